import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.content.errors import BadRule
from bot.content.rule import Rule, RuleValue
from bot.store.records import GuildDeck, Offer, Withdrawal
from bot.tables.house.drafts import AlreadySo, Drafts, Outdated
from bot.tables.house.files import MOST_BYTES, BadFile, in_files, read_file, write_file
from bot.tables.house.keys import ALLOWED_CHANNELS, DECKS, Keys
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Difference, HouseRulebook
from tests.tables.house.conftest import LIBRARY

ANN, BOB = 11, 12
SERVER, HERE = Place(1), Place(1, 20)
KEYS = Keys(LIBRARY, ["en"])


SKY, MOON = (GuildDeck(name, name * 10, b"{}", name == "sky", 11, 1.0) for name in ("sky", "moon"))


def values_of(rule: Rule) -> st.SearchStrategy[RuleValue]:
    if rule.of == DECKS:
        return st.lists(st.sampled_from([SKY.id, MOON.id]), unique=True)
    if rule.of:
        return st.lists(st.from_regex(r"\A[1-9][0-9]{16,18}\Z"), max_size=3, unique=True)
    if rule.bounds is None:
        return st.sampled_from(rule.choices)
    numbers = st.integers(*rule.bounds)
    return numbers | st.just(rule.alternative) if rule.alternative else numbers


SETS = st.fixed_dictionaries({}, optional={key: values_of(rule) for key, rule in KEYS.all.items()})


@given(SETS)
def test_what_is_written_can_be_read(values: dict[str, RuleValue]) -> None:
    if in_files(values):
        assert read_file(write_file(values).encode(), KEYS, SERVER, [SKY, MOON]) == in_files(values)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (
            "hand_limit: 5\nfinal_tie: nobody\n\npigs: 1\nhand_limit: 6\n",
            [(2, "not_a_value"), (4, "unknown_rule"), (5, "twice")],
        ),
        ("hand_limit: 50\n# a comment\nstarting_hand: 0", [(1, "out_of_bounds"), (3, "out_of_bounds")]),
        ("allowed_channels: '123456789012345678'", [(1, "left_out")]),
        ("hand_limit: 5\nexpansions: d5", [(2, "no_such_deck")]),
        ("expansions: sky, moon, d5\npreset: own:d6", [(1, "no_such_deck"), (2, "no_such_deck")]),
        ("preset: own:moon", [(1, "no_such_deck")]),
        ("expansions: a, b, c, d, e, f", [(1, "too_many")]),
        ("", [(0, "empty")]),
        ("# nothing", [(0, "empty")]),
        ("{}", [(0, "empty")]),
        ("hand_limit", [(1, "not_plain")]),
        ("- hand_limit", [(1, "not_plain")]),
        ("hand_limit: [5]", [(1, "not_plain")]),
        ("final_tie: shared\nhand_limit: {a: 5}", [(2, "not_plain")]),
        ("a: &a 5\nhand_limit: *a", [(1, "not_plain")]),
        ("hand_limit: *nobody", [(1, "not_plain")]),
        ("hand_limit: !!python/object/apply:os.system ['ls']", [(1, "not_plain")]),
        ("hand_limit: !!int 5", [(1, "not_plain")]),
        ("hand_limit: 5\n---\nhand_limit: 6", [(2, "not_plain")]),
        ("hand_limit: 5\n\tfinal_tie: x", [(2, "no_yaml")]),
        ("hand_limit: 5: 6", [(1, "no_yaml")]),
        ("hand_limit: '\0'", [(0, "no_yaml")]),
        ("[" * 5000, [(1, "not_plain")]),
        ("a" * (MOST_BYTES + 1), [(0, "too_big")]),
    ],
)
def test_every_wrong_line_is_named(text: str, wrong: list[tuple[int, str]]) -> None:
    with pytest.raises(BadFile) as broken:
        read_file(text.encode(), KEYS, SERVER, [SKY, MOON])
    found = broken.value.wrong
    assert [(one.line, one.fault.kind if isinstance(one.fault, BadRule) else one.fault) for one in found] == wrong


def test_a_deck_that_can_be_played_alone_can_be_the_preset() -> None:
    assert read_file(b"preset: Own:sky", KEYS, SERVER, [SKY, MOON]) == {"preset": "own:sky"}


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadFile, match="no_text"):
        read_file(b"\xff\xfe\x00", KEYS, SERVER)


def test_what_only_a_server_can_have_is_wrong_in_a_channel() -> None:
    assert read_file(b"ping_habit: late", KEYS, SERVER) == {"ping_habit": "late"}
    with pytest.raises(BadFile, match="server wide"):
        read_file(b"ping_habit: late", KEYS, HERE)


def drafts(book: HouseRulebook) -> Drafts:
    """A new one each time, as after a restart."""
    return Drafts(book._repository, book)  # pyright: ignore[reportPrivateUsage]


async def test_a_set_replaces_all_that_a_file_can_hold(book: HouseRulebook) -> None:
    await book.change(SERVER, {"hand_limit": 5, "final_tie": "shared", ALLOWED_CHANNELS: ["20"]}, ANN)
    told, token = await drafts(book).propose(SERVER, {"hand_limit": 6}, ANN)
    assert set(told.differences) == {Difference("hand_limit", 5, 6), Difference("final_tie", "shared", "all_lose")}
    assert (await book.own(1, 0))["hand_limit"] == 5
    assert await drafts(book).confirm(SERVER, token, ANN) == replace(told, noted=True)
    assert await book.own(1, 0) == {"hand_limit": 6, ALLOWED_CHANNELS: ["20"]}
    with pytest.raises(AlreadySo):
        await drafts(book).confirm(SERVER, token, ANN)


async def test_a_draft_holds_for_its_person_its_place_and_what_they_were_shown(book: HouseRulebook) -> None:
    _, token = await drafts(book).propose(SERVER, {"hand_limit": 6}, ANN)
    for place, given_token, user in ((HERE, token, ANN), (SERVER, "other", ANN), (SERVER, token, BOB)):
        with pytest.raises(Outdated):
            await drafts(book).confirm(place, given_token, user)
    await book.change(SERVER, {"final_tie": "shared"}, BOB)
    with pytest.raises(Outdated):
        await drafts(book).confirm(SERVER, token, ANN)
    assert await book.own(1, 0) == {"final_tie": "shared"}


async def test_a_draft_whose_deck_went_before_its_confirmation_changes_nothing(book: HouseRulebook) -> None:
    repository = book._repository  # pyright: ignore[reportPrivateUsage]
    await repository.add_deck(1, Offer(SKY, b"", 20))
    _, token = await drafts(book).propose(SERVER, {"expansions": ["sky"]}, ANN)
    assert await repository.remove_deck(1, Withdrawal(SKY, BOB, 2.0)) == "done"
    with pytest.raises(BadRule, match="no such deck"):
        await drafts(book).confirm(SERVER, token, ANN)
    assert await book.own(1, 0) == {}
