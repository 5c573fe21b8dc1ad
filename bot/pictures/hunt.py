"""The table of Kill the Unicorns: herds around the line of unicorns, the bids and the market."""

from bot.pictures import faces, fonts
from bot.pictures.canvas import Canvas
from bot.pictures.palette import MUTED
from bot.pictures.panels import GAP, MARGIN, PAD, SMALL, SPACE, WIDTH, around, paragraph, paragraph_height, pill
from bot.pictures.scene import HuntScene, Trapped

ROOM = WIDTH - 2 * MARGIN - 2 * PAD
CARD, WIDEST = 178, 150
"""The height of a unicorn of the line; as wide as there is room, but no wider."""
OWNERS = 3
"""Lines for the owners of scheme cards below a unicorn."""
OWNER = 28
MARKET_ROW = 2
ITEM = 74


def draw(scene: HuntScene) -> Canvas:
    """Draw the table."""
    return around(scene.seats, _height(scene), lambda canvas, y: _middle(canvas, scene, y), few=0)


def _line_height(scene: HuntScene) -> int:
    if not scene.line:
        return 0
    most = max(min(OWNERS, len(unicorn.owners)) for unicorn in scene.line)
    pills = 38 if any(unicorn.pill for unicorn in scene.line) else 0
    return pills + CARD + most * OWNER + 14


def _height(scene: HuntScene) -> int:
    rows = -(-len(scene.market) // MARKET_ROW)
    texts = (scene.bids, scene.piles, scene.last)
    told = sum(paragraph_height(text, ROOM) + 6 for text in texts if text)
    return 16 + _line_height(scene) + told + rows * (ITEM + SPACE) + 12


def _middle(canvas: Canvas, scene: HuntScene, y: int) -> None:
    left = MARGIN + PAD
    y += 16
    x = left
    pills = 38 if any(unicorn.pill for unicorn in scene.line) else 0
    each = min(WIDEST, (ROOM + GAP) // max(1, len(scene.line)) - GAP)
    for unicorn in scene.line:
        _unicorn(canvas, unicorn, x, y, each, pills)
        x += each + GAP
    y += _line_height(scene)
    y = _told(canvas, scene.bids, left, y)
    width = (ROOM - (MARKET_ROW - 1) * SPACE) // MARKET_ROW
    for place, item in enumerate(scene.market):
        row, column = divmod(place, MARKET_ROW)
        canvas.stamp(faces.flat(item, width, ITEM), left + column * (width + SPACE), y + row * (ITEM + SPACE))
    y += -(-len(scene.market) // MARKET_ROW) * (ITEM + SPACE)
    y = _told(canvas, scene.piles, left, y)
    _told(canvas, scene.last, left, y)


def _told(canvas: Canvas, text: str, x: int, y: int) -> int:
    if not text:
        return y
    paragraph(canvas, text, x, y, ROOM)
    return y + paragraph_height(text, ROOM) + 6


def _unicorn(canvas: Canvas, unicorn: Trapped, x: int, y: int, width: int, pills: int) -> None:
    """Draw a unicorn of the line and below it whose scheme cards lie on it."""
    if unicorn.pill:
        pill(canvas, unicorn.pill, x, y)
    y += pills
    canvas.stamp(faces.tall(unicorn.face, width, CARD), x, y)
    y += CARD + 2
    shown = unicorn.owners if len(unicorn.owners) <= OWNERS else unicorn.owners[: OWNERS - 1]
    for owner in shown:
        canvas.icon("trap", x + 2, y + 6, 18, MUTED)
        canvas.fitted(x + 26, y + 22, owner, width - 26, SMALL)
        y += OWNER
    if len(shown) < len(unicorn.owners):
        canvas.fitted(x + 26, y + 22, f"+{len(unicorn.owners) - len(shown)}", width - 26, SMALL, fonts.BOLD)
