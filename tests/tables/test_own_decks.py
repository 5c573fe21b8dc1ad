"""Tables that play decks of a server's own: as they were when the table opened, in any process, to the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.content.own.check import check
from bot.tables.errors import TableError
from bot.tables.players import players
from bot.tables.replays import replays_alike
from tests.content.own.making import card, deck
from tests.tables.rig import ANN, BOB, Rig, build
from tests.tables.test_real_game import press_at_random

EXAMPLE = Path("docs/example_deck.yaml").read_bytes()
GUILD = 1


async def offer(rig: Rig, content: bytes) -> str:
    stables = Library().stables
    found = check(content, stables.bases, stables.names)
    before = {deck.id: deck.hash for deck in await rig.tables.decks.offered(GUILD)}
    await rig.tables.decks.add(GUILD, found, content, ANN, before.get(found.id))
    return found.id


async def opened(rig: Rig, preset: str, expansions: list[str]) -> int:
    played = await rig.tables.decks.played(GUILD, preset, {"expansions": expansions} if expansions else {})
    table = await rig.tables.open(GUILD, 2, ANN, "Ann", played.preset, "live", played.rules)
    await rig.tables.join(table, BOB, "Bob")
    await rig.tables.add_computer(table, ANN)
    return table


class Processes:
    """One process after the other on the same file; the latest one is closed after the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rig: Rig | None = None

    async def next(self) -> Rig:
        """Give a process that has seen none of the decks."""
        library, before = Library(), self.rig
        if before is not None:
            await before.repository.close()
        self.rig = await build(self.folder, library=library, players=players(library))
        if before is not None:
            self.rig.clock.set(before.clock.now())
        return self.rig


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[Processes]:
    processes = Processes(tmp_path)
    yield processes
    if processes.rig is not None:
        await processes.rig.repository.close()


@pytest.mark.parametrize(("preset", "expansions"), [("own:moon_meadow", []), ("second", ["moon_meadow"])])
async def test_a_game_goes_on_in_another_process_though_the_deck_was_taken_out(
    processes: Processes, preset: str, expansions: list[str]
) -> None:
    rig = await processes.next()
    await offer(rig, EXAMPLE)
    table = await opened(rig, preset, expansions)
    rig = await processes.next()
    await rig.tables.start(table, ANN)
    await offer(rig, EXAMPLE.replace(b"Moon Foal", b"Sun Foal"))
    await rig.tables.decks.remove(GUILD, await rig.tables.decks.find(GUILD, "moon_meadow"), ANN)
    for round_ in range(3000):
        if (await rig.state(table)).status != "playing":
            break
        await press_at_random(rig, table, (ANN, BOB))
        await rig.after(5)
        if round_ == 5:
            rig = await processes.next()
    state = await rig.state(table)
    assert state.status == "over"
    ((name, title),) = state.document.decks.items()
    assert title == {"en": "Moon Meadow", "fr": "Prairie de Lune"}
    assert rig.library.shelf.content(name) == EXAMPLE
    assert await replays_alike((await processes.next()).repository, Library(), table)


async def test_a_lobby_plays_the_deck_that_it_was_opened_with(processes: Processes) -> None:
    rig = await processes.next()
    await offer(rig, deck(card("comet")))
    table = await opened(rig, "second", ["sky"])
    await offer(rig, deck(card("meteor")))
    await rig.tables.start(table, ANN)
    (name,) = (await rig.document(table)).decks
    assert b"comet" in rig.library.shelf.content(name)


async def test_a_deck_that_is_not_there_is_named(processes: Processes) -> None:
    rig = await processes.next()
    with pytest.raises(TableError) as refused:
        await opened(rig, "own:sky", [])
    assert (refused.value.reason, refused.value.details) == ("no_such_deck", {"id": "sky"})


async def test_expansions_that_are_gone_are_left_out(processes: Processes) -> None:
    rig = await processes.next()
    assert (await rig.document(await opened(rig, "second", ["sky"]))).rules == {}
    await offer(rig, deck(deck="moon"))
    document = await rig.document(await opened(rig, "second", ["sky", "moon"]))
    assert document.rules == {"expansions": list(document.decks)}
    assert len(document.decks) == 1


async def test_a_server_has_twenty_decks_at_most(processes: Processes) -> None:
    rig = await processes.next()
    for number in range(20):
        await offer(rig, deck(deck=f"sky{number}"))
    await offer(rig, deck(deck="sky3", title="Again"))
    with pytest.raises(TableError, match="too_many_decks"):
        await offer(rig, deck(deck="sky20"))
