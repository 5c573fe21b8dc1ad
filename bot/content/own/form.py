"""The form of an own deck's file: which fields stand where, of which types, with which words."""

import re
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

from bot.content.own import shape, words
from bot.content.own.faults import Fault
from bot.content.own.tree import Node
from bot.games.stables.cards import Design

MOST_DESIGNS = 120

DECK_LENGTH, CARD_LENGTH = 16, 24
NOT_OWN = ("title", "wording", "variant", "symbol")
"""Fields that point into our own catalogues, or belong to the Kids game."""
WORDS = ("name", "text")

_ID = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The frame of an own deck's file; `title` and the cards are checked one by one.

    `alone`: it can be played by itself, with the `babies` and `neighs` of another deck if it has none of its own.
    `two_players_without` names cards of other decks that two players leave in the box.
    """

    deck: str
    alone: bool = False
    babies: str = ""
    neighs: str = ""
    two_players_without: Annotated[tuple[str, ...], Meta(max_length=MOST_DESIGNS)] = ()


_HEAD = inspect.type_info(Head)
_CARD = inspect.type_info(Design)
HEAD_FIELDS = Head.__struct_fields__


def faults(root: Node) -> Iterator[Fault]:
    """Yield every place where a file is no deck."""
    fields = root.value
    if not isinstance(fields, dict):
        yield Fault("wrong_type", root.line, known=("mapping",))
        return
    head = Node(root.line, {name: node for name, node in fields.items() if name not in ("title", "cards")})
    known = (*HEAD_FIELDS, "title", "cards")
    for fault in shape.faults(head, _HEAD):
        yield replace(fault, known=known) if fault.what == "unknown_field" else fault
    if "deck" in fields:
        yield from _id_faults(fields["deck"], "deck", DECK_LENGTH)
    if "title" in fields:
        yield from words.faults(fields["title"], "title", name=True)
    for name in ("title", "cards"):
        if name not in fields:
            yield Fault("missing_field", root.line, field=name, got=name)
    if "cards" in fields:
        yield from _card_list_faults(fields["cards"])


def _card_list_faults(cards: Node) -> Iterator[Fault]:
    if not isinstance(cards.value, list):
        yield Fault("wrong_type", cards.line, field="cards", known=("list",))
        return
    if not 1 <= len(cards.value) <= MOST_DESIGNS:
        yield Fault("designs", cards.line, field="cards", n=MOST_DESIGNS)
        return
    seen: set[str] = set()
    for place, card in enumerate(cards.value, start=1):
        name = _name_of(card) or f"cards[{place}]"
        yield from (replace(fault, card=name) for fault in _card_faults(card))
        if name in seen:
            yield Fault("id_twice", card.line, name, "id", name)
        seen.add(name)


def _name_of(card: Node) -> str:
    name = card.value.get("id") if isinstance(card.value, dict) else None
    return name.value if name is not None and isinstance(name.value, str) else ""


def _card_faults(card: Node) -> Iterator[Fault]:
    if not isinstance(card.value, dict):
        yield Fault("wrong_type", card.line, known=("mapping",))
        return
    bare = Node(card.line, {name: node for name, node in card.value.items() if name not in WORDS})
    for fault in shape.faults(bare, _CARD, without=NOT_OWN):
        at_top = fault.what == "unknown_field" and fault.field == fault.got
        yield replace(fault, known=(*fault.known, *WORDS)) if at_top else fault
    if "id" in card.value:
        yield from _id_faults(card.value["id"], "id", CARD_LENGTH)
    for name in WORDS:
        if name in card.value:
            yield from words.faults(card.value[name], name, name=name == "name")
        else:
            yield Fault("missing_field", card.line, field=name, got=name)


def _id_faults(node: Node, field: str, most: int) -> Iterator[Fault]:
    if isinstance(node.value, str) and not (len(node.value) <= most and _ID.fullmatch(node.value)):
        yield Fault("strange_id", node.line, field=field, got=node.value, n=most)
