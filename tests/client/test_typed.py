"""Answers that are typed: what a text means, and what autocomplete offers for several picks."""

import pytest

from bot.client.typed import find, find_all, meant
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision
from bot.screens.stables.showing import StableShowing
from bot.texts import Locale, Texts
from cogs.suggestions import picks
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import BOB

rigs = rigs_of_tables
TEXTS = Texts.load(DATA / "texts")
DISCARD = Decision(
    1, 0, "discard", ["rhinocorn", "neigh", "neigh", "super_neigh"], exits=("skip",), least=2, most=2, open=False
)
DESTROY = Decision(2, 0, "destroy", ["@1/rhinocorn", "@1/narwhal", "@0/narwhal"])


async def showing_of(rigs: Build) -> StableShowing:
    rig = await rigs(library=Library())
    table = await rig.game(BOB)
    return StableShowing(TEXTS, Locale.ENGLISH, await rig.state(table))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Rhinocorn in Bob's stable", "@1/rhinocorn"),
        (" rhinocorn ", "@1/rhinocorn"),
        ("@0/narwhal", "@0/narwhal"),
        ("Narwhal in Bob's stable", "@1/narwhal"),
        ("2", "@1/narwhal"),
        ("4", None),
        ("0", None),
        ("²", None),
        ("Pegasus", None),
    ],
)
async def test_a_text_means_a_key_a_label_a_position_or_a_name(rigs: Build, text: str, key: str | None) -> None:
    assert find(await showing_of(rigs), DESTROY, text) == key


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Rhinocorn, Neigh", ["rhinocorn", "neigh"]),
        ("neigh,neigh", ["neigh", "neigh"]),
        ("1, 3", ["rhinocorn", "super_neigh"]),
        ("skip", ["skip"]),
        ("Rhinocorn, Pegasus", None),
        (" , ", None),
    ],
)
async def test_several_picks_stand_between_commas(rigs: Build, text: str, meant: list[str] | None) -> None:
    assert find_all(await showing_of(rigs), DISCARD, text) == meant


async def test_after_a_comma_one_more_pick_is_offered(rigs: Build) -> None:
    showing = await showing_of(rigs)
    first = picks(showing, DISCARD, "")
    assert [choice.value for choice in first] == ["rhinocorn", "neigh", "super_neigh", "skip"]
    more = picks(showing, DISCARD, "Rhinocorn,")
    assert [choice.value for choice in more] == ["1,2", "1,3"]
    assert more[0].name.startswith("Rhinocorn, ")
    assert [choice.value for choice in picks(showing, DISCARD, "Rhinocorn, sup")] == ["1,3"]
    assert picks(showing, DISCARD, "Pegasus,") == []
    assert DISCARD.accepts(find_all(showing, DISCARD, "1,2") or [])


async def test_of_several_decisions_the_first_is_answered_that_a_text_fits(rigs: Build) -> None:
    showing = await showing_of(rigs)
    assert meant(showing, [DISCARD, DESTROY], "Rhinocorn in Bob's stable") == (DESTROY, ["@1/rhinocorn"])
    assert meant(showing, [DISCARD, DESTROY], "1, 2") == (DISCARD, ["rhinocorn", "neigh"])
    assert meant(showing, [DISCARD, DESTROY], "Rhinocorn, Pegasus") is None
