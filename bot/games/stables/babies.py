"""The start: everybody chooses a Baby at the same time, first come, first served (FR-03, CZ-04, KI-02)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import targets
from bot.games.stables.state import Babies, Turn
from bot.games.stables.table import Table


def advance(table: Table, frame: Babies) -> None:
    """Ask every seat, or deal the Babies by chance; then the first turn begins."""
    state = table.state
    if not frame.asked:
        frame.asked = True
        step = table.new_step()
        for seat in table.clockwise(frame.first):
            if table.rules.baby_choice == "random":
                _take(table, seat, state.nursery[state.chance.below(len(state.nursery))])
            else:
                table.ask(seat, "baby", targets.card_keys(table, state.nursery, table.book.nursery_keys), step=step)
        return
    if not table.book.nursery:
        state.removed, state.nursery = state.nursery, []
    state.stack[-1] = Turn(frame.first)


def answered(table: Table, frame: Babies, asked: Decision, picks: list[str]) -> None:
    """Give a seat its Baby; the others choose among what is left."""
    del frame
    name = picks[0].removeprefix("nursery/")
    card = targets.find(table, table.state.nursery, name)
    assert card is not None
    _take(table, asked.seat, card)
    for other in table.state.pending:
        other.options.remove(picks[0])


def _take(table: Table, seat: int, card: int) -> None:
    table.state.nursery.remove(card)
    table.state.stables[seat].append(card)
    table.facts.changed(seat)
    table.tell(Event("takes_baby", seat, card=table.id(card)))
