"""A small world to play in: one guild, a few channels, some people."""

from collections.abc import Sequence

from bot.sandbox.model.guilds import Guild
from bot.sandbox.people.crowd import Crowd

GUILD_NAME = "The Stable"
CHANNELS = ("general", "games", "more-games")


def found_demo_world(crowd: Crowd, names: Sequence[str], locale: str = "en-US") -> Guild:
    """Found the guild; the first person owns it, all are in it, and so is the bot. All read Discord in `locale`."""
    first, *others = [crowd.person(name, locale=locale) for name in names]
    guild = crowd.found_guild(GUILD_NAME, first, CHANNELS, locale)
    for person in others:
        crowd.join(person, guild)
    return guild
