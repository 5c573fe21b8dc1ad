"""Games of every preset are looked back at by the buttons alone, from the first step to the last and back."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.content.library import Library
from bot.games.core.events import Event
from bot.screens import board, custom_ids, replay
from bot.screens.games import game_of
from bot.screens.hunt.showing import hunts
from bot.screens.limits import Part, problems
from bot.screens.replay import parts_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.stables.showing import stables
from bot.tables.errors import TableError
from bot.tables.players import players
from bot.tables.replay import Past, finished, past_of, position_of
from bot.tables.state import TableState
from bot.texts import Locale, Texts
from tests.screens.play import components, controls, parts, text, values
from tests.tables.rig import ANN, BOB, CYN, DAN, Rig, build
from tests.tables.test_own_decks import EXAMPLE, offer
from tests.tables.test_real_game import play, press_at_random

LIBRARY = Library()
LONG = "*Ann*-" * 5
FOUR = (BOB, CYN, DAN)


class Replayed:
    """A table, and whoever looks back at its game."""

    def __init__(self, rig: Rig, state: TableState, texts: Texts) -> None:
        self.rig, self.state, self.texts = rig, state, texts

    async def past(self) -> Past:
        return await past_of(self.rig.repository, self.state)

    async def then(self, past: Past, place: int) -> Showing:
        position = await position_of(self.rig.repository, LIBRARY, self.state, past.steps[place])
        return Showing(self.texts, Locale.ENGLISH, position, opened=True)

    async def screen(self, past: Past, place: int, menu_page: int | None = None) -> Screen:
        return replay.replay(await self.then(past, place), past, place, menu_page)

    async def walk(self, past: Past, place: int, name: str) -> list[tuple[int, str]]:
        """Press one button until it can't be pressed; what stood on each screen."""
        seen: list[tuple[int, str]] = []
        while True:
            screen = await self.screen(past, place)
            assert problems(components(screen)) == []
            seen.append((place, text(screen)))
            goal = way(screen, name)
            if goal is None:
                return seen
            place = past.place(goal)


Deal = Callable[..., Awaitable[Replayed]]


@pytest.fixture
async def dealt(tmp_path: Path, texts: Texts) -> AsyncIterator[Deal]:
    """Give somebody who deals a game and, unless it is to be `running`, plays it to its end."""
    rig = await build(tmp_path, library=LIBRARY, players=players(LIBRARY))

    async def deal(preset: str, *others: int, computers: int = 0, running: bool = False) -> Replayed:
        if preset.startswith("own:"):
            await offer(rig, EXAMPLE)
        chosen = await rig.tables.decks.played(1, preset, {})
        table = await rig.tables.open(1, 2, ANN, LONG, chosen.preset, "live", chosen.rules)
        for user in others:
            await rig.tables.join(table, user, LONG)
        for _ in range(computers):
            await rig.tables.add_computer(table, ANN)
        await rig.tables.start(table, ANN)
        if not running:
            await play(rig, table, (ANN, *others))
        return Replayed(rig, await rig.state(table), texts)

    yield deal
    await rig.repository.close()


def way(screen: Screen, name: str) -> int | None:
    """Where a button leads: after how many answers; None if it can't be pressed."""
    for control in controls(screen):
        read = custom_ids.decode(str(control["custom_id"]))
        assert read is not None
        if read.verb == "replay" and read.argument.startswith(f"{name}."):
            return int(read.argument.removeprefix(f"{name}."))
    return None


def menu(screen: Screen) -> Part:
    return next(part for part in parts(screen) if part["type"] == 3)


@pytest.mark.parametrize(
    ("preset", "others", "computers", "part"),
    [
        ("second", (BOB,), 1, "turn"),
        ("first", (BOB,), 1, "turn"),
        ("french", (BOB,), 1, "turn"),
        ("kids", (BOB, CYN), 0, "turn"),
        ("hunt", (BOB, CYN), 1, "hunt"),
        ("own:moon_meadow", (BOB,), 1, "turn"),
    ],
)
async def test_a_finished_game_is_stepped_through_to_its_end_and_back(
    dealt: Deal, preset: str, others: tuple[int, ...], computers: int, part: str
) -> None:
    game = await dealt(preset, *others, computers=computers)
    past = await game.past()
    forward = await game.walk(past, 0, "step-on")
    assert [place for place, _ in forward] == list(range(len(past.steps)))
    assert await game.walk(past, len(past.steps) - 1, "step-back") == forward[::-1]
    last = await game.then(past, len(past.steps) - 1)
    assert last.state.match is not None
    assert game.state.match is not None
    assert last.state.match.save() == game.state.match.save()
    assert (last.state.row, last.state.document) == (game.state.row, game.state.document)
    assert game_of(last).heading() in forward[-1][1]
    by_parts = await game.walk(past, 0, f"{part}-on")
    assert 3 < len(by_parts) < len(forward)
    assert by_parts[-1] == forward[-1]
    assert way(await game.screen(past, 3), "start") == past.steps[0]
    assert way(await game.screen(past, 3), "end") == past.steps[-1]
    events = [event for row in past.events for event in row]
    assert len(events) == game.state.row.events
    assert not any(event.secret or event.knows for event in events)


async def test_all_hands_lie_open_in_words_and_in_the_picture(dealt: Deal) -> None:
    game = await dealt("second", BOB)
    past = await game.past()
    showing = stables(await game.then(past, 5))
    told = text(await game.screen(past, 5))
    for seat, hand in enumerate(showing.match.state.hands):
        names = [showing.card(showing.match.table.id(card)) for card in hand]
        assert names
        assert all(name in told for name in names)
        picture = board.picture(showing, past.events[5])
        assert picture is not None
        assert [face.name for face in picture.scene.seats[seat].open] == names  # type: ignore[union-attr]
    assert "▸" in told


async def test_hunters_show_hunt_cards_and_scheme_cards(dealt: Deal) -> None:
    game = await dealt("hunt", BOB, CYN)
    past = await game.past()
    place = next(place for place, events in enumerate(past.events) if any(event.name == "hunt" for event in events))
    told = text(await game.screen(past, place))
    assert told.count("hand: ") == 3
    showing = hunts(await game.then(past, place))
    placed = [card.scheme for cards in showing.match.state.placed.values() for card in cards]
    assert placed
    assert all(f"({showing.card(scheme)})" in told for scheme in placed)


async def test_the_menu_leads_to_every_turn_of_a_big_table_page_by_page(dealt: Deal) -> None:
    game = await dealt("second", *FOUR, computers=4)
    past = await game.past()
    turns = [past.steps[part.place] for part in replay.parts_of(game_of(await game.then(past, 0)), past)]
    assert len(turns) > 2 * replay.PAGE
    seen: list[str] = []
    page: int | None = 0
    while page is not None:
        screen = await game.screen(past, 0, page)
        assert problems(components(screen)) == []
        offered = values(menu(screen))
        seen += [value for value in offered if value.isdecimal()]
        page = int(offered[-1].removeprefix("page.")) if offered[-1].startswith("page.") else None
    assert seen == [str(turn) for turn in turns]
    assert str(past.steps[-1]) not in values(menu(await game.screen(past, 0, 0)))
    for place in range(0, len(past.steps), 15):
        assert problems(components(await game.screen(past, place))) == []
    assert values(menu(await game.screen(past, 0, 999))) == values(menu(await game.screen(past, 0, len(turns) // 23)))


async def test_nothing_is_shown_before_the_end(dealt: Deal) -> None:
    game = await dealt("second", BOB, running=True)
    await press_at_random(game.rig, game.state.id, (ANN, BOB))
    for status, reason in (("playing", "not_over"), ("frozen", "frozen")):
        state = replace(game.state, row=replace(game.state.row, status=status))
        with pytest.raises(TableError, match=reason):
            await past_of(game.rig.repository, state)
        with pytest.raises(TableError, match=reason):
            await position_of(game.rig.repository, LIBRARY, state, 0)
    lobby = await game.rig.state(await game.rig.tables.open(1, 2, CYN, "Cyn"))
    with pytest.raises(TableError, match="no_game"):
        await past_of(game.rig.repository, lobby)
    assert await finished(game.rig.repository, 9) == []


async def test_a_game_that_was_broken_off_and_one_somebody_left_are_looked_back_at(dealt: Deal) -> None:
    game = await dealt("second", BOB, CYN, running=True)
    await press_at_random(game.rig, game.state.id, (ANN, BOB, CYN))
    await game.rig.tables.leave(game.state.id, CYN)
    await game.rig.tables.end(game.state.id, ANN)
    game.state = await game.rig.state(game.state.id)
    past = await game.past()
    screens = await game.walk(past, 0, "step-on")
    assert len(screens) == len(past.steps) > 1
    assert "left, the computer plays" not in screens[0][1]
    assert "left, the computer plays" in screens[-1][1]
    assert [state.id for state in await finished(game.rig.repository, 9, guild=1, member=ANN)] == [game.state.id]
    assert await finished(game.rig.repository, 9, guild=2) == []


async def test_a_game_from_before_positions_has_its_beginning_and_its_end(dealt: Deal) -> None:
    game = await dealt("kids", BOB)
    positions = game.rig.repository.positions._reading  # pyright: ignore[reportPrivateUsage]
    await positions.execute("DELETE FROM positions")
    await positions.commit()
    past = await game.past()
    assert past.steps == (0, game.state.row.answers)
    screens = await game.walk(past, 0, "step-on")
    assert screens[-1][1].count("…") == 1


async def test_an_answer_that_was_taken_back_is_a_step_of_its_own(dealt: Deal) -> None:
    game = await dealt("second", BOB, running=True)
    await press_at_random(game.rig, game.state.id, (ANN,))
    await game.rig.tables.undoing.take_back(game.state.id, ANN)
    await game.rig.tables.end(game.state.id, ANN)
    before, game.state = game.state, await game.rig.state(game.state.id)
    past = await game.past()
    again = await game.then(past, len(past.steps) - 1)
    assert again.state.match is not None
    assert before.match is not None
    assert again.state.match.save() == before.match.save()
    assert [[event.name for event in events] for events in past.events] == [[], ["takes_baby"], ["undone"]]
    assert len(await game.walk(past, 0, "step-on")) == 3


async def test_a_turn_that_was_taken_back_says_so_in_the_menu(dealt: Deal) -> None:
    game = await dealt("second", BOB)
    turn = (Event("turn", 0, n=1),)
    undone = (Event("undone", 1, n=1),)
    past = Past((0, 1, 2, 3), ((), turn, undone, turn))
    labels = [part.label for part in parts_of(game_of(await game.then(await game.past(), 0)), past)]
    assert [label.split(":")[0] for label in labels] == ["The beginning", "Taken back · Turn 1", "Turn 1"]


def test_nothing_but_a_replay_opens_hands() -> None:
    sources = {str(path): path.read_text("utf-8") for folder in ("bot", "cogs") for path in Path(folder).rglob("*.py")}
    assert [path for path, source in sources.items() if "opened=True" in source] == ["bot/client/replaying.py"]
    asking = {path for path, source in sources.items() if ".open_look()" in source}
    assert asking == {"bot/screens/hunt/showing.py", "bot/screens/stables/showing.py"}
