"""How a finished game went, as a chart: what each seat had turn by turn, from the instants kept while it was played."""

from bot.pictures.scene import ChartScene, Course, Picture, instant
from bot.screens import layouts, limits, scenes
from bot.screens.games import game_of
from bot.screens.showing import Showing

TOLD = 10
"""So many steps of the game are in the description."""

FEWEST = 3
"""Fewer instants make no chart."""


def picture(showing: Showing) -> Picture | None:
    """Give the chart with its description; None where there are no pictures, or too little has happened."""
    document = showing.state.document
    if showing.state.match is None or not scenes.wanted(document):
        return None
    words = game_of(showing).chart()
    turns = [turn for turn in sorted(document.course) if turn >= words.since]
    if len(turns) < FEWEST:
        return None
    every = range(turns[0], turns[-1] + 1)
    names = [scenes.name(showing, seat) for seat in range(len(document.seats))]
    courses = tuple(
        Course(name, tuple(_at(document.course, turn)[seat] for turn in every)) for seat, name in enumerate(names)
    )
    scene = ChartScene(words.title, words.across, courses, words.goal, turns[0] - words.since, words.start)
    return Picture(scene, _alt(showing, scene))


def _at(course: dict[int, list[int]], turn: int) -> list[int]:
    """Give the standing at a turn: the latest one kept by then."""
    while turn not in course:
        turn -= 1
    return course[turn]


def _alt(showing: Showing, scene: ChartScene) -> str:
    """Tell what everybody had, at some turns spread over the game, the last one among them."""
    last = len(scene.courses[0].scores) - 1
    told = sorted({round(last * step / TOLD) for step in range(TOLD + 1)})
    rows = [(scene.across, [instant(scene, place) for place in told])]
    rows += [(course.name, [str(course.scores[place]) for place in told]) for course in scene.courses]
    lines = [showing.texts.say(showing.locale, "chart-course", player=name, scores=scores) for name, scores in rows]
    return layouts.cut("\n".join([scene.title, *lines]), limits.ALT_TEXT)
