"""Kill the Unicorns as the shared screens show it."""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.pictures.scene import HandScene, Scene
from bot.screens.game import Asked, ChartWords, Hint, Reactions
from bot.screens.hunt import (
    board_lines,
    end,
    guide,
    hand,
    hand_scene,
    last_hunt,
    late,
    options,
    prompts,
    reference,
    said,
    scene,
    story,
)
from bot.screens.hunt.showing import HuntShowing
from bot.screens.layouts import Option
from bot.tables.items import End, Window
from bot.tables.state import Waiting
from bot.tables.undoing.standing import still_true


class HuntScreens:
    """See `bot.screens.game.GameScreens` for what each member promises."""

    board_buttons = ("bid",)
    last_lines = 3
    recent = 80
    details = len(board_lines.STEPS)
    part = "hunt"
    parts = frozenset({"day", "hunt"})

    def __init__(self, showing: HuntShowing) -> None:
        self._showing = showing

    @property
    def showing(self) -> HuntShowing:
        """The table."""
        return self._showing

    def heading(self) -> str:
        """Give the day and the hunt."""
        return board_lines.heading(self._showing)

    def board(self, detail: int) -> list[str]:
        """Tell about line, bids, herds and market."""
        return board_lines.board(self._showing, board_lines.STEPS[detail])

    def scene(self, latest: Sequence[Event], said: str) -> Scene:
        """Draw line, bids, herds and market."""
        return scene.table(self._showing, latest, said)

    def hand_scene(self, seat: int, asked: Decision | None) -> HandScene | None:
        """Draw the hand."""
        return hand_scene.hand(self._showing, seat, asked)

    def chart(self) -> ChartWords:
        """Name the chart, which begins with the starting unicorns; then the end of each day counts."""
        said = self._showing.say
        return ChartWords(said("chart-points"), said("chart-days"), since=1, start=said("chart-start"))

    def reference(self) -> str:
        """Give the quick reference card."""
        return reference.card(self._showing)

    def card(self, card: str) -> str:
        """Name a card."""
        return self._showing.card(card)

    def card_line(self, card: str) -> str:
        """Tell about a card in one line."""
        return options.card_line(self._showing, card)

    def short(self, card: str) -> str:
        """Tell what a card does."""
        return self._showing.short(card)

    def held(self, seat: int, asked: Decision | None, room: int) -> list[str]:
        """List hunt cards and what the question is about."""
        return hand.held(self._showing, seat, asked, room)

    def reactions(self, decision: Decision) -> Reactions | None:
        """Nothing is answered in public."""
        del decision
        return None

    def window(self, payload: Window) -> Reactions:
        """No card of a hunt is stopped on its way."""
        raise TypeError(f"a hunt has no window for {payload.card}")

    def outcome(self, payload: Window, events: Sequence[Event]) -> list[str]:
        """The same."""
        raise TypeError(f"a hunt had no window for {payload.card} ({len(events)} events)")

    def private(self, decision: Decision) -> str:
        """Ask whoever decides."""
        return prompts.private(self._showing, decision)

    def question(self, asked: Asked) -> str:
        """Ask by public facts."""
        return prompts.question(self._showing, asked)

    def public(self, waiting: Waiting) -> str:
        """Tell everybody what is being decided."""
        return prompts.public(self._showing, waiting)

    def consequence(self, decision: Decision) -> str:
        """Say what happens when the time runs out."""
        return prompts.consequence(self._showing, decision)

    def option(self, decision: Decision, key: str) -> Option:
        """Give an answer as an option of a menu."""
        return options.option(self._showing, decision, key)

    def picked(self, key: str) -> str:
        """Name a pick."""
        return options.picked(self._showing, key)

    def elsewhere(self, decision: Decision, key: str) -> str:
        """Give the unicorn or character that an option names."""
        return options.elsewhere(self._showing, decision, key)

    def story(self, events: Sequence[Event], viewer: int | None) -> list[str]:
        """Tell facts."""
        return story.lines(self._showing, events, viewer)

    def unfinished(self, events: Sequence[Event]) -> int:
        """Count ties, and a purchase just made."""
        return story.unfinished(events)

    def after(self, seat: int, events: Sequence[Event]) -> list[str]:
        """Tell a seat what came of its answer."""
        return said.after(self._showing, seat, events)

    def too_late(self, picks: Sequence[str], before: Sequence[Event], after: Sequence[Event]) -> str:
        """Say that the hunt of a bid is over."""
        return self._showing.say("error-hunt-over") if late.hunt_is_over(picks, before, after) else ""

    def recap(self, seat: int | None, events: Sequence[Event]) -> str:
        """Tell how the latest hunt that is over ended."""
        return last_hunt.told(self._showing, seat, still_true(events))

    def hints(self, seat: int, asked: Decision | None) -> list[Hint]:
        """Give what could be explained to a seat now."""
        return list(guide.hints(self._showing, seat, asked))

    def tour(self, seat: int) -> list[str]:
        """Give pages to look around."""
        return guide.tour(self._showing, seat)

    def result(self, payload: End, beneath: Sequence[str] = ()) -> list[str]:
        """Tell the winner, and the points of each seat."""
        return end.result(self._showing, payload, beneath)
