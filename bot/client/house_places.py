"""Where a person is or points at, whether they may change the rules there, and whether a table may open there."""

import discord
from discord.app_commands import AppCommandChannel, AppCommandThread

from bot.client.caller import Caller, Refusal
from bot.screens.decks import title
from bot.screens.house.words import HouseWords
from bot.tables.house.places import Place

Spot = AppCommandChannel | AppCommandThread
"""A channel or thread as an option of a command names it."""


def words_of(caller: Caller) -> HouseWords:
    """Give the words for house rules in the person's language."""
    return HouseWords(caller.services.texts, caller.locale, caller.services.house.keys)


async def words_here(caller: Caller) -> HouseWords:
    """Give the same with the titles of the server's own decks."""
    offered = await caller.services.tables.decks.offered(caller.guild)
    titles = {deck.id: title(deck, caller.locale) for deck in offered}
    return HouseWords(caller.services.texts, caller.locale, caller.services.house.keys, titles)


def here(caller: Caller) -> Place:
    """Give the place where a person is."""
    channel = caller.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    return Place(caller.guild, caller.channel, parent)


def place_of(guild: int, spot: Spot | None) -> Place:
    """Give the place that an option names: a channel, a thread, or (None) the whole server."""
    if spot is None:
        return Place(guild)
    return Place(guild, spot.id, spot.parent_id if isinstance(spot, AppCommandThread) else 0)


def need_manager(caller: Caller) -> None:
    """Make sure that a person may manage the server. Raises `Refusal`.

    Discord hides commands as a whole only, and everybody may look at the rules: so this is the one check there is.
    """
    if not caller.guild or not caller.interaction.permissions.manage_guild:
        raise Refusal(caller.say("house-need-manager"))


async def allowed_here(caller: Caller) -> list[int]:
    """Give the channels to which the server keeps its tables, without those that are gone; none means all."""
    channels = known_channels(caller)
    return [one for one in await caller.services.house.allowed_channels(caller.guild) if str(one) in channels]


def known_channels(caller: Caller) -> dict[str, str]:
    """Give the server's channels in which a table can be, or whose threads can hold one, by number."""
    guild = caller.interaction.guild
    if guild is None:
        return {}
    kinds = (*guild.text_channels, *guild.voice_channels, *guild.forums)
    return {str(channel.id): channel.name for channel in kinds}


async def need_room(caller: Caller, place: Place, moving: int = 0) -> None:
    """Make sure that a server wants (another) table here, besides the one `moving`; threads count to their channel.

    Raises `Refusal` saying where, or how many.
    """
    allowed = await allowed_here(caller)
    if allowed and not {place.channel, place.home} & set(allowed):
        raise Refusal(caller.say("house-not-here", channels=[f"<#{channel}>" for channel in allowed]))
    limit = await caller.services.house.table_limit(place)
    if limit is None:
        return
    states = await caller.services.tables.in_guild(caller.guild)
    if sum(state.home == place.home and state.id != moving for state in states) >= limit:
        raise Refusal(caller.say("house-too-many-tables", count=limit))
