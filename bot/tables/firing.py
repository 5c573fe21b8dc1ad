"""What happens when an alarm rings. It is checked again first: it may have rung before, or be about the past."""

from collections.abc import Callable

from bot.games.core.decisions import Decision
from bot.store.records import Alarm
from bot.tables import ballots, document, first_player
from bot.tables.defaults import chosen, harmless
from bot.tables.items import Call
from bot.tables.planning import deadline, without
from bot.tables.ports import Library, Player
from bot.tables.seating import miss
from bot.tables.steps import asks_of, end, give, settle
from bot.tables.tokens import reminder
from bot.tables.undoing import standing, voting
from bot.tables.undoing.calling_off import take_buttons_off
from bot.tables.work import Work

PlayerOf = Callable[[Work, int], Player]
"""Gives the computer player that answers for a seat."""


def ring(work: Work, alarm: Alarm, player_of: PlayerOf, library: Library) -> None:
    """Do what an alarm is for, unless it has moved, its moment has passed, or the table stands still."""
    if alarm not in work.alarms or alarm.at > work.now or work.document.paused_at is not None:
        return
    match alarm.kind:
        case "lobby":
            end(work, "ended", "expired")
        case ballots.ALARM:
            ballots.close(work)
        case document.FIRST_VOTE:
            first_player.time_is_up(work, library)
        case standing.UNDO_VOTE:
            voting.time_is_up(work)
        case standing.OVERTAKEN:
            take_buttons_off(work, alarm.decision)
        case "remind":
            _remind(work, alarm)
        case "deadline":
            _time_is_up(work, alarm, player_of)
        case _:
            _answer_for(work, alarm, player_of)


def _still_open(work: Work, alarm: Alarm) -> list[Decision]:
    return [
        decision for decision in work.open_decisions() if decision.id == alarm.decision and decision.seat in alarm.seats
    ]


def _remind(work: Work, alarm: Alarm) -> None:
    work.alarms.remove(alarm)
    work.touched = True
    asks = asks_of(work, _still_open(work, alarm))
    if asks:
        name = work.token(alarm.decision)
        work.say(Call(token=name, asks=asks, until=deadline(work, alarm.decision), reminder=True), reminder(name))


def _time_is_up(work: Work, alarm: Alarm, player_of: PlayerOf) -> None:
    """Give default answers (decisions.md 31). Letting a window close is no absence; anything else counts as missed."""
    for seat in alarm.seats:
        for decision in _still_open(work, alarm):
            if decision.seat != seat:
                continue
            driven = work.document.seats[seat].driven
            picks = None if driven else harmless(decision)
            if picks is None:
                picks = chosen(work.playing(), decision, player_of(work, seat), work.before.id)
            if decision.kind != "window":
                miss(work, seat)
            give(work, seat, decision.id, picks, "computer" if driven else "clock")
    settle(work)


def _answer_for(work: Work, alarm: Alarm, player_of: PlayerOf) -> None:
    """A computer's time has come, or the table answers for a person: a card let be, a choice that is none."""
    seat = alarm.seats[0]
    without(work, alarm.kind, alarm.decision, seat)
    for decision in _still_open(work, alarm):
        if alarm.kind == "player":
            picks = chosen(work.playing(), decision, player_of(work, seat), work.before.id)
            give(work, seat, decision.id, picks, "computer")
        elif alarm.kind == "let_be":
            give(work, seat, decision.id, ["pass"], "table")
        else:
            only = decision.only_answer()
            if only is not None:
                give(work, seat, decision.id, only, "table")
    settle(work)
