"""How a stable game ended."""

from bot.screens.leavers import left
from bot.screens.stables.showing import StableShowing
from bot.tables.items import End
from bot.texts.values import Value


def result(showing: StableShowing, payload: End) -> list[str]:
    """Tell the result, after how many turns and how long, which winner had left, then the seats by place."""
    texts, locale, look = showing.texts, showing.locale, showing.public
    time = texts.duration(locale, payload.seconds)
    arguments: dict[str, Value] = {"turns": look.turns, "time": time, "players": showing.names(payload.winners)}
    if payload.winners:
        winner = payload.winners[0]
        arguments |= {"player": showing.name(winner), "unicorns": look.seats[winner].unicorns}
    # Without winner by unicorns the draw pile has run out, unless the game was cut at its last possible turn.
    key = f"end-{payload.reason}"
    cut = f"{key}.cut"
    told = showing.say(cut if look.deck and showing.texts.has(cut) else key, **arguments)
    shown = [told, *left(showing, payload)]
    return [*shown, "\n".join(_places(showing, payload))] if look.turns else shown


def _places(showing: StableShowing, payload: End) -> list[str]:
    """Winners come first; who has as many unicorns shares a place."""
    seats = showing.public.seats
    ranks = [(seat not in payload.winners, -seats[seat].unicorns) for seat in range(len(seats))]
    return [
        showing.texts.say(
            showing.locale,
            "end-seat",
            place=1 + sum(other < ranks[seat] for other in ranks),
            player=showing.name(seat),
            unicorns=seats[seat].unicorns,
        )
        for seat in sorted(range(len(seats)), key=lambda seat: ranks[seat])
    ]
