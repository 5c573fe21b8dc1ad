"""The menu below the end of a game: everybody's vote for the play of the game."""

from bot.client.caller import Refusal
from bot.client.press import Press, Routes
from bot.screens import plays
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def vote(press: Press) -> Screen:
    """Take a person's vote, or change it."""
    caller, picked = press.caller, press.picked()
    play = int(picked) if picked.isascii() and picked.isdigit() else -1
    try:
        state = await caller.services.tables.ballots.vote(press.table, caller.user, play)
    except TableError as error:
        if error.reason == "stale":
            raise Refusal(caller.say("play-vote-over")) from error
        raise
    assert state.document.ballot is not None
    return plays.taken(caller.showing(state), state.document.ballot, play)


ROUTES: Routes = {"play_vote": vote}
