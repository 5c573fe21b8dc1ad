"""Which events a session gets: those its intents ask for, and those that need none."""

from bot.sandbox.model.world import WorldEvent

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12

_GUILD_PREFIXES = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_", "CHANNEL_", "THREAD_")


def wanted_intent(event: WorldEvent) -> int:
    """The intent an event needs; 0 for none."""
    if event.name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if event.name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if event.guild_id is not None else DIRECT_MESSAGES
    if event.name.startswith(_GUILD_PREFIXES):
        return GUILDS
    return 0


def is_wanted(event: WorldEvent, intents: int) -> bool:
    """Whether a session with these intents gets the event."""
    wanted = wanted_intent(event)
    return not wanted or bool(intents & wanted)
