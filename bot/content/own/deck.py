"""An own deck: read from a file's bytes, known by the hash of its text."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from bot.content.own import form, tree, words
from bot.content.own.faults import FaultyDeck
from bot.content.own.tree import Node
from bot.games.stables.book import Words
from bot.games.stables.cards import Design


class OwnDeck(Struct, frozen=True):
    """An own deck, ready to be merged: its designs are `own.<deck>.<card>` and bring their words along."""

    hash: str
    id: str
    title: dict[str, str]
    alone: bool
    babies: str
    neighs: str
    two_players_without: tuple[str, ...]
    designs: tuple[Design, ...]
    words: dict[str, Words]


def hash_of(content: bytes) -> str:
    """Give the name by which a deck's text is kept: 40 hexadecimal digits."""
    return sha256(content).hexdigest()[:40]


def parse(content: bytes) -> OwnDeck:
    """Read a deck that was checked before. Raises `FaultyDeck` if it can't be one."""
    root = tree.read(content)
    found = list(form.faults(root))
    if found:
        raise FaultyDeck(found)
    assert isinstance(root.value, dict)
    fields = root.value
    head = msgspec.convert(
        {name: tree.plain(node) for name, node in fields.items() if name in form.HEAD_FIELDS}, form.Head
    )
    cards = cards_of(root)
    designs = [_design(head.deck, card) for card in cards]
    said = [card.value for card in cards if isinstance(card.value, dict)]
    return OwnDeck(
        hash=hash_of(content),
        id=head.deck,
        title=words.read(fields["title"]),
        alone=head.alone,
        babies=head.babies,
        neighs=head.neighs,
        two_players_without=head.two_players_without,
        designs=tuple(designs),
        words={
            design.id: Words(words.read(card["name"]), words.read(card["text"]))
            for design, card in zip(designs, said, strict=True)
        },
    )


def cards_of(root: Node) -> list[Node]:
    """Give the cards of a tree that has the form of a deck."""
    cards = root.value["cards"].value if isinstance(root.value, dict) else None
    assert isinstance(cards, list)
    return cards


def _design(deck: str, card: Node) -> Design:
    data = tree.plain(card)
    fields = {name: value for name, value in data.items() if name not in form.WORDS}
    return msgspec.convert(fields | {"id": f"own.{deck}.{data['id']}"}, Design)
