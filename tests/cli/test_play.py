"""`python -m bot play` says so when its bot is gone."""

import os
import subprocess
import sys

from bot.cli.play import settings_of_a_run


def test_a_bot_that_ends_by_itself_is_named_with_its_status() -> None:
    command = [sys.executable, "-m", "bot", "play", "--port", "0"]
    environment = {**os.environ, "LOG_LEVEL": "LOUD"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode > 0
    assert last.startswith(f"the bot ended with status {done.returncode}; so the stand-in ends, too")
    assert "start `python -m bot play` again" in last


def test_each_run_has_a_token_of_its_own() -> None:
    """So the bot of a run that was killed can't join the next one on the same port."""
    assert settings_of_a_run(0).token != settings_of_a_run(0).token
