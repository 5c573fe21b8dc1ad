"""What a data file or a house rule can do wrong."""

from typing import Literal


class ContentError(Exception):
    """A data file that can't be used: says which `file`, where in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


BadRuleKind = Literal[
    "unknown_rule", "not_a_value", "out_of_bounds", "too_many", "no_such_deck", "impossible", "server_wide"
]

Detail = str | int | list[str]


class BadRule(ContentError):
    """A house rule that can't be taken: which `key`, what `kind` of fault, and `details` for a sentence about it.

    `unknown_rule`: `game` ("" where any game would do). `not_a_value`: `value`, and the `values` there are.
    `out_of_bounds`: `value`, `least`, `most` and the `alternative` word ("": none).
    `too_many`: a list has more than `most`. `no_such_deck`: the server hasn't the deck `value`; `values` as above.
    `server_wide`: one channel alone can't have it.
    `impossible`: `reason` (a text `houserule-impossible-<reason>`), `seats`, and the numbers its text speaks of.
    """

    def __init__(self, key: str, kind: BadRuleKind, **details: Detail) -> None:
        said = ", ".join(f"{name} {value!r}" for name, value in details.items())
        super().__init__("house rules", key, f"{kind.replace('_', ' ')} ({said})" if said else kind.replace("_", " "))
        self.key = key
        self.kind: BadRuleKind = kind
        self.details = details
