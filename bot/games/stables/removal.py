"""Sacrificing and destroying, and the two cards that stand in: Phoenix and Black Knight."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import facts, rulings, targets, zones
from bot.games.stables.state import Removal
from bot.games.stables.table import Table

Pair = tuple[int, int]


def start(table: Table, victims: list[Pair], *, destroyed: bool, source: str) -> None:
    """Sacrifice or destroy cards (seat, card) together, asking owners who could replace it first."""
    removal = Removal(destroyed, victims, source=source)
    if any(_rescues(table, removal, victim) for victim in victims):
        table.state.stack.append(removal)
    else:
        _carry_out(table, removal)


def _rescues(table: Table, removal: Removal, victim: Pair) -> list[int]:
    """The cards that could save a victim: itself by a discard (R67), a Black Knight (R66)."""
    seat, card = victim
    stable = table.state.stables[seat]
    ways: list[int] = []
    if table.state.hands[seat] and table.facts.has(seat, card, facts.DISCARD_TO_STAY):
        ways.append(card)
    mask = table.facts.mask(seat)
    unicorn = table.book.unicorn[table.cards[card]] and not mask & facts.PANDAS
    if removal.destroyed and unicorn and mask & facts.DIES_FOR_ANOTHER:
        doomed = [other for _, other in removal.victims]
        ways += [
            other for other in stable if other not in doomed and table.facts.has(seat, other, facts.DIES_FOR_ANOTHER)
        ]
    return ways


def advance(table: Table, removal: Removal) -> None:
    """Ask the next owner, or carry the removal out once all have been asked."""
    while removal.settled < len(removal.victims):
        victim = removal.victims[removal.settled]
        if removal.saving >= 0:
            hand = targets.card_keys(table, table.state.hands[victim[0]], table.book.ids)
            table.ask(victim[0], "discard", hand, open_=False, source=table.id(victim[1]))
            return
        ways = _rescues(table, removal, victim)
        if ways:
            table.ask(
                victim[0],
                "replace",
                list(dict.fromkeys(table.book.use_keys[table.cards[card]] for card in ways)),
                ("skip",),
                source=table.id(victim[1]),
            )
            return
        removal.settled += 1
    table.state.stack.pop()
    _carry_out(table, removal)


def answered(table: Table, removal: Removal, asked: Decision, picks: list[str]) -> None:
    """Take the owner's answer: a card to discard, a replacement to use, or `skip`."""
    del asked
    victim = removal.victims[removal.settled]
    seat, card = victim
    if removal.saving >= 0:
        zones.discard(table, seat, targets.from_hand(table, seat, picks), why=table.id(card))
        _spare(table, removal, victim, by=card)
        rulings.counts_as_done(table, victim)
        removal.saving = -1
    elif picks == ["skip"]:
        removal.settled += 1
    else:
        name = picks[0].removeprefix("use ")
        helper = next(way for way in _rescues(table, removal, victim) if table.id(way) == name)
        if helper == card:
            removal.saving = card
        else:
            _spare(table, removal, victim, by=helper)
            _carry_out(table, Removal(False, [(seat, helper)], source=name))
            rulings.counts_as_done(table, victim)


def _spare(table: Table, removal: Removal, victim: Pair, by: int) -> None:
    removal.victims.remove(victim)
    table.tell(Event("saved", victim[0], card=table.id(victim[1]), why=table.id(by)))


def _carry_out(table: Table, removal: Removal) -> None:
    """Take the victims out together: to the nursery (CZ-04), the hand (R49) or the discard pile.

    What they set off themselves comes before Barbed Wire, which could take the card that a Phoenix needs in the hand.
    """
    state = table.state
    flying = [table.facts.has(seat, card, facts.RETURNS_TO_HAND) for seat, card in removal.victims]
    for seat, card in removal.victims:
        if not table.facts.hushed(seat):
            zones.queue(table, seat, card, "sacrificed_or_destroyed")
    zones.leave_together(table, removal.victims)
    for (seat, card), flies in zip(removal.victims, flying, strict=True):
        name = "destroyed" if removal.destroyed else "sacrificed"
        table.tell(Event(name, seat, card=table.id(card), why=removal.source))
        if flies or table.book.types[table.cards[card]] == "baby":
            home = zones.to_hand(table, seat, card)
            table.tell(Event("returns_to_hand" if home else "returns_to_nursery", seat, card=table.id(card)))
        else:
            state.discard.append(card)
