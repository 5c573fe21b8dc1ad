"""Who begins a game: the host's choice (private), the vote on it (public) and what came of it."""

from collections.abc import Container

from bot.content.library import Library
from bot.screens import custom_ids, layouts
from bot.screens.layouts import Option
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.document import CHANCE, FIRST_VOTE
from bot.tables.first_player import candidate
from bot.tables.items import FirstVoteOpened, FirstVoteOver


def ask_host(showing: Showing) -> Screen:
    """Ask the host who begins, when Start was pressed without a choice: the game begins with the answer."""
    return layouts.screen([showing.say("first-choose")], [[menu(showing, "start_first")]])


def menu(showing: Showing, verb: str) -> layouts.Select:
    """Give the seats to choose from, and chance; what is chosen already stands there."""
    document = showing.state.document
    labels = {seat: showing.say("first-option", player=showing.plain(seat)) for seat in range(len(document.seats))}
    labels[CHANCE] = showing.say("first-chance")
    options = [
        Option(candidate(document, seat), label, chosen=document.first == seat) for seat, label in labels.items()
    ]
    return layouts.menu(custom_ids.encode(showing.state.id, verb), showing.say("first-choose-menu"), options)


def picked(showing: Showing) -> str:
    """Say whom the host has picked so far."""
    texts, locale, first = showing.texts, showing.locale, showing.state.document.first
    if first is None:
        return texts.say(locale, "first-not-picked", host=showing.host())
    if first == CHANCE:
        return texts.say(locale, "first-picked-chance")
    return texts.say(locale, "first-picked", player=showing.name(first))


def vote(showing: Showing, library: Library) -> str:
    """Ask the table in public, with how many have voted; not for whom."""
    texts, locale, state = showing.texts, showing.locale, showing.state
    under_way = state.document.first_vote
    votes = len(under_way.votes) if under_way is not None else 0
    told = texts.say(locale, "first-vote", question=_question(showing, library), until=countdown(_until(showing)))
    count = texts.say(locale, "first-votes-so-far", votes=votes, count=len(state.document.people()))
    return f"{told}\n{count}"


def buttons(showing: Showing) -> list[layouts.Control]:
    """Give a button for each seat that can be voted for."""
    document = showing.state.document
    return [
        layouts.button(
            custom_ids.encode(showing.state.id, "vote_first", candidate(document, seat)), showing.plain(seat)
        )
        for seat in range(len(document.seats))
    ]


def call(
    showing: Showing, library: Library, payload: FirstVoteOpened, link: str, pinged: Container[int] = ()
) -> Screen:
    """Call everybody to the vote, which can be cast here as well; of them only those in `pinged` are pinged."""
    mentions = [f"<@{ask.user}>" for ask in payload.asks]
    texts, locale, until = showing.texts, showing.locale, countdown(_until(showing) or payload.until)
    question = _question(showing, library)
    text = texts.say(locale, "first-vote-call", mentions=mentions, question=question, until=until, link=link)
    return layouts.screen(
        showing.headed(text), [buttons(showing)], mentions=[ask.user for ask in payload.asks if ask.user in pinged]
    )


def over(showing: Showing, payload: FirstVoteOver) -> Screen:
    """Say what came of the vote."""
    if payload.first < 0:
        return layouts.screen(showing.headed(showing.say("first-vote-off")))
    first, votes = showing.name(payload.first), payload.votes[payload.first]
    if not votes:
        key = "first-vote-none"
    elif payload.tied:
        key = "first-vote-tied"
    else:
        key = "first-vote-won"
    return layouts.screen(showing.headed(showing.say(key, player=first, count=votes)))


def _question(showing: Showing, library: Library) -> str:
    return showing.say(f"first-vote-{library.game(showing.state.document.preset)}")


def _until(showing: Showing) -> float:
    return next((alarm.at for alarm in showing.state.alarms if alarm.kind == FIRST_VOTE), 0.0)
