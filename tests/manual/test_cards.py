"""The page of cards tells the whole vocabulary, with an example for every step."""

from typing import get_args

import pytest
from msgspec import inspect

from bot.games.stables.cards import CardType, Power, Step, Trigger, What, Who
from bot.manual import meanings


@pytest.mark.parametrize(
    ("meant", "vocabulary"),
    [
        (meanings.TYPES, CardType),
        (meanings.TRIGGERS, Trigger),
        (meanings.POWERS, Power),
        (meanings.KINDS, What),
        (meanings.WHO, Who),
    ],
)
def test_every_word_has_a_meaning_in_its_order(
    written: dict[str, str], meant: dict[str, str], vocabulary: object
) -> None:
    page = written["cards.md"]
    assert tuple(meant) == get_args(vocabulary)
    assert all(f"- `{word}`" in page and meaning in page for word, meaning in meant.items())


@pytest.mark.parametrize("step", get_args(Step))
def test_every_step_stands_there_with_its_fields_and_a_card_that_has_it(written: dict[str, str], step: type) -> None:
    kind = inspect.type_info(step)
    assert isinstance(kind, inspect.StructType)
    tag = kind.tag
    _, _, rest = written["cards.md"].partition(f"### `{tag}`\n")
    told = rest.partition("\n### ")[0]
    example = told.partition("```yaml\n")[2]
    assert example.startswith("- id: ")
    assert f"step: {tag}" in example
    fields = {field.name for field in kind.fields if field.name != "then"}
    assert {name for name in fields if f"- `{name}`" in told} == fields
