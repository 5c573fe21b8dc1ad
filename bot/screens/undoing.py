"""Taking a choice back: the button on private screens, and the vote of the others where one press isn't enough."""

from collections.abc import Container, Iterator

from bot.screens import custom_ids, layouts, story
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.items import UndoVoteOpened, UndoVoteOver
from bot.tables.undoing.offers import OFF, may_ask, offer_to, rule_of

VERB, AGREE, REFUSE = "undo", "undo_agree", "undo_refuse"

LINES = 3
"""So many lines of the story say what a vote is about."""


def rows(showing: Showing, seat: int | None) -> list[list[layouts.Control]]:
    """Give the button for a seat's last answer: to take it back by one press, or (by house rule) to ask the others.

    Nobody else may see it.
    """
    state = showing.state
    if seat is None or state.status != "playing":
        return []
    name = offer_to(state.document, seat)
    if name:
        return [[_button(showing, VERB, "undo-take-back", name)]]
    if may_ask(state.document, seat):
        return [[_button(showing, VERB, "undo-ask")]]
    return []


def possible(showing: Showing) -> bool:
    """Tell whether choices can be taken back at a table at all."""
    return showing.state.status == "playing" and rule_of(showing.state.document) != OFF


def vote(showing: Showing, payload: UndoVoteOpened, pinged: Container[int]) -> Screen:
    """Ask the others in public; of them only those in `pinged` are pinged."""
    text = showing.texts.say(
        showing.locale,
        "undo-vote",
        mentions=[f"<@{ask.user}>" for ask in payload.asks],
        player=showing.name(payload.seat),
        until=countdown(payload.until),
    )
    since = "\n".join(_since(showing, payload))
    buttons = _vote_buttons(showing, payload.name)
    return layouts.screen(
        showing.headed(f"{text}\n{since}"), [buttons], mentions=[ask.user for ask in payload.asks if ask.user in pinged]
    )


def _since(showing: Showing, payload: UndoVoteOpened) -> Iterator[str]:
    """Tell by the story how what would be taken back begins."""
    lines = story.lines(showing, payload.events) if payload.events else []
    if not lines:
        yield showing.say("undo-vote-nothing")
        return
    yield showing.say("undo-vote-since")
    yield from (f"> {line}" for line in lines[:LINES])
    if payload.more or len(lines) > LINES:
        yield "> " + showing.say("undo-vote-more")


def over(showing: Showing, payload: UndoVoteOver) -> Screen:
    """Say what came of the vote.

    Where the game has gone on, somebody may be voting in that very moment: Discord refuses a press on a button that is
    gone from its message, without asking us, so the buttons stay for a little while (`pressable`), and a press is told
    privately that it is too late.
    """
    text = showing.say(f"undo-vote-{payload.outcome}", player=showing.name(payload.seat))
    return layouts.screen(showing.headed(text), [_vote_buttons(showing, payload.name)] if payload.pressable else [])


def _vote_buttons(showing: Showing, name: str) -> list[layouts.Control]:
    return [
        _button(showing, AGREE, "undo-vote-agree", name),
        _button(showing, REFUSE, "undo-vote-refuse", name),
    ]


def _button(showing: Showing, verb: str, key: str, token: str = "") -> layouts.Control:
    return layouts.button(custom_ids.encode(showing.state.id, verb, token=token), showing.say(key))
