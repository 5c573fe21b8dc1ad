"""`docs/cards.md`: everything that a card can say, from the types of the vocabulary and cards of the box."""

import inspect as python
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from msgspec import inspect

from bot.content.library import Library
from bot.content.own import check, form, sense, tree, words
from bot.content.own.form import Head
from bot.content.yaml_files import DATA
from bot.games.stables.cards import Ability, Design, Step
from bot.manual import meanings
from bot.texts import Texts

DECKS = ("second", "first", "kids")
"""Where examples are taken from, in this order."""

HEAD = f"""# Cards

Written by `python -m bot docs` from the types in `bot/games/stables/cards.py`; change those and run it again.

A card is data: `when` something happens its owner must (or `may`) `do` steps, one after the other. Codes such as
CZ-12 or R41 name the statements of the rulebooks and rulings that a step goes by.

[example_deck.yaml](example_deck.yaml) is a whole deck to start from. `python -m bot check --deck FILE` checks one and
names line, card and field of every fault; `python -m bot simulate --deck FILE` plays it. On Discord, whoever may manage
the server adds it with `/houserules deck add`.

## A deck of one's own

A YAML file in UTF-8 of at most {tree.MOST_BYTES // 1024} KB, without anchors, aliases and tags, with at most
{form.MOST_DESIGNS} designs and {check.MOST_CARDS} cards.

Names have at most {words.NAME_LENGTH} characters, texts {words.TEXT_LENGTH}: letters, digits and plain punctuation.
Either is one text (English) or one by language: `{{en: …, fr: …}}` ({", ".join(words.LANGUAGES)}). Who reads another
language sees the English one, else the first.

No name may read like that of a card of the box, in any language, or like another one of the deck: whatever its case,
accents, spaces and punctuation. So `Rhino-corn` is refused where `Rhinocorn` is known.

Ids are small letters, digits and `_`: at most {form.DECK_LENGTH} characters for the deck, {form.CARD_LENGTH} for a
card. They are the deck's own; inside a game `comet` of the deck `sky` is `own.sky.comet`, so that it never gets in the
way of another deck's.
"""


def page(library: Library, texts: Texts) -> str:
    """Give the whole page as Markdown."""
    del library, texts
    parts = [HEAD, *_deck(), *_card(), *_bare("Types", meanings.TYPES.items()), *_powers(), *_triggers()]
    parts += [
        *_bare("Kinds of card", meanings.KINDS.items()),
        *_bare("Whom a step concerns", meanings.WHO.items()),
        *_steps(),
    ]
    return "\n".join(parts)


def _deck() -> Iterator[str]:
    yield "- `title` (needed): its name"
    yield from _fields(Head)
    yield "- `cards` (needed): a list of cards"
    yield f"\n{_doc(Head).partition('. ')[2]}"
    yield f"\nPlayed alone, a deck needs {check.FEWEST_CARDS} cards beside the babies, two babies and two instants,"
    yield "of its own or lent. Any deck can be shuffled into another one: `/houserules set expansions`.\n"


def _card() -> Iterator[str]:
    yield "## A card\n"
    yield "- `name` (needed), `text` (needed): what people read"
    yield from _fields(Design, without=form.NOT_OWN)
    yield "\nAn ability:\n"
    yield from _fields(Ability)
    yield f"\n{_doc(Ability)}\n"


def _bare(title: str, known: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield f"## {title}\n"
    yield from (f"- `{name}`: {meaning}" for name, meaning in known)
    yield ""


def _powers() -> Iterator[str]:
    yield "## Powers\n"
    for power, meaning in meanings.POWERS.items():
        yield f"- `{power}` ({', '.join(sense.types_with(power))}): {meaning}"
    yield ""


def _triggers() -> Iterator[str]:
    yield "## Triggers\n"
    for trigger, meaning in meanings.TRIGGERS.items():
        yield f"- `{trigger}` ({', '.join(sense.types_at(trigger))}): {meaning}"
    yield ""


def _steps() -> Iterator[str]:
    examples = _examples()
    yield "## Steps\n"
    yield "Every step may say `then: true`: it happens only if the step before it was carried out.\n"
    for kind in get_args(Step):
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        yield f"### `{info.tag}`\n\n{_doc(kind)}\n"
        fields = list(_fields(kind, without=("then",)))
        yield from (*fields, "") if fields else ()
        yield f"```yaml\n{examples[str(info.tag)]}\n```\n"


def _fields(kind: type, without: tuple[str, ...] = ()) -> Iterator[str]:
    """Describe the fields of a struct: type, bounds, usual value."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.encode_name not in without:
            told = _usual(field.default)
            yield f"- `{field.encode_name}`{' (needed)' if field.required else ''}: {_type(field.type)}{told}"


def _usual(default: object) -> str:
    match default:
        case bool():
            return f" (usual: `{str(default).lower()}`)"
        case int() | str() if default != "":
            return f" (usual: `{default}`)"
        case _:
            return ""


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "`true` or `false`"
        case inspect.IntType(ge=least, le=most):
            return f"a whole number from {least} to {most}"
        case inspect.LiteralType(values=values):
            return _literal(tuple(map(str, values)))
        case inspect.VarTupleType(item_type=item, max_length=most):
            return f"a list{f' of at most {most}' if most else ''}: {_type(item)}"
        case inspect.UnionType(types=types):
            return (
                f"[steps](#steps): {' or '.join(sorted(_type(one) for one in types))}"
                if len(types) < 5
                else "[steps](#steps)"
            )
        case inspect.StructType(tag=tag):
            return f"`{tag}`" if tag else "abilities, as below"
        case _:
            return "an id"


_LONG: Mapping[frozenset[str], str] = {
    frozenset(meanings.TYPES): "one of the [types](#types)",
    frozenset(meanings.POWERS): "[powers](#powers)",
    frozenset(meanings.TRIGGERS): "one of the [triggers](#triggers)",
    frozenset(meanings.KINDS): "one of the [kinds of card](#kinds-of-card)",
}


def _literal(values: tuple[str, ...]) -> str:
    """Name a choice: by its chapter if it has one; the words themselves else, in the order of the vocabulary."""
    people = list[str](meanings.WHO)
    ordered = sorted(values, key=lambda word: (people.index(word) if word in people else len(people), word))
    return _LONG.get(frozenset(values)) or " or ".join(f"`{value}`" for value in ordered)


def _doc(kind: type) -> str:
    """Give a type's docstring as one paragraph."""
    return " ".join((python.getdoc(kind) or "").split())


def _examples() -> dict[str, str]:
    """Give a card of the box for every step."""
    found: dict[str, str] = {}
    for deck in DECKS:
        path = DATA / "cards" / f"{deck}.yaml"
        text = path.read_text("utf-8") if path.exists() else ""
        for card in re.findall(r"^- id: .*\n(?:[ -]+\S.*\n)*?(?=\n|- id: |\Z|#)", text, re.MULTILINE):
            for step in re.findall(r"step: (\w+)", card):
                found.setdefault(step, card.rstrip())
    return found
