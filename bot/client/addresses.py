"""Where discord.py finds Discord: the only difference between playing on Discord and in the sandbox."""

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client.settings import Settings


def set_addresses(settings: Settings) -> None:
    """Point discord.py at the addresses in the settings, if there are any; must come before the client starts."""
    if settings.api_base:
        Route.BASE = settings.api_base
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
