"""Looking back at a game that is over: one step on a screen, with buttons that lead on and back. Private.

What happened and the picture stand right above the buttons: there the eye is when one steps on.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.games.core.events import Event
from bot.screens import custom_ids, layouts, limits
from bot.screens.game import GameScreens
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.tables.replay import Past
from bot.tables.undoing.standing import still_true_places
from bot.texts import unmarked

PAGE = 23
"""Parts on a page of the menu: beside them there is room for the ways to the pages before and after."""

LABEL = 60
"""Characters that name a part: what a phone shows of an option."""

TOLD = 1200
"""So many characters of the story are told at most: an old game may have all of it in one step."""


class Part(Struct, frozen=True):
    """A part of the game to jump to: the place of the step with which it begins, and what it is called."""

    place: int
    label: str


def replay(
    showing: Showing, past: Past, place: int, menu_page: int | None = None, painted: Painted | None = None
) -> Screen:
    """Show the step at a `place` of the past, as the table was then; `showing` is opened.

    `menu_page` (from 0) is the page of the menu of parts, None: the one with this part.
    """
    game = game_of(showing)
    parts = parts_of(game, past)
    options = _options(game, past, place, parts, menu_page)
    custom_id = custom_ids.encode(showing.state.id, "replay_part", past.steps[place])
    menu = layouts.menu(custom_id, showing.say(f"replay-{game.part}-menu"), options)
    beside = "".join([painted.alt if painted is not None else "", *(option.label for option in options)])
    texts = _texts(game, past, place, beside)
    return layouts.screen(texts, [*_buttons(game, past, place, parts), [menu]], picture=painted, picture_last=True)


def parts_of(game: GameScreens, past: Past) -> list[Part]:
    """Give the parts of a game in order; the first one is its beginning. One that was taken back says so."""
    showing = game.showing
    found = {0: showing.texts.say(showing.locale, "replay-beginning")}
    happened = [(place, event) for place, events in enumerate(past.events) for event in events]
    standing = set(still_true_places([event for _, event in happened]))
    for number, (place, event) in enumerate(happened):
        if event.name in game.parts and place:
            label = unmarked(" ".join(game.story([event], None)))
            if number not in standing:
                label = showing.say("replay-part-undone", part=label)
            found[place] = layouts.cut(label, LABEL)
    return [Part(place, label) for place, label in found.items()]


def _texts(game: GameScreens, past: Past, place: int, beside: str) -> list[str]:
    """The step, its story, the board with all hands; as fully as there is room for with the words `beside` it."""
    texts, locale = game.showing.texts, game.showing.locale
    number = texts.say(locale, "replay-step", step=place + 1, steps=len(past.steps))
    heading = f"### {game.heading()}\n-# {number}"
    story = _story(game, past.events[place])
    for detail in range(game.details):
        told = [heading, *game.board(detail), story]
        if limits.fits(told, beside):
            return told
    return [heading, *game.board(game.details - 1)]


def _story(game: GameScreens, events: Sequence[Event]) -> str:
    lines = game.story(events, None)
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(line) > TOLD:
            return "\n".join([*kept, "…"])
        kept.append(line)
    return "\n".join(kept)


def _buttons(game: GameScreens, past: Past, place: int, parts: Sequence[Part]) -> Iterator[list[layouts.Control]]:
    """The ways from here; each one's name is in its `custom_id`, as several may lead to the same step."""
    showing, last = game.showing, len(past.steps) - 1
    back, on = f"{game.part}-back", f"{game.part}-on"
    goals = {
        "step-back": max(0, place - 1),
        "step-on": min(last, place + 1),
        "start": 0,
        back: max((part.place for part in parts if part.place < place), default=0),
        on: min((part.place for part in parts if part.place > place), default=last),
        "end": last,
    }
    for row in (("step-back", "step-on"), ("start", back, on, "end")):
        yield [
            layouts.button(
                custom_ids.encode(showing.state.id, "replay", f"{way}.{past.steps[goals[way]]}"),
                showing.say(f"replay-{way}"),
                layouts.PRIMARY if way == "step-on" else layouts.PLAIN,
                disabled=goals[way] == place,
            )
            for way in row
        ]


def _options(
    game: GameScreens, past: Past, place: int, parts: Sequence[Part], page: int | None
) -> list[layouts.Option]:
    """A page of the parts to jump to, and the ways to the pages before and after."""
    say = game.showing.say
    current = max(number for number, part in enumerate(parts) if part.place <= place)
    pages = -(-len(parts) // PAGE)
    page = current // PAGE if page is None else min(page, pages - 1)
    shown = [
        layouts.Option(str(past.steps[part.place]), part.label, chosen=number == current)
        for number, part in list(enumerate(parts))[page * PAGE : (page + 1) * PAGE]
    ]
    if page:
        shown.insert(0, layouts.Option(f"page.{page - 1}", say(f"replay-{game.part}-before")))
    if page < pages - 1:
        shown.append(layouts.Option(f"page.{page + 1}", say(f"replay-{game.part}-after")))
    return shown
