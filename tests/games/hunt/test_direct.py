"""What direct messages tell of a hunt is out of date when its bids are revealed, and again when it is over."""

from bot.content.library import Library
from bot.scenarios.files import Scenario
from bot.scenarios.hunt_stage import HuntStage

SEATS = ["ann", "bob", "cyn"]
TABLE = {
    "day": 1,
    "phase": "hunt",
    "first": "ann",
    "line": ["pink_2", "legend_a"],
    "placed": {"pink_2": ["cyn/athletic"]},
    "ann": {"character": "knight", "hand": [4, 1]},
    "bob": {"character": "wizard", "hand": [3, 1]},
    "cyn": {"character": "princess", "hand": [2, 1]},
}


def test_the_part_changes_at_the_reveal_and_when_the_hunt_is_over(library: Library) -> None:
    match = HuntStage(library, Scenario("parts", "hunt", "hunt", SEATS, [], {}, table=TABLE)).set_up("parts")
    seen: list[tuple[str, int]] = []
    for pick in ("4", "3", "2", "skip", "skip", "pass"):
        asked = match.decisions[0]
        seen.append((asked.kind, match.direct.part))
        match.answer(asked.seat, asked.id, [pick])
    kinds, parts = zip(*seen, strict=True)
    assert kinds == ("bid", "bid", "bid", "veto", "rewind", "bid")
    bidding, revealed, taken, following = parts[0], parts[3], parts[4], parts[5]
    assert parts[:3] == (bidding,) * 3
    assert len({bidding, revealed, taken, following}) == 4
    assert match.direct.chapter == 1
