"""Nothing looks different than when somebody last looked at it; then: `python -m tests.pictures.samples FOLDER`."""

import subprocess
import sys

import pytest
import yaml

from bot.pictures.draw import draw, name_of
from tests.pictures.samples import KEPT, SAMPLES, pixels

KNOWN: dict[str, str] = yaml.safe_load(KEPT.read_text("utf-8"))


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_look_as_they_did(name: str) -> None:
    assert pixels(draw(SAMPLES[name])) == KNOWN[name]


def test_another_process_draws_the_same_bytes_under_the_same_name() -> None:
    told = (
        "from hashlib import sha256; from bot.pictures.draw import draw, name_of; "
        "from tests.pictures.samples import HAND; print(name_of(HAND), sha256(draw(HAND)).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", told], check=True, capture_output=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
    assert name_of(SAMPLES["hand"]).encode() in runs.pop()
