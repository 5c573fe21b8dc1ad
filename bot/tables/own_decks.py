"""The decks of servers: kept in the store, brought to the library's shelf when a table needs them."""

import logging
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from bot.content.errors import ContentError
from bot.content.own.deck import OwnDeck
from bot.content.own.shelf import OWN
from bot.content.rule import RuleValue
from bot.store.records import DeckOutcome, GuildDeck, Offer, Withdrawal
from bot.store.repository import Repository
from bot.tables.errors import TableError
from bot.tables.house.decks import marks
from bot.tables.house.keys import EXPANSIONS
from bot.tables.ports import Clock, Shelf

log = logging.getLogger(__name__)

MOST = 20
"""Decks a server may offer."""


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

    async def add(self, guild: int, deck: OwnDeck, text: bytes, user: int, replaced: str | None = None) -> None:
        """Offer a deck that was checked, in place of the one with its id and the hash `replaced`; history tells it.

        Raises `too_many_decks`, `deck_changed`, `deck_in_use` (alone, as it couldn't be played any more).
        """
        title = msgspec.json.encode(deck.title)
        row = GuildDeck(deck.id, deck.hash, title, deck.alone, user, self._clock.now())
        held = {} if deck.alone else marks(deck.id, alone_only=True)
        _need_done(await self._repository.add_deck(guild, Offer(row, text, MOST, replaced, held)), deck.id)

    async def remove(self, guild: int, deck: GuildDeck, user: int) -> None:
        """Offer a deck no longer, if it is still this one; tables keep theirs; history tells it.

        Raises `no_such_deck`, `deck_changed`, `deck_in_use`.
        """
        withdrawal = Withdrawal(deck, user, self._clock.now(), marks(deck.id))
        _need_done(await self._repository.remove_deck(guild, withdrawal), deck.id)

    async def need_free(self, guild: int, name: str) -> None:
        """Make sure that no house rule names a deck. Raises `deck_in_use`."""
        meant = marks(name)
        for row in await self._repository.house_rules(guild):
            if row.key in meant and meant[row.key] in row.value:
                raise TableError("deck_in_use", id=name)

    async def find(self, guild: int, name: str) -> GuildDeck:
        """Give a deck that a server offers. Raises `no_such_deck`."""
        for deck in await self.offered(guild):
            if deck.id == name:
                return deck
        raise TableError("no_such_deck", id=name)

    async def played(self, guild: int, preset: str, rules: Mapping[str, RuleValue]) -> Played:
        """Take the decks that `preset` (`own:` and an id) and `rules` name as they are now, and have them at hand.

        Expansions that the server no longer has are left out: nobody could open a table until a manager comes by.
        Raises `no_such_deck` for the preset.
        """
        listed = rules.get(EXPANSIONS)
        expansions = listed if isinstance(listed, list) else []
        alone = [preset.removeprefix(OWN)] if preset.startswith(OWN) else []
        if not alone and not expansions:
            return Played(preset, dict(rules))
        offered = {deck.id: OWN + deck.hash for deck in await self.offered(guild)}
        if alone and alone[0] not in offered:
            raise TableError("no_such_deck", id=alone[0])
        shuffled_in = [offered[name] for name in expansions if name in offered]
        if len(shuffled_in) < len(expansions):
            log.warning("guild %s: expansions %s, of which it has only %s", guild, expansions, shuffled_in)
        await self.at_hand([*(offered[name] for name in alone), *shuffled_in])
        others = {key: value for key, value in rules.items() if key != EXPANSIONS}
        chosen: dict[str, RuleValue] = {EXPANSIONS: [*shuffled_in]} if shuffled_in else {}
        return Played(offered[alone[0]] if alone else preset, others | chosen)

    async def at_hand(self, names: Iterable[str]) -> None:
        """Bring decks to the shelf, as far as the store has them."""
        await bring(self._repository, self._shelf, names)


def _need_done(outcome: DeckOutcome, name: str) -> None:
    match outcome:
        case "done":
            return
        case "too_many":
            raise TableError("too_many_decks", most=MOST)
        case "changed":
            raise TableError("deck_changed")
        case "unknown":
            raise TableError("no_such_deck", id=name)
        case "in_use":
            raise TableError("deck_in_use", id=name)


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


async def texts_of(repository: Repository, names: Iterable[str]) -> list[bytes]:
    """Give the texts of decks from the store; those that are nowhere are left out."""
    texts = [await repository.own_deck(name.removeprefix(OWN)) for name in names]
    return [text for text in texts if text is not None]


def named(preset: str, rules: Mapping[str, RuleValue]) -> list[str]:
    """Give the own decks that a table's preset and rules name."""
    listed = rules.get(EXPANSIONS)
    return [name for name in (preset, *(listed if isinstance(listed, list) else [])) if name.startswith(OWN)]
