"""What holds where, against the plainest description of it, over drawn servers."""

from hypothesis import given
from hypothesis import strategies as st

from bot.content.rule import RuleValue
from bot.store.records import HouseRow
from bot.tables.house.keys import OF_TABLES
from bot.tables.house.places import SERVER, Place
from bot.tables.house.standing import Found, encode, levels_of, standing
from bot.tables.house.terms import SECONDS, terms_of
from tests.tables.house.test_files import KEYS, SETS

CHANNELS, THREADS = (20, 21), (30, 31)
PARENTS = {30: 20, 31: 21}
LEVELS = st.dictionaries(st.sampled_from([SERVER, *CHANNELS, *THREADS]), SETS, max_size=5)
PLACES = st.sampled_from([Place(1), *(Place(1, c) for c in CHANNELS), *(Place(1, t, PARENTS[t]) for t in THREADS)])
PACES = st.sampled_from([None, "live", "relaxed", "days"])
PRESETS = st.sampled_from([None, *KEYS.content.presets()])


def by_hand(levels: dict[int, dict[str, RuleValue]], place: Place, key: str) -> Found | None:
    if place.channel and key in levels.get(place.channel, {}):
        return Found(levels[place.channel][key], place.channel)
    if place.parent and key in levels.get(place.parent, {}):
        return Found(levels[place.parent][key], place.parent)
    if key in levels.get(SERVER, {}):
        return Found(levels[SERVER][key], SERVER)
    return None


@given(LEVELS, PLACES)
def test_the_nearest_level_that_sets_a_key_wins(levels: dict[int, dict[str, RuleValue]], place: Place) -> None:
    found = standing(levels, place)
    for key in KEYS.all:
        assert found.get(key) == by_hand(levels, place, key)


@given(LEVELS, PLACES, PRESETS, PACES)
def test_a_table_opens_with_what_differs_from_its_preset(
    levels: dict[int, dict[str, RuleValue]], place: Place, preset: str | None, pace: str | None
) -> None:
    found = standing(levels, place)
    terms = terms_of(KEYS, found, preset, pace)
    held = by_hand(levels, place, "preset")
    assert terms.preset == (preset or (held.value if held is not None else "second"))
    schema = KEYS.content.houserules
    game = schema.rules_of(schema.preset(terms.preset).game)
    for key, value in terms.rules.items():
        assert found[key].value == value != KEYS.usual(key, terms.preset)
        assert key in game or key in (*SECONDS, *OF_TABLES)
    for key in found.keys() & game.keys():
        assert terms.rules.get(key, KEYS.usual(key, terms.preset)) == found[key].value
    schema.values(terms.preset, {key: value for key, value in terms.rules.items() if key in game})


@given(LEVELS)
def test_what_is_stored_comes_back(levels: dict[int, dict[str, RuleValue]]) -> None:
    rows = [HouseRow(level, key, encode(value)) for level, values in levels.items() for key, value in values.items()]
    assert levels_of(rows, KEYS.all) == {level: values for level, values in levels.items() if values}


def test_what_this_program_does_not_know_counts_as_not_set() -> None:
    rows = [
        HouseRow(SERVER, "hand_limit", b"5"),
        HouseRow(SERVER, "starting_hand", b"99"),
        HouseRow(SERVER, "rule_of_tomorrow", b"1"),
        HouseRow(SERVER, "final_tie", b"{broken"),
        HouseRow(SERVER, "undo", b'"never"'),
    ]
    assert levels_of(rows, KEYS.all) == {SERVER: {"hand_limit": 5}}


def test_only_what_something_reads_can_be_set() -> None:
    schema = KEYS.content.houserules
    games = {schema.preset(name).game for name in KEYS.content.presets()}
    read = {key for game in games for key in schema.rules_of(game)}
    table = {
        "pace",
        "turn_seconds",
        "reaction_seconds",
        "board_language",
        "mirror_delay_turns",
        "own_thread",
        "pictures",
        "undo",
    }
    server = {"preset", "allowed_channels", "tables_per_channel", "ping_habit"}
    assert KEYS.all.keys() == read | table | server
    assert KEYS.all["board_language"].choices == ["auto", "en"]
