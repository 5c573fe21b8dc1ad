"""Tells Discord about the slash commands, but only when they have changed since it was last told."""

import hashlib
import json
import logging

import discord
import msgspec
from discord import app_commands

from bot.store.repository import Repository
from bot.texts import Locale, Texts

log = logging.getLogger(__name__)

KEY = "command_hash"


class CommandWords(app_commands.Translator):
    """Names and descriptions of commands in the languages that have their own; `key` stands in the string's extras."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Give a text in a language of Discord's; None where ours says the same as in English."""
        del context
        key, ours = string.extras.get("key"), Locale.from_discord(str(locale))
        if key is None or ours is Locale.ENGLISH:
            return None
        text = self._texts.say(ours, key)
        return text if text != string.message else None


async def hash_of(tree: app_commands.CommandTree[discord.Client], application: int) -> str:
    """Give a hash of everything that Discord is told about an application's commands."""
    translator = tree.translator
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    payload = [
        await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
        for command in commands
    ]
    return hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode()).hexdigest()


async def sync_if_changed(
    tree: app_commands.CommandTree[discord.Client], application: int, repository: Repository
) -> bool:
    """Register the commands if they differ from what was registered; tells whether they did."""
    wanted = msgspec.json.encode(await hash_of(tree, application))
    known = await repository.settings("bot", application)
    if known.get(KEY) == wanted:
        return False
    await tree.sync()
    await repository.set_settings("bot", application, {KEY: wanted})
    log.info("commands registered")
    return True
