"""Which games a simulation deals: all alike, or each with house rules of its own drawn by chance."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from bot.content.errors import BadRule, ContentError
from bot.content.library import Library
from bot.content.rule import Rule, RuleValue, word
from bot.games.hunt.match import HuntMatch
from bot.games.stables.match import StableMatch


class Deal(Struct, frozen=True):
    """What a game is dealt from, and kinds of `players` by seat where they go with the deal.

    `str` of it is enough to deal it again.
    """

    preset: str
    seats: int
    seed: str
    rules: Mapping[str, RuleValue]
    players: tuple[str, ...] = ()

    def start(self, library: Library) -> StableMatch | HuntMatch:
        """Deal the game. Raises `ContentError`."""
        return library.new_game(self.preset, self.rules, self.seats, self.seed)

    def __str__(self) -> str:
        rules = " ".join(f"{key}={word(value)}" for key, value in self.rules.items())
        players = ",".join(self.players)
        more = f", players {players}" if players else ""
        return f"{self.preset}, {self.seats} seats, seed {self.seed}{more}" + (f", {rules}" if rules else "")


def alike(preset: str, seats: int, games: int, seed: str, rules: Mapping[str, RuleValue]) -> Iterator[Deal]:
    """Yield `games` games that differ by their seed alone."""
    for number in range(games):
        yield Deal(preset, seats, f"{seed}:{number}", rules)


def drawn(library: Library, presets: Sequence[str], seats: int | None, games: int, seed: str) -> Iterator[Deal]:
    """Yield `games` games with legal house rules, a preset of `presets` and, without `seats`, seats drawn by chance.

    Presets that so many can't play are left out. Raises `ContentError` if none is left.
    """
    rng = Random(f"rules:{seed}")
    fitting = [preset for preset in presets if seats is None or seats in library.seats(preset)]
    if not fitting:
        raise ContentError("house rules", ", ".join(presets), f"{seats} seats can't play it")
    for number in range(games):
        preset = rng.choice(fitting)
        players = rng.choice(library.seats(preset)) if seats is None else seats
        yield Deal(preset, players, f"{seed}:{number}", draw_rules(library, preset, players, rng))


def draw_rules(library: Library, preset: str, seats: int, rng: Random) -> dict[str, RuleValue]:
    """Draw a value for every rule of a preset's game, again and again until so many can play with them."""
    decks = library.shelf.names()
    schema = library.houserules.rules_of(library.houserules.preset(preset).game)
    while True:
        rules = {key: _draw(rule, rng, decks) for key, rule in schema.items()}
        try:
            library.check(preset, rules, seats)
        except BadRule:
            continue
        return rules


def _draw(rule: Rule, rng: Random, decks: Sequence[str]) -> RuleValue:
    """Draw any value; of numbers either bound as often as all between them; of `decks` some."""
    if rule.bounds is not None:
        words = [rule.alternative] if rule.alternative else []
        return rng.choice([*rule.bounds, rng.randint(*rule.bounds), *words])
    return rng.sample(decks, rng.randint(0, len(decks))) if rule.of else rng.choice(rule.choices)
