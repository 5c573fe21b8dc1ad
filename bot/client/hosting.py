"""Running a table: ending it, sending people away, posting its board again; the same for buttons and commands."""

import discord

from bot.client.boards import retire
from bot.client.caller import Caller, Refusal
from bot.client.calls import Failed
from bot.client.house_places import here, need_room
from bot.client.permissions import missing
from bot.client.stuck import TRANSIENT
from bot.screens import custom_ids, errors, layouts, more
from bot.screens.screen import Screen
from bot.tables.document import BoardName
from bot.tables.errors import TableError
from bot.tables.state import TableState
from bot.texts import Locale, safe_name


def may_manage(caller: Caller, state: TableState) -> bool:
    """Tell whether a person may manage the server in which a table is, and is there now."""
    return caller.guild == state.row.guild and caller.interaction.permissions.manage_guild


async def leave_table(caller: Caller, table: int) -> Screen:
    """Leave a lobby; in a running game, where that is for good, ask first. Raises `TableError`.

    The table itself says which of them it is: the host may have pressed Start a moment earlier.
    """
    tables = caller.services.tables
    try:
        await tables.leave(table, caller.user, lobby_only=True)
    except TableError as error:
        if error.reason != "not_lobby":
            raise
        return more.sure_leave(caller.showing(await tables.look(table)))
    return errors.screen(caller.say("lobby-you-left", table=table))


async def ask_to_end(caller: Caller, table: int) -> Screen:
    """Ask whoever may end a table whether that is meant. Raises `TableError`, `Refusal`."""
    state = await caller.services.tables.look(table)
    if state.status in ("over", "ended"):
        raise TableError("over")
    if caller.user != state.document.host and not may_manage(caller, state):
        raise Refusal(caller.say("error-not-host-or-manager", host=caller.showing(state).host()))
    return more.sure_end(caller.showing(state))


async def end_table(caller: Caller, table: int, *, lobby_only: bool | None = None) -> Screen:
    """Let the host, or who may manage the server, end a table for everybody; `lobby_only`: or only a game (False).

    Raises `TableError`, `Refusal`.
    """
    tables = caller.services.tables
    state = await tables.look(table)
    try:
        await tables.end(table, caller.user, moderator=may_manage(caller, state), lobby_only=lobby_only)
    except TableError as error:
        if error.reason == "not_host":
            raise Refusal(caller.say("error-not-host-or-manager", host=caller.showing(state).host())) from error
        raise
    return errors.screen(caller.say("hand-game-over"))


async def kick(caller: Caller, table: int, target: int, name: str = "", way: str | None = None) -> Screen:
    """Send a person (called `name`) away as host, or vote for it; with `way` only if it is still that.

    Raises `TableError`, `Refusal`.
    """
    state = await caller.services.tables.look(table)
    seat = state.seat_of(target)
    if target == caller.user:
        raise Refusal(caller.say("error-kick-yourself"))
    if seat is None:
        raise Refusal(caller.say("error-no-such-player", player=safe_name(name)))
    shown = caller.showing(state).name(seat)
    result = await caller.services.tables.kick(table, caller.user, target, way)
    return errors.screen(caller.say("lobby-you-kicked" if result.gone else "kick-you-voted", player=shown))


async def post_board_again(caller: Caller, table: int) -> Screen:
    """Post a table's board at the end of the channel where the person is. Raises `TableError`, `Refusal`."""
    tables = caller.services.tables
    state = await tables.look(table)
    if caller.guild != state.row.guild:
        raise TableError("no_table")
    if state.status not in ("lobby", "playing"):
        raise TableError("over")
    if state.seat_of(caller.user) is None and not may_manage(caller, state):
        raise TableError("not_seated")
    need_permissions(caller)
    name: BoardName = "lobby" if state.status == "lobby" else "board"
    boards = await tables.outbox.boards(table)
    moved = caller.channel != state.row.channel
    if moved:
        place = here(caller)
        await need_room(caller, place, table)
        await tables.move(table, caller.user, place.channel, home=place.home, moderator=may_manage(caller, state))
    for kept in boards:
        if kept.name != name:
            continue
        if moved and kept.message is not None and kept.channel is not None:
            await caller.services.channels.delete(kept.channel, kept.message)
        elif kept.message is None:
            # It may just be being posted, at the end of the channel: to lose it now would leave two.
            await tables.outbox.redraw(table, name)
        else:
            await retire(caller.services.channels, tables.outbox, kept, name)
    return errors.screen(caller.say("repost-done"))


def need_permissions(caller: Caller) -> None:
    """Make sure that the bot may do here what a table needs. Raises `Refusal` naming what lacks."""
    channel = caller.interaction.channel
    lacking = missing(caller.interaction.app_permissions, channel.type if channel is not None else None)
    if lacking:
        raise Refusal(caller.say("error-bot-permission", permission=caller.say(lacking[0])))


async def invite(caller: Caller, table: int, player: discord.User | discord.Member) -> Screen:
    """Mention somebody in the table's channel. Raises `TableError`, `Refusal`."""
    state = await caller.services.tables.look(table)
    if player.bot:
        raise Refusal(caller.showing(state).say("error-cannot-invite"))
    invited = safe_name(player.display_name)
    if not await caller.services.tables.invite(table, caller.user, player.id):
        raise Refusal(caller.say("lobby-already-invited", player=invited))
    locale = Locale.from_discord(state.document.language)
    inviter = safe_name(caller.name)
    text = caller.services.texts.say(locale, "lobby-invited", mention=player.mention, player=inviter, table=table)
    label = caller.services.texts.say(locale, "lobby-join")
    join = layouts.button(custom_ids.encode(table, "join"), label, layouts.PRIMARY)
    screen = layouts.screen([text], [[join]], (player.id,))
    try:
        posted = await caller.services.channels.post(state.row.channel, screen, str(caller.interaction.id))
    except (discord.HTTPException, *TRANSIENT):
        await caller.services.tables.take_invitation_back(table, player.id)
        raise
    if isinstance(posted, Failed):
        await caller.services.tables.take_invitation_back(table, player.id)
        raise Refusal(caller.say("error-bot-permission", permission=caller.say("permission-send-messages")))
    return errors.screen(caller.say("lobby-you-invited", player=invited))
