"""A possible truth behind one seat's view: the cards it can't see are dealt anew, so that a computer may look ahead."""

from bot.games.core.chance import Chance
from bot.games.core.choices import parse
from bot.games.core.decisions import Decision
from bot.games.stables import census, play, targets, window
from bot.games.stables.book import Book
from bot.games.stables.cards import BringFromHand, BringUpTo, Discard, Sacrifice, Search, Step, What
from bot.games.stables.match import StableMatch
from bot.games.stables.state import HIDDEN, Effect, Turn
from bot.games.stables.table import Table
from bot.games.stables.view import View, state_behind


def redeal(book: Book, view: View, seed: str) -> StableMatch:
    """Deal the hidden cards by chance and open the hidden decisions accordingly.

    The result looks to the same viewer exactly as `view` does; its further chance follows from `seed`.
    """
    state = state_behind(view)
    state.chance = Chance(seed)
    state.deck = []
    match = StableMatch(book, state)
    _deal(match.table, view)
    for decision in state.pending:
        if not decision.open and decision.seat != view.viewer:
            _reopen(match.table, decision)
    _guess_answers(match.table, view)
    return match


def _deal(table: Table, view: View) -> None:
    """Fill the deck and every hidden place; what the viewer saw in the deck goes back there."""
    state = table.state
    unseen = _unseen(table)
    state.chance.shuffle(unseen)
    top = _known_top(table, view)
    for card in top:
        unseen.remove(card)
    found = _seen_in_deck(table, view, unseen)
    for card in found:
        unseen.remove(card)
    for seat, what, count in _surely_held(table, view):
        for card in targets.of_kind(table, unseen, what)[:count]:
            unseen.remove(card)
            state.hands[seat][state.hands[seat].index(HIDDEN)] = card
    for hand in state.hands:
        for place, card in enumerate(hand):
            if card == HIDDEN:
                hand[place] = unseen.pop()
    deck = unseen + found
    state.chance.shuffle(deck)
    state.deck = deck + top[::-1]
    frame = state.stack[-1]
    if isinstance(frame, Effect) and HIDDEN in frame.memo:
        frame.memo = state.deck[: -len(frame.memo) - 1 : -1]


def _surely_held(table: Table, view: View) -> list[tuple[int, What, int]]:
    """What other seats must hold, and how many of it: who is asked for a price that can't be declined can pay it."""
    frame = table.state.stack[-1]
    if not isinstance(frame, Effect):
        return []
    step = _running_step(table, frame)
    if not isinstance(step, BringFromHand | Discard) or step.what == "card":
        return []
    return [
        (asked.seat, step.what, asked.least)
        for asked in view.pending
        if asked.kind in ("bring", "discard") and not asked.exits and HIDDEN in table.state.hands[asked.seat]
    ]


def _running_step(table: Table, effect: Effect) -> Step:
    return table.book.abilities[table.cards[effect.card]][effect.ability].do[effect.step]


def _unseen(table: Table) -> list[int]:
    """The cards that lie nowhere in sight: they are in the deck or in a hidden hand."""
    state = table.state
    seen = {*state.discard, *state.nursery, *state.removed, *census.in_hand_of_rules(state)}
    for cards in (*state.hands, *state.stables):
        seen.update(cards)
    return [card for card in range(len(table.cards)) if card not in seen]


def _known_top(table: Table, view: View) -> list[int]:
    """Cards on top of the deck that the viewer is looking at, top first."""
    frame = table.state.stack[-1]
    own = isinstance(frame, Effect) and frame.seat == view.viewer
    waiting = any(asked.kind in ("keep", "order") for asked in view.pending)
    return list(frame.memo) if own and waiting and isinstance(frame, Effect) else []


def _seen_in_deck(table: Table, view: View, unseen: list[int]) -> list[int]:
    found: list[int] = []
    for asked in view.pending:
        if asked.kind == "search" and asked.seat == view.viewer:
            names = [parse(key).card for key in asked.options]
            found += [card for name in names if (card := targets.find(table, unseen, name)) is not None]
    return found


def _reopen(table: Table, decision: Decision) -> None:
    """Work out the options of another seat's decision from the cards it has been dealt."""
    state = table.state
    frame = state.triggers[state.beside[decision.id]] if decision.id in state.beside else state.stack[-1]
    hand = state.hands[decision.seat]
    distinct = decision.most == 1
    match decision.kind:
        case "window":
            decision.options = window.answers(table, decision.seat)
        case "action":
            first = isinstance(frame, Turn) and not frame.played
            decision.options = [*(["draw"] if first else []), *play.playable(table, decision.seat)]
        case "from_hand" if isinstance(frame, Effect):
            prefix = [f"@{frame.chosen}/hand/{name}" for name in table.book.ids]
            decision.options = targets.card_keys(table, table.state.hands[frame.chosen], prefix)
        case "keep" | "order" if isinstance(frame, Effect):
            decision.options = targets.card_keys(table, frame.memo, table.book.deck_keys, distinct)
        case _:
            decision.options = _of_step(table, frame, hand, distinct)


def _of_step(table: Table, frame: object, hand: list[int], distinct: bool) -> list[str]:
    """Options of a step that asks for cards of a kind from the hand or the deck."""
    step = _running_step(table, frame) if isinstance(frame, Effect) else None
    if isinstance(step, Search):
        return targets.card_keys(table, targets.of_kind(table, table.state.deck, step.what), table.book.deck_keys)
    if isinstance(step, BringFromHand | BringUpTo | Discard):
        cards = targets.of_kind(table, hand, step.what)
        return targets.card_keys(table, cards, table.book.ids, distinct)
    return targets.card_keys(table, hand, table.book.ids, distinct)


def _guess_answers(table: Table, view: View) -> None:
    """Seats that have already chosen in secret chose something: any card of theirs may be it."""
    frame = table.state.stack[-1]
    if not isinstance(frame, Effect):
        return
    for seat, picks in frame.answers.items():
        if picks or seat == view.viewer:
            continue
        step = _running_step(table, frame)
        if isinstance(step, Discard):
            options = _of_step(table, frame, table.state.hands[seat], distinct=False)
        else:
            what = step.what if isinstance(step, Sacrifice) else "card"
            options = targets.keys(
                table, [(seat, card) for card in targets.sacrificeable(table, seat, what, frame.magic)]
            )
        frame.answers[seat] = options[: step.n if isinstance(step, Discard) else 1]
