"""How a hunt ended, with everybody's points line by line, so that anyone can check them."""

from bot.games.hunt.look import SeatLook
from bot.screens.hunt.showing import HuntShowing
from bot.tables.items import End
from bot.texts.values import Value


def result(showing: HuntShowing, payload: End) -> list[str]:
    """Tell who won and after how long, then the points of each seat, the best first."""
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
    blocks = [_block(showing, seat, places[seat]) for seat in sorted(ranks, key=lambda seat: ranks[seat])]
    return [showing.say(f"end-hunt-{payload.reason}", **arguments), *blocks]


def _block(showing: HuntShowing, seat: int, place: int) -> str:
    texts, locale, look = showing.texts, showing.locale, showing.public.seats[seat]
    head = texts.say(
        locale,
        "hunt-score-seat",
        place=place,
        player=showing.name(seat),
        character=showing.card(look.character) if look.character else showing.say("hunt-no-character"),
        points=look.sheet.total,
    )
    return "\n".join([head, *(f"-# {line}" for line in _lines(showing, look))])


def _lines(showing: HuntShowing, look: SeatLook) -> list[str]:
    """Coins, scheme cards, tokens, Pâté, own scheme cards elsewhere, collections, Rainbows, total."""
    texts, locale, sheet = showing.texts, showing.locale, look.sheet
    lines = [texts.say(locale, "hunt-score-coins", points=sheet.coins)]
    lines += [showing.say(f"hunt-score-{name}", points=points) for name, points in _small(look) if points]
    sets = [
        texts.say(locale, "hunt-score-collection", count=count, colour=showing.color(color), points=points)
        for color, (count, points) in sheet.collections.items()
        if points
    ]
    if sets:
        points = sum(points for _, points in sheet.collections.values())
        lines.append(texts.say(locale, "hunt-score-collections", sum=sets, points=points))
    if sheet.rainbows:
        lines.append(texts.say(locale, "hunt-score-rainbows", count=sheet.rainbows, points=sheet.rainbow_points))
    return [*lines, texts.say(locale, "hunt-score-total", points=sheet.total)]


def _small(look: SeatLook) -> list[tuple[str, int]]:
    sheet = look.sheet
    return [("schemes", sheet.schemes), ("tokens", sheet.tokens), ("pate", sheet.pate), ("bonus", sheet.bonus)]
