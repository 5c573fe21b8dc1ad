"""Which hint somebody gets with a private message: one they haven't had, as long as they want any."""

from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from bot.games.core.decisions import Decision
from bot.screens.game import Hint
from bot.screens.games import game_of
from bot.screens.showing import Showing
from bot.store.repository import Repository
from bot.tables.hints import Hints, read_hints, write_hints

NOTHING_ASKED = "-"
WINDOW = "window"
"""The name of the hint about reaction windows."""

Newcomers = Callable[[Iterable[int]], Awaitable[bool]]
"""Tells whether any of some people needs to be told what a reaction window is."""


async def hint_for(repository: Repository, user: int, showing: Showing, asked: Decision | None) -> Hint | None:
    """Give the hint for what a person is `asked` now, and note that they have had it.

    It stays with the decision for which it was first shown. Whoever has played a game to its end before this bot had
    hints gets none unless they ask for them.
    """
    state = showing.state
    seat = state.seat_of(user)
    if seat is None or state.match is None or state.status != "playing":
        return None
    known = await _wanted(repository, user)
    if not known.on:
        return None
    moment = f"{state.id}:{state.token(asked.id) if asked is not None else NOTHING_ASKED}"
    return await _one(repository, user, known, game_of(showing).hints(seat, asked), moment)


async def newcomer_among(repository: Repository, users: Iterable[int]) -> bool:
    """Tell whether any of these people wants hints and hasn't had the one about reaction windows."""
    for user in users:
        known = await _wanted(repository, user)
        if known.on and WINDOW not in known.seen:
            return True
    return False


async def nobody_new(users: Iterable[int]) -> bool:
    """Explain nothing, whoever is asked."""
    del users
    return False


async def _wanted(repository: Repository, user: int) -> Hints:
    """Read what is known about a person's hints; whether they want any is settled now if it wasn't."""
    known = await read_hints(repository, user)
    if known.on is None:
        known = replace(known, on=not await repository.tables(("over", "ended"), member=user))
        await write_hints(repository, user, known)
    return known


async def _one(repository: Repository, user: int, known: Hints, offered: list[Hint], moment: str) -> Hint | None:
    if known.moment == moment:
        return next((hint for hint in offered if hint.name == known.name), None)
    for hint in offered:
        if hint.name not in known.seen:
            seen = (*known.seen, hint.name)
            await write_hints(repository, user, replace(known, seen=seen, name=hint.name, moment=moment))
            return hint
    return None


async def switch_hints(repository: Repository, user: int, *, on: bool) -> None:
    """Let a person have all hints once more, or none."""
    await write_hints(repository, user, Hints(on=on))
