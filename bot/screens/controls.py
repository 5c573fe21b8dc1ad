"""What pressing a control of a private screen means for the decision it belongs to. Pure: no Discord, no tables."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

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


class Changed(Struct, frozen=True):
    """The control confirms other picks than those kept: nothing is confirmed; tell these and show the screen again."""

    picks: list[str]


class Stale(Struct, frozen=True):
    """The control offers what isn't offered any more: show the screen as it is now, and say so."""


FORMS = frozenset({"bid"})
"""Kinds that are filled in like a form: a menu for all cards at once, words to switch on, then Confirm."""

DIGEST = 8
"""So many hexadecimal digits tell apart what one person may have picked for one question."""

Step = Answer | Draft | Page | Changed | Stale


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
            if pressed.argument != digest(decision, kept):
                return Changed(kept)
            return Answer(kept) if decision.accepts(kept) else Stale()
        case "choose" if any(extra.word == pressed.argument for extra in decision.extras):
            return Draft(_switched(decision, kept, pressed.argument))
        case "pick" if is_form(decision):
            return _filled(decision, kept, [plain(value) for value in values])
        case "choose":
            return _picked(decision, kept, [pressed.argument], 0)
        case "pick":
            return _picked(decision, kept, list(values), _number(pressed.argument))
        case _:
            return Stale()


def digest(decision: Decision, draft: Sequence[str]) -> str:
    """Give a short word for picks: Confirm carries it, so that an older message confirms only what it shows."""
    picks = draft if decision.ordered else sorted(draft)
    return sha256("\n".join(picks).encode()).hexdigest()[:DIGEST]


def is_form(decision: Decision) -> bool:
    """Tell whether a decision is filled in like a form, if there is anything to fill in."""
    return decision.kind in FORMS and bool(decision.options)


def one_by_one(decision: Decision) -> bool:
    """Tell whether several picks have to be made one after another: an order, alike cards, or too many for a menu."""
    if decision.most == 1 or is_form(decision):
        return False
    return (
        decision.ordered or len(set(decision.options)) < len(decision.options) or len(decision.options) > limits.OPTIONS
    )


def numbered(options: Sequence[str]) -> list[str]:
    """Give alike options different values for one menu: "2", "2#2"."""
    seen: Counter[str] = Counter()
    values: list[str] = []
    for option in options:
        seen[option] += 1
        values.append(option if seen[option] == 1 else f"{option}#{seen[option]}")
    return values


def plain(value: str) -> str:
    """Give the option that a numbered value stands for."""
    return value.partition("#")[0]


def bounds(decision: Decision, draft: Sequence[str]) -> tuple[int, int]:
    """Give how many options may be picked, the words switched on in a draft considered."""
    more = sum(extra.more for extra in decision.extras if extra.word in draft)
    return decision.least + more, min(decision.most + more, len(decision.options))


def usable(decision: Decision, draft: Sequence[str]) -> list[str]:
    """Give the part of a draft that the decision still offers, in order and not more than may be picked.

    Words that stand beside the picks come last.
    """
    words = [extra.word for extra in decision.extras if extra.word in draft]
    most = bounds(decision, draft)[1] if words else decision.most
    left = Counter(decision.options)
    kept: list[str] = []
    for pick in draft:
        if left[pick] > 0 and len(kept) < most:
            left[pick] -= 1
            kept.append(pick)
    return [*kept, *words]


def left(decision: Decision, draft: Sequence[str]) -> list[str]:
    """Give the options and words, each once and in order, that can still be added to a draft."""
    words = [extra.word for extra in decision.extras]
    spare = [word for word in words if word not in draft]
    if sum(pick not in words for pick in draft) >= bounds(decision, draft)[1]:
        return spare
    rest = Counter(decision.options) - Counter(draft)
    return [option for option in dict.fromkeys(decision.options) if rest[option] > 0] + spare


def _switched(decision: Decision, kept: list[str], word: str) -> list[str]:
    """Switch a word on, or off again; picks that are too many then go."""
    return usable(decision, [pick for pick in kept if pick != word] if word in kept else [*kept, word])


def _filled(decision: Decision, kept: list[str], picks: list[str]) -> Step:
    """Take what the menu of a form says in the place of what it said before."""
    filled = [*picks, *(extra.word for extra in decision.extras if extra.word in kept)]
    return Draft(filled) if usable(decision, filled) == filled else Stale()


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
