"""The table of a hunt as a scene to be drawn: what its look tells everybody, in words of one language."""

from collections.abc import Iterable, Sequence

from bot.games.core.events import Event
from bot.games.hunt.look import SeatLook, UnicornLook
from bot.pictures.scene import Face, HuntScene, Seat, Trapped
from bot.screens.hunt import board_lines
from bot.screens.hunt.showing import HuntShowing
from bot.screens.scenes import driver, name
from bot.texts import unmarked


def table(showing: HuntShowing, latest: Sequence[Event], said: str) -> HuntScene:
    """Show the table; unicorns that the `latest` facts are about stand out, and `said` tells of these."""
    look = showing.public
    fresh = frozenset(event.card for event in latest)
    bids = board_lines.bidding(showing, look.hunt) if look.hunt is not None else ""
    return HuntScene(
        seats=tuple(_seat(showing, seat, stands, fresh) for seat, stands in enumerate(look.seats)),
        line=tuple(_line(showing)),
        market=tuple(_market(showing)),
        bids=unmarked(bids),
        piles=unmarked(board_lines.piles(showing)),
        last=said,
    )


def unicorn(showing: HuntShowing, one: UnicornLook, *, fresh: bool = False) -> Face:
    """Show a unicorn with its colour as shape and word, its coins, and how many cards are attached."""
    color = one.color or ("legendary" if one.legendary else "none")
    note = showing.texts.say(showing.locale, "picture-unicorn", colour=showing.color(color), coins=one.coins)
    return Face(showing.card(one.id), "hunted", color, note, fresh, len(one.attached))


def _line(showing: HuntShowing) -> Iterable[Trapped]:
    """The unicorn being hunted, then the others of the line."""
    look = showing.public
    hunted = look.hunt.unicorn if look.hunt is not None and not look.hunt.over else None
    for one in [*([hunted] if hunted is not None else []), *look.line]:
        if one is not hunted and hunted is not None and one.id == hunted.id:
            continue
        yield Trapped(
            unicorn(showing, one),
            tuple(name(showing, card.owner) for card in one.placed),
            showing.say("picture-hunted") if one is hunted else "",
        )


def _seat(showing: HuntShowing, seat: int, stands: SeatLook, fresh: frozenset[str]) -> Seat:
    notes = [showing.card(stands.character)] if stands.character else []
    if stands.power:
        notes.append(showing.say("picture-power-used" if stands.power_used else "picture-power-ready"))
    notes += [driver(showing, seat)]
    herd = (unicorn(showing, one, fresh=one.id in fresh) for one in stands.unicorns)
    pate = (Face(unmarked(told), "item") for told in board_lines.pate(showing, stands))
    return Seat(
        name=name(showing, seat),
        score=str(stands.sheet.total),
        hand=stands.hand,
        cards=(*herd, *pate),
        open=tuple(Face(str(value), "number") for value in stands.cards or ()),
        pill=showing.say("picture-first") if seat == showing.public.first else "",
        note=showing.say("board-between").join(filter(None, notes)),
    )


def _market(showing: HuntShowing) -> Iterable[Face]:
    for item in showing.public.items:
        note = showing.texts.say(showing.locale, "picture-item", cost=item.cost, count=len(item.tokens))
        yield Face(showing.card(item.id), "item", note=note)
