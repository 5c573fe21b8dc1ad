"""A deadline reads right when it has passed as well: a private message stays as it was sent ("2 minutes ago")."""

import re
from collections.abc import Iterator

import pytest

from bot.texts import Locale
from tests.texts.conftest import CATALOGUES

KEPT_IN_STEP = {
    "lobby-closes",
    "first-vote",
    "first-vote-call",
    "prompt-reminder",
    "prompt-reminder-direct",
    "undo-vote",
    "play-vote",
    "play-vote-taken",
}
"""What is edited or deleted once the time is over, or names a time of day."""


def lines_with_a_deadline(locale: Locale) -> Iterator[tuple[str, str]]:
    for path in sorted((CATALOGUES / locale.value).glob("*.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            if begun := re.match(r"([a-z][\w-]*) =", line):
                key = begun[1]
            if "{ $until }" in line and not line.startswith("#"):
                yield key, line


@pytest.mark.parametrize("locale", Locale)
def test_a_deadline_is_named_and_no_verb_says_that_it_is_to_come(locale: Locale) -> None:
    found = [(key, line) for key, line in lines_with_a_deadline(locale) if key not in KEPT_IN_STEP]
    assert len(found) >= 9
    assert [line for _, line in found if not re.search(r": \{ \$until \}", line)] == []
