"""Pictures on private messages: not for whoever wants words alone, nor where no files can be sent."""

from collections.abc import Callable

from bot.client.caller import Caller
from bot.pictures.scene import Picture
from bot.screens.screen import Painted


async def painted_for(caller: Caller, picture: Callable[[], Picture | None]) -> Painted | None:
    """Draw a picture for a person; None if they go without, or it can't be drawn in time."""
    services = caller.services
    if not caller.interaction.app_permissions.attach_files:
        return None
    if (await services.tables.personal(caller.user)).hand == "text":
        return None
    return await services.painter.paint(picture())
