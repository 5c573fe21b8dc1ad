"""The whole story of a game as a text file, for whoever wants to keep it. Told as everybody may know it."""

import io
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import discord
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.screens import layouts, limits
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.story import lines
from bot.tables.items import End
from bot.texts import unmarked

OPENING = frozenset({"turn", "day", "hunt"})
"""The facts with which a new part of the story begins, under an empty line."""


def handed_out(showing: Showing, events: Sequence[Event]) -> Screen:
    """Hand out the file with all the public `events` of a table."""
    name = f"table-{showing.state.id}.txt"
    screen = layouts.screen([showing.texts.say(showing.locale, "story-file-here", table=showing.state.id)])
    container = screen.view.children[0]
    assert isinstance(container, discord.ui.Container)
    container.add_item(discord.ui.File(f"attachment://{name}"))
    return replace(screen, files=(discord.File(io.BytesIO(content(showing, events)), name),))


def content(showing: Showing, events: Sequence[Event]) -> bytes:
    """Write the file: who played what and when, what happened, how it ended. What Discord wouldn't take is cut off."""
    parts = ["\n".join(_head(showing)), *("\n".join(part) for part in _parts(showing, events))]
    text = "\n\n".join(unmarked(part) for part in [*parts, "\n".join(_result(showing))] if part)
    return f"{text}\n".encode()[: limits.FILE_BYTES].decode(errors="ignore").encode()


def _head(showing: Showing) -> Iterator[str]:
    texts, locale, document = showing.texts, showing.locale, showing.state.document
    yield f"{showing.game()} · {texts.say(locale, 'table-title', table=showing.state.id)}"
    began = datetime.fromtimestamp(document.started_at or document.opened_at, UTC)
    yield texts.say(locale, "story-file-began", date=f"{began:%Y-%m-%d %H:%M} UTC")
    for seat, record in enumerate(document.seats):
        key = "lobby-seat" if record.user else "lobby-seat.computer"
        yield showing.say(key, number=seat + 1, player=showing.name(seat))


def _parts(showing: Showing, events: Sequence[Event]) -> Iterator[list[str]]:
    """Tell the story part by part; each is told after the beginning of the one before, which a turn may refer to."""
    starts = [place for place, event in enumerate(events) if event.name in OPENING]
    before: list[Event] = []
    for start, end in zip([0, *starts], [*starts, len(events)], strict=True):
        yield lines(showing, [*before, *events[start:end]])[len(before) :]
        before = [events[start]] if start in starts else []


def _result(showing: Showing) -> list[str]:
    """Tell how it ended, if it has, as the public message does."""
    document = showing.state.document
    if document.started_at is None or document.ended_at is None or showing.state.status == "frozen":
        return []
    seconds = document.ended_at - document.started_at
    end = End(winners=tuple(document.winners), reason=document.ended_by, seconds=seconds)
    return game_of(showing).result(end)
