"""Panels: what every seat at a table shows, whatever is played; and how they stand around the table's middle."""

from collections.abc import Callable, Iterator, Sequence

from bot.pictures import faces, fonts
from bot.pictures.canvas import Canvas
from bot.pictures.palette import ACCENT, GROUND, MUTED, PANEL, PANEL_EDGE, TABLE, TABLE_EDGE, TEXT
from bot.pictures.scene import Face, Seat

WIDTH, MARGIN, GAP, PAD = 800, 14, 12, 14
FEW = 3
"""So many seats have panels as wide as the picture, with tall cards."""
TALL, FLAT, NOTED, SPACE = (143, 166), (173, 84), (173, 112), 6
"""The sizes of cards: tall, flat, flat with a note; and the space between them."""
NUMBER, DIVIDER = (52, 56), 28
"""The size of a number of a hunt, and the height of what stands above an open hand."""
HEAD = {True: 62, False: 98}
"""The height of a panel's head, wide or narrow."""
READ, LINE = 26, 32
"""The size of letters that are read, and from line to line of them."""
SMALL = 24
"""The size of what else is written. A phone shows all of it at less than half its size."""
MOST_CARDS = 20
"""More cards of one seat are told by number."""


def around(seats: Sequence[Seat], middle: int, draw: Callable[[Canvas, int], None], *, few: int = FEW) -> Canvas:
    """Draw the seats' panels around a middle of that height, which `draw` fills from a given height down."""
    wide = len(seats) <= few
    rows = list(_rows(len(seats), wide=wide))
    heights = [max(_panel_height(seats[seat], wide) for seat in row) for row in rows]
    canvas = Canvas(WIDTH, 2 * MARGIN + sum(heights) + len(rows) * GAP + middle, GROUND)
    y = MARGIN
    for place, row in enumerate(rows):
        if place == (len(rows) + 1) // 2:
            canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, middle, TABLE, 26)
            canvas.frame(MARGIN, y, WIDTH - 2 * MARGIN, middle, TABLE_EDGE, 26, 3)
            draw(canvas, y)
            y += middle + GAP
        for column, seat in enumerate(row):
            _panel(canvas, seats[seat], MARGIN + column * (_panel_width(wide) + GAP), y, heights[place], wide)
        y += heights[place] + GAP
    return canvas


def paragraph(canvas: Canvas, text: str, x: int, y: int, room: int, lines: int = 3) -> None:
    """Write a text in lines below a height."""
    told, chosen = fonts.wrapped(text, room, lines, READ)
    for place, line in enumerate(told):
        canvas.text(x, y + 24 + place * LINE, line, chosen)


def paragraph_height(text: str, room: int, lines: int = 3) -> int:
    """Give the height of such a paragraph."""
    return LINE * len(fonts.wrapped(text, room, lines, READ)[0])


def _rows(seats: int, *, wide: bool) -> Iterator[tuple[int, ...]]:
    """Give the seats of each row, from above: in two columns they go around the table like a clock's hand."""
    if wide:
        yield from ((seat,) for seat in range(seats))
        return
    yield (0, 1)
    for row in range(1, (seats + 1) // 2):
        left = seats - row
        yield (left, row + 1) if row + 1 < left else (left,)


def _panel_width(wide: bool) -> int:
    return WIDTH - 2 * MARGIN if wide else (WIDTH - 2 * MARGIN - GAP) // 2


def _card_size(cards: Sequence[Face], wide: bool) -> tuple[int, int]:
    if cards and all(card.kind == "number" for card in cards):
        return NUMBER
    if wide:
        return TALL
    return NOTED if any(card.note for card in cards) else FLAT


def _per_row(cards: Sequence[Face], wide: bool) -> int:
    return (_panel_width(wide) - 2 * PAD + SPACE) // (_card_size(cards, wide)[0] + SPACE)


def _rows_of(cards: Sequence[Face], wide: bool) -> int:
    return -(-min(len(cards), MOST_CARDS) // _per_row(cards, wide))


def _panel_height(seat: Seat, wide: bool) -> int:
    heights = [_rows_of(cards, wide) * (_card_size(cards, wide)[1] + SPACE) for cards in (seat.cards, seat.open)]
    heights.append(DIVIDER if seat.open else 0)
    return HEAD[wide] + max(sum(heights), FLAT[1] + SPACE) - SPACE + PAD


def _panel(canvas: Canvas, seat: Seat, x: int, y: int, height: int, wide: bool) -> None:
    width = _panel_width(wide)
    canvas.box(x, y, width, height, PANEL, 14)
    canvas.frame(x, y, width, height, ACCENT if seat.pill else PANEL_EDGE, 14, 4 if seat.pill else 2)
    right = x + width - PAD
    if wide:
        left = _name(canvas, seat, x + PAD, y + 38, 330)
        _score(canvas, seat, x + PAD + left + 18, y + 38, right - 90)
        _hand(canvas, seat, right, y + 38)
    else:
        _name(canvas, seat, x + PAD, y + 36, width - 2 * PAD - 76)
        _score(canvas, seat, x + PAD, y + 78, right)
        _hand(canvas, seat, right, y + 36)
    below = _cards(canvas, seat.cards, x + PAD, y + HEAD[wide], wide)
    if seat.open:
        _divider(canvas, x + PAD, below, right)
        _cards(canvas, seat.open, x + PAD, below + DIVIDER, wide)


def _divider(canvas: Canvas, x: int, y: int, right: int) -> None:
    """Draw a card's back and a line: what lies below is held, not played."""
    canvas.stamp(faces.back(16, 23), x, y + 2)
    canvas.box(x + 24, y + 12, right - x - 24, 3, PANEL_EDGE, 1)


def _name(canvas: Canvas, seat: Seat, x: float, y: int, room: float) -> float:
    """Write the name, before it the sign and word of whose turn it is; gives how many pixels that took."""
    start = x
    if seat.pill:
        x += pill(canvas, seat.pill, round(x), y - 24) + 10
    return x - start + canvas.fitted(x, y, seat.name, room - (x - start), 30, fonts.BOLD)


def pill(canvas: Canvas, word: str, x: int, y: int) -> int:
    """Write a word in a pill with an arrow; gives its width."""
    chosen = fonts.font(SMALL, fonts.BOLD)
    width = round(chosen.getlength(word)) + 40
    canvas.box(x, y, width, 34, ACCENT, 17)
    canvas.icon("turn", x + 11, y + 10, 14, GROUND)
    canvas.text(x + 28, y + 26, word, chosen, GROUND)
    return width


def _score(canvas: Canvas, seat: Seat, x: float, y: int, right: float) -> None:
    """Draw a head for each unicorn there is, a shade for each that is wanting; or a coin; then figures and the note."""
    if seat.goal:
        many = max(seat.goal, seat.heads)
        step = min(26, round(26 * 10 / many))
        for place in range(many):
            canvas.icon("whole", round(x) + place * step, y - 21, 24, TEXT if place < seat.heads else PANEL_EDGE)
        x += many * step + 8
    else:
        canvas.icon("coin", round(x), y - 20, 24, ACCENT)
        x += 32
    x += canvas.fitted(x, y, seat.score, 70, READ, fonts.BOLD) + 12
    canvas.fitted(x, y, seat.note, right - x, SMALL, color=MUTED)


def _hand(canvas: Canvas, seat: Seat, right: float, y: int) -> None:
    """Draw the hand as a fan of backs with its number, its right end at a place."""
    number, chosen = str(seat.hand), fonts.font(29, fonts.BOLD)
    x = right - chosen.getlength(number)
    canvas.text(x, y, number, chosen)
    for place in range(min(3, seat.hand) or 1):
        canvas.stamp(faces.back(22, 32), round(x) - 32 - 7 * place, y - 26)


def _cards(canvas: Canvas, cards: Sequence[Face], x: int, y: int, wide: bool) -> int:
    """Lay cards out in rows; gives the height below them."""
    width, height = _card_size(cards, wide)
    sprite = faces.tall if (width, height) == TALL else faces.flat
    shown = cards if len(cards) <= MOST_CARDS else cards[: MOST_CARDS - 1]
    for place, card in enumerate(shown):
        row, column = divmod(place, _per_row(cards, wide))
        canvas.stamp(sprite(card, width, height), x + column * (width + SPACE), y + row * (height + SPACE))
    if len(shown) < len(cards):
        row, column = divmod(MOST_CARDS - 1, _per_row(cards, wide))
        left, middle = x + column * (width + SPACE), y + row * (height + SPACE) + height / 2 + 10
        canvas.text(left + 12, middle, f"+{len(cards) - len(shown)}", fonts.font(27, fonts.BOLD))
    return y + _rows_of(cards, wide) * (height + SPACE)
