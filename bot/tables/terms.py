"""How a table will be played, as long as it is a lobby: the host may change preset, pace and house rules."""

from collections.abc import Mapping
from contextlib import suppress

from bot.content.rule import RuleValue
from bot.tables import lobby
from bot.tables.document import LobbyChange, TableDocument
from bot.tables.errors import TableError
from bot.tables.paces import PACES
from bot.tables.ports import Library
from bot.tables.work import Work

CHANGES = 3
"""So many of the host's latest changes stand in the lobby's message."""


def set_up(
    work: Work,
    library: Library,
    user: int,
    preset: str | None = None,
    pace: str | None = None,
    rules: Mapping[str, RuleValue] | None = None,
) -> None:
    """Let the host change what is not None; of the house rules, only what the new preset knows stays.

    Rules by which those who sit here can't play any more are refused; another preset isn't, they may yet stand up.
    Raises `not_lobby`, `not_host`, `bad_rules`, `unknown_preset`, `unknown_pace`.
    """
    lobby.need_lobby(work)
    lobby.need_host(work, user)
    document = work.document
    check_named(library, preset or document.preset, pace or document.pace)
    before = (document.preset, document.pace, dict(document.rules))
    document.pace = pace or document.pace
    if rules is not None:
        document.rules = dict(rules)
    if preset is not None and preset != document.preset:
        document.preset = preset
        document.rules = {key: value for key, value in document.rules.items() if _fits(library, preset, key, value)}
    _check(library, document, *before)
    _tell_changes(work, *before)
    lobby.touch(work)


def _check(library: Library, document: TableDocument, preset: str, pace: str, rules: Mapping[str, RuleValue]) -> None:
    """Raise `bad_rules` if nobody can play by the changed rules, or no longer those who could by the ones before."""
    del pace
    lobby.check_rules(library, document.preset, document.rules)
    seats = len(document.seats)
    fitted = preset == document.preset and seats in library.seats(preset, rules)
    if fitted and seats > library.seats(preset, document.rules)[-1]:
        lobby.check_rules(library, preset, document.rules, seats)


def check_named(library: Library, preset: str, pace: str) -> None:
    """Raise `unknown_preset` or `unknown_pace` unless both are on offer."""
    if preset not in library.presets() and preset not in library.shelf:
        raise TableError("unknown_preset", preset=preset)
    if pace not in PACES:
        raise TableError("unknown_pace", pace=pace)


def _fits(library: Library, preset: str, key: str, value: RuleValue) -> bool:
    with suppress(TableError):
        lobby.check_rules(library, preset, {key: value})
        return True
    return False


def _tell_changes(work: Work, preset: str, pace: str, rules: Mapping[str, RuleValue]) -> None:
    """Keep for the lobby's message what is new to the people who joined under other terms.

    What comes with another game or pace isn't told beside it: the server set that, not the host.
    """
    document = work.document
    if len(document.people()) < 2:
        return
    if document.preset != preset:
        now, was = {"preset": document.preset}, {"preset": preset}
    elif document.pace != pace:
        now, was = {"pace": document.pace}, {"pace": pace}
    else:
        now, was = document.rules, rules
    by = next(record.name for record in document.seats if record.user == document.host)
    for what in [key for key in now if now[key] != was.get(key)]:
        told = [change for change in document.changes if change.what != what]
        document.changes = [*told, LobbyChange(by=by, what=what, value=now[what])][-CHANGES:]
