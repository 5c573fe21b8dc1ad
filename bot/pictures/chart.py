"""How a game went: a line for each seat, with a mark of its own shape and its name at the end."""

from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.palette import ACCENT, GROUND, LINES, MUTED, PANEL, PANEL_EDGE
from bot.pictures.scene import ChartScene, instant

WIDTH, HEIGHT = 800, 560
LEFT, RIGHT, TOP, BOTTOM = 64, 560, 70, 490
MARKS = ("basic", "square", "magical", "upgrade", "instant", "magic", "downgrade", "hexagon")
MARK, NAME_ROOM, NAME_STEP = 18, 190, 30
ASIDE = 3
"""So many pixels lie between lines of seats that have the same."""
SPREAD = 9
"""At most so many pixels lie between their marks, side by side at the height of the score."""
MOST_MARKS = 12
"""More marks on a line would hide it."""


def draw(scene: ChartScene) -> Canvas:
    """Draw the chart."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    canvas.fitted(20, 42, scene.title, WIDTH - 40, 32, fonts.BOLD)
    scale = _Scale(scene)
    _grid(canvas, scene, scale)
    for seat in range(len(scene.courses)):
        _course(canvas, scene, seat, scale)
    for seat, y in _label_heights(scene, scale).items():
        color, course = LINES[seat % len(LINES)], scene.courses[seat]
        end = scale.y(course.scores[-1]) if course.scores else BOTTOM
        canvas.line([(RIGHT + 12, end), (RIGHT + 24, y)], PANEL_EDGE, 2)
        canvas.icon(MARKS[seat % len(MARKS)], RIGHT + 26, round(y) - MARK // 2, MARK, color)
        score = f"{course.scores[-1]}" if course.scores else ""
        said = canvas.fitted(RIGHT + 50, y + 8, score, 50, 22, fonts.BOLD, color)
        canvas.fitted(RIGHT + 58 + said, y + 8, course.name, NAME_ROOM - said - 8, 22, fonts.SEMIBOLD)
    return canvas


class _Scale:
    """From scores and turns to pixels."""

    def __init__(self, scene: ChartScene) -> None:
        scores = [score for course in scene.courses for score in course.scores]
        self.low, self.high = min([0, *scores]), max([scene.goal, 1, *scores])
        self.turns = max([2, *(len(course.scores) for course in scene.courses)])

    def x(self, turn: int) -> float:
        """Give the place of a turn, counted from 0."""
        return LEFT + 10 + (RIGHT - LEFT - 10) * turn / (self.turns - 1)

    def y(self, score: int) -> float:
        """Give the height of a score."""
        return BOTTOM - (BOTTOM - TOP) * (score - self.low) / (self.high - self.low)


def _grid(canvas: Canvas, scene: ChartScene, scale: _Scale) -> None:
    canvas.box(LEFT, TOP - 8, RIGHT - LEFT + 10, BOTTOM - TOP + 16, PANEL, 10)
    small = fonts.font(19)
    step = max(1, round((scale.high - scale.low) / 7))
    for score in range(scale.low, scale.high + 1, step):
        canvas.line([(LEFT, scale.y(score)), (RIGHT + 10, scale.y(score))], PANEL_EDGE, 1)
        canvas.text(LEFT - 12, scale.y(score) + 7, str(score), small, MUTED, "rs")
    if scene.goal:
        for left in range(LEFT, RIGHT, 24):
            canvas.line([(left, scale.y(scene.goal)), (left + 12, scale.y(scene.goal))], ACCENT, 3)
    every = max(1, -(-scale.turns // 8))
    for turn in range(0, scale.turns, every):
        canvas.text(scale.x(turn), BOTTOM + 36, instant(scene, turn), small, MUTED, "ms")
    canvas.text((LEFT + RIGHT) / 2, BOTTOM + 60, scene.across, small, MUTED, "ms")


def _course(canvas: Canvas, scene: ChartScene, seat: int, scale: _Scale) -> None:
    color, mark = LINES[seat % len(LINES)], MARKS[seat % len(MARKS)]
    scores = scene.courses[seat].scores
    asides = [_aside(scene, seat, turn) for turn in range(len(scores))]
    spread = min(SPREAD, (scale.x(1) - scale.x(0)) / len(scene.courses))
    points = [
        (scale.x(turn), scale.y(score) + aside * ASIDE)
        for turn, (score, aside) in enumerate(zip(scores, asides, strict=True))
    ]
    if len(points) > 1:
        canvas.line(points, color, 4)
    every = max(1, -(-len(points) // MOST_MARKS))
    for turn, score in enumerate(scores):
        if (turn + seat) % every == 0 or turn == len(scores) - 1:
            x, y = round(scale.x(turn) + asides[turn] * spread), round(scale.y(score))
            canvas.icon(mark, x - MARK // 2, y - MARK // 2, MARK, color)


def _aside(scene: ChartScene, seat: int, turn: int) -> float:
    """Tell how many places a seat stands aside from the middle of those that have the same at that instant."""
    score = scene.courses[seat].scores[turn]
    same = [other for other, course in enumerate(scene.courses) if course.scores[turn] == score]
    return same.index(seat) - (len(same) - 1) / 2


def _label_heights(scene: ChartScene, scale: _Scale) -> dict[int, float]:
    """Give heights for the names, near the ends of their lines and apart from each other."""
    ends = {seat: scale.y(course.scores[-1]) if course.scores else BOTTOM for seat, course in enumerate(scene.courses)}
    heights: dict[int, float] = {}
    y = TOP - NAME_STEP
    for seat in sorted(ends, key=lambda seat: (ends[seat], seat)):
        y = heights[seat] = max(y + NAME_STEP, ends[seat])
    over = max([0.0, *(height - BOTTOM for height in heights.values())])
    lowest = BOTTOM
    for seat in reversed(heights):
        if over:
            heights[seat] = min(heights[seat], lowest)
            lowest = heights[seat] - NAME_STEP
    return heights
