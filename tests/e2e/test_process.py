"""The process itself: how it starts, stops, refuses and is looked after."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.sandbox.server import SandboxServer
from tests.e2e.scene import scene_of


async def run(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run `python -m bot …` to its end; gives the status and all it wrote."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        env={**clean, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(60):
        out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


async def test_without_a_token_it_says_what_is_missing(tmp_path: Path) -> None:
    status, said = await run(DATABASE_PATH=str(tmp_path / "bot.db"))
    assert status == 2
    assert "DISCORD_TOKEN is missing" in said
    assert "make play" in said
    assert list(tmp_path.iterdir()) == []


async def test_a_token_that_discord_does_not_know(tmp_path: Path) -> None:
    async with SandboxServer() as server:
        environment = {**server.endpoints.environment(), "DISCORD_TOKEN": "nonsense"}
        status, said = await run(DATABASE_PATH=str(tmp_path / "bot.db"), **environment)
    assert status == 1
    assert "Discord doesn't know this token" in said
    assert "nonsense" not in said


async def test_a_token_that_discord_no_longer_knows_ends_the_bot(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        scene.server.world.token = "another"
        scene.server.hub.drop_connections()
        await scene.until(lambda: not scene.is_running())
        assert await scene.stop_bot() == 1
        said = scene.log.read_text()
    assert "Discord doesn't know this token" in said
    assert "Traceback" not in said


async def test_a_database_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    status, said = await run(DISCORD_TOKEN="any", DATABASE_PATH=str(tmp_path / "file" / "bot.db"))
    assert status == 1
    assert "the bot can't run" in said
    assert "Traceback" not in said


async def test_a_second_process_on_the_same_database_is_refused(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        environment = {**scene.server.endpoints.environment(), "DISCORD_TOKEN": scene.server.settings.token}
        status, said = await run(DATABASE_PATH=str(scene.database), **environment)
        assert status == 1
        assert "another process runs the bot" in said
        assert await scene.stop_bot() == 0


async def test_health_backup_and_restore_beside_the_running_bot(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        here = {"DATABASE_PATH": str(scene.database)}
        await scene.open_lobby()
        assert (await run("check", "--alive", **here))[0] == 0
        assert (await run("check", **here)) == (
            0,
            "no DISCORD_TOKEN: the bot can't connect to Discord, but `python -m bot play` works\nall in order\n",
        )
        copy = tmp_path / "copies" / "copy.db"
        assert (await run("backup", str(copy), **here))[0] == 0
        status, said = await run("restore", str(copy), **here)
        assert (status, "another process" in said) == (1, True)
        await scene.stop_bot()
        await scene.people[0].press(scene.offering("Join"), label="Leave")
        assert (await run("restore", str(copy), **here))[0] == 0
        scene.server.unanswered.clear()
        await scene.start_bot()
        await scene.people[1].press(scene.offering("Join"), label="Join")
        await scene.until(lambda: "2 Bob" in scene.public()[0].text)
        scene.assert_flawless()


async def test_a_damaged_database_and_a_dead_bot_are_noticed(tmp_path: Path) -> None:
    database = tmp_path / "bot.db"
    database.write_bytes(b"no database at all, whatever its name says" * 100)
    status, said = await run("check", DATABASE_PATH=str(database))
    assert status == 1
    assert str(database) in said
    assert (await run("check", "--alive", DATABASE_PATH=str(database)))[0] == 1


async def test_commands_are_registered_once_and_again_only_when_they_change(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        await scene.until(lambda: "commands registered" in scene.log.read_text())
        await scene.stop_bot()
        await scene.start_bot()
        await scene.stop_bot()
        assert scene.log.read_text().count("commands registered") == 1


async def test_sigterm_stops_in_time_while_people_press(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        await scene.start_game()
        presses = [person.press(scene.offering("My hand"), label="My hand") for person in scene.people]
        *_, status = await asyncio.gather(*presses, scene.stop_bot())
        assert status == 0
        assert scene.errors() == []


def origin_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


async def test_play_starts_everything_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "play",
        "--port",
        "0",
        "--database",
        str(tmp_path / "bot.db"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        line = (await process.stdout.readline()).decode()
        assert origin_in(line).startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0
