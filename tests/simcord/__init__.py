"""A second reading of Discord: the bot on simcord, an independent model that runs the real discord.py in process."""
