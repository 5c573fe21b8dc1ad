import re

import pytest

from bot.content.library import Library
from bot.screens import custom_ids, limits
from bot.screens.custom_ids import CustomId, decode, encode


@pytest.mark.parametrize(
    "wanted",
    [
        CustomId(7, "", "join"),
        CustomId(0, "", "let_be"),
        CustomId(7, "", "story", "3"),
        CustomId(2**63 - 1, "a-b_C9xyz012", "choose", "@7/hand/extremely_destructive_unicorn"),
        CustomId(7, "------------", "choose", "play basic_unicorn_red"),
    ],
)
def test_an_id_is_read_as_it_was_written(wanted: CustomId):
    written = encode(wanted.table, wanted.verb, wanted.argument, wanted.token)
    assert decode(written) == wanted
    assert re.fullmatch(custom_ids.PATTERN, written)


@pytest.mark.parametrize(
    "text", ["", "nb", "nb:7:-", "nb:x:-:join", "nb:7:-:JOIN", "xnb:7:-:join", "nb:7:-:join\n", "nb:٣:-:join"]
)
def test_anything_else_is_not_ours(text: str):
    assert decode(text) is None


def test_the_longest_id_fits():
    longest = max(Library().book("second").ids, key=len)
    written = encode(2**63 - 1, "confirm", f"@7/hand/{longest}", "x" * 12)
    assert len(written) <= limits.CUSTOM_ID
    assert decode(written) is not None
