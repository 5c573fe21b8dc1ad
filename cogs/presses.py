"""Routes every press on a button or menu by its `custom_id`: it works after a restart, whatever has become of it."""

import re
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bot.client import directs
from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.client.playing import come_back
from bot.client.press import Press, Routes, values_of
from bot.client.services import Services
from bot.client.which_table import need_sight
from bot.screens.custom_ids import PATTERN, CustomId, decode
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from cogs import (
    board_presses,
    end_presses,
    guide_presses,
    hand_presses,
    house_presses,
    lobby_presses,
    personal_presses,
    replay_presses,
    stats_presses,
    undo_presses,
    vote_presses,
    watch_presses,
    window_presses,
)

ROUTES: Routes = {
    **lobby_presses.ROUTES,
    **board_presses.ROUTES,
    **end_presses.ROUTES,
    **window_presses.ROUTES,
    **hand_presses.ROUTES,
    **personal_presses.ROUTES,
    **stats_presses.ROUTES,
    **house_presses.ROUTES,
    **watch_presses.ROUTES,
    **vote_presses.ROUTES,
    **guide_presses.ROUTES,
    **replay_presses.ROUTES,
    **undo_presses.ROUTES,
}


class Control(ui.DynamicItem[ui.Item[Any]], template=re.compile(PATTERN, re.ASCII)):
    """Any control of ours, made from the message on which it was pressed; it keeps nothing."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Wrap the pressed item."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer the press."""
        assert isinstance(interaction.client, Neighbot)
        await press(interaction.client.services, interaction)


async def press(services: Services, interaction: discord.Interaction) -> None:
    """Answer a press; one that isn't ours, or means nothing any more, is told so."""
    found = decode(custom_id_of(interaction))

    async def act(caller: Caller) -> Screen:
        route = ROUTES.get(found.verb) if found is not None else None
        if found is None or route is None:
            raise TableError("stale")
        if found.table and found.verb != "hand":  # which says so itself
            state = await services.tables.look(found.table)
            need_sight(caller, state)
            await come_back(caller, state)
        return await route(Press(caller, found, values_of(interaction)))

    table = _table(found)
    direct = await directs.pressed_on(services, interaction, table) if table is not None else None
    await serve(services, interaction, act, table)
    if direct is not None:
        await directs.settle(services, direct)


def _table(found: CustomId | None) -> int | None:
    return found.table if found is not None and found.table else None


def custom_id_of(interaction: discord.Interaction) -> str:
    """Give the `custom_id` that was pressed."""
    return str((interaction.data or {}).get("custom_id", ""))


def is_dispatched(interaction: discord.Interaction) -> bool:
    """Tell whether discord.py has handed a press to `Control`: it drops one whose control is no longer there."""
    message, custom_id = interaction.message, custom_id_of(interaction)
    if message is None or decode(custom_id) is None:
        return False
    view = ui.LayoutView.from_message(message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())


class Presses(commands.Cog):
    """Answers the presses that discord.py would leave without an answer."""

    def __init__(self, bot: Neighbot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press on a control that is gone from its message, or that an older program made."""
        if interaction.type is discord.InteractionType.component and not is_dispatched(interaction):
            await press(self._bot.services, interaction)


async def setup(bot: Neighbot) -> None:
    """Add the routes."""
    bot.add_dynamic_items(Control)
    await bot.add_cog(Presses(bot))
