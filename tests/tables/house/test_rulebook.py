import asyncio
from collections.abc import Mapping

import pytest

from bot.content.errors import BadRule
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.store.records import GuildDeck, Offer, Withdrawal
from bot.tables.clocks import ManualClock
from bot.tables.errors import TableError
from bot.tables.house.decks import marks
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change, Difference, HouseRulebook, Noted
from bot.tables.house.standing import Found
from bot.tables.house.terms import Terms

ANN, BOB = 11, 12
GUILD, CHANNEL, THREAD = 1, 20, 30
SERVER = Place(GUILD)
HERE = Place(GUILD, CHANNEL)
INSIDE = Place(GUILD, THREAD, CHANNEL)


async def test_a_server_that_sets_nothing_opens_the_second_edition(book: HouseRulebook) -> None:
    assert await book.terms(HERE) == Terms("second", "live", {}, None)
    assert await book.standing(HERE) == {}
    assert await book.allowed_channels(GUILD) == []
    assert await book.table_limit(HERE) is None
    assert await book.ping_habit(GUILD) == "always"


async def test_the_nearest_level_wins(book: HouseRulebook) -> None:
    await book.change(SERVER, {"hand_limit": 5, "final_tie": "shared"}, ANN)
    await book.change(HERE, {"hand_limit": 6, "starting_hand": 4}, ANN)
    await book.change(INSIDE, {"hand_limit": "none"}, ANN)
    assert (await book.standing(INSIDE)) == {
        "hand_limit": Found("none", THREAD),
        "starting_hand": Found(4, CHANNEL),
        "final_tie": Found("shared", 0),
    }
    assert (await book.terms(HERE)).rules == {"hand_limit": 6, "starting_hand": 4, "final_tie": "shared"}
    assert (await book.terms(Place(GUILD, 99))).rules == {"hand_limit": 5, "final_tie": "shared"}
    assert (await book.terms(Place(GUILD + 1, CHANNEL))).rules == {}


async def test_only_what_differs_from_the_preset_and_concerns_its_game(book: HouseRulebook) -> None:
    await book.change(SERVER, {"deck_exhausted": "reshuffle", "hand_limit": 7, "kids_hand_limit": 5}, ANN)
    assert (await book.terms(HERE)).rules == {"deck_exhausted": "reshuffle"}
    assert (await book.terms(HERE, "french")).rules == {}
    assert (await book.terms(HERE, "kids")).rules == {"kids_hand_limit": 5}
    await book.change(SERVER, {"preset": "kids"}, ANN)
    assert await book.preset(HERE) == "kids"
    assert (await book.terms(HERE)).preset == "kids"


async def test_seconds_belong_to_the_pace_set_beside_them(book: HouseRulebook) -> None:
    await book.change(SERVER, {"pace": "relaxed", "turn_seconds": 300, "board_language": "en"}, ANN)
    assert await book.terms(HERE) == Terms("second", "relaxed", {"turn_seconds": 300}, "en")
    assert await book.terms(HERE, pace="relaxed") == Terms("second", "relaxed", {"turn_seconds": 300}, "en")
    assert await book.terms(HERE, pace="days") == Terms("second", "days", {}, "en")


async def test_an_edition_that_is_not_on_offer(book: HouseRulebook) -> None:
    with pytest.raises(TableError, match="unknown_preset"):
        await book.terms(HERE, "tenth")


async def test_a_change_says_what_it_means(book: HouseRulebook) -> None:
    first = await book.change(SERVER, {"hand_limit": 5}, ANN)
    assert first.differences == (Difference("hand_limit", 7, 5),)
    assert await book.change(HERE, {"hand_limit": 5}, ANN) == Change((), noted=True)
    assert await book.change(HERE, {"hand_limit": 5, "final_tie": None}, ANN) == Change(())
    back = await book.change(SERVER, {"hand_limit": None, "final_tie": None}, BOB)
    assert back.differences == (Difference("hand_limit", 5, 7),)
    assert await book.history(GUILD, None, 0, 2) == [
        Noted(0, "hand_limit", 5, None, BOB, 1000.0),
        Noted(CHANNEL, "hand_limit", None, 5, ANN, 1000.0),
    ]
    assert len(await book.history(GUILD, 0, 0, 10)) == 2


@pytest.mark.parametrize(
    ("place", "key", "value", "kind"),
    [
        (SERVER, "hand_limit", 21, "out_of_bounds"),
        (SERVER, "hand_limit", "many", "not_a_value"),
        (SERVER, "undo", "never", "not_a_value"),
        (SERVER, "bids", "at_once", "not_a_value"),
        (SERVER, "no_such_rule", 1, "unknown_rule"),
        (SERVER, "board_language", "fr", "not_a_value"),
        (SERVER, "preset", "third", "not_a_value"),
        (HERE, "ping_habit", "never", "server_wide"),
        (HERE, "allowed_channels", ["20"], "server_wide"),
    ],
)
async def test_what_can_not_be_set_is_refused_and_nothing_changes(
    book: HouseRulebook, place: Place, key: str, value: object, kind: str
) -> None:
    with pytest.raises(BadRule) as refused:
        await book.change(place, {"final_tie": "shared", key: value}, ANN)  # type: ignore[dict-item]
    assert (refused.value.key, refused.value.kind) == (key, kind)
    assert await book.own(GUILD, place.channel) == {}
    assert await book.history(GUILD, None, 0, 10) == []


async def test_a_preview_changes_nothing(book: HouseRulebook) -> None:
    told = await book.preview(SERVER, {"hand_limit": 5})
    assert told.differences == (Difference("hand_limit", 7, 5),)
    assert await book.own(GUILD, 0) == {}


async def test_settings_of_the_server(book: HouseRulebook) -> None:
    values = {"allowed_channels": ["20", "21"], "ping_habit": "late", "tables_per_channel": 3}
    await book.change(SERVER, values, ANN)
    assert await book.allowed_channels(GUILD) == [20, 21]
    assert await book.ping_habit(GUILD) == "late"
    await book.change(HERE, {"tables_per_channel": 1}, ANN)
    assert await book.table_limit(INSIDE) == 1
    assert await book.table_limit(Place(GUILD, 99)) == 3
    assert (await book.terms(HERE)).rules == {}


class Picky(Library):
    """Can't play some combinations."""

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        both = rules.get("hand_limit") == 5 and rules.get("final_tie") == "shared"
        if both or (preset == "french" and rules.get("hand_limit") == 6):
            raise BadRule("hand_limit", "impossible", reason="deck_too_small")
        super().check(preset, rules, seats)


@pytest.fixture
def picky(book: HouseRulebook) -> HouseRulebook:
    return HouseRulebook(book._repository, Picky(), ["en"], ManualClock())  # pyright: ignore[reportPrivateUsage]


async def test_a_combination_that_can_not_be_played_is_refused_wherever_it_would_hold(picky: HouseRulebook) -> None:
    await picky.change(HERE, {"hand_limit": 5}, ANN)
    with pytest.raises(BadRule, match="deck_too_small"):
        await picky.change(SERVER, {"final_tie": "shared"}, ANN)
    with pytest.raises(BadRule, match="deck_too_small"):
        await picky.preview(SERVER, {"final_tie": "shared"})
    assert await picky.own(GUILD, 0) == {}
    await picky.change(Place(GUILD, 99), {"final_tie": "shared"}, ANN)
    await picky.change(SERVER, {"hand_limit": 4}, ANN)
    await picky.change(HERE, {"final_tie": "all_lose"}, ANN)
    await picky.change(SERVER, {"final_tie": "shared"}, ANN)
    with pytest.raises(BadRule, match="deck_too_small"):
        await picky.change(HERE, {"final_tie": None}, ANN)


async def test_an_edition_that_can_not_be_played_any_more_is_named_unless_it_is_the_usual_one(
    picky: HouseRulebook,
) -> None:
    change = await picky.change(SERVER, {"hand_limit": 6}, ANN)
    assert [preset for preset, _ in change.unplayable] == ["french"]
    with pytest.raises(BadRule, match="deck_too_small"):
        await picky.change(HERE, {"preset": "french"}, ANN)
    await picky.change(HERE, {"preset": "french", "hand_limit": 7}, ANN)
    with pytest.raises(BadRule, match="deck_too_small"):
        await picky.change(HERE, {"hand_limit": None}, ANN)


async def test_two_who_set_rules_at_the_same_instant_leave_nothing_that_is_refused(picky: HouseRulebook) -> None:
    for channel in range(20, 30):
        place = Place(GUILD, channel)
        pair = picky.change(place, {"preset": "french"}, ANN), picky.change(place, {"hand_limit": 6}, BOB)
        done = await asyncio.gather(*(pair if channel % 2 else pair[::-1]), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["BadRule", "Change"]
        assert len(await picky.own(GUILD, channel)) == 1


async def test_a_deck_is_set_or_removed_but_not_both_at_the_same_instant(book: HouseRulebook) -> None:
    repository = book._repository  # pyright: ignore[reportPrivateUsage]
    sky = GuildDeck("sky", "5" * 40, b"{}", True, ANN, 1.0)
    values: list[dict[str, RuleValue]] = [{"expansions": ["sky"]}, {"preset": "own:sky"}]
    for guild, value in enumerate(values * 10, start=100):
        await repository.add_deck(guild, Offer(sky, b"", 20))
        removing = repository.remove_deck(guild, Withdrawal(sky, BOB, 2.0, marks("sky")))
        setting = book.change(Place(guild), value, ANN)
        if guild % 3:
            removed, changed = await asyncio.gather(removing, setting, return_exceptions=True)
        else:
            changed, removed = await asyncio.gather(setting, removing, return_exceptions=True)
        held = await book.own(guild, 0)
        assert (removed == "in_use") == (held == value) == isinstance(changed, Change)
        assert (removed == "done") == (held == {}) == isinstance(changed, BadRule)
