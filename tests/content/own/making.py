"""Own decks as tests write them."""

import json
from typing import Any

Deck = dict[str, Any]


def card(called: str = "comet", /, **fields: object) -> Deck:
    """A card that draws, unless the fields say otherwise."""
    usual: Deck = {
        "id": called,
        "type": "magic",
        "name": called.replace("_", " ").capitalize() if called.isidentifier() else "Comet",
        "text": "Draw a card.",
        "abilities": [{"when": "played", "do": [{"step": "draw"}]}],
    }
    return {key: value for key, value in (usual | fields).items() if value is not None}


def deck(*cards: Deck, **fields: object) -> bytes:
    """An expansion of these cards (of one, if there are none) as a file's bytes; JSON is YAML."""
    usual: Deck = {"deck": "sky", "title": "Sky", "cards": list(cards) or [card()]}
    return json.dumps(usual | fields, indent=1, ensure_ascii=False).encode()


def magical(**fields: object) -> Deck:
    """A magical unicorn without an effect of its own, unless the fields say otherwise."""
    return card("owl", **({"type": "magical", "abilities": None} | fields))


def ability(*steps: Deck | str, when: str = "played", **fields: object) -> list[Deck]:
    """The only ability of a card."""
    return [{"when": when, "do": list(steps), **fields}]
