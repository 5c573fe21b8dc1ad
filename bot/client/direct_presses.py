"""Which direct message of a table was pressed on, and what it says to somebody who doesn't play there any more."""

import discord
from msgspec.structs import replace

from bot.client.links import board_link
from bot.client.services import Services
from bot.screens import direct
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.directs import DirectBoard
from bot.tables.state import TableState


async def pressed_on(services: Services, interaction: discord.Interaction, table: int) -> DirectBoard | None:
    """Give the direct message of a table on which a press was made, if it was made on one."""
    message = interaction.message
    if interaction.guild_id is not None or message is None:
        return None
    directs = await services.tables.outbox.directs(table)
    return next((each for each in directs if each.board.message == message.id), None)


async def left(services: Services, interaction: discord.Interaction, showing: Showing) -> Screen:
    """Say that the table was left; on its direct message in the form's place."""
    state: TableState = showing.state
    link = board_link(state, await services.tables.outbox.boards(state.id))
    here = await pressed_on(services, interaction, state.id)
    return replace(direct.over(showing, link, "direct-left"), is_direct=here is not None)
