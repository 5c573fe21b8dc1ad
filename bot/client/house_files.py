"""House rules out of a server as a file and into one: shown first, taken over by a button."""

import discord

from bot.client.caller import Caller, Refusal
from bot.client.house_places import need_manager, words_here, words_of
from bot.client.own_decks import offered
from bot.client.stuck import TRANSIENT
from bot.content.errors import BadRule
from bot.screens.house import changes, files
from bot.screens.screen import Screen
from bot.tables.house.drafts import AlreadySo, Drafts, Outdated
from bot.tables.house.files import MOST_BYTES, BadFile, WrongLine, read_file, write_file
from bot.tables.house.places import Place


async def export(caller: Caller, place: Place) -> Screen:
    """Hand out what a place itself sets. Raises `Refusal` if that is nothing."""
    text = write_file(await caller.services.house.own(place.guild, place.channel))
    if not text:
        raise Refusal(caller.say("house-nothing-set", where=words_of(caller).where(place.channel)))
    return files.exported(words_of(caller), place, text)


async def propose(caller: Caller, place: Place, file: discord.Attachment) -> Screen:
    """Show what a file would change, with a button to take it over. Raises `Refusal`."""
    need_manager(caller)
    words = await words_here(caller)
    try:
        content = await _content(caller, file)
        values = read_file(content, caller.services.house.keys, place, await offered(caller))
        change, token = await _drafts(caller).propose(place, values, caller.user)
    except BadFile as broken:
        raise Refusal(files.refused(words, broken.wrong)) from broken
    except BadRule as fault:
        raise Refusal(words.refusal(fault)) from fault
    if not change.differences:
        return changes.done(words, place, change)
    return changes.ask(words, place, change, "house_import", token)


async def take_over(caller: Caller, place: Place, token: str) -> Screen:
    """Take over what the person was shown. Raises `Refusal`."""
    need_manager(caller)
    try:
        change = await _drafts(caller).confirm(place, token, caller.user)
    except AlreadySo as already:
        raise Refusal(caller.say("house-already-so")) from already
    except Outdated as outdated:
        raise Refusal(caller.say("house-outdated")) from outdated
    except BadRule as fault:
        raise Refusal((await words_here(caller)).refusal(fault)) from fault
    return changes.done(await words_here(caller), place, change)


async def _content(caller: Caller, file: discord.Attachment) -> bytes:
    """Fetch a file that is small enough. Raises `BadFile`, `Refusal`."""
    if file.size > MOST_BYTES:
        raise BadFile([WrongLine(0, "too_big")])
    try:
        return await file.read()
    except (discord.HTTPException, *TRANSIENT) as gone:
        raise Refusal(caller.say("house-file-gone")) from gone


def _drafts(caller: Caller) -> Drafts:
    return Drafts(caller.services.repository, caller.services.house)
