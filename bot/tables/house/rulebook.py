"""The front door to the house rules of servers and channels. Knows nothing of Discord.

Users, guilds and channels are Discord's numbers. Who may change something is for the caller to check.
"""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.content.errors import BadRule
from bot.content.library import Library
from bot.content.own.shelf import OWN
from bot.content.rule import RuleValue
from bot.store.errors import DeckGone, HouseChanged
from bot.store.records import HouseChange, HouseRow, HouseWeighed
from bot.store.repository import Repository
from bot.tables.errors import TableError
from bot.tables.house import decks
from bot.tables.house.keys import ALLOWED_CHANNELS, PING_HABIT, PRESET, SERVER_WIDE, TABLE_LIMIT, Keys
from bot.tables.house.places import SERVER, Place
from bot.tables.house.standing import Found, decode, encode, levels_of, preset_of, standing
from bot.tables.house.terms import Terms, terms_of
from bot.tables.personal import PingHabit
from bot.tables.ports import Clock


class Difference(Struct, frozen=True):
    """What a change means at its place: the value that held there before, and the one that holds now."""

    key: str
    before: RuleValue
    after: RuleValue


class Change(Struct, frozen=True):
    """What a change did: `differences` by key, and presets that can't be played any more, each with its reason.

    `noted`: whether anything was written at all, even if the same held there before by another level.
    """

    differences: tuple[Difference, ...]
    unplayable: tuple[tuple[str, BadRule], ...] = ()
    noted: bool = False


class Noted(Struct, frozen=True):
    """An entry of the history: `before` and `after` are None where nothing was set."""

    channel: int
    key: str
    before: RuleValue | None
    after: RuleValue | None
    user: int
    at: float


class HouseRulebook:
    """What each server has set. Nothing is kept in memory: any process may ask or change it at any time."""

    def __init__(self, repository: Repository, content: Library, languages: Sequence[str], clock: Clock) -> None:
        """Set up. `languages` are those that a board can speak."""
        self.keys = Keys(content, languages)
        self._repository = repository
        self._clock = clock
        self.counting = asyncio.Lock()
        """Held by whoever counts a channel's tables and then opens one: so a limit holds when many open at once."""

    async def standing(self, place: Place) -> dict[str, Found]:
        """Give what holds at a place, and which level sets it; what nobody sets is left out."""
        return standing(await self._levels(place.guild), place)

    async def preset(self, place: Place) -> str:
        """Give the preset that a new table takes here by itself."""
        return self._preset(await self.standing(place))

    async def terms(self, place: Place, preset: str | None = None, pace: str | None = None) -> Terms:
        """Give what a table opens with here, if whoever opens it chooses `preset` and `pace` or (None) neither.

        Raises `TableError("unknown_preset")`.
        """
        if preset is not None and not preset.startswith(OWN) and preset not in self.keys.content.presets():
            raise TableError("unknown_preset", preset=preset)
        return terms_of(self.keys, await self.standing(place), preset, pace)

    async def own(self, guild: int, level: int) -> dict[str, RuleValue]:
        """Give what a level sets itself."""
        return dict((await self._levels(guild)).get(level, {}))

    async def allowed_channels(self, guild: int) -> list[int]:
        """Give the channels to which a server keeps tables; none means all."""
        found = (await self.own(guild, SERVER)).get(ALLOWED_CHANNELS)
        return [int(channel) for channel in found] if isinstance(found, list) else []

    async def table_limit(self, place: Place) -> int | None:
        """Give how many tables there may be in a channel, None for any number."""
        found = (await self.standing(place)).get(TABLE_LIMIT)
        return found.value if found is not None and isinstance(found.value, int) else None

    async def ping_habit(self, guild: int) -> PingHabit:
        """Give when people are mentioned who haven't set it themselves."""
        match (await self.own(guild, SERVER)).get(PING_HABIT):
            case "turn" | "late" | "never" as habit:
                return habit
            case _:
                return "always"

    async def change(self, place: Place, values: Mapping[str, RuleValue | None], user: int) -> Change:
        """Set what isn't None and take the rest away, for a channel (not what it lies in) or a whole server.

        Raises `BadRule`: what `Keys.parse` raises, `server_wide`, `no_such_deck` (looked at once more when it is
        written), or `impossible`; then nothing has changed.
        """
        while True:
            rows = await self._repository.house_rules(place.guild)
            would = await self._weighed(place, values, rows)
            weighed = HouseWeighed(tuple(rows), frozenset(decks.named(values)))
            try:
                written = await self._write(place, values, user, weighed)
            except HouseChanged:
                continue  # somebody else set a rule meanwhile: what is allowed must be weighed once more
            return replace(would, noted=bool(written))

    async def _write(
        self, place: Place, values: Mapping[str, RuleValue | None], user: int, weighed: HouseWeighed
    ) -> list[HouseChange]:
        stored = {key: None if value is None else encode(value) for key, value in values.items()}
        now = self._clock.now()
        try:
            return await self._repository.change_house(place.guild, place.channel, stored, user, now, weighed)
        except DeckGone:
            decks.need(values, await self._repository.guild_decks(place.guild))
            raise

    async def preview(self, place: Place, values: Mapping[str, RuleValue | None]) -> Change:
        """Say what `change` would do, and do nothing. Raises `BadRule`."""
        return await self._weighed(place, values, await self._repository.house_rules(place.guild))

    async def history(self, guild: int, level: int | None, skip: int, most: int) -> list[Noted]:
        """Give who changed what in a server or at one level, newest first."""
        changes = await self._repository.house_changes(guild, level, skip, most)
        return [_noted(change) for change in changes]

    async def _weighed(self, place: Place, values: Mapping[str, RuleValue | None], rows: Sequence[HouseRow]) -> Change:
        levels = levels_of(rows, self.keys.all)
        before = standing(levels, place)
        self._check_values(place, values)
        if decks.named(values):
            decks.need(values, await self._repository.guild_decks(place.guild))
        own = {**levels.get(place.channel, {}), **values}
        after = {**levels, place.channel: {key: value for key, value in own.items() if value is not None}}
        touched = [place]
        if place.channel == SERVER:
            touched += [Place(place.guild, level) for level in after if level != SERVER]
        unplayable = [fault for one in touched for fault in self._unplayable(standing(after, one), values)]
        differences = self._differences(before, standing(after, place), values)
        return Change(differences, tuple(dict(unplayable).items()))

    def _check_values(self, place: Place, values: Mapping[str, RuleValue | None]) -> None:
        for key, value in values.items():
            if value is not None:
                self.keys.check(key, value)
            if key in SERVER_WIDE and place.channel != SERVER:
                raise BadRule(key, "server_wide")

    def _unplayable(self, found: Mapping[str, Found], changed: Mapping[str, object]) -> list[tuple[str, BadRule]]:
        """Give the presets that can't be played with this. Raises `BadRule` if it is the usual one, or all of them."""
        usual = self._preset(found)
        faults: list[tuple[str, BadRule]] = []
        concerned = [name for name in self.keys.content.presets() if self._concerns(name, changed)]
        for name in concerned:
            try:
                self.keys.content.check(name, terms_of(self.keys, found, name, None).rules, None)
            except BadRule as fault:
                if name == usual:
                    raise
                faults.append((name, fault))
        if faults and len(faults) == len(concerned):
            raise faults[0][1]
        return faults

    def _concerns(self, preset: str, changed: Mapping[str, object]) -> bool:
        return PRESET in changed or not changed.keys().isdisjoint(self.keys.of_game(preset))

    def _differences(
        self, before: Mapping[str, Found], after: Mapping[str, Found], keys: Mapping[str, object]
    ) -> tuple[Difference, ...]:
        was, now = self._preset(before), self._preset(after)
        found = [
            Difference(
                key,
                before[key].value if key in before else self.keys.usual(key, was),
                after[key].value if key in after else self.keys.usual(key, now),
            )
            for key in keys
        ]
        return tuple(one for one in found if one.before != one.after)

    def _preset(self, found: Mapping[str, Found]) -> str:
        return preset_of(found, self.keys.content.presets()[0])

    async def _levels(self, guild: int) -> dict[int, dict[str, RuleValue]]:
        return levels_of(await self._repository.house_rules(guild), self.keys.all)


def _noted(change: HouseChange) -> Noted:
    return Noted(change.channel, change.key, decode(change.before), decode(change.after), change.user, change.at)
