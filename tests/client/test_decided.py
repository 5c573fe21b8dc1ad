"""Late presses on forms of hunts."""

from pathlib import Path

from bot.client.decided import too_late
from bot.games.hunt.match import HuntMatch
from bot.screens.showing import Showing
from bot.texts import Locale, Texts
from tests.tables.hunt_rig import hunt, hunt_rig
from tests.tables.rig import BOB, CYN

TEXTS = Texts.load(Path("data/texts"))


async def test_a_bid_is_decided_once_its_hunt_is_and_nothing_else_is(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, BOB, CYN)
    given: list[tuple[str, int, str]] = []
    running = ended = False
    while True:
        state = await rig.state(table)
        assert isinstance(state.match, HuntMatch)
        look = state.match.look(None)
        for kind, seat, token in given:
            late = bool(await too_late(rig.repository, Showing(TEXTS, Locale.ENGLISH, state), seat, token))
            assert late is (kind == "bid" and token not in current(state.match, given)), kind
            running |= kind == "bid" and not late
            ended |= late
        if look.day == 2:
            break
        asked = state.match.decisions[0]
        if asked.kind == "bid" and (look.hunt is None or not look.hunt.bids):
            pick = asked.options[: asked.least]
        else:
            pick = [asked.exits[0]] if asked.exits else asked.options[: asked.least]
        given.append((asked.kind, asked.seat, state.token(asked.id)))
        await rig.tables.answer(table, state.seats[asked.seat].user, asked.id, pick)
    assert running
    assert ended
    assert {"bid", "market"} <= {kind for kind, *_ in given}
    await rig.repository.close()


def current(match: HuntMatch, given: list[tuple[str, int, str]]) -> set[str]:
    """The tokens of bids in the hunt that is being bid for: as many of the latest as there are bids and passes."""
    hunt = match.look(None).hunt
    many = len(hunt.bids) + len(hunt.passed) if hunt is not None and hunt.bidding else 0
    bids = [token for kind, _, token in given if kind == "bid"]
    return set(bids[len(bids) - many :])
