"""The table of a stable game as a scene to be drawn: what its look tells everybody, in words of one language."""

from collections.abc import Iterable, Sequence

from bot.games.core.events import Event
from bot.games.stables.look import SeatLook
from bot.pictures.scene import Face, Pile, Seat, StableScene
from bot.screens.names import design
from bot.screens.scenes import driver, name
from bot.screens.stables.showing import StableShowing


def table(showing: StableShowing, latest: Sequence[Event], said: str) -> StableScene:
    """Show the table; cards that the `latest` facts are about stand out, and `said` tells of these."""
    look = showing.public
    fresh = {(event.seat, event.card) for event in latest} | {(event.other, event.card) for event in latest}
    return StableScene(
        seats=tuple(_seat(showing, seat, stands, fresh) for seat, stands in enumerate(look.seats)),
        piles=tuple(_piles(showing)),
        chain=tuple(_chain(showing)),
        last=said,
    )


def face(showing: StableShowing, card: str, *, fresh: bool = False) -> Face:
    """Show a card openly."""
    known = design(showing.book, card)
    return Face(showing.card(card), known.type, known.symbol or "", fresh=fresh)


def _seat(showing: StableShowing, seat: int, stands: SeatLook, fresh: set[tuple[int, str]]) -> Seat:
    is_on = seat == showing.public.turn and showing.state.status == "playing"
    cards = (*stands.stable, *stands.upgrades, *stands.downgrades)
    return Seat(
        name=name(showing, seat),
        score=f"{stands.unicorns}/{showing.public.needed}",
        heads=stands.unicorns,
        goal=showing.public.needed,
        hand=stands.hand,
        cards=tuple(face(showing, card, fresh=(seat, card) in fresh) for card in cards),
        open=tuple(face(showing, card) for card in stands.cards or ()),
        pill=showing.say("picture-turn") if is_on else "",
        note=driver(showing, seat),
    )


def _piles(showing: StableShowing) -> Iterable[Pile]:
    look = showing.public
    yield Pile(showing.say("picture-draw-pile"), look.deck)
    top = face(showing, look.discard[0]) if look.discard else None
    yield Pile(showing.say("picture-discard"), len(look.discard), top)
    if showing.book.nursery:
        yield Pile(showing.say("picture-nursery"), len(look.nursery))


def _chain(showing: StableShowing) -> Iterable[Face]:
    playing = showing.public.playing
    if playing is None:
        return
    yield face(showing, playing.card, fresh=not playing.chain)
    for place, (_, card) in enumerate(playing.chain, 1):
        yield face(showing, card, fresh=place == len(playing.chain))
