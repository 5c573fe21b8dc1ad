"""The reaction window: everybody but the player of the top card may answer it (CZ-20, R24-R28)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import facts, rulings, targets
from bot.games.stables.state import Play
from bot.games.stables.table import Table

_SILENT = ["pass"]


def top(play: Play) -> tuple[int, int]:
    """The seat and card on top of the chain: what an answer would stop."""
    return play.chain[-1] if play.chain else (play.seat, play.card)


def answerable(table: Table, play: Play) -> bool:
    """Tell whether the top card can be answered at all: no Super Neigh (RO-02), no Yay before its player (R27)."""
    seat, card = top(play)
    if table.book.powers[table.cards[card]] & facts.CANNOT_BE_NEIGHED:
        return False
    return not table.facts.mask(seat) & facts.PLAYS_CANNOT_BE_NEIGHED


def open_(table: Table, play: Play) -> None:
    """Ask every other seat. Whom public facts silence has only `pass`; hidden cards never do (secrecy.md)."""
    seat, card = top(play)
    step = table.new_step()
    source = table.id(card)
    for other in table.clockwise(seat)[1:]:
        if table.facts.mask(other) & facts.NO_NEIGHS or not table.state.hands[other]:
            asked = Decision(step, other, "window", _SILENT[:], source=source)
        else:
            asked = Decision(step, other, "window", answers(table, other), open=False, source=source)
        table.state.pending.append(asked)


def answers(table: Table, seat: int) -> list[str]:
    """The answers a seat has by its hand."""
    cards, fits = table.cards, table.book.of_kind["neigh"]
    names = [table.book.ids[cards[card]] for card in table.state.hands[seat] if fits[cards[card]]]
    return [*dict.fromkeys(names), "pass"] if names else ["pass"]


def answered(table: Table, play: Play, asked: Decision, picks: list[str]) -> None:
    """Let it be, or put a Neigh on top: the first one accepted counts, and closes this window (decision 15)."""
    name = picks[0]
    if name == "pass":
        return
    state = table.state
    (card,) = targets.from_hand(table, asked.seat, [name])
    target = top(play)
    state.hands[asked.seat].remove(card)
    state.pending.clear()
    play.chain.append((asked.seat, card))
    play.stage = "open"
    table.tell(Event("neighs", asked.seat, target[0], card=name, why=table.id(target[1])))


def close(table: Table, play: Play) -> bool:
    """Resolve the chain from the top once nobody answers any more; tell whether the played card goes through.

    Each Neigh stops the card below it (R24). Below a card that nobody could answer, the card that comes to light may
    be answered anew unless the rules say that it closes the chain (R25): then `stage` is `open` again.
    """
    while play.chain:
        reopen = not answerable(table, play) and not table.rules.super_neigh_closes_chain
        seat, card = play.chain.pop()
        table.state.discard.append(card)
        stopped = table.id(top(play)[1])
        table.tell(Event("stops", seat, top(play)[0], card=stopped, why=table.id(card)))
        if not play.chain:
            return False
        table.state.discard.append(play.chain.pop()[1])
        if reopen:
            play.stage = "open"
            rulings.open_again(table, *top(play), closing=card)
            return True
    return True
