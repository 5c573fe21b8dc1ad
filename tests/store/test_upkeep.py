from pathlib import Path

import pytest

from bot.store.sqlite import open_repository
from bot.store.upkeep import backup, faults, restore


async def test_a_copy_made_while_running_holds_what_was_committed(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copies" / "copy.db"
    repository = await open_repository(path)
    await repository.set_settings("guild", 1, {"language": b'"fr"'})
    backup(path, copy)
    await repository.set_settings("guild", 1, {"language": b'"cs"'})
    await repository.close()
    assert faults(copy) == []
    restore(copy, path)
    again = await open_repository(path)
    assert await again.settings("guild", 1) == {"language": b'"fr"'}
    await again.close()


async def test_a_copy_never_overwrites(tmp_path: Path) -> None:
    repository = await open_repository(tmp_path / "bot.db")
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(FileExistsError):
        backup(tmp_path / "bot.db", tmp_path / "copy.db")
    await repository.close()


async def test_a_damaged_file_is_noticed_and_not_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copy.db"
    repository = await open_repository(path)
    backup(path, copy)
    await repository.close()
    content = bytearray(copy.read_bytes())
    content[4096 : 3 * 4096] = b"\xff" * (2 * 4096)
    copy.write_bytes(content)
    assert faults(copy)
    with pytest.raises(ValueError):
        restore(copy, path)
    assert faults(path) == []
