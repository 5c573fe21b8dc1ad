"""The stable games as the shared screens show them."""

from collections.abc import Sequence

from bot.games.core.choices import parse
from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.pictures.scene import HandScene, Scene
from bot.screens.game import Asked, ChartWords, Hint, Reactions
from bot.screens.layouts import Option
from bot.screens.stables import (
    board_lines,
    end,
    guide,
    hand,
    hand_cards,
    hand_scene,
    options,
    prompts,
    said,
    scene,
    story,
    window,
)
from bot.screens.stables.showing import StableShowing
from bot.tables.items import End, Window
from bot.tables.state import Waiting


class StableScreens:
    """See `bot.screens.game.GameScreens` for what each member promises."""

    board_buttons = ()
    last_lines = 3
    recent = 12
    details = len(board_lines.STEPS)
    part = "turn"
    parts = frozenset({"turn"})

    def __init__(self, showing: StableShowing) -> None:
        self._showing = showing

    @property
    def showing(self) -> StableShowing:
        """The table."""
        return self._showing

    def heading(self) -> str:
        """Give the number of the turn."""
        return board_lines.heading(self._showing)

    def board(self, detail: int) -> list[str]:
        """Tell about all stables and piles."""
        return board_lines.board(self._showing, board_lines.STEPS[detail])

    def scene(self, latest: Sequence[Event], said: str) -> Scene:
        """Draw stables and piles."""
        return scene.table(self._showing, latest, said)

    def hand_scene(self, seat: int, asked: Decision | None) -> HandScene | None:
        """Draw the hand."""
        return hand_scene.hand(self._showing, seat, asked)

    def chart(self) -> ChartWords:
        """Name the chart, which begins before the first turn; then the end of each turn counts."""
        said, goal = self._showing.say, self._showing.public.needed
        return ChartWords(said("chart-unicorns"), said("chart-turns"), goal, since=1, start=said("chart-start"))

    def reference(self) -> str:
        """Give the quick reference card of the deck."""
        return board_lines.reference(self._showing)

    def card(self, card: str) -> str:
        """Name a card."""
        return self._showing.card(card)

    def card_line(self, card: str) -> str:
        """Tell about a card in one line."""
        return hand_cards.card_line(self._showing, card)

    def short(self, card: str) -> str:
        """Tell what a card does."""
        return self._showing.told(card)

    def held(self, seat: int, asked: Decision | None, room: int) -> list[str]:
        """List the hand."""
        return hand.held(self._showing, seat, asked, room)

    def reactions(self, decision: Decision) -> Reactions | None:
        """Show a reaction window as its public message does."""
        return hand.reactions(self._showing, decision)

    def window(self, payload: Window) -> Reactions:
        """Give the words of a reaction window."""
        return window.words(self._showing, payload)

    def outcome(self, payload: Window, events: Sequence[Event]) -> list[str]:
        """Tell what came of a reaction window."""
        return window.outcome(self._showing, payload, events)

    def private(self, decision: Decision) -> str:
        """Ask whoever decides."""
        return hand.question(self._showing, decision)

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
        """Give the card elsewhere than in the own hand that an option names."""
        choice = parse(key)
        return choice.card if (choice.zone != "hand" or choice.seat >= 0) and choice.card != decision.source else ""

    def story(self, events: Sequence[Event], viewer: int | None) -> list[str]:
        """Tell facts."""
        return story.lines(self._showing, events, viewer)

    def unfinished(self, events: Sequence[Event]) -> int:
        """Count a card just played."""
        return story.unfinished(events)

    def after(self, seat: int, events: Sequence[Event]) -> list[str]:
        """Tell a seat what came of its answer."""
        return said.after(self._showing, seat, events)

    def too_late(self, picks: Sequence[str], before: Sequence[Event], after: Sequence[Event]) -> str:
        """Nothing beyond what every refusal says."""
        del picks, before, after
        return ""

    def recap(self, seat: int | None, events: Sequence[Event]) -> str:
        """Nothing: there are no parts."""
        del seat, events
        return ""

    def hints(self, seat: int, asked: Decision | None) -> list[Hint]:
        """Give what could be explained to a seat now."""
        return list(guide.hints(self._showing, seat, asked))

    def tour(self, seat: int) -> list[str]:
        """Give pages to look around."""
        return guide.tour(self._showing, seat)

    def result(self, payload: End, beneath: Sequence[str] = ()) -> list[str]:
        """Tell the winner, and the seats by place."""
        del beneath  # there is always room
        return end.result(self._showing, payload)
