"""How a hunt ended, with everybody's points line by line, so that anyone can check them."""

from collections.abc import Sequence

from bot.games.hunt.look import SeatLook, UnicornLook
from bot.games.hunt.points import Coins, Sheet
from bot.screens import limits
from bot.screens.hunt.showing import HuntShowing
from bot.screens.leavers import left
from bot.tables.items import End
from bot.texts.values import Value

_SUMS = frozenset({"schemes", "tokens", "bonus", "pate", "collections"})
DETAILS = (_SUMS | {"herd"}, _SUMS, frozenset[str]())
"""What is told one by one: everything, all but the herds, nothing; a message takes only so much text."""


def result(showing: HuntShowing, payload: End, beneath: Sequence[str] = ()) -> list[str]:
    """Tell who won and after how long, which of them had left, then the points of each seat, the best first.

    It leaves room for the texts `beneath`.
    """
    seats = showing.public.seats
    arguments: dict[str, Value] = {
        "time": showing.texts.duration(showing.locale, payload.seconds),
        "players": showing.names(payload.winners),
    }
    if payload.winners:
        winner = payload.winners[0]
        arguments |= {"player": showing.name(winner), "points": seats[winner].sheet.total}
    ranks = {seat: (seat not in payload.winners, -look.sheet.total) for seat, look in enumerate(seats)}
    places = {seat: 1 + sum(other < rank for other in ranks.values()) for seat, rank in ranks.items()}
    told = showing.say(f"end-hunt-{payload.reason}", **arguments)
    ranked = sorted(ranks, key=lambda seat: ranks[seat])
    tables = [
        [told, *left(showing, payload), *(_block(showing, seat, places[seat], named) for seat in ranked)]
        for named in DETAILS
    ]
    return next((table for table in tables if limits.fits([*table, *beneath])), tables[-1])


def _block(showing: HuntShowing, seat: int, place: int, named: frozenset[str]) -> str:
    texts, locale, look = showing.texts, showing.locale, showing.public.seats[seat]
    head = texts.say(
        locale,
        "hunt-score-seat",
        place=place,
        player=showing.name(seat),
        character=showing.card(look.character) if look.character else showing.say("hunt-no-character"),
        points=look.sheet.total,
    )
    return "\n".join([head, *(f"-# {line}" for line in _lines(showing, look, named))])


def _lines(showing: HuntShowing, look: SeatLook, named: frozenset[str]) -> list[str]:
    """Herd with coins, scheme cards, tokens, Pâtés, own scheme cards anywhere, collections, Rainbows, total."""
    texts, locale, sheet = showing.texts, showing.locale, look.sheet
    lines = [] if look.unicorns else [showing.say("hunt-score-herd.empty")]
    for name, items, points in _sums(showing, look):
        summed = f"hunt-score-{name}" if name in named else f"hunt-score-{name}.sum"
        if items:
            lines.append(_say(showing, summed, items, points))
    if sheet.rainbows:
        lines.append(texts.say(locale, "hunt-score-rainbows", count=sheet.rainbows, points=sheet.rainbow_points))
    return [*lines, texts.say(locale, "hunt-score-total", points=sheet.total)]


def _say(showing: HuntShowing, key: str, items: list[str], points: int) -> str:
    summed = showing.say("list-between").join(items)
    given: dict[str, Value] = {"sum": summed, "count": len(items), "points": points}
    needed = showing.texts.arguments(key)
    return showing.say(key, **{name: value for name, value in given.items() if name in needed})


def _sums(showing: HuntShowing, look: SeatLook) -> list[tuple[str, list[str], int]]:
    """Each sum of the table: its name, what it is the sum of, and how much that is."""
    sheet = look.sheet
    herd = [_coins(showing, one, coins) for one, coins in zip(look.unicorns, sheet.herd, strict=True)]
    pate = [str(points) for points in sheet.pate]
    sets = [
        showing.say("hunt-score-collection", count=count, colour=showing.color(color), points=points)
        for color, (count, points) in sheet.collections.items()
        if points
    ]
    return [
        ("herd", herd, sum(coins.points for coins in sheet.herd)),
        *_parts(showing, sheet),
        ("pate", pate, sum(sheet.pate)),
        ("collections", sets, sum(points for _, points in sheet.collections.values())),
    ]


def _coins(showing: HuntShowing, unicorn: UnicornLook, coins: Coins) -> str:
    card, color = showing.card(unicorn.id), showing.worn(unicorn)
    if not coins.doubled:
        return showing.texts.say(showing.locale, "hunt-score-unicorn", card=card, colour=color, coins=coins.coins)
    cause = showing.card(coins.doubled)
    return showing.texts.say(
        showing.locale, "hunt-score-unicorn.doubled", card=card, colour=color, coins=coins.coins, cause=cause
    )


def _parts(showing: HuntShowing, sheet: Sheet) -> list[tuple[str, list[str], int]]:
    """The cards that score: scheme cards and tokens on the herd, own scheme cards on any unicorn."""
    kinds = {"schemes": sheet.schemes, "tokens": sheet.tokens, "bonus": sheet.bonus}
    return [
        (
            name,
            [
                showing.texts.say(
                    showing.locale,
                    "hunt-score-part",
                    card=showing.card(part.card),
                    unicorn=showing.card(part.unicorn),
                    points=part.points,
                )
                for part in parts
            ],
            sum(part.points for part in parts),
        )
        for name, parts in kinds.items()
    ]
