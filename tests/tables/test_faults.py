"""What a log may say about a fault."""

import pytest

from bot.tables.faults import place_of


def test_a_fault_is_named_without_its_words() -> None:
    def fail(card: str) -> None:
        raise ValueError(card)

    hidden = "Rhino" + "corn"
    with pytest.raises(ValueError) as caught:
        fail(hidden)
    told = place_of(caught.value)
    assert "ValueError" in told
    assert "in fail" in told
    assert hidden not in told
