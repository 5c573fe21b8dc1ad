"""What is answered for whoever does not answer in a hunt (decisions.md 31), and what public facts alone force."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.store.records import AnswerRow
from bot.tables.paces import PACES
from bot.tables.players.hunt_simple import choose_in_hunt
from tests.tables.hunt_rig import LIBRARY, hunt, hunt_rig
from tests.tables.rig import ANN, BOB, CYN, Rig


async def replay(rig: Rig, table: int) -> list[tuple[AnswerRow, Decision, list[str]]]:
    """Every answer with its decision, and what the simple player of that seat would have said."""
    save = await rig.repository.save(table, first=True)
    assert save is not None
    match = LIBRARY.hunts.load(save.data)
    secret = (await rig.document(table)).secret
    return list(_steps(match, await rig.repository.answers(table), secret))


def _steps(match: HuntMatch, rows: list[AnswerRow], secret: str) -> Iterator[tuple[AnswerRow, Decision, list[str]]]:
    for row in rows:
        asked = next(one for one in match.decisions if (one.id, one.seat) == (row.decision, row.seat))
        simple = choose_in_hunt(LIBRARY.hunts.box, f"{secret}:{row.seat}", match.view(row.seat), asked)
        yield row, asked, simple
        match.answer(row.seat, row.decision, row.picks)


async def test_a_deadline_passes_skips_or_takes_the_simple_players_choice(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, BOB, CYN)
    while (await rig.state(table)).status == "playing":
        await rig.after(5)
        for user in (ANN, BOB, CYN):
            await rig.tables.here(table, user)
    given = [one for one in await replay(rig, table) if one[0].actor == "clock"]
    assert {asked.kind for _, asked, _ in given} >= {"character", "trap", "trap_unicorn", "bid", "market"}
    for row, asked, simple in given:
        wanted = "pass" if asked.kind in ("bid", "market") else "skip"
        assert list(row.picks) == ([wanted] if wanted in asked.exits else simple), asked.kind
    await rig.repository.close()


async def spend(rig: Rig, table: int, user: int, keep: int) -> None:
    """Answer for a person: bid as many of the highest cards as can be, down to `keep`; elsewhere the first answer."""
    state = await rig.state(table)
    seat = state.seat_of(user)
    assert seat is not None
    for asked in state.open_to(seat)[:1]:
        picks = asked.answers()[:1]
        if asked.kind == "bid":
            picks = asked.options[: asked.most] if len(asked.options) > keep else ["pass"]
        elif asked.kind == "market" and not asked.options:
            return
        await rig.tables.answer(table, user, asked.id, picks)


async def played(rig: Rig, keep: int) -> int:
    """Play a hunt of three who spend their cards down to `keep`; a bid lasts as long as a turn."""
    table = await hunt(rig, BOB, CYN)
    while (await rig.state(table)).status == "playing":
        for user in (ANN, BOB, CYN):
            if (await rig.state(table)).status == "playing":
                await spend(rig, table, user, keep)
        state = await rig.state(table)
        pace, now = PACES["live"], rig.clock.now()
        for alarm in state.alarms:
            if alarm.kind == "deadline":
                assert pace.turn - pace.person[1] <= alarm.at - now <= pace.turn
        waits = any(alarm.kind == "forced" for alarm in state.alarms)
        await rig.after(pace.person[1] if waits else 0)
    return table


async def test_who_has_too_few_cards_passes_at_once_for_that_is_public(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    steps = await replay(rig, await played(rig, keep=0))
    forced = [place for place, (_, asked, _) in enumerate(steps) if asked.kind == "bid" and not asked.options]
    assert forced
    for place in forced:
        (before, _, _), (row, _, _) = steps[place - 1], steps[place]
        assert (row.actor, list(row.picks), row.at) == ("table", ["pass"], before.at)
    await rig.repository.close()


async def test_who_can_pay_for_nothing_is_answered_for_after_a_while_for_that_is_hidden(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    steps = await replay(rig, await played(rig, keep=2))
    low, high = PACES["live"].person
    waited = [
        row.at - before.at
        for (before, _, _), (row, asked, _) in pairwise(steps)
        if asked.kind == "market" and not asked.options and not asked.open and row.actor == "table"
    ]
    assert waited
    assert all(low <= seconds <= high for seconds in waited)
    await rig.repository.close()
