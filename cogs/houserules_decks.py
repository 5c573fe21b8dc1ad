"""`/houserules deck …`: decks of a server's own."""

import discord
from discord import app_commands

from bot.client import own_decks
from bot.client.caller import Act, Caller, caller_of, serve
from bot.client.services import Services
from bot.screens import decks, limits
from bot.screens.screen import Screen
from bot.texts import folded
from cogs.suggestions import Choices
from cogs.words import about, options, word


class DeckCommands(app_commands.Group):
    """The group inside `/houserules`. Everybody may list; who may bring and take out is checked where it is done."""

    def __init__(self, services: Services) -> None:
        super().__init__(name=word("command-houserules-deck"), description=about("houserules-deck"))
        self._services = services

    @app_commands.command(name=word("command-houserules-deck-add"), description=about("houserules-deck-add"))
    @options("houserules-deck-add", "file")
    async def add(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Bring a deck."""

        async def act(caller: Caller) -> Screen:
            return await own_decks.add_deck(caller, file)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-deck-list"), description=about("houserules-deck-list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the decks."""
        await self._serve(interaction, own_decks.list_decks)

    @app_commands.command(name=word("command-houserules-deck-remove"), description=about("houserules-deck-remove"))
    @options("houserules-deck-remove", "deck")
    async def remove(self, interaction: discord.Interaction, deck: str) -> None:
        """Take a deck out."""

        async def act(caller: Caller) -> Screen:
            return await own_decks.ask_remove(caller, deck)

        await self._serve(interaction, act)

    @remove.autocomplete("deck")
    async def _decks(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = await caller_of(self._services, interaction)
        found = [
            (f"{decks.title(deck, caller.locale)} ({deck.id})", deck.id) for deck in await own_decks.offered(caller)
        ]
        wanted = folded(current)
        return [
            app_commands.Choice(name=name[: limits.OPTION_TEXT], value=value)
            for name, value in found
            if wanted in folded(name)
        ][: limits.OPTIONS]

    async def _serve(self, interaction: discord.Interaction, act: Act) -> None:
        await serve(self._services, interaction, act)
