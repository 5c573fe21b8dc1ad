"""`/houserules …`: what a server and its channels set for their tables."""

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, AppCommandThread
from discord.ext import commands

from bot.client import house_changes, house_files
from bot.client.bot import Neighbot
from bot.client.caller import Act, Caller, caller_of, serve
from bot.client.house_places import Spot, here, place_of
from bot.client.house_values import keys_like, values_like
from bot.screens import limits
from bot.screens.screen import Screen
from bot.tables.house.keys import PRESET
from cogs import suggestions
from cogs.houserules_decks import DeckCommands
from cogs.suggestions import Choices
from cogs.words import about, options, word

KINDS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
]


class SpotOption(app_commands.Transformer):
    """A channel or thread, taken as it was named: threads that nobody uses are not in the cache."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord asks for."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Where tables can be."""
        return KINDS

    async def transform(self, _interaction: discord.Interaction, value: Spot, /) -> Spot:
        """Take it."""
        return value


SpotArgument = app_commands.Transform[AppCommandChannel | AppCommandThread, SpotOption]


@app_commands.guild_only()
class HouseRuleCommands(
    commands.GroupCog, group_name=word("command-houserules"), group_description=about("houserules")
):
    """The `/houserules` group. Everybody may look; who may change something is checked where it is done."""

    def __init__(self, bot: Neighbot) -> None:
        super().__init__()
        self._services = bot.services

    @app_commands.command(name=word("command-houserules-show"), description=about("houserules-show"))
    @options("houserules-show", "channel")
    async def show(self, interaction: discord.Interaction, channel: SpotArgument | None = None) -> None:
        """Show what holds here."""

        async def act(caller: Caller) -> Screen:
            place = place_of(caller.guild, channel) if channel is not None else here(caller)
            return await house_changes.show_rules(caller, place)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-preset"), description=about("houserules-preset"))
    @app_commands.autocomplete(preset=suggestions.presets)
    @options("houserules-preset", "preset", "channel")
    async def preset(self, interaction: discord.Interaction, preset: str, channel: SpotArgument | None = None) -> None:
        """Choose what new tables play."""

        async def act(caller: Caller) -> Screen:
            return await house_changes.set_rule(caller, place_of(caller.guild, channel), PRESET, preset)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-set"), description=about("houserules-set"))
    @options("houserules-set", "key", "value", "channel")
    async def set(
        self, interaction: discord.Interaction, key: str, value: str, channel: SpotArgument | None = None
    ) -> None:
        """Set a rule."""

        async def act(caller: Caller) -> Screen:
            return await house_changes.set_rule(caller, place_of(caller.guild, channel), key, value)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-reset"), description=about("houserules-reset"))
    @options("houserules-reset", "key", "channel")
    async def reset(
        self, interaction: discord.Interaction, key: str | None = None, channel: SpotArgument | None = None
    ) -> None:
        """Take a rule back, or everything."""

        async def act(caller: Caller) -> Screen:
            place = place_of(caller.guild, channel)
            if key is None:
                return await house_changes.ask_reset(caller, place)
            return await house_changes.reset_rule(caller, place, key)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-history"), description=about("houserules-history"))
    @options("houserules-history", "channel")
    async def history(self, interaction: discord.Interaction, channel: SpotArgument | None = None) -> None:
        """Show who changed what."""

        async def act(caller: Caller) -> Screen:
            return await house_changes.show_history(caller, channel.id if channel is not None else None)

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-export"), description=about("houserules-export"))
    @options("houserules-export", "channel")
    async def export(self, interaction: discord.Interaction, channel: SpotArgument | None = None) -> None:
        """Hand out a file."""

        async def act(caller: Caller) -> Screen:
            return await house_files.export(caller, place_of(caller.guild, channel))

        await self._serve(interaction, act)

    @app_commands.command(name=word("command-houserules-import"), description=about("houserules-import"))
    @options("houserules-import", "file", "channel")
    async def take_over(
        self, interaction: discord.Interaction, file: discord.Attachment, channel: SpotArgument | None = None
    ) -> None:
        """Show what a file would change."""

        async def act(caller: Caller) -> Screen:
            return await house_files.propose(caller, place_of(caller.guild, channel), file)

        await self._serve(interaction, act)

    @set.autocomplete("key")
    @reset.autocomplete("key")
    async def _keys(self, interaction: discord.Interaction, current: str) -> Choices:
        return _choices(keys_like(await caller_of(self._services, interaction), current))

    @set.autocomplete("value")
    async def _values(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = await caller_of(self._services, interaction)
        key = interaction.namespace.key
        return _choices(await values_like(caller, key, current)) if isinstance(key, str) else []

    async def _serve(self, interaction: discord.Interaction, act: Act) -> None:
        await serve(self._services, interaction, act)


def _choices(found: list[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=name[: limits.OPTION_TEXT], value=value) for name, value in found]


async def setup(bot: Neighbot) -> None:
    """Add the commands."""
    cog = HouseRuleCommands(bot)
    assert cog.app_command is not None
    cog.app_command.add_command(DeckCommands(bot.services))
    await bot.add_cog(cog)
