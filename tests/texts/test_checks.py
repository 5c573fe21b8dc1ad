import pytest

from bot.texts import check_texts
from tests.texts.conftest import CATALOGUES, Write


def test_the_catalogues_of_this_project_are_in_order():
    assert [str(finding) for finding in check_texts(CATALOGUES)] == []


@pytest.mark.parametrize(
    ("english", "found"),
    [
        ("a = A\nb\n", 'en/x.ftl:2: can\'t be read: Expected token: "="'),
        ("a = A\na = B\n", "en/x.ftl:2: a already stands in x.ftl:1"),
        ("a = A\nb = { c }\n", "en/x.ftl:2: b refers to c, which doesn't exist"),
        ("a = { -t }\n", "en/x.ftl:1: a refers to -t, which doesn't exist"),
        ("a = { b.c }\nb = B\n", "en/x.ftl:1: a refers to b.c, which doesn't exist"),
        ("a = { SHOUT($b) }\n", "en/x.ftl:1: a calls SHOUT(), which doesn't exist"),
    ],
)
def test_what_is_wrong_within_a_language_is_found(write: Write, english: str, found: str):
    folder = write("en/x", english)
    assert [str(finding).removeprefix(f"{folder}/") for finding in check_texts(folder)] == [found]


@pytest.mark.parametrize(
    ("french", "found"),
    [
        ("a = { $player }\n    .short = A\n", []),
        ("a = { $player }\n", ["fr/x.ftl:1: a.short is missing"]),
        ("a = A\n    .short = A\n", ["fr/x.ftl:1: a doesn't use $player"]),
        ("a = { $player }{ $owner }\n    .short = A\n", ["fr/x.ftl:1: a uses $owner, which English doesn't have"]),
        ("a = { $player }\n    .short = A\nb = B\n", ["fr/x.ftl:3: b doesn't exist in English"]),
        ("-t = T\na = { -t }{ $player }\n    .short = A\n", []),
        ("a = { b.genitive }{ b }\n    .short = A\nb = { $player }\n    .genitive = B\n", []),
        (
            "a = { b }\n    .short = A\nb = { $owner }{ $player }\n",
            ["fr/x.ftl:1: a uses $owner, which English doesn't have"],
        ),
    ],
)
def test_differences_between_languages_are_found(write: Write, french: str, found: list[str]):
    write("en/x", "a = { $player }\n    .short = A\n")
    folder = write("fr/x", french)
    assert [str(finding).removeprefix(f"{folder}/") for finding in check_texts(folder)] == found


@pytest.mark.parametrize(
    ("czech", "lacks"),
    [
        ("[one] { $n } karta\n   *[other] { $n } karet", ["few"]),
        ("[few] { $n } karty\n   *[other] { $n } karet", ["one"]),
        ("[one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet", []),
        ("[0] nic\n   *[other] { $n } kusů", []),
        ("[one] rozhoduje\n   *[other] rozhodují", []),
        ("[back_kick] karta { $n }\n   *[other] karty { $n }", []),
    ],
)
def test_a_plural_form_that_lacks_is_found(write: Write, czech: str, lacks: list[str]):
    write("en/x", "a = { $n }\n")
    folder = write("cs/x", f"a = {{ $n ->\n    {czech}\n}}\n")
    found = [str(finding).removeprefix(f"{folder}/") for finding in check_texts(folder)]
    assert found == [f"cs/x.ftl:1: a plural form lacks: {form}" for form in lacks]


def test_a_missing_english_folder_is_found(write: Write):
    folder = write("fr/x", "")
    assert "no English texts here" in str(check_texts(folder)[0])
