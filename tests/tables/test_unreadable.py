"""A table whose document can't be read: nothing can be done with it, and the log says so once."""

import msgspec
import pytest

from bot.content.library import Library
from bot.tables import keeper
from bot.tables.errors import TableError
from tests.tables.conftest import Build
from tests.tables.rig import BOB


async def test_a_table_that_cannot_be_read_is_logged_once(
    rigs: Build, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig = await rigs()
    table = await rig.game(BOB)

    def unreadable(document: bytes) -> None:
        raise msgspec.ValidationError(f"{len(document)} bytes of nonsense")

    monkeypatch.setattr(keeper, "decode_document", unreadable)
    fresh = keeper.Keeper(rig.repository, Library(), rig.clock, "1")
    for _ in range(3):
        with pytest.raises(TableError, match="frozen"):
            await fresh.state(table)
    assert caplog.text.count(f"table {table} can't be read") == 1
