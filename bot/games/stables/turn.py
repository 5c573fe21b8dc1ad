"""A turn: beginning, draw, action, end (CZ-06)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import bounds, facts, loans, play, possible, rulings, targets, winning, zones
from bot.games.stables.state import Effect, Turn
from bot.games.stables.table import Table


def advance(table: Table, turn: Turn) -> None:
    """Go on to whatever the turn needs next."""
    _PHASES[turn.phase](table, turn)


def _begin(table: Table, turn: Turn) -> None:
    """Begin; what every turn sets off comes before the effects that are open at its beginning (R87)."""
    table.state.turns += 1
    table.tell(Event("turn", turn.seat, n=table.state.turns))
    turn.phase = "noting"
    if table.book.every_turn_counts:
        for seat in table.clockwise(turn.seat):
            _stir(table, seat)
    if not table.state.triggers:
        _note_opening(table, turn)


def _stir(table: Table, seat: int) -> None:
    """Line up what the beginning of anybody's turn sets off in a stable."""
    hushed = table.facts.hushed(seat)
    for card in table.state.stables[seat]:
        number = table.cards[card]
        if table.book.triggers["any_turn_begins"][number] and not (hushed and table.book.unicorn[number]):
            zones.queue(table, seat, card, "any_turn_begins")


def _note_opening(table: Table, turn: Turn) -> None:
    """Note which effects are open: they stay so whatever happens to their cards this turn (CZ-28, R16, R17)."""
    seat = turn.seat
    hushed = table.facts.hushed(seat)
    places = table.book.triggers["turn_begins"]
    opening: list[tuple[int, int]] = []
    for card in table.state.stables[seat]:
        number = table.cards[card]
        if places[number] and not (hushed and table.book.unicorn[number]):
            opening += [(card, place) for place in places[number]]
    turn.opening = opening
    turn.plays = 2 if table.facts.mask(seat) & facts.TWO_PLAYS else 1
    turn.phase = "opening"


def _ask_opening(table: Table, turn: Turn) -> None:
    """Offer the effects still open that can be used; `done` once no mandatory one is left (decision 5)."""
    options: list[str] = []
    must = False
    for card, place in turn.opening:
        number = table.cards[card]
        ability = table.book.abilities[number][place]
        if possible.usable(table, turn.seat, card, ability):
            options.append(table.book.use_keys[number])
            must = must or not ability.may
    if options:
        table.ask(turn.seat, "opening", list(dict.fromkeys(options)), () if must else ("done",))
    else:
        turn.phase = "limit" if turn.ended else "draw"


def _draw(table: Table, turn: Turn) -> None:
    """Draw. With no card left to draw (K-i) and none that anybody could play, the game would never end: so it ends."""
    turn.phase = "action"
    drawn = zones.draw(table, turn.seat, 1)
    if not drawn and not any(play.playable(table, seat) for seat in table.clockwise(turn.seat)):
        winning.rank(table)


def _ask_action(table: Table, turn: Turn) -> None:
    """Ask for the action; after the first card of two `done` stands beside the second, whatever the hand holds."""
    if turn.played >= turn.plays or (turn.played and not table.state.hands[turn.seat]):
        _action_done(turn)
        return
    options = play.playable(table, turn.seat)
    if turn.played:
        table.ask(turn.seat, "action", options, ("done",), open_=False)
    else:
        table.ask(turn.seat, "action", ["draw", *options], open_=False)


def _action_done(turn: Turn) -> None:
    """Go on to the end of the turn, or to another action that a card has given (decision 30)."""
    if turn.extra_actions:
        turn.extra_actions -= 1
        turn.played = 0
    else:
        turn.phase = "limit"


def _ask_limit(table: Table, turn: Turn) -> None:
    """End: what was stolen for this turn goes back (R86), then discard down to the hand limit (CZ-10)."""
    if table.state.loans and loans.due_at_turn_end(table):
        return
    hand = table.state.hands[turn.seat]
    limit = table.rules.most_kept
    over = 0 if limit is None else len(hand) - limit
    turn.phase = "over"
    if over > 0:
        rulings.limit_holds(table, turn)
        options = targets.card_keys(table, hand, table.book.ids, distinct=over == 1)
        table.ask(turn.seat, "limit", options, count=(over, over), open_=False)


def _next(table: Table, turn: Turn) -> None:
    """Hand the turn on clockwise, or take the extra turn owed (R20); after too many the game ends as without a deck."""
    if table.state.turns >= bounds.MOST_TURNS:
        table.tell(Event("game_cut", n=table.state.turns))
        winning.rank(table)
        return
    table.state.stack[0] = bounds.next_turn(table, turn)


_PHASES = {
    "begin": _begin,
    "noting": _note_opening,
    "opening": _ask_opening,
    "draw": _draw,
    "action": _ask_action,
    "limit": _ask_limit,
    "over": _next,
}


def answered(table: Table, turn: Turn, asked: Decision, picks: list[str]) -> None:
    """Take the answer of the player whose turn it is."""
    match asked.kind:
        case "opening":
            _use(table, turn, picks[0])
        case "limit":
            zones.discard(table, turn.seat, targets.from_hand(table, turn.seat, picks), why="hand_limit")
        case _:
            _act(table, turn, picks[0])


def _use(table: Table, turn: Turn, pick: str) -> None:
    if pick == "done":
        turn.phase = "limit" if turn.ended else "draw"
        return
    number = table.book.number[pick.removeprefix("use ")]
    place = next(at for at, (card, _) in enumerate(turn.opening) if table.cards[card] == number)
    card, ability = turn.opening.pop(place)
    table.tell(Event("uses", turn.seat, card=table.id(card)))
    rulings.still_due(table, turn.seat, card)
    table.state.stack.append(Effect(turn.seat, card, ability, skippable=True, started=True))


def _act(table: Table, turn: Turn, pick: str) -> None:
    if pick == "done":
        _action_done(turn)
    elif pick == "draw":
        _action_done(turn)
        zones.draw(table, turn.seat, 1)
    else:
        turn.played += 1
        name = pick.removeprefix("play ")
        (card,) = targets.from_hand(table, turn.seat, [name])
        play.start(table, turn.seat, card)
