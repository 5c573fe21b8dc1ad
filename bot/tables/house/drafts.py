"""An import that waits for its confirmation: kept in the store, so that a restart changes nothing."""

import hashlib

import msgspec
from msgspec import Struct

from bot.content.rule import RuleValue
from bot.store.repository import Repository
from bot.tables.house.files import in_files
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change, HouseRulebook
from bot.tables.house.standing import fingerprint

KEY = "house_import"


class Outdated(Exception):
    """What was to be confirmed is no longer what the person was shown; nothing has changed."""


class AlreadySo(Exception):
    """What was to be confirmed holds already; nothing has changed."""


class Draft(Struct, frozen=True):
    """What one person would take over: for which place, the whole set, and a sign of what the place sets now."""

    place: Place
    values: dict[str, RuleValue]
    before: str


class Drafts:
    """Everybody's latest import; a newer one takes the place of the one before."""

    def __init__(self, repository: Repository, house: HouseRulebook) -> None:
        self._repository = repository
        self._house = house

    async def propose(self, place: Place, values: dict[str, RuleValue], user: int) -> tuple[Change, str]:
        """Keep a whole set until it is confirmed; gives what it would change and the token. Raises `BadRule`."""
        own = await self._house.own(place.guild, place.channel)
        change = await self._house.preview(place, _whole(own, values))
        draft = msgspec.json.encode(Draft(place, values, fingerprint(own)))
        await self._repository.set_settings("user", user, {KEY: draft})
        return change, _token(draft)

    async def confirm(self, place: Place, token: str, user: int) -> Change:
        """Take over what was proposed with that token, kept for a second press.

        Raises `AlreadySo`, `Outdated`, `BadRule`.
        """
        stored = (await self._repository.settings("user", user)).get(KEY, b"")
        if not stored or _token(stored) != token:
            raise Outdated
        draft = msgspec.json.decode(stored, type=Draft)
        own = await self._house.own(place.guild, place.channel)
        if draft.place == place and in_files(own) == draft.values:
            raise AlreadySo
        if draft.place != place or draft.before != fingerprint(own):
            raise Outdated
        return await self._house.change(place, _whole(own, draft.values), user)


def _whole(own: dict[str, RuleValue], values: dict[str, RuleValue]) -> dict[str, RuleValue | None]:
    """A set replaces all that a file can hold."""
    return {**dict.fromkeys(in_files(own)), **values}


def _token(draft: bytes) -> str:
    return hashlib.sha256(draft).hexdigest()[:16]
