"""Says what has to be said once about a table, in order."""

import logging
from collections.abc import Callable

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.client.calls import CHANNEL_GONE, FORBIDDEN, Channels, Failed
from bot.client.ending import Endings
from bot.client.hints import Newcomers, nobody_new
from bot.client.links import board_link
from bot.client.own_threads import settle_in_thread
from bot.client.painter import Painter
from bot.client.pings import Habits, always, pinged
from bot.client.stuck import TRANSIENT, Stuck
from bot.client.wall_time import wall_time
from bot.content.library import Library
from bot.games.core.events import Event
from bot.screens import calls, first_player, notices, rematch, undoing, window
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.errors import StoreError
from bot.store.records import Item
from bot.tables.document import FIRST_VOTE
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.items import (
    BallotOver,
    Call,
    End,
    FirstVoteOpened,
    FirstVoteOver,
    Moved,
    Notice,
    RematchCalled,
    Story,
    UndoVoteOpened,
    UndoVoteOver,
    Window,
    WindowClosed,
    payload_of,
)
from bot.tables.outbox import Said
from bot.tables.rematches import REMATCH
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.tables.tokens import reminder
from bot.texts import Locale, Texts

log = logging.getLogger(__name__)


RECENT_STEPS = 8
"""How many of a game's last steps may have left a call behind when the program starts again."""


class PostedCall(Struct, frozen=True):
    """Where a call stands, and the token of the decision that it is about."""

    channel: int
    message: int
    token: str


class Posted(Struct, frozen=True):
    """What was said and where it stands."""

    item: Item
    channel: int
    message: int


class Speaker:
    """Sends the queue of any table. Only what somebody must see at once becomes a message; the rest is the board's."""

    def __init__(
        self,
        tables: Tables,
        channels: Channels,
        texts: Texts,
        library: Library,
        habits: Habits = always,
        painter: Painter | None = None,
        newcomers: Newcomers = nobody_new,
        now: Callable[[], float] = wall_time,
    ) -> None:
        self._tables = tables
        self._habits = habits
        self._channels = channels
        self._texts = texts
        self._library = library
        self._newcomers = newcomers
        self._endings = Endings(tables, channels, painter, now)
        self._calls: dict[int, list[PostedCall]] = {}
        self._begun: dict[int, int] = {}

    async def say_all(self, table: int) -> int:
        """Say everything that waits; gives how many messages were posted.

        Raises `Stuck`, what is `TRANSIENT`, and what the tables raise: then the same is said again later.
        """
        outbox = self._tables.outbox
        posted = 0
        pending = await outbox.pending(table)
        for place, item in enumerate(pending):
            state = await self._tables.look(table)
            try:
                message = await self._say(state, item, _events_after(pending[place:]), again=self._again(table, item))
            except (Stuck, StoreError, TableError, *TRANSIENT):
                raise
            except Exception as fault:  # noqa: BLE001 - one thing that can't be said must not silence the table
                log.error("table %s: item %s can't be said: %s", table, item.number, _words(fault))
                message = None
            await outbox.sent(table, item.number, state.row.channel if message is not None else None, message)
            posted += message is not None
        await self._strike_out(await self._tables.look(table))
        return posted

    async def settle_in_thread(self, state: TableState) -> None:
        """Open the thread that a table wants, and let it go on there. Raises `Stuck`."""
        await settle_in_thread(self._tables, self._channels, self._texts, state)

    def _again(self, table: int, item: Said) -> bool:
        """Tell whether an item may stand in the channel already, and note that it is being said now.

        So it is with one that failed, and with the first one after a start: the program may have been killed after
        Discord took it. Such a message is found by its nonce: it is posted once more even if its time is over.
        """
        begun = self._begun.get(table)
        self._begun[table] = item.number
        return begun is None or begun == item.number

    async def _say(self, state: TableState, item: Said, events: list[Event], *, again: bool) -> int | None:
        if isinstance(item.payload, Story):
            return None
        showing = self._showing(state, shared=await self._tables.outbox.shares_channel(state.id))
        match item.payload:
            case Call() as call:
                return await self._call(showing, item, call, again=again)
            case Window() as opened:
                if state.decision_named(opened.token) is None and not again:
                    return None
                return await self._post(state, await self._window(showing, opened), item.nonce)
            case WindowClosed(token=token):
                await self._close(showing, token, events)
            case FirstVoteOpened() | FirstVoteOver() | UndoVoteOpened() | UndoVoteOver() as vote:
                return await self._vote(showing, item, vote, again=again)
            case RematchCalled() as rematch_called:
                return await self._call_to_rematch(showing, item, rematch_called, again=again)
            case Moved(token=token, until=until):
                await self._move(showing, token, until)
            case Notice() as news:
                return await self._post(state, notices.notice(showing, news), item.nonce)
            case End() | BallotOver() as over:
                return await self._endings.say(showing, over, item.nonce)
        return None

    async def _vote(
        self,
        showing: Showing,
        item: Said,
        vote: FirstVoteOpened | FirstVoteOver | UndoVoteOpened | UndoVoteOver,
        *,
        again: bool,
    ) -> int | None:
        match vote:
            case FirstVoteOpened():
                return await self._call_to_vote(showing, item, vote)
            case FirstVoteOver():
                return await self._vote_over(showing, item, vote)
            case UndoVoteOpened():
                return await self._ask_to_undo(showing, item, vote, again=again)
            case UndoVoteOver():
                await self._undo_vote_over(showing, vote)
        return None

    async def _window(self, showing: Showing, opened: Window) -> Screen:
        """Show a reaction window, explained as long as somebody who is asked doesn't know what that is."""
        records = [showing.state.seats[seat] for seat in opened.seats]
        new = await self._newcomers([record.user for record in records if not record.driven])
        return window.window(showing, opened, explained=new)

    async def _call(self, showing: Showing, item: Said, call: Call, *, again: bool) -> int | None:
        state = showing.state
        over = state.decision_named(call.token) is None
        who = await pinged(self._tables, call, await self._habits(state.row.guild))
        if not who or (over and not again):
            return None
        await self._strike_out(state)
        link = board_link(state, await self._tables.outbox.boards(state.id))
        message = await self._post(state, calls.call(showing, call, link, () if over else who), item.nonce)
        self._calls.setdefault(state.id, []).append(PostedCall(state.row.channel, message, call.token))
        return message

    async def _call_to_vote(self, showing: Showing, item: Said, vote: FirstVoteOpened) -> int | None:
        state = showing.state
        call = Call(token="", asks=vote.asks, until=vote.until)
        who = await pinged(self._tables, call, await self._habits(state.row.guild))
        if not who or state.document.first_vote is None:
            return None
        link = board_link(state, await self._tables.outbox.boards(state.id))
        return await self._post(state, first_player.call(showing, self._library, vote, link, who), item.nonce)

    async def _call_to_rematch(
        self, showing: Showing, item: Said, rematch_called: RematchCalled, *, again: bool
    ) -> int | None:
        state = showing.state
        if not _stands(state, REMATCH) and not again:
            return None
        await self._strike_out(state)
        call = Call(token="", asks=rematch_called.asks, until=0.0)
        who = await pinged(self._tables, call, await self._habits(state.row.guild))
        link = board_link(state, await self._tables.outbox.boards(state.id))
        message = await self._post(state, rematch.called(showing, rematch_called, link, who), item.nonce)
        self._calls.setdefault(state.id, []).append(PostedCall(state.row.channel, message, REMATCH))
        return message

    async def _vote_over(self, showing: Showing, item: Said, over: FirstVoteOver) -> int | None:
        """Let the call to the vote become its result; without one, post that."""
        screen = first_player.over(showing, over)
        called = await self._tables.outbox.said(showing.state.id, FIRST_VOTE)
        if called is None or called.channel is None or called.message is None:
            return await self._post(showing.state, screen, item.nonce)
        await self._edit(showing.state, called.channel, called.message, screen)
        return None

    async def _ask_to_undo(self, showing: Showing, item: Said, vote: UndoVoteOpened, *, again: bool) -> int | None:
        state = showing.state
        if state.document.undo_vote is None and not again:
            return None
        call = Call(token="", asks=vote.asks, until=vote.until)
        who = await pinged(self._tables, call, await self._habits(state.row.guild))
        return await self._post(state, undoing.vote(showing, vote, who), item.nonce)

    async def _undo_vote_over(self, showing: Showing, over: UndoVoteOver) -> None:
        """Let the question become what came of it; one that was never asked needs no answer."""
        asked = await self._tables.outbox.said(showing.state.id, over.name)
        if asked is not None and asked.channel is not None and asked.message is not None:
            await self._edit(showing.state, asked.channel, asked.message, undoing.over(showing, over))

    async def _strike_out(self, state: TableState) -> None:
        """A call that has been answered goes, and so does a reminder of it."""
        if state.id not in self._calls:
            self._calls[state.id] = await self._called_before(state)
        standing = self._calls[state.id]
        for posted in [posted for posted in standing if not _stands(state, posted.token)]:
            standing.remove(posted)
            await self._channels.delete(posted.channel, posted.message)
        if state.status in ("over", "ended"):
            del self._calls[state.id]
            self._begun.pop(state.id, None)

    async def _called_before(self, state: TableState) -> list[PostedCall]:
        """Find the calls that the program posted before it was started again, by the tokens of the latest steps."""
        newest = max((asked.id for asked in state.match.decisions), default=0) if state.match is not None else 0
        rematches = await self._messages_about(state.id, REMATCH)
        found = [PostedCall(said.channel, said.message, REMATCH) for said in rematches]
        for step in range(max(1, newest - RECENT_STEPS + 1), newest + 1):
            for token in (*state.former_tokens(step), state.token(step)):
                for said in await self._messages_about(state.id, token):
                    if isinstance(payload_of(said.item), Call):
                        found.append(PostedCall(said.channel, said.message, token))
        return found

    async def _close(self, showing: Showing, token: str, events: list[Event]) -> None:
        said = await self._tables.outbox.said(showing.state.id, token)
        if said is None or said.channel is None or said.message is None:
            return
        payload = payload_of(said.item)
        if isinstance(payload, Window):
            await self._edit(showing.state, said.channel, said.message, window.closed(showing, payload, events))

    async def _move(self, showing: Showing, token: str, until: float) -> None:
        state = showing.state
        if token == FIRST_VOTE:
            await self._move_vote(showing)
        if state.decision_named(token) is None:
            return
        for said in await self._messages_about(state.id, token):
            payload = payload_of(said.item)
            if isinstance(payload, Window):
                screen = await self._window(showing, replace(payload, until=until))
            elif isinstance(payload, Call):
                moved = replace(payload, until=until)
                link = board_link(state, await self._tables.outbox.boards(state.id))
                who = await pinged(self._tables, moved, await self._habits(state.row.guild))
                screen = calls.call(showing, moved, link, who)
            else:
                continue
            await self._edit(state, said.channel, said.message, screen)

    async def _move_vote(self, showing: Showing) -> None:
        """Let the call to a vote that is still open say until when it is open now."""
        state = showing.state
        for said in await self._messages_about(state.id, FIRST_VOTE) if state.document.first_vote is not None else ():
            payload = payload_of(said.item)
            if isinstance(payload, FirstVoteOpened):
                link = board_link(state, await self._tables.outbox.boards(state.id))
                screen = first_player.call(showing, self._library, payload, link)
                await self._edit(state, said.channel, said.message, screen)

    async def _messages_about(self, table: int, token: str) -> list[Posted]:
        """Give what stands in channels about a decision: its window or call, and the reminder of it."""
        found = [await self._tables.outbox.said(table, name) for name in (token, reminder(token))]
        return [
            Posted(said.item, said.channel, said.message)
            for said in found
            if said is not None and said.channel is not None and said.message is not None
        ]

    async def _post(self, state: TableState, screen: Screen, nonce: str) -> int:
        sent = await self._channels.post(state.row.channel, screen, nonce)
        if isinstance(sent, Failed):
            raise Stuck(state.row.channel, sent.code)
        return sent

    async def _edit(self, state: TableState, channel: int, message: int, screen: Screen) -> None:
        """Bring a message up to date; one that is gone or too old stays as it is."""
        failed = await self._channels.edit(channel, message, screen)
        if failed is not None and failed.code in FORBIDDEN | CHANNEL_GONE and channel == state.row.channel:
            raise Stuck(channel, failed.code)

    def _showing(self, state: TableState, *, shared: bool) -> Showing:
        return Showing(self._texts, Locale.from_discord(state.document.language), state, shared)


def _stands(state: TableState, token: str) -> bool:
    """Tell whether a call still asks somebody: for that decision, or to play again."""
    if token == REMATCH:
        return state.status == "lobby" and any(record.asked for record in state.seats)
    return state.decision_named(token) is not None


def _events_after(items: list[Said]) -> list[Event]:
    """Give the events of the next story in the queue: what a window that closes has led to."""
    for item in items:
        if isinstance(item.payload, Story):
            return list(item.payload.events)
    return []


def _words(fault: Exception) -> str:
    """Describe a fault; what Discord says about a message names fields and limits, no cards."""
    return str(fault) if isinstance(fault, discord.HTTPException) else place_of(fault)
