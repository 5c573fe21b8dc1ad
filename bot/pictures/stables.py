"""The table of the stable games: stables in a circle around the piles, the card on its way and the last moves."""

from collections.abc import Sequence

from bot.pictures import faces, fonts
from bot.pictures.canvas import Canvas
from bot.pictures.palette import MUTED, TEXT
from bot.pictures.panels import FEW, FLAT, MARGIN, PAD, SMALL, WIDTH, around, paragraph, paragraph_height
from bot.pictures.scene import Face, Pile, StableScene

ROOM = WIDTH - 2 * MARGIN - 2 * PAD
PILES, CHAIN = 36 + FLAT[1] + 18, FLAT[1] + 12
"""The heights of the two rows above the last moves."""
MOST_ON_A_CARD = 4
FEW_OPEN = 8
"""With more cards of hands open than these, a picture of tall cards would be too tall for a phone."""


def draw(scene: StableScene) -> Canvas:
    """Draw the table."""
    told = paragraph_height(scene.last, ROOM)
    height = PILES + (CHAIN if scene.chain else 0) + (told + 14 if told else 0)
    few = FEW if sum(len(seat.open) for seat in scene.seats) <= FEW_OPEN else 0
    return around(scene.seats, height, lambda canvas, y: _middle(canvas, scene, y), few=few)


def _middle(canvas: Canvas, scene: StableScene, y: int) -> None:
    left = MARGIN + PAD
    each = ROOM // max(3, len(scene.piles))
    for place, pile in enumerate(scene.piles):
        _pile(canvas, pile, left + place * each, y + 18, each - 10)
    y += PILES
    if scene.chain:
        _chain(canvas, scene.chain, left, y)
        y += CHAIN
    paragraph(canvas, scene.last, left, y, ROOM)


def _pile(canvas: Canvas, pile: Pile, x: int, y: int, room: int) -> None:
    left = x
    if pile.top is not None:
        canvas.stamp(faces.flat(pile.top, room, FLAT[1]), x, y + 34)
    else:
        for place in range(min(3, pile.count)):
            canvas.stamp(faces.back(58, 80), x + place * 3, y + place * 2)
        left += 76
    said = canvas.fitted(left, y + 24, str(pile.count), 60, 29, fonts.BOLD)
    canvas.fitted(left + said + 8, y + 24, pile.label, room - said - 8 - (left - x), SMALL, color=MUTED)


def _chain(canvas: Canvas, chain: Sequence[Face], x: int, y: int) -> None:
    """Draw the card on its way and the Neighs on it, the last of them anyway."""
    shown = chain if len(chain) <= MOST_ON_A_CARD else (chain[0], *chain[1 - MOST_ON_A_CARD :])
    for place, card in enumerate(shown):
        if place:
            canvas.icon("instant", x - 18, y + 17, 16, TEXT)
        canvas.stamp(faces.flat(card, *FLAT), x, y)
        x += FLAT[0] + 20
