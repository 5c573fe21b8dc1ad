"""One's own hand: every card with its picture and what it does."""

from bot.pictures import faces, fonts
from bot.pictures.canvas import Canvas
from bot.pictures.palette import ACCENT, FADED, GROUND, INK, PAPER, TINTS
from bot.pictures.panels import GAP, MARGIN, WIDTH
from bot.pictures.scene import HandScene, Held

COLUMNS = 2
CARD_WIDTH = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
ART, INSIDE = 96, 12
NAME, TEXT = (31, 36), (26, 31)
"""Size of letters and height of a line."""
MOST_LINES = 9
TITLE = 58
MOST_CARDS = 24


def draw(scene: HandScene) -> Canvas:
    """Draw the hand."""
    cards = scene.cards[:MOST_CARDS]
    rows = [cards[first : first + COLUMNS] for first in range(0, len(cards), COLUMNS)]
    heights = [max(_height(card) for card in row) for row in rows]
    canvas = Canvas(WIDTH, TITLE + sum(heights) + len(rows) * GAP + MARGIN, GROUND)
    canvas.fitted(MARGIN, 38, scene.title, WIDTH - 2 * MARGIN, 32, fonts.BOLD)
    y = TITLE
    for row, height in zip(rows, heights, strict=True):
        for column, card in enumerate(row):
            _card(canvas, card, MARGIN + column * (CARD_WIDTH + GAP), y, height)
        y += height + GAP
    return canvas


def _texts(card: Held) -> list[tuple[list[str], fonts.FreeTypeFont, int, tuple[int, int, int]]]:
    """Give name, kind, text and refusal as lines, each with its font, height and colour."""
    room = CARD_WIDTH - 2 * INSIDE
    parts = [
        (card.face.name if card.face.kind != "number" else "", 2, NAME, fonts.BOLD, INK),
        (card.kind, 1, TEXT, fonts.SEMIBOLD, FADED),
        (card.text, MOST_LINES, TEXT, fonts.REGULAR, INK),
        (card.refusal, 3, TEXT, fonts.SEMIBOLD, (160, 30, 50)),
    ]
    return [
        (*fonts.wrapped(text, room, lines, size, weight), step, color)
        for text, lines, (size, step), weight, color in parts
        if text
    ]


def _height(card: Held) -> int:
    return ART + INSIDE + sum(len(lines) * step + 4 for lines, _, step, _ in _texts(card)) + 8


def _card(canvas: Canvas, card: Held, x: int, y: int, height: int) -> None:
    canvas.box(x, y, CARD_WIDTH, height, PAPER, 14)
    canvas.stamp(faces.art(card.face, CARD_WIDTH, ART), x, y)
    if card.times > 1:
        canvas.box(x + CARD_WIDTH - 66, y + 10, 56, 36, GROUND, 18)
        canvas.text(x + CARD_WIDTH - 38, y + 36, f"×{card.times}", fonts.font(23, fonts.BOLD), ACCENT, "ms")
    if card.refusal:
        canvas.box(x + 10, y + 10, 36, 36, GROUND, 18)
        canvas.icon("instant", x + 19, y + 19, 18, TINTS["downgrade"])
    y += ART + INSIDE
    for lines, chosen, step, color in _texts(card):
        for line in lines:
            canvas.text(x + INSIDE, y + step - 7, line, chosen, color)
            y += step
        y += 4
