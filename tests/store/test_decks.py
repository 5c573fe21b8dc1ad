"""Own decks in the store: offered by servers, kept as long as anything refers to them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.records import Change, GuildDeck, TableRow
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


async def test_a_deck_is_offered_replaced_and_taken_out(repository: SqliteRepository) -> None:
    assert await repository.add_deck(GUILD, SKY, TEXT, 20)
    assert await repository.guild_decks(GUILD) == [SKY]
    assert await repository.guild_decks(OTHER) == []
    newer = replace(SKY, hash="6" * 40, at=11.0)
    assert await repository.add_deck(GUILD, newer, b"newer", 1)
    assert await repository.guild_decks(GUILD) == [newer]
    assert await repository.own_deck(SKY.hash) is None
    assert await repository.own_deck(newer.hash) == b"newer"
    assert await repository.remove_deck(GUILD, "sky")
    assert not await repository.remove_deck(GUILD, "sky")
    assert await repository.own_deck(newer.hash) is None


async def test_a_server_offers_only_so_many(repository: SqliteRepository) -> None:
    for number in range(3):
        deck = replace(SKY, id=f"sky_{number}", hash=str(number) * 40)
        assert await repository.add_deck(GUILD, deck, TEXT, 2) == (number < 2)
    assert await repository.own_deck("2" * 40) is None
    assert await repository.add_deck(OTHER, replace(SKY, hash="3" * 40), TEXT, 2)


async def test_a_text_stays_while_another_server_or_a_table_refers_to_it(repository: SqliteRepository) -> None:
    await repository.add_deck(GUILD, SKY, TEXT, 20)
    await repository.add_deck(OTHER, SKY, TEXT, 20)
    await repository.remove_deck(GUILD, "sky")
    assert await repository.own_deck(SKY.hash) == TEXT
    await repository.create(table())
    await repository.remove_deck(OTHER, "sky")
    assert await repository.own_deck(SKY.hash) == TEXT


async def test_a_table_keeps_a_text_that_was_taken_out_while_it_opened(repository: SqliteRepository) -> None:
    await repository.create(table())
    assert await repository.own_deck(SKY.hash) == TEXT
