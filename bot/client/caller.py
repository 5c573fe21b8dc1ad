"""Whoever asked something of the bot: who, where, in which language; and how they are answered."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from msgspec import Struct

from bot.client.calls import Failed
from bot.client.direct_presses import left
from bot.client.links import board_link
from bot.client.replies import reply
from bot.client.services import Services
from bot.client.stuck import TRANSIENT
from bot.content.errors import BadRule
from bot.screens import errors, watching
from bot.screens.house.words import HouseWords
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.state import TableState
from bot.texts import Locale
from bot.texts.values import Value

log = logging.getLogger(__name__)


LATE = frozenset({"stale", "already", "not_yours", "not_offered", "not_seated", "not_lobby"})
"""Reasons that mean no more, once a game is over, than that."""


CUT_OFF = (discord.HTTPException, *TRANSIENT, RuntimeError)
"""How an answer fails while the connection closes; the last is aiohttp's "Session is closed"."""

STRANGE = frozenset({"not_yours", "not_seated"})
"""Reasons that mean, for somebody who doesn't sit at the table, no more than that."""


class Refusal(Exception):
    """A plain sentence for whoever asked, or instead a screen that offers ways on; nothing has changed."""

    def __init__(self, text: str = "", screen: Screen | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.screen = screen


class Caller(Struct, frozen=True, kw_only=True):
    """A person who used a command or pressed something. `guild` is 0 in direct messages."""

    services: Services
    interaction: discord.Interaction
    user: int
    name: str
    guild: int
    channel: int
    locale: Locale

    def say(self, key: str, **arguments: Value) -> str:
        """Give a text in the person's language."""
        return self.services.texts.say(self.locale, key, **arguments)

    def showing(self, state: TableState) -> Showing:
        """Show a table in the person's language."""
        return Showing(self.services.texts, self.locale, state)

    async def link(self, state: TableState) -> str:
        """Give the address of a table's board."""
        return board_link(state, await self.services.tables.outbox.boards(state.id))

    async def link_to(self, table: int) -> str:
        """Give the address of a table's board, by its number. Raises `TableError`."""
        return await self.link(await self.services.tables.look(table))


Act = Callable[[Caller], Awaitable[Screen]]
"""What answers a person: does something, gives the screen that they alone will see."""

TableAct = Callable[[Caller, int], Awaitable[Screen]]
"""The same at a table, by its number."""


async def serve(services: Services, interaction: discord.Interaction, act: Act, table: int | None = None) -> None:
    """Answer an interaction with what `act` gives; what can't be done is explained to the person, privately."""
    if services.in_flight.closed:
        await _turn_away(services, interaction, table)
        return
    with services.in_flight:
        try:
            failed = await reply(interaction, _explained(services, interaction, act, table), services.turns)
        except (discord.HTTPException, *TRANSIENT) as refusal:
            log.error("table %s: Discord refused an answer: %s", table, refusal)
            failed = await _apologise(services, interaction)
    if failed is not None and table is not None:
        log.info("table %s: a press was not acknowledged; what it did stands", table)


async def _turn_away(services: Services, interaction: discord.Interaction, table: int | None) -> None:
    """Ask for another press later, if the connection lasts: the bot is stopping."""
    with services.in_flight:
        try:
            await reply(interaction, _explained(services, interaction, _busy, table), services.turns)
        except CUT_OFF as cut_off:
            log.info("table %s: a press during the stop was not answered: %s", table, cut_off)


async def _apologise(services: Services, interaction: discord.Interaction) -> Failed | None:
    """Say at least that something went wrong, if Discord takes that."""
    if interaction.response.is_done():
        return None
    locale = Locale.from_discord(str(interaction.locale))

    async def sorry() -> Screen:
        return errors.screen(services.texts.say(locale, "error-unexpected"))

    with suppress(discord.HTTPException, *TRANSIENT):
        return await reply(interaction, sorry(), services.turns)
    return None


async def _busy(caller: Caller) -> Screen:
    raise Refusal(caller.say("error-busy"))


async def caller_of(services: Services, interaction: discord.Interaction) -> Caller:
    """Read who asks from an interaction."""
    return Caller(
        services=services,
        interaction=interaction,
        user=interaction.user.id,
        name=interaction.user.display_name,
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        locale=await services.locale_of(interaction.user.id, str(interaction.locale)),
    )


async def _explained(services: Services, interaction: discord.Interaction, act: Act, table: int | None) -> Screen:
    locale = Locale.from_discord(str(interaction.locale))
    try:
        caller = await caller_of(services, interaction)
        locale = caller.locale
        return await act(caller)
    except Refusal as refusal:
        return refusal.screen or errors.screen(refusal.text)
    except TableError as error:
        return await _table_error(services, interaction, locale, error, table)
    except StoreError as error:
        log.error("table %s: the store refused: %s", table, error)
        return errors.screen(services.texts.say(locale, "error-busy"))
    except Exception as fault:  # noqa: BLE001 - the last line of defence: logged, and the person is told
        log.error("table %s: an interaction failed: %s", table, place_of(fault))
        return errors.screen(services.texts.say(locale, "error-unexpected"))


async def _table_error(
    services: Services, interaction: discord.Interaction, locale: Locale, error: TableError, table: int | None
) -> Screen:
    """Explain, a house rule in the reader's words, with a link to where the table stands, if there is one.

    Whoever doesn't sit there is told how to watch or to join, or, on a direct message of the table, that they left it.
    """
    link: dict[str, Value] = {}
    board: Locale | None = None
    if isinstance(error.__cause__, BadRule):
        link["why"] = HouseWords(services.texts, locale, services.house.keys).refusal(error.__cause__)
    if table is not None and (error.reason != "no_table" or _on_a_direct_message(interaction)):
        with suppress(TableError):
            state, user = await services.tables.look(table), interaction.user.id
            board = Locale.from_discord(state.document.language)
            link["link"] = board_link(state, await services.tables.outbox.boards(table))
            if state.status in ("over", "ended") and error.reason in LATE:
                return errors.screen(services.texts.say(locale, "hand-game-over"))
            if error.reason in STRANGE | {"no_table"} and state.seat_of(user) is None:
                showing = Showing(services.texts, locale, state)
                if _on_a_direct_message(interaction):
                    return await left(services, interaction, showing)
                return watching.stranger(showing, services.texts.say(locale, "error-not_seated"))
    return errors.screen(errors.sentence(services.texts, locale, error, board, **link))


def _on_a_direct_message(interaction: discord.Interaction) -> bool:
    """Tell whether something was pressed in direct messages: only who has played at a table gets its controls there."""
    return interaction.guild_id is None and interaction.message is not None
