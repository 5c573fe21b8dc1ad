"""The sample bot as a process, told by the environment where Discord is: `python -m tests.sandbox.bot_process`."""

import os

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox.endpoints import API_VARIABLE, GATEWAY_VARIABLE
from tests.sandbox.sample_bot import SampleBot

if __name__ == "__main__":
    Route.BASE = os.environ[API_VARIABLE]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ[GATEWAY_VARIABLE])
    SampleBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
