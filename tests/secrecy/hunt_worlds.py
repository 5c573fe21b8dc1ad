"""The same hunt twice, with other scheme cards and other bids behind one player's back."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from bot.client.direct_screens import DirectScreens
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import Traps
from bot.games.stables.match import StableMatch
from bot.store.sqlite import open_repository
from bot.tables.clocks import ManualClock, SeededEntropy
from bot.tables.players import players
from bot.tables.service import Tables
from bot.texts import Texts
from tests.secrecy.worlds import PEOPLE, VIEWER_SEAT, World, drawn


class ArrangedHunts(Library):
    """Deals as always; then, if told so, gives the others another first scheme card, from the bottom of their decks."""

    def __init__(self, *, swapped: bool) -> None:
        super().__init__()
        self._swapped = swapped

    def new_game(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> StableMatch | HuntMatch:
        match = super().new_game(preset, rules, seats, seed, first, language)
        assert isinstance(match, HuntMatch)
        top = match.state.stack[-1]
        if self._swapped and isinstance(top, Traps):
            for number, seat in enumerate(match.state.seats):
                if number != VIEWER_SEAT:
                    top.drawn[number][0], seat.schemes[0] = seat.schemes[0], top.drawn[number][0]
            for asked in match.decisions:
                asked.options = list(dict.fromkeys(top.drawn[asked.seat]))
        return match


class HuntWorld(World):
    """One of the two runs of a hunt, with `rules`; characters are dealt."""

    rules: Mapping[str, RuleValue]

    async def begin(self) -> None:
        self.table = await self.tables.open(1, 2, 11, "Ann", "hunt", "live", dict(self.rules))
        for user in (12, 13):
            await self.tables.join(self.table, user, PEOPLE[user])
        await self.tables.start(self.table, 11)
        await self.note()

    async def note(self) -> None:
        """Record the direct messages, too: which are out of date, and what the viewer's say."""
        await super().note()
        state = await self.tables.look(self.table)
        for direct in await self.tables.outbox.directs(self.table):
            self.keep(direct.board.name, direct.board.wanted, direct.board.nonce)
            if direct.seat == VIEWER_SEAT:
                self.keep(drawn(await DirectScreens(self.tables, self.repository, self.texts).draw(state, direct)))

    async def hunt(self) -> HuntMatch:
        match = (await self.tables.look(self.table)).match
        assert isinstance(match, HuntMatch)
        return match


W = TypeVar("W", bound=HuntWorld)


@asynccontextmanager
async def hunt_world(
    folder: Path,
    texts: Texts,
    rules: Mapping[str, RuleValue],
    seed: str,
    *,
    swapped: bool,
    kind: type[W] = HuntWorld,
) -> AsyncGenerator[W]:
    """Open a world on a database of its own."""
    repository = await open_repository(folder / f"{seed} {'swapped' if swapped else 'plain'}.db")
    try:
        world = kind(repository, texts, "hunt", swapped=swapped)
        library = ArrangedHunts(swapped=swapped)
        world.clock = ManualClock(1_000_000.0)
        world.tables = Tables(repository, library, players(library), world.clock, SeededEntropy(seed))
        world.rules = {"character_choice": "random", **rules}
        await world.begin()
        yield world
    finally:
        await repository.close()
