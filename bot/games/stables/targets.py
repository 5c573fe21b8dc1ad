"""What a step can reach: cards in stables by kind, and the way from answer keys back to cards."""

from collections.abc import Iterable, Sequence

from bot.games.core.choices import parse
from bot.games.stables import facts
from bot.games.stables.cards import Destroy, ReturnToHand, What
from bot.games.stables.table import Table

Pair = tuple[int, int]


def in_stable(table: Table, seat: int, what: What) -> list[int]:
    """Cards of a kind in a stable that effects can reach: never what can't leave it (KI-07).

    Pandas are no unicorns (R52), and untouchable where the table says so.
    """
    fits = table.book.of_kind[what]
    cards = table.cards
    stable = table.state.stables[seat]
    mask = table.facts.mask(seat)
    if mask & facts.NEVER_LEAVES:
        powers = table.book.powers
        stable = [card for card in stable if not powers[cards[card]] & facts.NEVER_LEAVES]
    if mask & facts.PANDAS and (
        what in ("unicorn", "basic") or (what == "card" and table.rules.panda_immune_to_any_card)
    ):
        unicorn = table.book.unicorn
        return [card for card in stable if fits[cards[card]] and not unicorn[cards[card]]]
    return [card for card in stable if fits[cards[card]]]


def in_reach(table: Table, seat: int, what: What, shelter: int) -> list[int]:
    """Cards of a kind in a stable that have no power of `shelter`."""
    cards = in_stable(table, seat, what)
    if not table.facts.mask(seat) & shelter:
        return cards
    return [card for card in cards if not table.facts.has(seat, card, shelter)]


def reachable(table: Table, seat: int, what: What, by_magic: bool) -> list[int]:
    """Cards of a kind in a stable that an effect can reach: some are beyond Magic (R45)."""
    return in_reach(table, seat, what, facts.UNTOUCHED_BY_MAGIC) if by_magic else in_stable(table, seat, what)


def sacrificeable(table: Table, seat: int, what: What, by_magic: bool) -> list[int]:
    """Cards of a kind that a seat can sacrifice (CZ-12, CZ-35)."""
    never = facts.NEVER_SACRIFICED_OR_DESTROYED
    return in_reach(table, seat, what, never | facts.UNTOUCHED_BY_MAGIC if by_magic else never)


def returnable(table: Table, seat: int, step: ReturnToHand, by_magic: bool) -> list[Pair]:
    """Cards that `seat` may return to their players' hands."""
    seats = table.clockwise(seat) if step.every or step.any else others(table, seat)
    return [(other, card) for other in seats for card in reachable(table, other, "card", by_magic)]


def others(table: Table, seat: int) -> Sequence[int]:
    """The other seats, clockwise from the next one."""
    return table.clockwise(seat)[1:]


def destroyable(table: Table, seat: int, step: Destroy, by_magic: bool) -> list[Pair]:
    """Cards that `seat` may destroy: other stables' only (CZ-13), none that is protected (R62, R69)."""
    seats = table.clockwise(seat) if table.rules.destroy_own else others(table, seat)
    shelter = facts.NEVER_SACRIFICED_OR_DESTROYED
    if by_magic:
        shelter |= facts.MAGIC_CANNOT_DESTROY_IT | facts.UNTOUCHED_BY_MAGIC
    pairs: list[Pair] = []
    for other in seats:
        mask = table.facts.mask(other)
        sheltered = mask & (facts.UNICORNS_INDESTRUCTIBLE | facts.PANDAS) == facts.UNICORNS_INDESTRUCTIBLE
        for card in in_reach(table, other, step.what, shelter):
            if not (sheltered and table.book.unicorn[table.cards[card]]):
                pairs.append((other, card))
    return pairs


def stealable(table: Table, seat: int, what: What, victims: Iterable[int], by_magic: bool) -> list[Pair]:
    """Cards of a kind that `seat` may take into its stable from the `victims`' stables."""
    return [
        (other, card)
        for other in victims
        for card in reachable(table, other, what, by_magic)
        if table.facts.may_enter(seat, card)
    ]


def goals(table: Table, seat: int, source: int, card: int) -> list[int]:
    """The stables into which `seat` may move a card that lies in the stable `source`."""
    return [other for other in table.clockwise(seat) if other != source and table.facts.may_enter(other, card)]


def movable(table: Table, seat: int, aims: Sequence[int], by_magic: bool) -> list[Pair]:
    """Upgrades and downgrades that `seat` may move: from any stable to any other, or between the two `aims` (R77)."""
    return [
        (source, card)
        for source in aims[:1] or table.clockwise(seat)
        for card in reachable(table, source, "attachment", by_magic)
        if any(not aims or goal == aims[1] for goal in goals(table, seat, source, card))
    ]


def revivable(table: Table, seat: int) -> list[int]:
    """Unicorn cards in the discard pile that may enter the seat's stable (R73), top first."""
    unicorn = table.book.unicorn
    return [
        card
        for card in reversed(table.state.discard)
        if unicorn[table.cards[card]] and table.facts.may_enter(seat, card)
    ]


def of_kind(table: Table, cards: Iterable[int], what: What) -> list[int]:
    """The cards of a kind among cards outside stables, where no unicorn is ever a Panda (R55)."""
    fits = table.book.of_kind[what]
    return [card for card in cards if fits[table.cards[card]]]


def keys(table: Table, pairs: Iterable[Pair], distinct: bool = True) -> list[str]:
    """Answer keys for cards in stables; alike ones are one answer unless several are picked."""
    names = [table.book.stable_keys[seat][table.cards[card]] for seat, card in pairs]
    return list(dict.fromkeys(names)) if distinct else names


def card_keys(table: Table, cards: Iterable[int], prefix: list[str], distinct: bool = True) -> list[str]:
    """Answer keys for cards elsewhere; `prefix` is one of the book's key lists."""
    names = [prefix[table.cards[card]] for card in cards]
    return list(dict.fromkeys(names)) if distinct else names


def find(table: Table, cards: Iterable[int], name: str, taken: Iterable[int] = ()) -> int | None:
    """The first card with that id among `cards` that isn't `taken` yet."""
    number = table.book.number[name]
    return next((card for card in cards if table.cards[card] == number and card not in taken), None)


def locate(table: Table, picks: Iterable[str]) -> list[Pair]:
    """The cards in stables that answer keys name; what has gone meanwhile is left out."""
    found: list[Pair] = []
    for pick in picks:
        choice = parse(pick)
        card = find(table, table.state.stables[choice.seat], choice.card, [taken for _, taken in found])
        if card is not None:
            found.append((choice.seat, card))
    return found


def from_hand(table: Table, seat: int, picks: Iterable[str]) -> list[int]:
    """The cards of a hand that answer keys name."""
    found: list[int] = []
    for pick in picks:
        card = find(table, table.state.hands[seat], pick, found)
        if card is not None:
            found.append(card)
    return found
