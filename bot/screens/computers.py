"""How strong a lobby's computers are: what it says of each, and the menu for whoever seats one. Private."""

from bot.screens import custom_ids, layouts
from bot.screens.screen import Screen
from bot.screens.showing import Showing

STRENGTHS = ("simple", "strong-1", "strong-2", "strong-3")
"""Kinds of computer players that people may choose from, the weakest first."""


def seated(showing: Showing, seat: int) -> str:
    """Give a computer's place in the line of seats."""
    kind, name = showing.state.seats[seat].player, showing.name(seat)
    if kind not in STRENGTHS:
        return showing.say("lobby-seat.computer", number=seat + 1, player=name)
    strength = showing.say(f"strength-{kind}")
    return showing.say("lobby-seat.strength", number=seat + 1, player=name, strength=strength)


def added(showing: Showing, seat: int) -> Screen:
    """Say that a computer has taken a seat, and ask how strong it shall be."""
    return _asked(showing, seat, showing.say("lobby-computer-added", player=showing.name(seat)))


def changed(showing: Showing, seat: int) -> Screen:
    """Say how strong a computer is from now on, and let that be changed again."""
    strength = showing.say(f"strength-{showing.state.seats[seat].player}")
    return _asked(showing, seat, showing.say("lobby-computer-changed", player=showing.name(seat), strength=strength))


def _asked(showing: Showing, seat: int, said: str) -> Screen:
    now = showing.state.seats[seat].player
    options = [
        layouts.Option(kind, showing.say(f"strength-{kind}"), showing.say(f"strength-{kind}.about"), kind == now)
        for kind in STRENGTHS
    ]
    placeholder = showing.say("lobby-choose-strength", player=showing.name(seat))
    return layouts.screen([said], [[layouts.menu(_id(showing, seat), placeholder, options)]])


def _id(showing: Showing, seat: int) -> str:
    return custom_ids.encode(showing.state.id, "set_strength", seat)
