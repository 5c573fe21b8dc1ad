import pytest

from bot.texts import folded


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("Écurie", "ecurie"),
        ("Duhový jednorožec", "duhovy jednorozec"),
        ("Unicornița Divă", "unicornita diva"),
        ("Uniţia", "unitia"),  # a cedilla, as old Romanian keyboards have it
        ("Cœur d’étable", "coeur d'etable"),
        ("Straße", "strasse"),
        ("  NEIGH ", "neigh"),
        ("E\u0301curie", "ecurie"),
    ],
)
def test_a_name_is_found_without_its_accents(text: str, typed: str):
    assert folded(text) == folded(typed) == typed


def test_letters_without_accents_stay_apart():
    assert folded("Narval") != folded("Narvol")
