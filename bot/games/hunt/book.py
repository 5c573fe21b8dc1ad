"""The box, indexed for play."""

from collections.abc import Mapping
from typing import TypeVar

from bot.games.hunt.cards import Box, Character, Item, MarketStep, Scheme, SchemeStep, Unicorn
from bot.games.hunt.rules import HuntRules

S = TypeVar("S")


class HuntBook:
    """Every card of the box by its id, with or without the extension."""

    def __init__(self, box: Box) -> None:
        self.box = box
        more = box.extension
        starting = (*box.starting_unicorns, *more.starting_unicorns)
        self.unicorns: Mapping[str, Unicorn] = {one.id: one for one in (*box.unicorns, *starting)}
        self.starting = frozenset(one.id for one in starting)
        self.schemes: Mapping[str, Scheme] = {one.id: one for one in (*box.schemes, *more.schemes)}
        self.items: Mapping[str, Item] = {one.id: one for one in box.market}
        self.characters: Mapping[str, Character] = {one.id: one for one in (*box.characters, *more.characters)}

    def playable(self, rules: HuntRules) -> list[str]:
        """The characters one may choose under these rules (HU-30, D2)."""
        offered = (*self.box.characters, *(self.box.extension.characters if rules.extension else ()))
        without = rules.with_powers and not rules.with_schemes
        return [one.id for one in offered if not (without and one.needs_schemes)]

    def starters(self, rules: HuntRules) -> list[str]:
        """The starting unicorns that are dealt from."""
        more = self.box.extension.starting_unicorns if rules.extension else ()
        return [one.id for one in (*self.box.starting_unicorns, *more)]

    def schemes_of(self, character: str) -> list[str]:
        """A character's scheme cards: those that everybody has and its own (HU-03)."""
        return [one.id for one in self.schemes.values() if one.owner in ("", character)]

    def steps(self, card: str) -> tuple[SchemeStep, ...] | tuple[MarketStep, ...]:
        """What a scheme card or a market item does."""
        scheme = self.schemes.get(card)
        return self.items[card].do if scheme is None else scheme.do

    def step(self, card: str, kind: type[S]) -> S | None:
        """The step of a kind that a scheme card or a market item has, if it has one."""
        return next((step for step in self.steps(card) if isinstance(step, kind)), None)
