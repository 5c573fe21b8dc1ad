"""No image can be built here: a linter reads the Dockerfile, and its own commands run in a fresh folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_linter_finds_nothing() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    checked = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_it_runs_as_nobody_special_in_exec_form() -> None:
    assert re.search(r"^USER (?!root)\w+", DOCKERFILE, re.M)
    assert 'ENTRYPOINT ["python", "-m", "bot"]' in DOCKERFILE
    assert "VOLUME /data" in DOCKERFILE
    assert DOCKERFILE.count("FROM ") == 2


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """What the COPY lines of the last stage put into /app."""
    last = DOCKERFILE.rsplit("FROM ", 1)[1]
    copied = re.findall(r"^COPY (?!--from)(\S+) \./(\S+)$", last, re.M)
    assert copied
    for source, target in copied:
        shutil.copytree(ROOT / source, tmp_path / target, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter that the first stage's RUN line makes: the pinned requirements and nothing else."""
    folder = tmp_path_factory.mktemp("build")
    shutil.copy(ROOT / "requirements.txt", folder)
    made = re.search(r"^RUN (python -m venv .*)$", DOCKERFILE, re.M)
    assert made
    command = made[1].replace("/opt/venv", str(folder / "venv")).replace("python -m", f"{sys.executable} -m")
    subprocess.run(command, shell=True, cwd=folder, check=True, capture_output=True)
    return folder / "venv" / "bin" / "python"


def test_its_start_command_works_on_what_it_copies(image: Path, python: Path) -> None:
    """Without a token the bot says what is missing; whatever a COPY line or a pin forgot would fail before that."""
    environment = {"PATH": os.environ["PATH"], "DATABASE_PATH": str(image / "bot.db")}
    started = subprocess.run(
        [python, "-m", "bot"], cwd=image, env=environment, capture_output=True, text=True, check=False
    )
    assert started.returncode != 0
    assert "DISCORD_TOKEN" in started.stderr + started.stdout
    assert "Traceback" not in started.stderr


def test_its_requirements_are_pinned_exactly() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert lines
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)


def test_nothing_unpinned_comes_along(python: Path) -> None:
    """What pip installed from the pins is what the pins name."""
    frozen = subprocess.run([python, "-m", "pip", "freeze"], capture_output=True, text=True, check=True).stdout
    pinned = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    installed = {line.lower() for line in frozen.splitlines() if "==" in line}
    assert installed == {line.lower() for line in pinned.splitlines() if "==" in line}
