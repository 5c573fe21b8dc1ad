"""How a simple player shops: the purchase that brings most; cards left in hand are good for nothing else by then."""

from collections.abc import Iterable

from bot.games.core.decisions import Decision
from bot.games.hunt.cards import Butcher, Item, Recolor
from bot.games.hunt.state import Attached, Market
from bot.tables.players.hunt_worth import Worth

LEAST = 0.2
"""Less than that is not worth buying anything for."""


def item(worth: Worth, decision: Decision) -> list[str]:
    """Answer a `market` decision."""
    gains = {name: _best(worth, name, worth.own.unicorns) for name in decision.options}
    best = max(gains, key=lambda name: gains[name], default="")
    return [best] if best and gains[best] > LEAST else ["pass"]


def color(worth: Worth, market: Market, decision: Decision) -> list[str]:
    """Choose the colour of the token just bought."""
    herd = worth.own.unicorns
    return [max(decision.options, key=lambda name: max(_gain(worth, market.item, name, one) for one in herd))]


def target(worth: Worth, market: Market, decision: Decision) -> list[str]:
    """Choose the unicorn that the purchase is for."""
    return [max(decision.options, key=lambda one: _gain(worth, market.item, market.color, one))]


def _best(worth: Worth, name: str, herd: Iterable[str]) -> float:
    """The most that an item can bring, whatever its colour and unicorn."""
    return max((_gain(worth, name, color, one) for color in _colors(worth, name) for one in herd), default=0.0)


def _colors(worth: Worth, name: str) -> list[str]:
    recolors = any(isinstance(step, Recolor) for step in worth.book.items[name].do)
    return sorted(set(worth.view.market[name])) if recolors else [""]


def _gain(worth: Worth, name: str, color: str, unicorn: str) -> float:
    """What an item brings if it is used on a unicorn."""
    before, own = worth.now(worth.seat), worth.own.unicorns
    if _butchers(worth.book.items[name]):
        pate = int(worth.view.market[name][0])
        return worth.of_herd(worth.seat, [one for one in own if one != unicorn], pate=pate) - before
    attached = worth.view.attached
    lying = {**attached, unicorn: (*attached.get(unicorn, ()), Attached(name, color=color))}
    return worth.of_herd(worth.seat, own, lying) - before


def _butchers(item: Item) -> bool:
    return any(isinstance(step, Butcher) for step in item.do)
