"""Remarkable plays of a finished game, and the vote for the play of the game below its result."""

from collections.abc import Callable, Sequence

from bot.games.core.highlights import Highlight
from bot.screens import custom_ids, layouts
from bot.screens.game import GameScreens
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.ballots import is_open
from bot.tables.document import Ballot
from bot.texts import unmarked
from bot.texts.values import Value

_ARGUMENTS: dict[str, Callable[[GameScreens, Highlight], Value]] = {
    "turn": lambda _, play: play.turn,
    "player": lambda game, play: game.showing.name(play.seat),
    "other": lambda game, play: game.showing.name(play.other),
    "card": lambda game, play: game.card(play.card),
    "cards": lambda game, play: [game.card(card) for card in play.cards],
    "count": lambda _, play: play.n,
    "before": lambda _, play: play.before,
}


def line(game: GameScreens, play: Highlight) -> str:
    """Tell a play in one line."""
    key = f"play-{play.kind}"
    return game.showing.say(key, **{name: _ARGUMENTS[name](game, play) for name in game.showing.texts.arguments(key)})


def told(showing: Showing, *, brief: bool = False) -> list[str]:
    """Tell what stands below the result: what can be voted for, or what came of it; nothing without a vote.

    `brief`: what can be voted for stands in the menu alone.
    """
    ballot = showing.state.document.ballot
    if ballot is None:
        return []
    texts, locale, game = showing.texts, showing.locale, game_of(showing)
    if ballot.tally is None:
        lines = [f"{place}. {line(game, play)}" for place, play in enumerate(ballot.plays, 1)]
        asked = texts.say(locale, "play-vote", until=_clock_time(ballot.until))
        return ["\n".join([asked, *([] if brief else lines)])]
    best, votes = max(ballot.tally), sum(ballot.tally)
    if not votes:
        return []
    lines = [line(game, play) for play, count in zip(ballot.plays, ballot.tally, strict=True) if count == best]
    key = "play-vote-won" if len(lines) == 1 else "play-vote-shared"
    return ["\n".join([texts.say(locale, key, count=best, votes=votes), *lines])]


def controls(showing: Showing) -> list[Sequence[layouts.Control]]:
    """Give the row below everything else, while votes are being taken."""
    ballot = showing.state.document.ballot
    if ballot is None or not is_open(ballot):
        return []
    game = game_of(showing)
    options = [
        layouts.Option(str(place), f"{place + 1}. {unmarked(line(game, play))}")
        for place, play in enumerate(ballot.plays)
    ]
    return [[layouts.menu(custom_ids.encode(showing.state.id, "play_vote"), showing.say("play-vote-menu"), options)]]


def taken(showing: Showing, ballot: Ballot, play: int) -> Screen:
    """Tell whoever voted, in private, what counts as their vote."""
    told = showing.texts.say(showing.locale, "play-vote-taken", until=_clock_time(ballot.until))
    return layouts.screen([f"{told}\n{line(game_of(showing), ballot.plays[play])}"])


def _clock_time(at: float) -> str:
    """Give an instant (seconds since the epoch) as the time of day where the reader is."""
    return f"<t:{int(at)}:t>"
