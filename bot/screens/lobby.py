"""The lobby: a table before its game begins. Public."""

from bot.content.errors import BadRule
from bot.content.hunts import GAME as HUNT
from bot.content.library import Library
from bot.screens import computers, custom_ids, first_player, layouts, played
from bot.screens.house.words import impossible
from bot.screens.hunt.lobby import few_characters, more_seats
from bot.screens.rules_in_force import in_brief, worded
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.lobby import LOBBY_SECONDS
from bot.tables.paces import pace_of
from bot.texts import safe_name

_FIRST_ROW = (("join", "lobby-join"), ("leave", "lobby-leave"), ("start", "lobby-start"))
_SECOND_ROW = (
    ("add_computer", "lobby-add-computer"),
    ("remove_computer", "lobby-remove-computer"),
    ("houserules", "lobby-house-rules"),
    ("more", "board-more"),
)

_VOTING_ROW = (("leave", "lobby-leave"), ("houserules", "lobby-house-rules"), ("more", "board-more"))


def lobby(showing: Showing, library: Library) -> Screen:
    """Show who sits here, how it is played, what is still needed, and the buttons."""
    allowed = library.seats(showing.state.document.preset, showing.state.document.rules)
    texts = told(showing, library)
    if showing.state.document.first_vote is not None:
        asked = first_player.vote(showing, library)
        return layouts.screen([*texts, asked], [first_player.buttons(showing), _row(showing, _VOTING_ROW)])
    rows = [_row(showing, _FIRST_ROW), _row(showing, _SECOND_ROW)]
    return layouts.screen([*texts, _needed(showing, library, allowed)], rows)


def told(showing: Showing, library: Library) -> list[str]:
    """Tell who sits here and how it is played."""
    allowed = library.seats(showing.state.document.preset, showing.state.document.rules)
    return [_heading(showing, allowed), _seats(showing, allowed), _setting(showing, library), _changes(showing)]


def closed(showing: Showing) -> Screen:
    """Show the lobby once its game has begun or it was closed: without buttons."""
    return layouts.screen(closed_texts(showing))


def closed_texts(showing: Showing) -> list[str]:
    """Tell the same."""
    texts, locale, document = showing.texts, showing.locale, showing.state.document
    title = f"### {_title(showing)}"
    if showing.state.status == "frozen":
        return [title, texts.say(locale, "error-frozen")]
    if document.started_at is not None:
        return [title, _seats(showing), texts.say(locale, "lobby-over")]
    reason = document.ended_by if texts.has(f"end-lobby-{document.ended_by}") else "host"
    if reason == "expired":
        return [title, texts.say(locale, "end-lobby-expired", time=texts.duration(locale, LOBBY_SECONDS))]
    return [title, showing.say(f"end-lobby-{reason}")]


def _title(showing: Showing) -> str:
    game = showing.game()
    table = showing.texts.say(showing.locale, "table-title", table=showing.state.id)
    return f"{game} · {table}"


def _heading(showing: Showing, allowed: range) -> str:
    texts, locale, document = showing.texts, showing.locale, showing.state.document
    host, opener = showing.host(), safe_name(document.opener)
    fewest, most = allowed[0], allowed[-1]
    if any(record.asked for record in showing.state.seats):
        opened = texts.say(locale, "lobby-opened-by-rematch", opener=opener, fewest=fewest, most=most)
    elif host == opener:
        opened = texts.say(locale, "lobby-opened-by", host=host, fewest=fewest, most=most)
    else:
        opened = texts.say(locale, "lobby-opened-by-other", opener=opener, host=host, fewest=fewest, most=most)
    return f"### {_title(showing)}\n{opened}"


def _seats(showing: Showing, allowed: range | None = None) -> str:
    """Give the seats, and how many are free of those `allowed`."""
    texts, locale, state = showing.texts, showing.locale, showing.state
    seats: list[str] = []
    for seat, record in enumerate(state.seats):
        if not record.person:
            seats.append(computers.seated(showing, seat))
            continue
        host = record.user == state.document.host
        key = "lobby-seat.asked" if record.asked else "lobby-seat.host" if host else "lobby-seat"
        seats.append(showing.say(key, number=seat + 1, player=showing.name(seat)))
    free = allowed[-1] - len(state.seats) if allowed is not None else 0
    if free > 0:
        seats.append(texts.say(locale, "lobby-seat.free", count=free))
    between = texts.say(locale, "lobby-between")
    return texts.say(locale, "lobby-seats", seats=between.join(seats))


def _setting(showing: Showing, library: Library) -> str:
    texts, locale, document = showing.texts, showing.locale, showing.state.document
    pace = pace_of(document.pace, document.rules)
    name, turn = showing.say(f"pace-{document.pace}"), texts.duration(locale, pace.turn)
    if library.game(document.preset) == HUNT:
        told = texts.say(locale, "lobby-pace.hunt", pace=name, turn=turn)
    else:
        reaction = texts.duration(locale, pace.reaction)
        told = texts.say(locale, "lobby-pace", pace=name, turn=turn, reaction=reaction)
    lines = [told, in_brief(showing, library), *few_characters(showing, library), *more_seats(showing, library)]
    if library.in_force(document.preset, document.rules).get("first_player") == "host_picks":
        lines.append(first_player.picked(showing))
    return "\n".join(lines)


def _changes(showing: Showing) -> str:
    """Tell what the host changed after others had joined."""
    told: list[str] = []
    for change in showing.state.document.changes:
        if change.what == "preset":
            value = played.preset(showing.texts, showing.locale, showing.state.document, str(change.value))
        else:
            value = worded(showing, change.what, change.value)
        key = f"change-{change.what}" if change.what in ("preset", "pace") else "change-rule"
        rule = showing.say(f"houserule-{change.what}") if showing.texts.has(f"houserule-{change.what}") else change.what
        told.append("-# " + showing.say(f"lobby-{key}", player=safe_name(change.by), value=value, rule=rule))
    return "\n".join(told)


def _needed(showing: Showing, library: Library, allowed: range) -> str:
    texts, locale, state = showing.texts, showing.locale, showing.state
    missing, surplus = allowed[0] - len(state.seats), len(state.seats) - allowed[-1]
    if missing > 0:
        told = texts.say(locale, "lobby-needs-more", count=missing)
    elif surplus > 0:
        told = texts.say(locale, "lobby-needs-fewer", count=surplus, most=allowed[-1])
    else:
        why = _undealable(showing, library)
        key = "lobby-full" if surplus == 0 else "lobby-ready"
        told = texts.say(locale, "lobby-cannot", why=why) if why else showing.say(key, host=showing.host())
    asked = [seat for seat, record in enumerate(state.seats) if record.asked]
    if asked:
        told = texts.say(locale, "lobby-rematch", players=showing.names(asked), host=showing.host())
    told = f"{told}\n-# {texts.say(locale, 'lobby-host-changes', host=showing.host())}"
    if state.document.paused_at is not None:
        return f"{told}\n{texts.say(locale, 'board-paused')}"
    closes = next((alarm.at for alarm in state.alarms if alarm.kind == "lobby"), None)
    if closes is None:
        return told
    return f"{told}\n-# {texts.say(locale, 'lobby-closes', until=countdown(closes))}"


def _undealable(showing: Showing, library: Library) -> str:
    """Say why those who sit here can't be dealt a game, or nothing."""
    document = showing.state.document
    try:
        library.check(document.preset, document.rules, len(document.seats))
    except BadRule as fault:
        return impossible(showing.texts, showing.locale, fault) if fault.kind == "impossible" else ""
    return ""


def _row(showing: Showing, buttons: tuple[tuple[str, str], ...]) -> list[layouts.Control]:
    """Join stands out; nothing is greyed out, a refusal says what is missing."""
    return [
        layouts.button(
            custom_ids.encode(showing.state.id, verb),
            showing.say(key),
            layouts.PRIMARY if verb == "join" else layouts.PLAIN,
        )
        for verb, key in buttons
    ]
