"""Games played by chance, the same in every language: what is asked at each kind of moment, the story, the end."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.core.highlights import Highlight
from bot.games.hunt import highlights as hunt_plays
from bot.games.stables import highlights as stable_plays
from bot.screens import board, calls, direct, end, hand, plays, replay, watching, window
from bot.screens.games import game_of
from bot.screens.hunt.showing import HuntShowing
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.stables.showing import StableShowing
from bot.store.records import Status
from bot.tables.document import Ballot
from bot.tables.items import Ask, Call, End
from bot.tables.ports import PlayedMatch
from bot.tables.replay import Past
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import LIBRARY, UNTIL, Game, state_of, window_of

PRESETS = ("second", "kids", "hunt")
NAMES = ("Ann", "Bob", "", "Dan")
LINK = "https://board"
SEED = "gallery"
LONGEST_STORY = 150
AnyGame: TypeAlias = Game | HuntGame
Screens: TypeAlias = list[tuple[str, Screen]]


def start(texts: Texts, locale: Locale, preset: str) -> AnyGame:
    """Deal the game of the gallery."""
    hunting = preset == "hunt"
    made = HuntGame(texts, 4, SEED, names=NAMES) if hunting else Game(texts, 4, SEED, NAMES, {}, preset)
    made.document.language = locale.value
    return made


def shown(game: AnyGame, locale: Locale) -> StableShowing | HuntShowing:
    """The game's table in a language."""
    return replace(game.showing, locale=locale)


def moments(texts: Texts, locale: Locale, preset: str) -> Screens:
    """Show the board, the call and the private question at the first moment of each kind."""
    game = start(texts, locale, preset)
    seen: set[str] = set()
    told: Screens = []
    for asked in game.play():
        if asked.kind not in seen:
            seen.add(asked.kind)
            told += [(f"{asked.kind}: {title}", screen) for title, screen in _moment(game, shown(game, locale), asked)]
    return told


def _moment(game: AnyGame, showing: StableShowing | HuntShowing, asked: Decision) -> Iterator[tuple[str, Screen]]:
    yield "board", board.board(showing, game.latest)
    ask = Ask(seat=asked.seat, user=100 + asked.seat, decision=asked.kind, source=asked.source)
    yield "call", calls.call(showing, Call(token=showing.state.token(asked.id), asks=(ask,), until=UNTIL), LINK)
    if asked.kind == "window" and isinstance(showing, StableShowing):
        yield "window", window.window(showing, window_of(showing, asked, game.latest))
    yield "hand", hand.hand(showing, asked.seat)
    if asked.kind in ("action", "window", "bid"):
        yield "hand of another", hand.hand(showing, (asked.seat + 1) % len(NAMES))
    if asked.kind == "bid":
        yield "direct message", direct.asking(showing, asked.seat, LINK, [], recap=_recap(game, showing, asked.seat))
    if asked.kind in ("action", "bid"):
        yield "watched", watching.live(showing, LIBRARY, game.latest)


def _recap(game: AnyGame, showing: Showing, seat: int) -> str:
    return game_of(showing).recap(seat, game.told)


def story(texts: Texts, locale: Locale, preset: str) -> list[str]:
    """Tell the game to everybody, then its beginning again to the first seat."""
    game = start(texts, locale, preset)
    for _ in game.play():
        pass
    screens = game_of(shown(game, locale))
    return [
        *screens.story(game.told, None)[:LONGEST_STORY],
        "==== as the first seat reads it",
        *screens.story(game.told, 0)[: LONGEST_STORY // 2],
    ]


def ends(texts: Texts, locale: Locale, preset: str) -> Screens:
    """Show the end, for each way a game can end."""
    game = start(texts, locale, preset)
    for _ in game.play():
        pass
    showing, outcome = shown(game, locale), game.match.outcome
    assert outcome is not None
    ways = {
        "hunt": ("points", "unicorns", "shared", "double_rainbow", "host", "moderator", "nobody_left"),
    }.get(preset, ("unicorns", "deck", "letters", "shared", "tie", "host", "moderator", "nobody_left"))
    none = ("tie", "host", "moderator", "nobody_left")
    told: Screens = [("board", board.board(showing, game.latest)), ("hand", hand.hand(showing, 0))]
    for way in ways:
        winners = () if way in none else (0, 1) if way == "shared" else outcome.winners
        told.append((way, end.end(showing, End(winners=winners, reason=way, seconds=1900.0))))
    over = End(winners=outcome.winners, reason=outcome.reason, seconds=1900.0)
    return [*told, *_votes(game, showing, over)]


def looking_back(texts: Texts, locale: Locale, preset: str) -> Screens:
    """Show the replay of a game at its beginning, in its middle and at its end."""
    game = start(texts, locale, preset)
    steps: list[tuple[PlayedMatch, tuple[Event, ...]]] = []
    for _ in game.play():
        steps.append((game.match.copy(), tuple(event.opened() for event in game.latest)))
    steps.append((game.match, tuple(event.opened() for event in game.latest)))
    past = Past(tuple(range(len(steps))), tuple(events for _, events in steps))
    told: Screens = []
    for place in (0, len(steps) // 2, len(steps) - 1):
        status: Status = "over" if place == len(steps) - 1 else "playing"
        state = state_of(steps[place][0], game.document, status)
        showing = Showing(texts, locale, structs.replace(state, alarms=()), opened=True)
        told.append((f"step {place + 1}", replay.replay(showing, past, place)))
    return told


def _votes(game: AnyGame, showing: StableShowing | HuntShowing, over: End) -> Iterator[tuple[str, Screen]]:
    """The vote for the play of the game: open, with every kind of play, decided, tied; and what is said in private."""
    kinds = hunt_plays.KINDS if isinstance(game, HuntGame) else stable_plays.KINDS
    card, other = ("legend_c", "topsy") if isinstance(game, HuntGame) else game.match.book.ids[15:17]
    ballot = Ballot(
        plays=[
            Highlight(kind, 12, 0, 1, card, ("4", "4") if kind == "hunt-tied" else (other,), 3, 2) for kind in kinds
        ],
        until=UNTIL,
    )
    game.document.ballot = ballot
    yield "vote", end.end(showing, over)
    yield "vote, private", plays.taken(showing, ballot, 0)
    for tally in ([5, *[0] * (len(kinds) - 1)], [2, 2, *[1] * (len(kinds) - 2)]):
        ballot.tally = tally
        yield "vote decided", end.end(showing, over)
