"""How fast a table is played: seconds a turn, seconds a reaction, and how long computers seem to think."""

from collections.abc import Mapping

from msgspec import Struct

from bot.tables.tokens import fraction


class Pace(Struct, frozen=True):
    """Seconds for a turn and a reaction; `computer` and `person` bound the delays of answers given for them."""

    turn: float
    reaction: float
    computer: tuple[float, float]
    person: tuple[float, float]


PACES: Mapping[str, Pace] = {
    "live": Pace(90, 20, (1.5, 4.0), (4.0, 16.0)),
    "relaxed": Pace(600, 60, (2.0, 6.0), (15.0, 60.0)),
    "days": Pace(86_400, 28_800, (3.0, 10.0), (300.0, 1800.0)),
}

REMINDER_AT = 2 / 3
"""The part of a turn's time after which whoever has not answered is reminded."""


def pace_of(name: str, rules: Mapping[str, object]) -> Pace:
    """Give a table's pace with its `turn_seconds` and `reaction_seconds`. Raises `KeyError` for an unknown name."""
    pace = PACES[name]
    turn, reaction = rules.get("turn_seconds"), rules.get("reaction_seconds")
    return Pace(
        float(turn) if isinstance(turn, int | float) else pace.turn,
        float(reaction) if isinstance(reaction, int | float) else pace.reaction,
        pace.computer,
        pace.person,
    )


def allowed_seconds(pace: Pace, kind: str) -> float:
    """Give how long a decision of that kind stays open."""
    return pace.reaction if kind == "window" else pace.turn


def computer_delay(pace: Pace, secret: str, kind: str, decision: int, seat: int) -> float:
    """Draw a computer's answering time from public facts alone, before it looks at its cards."""
    return _between(pace.computer, pace, kind, fraction(secret, "computer", decision, seat))


def person_delay(pace: Pace, secret: str, kind: str, decision: int, seat: int) -> float:
    """Draw the time after which the table answers for a person who has no real choice, as if the person had."""
    return _between(pace.person, pace, kind, fraction(secret, "person", decision, seat))


def _between(bounds: tuple[float, float], pace: Pace, kind: str, part: float) -> float:
    low, high = bounds
    return min(low + (high - low) * part, allowed_seconds(pace, kind) / 2)
