"""Own decks in the store: offered by servers, kept as long as anything refers to them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.errors import DeckGone
from bot.store.records import DECK, Change, GuildDeck, HouseWeighed, Offer, TableRow, Withdrawal
from bot.store.sqlite import SqliteRepository, open_repository

GUILD, OTHER = 1 << 60, 7
SKY = GuildDeck("sky", "5" * 40, b'{"en":"Sky"}', True, 11, 10.0)
TEXT = b"deck: sky"


@pytest.fixture
async def repository(tmp_path: Path) -> AsyncIterator[SqliteRepository]:
    repository = await open_repository(tmp_path / "bot.db")
    yield repository
    await repository.close()


def table(**more: object) -> Change:
    """A new table that plays with the deck."""
    row = TableRow(0, GUILD, 2, "over", 1, b'{"decks":{"own:%s":{}}}' % SKY.hash.encode())
    return Change(row=row, answers=[], events=[], items=[], boards=[], decks={SKY.hash: TEXT}, **more)  # type: ignore[arg-type]


def withdrawal(deck: GuildDeck = SKY, **more: bytes) -> Withdrawal:
    return Withdrawal(deck, 11, 12.0, more)


async def test_a_deck_is_offered_replaced_and_taken_out_and_history_tells_it(repository: SqliteRepository) -> None:
    assert await repository.add_deck(GUILD, Offer(SKY, TEXT, 20)) == "done"
    assert await repository.guild_decks(GUILD) == [SKY]
    assert await repository.guild_decks(OTHER) == []
    newer = replace(SKY, hash="6" * 40, at=11.0)
    for guess in (None, "7" * 40):
        assert await repository.add_deck(GUILD, Offer(newer, b"newer", 1, guess)) == "changed"
    assert await repository.add_deck(GUILD, Offer(newer, b"newer", 1, SKY.hash)) == "done"
    assert await repository.guild_decks(GUILD) == [newer]
    assert await repository.own_deck(SKY.hash) is None
    assert await repository.own_deck(newer.hash) == b"newer"
    assert await repository.remove_deck(GUILD, withdrawal(SKY)) == "changed"
    assert await repository.remove_deck(GUILD, withdrawal(newer)) == "done"
    assert await repository.remove_deck(GUILD, withdrawal(newer)) == "unknown"
    assert await repository.own_deck(newer.hash) is None
    old, new = (b'["sky", "%s"]' % hash_.encode() for hash_ in (SKY.hash, newer.hash))
    told = [(one.key, one.before, one.after, one.user, one.at) for one in await repository.house_changes(GUILD)]
    assert told == [(DECK, new, None, 11, 12.0), (DECK, old, new, 11, 11.0), (DECK, None, old, 11, 10.0)]


async def test_house_rules_and_the_decks_that_they_name_hold_each_other(repository: SqliteRepository) -> None:
    value = {"expansions": b'["sky"]'}
    with pytest.raises(DeckGone):
        await repository.change_house(GUILD, 0, value, 11, 1.0, HouseWeighed(decks=frozenset({"sky"})))
    assert await repository.house_rules(GUILD) == []
    await repository.add_deck(GUILD, Offer(SKY, TEXT, 20))
    await repository.change_house(GUILD, 0, value, 11, 1.0, HouseWeighed(decks=frozenset({"sky"})))
    held = withdrawal(expansions=b'"sky"')
    assert await repository.remove_deck(GUILD, held) == "in_use"
    assert await repository.remove_deck(GUILD, withdrawal(expansions=b'"sk"', preset=b'"sky"')) == "done"
    await repository.add_deck(GUILD, Offer(SKY, TEXT, 20))
    await repository.change_house(GUILD, 0, {"expansions": None}, 11, 2.0)
    assert await repository.remove_deck(GUILD, held) == "done"


async def test_a_server_offers_only_so_many(repository: SqliteRepository) -> None:
    for number in range(3):
        deck = replace(SKY, id=f"sky_{number}", hash=str(number) * 40)
        outcome = await repository.add_deck(GUILD, Offer(deck, TEXT, 2))
        assert outcome == ("done" if number < 2 else "too_many")
    assert await repository.own_deck("2" * 40) is None
    assert await repository.add_deck(OTHER, Offer(replace(SKY, hash="3" * 40), TEXT, 2)) == "done"


async def test_a_text_stays_while_another_server_or_a_table_refers_to_it(repository: SqliteRepository) -> None:
    await repository.add_deck(GUILD, Offer(SKY, TEXT, 20))
    await repository.add_deck(OTHER, Offer(SKY, TEXT, 20))
    await repository.remove_deck(GUILD, withdrawal())
    assert await repository.own_deck(SKY.hash) == TEXT
    await repository.create(table())
    await repository.remove_deck(OTHER, withdrawal())
    assert await repository.own_deck(SKY.hash) == TEXT


async def test_a_table_keeps_a_text_that_was_taken_out_while_it_opened(repository: SqliteRepository) -> None:
    await repository.create(table())
    assert await repository.own_deck(SKY.hash) == TEXT
