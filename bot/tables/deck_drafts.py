"""A deck that waits to take another one's place: kept in the store, so that a restart changes nothing."""

import hashlib

import msgspec
from msgspec import Struct

from bot.store.repository import Repository
from bot.tables.errors import TableError

KEY = "deck_draft"


class DeckDraft(Struct, frozen=True):
    """What one person would offer: on which server, the text, and the hash of the text whose place it takes."""

    guild: int
    text: bytes
    replaced: str


class DeckDrafts:
    """Everybody's latest deck; a newer one takes the place of the one before."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def keep(self, user: int, draft: DeckDraft) -> str:
        """Keep a checked deck until it is confirmed; gives the token."""
        stored = msgspec.json.encode(draft)
        await self._repository.set_settings("user", user, {KEY: stored})
        return _token(stored)

    async def take(self, user: int, guild: int, token: str) -> DeckDraft:
        """Give what was kept under a token, once. Raises `deck_changed` if there is nothing, or something newer."""
        stored = (await self._repository.settings("user", user)).get(KEY, b"")
        if not stored or _token(stored) != token:
            raise TableError("deck_changed")
        draft = msgspec.json.decode(stored, type=DeckDraft)
        if draft.guild != guild:
            raise TableError("deck_changed")
        await self._repository.set_settings("user", user, {KEY: None})
        return draft


def _token(stored: bytes) -> str:
    return hashlib.sha256(stored).hexdigest()[:16]
