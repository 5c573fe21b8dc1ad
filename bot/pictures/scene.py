"""What can be drawn, as plain data: every word in it is in the reader's language and may be seen by the viewer."""

from msgspec import Struct


class Face(Struct, frozen=True):
    """A card that lies open.

    `kind` chooses its picture and ground; `mark` a second small sign (a symbol, a colour); `note` a line below the name
    (colour and coins, a price); `fresh`: the last move was about it; so many cards are `attached` to it.
    """

    name: str
    kind: str
    mark: str = ""
    note: str = ""
    fresh: bool = False
    attached: int = 0


class Pile(Struct, frozen=True):
    """A pile with its name, its size, and the card on top if that lies open."""

    label: str
    count: int
    top: Face | None = None


class Seat(Struct, frozen=True):
    """A seat with what lies before it: `score` in figures, `hand` cards, which ones only if they lie `open`.

    `heads` of `goal` unicorns are drawn as such; without a goal the score is in coins. `pill` is a word for whose turn
    it is, empty for all others; `note` tells who drives it, or what else there is to say.
    """

    name: str
    score: str
    hand: int
    cards: tuple[Face, ...]
    heads: int = 0
    goal: int = 0
    open: tuple[Face, ...] = ()
    pill: str = ""
    note: str = ""


class StableScene(Struct, frozen=True, tag="stables"):
    """The table: seats in order of play, piles, the card on its way with the Neighs on it, the last moves."""

    seats: tuple[Seat, ...]
    piles: tuple[Pile, ...]
    chain: tuple[Face, ...] = ()
    last: str = ""


class Trapped(Struct, frozen=True):
    """A unicorn of the line: whose scheme cards lie face down on it, and a word if it is the hunted one."""

    face: Face
    owners: tuple[str, ...] = ()
    pill: str = ""


class HuntScene(Struct, frozen=True, tag="hunt"):
    """The hunt: seats in order of play, the line with the hunted unicorn first, bids and piles in words, the market."""

    seats: tuple[Seat, ...]
    line: tuple[Trapped, ...]
    market: tuple[Face, ...]
    bids: str = ""
    piles: str = ""
    last: str = ""


class Held(Struct, frozen=True):
    """A card of one's hand: what it is called and what it does, how many alike, why it can't be played now."""

    face: Face
    kind: str
    text: str
    times: int = 1
    refusal: str = ""


class HandScene(Struct, frozen=True, tag="hand"):
    """One's hand, with a line that says what it is."""

    title: str
    cards: tuple[Held, ...]


class Course(Struct, frozen=True):
    """How a seat fared: its score after each turn."""

    name: str
    scores: tuple[int, ...]


class ChartScene(Struct, frozen=True, tag="chart"):
    """How a game went, line by line; `across` names what is counted sideways, a `goal` is drawn where there is one.

    `first` is the number of the first instant, `start` a word instead of it, if there is one.
    """

    title: str
    across: str
    courses: tuple[Course, ...]
    goal: int = 0
    first: int = 0
    start: str = ""


def instant(scene: ChartScene, place: int) -> str:
    """Name an instant of a chart, counted from 0: its number, or the word for the start."""
    return scene.start if scene.start and not place else str(scene.first + place)


Scene = StableScene | HuntScene | HandScene | ChartScene
"""Everything that can be drawn."""


class Picture(Struct, frozen=True):
    """A scene with the description that says the same in words."""

    scene: Scene
    alt: str
