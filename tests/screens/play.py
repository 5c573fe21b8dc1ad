"""Games for screens: the real engine, a table's state built by hand around it, and somebody who presses at random."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

import discord
from msgspec.structs import replace

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.screens import custom_ids
from bot.screens.controls import Answer, Draft, Page, interpret
from bot.screens.hand import hand
from bot.screens.limits import Part
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.stables.showing import StableShowing
from bot.store.records import Alarm, Status, TableRow
from bot.tables.document import SeatRecord, TableDocument, encode_document
from bot.tables.items import Window
from bot.tables.ports import PlayedMatch
from bot.tables.state import TableState
from bot.texts import Locale, Texts

LIBRARY = Library()
NAMES = ("Ann", "Bob", "Cyn", "Dan", "Eve", "Fay", "Gus", "Hal")
UNTIL = 1_000_090.0
REACTIONS = {"neigh": ["neigh"], "super_neigh": ["super_neigh"], "pass": ["pass"], "pass_all": ["pass"]}
"""The verbs of a window's own controls, and what their routes answer."""


def document(names: Sequence[str], **changes: object) -> TableDocument:
    """A running game's document; a seat with an empty name is a computer's."""
    seats = [SeatRecord(user=100 + seat if name else 0, name=name) for seat, name in enumerate(names)]
    made = TableDocument(
        secret="s",
        preset="second",
        pace="live",
        language="en",
        host=100,
        opener=names[0],
        opened_at=0.0,
        seats=seats,
        started_at=5.0,
    )
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def state_of(match: PlayedMatch | None, kept: TableDocument, status: Status = "playing") -> TableState:
    """A table as it would be committed with this match: one deadline for each public step."""
    alarms: dict[int, Alarm] = {}
    for asked in match.decisions if match is not None else ():
        seats = alarms[asked.id].seats if asked.id in alarms else ()
        alarms[asked.id] = Alarm(UNTIL, "deadline", asked.id, tuple(sorted({*seats, asked.seat})))
    row = TableRow(7, 1, 2, status, 3, encode_document(kept))
    return TableState(row, kept, match, tuple(alarms.values()))


class Game:
    """A real game in progress at a table, with the events of the latest answer and the windows that it opened."""

    def __init__(
        self,
        texts: Texts,
        seats: int,
        seed: str,
        names: Sequence[str] = NAMES,
        rules: dict[str, object] | None = None,
        preset: str = "second",
    ) -> None:
        self.texts = texts
        self.random = Random(seed)
        self.match = LIBRARY.stables.start(preset, rules or {}, seats, seed)
        self.document = document(names[:seats], preset=preset, rules=rules or {})
        self.latest: list[Event] = []
        self.told: list[Event] = []

    @property
    def showing(self) -> StableShowing:
        status: Status = "over" if self.match.outcome is not None else "playing"
        return StableShowing(self.texts, Locale.ENGLISH, state_of(self.match, self.document, status))

    def answer(self, asked: Decision, picks: Sequence[str]) -> None:
        self.latest = self.match.answer(asked.seat, asked.id, picks)
        self.told += self.latest

    def picks(self, asked: Decision) -> list[str]:
        """Choose at random among the legal answers, drawing rarely so that much happens."""
        if asked.exits and (not asked.options or self.random.random() < 0.2):
            return [self.random.choice(asked.exits)]
        if asked.kind == "action" and len(asked.options) > 1 and self.random.random() < 0.9:
            return [self.random.choice([option for option in asked.options if option != "draw"])]
        if asked.kind == "window" and len(asked.options) > 1 and self.random.random() < 0.7:
            return ["pass"]
        most = min(asked.most, len(asked.options))
        return self.random.sample(asked.options, self.random.randint(asked.least, most))

    def play(self) -> Iterator[Decision]:
        """Play to the end with random answers; yields every decision that is open before it is answered."""
        while self.match.outcome is None:
            asked = self.random.choice(list(self.match.decisions))
            yield asked
            if asked in self.match.decisions:
                self.answer(asked, self.picks(asked))


def window_of(showing: StableShowing, asked: Decision, events: Sequence[Event]) -> Window:
    """The payload that tables would say for a reaction window."""
    cause = next((event for event in reversed(events) if event.card == asked.source), events[-1])
    seats = tuple(sorted(one.seat for one in showing.match.decisions))
    return Window(
        token=showing.state.token(asked.id), card=asked.source, seats=seats, until=UNTIL, cause=cause.seen_by(None)
    )


def components(screen: Screen) -> list[Part]:
    return list(screen.view.to_components())


def inside(part: Part, key: str) -> list[Part]:
    return cast("list[Part]", part.get(key, []))


def parts(screen: Screen) -> list[Part]:
    """All components of a screen, nested ones included."""

    def walk(some: Sequence[Part]) -> Iterator[Part]:
        for part in some:
            yield part
            yield from walk(inside(part, "components"))

    return list(walk(components(screen)))


def text(screen: Screen) -> str:
    """All texts of a screen, one below the other."""
    return "\n".join(str(part["content"]) for part in parts(screen) if part["type"] == 10)


def controls(screen: Screen) -> list[Part]:
    """The buttons and menus that can be pressed."""
    return [part for part in parts(screen) if "custom_id" in part and not part.get("disabled")]


def labels(screen: Screen) -> list[str]:
    return [str(part["label"]) for part in parts(screen) if part["type"] == 2]


def values(menu: Part) -> list[str]:
    return [str(option["value"]) for option in inside(menu, "options")]


def other_tokens(showing: Showing, asked: Decision) -> list[str]:
    """Effects of the same seat that could go first instead."""
    return [showing.state.token(one.id) for one in showing.state.open_to(asked.seat) if one.id != asked.id]


def press_until_answered(showing: Showing, asked: Decision, random: Random) -> list[str]:
    """Press whatever the hand offers, at random, until it is an answer; nothing but its screens is used."""
    draft: list[str] = []
    page = 0
    for _ in range(500):
        screen = hand(showing, asked.seat, draft, page, decision=asked.id)
        pressed = random.choice(controls(screen))
        read = custom_ids.decode(str(pressed["custom_id"]))
        assert read is not None
        assert read.table == showing.state.id
        if read.token != showing.state.token(asked.id):
            assert (read.verb, read.token in other_tokens(showing, asked)) == ("page", True)
            continue
        if read.verb in REACTIONS:
            assert asked.accepts(REACTIONS[read.verb])
            return REACTIONS[read.verb]
        step = interpret(asked, draft, read, _chosen(pressed, random))
        if isinstance(step, Answer):
            assert asked.accepts(step.picks)
            return step.picks
        if isinstance(step, Draft):
            draft, page = step.picks, step.page
        else:
            assert isinstance(step, Page), (read, step)
            page = step.page
    raise AssertionError(f"no answer to {asked}")


def _chosen(pressed: Part, random: Random) -> list[str]:
    if pressed["type"] != discord.ComponentType.string_select.value:
        return []
    low, high = pressed["min_values"], pressed["max_values"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    return random.sample(values(pressed), random.randint(low, high))


def with_status(showing: StableShowing, status: Status) -> StableShowing:
    """The same table with another status."""
    state = showing.state
    row = replace(state.row, status=status)
    return StableShowing(showing.texts, showing.locale, replace(state, row=row))
