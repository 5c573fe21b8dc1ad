"""The grammar of answer keys: short strings that name a choice the same way on screens, in logs and in scenarios.

`draw` `done` `skip` `pass` `use`     a bare word
`play CARD` · `use CARD`              a card to play from the hand, an effect to use
`CARD`                                a card in the own hand (a Neigh in a reaction window, too)
`@2`                                  seat 2, or its stable
`@2/CARD` · `@2/hand/CARD`            a card in that seat's stable, or hand
`discard/CARD` `deck/CARD` `nursery/CARD`
"""

from functools import lru_cache

from msgspec import Struct


class Choice(Struct, frozen=True):
    """A parsed answer key: `verb` (play, use), `zone` (stable, hand, discard, deck, nursery), `seat` and `card`."""

    word: str = ""
    verb: str = ""
    zone: str = ""
    seat: int = -1
    card: str = ""


WORDS = frozenset({"draw", "done", "skip", "pass", "destroy", "sacrifice", "use"})


def seat_key(seat: int) -> str:
    """Name a seat or its stable."""
    return f"@{seat}"


@lru_cache(maxsize=4096)
def parse(key: str) -> Choice:
    """Take an answer key apart. Any string is accepted; one that fits nothing else is a card in the own hand."""
    if key in WORDS:
        return Choice(word=key)
    verb, _, rest = key.partition(" ")
    if rest:
        return Choice(verb=verb, zone="hand" if verb == "play" else "stable", card=rest)
    head, _, card = key.rpartition("/")
    if key.startswith("@"):
        seat, _, zone = (head or key)[1:].partition("/")
        return Choice(zone=zone or "stable", seat=int(seat), card=card if head else "")
    return Choice(zone=head or "hand", card=card)
