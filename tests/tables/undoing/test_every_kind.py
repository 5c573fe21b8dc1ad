"""Every kind of decision is taken back: the table stands as before, and by one press only if nobody has learnt a thing.

What somebody learns is found out in another way than the rules do it: behind each viewer's back the hidden cards are
dealt anew, and the same answer must show that viewer just the same.
"""

from collections import Counter
from random import Random

import pytest

from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision, Refused
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal as redeal_hunt
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal as redeal_stables
from bot.screens import board, hand
from bot.screens.showing import Showing
from bot.simulation.deals import draw_rules
from bot.tables.document import LastAnswer
from bot.tables.ports import PlayedMatch
from bot.tables.state import TableState
from bot.tables.undoing.standing import UNDONE
from bot.tables.work import Work
from bot.texts import Locale, Texts
from tests.games.stables.own_scene import Scene
from tests.games.stables.test_bounds import IDLE
from tests.screens.play import text
from tests.tables.undoing.pure_table import LIBRARY, PureTable
from tests.texts.stable_words import HUNT_KINDS, KINDS

WORLDS = 3
ENOUGH = 2
"""So often each kind is taken back; more often only now and then, for others to have time as well."""

IDLE_KIND = "use"
"""Asked only by cards of people's own decks."""

ALL = {*KINDS, *HUNT_KINDS} - {IDLE_KIND}
MANY_KINDS: list[tuple[str, int, dict[str, object]]] = [
    ("second", 2, {}),
    ("second", 4, {"neigh_targets": "before"}),
    ("first", 3, {}),
    ("kids", 3, {}),
    ("hunt", 4, {}),
    ("hunt", 3, {"bids": "together"}),
    ("hunt", 3, {"expert": True}),
]


def other_world(match: PlayedMatch, viewer: int | None, seed: str) -> PlayedMatch:
    """What might be true as far as a viewer knows."""
    if isinstance(match, HuntMatch):
        return redeal_hunt(match.book, match.view(viewer), seed)
    assert isinstance(match, StableMatch)
    return redeal_stables(match.book, match.view(viewer), seed)


def shows_the_same(before: PlayedMatch, after: PlayedMatch, work: Work, viewer: int | None) -> bool:
    """Whether the answers of a change would have shown a viewer the same in other worlds."""
    for number in range(WORLDS):
        world = other_world(before, viewer, f"world {number}")
        try:
            events = [event for row in work.answers for event in world.answer(row.seat, row.decision, row.picks)]
        except Refused:
            continue
        if world.view(viewer) != after.view(viewer):
            return False
        if [event.seen_by(viewer) for event in events] != [event.seen_by(viewer) for event in work.events]:
            return False
    return True


def piles(match: PlayedMatch) -> object:
    """What nobody sees and chance would change."""
    assert isinstance(match, HuntMatch | StableMatch)
    schemes = [seat.schemes for seat in match.state.seats] if isinstance(match, HuntMatch) else []
    return match.state.deck, match.state.chance.used, schemes


def screens(texts: Texts, state: TableState) -> list[str]:
    """The board and everybody's hand."""
    showing = Showing(texts, Locale.ENGLISH, state)
    return [text(board.board(showing)), *(text(hand.hand(showing, seat)) for seat in range(len(state.seats)))]


def check_offer(before: TableState, asked: Decision, table: PureTable, work: Work) -> None:
    """An answer that can be taken back by one press has told nobody anything, and nobody else has answered."""
    assert before.match is not None
    last = table.state.document.last_answer
    assert last is not None
    assert (last.seat, last.number) == (asked.seat, before.row.answers + 1)
    assert [row.actor for row in work.answers] == ["person", *["table"] * (len(work.answers) - 1)]
    assert piles(before.match) == piles(table.match)
    for viewer in (None, *range(before.match.seats)):
        assert shows_the_same(before.match, table.match, work, viewer), (asked.kind, viewer)


def take_back(texts: Texts, before: TableState, asked: Decision, picks: list[str], table: PureTable) -> None:
    """Take an answer back, and give it again: the table is as before, then as after."""
    assert before.match is not None
    after, offered = table.state, table.state.document.last_answer
    assert after.match is not None
    last = offered or LastAnswer(
        seat=asked.seat, number=before.row.answers + 1, decision=asked.id, events=before.row.events
    )
    work = table.go_back(before.match, last)
    assert table.match.save() == before.match.save()
    assert table.state.alarms == before.alarms
    assert table.state.document.course == before.document.course
    assert screens(texts, table.state) == screens(texts, before)
    assert [event.name for event in work.events] == [UNDONE] * (not last.hushed)
    closed = {one.token for one in after.waiting()} - {one.token for one in table.state.waiting()}
    old = {one.token for one in before.waiting()} - {one.token for one in after.waiting()}
    assert not (closed | old) & {one.token for one in table.state.waiting()}
    table.answer(asked, picks)
    assert table.match.save() == after.match.save()


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(DATA / "texts", [Locale.ENGLISH])


class Tally:
    """Plays games and takes answers back now and then; counts how often each kind was, and how often by one press."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.back: Counter[str] = Counter()
        self.pressed: Counter[str] = Counter()

    def step(self, table: PureTable) -> None:
        """Let somebody answer."""
        before = table.state
        asked, picks = table.any_answer()
        work = table.answer(asked, picks)
        if table.state.status != "playing":
            return
        kind = asked.kind
        if table.state.document.last_answer is not None and self._wanted(self.pressed, kind, table):
            check_offer(before, asked, table, work)
        if self._wanted(self.back, kind, table):
            take_back(self.texts, before, asked, picks, table)

    def game(self, table: PureTable) -> None:
        while table.state.status == "playing":
            self.step(table)

    def _wanted(self, counted: Counter[str], kind: str, table: PureTable) -> bool:
        if counted[kind] >= ENOUGH and table.random.random() > 0.03:
            return False
        counted[kind] += 1
        return True


def test_every_kind_of_decision_can_be_taken_back(texts: Texts):
    tally = Tally(texts)
    for number, (preset, seats, rules) in enumerate(MANY_KINDS):
        tally.game(PureTable(preset, seats, f"kinds {number}", rules))
    for number in range(300):
        if tally.back.keys() >= ALL:
            break
        preset, seats, rules = MANY_KINDS[number % len(MANY_KINDS)]
        tally.game(PureTable(preset, seats, f"more kinds {number}", rules))
    assert tally.back.keys() >= ALL, ALL - tally.back.keys()
    assert tally.pressed.keys() >= {"window", "bid", "destroy", "opening", "trap", "baby", "discard", "player"}


def test_an_effect_with_nothing_to_choose_can_be_taken_back(texts: Texts):
    scene = Scene(IDLE, [], ["idle"], [])
    scene.until("enters", "play own.sky.idle", "pass")
    tally = Tally(texts)
    tally.step(PureTable("second", 2, "idle", match=scene.match))
    assert tally.back == {IDLE_KIND: 1}


@pytest.mark.proof
@pytest.mark.parametrize("number", range(150))
def test_so_it_is_by_whatever_house_rules(texts: Texts, number: int):
    rng = Random(number)
    preset = rng.choice(["second", "french", "first", "kids", "hunt"])
    seats = rng.choice(list(LIBRARY.seats(preset))[:4])
    Tally(texts).game(PureTable(preset, seats, f"rules {number}", dict(draw_rules(LIBRARY, preset, seats, rng))))
