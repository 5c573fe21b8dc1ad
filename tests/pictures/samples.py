"""Scenes made by hand, so that what they look like changes with the drawing alone; and how to see and keep them.

`python -m tests.pictures.samples FOLDER` draws them all there and writes `samples.yaml` anew.
"""

import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures.draw import draw
from bot.pictures.scene import (
    ChartScene,
    Course,
    Face,
    HandScene,
    Held,
    HuntScene,
    Pile,
    Scene,
    Seat,
    StableScene,
    Trapped,
)

KEPT = Path(__file__).with_name("samples.yaml")

BABY = Face("Baby Unicorn (pink)", "baby")
NARWHAL = Face("Extremely Destructive Narwhal", "magical")
MANE = Face("Rainbow Mane", "upgrade", fresh=True)
WIRE = Face("Žluťoučký Șarpe Câlin", "downgrade")
HEART = Face("Heart Unicorn", "colourful", "heart")
NEIGH = Face("Neigh", "instant")
POISON = Face("Unicorn Poison", "magic")
PILES = (Pile("draw pile", 61), Pile("discard", 14, POISON), Pile("nursery", 9))
LAST = "Turn 12: Bob. Bob plays Unicorn Poison. Cyn neighs it."
PINK = Face("Sticky Pink", "hunted", "pink", "pink · 2")
LEGEND = Face("Moonlight Legend", "hunted", "legendary", "legendary · 4", fresh=True, attached=1)


def stables(seats: int, turn: int = 1, *, chain: bool = True, opened: bool = False) -> StableScene:
    """A table of so many; `opened`: with all hands open."""
    cards = (BABY, NARWHAL, HEART, MANE, WIRE)
    made = tuple(
        Seat(
            f"Player {seat + 1}",
            f"{seat % 5}/7",
            seat,
            cards[: seat % 6],
            seat % 5,
            7,
            (NEIGH, POISON, NARWHAL, WIRE) if opened else (NEIGH, POISON) if seat == 2 else (),
            "turn" if seat == turn else "",
            "computer" if seat == 3 else "",
        )
        for seat in range(seats)
    )
    return StableScene(made, PILES, (POISON, NEIGH, NEIGH) if chain else (), LAST)


def hunt(seats: int, *, opened: bool = False) -> HuntScene:
    """A hunt of so many; `opened`: with all hands open."""
    made = tuple(
        Seat(
            f"Player {seat + 1}",
            str(3 * seat),
            8 - seat,
            (PINK, LEGEND)[: seat % 3],
            open=tuple(Face(str(value), "number") for value in (4, 3, 3, 2, 2, 1, 1, 0)[seat:]) if opened else (),
            pill="first" if seat == 1 else "",
        )
        for seat in range(seats)
    )
    line = (Trapped(PINK, ("Ann", "Bob", "Cyn", "Dan"), "hunted"), Trapped(LEGEND), Trapped(PINK, ("Ann",)))
    market = tuple(Face(name, "item", note="price 3 · 2 left") for name in ("Fake Horn", "Fairy Dust", "Cotton Candy"))
    return HuntScene(made, line, market, "Ann opens with 2 cards · Bob passes", "Unicorn deck 8 · discarded 6", LAST)


HAND = HandScene(
    "Your hand: 4 cards (limit 7)",
    (
        Held(NARWHAL, "magical unicorn", "When it enters, destroy a unicorn. " * 4),
        Held(NEIGH, "instant", "Stop a card that another player is playing.", 2, "not in your own turn"),
        Held(Face("4", "number"), "", ""),
    ),
)
CHART = ChartScene(
    "Unicorns, turn by turn",
    "turn",
    tuple(Course(f"Player {seat + 1}", tuple((seat * turn) % 8 for turn in range(14))) for seat in range(8)),
    7,
)
SAMPLES: dict[str, Scene] = {
    "two seats": stables(2),
    "five seats": stables(5, 4),
    "eight seats": stables(8, 7, chain=False),
    "three seats looked back at": stables(3, opened=True),
    "hunt": hunt(4),
    "hunt looked back at": hunt(4, opened=True),
    "hand": HAND,
    "chart": CHART,
}


def pixels(file: bytes) -> str:
    """Give a hash of what is to be seen: how tightly a file is packed doesn't count."""
    with Image.open(BytesIO(file)) as image:
        return sha256(image.convert("RGB").tobytes()).hexdigest()[:32]


def main(folder: Path) -> None:
    """Draw all samples into a folder and keep their hashes."""
    hashes: dict[str, str] = {}
    for name, scene in SAMPLES.items():
        file = draw(scene)
        (folder / f"{name.replace(' ', '_')}.png").write_bytes(file)
        hashes[name] = pixels(file)
    KEPT.write_text("".join(f"{name}: {known}\n" for name, known in hashes.items()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
