"""Tables before their game begins, who begins, and news about people."""

from msgspec.structs import replace

from bot.screens import computers, first_player, lobby, notices, rematch, table_rules, undoing
from bot.screens.showing import Showing
from bot.screens.stables.showing import StableShowing
from bot.store.records import Alarm, Status
from bot.tables.document import FirstVote, LobbyChange
from bot.tables.items import Ask, FirstVoteOpened, FirstVoteOver, Notice, RematchCalled, UndoVoteOpened, UndoVoteOver
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, NAMES, document, state_of
from tests.screens.snapshots.games import LINK, Screens

RULES = {"hand_limit": 5, "neigh_targets": "before", "destroy_own": True, "reaction_seconds": 40}
CHANGES = [
    LobbyChange(by="Ann", what="preset", value="french"),
    LobbyChange(by="Ann", what="pace", value="days"),
    LobbyChange(by="Ann", what="hand_limit", value=5),
]
ENDINGS = ("expired", "host", "moderator", "empty")
NEWS = ("away", "back", "left", "kicked", "host", "vote", "removed", "thread_closed", "threads_full", "frozen")


def _table(
    texts: Texts,
    locale: Locale,
    names: tuple[str, ...] = ("Ann", "Bob", ""),
    status: Status = "lobby",
    **changes: object,
) -> Showing:
    kept = document(names, **{"started_at": None, "language": locale.value, **changes})
    state = replace(state_of(None, kept, status), alarms=(Alarm(1_001_800.0, "lobby"),))
    return StableShowing(texts, locale, state)


def _rematch(texts: Texts, locale: Locale) -> Showing:
    table = _table(texts, locale, ("Ann", "Bob", "Cyn", ""))
    for record in table.state.seats[1:3]:
        record.asked = True
    return table


def _strong(texts: Texts, locale: Locale) -> Showing:
    table = _table(texts, locale, ("Ann", "", "", "", ""))
    for record, kind in zip(table.state.seats[1:], computers.STRENGTHS, strict=True):
        record.player = kind
    return table


def screens(texts: Texts, locale: Locale) -> Screens:
    """Show lobbies, and what their hosts see."""
    usual = _table(texts, locale)
    strong = _strong(texts, locale)
    told: Screens = [
        ("usual", lobby.lobby(usual, LIBRARY)),
        ("one person", lobby.lobby(_table(texts, locale, ("Ann",)), LIBRARY)),
        ("full", lobby.lobby(_table(texts, locale, NAMES), LIBRARY)),
        ("too many", lobby.lobby(_table(texts, locale, NAMES, preset="hunt"), LIBRARY)),
        ("another host", lobby.lobby(_table(texts, locale, host=101), LIBRARY)),
        ("changed", lobby.lobby(_table(texts, locale, rules=RULES, changes=CHANGES), LIBRARY)),
        ("hunt", lobby.lobby(_table(texts, locale, preset="hunt", rules={"initiation": "no_schemes"}), LIBRARY)),
        ("vote", lobby.lobby(_table(texts, locale, first_vote=FirstVote(seed="s", votes={101: 2})), LIBRARY)),
        ("rematch", lobby.lobby(_rematch(texts, locale), LIBRARY)),
        ("computers of every strength", lobby.lobby(strong, LIBRARY)),
        ("a computer was added", computers.added(usual, 2)),
        ("a computer was changed", computers.changed(strong, 4)),
        ("begun", lobby.closed(_table(texts, locale, status="playing", started_at=9.0))),
        ("who begins", first_player.ask_host(usual)),
        ("rules for the host", table_rules.table(usual, LIBRARY, 100)),
        ("rules for others", table_rules.table(_table(texts, locale, rules=RULES), LIBRARY, 101)),
    ]
    closed = [(f"closed: {way}", lobby.closed(_table(texts, locale, status="ended", ended_by=way))) for way in ENDINGS]
    return [*told, *closed]


def news(texts: Texts, locale: Locale) -> Screens:
    """Show what is told about people, and about the vote on who begins."""
    table = _table(texts, locale, status="playing", started_at=9.0)
    asks = (Ask(seat=0, user=100, decision="", source=""), Ask(seat=1, user=101, decision="", source=""))
    asking = RematchCalled(by=100, asks=asks[1:])
    voted = [
        FirstVoteOver(first=1, votes=(0, 2, 1)),
        FirstVoteOver(first=2, votes=(1, 0, 1), tied=True),
        FirstVoteOver(first=0, votes=(0, 0, 0), tied=True),
        FirstVoteOver(first=-1),
    ]
    return [
        *((what, notices.notice(table, Notice(what=what, seat=1, user=101, n=1, needed=3, by=0))) for what in NEWS),
        ("call to a vote", first_player.call(table, LIBRARY, FirstVoteOpened(asks=asks, until=5.0), LINK, {100, 101})),
        (
            "call to a rematch",
            rematch.called(_rematch(texts, locale), asking, LINK, {101}),
        ),
        *((f"vote over: {place}", first_player.over(table, over)) for place, over in enumerate(voted)),
        ("vote on taking back", undoing.vote(table, UndoVoteOpened(name="n", seat=0, asks=asks[1:], until=5.0), {101})),
        *(
            (
                f"vote on taking back over: {outcome}",
                undoing.over(table, UndoVoteOver(name="n", seat=0, outcome=outcome)),
            )
            for outcome in ("agreed", "refused", "late", "gone_on")
        ),
        (
            "vote on taking back over just now",
            undoing.over(table, UndoVoteOver(name="n", seat=0, outcome="gone_on", pressable=True)),
        ),
    ]
