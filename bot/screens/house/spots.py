"""Places inside the ids of controls."""

from bot.tables.house.places import Place


def spot(place: Place) -> str:
    """Write a place without its server: at most 39 characters."""
    return f"{place.channel}.{place.parent}"


def place_of(guild: int, text: str) -> Place | None:
    """Read what `spot` wrote; None if it didn't."""
    channel, _, parent = text.partition(".")
    if not all(part.isascii() and part.isdigit() and len(part) < 20 for part in (channel, parent)):
        return None
    return Place(guild, int(channel), int(parent))
