"""An own deck is refused with every fault by line, card and field; whatever the file is, nothing else happens."""

import re
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.content.own.check import check
from bot.content.own.faults import Fault, FaultyDeck
from bot.screens.deck_checks import fault as worded
from bot.texts import Locale, Texts
from tests.content.own.making import ability, card, deck, magical
from tests.texts.conftest import CATALOGUES

BASES, NAMES = Library().stables.bases, Library().stables.names
EXAMPLE = Path("docs/example_deck.yaml").read_bytes()
TEXTS = Texts.load(CATALOGUES)


def faults(content: bytes) -> list[Fault]:
    """Check a deck that must be refused; every fault has its sentence."""
    with pytest.raises(FaultyDeck) as refused:
        check(content, BASES, NAMES)
    for fault in refused.value.faults:
        assert worded(TEXTS, Locale.ENGLISH, fault)
    return list(refused.value.faults)


def test_the_example_is_sound() -> None:
    example = check(EXAMPLE, BASES, NAMES)
    assert example.id == "moon_meadow"
    assert example.alone
    assert example.designs[0].id == "own.moon_meadow.moon_foal"
    assert example.words["own.moon_meadow.eclipse"].name == {"en": "Eclipse", "fr": "Éclipse"}


def test_the_same_text_has_the_same_hash() -> None:
    assert (
        check(EXAMPLE, BASES, NAMES).hash
        == check(EXAMPLE, BASES, NAMES).hash
        != check(EXAMPLE + b"\n", BASES, NAMES).hash
    )


FILES: dict[str, tuple[bytes, str, int]] = {
    "huge": (b"deck: sky\n" + b"# " + b"x" * 70_000, "too_big", 0),
    "nothing": (b"", "empty", 0),
    "only a remark": (b"# nothing\n", "empty", 0),
    "not UTF-8": (b"deck: sky\ntitle: \xff\n", "not_utf8", 2),
    "not YAML": (b"deck: sky\ncards: [", "not_yaml", 3),
    "a control sign": (b"deck: sky\ntitle: \x01\n", "strange_sign", 0),
    "deep": (b"[" * 500, "too_deep", 1),
    "as deep as it can be": (b"[" * 60_000, "not_yaml", 1),
    "deep by fields": (b"cards: " + b"{a: " * 15_000, "too_deep", 1),
    "many values": (b"[" + b"a," * 25_000 + b"]", "too_many_nodes", 1),
    "an anchor": (b"deck: &a sky\n", "alias", 1),
    "an alias": (b"deck: sky\ntitle: *a\n", "alias", 2),
    "an alias bomb": (b"a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n", "alias", 1),
    "a merge": (b"deck: sky\n<<: *a\n", "alias", 2),
    "a tag": (b"deck: !!python/object/apply:os.system [ls]\n", "tag", 1),
    "a local tag": (b"deck: !sky sky\n", "tag", 1),
    "two documents": (b"deck: sky\n---\ndeck: sea\n", "second_document", 2),
    "a field twice": (b"deck: sky\ndeck: sea\n", "key_twice", 2),
    "a list for a field": (b"? [a, b]\n: c\n", "strange_key", 1),
    "a list": (b"- deck: sky\n", "wrong_type", 1),
    "a number": (b"7\n", "wrong_type", 1),
}


@pytest.mark.parametrize(("content", "what", "line"), FILES.values(), ids=FILES.keys())
def test_a_file_that_is_no_deck_is_refused_at_once(content: bytes, what: str, line: int) -> None:
    assert [(fault.what, fault.line) for fault in faults(content)] == [(what, line)]


CARDS: dict[str, tuple[bytes, str, str]] = {
    "an unknown step": (deck(card(abilities=ability({"step": "dance"}))), "unknown_value", "abilities[1].do[1].step"),
    "no step": (deck(card(abilities=ability({}))), "missing_field", "abilities[1].do[1].step"),
    "a step that is a word": (deck(card(abilities=ability("draw"))), "wrong_type", "abilities[1].do[1]"),
    "an unknown power": (deck(magical(always=["flies"])), "unknown_value", "always[1]"),
    "an unknown trigger": (
        deck(magical(abilities=ability({"step": "draw"}, when="sleeps"))),
        "unknown_value",
        "abilities[1].when",
    ),
    "an unknown type": (deck(card(type="pony")), "unknown_value", "type"),
    "an unknown field": (deck(card(colour="red")), "unknown_field", "colour"),
    "a title of ours": (deck(card(title="neigh")), "unknown_field", "title"),
    "a field that the step lacks": (
        deck(card(abilities=ability({"step": "draw", "who": "each"}))),
        "unknown_field",
        "abilities[1].do[1].who",
    ),
    "too much": (deck(card(abilities=ability({"step": "draw", "n": 10**9}))), "too_large", "abilities[1].do[1].n"),
    "less than nothing": (
        deck(card(abilities=ability({"step": "draw", "n": -1}))),
        "too_small",
        "abilities[1].do[1].n",
    ),
    "a word for a number": (deck(card(copies="two")), "wrong_type", "copies"),
    "true for a number": (deck(card(copies=True)), "wrong_type", "copies"),
    "a number beyond all bounds": (
        deck().replace(b'"type"', b'"copies": ' + b"9" * 5000 + b', "type"'),
        "too_large",
        "copies",
    ),
    "many copies": (deck(card(copies=41)), "too_large", "copies"),
    "many steps": (deck(card(abilities=ability(*[{"step": "draw"}] * 9))), "too_many", "abilities[1].do"),
    "no steps": (deck(card(abilities=ability())), "too_few", "abilities[1].do"),
    "no effect": (deck(card(abilities=None)), "magic_without_effect", "abilities"),
    "two effects": (deck(card(abilities=ability({"step": "draw"}) * 2)), "magic_without_effect", "abilities"),
    "no id": (deck(card(id=None)), "missing_field", "id"),
    "an id with a path": (deck(card("a/b")), "strange_id", "id"),
    "an id with a point": (deck(card("own.sky.comet")), "strange_id", "id"),
    "a long id": (deck(card("a" * 25)), "strange_id", "id"),
    "an id that is a number": (deck(card(id=7)), "wrong_type", "id"),
    "an id twice": (deck(card(), card()), "id_twice", "id"),
    "an id of the box": (deck(card("neigh")), "base_id", "id"),
    "a name of the box": (deck(card(name="super  NEIGH!")), "name_of_the_box", "name"),
    "a name of the box with an accent": (deck(card(name="Nëigh")), "name_of_the_box", "name"),
    "a French name of the box": (deck(card(name={"en": "Comet", "fr": "Bébé Licorne"})), "name_of_the_box", "name"),
    "a name twice": (deck(card(), card("meteor", name="comet.")), "name_twice", "name"),
    "no name": (deck(card(name=None)), "missing_field", "name"),
    "a name that is a number": (deck(card(name=7)), "wrong_type", "name"),
    "a name by no language": (deck(card(name={})), "no_words", "name"),
    "a name in no language of ours": (deck(card(name={"tlh": "Qapla"})), "unknown_field", "name.tlh"),
    "a mention": (deck(card(name="@everyone")), "strange_sign", "name"),
    "a mention of somebody": (deck(card(text="Hit <@123>.")), "strange_sign", "text"),
    "bold": (deck(card(name="**Comet**")), "strange_sign", "name"),
    "italics": (deck(card(text="_No_")), "strange_sign", "text"),
    "a link": (deck(card(text="See https://example.org")), "strange_sign", "text"),
    "a link with a mask": (deck(card(text="[Free](x)")), "strange_sign", "text"),
    "a heading": (deck(card(name="# Comet")), "strange_sign", "name"),
    "an invisible sign": (deck(card(name="Co\u200bmet")), "strange_sign", "name"),
    "a reversed line": (deck(card(name="\u202etemoC")), "strange_sign", "name"),
    "a blank letter": (deck(card(name="\u3164")), "strange_sign", "name"),
    "a pile of accents": (deck(card(name="o" + "\u0301" * 9)), "strange_sign", "name"),
    "no letter": (deck(card(name="...")), "no_words", "name"),
    "a long name": (deck(card(name="x" * 33)), "too_long", "name"),
    "a long text": (deck(card(text="x" * 301)), "too_long", "text"),
    "an effect of a baby": (
        deck(card(type="baby", abilities=ability({"step": "draw"}, when="enters"))),
        "trigger_of_others",
        "abilities[1].when",
    ),
    "an upgrade that enters": (
        deck(card(type="upgrade", abilities=ability({"step": "draw"}, when="enters"))),
        "trigger_of_others",
        "abilities[1].when",
    ),
    "a power of others": (deck(card(always=["two_plays"])), "power_of_others", "always[1]"),
    "a power twice": (deck(magical(always=["counts_two", "counts_two"])), "twice", "always[2]"),
    "an instant that stops nothing": (deck(card(type="instant", abilities=None)), "instant_without_neigh", "always"),
    "nobody chosen": (deck(card(abilities=ability({"step": "swap_hands"}))), "nobody_chosen", "abilities[1].do[1]"),
    "a card in two places": (
        deck(magical(abilities=ability({"step": "shuffle_into_deck", "this": True}, when="enters"))),
        "only_magic",
        "abilities[1].do[1].this",
    ),
    "turns that always end": (
        deck(magical(abilities=ability({"step": "end_turn"}, when="turn_begins"))),
        "no_way_out",
        "abilities[1].do[1]",
    ),
    "modes alike": (
        deck(card(abilities=ability({"step": "one_of", "modes": [{"step": "destroy"}, {"step": "destroy"}]}))),
        "twice",
        "abilities[1].do[1].modes",
    ),
    "many cards": (deck(*(card(f"a{place}", copies=40) for place in range(8))), "too_many_cards", "cards"),
    "many designs": (deck(*(card(f"a{place}") for place in range(121))), "designs", "cards"),
    "no cards": (deck(cards=[]), "designs", "cards"),
    "many babies": (
        deck(*(card(f"a{place}", type="baby", abilities=None) for place in range(25))),
        "too_many_babies",
        "cards",
    ),
    "a card that is nowhere": (deck(two_players_without=["pegasus"]), "no_such_card", "two_players_without[1]"),
    "babies of nowhere": (deck(babies="third"), "unknown_value", "babies"),
    "an unknown field of the deck": (deck(counts={}), "unknown_field", "counts"),
    "an id of the deck with signs": (deck(deck="../../etc"), "strange_id", "deck"),
    "zero babies": (deck(card(copies=40), alone=True, neighs="second"), "too_few_babies", "alone"),
    "zero Neighs": (deck(card(copies=40), alone=True, babies="second"), "too_few_neighs", "alone"),
    "a few cards": (deck(card(copies=5), alone=True, babies="second", neighs="second"), "too_few_cards", "alone"),
    "a few for two": (
        deck(card(copies=40, two_players=False), alone=True, babies="second", neighs="second"),
        "too_few_for_two",
        "alone",
    ),
}


@pytest.mark.parametrize(("content", "what", "field"), CARDS.values(), ids=CARDS.keys())
def test_a_wrong_card_is_refused_by_field(content: bytes, what: str, field: str) -> None:
    assert (what, field) in [(fault.what, fault.field) for fault in faults(content)]


def test_a_fault_names_line_card_and_what_is_known() -> None:
    content = deck(card(), card("owl", abilities=ability({"step": "draw"}, {"step": "dance"})))
    line = next(at for at, text in enumerate(content.decode().splitlines(), start=1) if "dance" in text)
    (fault,) = faults(content)
    told = worded(TEXTS, Locale.ENGLISH, fault)
    assert told.startswith(f"Line {line}, card owl: abilities[1].do[2].step: dance isn't known here. Known: ")
    assert "draw" in fault.known
    assert "end_turn" in fault.known


def test_what_strangers_wrote_is_made_plain() -> None:
    (fault,) = faults(deck(card(abilities=ability({"step": "\u202e" + "x" * 500}))))
    told = worded(TEXTS, Locale.ENGLISH, fault)
    assert "\u202e" not in told
    assert "x" * 40 not in told


def test_all_faults_are_told_at_once_up_to_a_bound() -> None:
    assert len(faults(deck(card(type="pony", copies=0, colour="red")))) == 3
    assert len(faults(deck(*(card(f"a{place}", type="pony") for place in range(100))))) == 20


def test_every_fault_has_its_sentence() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in sorted(Path("bot/content/own").glob("*.py")))
    named = set(re.findall(r'(?:Fault|_refused)\(\s*"(\w+)"', sources))
    assert {"alias", "base_id", "no_way_out", "too_few_babies"} <= named
    assert [what for what in sorted(named) if not TEXTS.has(f"deck-fault-{what}")] == []
    told = {key for key in TEXTS.all_keys() if key.startswith("deck-fault-")}
    about_place = {"deck-fault-bullet", "deck-fault-line", "deck-fault-card", "deck-fault-whole", "deck-fault-field"}
    assert {key.partition(".")[0] for key in told - about_place} == {f"deck-fault-{what}" for what in named}
