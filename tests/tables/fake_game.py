"""A tiny game for the tables' tests: a list of stages, each a public step with decisions, walked from first to last."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from bot.content.errors import ContentError
from bot.content.own.shelf import Shelf
from bot.games.core.decisions import Decision, Refused
from bot.games.core.events import Event
from bot.games.core.highlights import Highlight
from bot.games.core.match import Direct, Outcome

SECRET = "Rhinocorn"


class Stage(Struct):
    """A public step: what each seat is asked (options by seat); `kind`, `exits` and `open` for all of them."""

    kind: str
    options: dict[int, list[str]]
    exits: tuple[str, ...] = ()
    open: bool = False
    source: str = ""
    turn: int = 1
    chapter: int = 0
    part: int = 0


class FakeState(Struct):
    seats: int
    stages: list[Stage]
    at: int = -1
    pending: list[Decision] = field(default_factory=list[Decision])
    log: list[tuple[int, list[str]]] = field(default_factory=list[tuple[int, list[str]]])
    outcome: Outcome | None = None
    first: int | None = None


class FakeView(Struct, frozen=True):
    viewer: int | None
    turns: int


class FakeMatch:
    """Seat 0 wins when the stages are over. The pick `break` is a fault in the rules."""

    def __init__(self, state: FakeState) -> None:
        self.state = state

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def standing(self) -> Sequence[int]:
        return [self.state.at + seat for seat in range(self.state.seats)]

    @property
    def decisions(self) -> Sequence[Decision]:
        return self.state.pending

    @property
    def direct(self) -> Direct:
        stage = self.state.stages[min(self.state.at, len(self.state.stages) - 1)]
        return Direct(frozenset({"bid"}), stage.chapter, part=stage.part)

    def next_stage(self) -> None:
        state = self.state
        state.at += 1
        if state.at >= len(state.stages):
            state.outcome = Outcome((0,), "unicorns")
            return
        stage = state.stages[state.at]
        state.pending = [
            Decision(state.at + 1, seat, stage.kind, options, stage.exits, open=stage.open, source=stage.source)
            for seat, options in stage.options.items()
        ]

    def answer(self, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        state = self.state
        asked = next((asked for asked in state.pending if (asked.id, asked.seat) == (decision, seat)), None)
        if asked is None:
            raise Refused("stale")
        if not asked.accepts(picks):
            raise Refused("not_offered")
        if list(picks) == ["break"]:
            state.log.append((99, []))
            raise ZeroDivisionError(picks[0].replace("break", "with a hidden card in its words: " + SECRET))
        state.pending.remove(asked)
        stage = state.stages[state.at]
        events = []
        if asked.kind == "window" and list(picks) != ["pass"]:
            state.pending = []
            events = [Event("neighs", seat, card=picks[0])]
        elif asked.kind not in ("window", "bid"):
            events = [Event("does", seat, card=stage.source, secret=tuple(picks), knows=(seat,))]
        state.log.append((seat, list(picks)))
        state.log.sort()
        if not state.pending:
            self.next_stage()
        return events

    def all_still_hidden(self, earlier: "FakeMatch", events: Sequence[Event]) -> bool:
        """Only the pick `show` shows something."""
        del earlier
        return all("show" not in event.secret for event in events)

    def highlights(self, events: Sequence[Event], course: Mapping[int, Sequence[int]]) -> list[Highlight]:
        """Pick the last two facts, if there are two."""
        del course
        return [Highlight(event.name, 1, event.seat) for event in events[-2:]]

    def copy(self) -> "FakeMatch":
        return FakeMatch.load(self.save())

    def save(self) -> bytes:
        return msgspec.json.encode(self.state)

    def view(self, viewer: int | None) -> FakeView:
        return FakeView(viewer, self.state.stages[min(self.state.at, len(self.state.stages) - 1)].turn)

    @classmethod
    def load(cls, saved: bytes) -> "FakeMatch":
        return cls(msgspec.json.decode(saved, type=FakeState))


def action(seat: int, turn: int = 1, options: Sequence[str] = ("draw", "play a", "play b")) -> Stage:
    return Stage("action", {seat: list(options)}, turn=turn)


def window(seats: Sequence[int], holding: Sequence[int] = (), turn: int = 1) -> Stage:
    options = {seat: ["neigh", "pass"] if seat in holding else ["pass"] for seat in seats}
    return Stage("window", options, source="a", turn=turn)


def bids(options: dict[int, list[str]], chapter: int = 1, part: int = 0) -> Stage:
    return Stage("bid", options, ("pass",), chapter=chapter, part=part)


def choice(options: dict[int, list[str]], *, open_: bool = False, exits: tuple[str, ...] = ()) -> Stage:
    return Stage("discard", options, exits, open_, source="b")


def rounds(seats: int, turns: int = 6) -> list[Stage]:
    """A whole little game: an action, a window for the others, and everybody discards, a few times over."""
    stages: list[Stage] = []
    for turn in range(1, turns + 1):
        player = (turn - 1) % seats
        others = [seat for seat in range(seats) if seat != player]
        stages.append(action(player, turn))
        stages.append(window(others, others[:1], turn))
        everyone = choice({seat: ["x", "y", "z"] for seat in range(seats)})
        everyone.turn = turn
        stages.append(everyone)
    return stages


class FakeLibrary:
    """Plays `stages`, or a whole little game if there are none.

    House rules don't fit `refused` seats; once the cards are `unreadable` no game can be dealt.
    """

    def __init__(self, stages: list[Stage] | None = None) -> None:
        self.stages = stages
        self.refused = 0
        self.unreadable = False
        self.shelf = Shelf()

    def presets(self) -> list[str]:
        return ["second", "french"]

    def game(self, preset: str) -> str:
        del preset
        return "unstable"

    def seats(self, preset: str, rules: Mapping[str, object] | None = None) -> range:
        del preset, rules
        return range(2, 9)

    def in_force(self, preset: str, rules: Mapping[str, object]) -> dict[str, object]:
        """Know one rule: who begins, and some of the table."""
        if any(key not in ("first_player", "turn_seconds", "undo", "mirror_delay_turns") for key in rules):
            raise ContentError("house rules", preset, "none known")
        return {"first_player": "random", **rules}

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        """Check the rules."""
        if seats == self.refused:
            raise ContentError("house rules", preset, "refused")
        self.in_force(preset, rules)

    def new_game(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> FakeMatch:
        del seed, language
        self.in_force(preset, rules)
        if self.unreadable:
            raise ContentError("cards", preset, "unreadable")
        match = FakeMatch(FakeState(seats, self.stages or rounds(seats), first=first))
        match.next_stage()
        return match

    def saved_game(self, saved: bytes) -> FakeMatch:
        return FakeMatch.load(saved)
