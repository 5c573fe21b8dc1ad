"""The board: one public message that shows a running game, kept in step."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens import custom_ids, layouts, limits, prompts
from bot.screens.board_lines import FULL, STEPS, Detail, seat_lines
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.story import lines

LAST_LINES = 3
"""How much of the story stands on the board: mostly a play and what came of it."""


def board(showing: Showing, last: Sequence[Event] = ()) -> Screen:
    """Show the game to everybody. `last` are the latest facts, of which the last lines are shown.

    A frozen table may have no game that can be read: then that is all there is to say.
    """
    if showing.state.match is None:
        heading = showing.texts.say(showing.locale, "table-title", table=showing.state.id)
        return layouts.screen([f"### {heading}", showing.texts.say(showing.locale, "error-frozen")])
    told = lines(showing, last)
    for detail in STEPS:
        texts = _texts(showing, detail, " ".join(told[-LAST_LINES:] if detail == FULL else told[-1:]))
        if limits.fits(texts):
            return layouts.screen(texts, [_buttons(showing)])
    return layouts.screen(_texts(showing, STEPS[-1], ""), [_buttons(showing)])


def _texts(showing: Showing, detail: Detail, fact: str) -> list[str]:
    seats = [line for seat in range(len(showing.public.seats)) for line in seat_lines(showing, seat, detail)]
    texts = [_heading(showing), "\n".join(seats), _piles(showing)]
    if fact:
        texts[-1] += "\n" + showing.texts.say(showing.locale, "board-last", fact=fact)
    return texts


def _heading(showing: Showing) -> str:
    texts, locale, state = showing.texts, showing.locale, showing.state
    turn = showing.public.turns
    if state.status not in ("playing", "frozen"):
        return f"### {texts.say(locale, 'board-heading-over', table=state.id, turns=turn)}"
    if turn:
        heading = texts.say(locale, "board-heading", table=state.id, turn=turn)
    else:
        heading = texts.say(locale, "board-heading-begins", table=state.id)
    if state.status == "frozen":
        return f"### {heading}\n{texts.say(locale, 'error-frozen')}"
    asked = [prompts.public(showing, waiting) for waiting in state.waiting()]
    return "\n".join([f"### {heading}", *asked])


def _piles(showing: Showing) -> str:
    texts, locale, look = showing.texts, showing.locale, showing.public
    if look.discard:
        top = showing.card(look.discard[0])
        piles = texts.say(locale, "board-piles", deck=look.deck, discard=len(look.discard), top=top)
    else:
        piles = texts.say(locale, "board-piles-no-discard", deck=look.deck)
    if not showing.book.nursery:
        return piles
    nursery = texts.say(locale, "board-nursery", nursery=len(look.nursery))
    return texts.say(locale, "board-between").join([piles, nursery])


def _buttons(showing: Showing) -> list[layouts.Control]:
    """My hand only while there is something to do; the story and the rules stay."""
    table = showing.state.id
    hand = layouts.button(custom_ids.encode(table, "hand"), showing.say("board-my-hand"), layouts.PRIMARY)
    others: list[layouts.Control] = [
        layouts.button(custom_ids.encode(table, verb), showing.say(f"board-{verb}"))
        for verb in ("story", "rules", "more")
    ]
    return [hand, *others] if showing.state.status == "playing" else others
