"""The end of a game: who wins, or that nobody does, and how everybody stands. Public."""

from collections.abc import Sequence

from bot.screens import custom_ids, layouts, limits, plays
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.tables.items import End


def end(showing: Showing, payload: End, painted: Painted | None = None) -> Screen:
    """Tell the result, with its chart, and how it came about for each seat; below, what can be done with the game.

    The vote for the play of the game comes last.
    """
    brief, alt = plays.told(showing, brief=True), painted.alt if painted is not None else ""
    texts = result(showing, payload, brief)
    full = [*texts, *plays.told(showing)]
    shown = full if limits.fits(full, alt) else [*texts, *brief]
    return layouts.screen(shown, [_buttons(showing), *plays.controls(showing)], picture=painted)


def result(showing: Showing, payload: End, beneath: Sequence[str] = ()) -> list[str]:
    """Tell the result as texts that leave room for those `beneath`."""
    told, *places = game_of(showing).result(payload, beneath)
    return showing.headed(f"### {told}", *places)


def _buttons(showing: Showing) -> list[layouts.Control]:
    """They work as long as the message stands; without people left there is nobody to play again."""
    labels = {"rematch": "end-rematch"} if showing.state.document.people() else {}
    labels |= {"replay": "end-replay", "story_file": "end-story-file"}
    return [
        layouts.button(
            custom_ids.encode(showing.state.id, verb),
            showing.say(key),
            layouts.PRIMARY if verb == "rematch" else layouts.PLAIN,
        )
        for verb, key in labels.items()
    ]
