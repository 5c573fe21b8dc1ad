"""More…: everything else somebody can do at a table. Private."""

import discord

from bot.screens import custom_ids, layouts, undoing
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.seating import way_of_kicking

_ENTRIES = {
    "watch": "more-watch",
    "undo": "more-undo",
    "repost": "more-repost",
    "settings": "more-settings",
    "rules": "more-rules",
    "report": "more-report",
    "kick": "more-kick",
    "leave_game": "more-leave",
    "end": "more-end",
}
"""Verb and text of each thing that can be done, what can't be undone at the end."""
_GRAVE = ("leave_game", "end")

UNDONE = {"leave": "leave-stay", "end": "end-keep", "close": "close-keep"}
"""What can be asked once more, with the text of the button that says no."""


def more(showing: Showing, seat: int | None, *, manager: bool = False, said: str = "") -> Screen:
    """Offer what a seat (None: somebody who doesn't play) can do; `manager` may manage the server."""
    table = showing.state.id
    entries = _ENTRIES | _instead(showing, seat)
    verbs = _offered(showing, seat, manager=manager)
    told = [f"**{showing.say(entries[verb])}** · {showing.say(f'{entries[verb]}.about')}" for verb in verbs]
    buttons = [_button(showing, verb, entries[verb], grave=verb in _GRAVE) for verb in verbs]
    heading = showing.texts.say(showing.locale, "more-heading", table=table)
    return layouts.screen([said, f"### {heading}", "\n".join(told)], [buttons])


def sure_leave(showing: Showing) -> Screen:
    """Ask once more before a seat is given up for good."""
    return _sure(showing, showing.say("leave-sure"), ("leave_sure", "leave-confirm"), "leave-stay")


def sure_end(showing: Showing) -> Screen:
    """Ask once more before the game ends for everybody, or the lobby closes."""
    if showing.state.status == "lobby":
        return _sure(showing, showing.say("close-sure"), ("close_sure", "close-confirm"), "close-keep")
    return _sure(showing, showing.say("end-sure"), ("end_sure", "end-confirm"), "end-keep")


def unchanged(showing: Showing, asked: str) -> Screen:
    """Say that what was `asked` (one of `UNDONE`) isn't done."""
    return layouts.screen([showing.say(f"{UNDONE[asked]}.done")])


def kick(showing: Showing, seat: int | None) -> Screen:
    """Let somebody choose whom to remove: the host at once, anybody else by their vote."""
    people = [other for other, record in enumerate(showing.state.seats) if record.person and other != seat]
    back = _button(showing, "stay", "hand-back")
    if not people:
        return layouts.screen([showing.say("kick-nobody")], [[back]])
    menu = layouts.menu(
        custom_ids.encode(showing.state.id, "kick"),
        showing.say("hand-choose-menu"),
        [layouts.Option(str(showing.state.seats[other].user), showing.plain(other)) for other in people],
    )
    in_lobby = showing.state.status == "lobby"
    question = showing.say("lobby-choose-kick" if in_lobby else "kick-choose")
    return layouts.screen([question], [[menu], [back]])


def sure_kick(showing: Showing, seat: int | None, target: int) -> Screen:
    """Ask once more before `seat` removes the person on the seat `target`, or votes for it."""
    how = how_kicked(showing, seat)
    key = f"kick-sure-{how}"
    label = "kick-confirm-vote" if key == "kick-sure-vote" else "kick-confirm"
    verb = custom_ids.encode(showing.state.id, "kick_sure", f"{showing.state.seats[target].user}.{how}")
    confirm = layouts.button(verb, showing.say(label), layouts.DANGER)
    back = _button(showing, "stay", "hand-back")
    return layouts.screen([showing.say(key, player=showing.name(target))], [[confirm, back]])


def how_kicked(showing: Showing, seat: int | None) -> str:
    """Tell what a kick by that seat would be now, as `way_of_kicking` does."""
    by = showing.state.seats[seat].user if seat is not None else 0
    return way_of_kicking(showing.state.status, showing.state.document, by)


def _is_host(showing: Showing, seat: int | None) -> bool:
    return seat is not None and showing.state.seats[seat].user == showing.state.document.host


def _instead(showing: Showing, seat: int | None) -> dict[str, str]:
    """Give what is called otherwise in a lobby, and for the host, who needs no vote."""
    if showing.state.status == "lobby":
        return {"kick": "more-kick-lobby", "end": "more-close"}
    return {"kick": "more-kick-host"} if _is_host(showing, seat) else {}


def _offered(showing: Showing, seat: int | None, *, manager: bool) -> list[str]:
    state = showing.state
    running = state.status in ("lobby", "playing", "frozen")
    host = _is_host(showing, seat)
    can = {
        "watch": seat is None and state.status in ("lobby", "playing", "frozen"),
        "undo": seat is not None and undoing.possible(showing),
        "repost": running and (seat is not None or manager),
        "settings": True,
        "rules": True,
        "report": state.document.started_at is not None,
        "kick": (state.status == "playing" and seat is not None) or (state.status == "lobby" and host),
        "leave_game": state.status == "playing" and seat is not None,
        "end": running and (host or manager),
    }
    return [verb for verb in _ENTRIES if can[verb]]


def _sure(showing: Showing, question: str, confirm: tuple[str, str], stay: str) -> Screen:
    asked = next(word for word, key in UNDONE.items() if key == stay)
    keep = layouts.button(custom_ids.encode(showing.state.id, "undone", asked), showing.say(stay))
    controls = [_button(showing, *confirm, grave=True), keep]
    return layouts.screen([question], [controls])


def _button(showing: Showing, verb: str, key: str, *, grave: bool = False) -> layouts.Control:
    style: discord.ButtonStyle = layouts.DANGER if grave else layouts.PLAIN
    return layouts.button(custom_ids.encode(showing.state.id, verb), showing.say(key), style)
