"""A wrong deck file is refused with file, card and field."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.content import decks
from bot.content.errors import ContentError

Deck = dict[str, Any]
Change = Callable[[Deck], object]


def deck() -> Deck:
    """A Baby and two copies of a Magic card that draws."""
    magic = {
        "id": "good_deal",
        "type": "magic",
        "copies": 2,
        "abilities": [{"when": "played", "do": [{"step": "draw"}]}],
    }
    return {
        "deck": "small",
        "counts": {"black_backed": 2, "babies": 1},
        "cards": [{"id": "baby_unicorn", "type": "baby"}, magic],
    }


def loaded(folder: Path, content: Deck) -> list[str]:
    path = folder / "small.yaml"
    path.write_text(json.dumps(content), encoding="utf-8")
    return decks.load(path).ids


def ability(content: Deck) -> Deck:
    return content["cards"][1]["abilities"][0]


WRONG: dict[str, tuple[Change, str, str]] = {
    "a field that no card has": (lambda deck: deck["cards"][1].update(colour="red"), "good_deal", "`colour`"),
    "a step that nobody knows": (lambda deck: ability(deck)["do"][0].update(step="dance"), "good_deal", "do[0].step"),
    "a field that the step lacks": (lambda deck: ability(deck)["do"][0].update(who="you"), "good_deal", "`who`"),
    "a trigger that nobody knows": (lambda deck: ability(deck).update(when="sleeps"), "good_deal", ".when"),
    "a type that nobody knows": (lambda deck: deck["cards"][0].update(type="pony"), "baby_unicorn", ".type"),
    "a card without an id": (lambda deck: deck["cards"][1].pop("id"), "card 2", "`id`"),
    "an id twice": (lambda deck: deck["cards"][1].update(id="baby_unicorn"), "baby_unicorn", "twice"),
    "magic that does nothing": (lambda deck: deck["cards"][1].pop("abilities"), "good_deal", "when: played"),
    "a Baby that is cast": (lambda deck: deck["cards"][0].update(abilities=[ability(deck)]), "baby_unicorn", "played"),
    "too many cards": (lambda deck: deck["cards"][1].update(copies=3), "counts", "says 2, the cards add up to 3"),
    "too few Babies": (lambda deck: deck["counts"].update(babies=2), "counts", "says 2, the cards add up to 1"),
}


def test_a_sound_deck_is_read(tmp_path: Path) -> None:
    assert loaded(tmp_path, deck()) == ["baby_unicorn", "good_deal"]


@pytest.mark.parametrize(("change", "place", "reason"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_deck_is_refused_by_place_and_reason(tmp_path: Path, change: Change, place: str, reason: str) -> None:
    content = deck()
    change(content)
    with pytest.raises(ContentError) as refused:
        loaded(tmp_path, content)
    assert (refused.value.file, refused.value.place) == ("small.yaml", place)
    assert reason in refused.value.reason


@pytest.mark.parametrize("text", [None, "cards: [", "- a list", "\udcff"])
def test_what_is_no_deck_file_is_refused(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "small.yaml"
    if text is not None:
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(ContentError, match=r"^small\.yaml: "):
        decks.load(path)


def built(folder: Path, **said: object) -> list[str]:
    """Read a deck that builds on the small one."""
    loaded(folder, deck())
    content: Deck = {"deck": "new", "base": "small", "counts": {"black_backed": 2, "babies": 1}, "cards": [], **said}
    path = folder / "new.yaml"
    path.write_text(json.dumps(content), encoding="utf-8")
    return decks.load(path).ids


def test_a_deck_may_replace_leave_out_and_add_cards_of_its_base(tmp_path: Path) -> None:
    baby = {"id": "baby_unicorn", "type": "baby", "variant": "red"}
    stays = {"id": "yay", "type": "upgrade", "copies": 2}
    assert built(tmp_path) == ["baby_unicorn", "good_deal"]
    assert built(tmp_path, without=["good_deal"], cards=[stays, baby]) == ["baby_unicorn", "yay"]
    assert decks.load(tmp_path / "new.yaml").designs[0].variant == "red"


@pytest.mark.parametrize(
    ("said", "place", "reason"),
    [
        ({"without": ["neigh"]}, "without", "no card neigh"),
        ({"without": ["good_deal"]}, "counts", "says 2, the cards add up to 0"),
        ({"base": "new"}, "base", "can't be a base itself"),
        ({"base": "lost"}, "", "No such file"),
    ],
)
def test_a_deck_that_builds_wrongly_is_refused(tmp_path: Path, said: Deck, place: str, reason: str) -> None:
    with pytest.raises(ContentError) as refused:
        built(tmp_path, **said)
    assert refused.value.place == place
    assert reason in refused.value.reason
