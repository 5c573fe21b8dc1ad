"""What a lobby says about a hunt before it begins."""

from bot.content.hunts import GAME as HUNT
from bot.content.library import Library
from bot.screens.showing import Showing

EXTENSION = "extension"
"""The house rule that adds characters."""


def few_characters(showing: Showing, library: Library) -> list[str]:
    """Say how many players would play without a power, for want of characters under these rules (D3)."""
    document, houserules = showing.state.document, library.houserules
    if library.game(document.preset) != HUNT:
        return []
    rules = houserules.hunt_rules(
        document.preset, {key: value for key, value in document.rules.items() if key not in houserules.table}
    )
    playable = library.hunts.box(houserules.preset(document.preset).deck).playable(rules)
    missing = len(document.seats) - len(playable)
    if missing <= 0 or not rules.with_powers:
        return []
    characters = [showing.say(f"hunt-card-{card}") for card in playable]
    return [showing.texts.say(showing.locale, "hunt-lobby-few", count=missing, cards=characters)]


def more_seats(showing: Showing, library: Library) -> list[str]:
    """Say at a full table which house rule would seat more (D3)."""
    document = showing.state.document
    if library.game(document.preset) != HUNT:
        return []
    most, extended = library.seats(document.preset, document.rules)[-1], library.seats(document.preset)[-1]
    if extended <= most or len(document.seats) < most:
        return []
    rule = showing.say(f"houserule-{EXTENSION}")
    return [showing.texts.say(showing.locale, "hunt-lobby-extension", rule=rule, most=extended)]
