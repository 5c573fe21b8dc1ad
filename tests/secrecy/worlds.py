"""The same game twice with hidden cards swapped behind one player's back, and all that the player and channel get."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path

import msgspec

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from bot.pictures.draw import draw, name_of
from bot.screens import board, calls, hand, window
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.sqlite import SqliteRepository, open_repository
from bot.tables.chronicle import told
from bot.tables.clocks import ManualClock, SeededEntropy
from bot.tables.items import Call, Window
from bot.tables.personal import Personal
from bot.tables.players import players
from bot.tables.service import Tables
from bot.texts import Locale, Texts

PEOPLE = {11: "Ann", 12: "Bob", 13: "Cyn"}
VIEWER, VIEWER_SEAT = 11, 0
SWAPS = 3
DRAWN = 7
"""One in so many pictures is really drawn: a picture's name stands for everything that is drawn."""


class Arranged(Library):
    """Deals as always; then, if told so, trades cards of the other hands for cards at the bottom of the deck."""

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
    ) -> StableMatch:
        match = super().new_game(preset, rules, seats, seed, first, language)
        assert isinstance(match, StableMatch)
        state = match.state
        if self._swapped:
            others = [cards for seat, cards in enumerate(state.hands) if seat != VIEWER_SEAT]
            for place in range(SWAPS * len(others)):
                cards = others[place % len(others)]
                mine = place // len(others)
                cards[mine], state.deck[place] = state.deck[place], cards[mine]
        return match


class World:
    """One of the two runs."""

    def __init__(self, repository: SqliteRepository, texts: Texts, preset: str, *, swapped: bool) -> None:
        self.preset = preset
        library = Arranged(swapped=swapped)
        self.clock = ManualClock(1_000_000.0)
        self.repository = repository
        self.tables = Tables(repository, library, players(library), self.clock, SeededEntropy("pairs"))
        self.texts = texts
        self.table = 0
        self.record: list[bytes] = []
        self.events: list[Event] = []

    async def begin(self) -> None:
        """Three people sit down; one lets cards be by a setting."""
        await self.tables.set_personal(12, Personal(let_be_after=3))
        self.table = await self.tables.open(1, 2, 11, "Ann", self.preset)
        for user in (12, 13):
            await self.tables.join(self.table, user, PEOPLE[user])
        await self.tables.start(self.table, 11)
        await self.note()

    async def match(self) -> StableMatch:
        match = (await self.tables.look(self.table)).match
        assert isinstance(match, StableMatch)
        return match

    async def answer(self, decision: Decision, picks: Sequence[str]) -> None:
        """Press, see what is said, let half a second pass."""
        await self.tables.answer(self.table, 11 + decision.seat, decision.id, picks)
        self.events = (await told(self.repository, self.table, None))[-12:]
        await self.note()
        instant = await self.repository.next_alarm(self.clock.now())
        self.clock.set(self.clock.now() + 0.5)
        if instant is not None and instant <= self.clock.now():
            await self.tables.ring_due()
            await self.note()

    async def note(self) -> None:
        """Record what the channel is sent and what the viewer's hand shows: time, ids, bytes, order."""
        state = await self.tables.look(self.table)
        showing = Showing(self.texts, Locale.ENGLISH, state)
        for item in await self.tables.outbox.pending(self.table):
            self.keep(item.number, item.nonce, item.name, msgspec.json.encode(item.payload))
            if isinstance(item.payload, Window) and state.status == "playing":
                self.keep(drawn(window.window(showing, item.payload)))
            elif isinstance(item.payload, Call) and state.status == "playing":
                self.keep(drawn(calls.call(showing, item.payload, "link")))
            await self.tables.outbox.sent(self.table, item.number, 2, item.number)
        for kept in await self.tables.outbox.boards(self.table):
            self.keep(kept.name, kept.wanted, kept.nonce)
        if state.status == "playing":
            self.keep(drawn(board.board(showing)), drawn(hand.hand(showing, VIEWER_SEAT)))
            self.keep(*self._pictures(showing))

    def _pictures(self, showing: Showing) -> list[object]:
        """What is to be seen on the board and of the viewer's hand: name and description, now and then the file."""
        shown = [board.picture(showing, self.events), hand.picture(showing, VIEWER_SEAT)]
        pictures = [picture for picture in shown if picture is not None]
        assert pictures
        files = [sha256(draw(picture.scene)).hexdigest() for picture in pictures if len(self.record) % DRAWN == 0]
        return [[(name_of(picture.scene), picture.alt) for picture in pictures], files]

    def keep(self, *parts: object) -> None:
        """Record something with its instant."""
        self.record.append(msgspec.json.encode([self.clock.now(), *parts]))

    async def known(self) -> list[object]:
        """What the viewer may rightly know by now: the own hand and hands that lie open, by name."""
        match = await self.match()
        return [seat.cards for seat in match.look(VIEWER_SEAT).seats]


def drawn(screen: Screen) -> object:
    """A screen as it is sent, and whom it mentions."""
    return [screen.view.to_components(), screen.mentions]


@asynccontextmanager
async def world_of(folder: Path, texts: Texts, preset: str, *, swapped: bool) -> AsyncGenerator[World]:
    """Open a world on a database of its own."""
    repository = await open_repository(folder / f"{'swapped' if swapped else 'plain'}.db")
    try:
        world = World(repository, texts, preset, swapped=swapped)
        await world.begin()
        yield world
    finally:
        await repository.close()
