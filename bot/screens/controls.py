"""What pressing a control of a private screen means for the decision it belongs to. Pure: no Discord, no tables."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.screens import limits
from bot.screens.custom_ids import CustomId

CHOOSE, PICK, PAGE, BACK, CONFIRM = "choose", "pick", "page", "back", "confirm"
VERBS = (CHOOSE, PICK, PAGE, BACK, CONFIRM)
"""The verbs of controls that `interpret` understands."""


class Answer(Struct, frozen=True):
    """The answer is complete: give these picks to the table."""

    picks: list[str]


class Draft(Struct, frozen=True):
    """Keep these picks and show the screen again, at that page."""

    picks: list[str]
    page: int = 0


class Page(Struct, frozen=True):
    """Nothing was picked: show the screen again at that page, with the draft as it is."""

    page: int


class Stale(Struct, frozen=True):
    """The control offers what isn't offered any more: show the screen as it is now, and say so."""


Step = Answer | Draft | Page | Stale


def interpret(decision: Decision, draft: Sequence[str], pressed: CustomId, values: Sequence[str] = ()) -> Step:
    """Tell what a press on a control of `decision` means. `values` are those of a menu.

    The caller has checked that the control's token is that of `decision`. An `Answer` is always one it accepts.
    """
    kept = usable(decision, draft)
    match pressed.verb:
        case "page":
            return Page(_number(pressed.argument))
        case "back":
            return Draft(_back(decision, kept))
        case "confirm":
            return Answer(kept) if decision.accepts(kept) else Stale()
        case "choose":
            return _picked(decision, kept, [pressed.argument], 0)
        case "pick":
            return _picked(decision, kept, list(values), _number(pressed.argument))
        case _:
            return Stale()


def one_by_one(decision: Decision) -> bool:
    """Tell whether several picks have to be made one after another: an order, alike cards, or too many for a menu."""
    if decision.most == 1:
        return False
    return (
        decision.ordered or len(set(decision.options)) < len(decision.options) or len(decision.options) > limits.OPTIONS
    )


def usable(decision: Decision, draft: Sequence[str]) -> list[str]:
    """Give the part of a draft that the decision still offers, in order and not more than may be picked."""
    left = Counter(decision.options)
    kept: list[str] = []
    for pick in draft:
        if left[pick] > 0 and len(kept) < decision.most:
            left[pick] -= 1
            kept.append(pick)
    return kept


def left(decision: Decision, draft: Sequence[str]) -> list[str]:
    """Give the options, each once and in order, that can still be added to a draft."""
    if len(draft) >= decision.most:
        return []
    rest = Counter(decision.options) - Counter(draft)
    return [option for option in dict.fromkeys(decision.options) if rest[option] > 0]


def _picked(decision: Decision, kept: list[str], picks: list[str], page: int) -> Step:
    if not one_by_one(decision) or any(pick in decision.exits for pick in picks):
        return _answer(decision, picks)
    offered = left(decision, kept)
    if not picks or any(pick not in offered for pick in picks):
        return Stale()
    return Draft(_completed(decision, [*kept, *picks]), page)


def _answer(decision: Decision, picks: list[str]) -> Step:
    return Answer(picks) if decision.accepts(picks) else Stale()


def _completed(decision: Decision, draft: list[str]) -> list[str]:
    """Add what is the only thing left to pick, so that nobody has to press a menu of one."""
    while len(draft) < decision.least and len(rest := left(decision, draft)) == 1:
        draft = [*draft, *rest]
    return draft


def _back(decision: Decision, draft: list[str]) -> list[str]:
    """Take the last pick back, and with it those that followed by themselves."""
    draft = draft[:-1]
    while draft and len(left(decision, draft)) == 1 and len(draft) < decision.least:
        draft = draft[:-1]
    return draft


def _number(argument: str) -> int:
    return int(argument) if argument.isascii() and argument.isdigit() else 0
