"""The board: one public message that shows a running game, kept in step."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.pictures.scene import Picture
from bot.screens import custom_ids, layouts, limits, scenes
from bot.screens.game import GameScreens
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.texts import unmarked

FRESH = 3
"""So many of the latest facts are marked in the picture."""

EVENTS = 12
"""Of so many of the latest facts the last lines are shown."""


def picture(showing: Showing, last: Sequence[Event] = ()) -> Picture | None:
    """Give the picture of the table with its description; None where it has pictures off."""
    if showing.state.match is None or not scenes.wanted(showing.state.document):
        return None
    game = game_of(showing)
    said = unmarked(" ".join(game.story(last[-EVENTS:], None)[-game.last_lines :]))
    scene = game.scene(last[-FRESH:], said)
    return Picture(scene, _alt(game, said))


def board(showing: Showing, last: Sequence[Event] = (), painted: Painted | None = None) -> Screen:
    """Show the game to everybody, with its picture. `last` are its `recent` facts: their last lines and a recap.

    A frozen table may have no game that can be read: then that is all there is to say.
    """
    if showing.state.match is None:
        heading = showing.texts.say(showing.locale, "table-title", table=showing.state.id)
        return layouts.screen([f"### {heading}", showing.texts.say(showing.locale, "error-frozen")])
    game = game_of(showing)
    alt = painted.alt if painted is not None else ""
    return layouts.screen(told(game, last, alt), [_buttons(game)], picture=painted)


def told(game: GameScreens, last: Sequence[Event] = (), alt: str = "", above: str = "") -> list[str]:
    """Tell how the game stands, as fully as fits into a message, with the last lines of the facts `last`.

    `alt` describes a picture that stands in the message, too, `above` is what is said before.
    """
    lines, recap = game.story(last[-EVENTS:], None), game.recap(None, last)
    for detail in range(game.details):
        texts = _texts(game, detail, " ".join(lines[-1:] if detail else lines[-game.last_lines :]), recap)
        if limits.fits([above, *texts], alt):
            return texts
    return _texts(game, game.details - 1, "", "")


def _alt(game: GameScreens, said: str) -> str:
    """Tell what the picture shows, in as many words as a description has room for."""
    words = ""
    for detail in range(game.details):
        words = unmarked("\n".join([game.heading(), *game.board(detail)])) + f"\n{said}"
        if len(words) <= limits.ALT_TEXT:
            break
    return layouts.cut(words, limits.ALT_TEXT)


def _texts(game: GameScreens, detail: int, fact: str, recap: str) -> list[str]:
    texts = [_heading(game), *game.board(detail)]
    if fact:
        fact = game.showing.texts.say(game.showing.locale, "board-last", fact=fact)
    texts[-1] = "\n".join(filter(None, (texts[-1], recap, fact)))
    return texts


def _heading(game: GameScreens) -> str:
    state, heading = game.showing.state, f"### {game.heading()}"
    if state.status == "frozen":
        return f"{heading}\n{game.showing.texts.say(game.showing.locale, 'error-frozen')}"
    if state.document.paused_at is not None:
        return f"{heading}\n{game.showing.texts.say(game.showing.locale, 'board-paused')}"
    return "\n".join([heading, *(game.public(waiting) for waiting in state.waiting())])


def _buttons(game: GameScreens) -> list[layouts.Control]:
    """My hand, and what else the game asks for, only while there is something to do; the story and the rules stay."""
    showing, table = game.showing, game.showing.state.id
    hand = layouts.button(custom_ids.encode(table, "hand"), showing.say("board-my-hand"), layouts.PRIMARY)
    playing = showing.state.status == "playing"
    verbs = (*(game.board_buttons if playing else ()), "story", "rules", "more")
    others: list[layouts.Control] = [
        layouts.button(custom_ids.encode(table, verb), showing.say(f"board-{verb}")) for verb in verbs
    ]
    return [hand, *others] if playing else others
