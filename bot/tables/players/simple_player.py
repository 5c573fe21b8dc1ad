"""The simple computer player at a table, whichever game is played there."""

from typing import cast

from bot.games.core.decisions import Decision
from bot.games.hunt.view import View as HuntView
from bot.games.stables.view import View as StableView
from bot.tables.players.hunt_simple import BoxOf, choose_in_hunt
from bot.tables.players.simple import BookOf, choose_simply
from bot.tables.ports import View


class SimplePlayer:
    """Answers as `choose_simply` or `choose_in_hunt`, by the game that its view is of."""

    def __init__(self, seed: str, book_of: BookOf, box_of: BoxOf) -> None:
        self._seed = seed
        self._book_of = book_of
        self._box_of = box_of

    def choose(self, view: View, decision: Decision) -> list[str]:
        """Give a legal answer to `decision` as seen from the `view` of its seat."""
        if isinstance(view, HuntView):
            return choose_in_hunt(self._box_of, self._seed, view, decision)
        return choose_simply(self._book_of, self._seed, cast(StableView, view), decision)
