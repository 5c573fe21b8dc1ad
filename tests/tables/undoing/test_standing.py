"""Which events still stand after some were taken back, more than once."""

from bot.games.core.events import Event
from bot.tables.undoing.standing import UNDONE, still_true


def fact(name: str) -> Event:
    return Event(name, 0)


def undone(count: int) -> Event:
    return Event(UNDONE, 0, n=count)


def test_what_was_taken_back_and_what_tells_so_is_left_out() -> None:
    assert still_true([fact("a"), fact("b"), undone(1), fact("c")]) == [fact("a"), fact("c")]


def test_going_back_beyond_an_earlier_taking_back_spares_what_was_before_both() -> None:
    stored = [fact("a"), fact("b"), fact("c"), undone(1), fact("d")]
    assert still_true([*stored, undone(4), fact("e")]) == [fact("a"), fact("e")]


def test_a_part_of_the_events_is_enough() -> None:
    assert still_true([fact("c"), undone(9), fact("d")]) == [fact("d")]
