"""The decks of servers: kept in the store, brought to the library's shelf when a table needs them."""

import logging
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from bot.content.errors import ContentError
from bot.content.own.deck import OwnDeck
from bot.content.own.shelf import OWN
from bot.content.rule import RuleValue
from bot.store.records import GuildDeck
from bot.store.repository import Repository
from bot.tables.errors import TableError
from bot.tables.ports import Clock, Shelf

log = logging.getLogger(__name__)

MOST = 20
"""Decks a server may offer."""

EXPANSIONS = "expansions"


class Played(Struct, frozen=True):
    """What a table plays, with own decks named by the hash of their text: `preset` and `rules`."""

    preset: str
    rules: dict[str, RuleValue]


class OwnDecks:
    """What servers offer. Any process may ask or change it at any time."""

    def __init__(self, repository: Repository, shelf: Shelf, clock: Clock) -> None:
        self._repository = repository
        self._shelf = shelf
        self._clock = clock

    async def offered(self, guild: int) -> list[GuildDeck]:
        """Give what a server offers, by id."""
        return await self._repository.guild_decks(guild)

    async def add(self, guild: int, deck: OwnDeck, text: bytes, user: int) -> None:
        """Offer a deck that was checked, in place of one with its id. Raises `too_many_decks`."""
        title = msgspec.json.encode(deck.title)
        row = GuildDeck(deck.id, deck.hash, title, deck.alone, user, self._clock.now())
        if not await self._repository.add_deck(guild, row, text, MOST):
            raise TableError("too_many_decks", most=MOST)

    async def remove(self, guild: int, name: str) -> None:
        """Offer a deck no longer; tables keep theirs. Raises `no_such_deck`."""
        if not await self._repository.remove_deck(guild, name):
            raise TableError("no_such_deck", id=name)

    async def played(self, guild: int, preset: str, rules: Mapping[str, RuleValue]) -> Played:
        """Take the decks that `preset` (`own:` and an id) and `rules` name as they are now, and have them at hand.

        Raises `no_such_deck`.
        """
        listed = rules.get(EXPANSIONS)
        expansions = listed if isinstance(listed, list) else []
        alone = [preset.removeprefix(OWN)] if preset.startswith(OWN) else []
        if not alone and not expansions:
            return Played(preset, dict(rules))
        offered = {deck.id: OWN + deck.hash for deck in await self.offered(guild)}
        for name in (*alone, *expansions):
            if name not in offered:
                raise TableError("no_such_deck", id=name)
        await self.at_hand(offered[name] for name in (*alone, *expansions))
        chosen: dict[str, RuleValue] = {EXPANSIONS: [offered[name] for name in expansions]} if expansions else {}
        return Played(offered[alone[0]] if alone else preset, {**rules, **chosen})

    async def at_hand(self, names: Iterable[str]) -> None:
        """Bring decks to the shelf, as far as the store has them."""
        await bring(self._repository, self._shelf, names)


async def bring(repository: Repository, shelf: Shelf, names: Iterable[str]) -> None:
    """Bring decks from the store to the shelf; those that are nowhere, or can't be read any more, are left out."""
    for name in names:
        if name in shelf:
            continue
        text = await repository.own_deck(name.removeprefix(OWN))
        try:
            if text is not None:
                shelf.put(text)
        except ContentError as fault:
            log.error("own deck %s can't be read: %s", name, fault)


def named(preset: str, rules: Mapping[str, RuleValue]) -> list[str]:
    """Give the own decks that a table's preset and rules name."""
    listed = rules.get(EXPANSIONS)
    return [name for name in (preset, *(listed if isinstance(listed, list) else [])) if name.startswith(OWN)]
