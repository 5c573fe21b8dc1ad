"""Steps that concern cards in stables."""

from bot.games.core.choices import parse, seat_key
from bot.games.core.events import Event
from bot.games.stables import causes, possible, removal, rulings, targets, zones
from bot.games.stables.cards import Destroy, Give, Move, OneOf, ReturnToHand, Sacrifice, SacrificeThis, Steal
from bot.games.stables.state import Effect, Loan
from bot.games.stables.table import Table


def _aimed(effect: Effect, pairs: list[targets.Pair]) -> list[targets.Pair]:
    """Keep to the players named before the Neighs, where there are any (CZ-31)."""
    aims = effect.aims.get(effect.step)
    return [pair for pair in pairs if pair[0] in aims] if aims else pairs


def sacrifice(table: Table, effect: Effect, step: Sacrifice) -> bool:
    """Sacrifice own cards: one of one's choice or all of a kind, you or each player at once (CZ-12, R80)."""
    if effect.answers:
        answers, effect.answers = effect.answers, {}
        seats = [seat for seat in table.clockwise(effect.seat) if seat in answers]
        _sacrifice(table, effect, [pair for seat in seats for pair in targets.locate(table, answers[seat])])
        rulings.own_price(table, effect)
        return True
    seats = table.clockwise(effect.seat) if step.who == "each" else [effect.seat]
    pairs = [(seat, card) for seat in seats for card in targets.sacrificeable(table, seat, step.what, effect.magic)]
    effect.carried = bool(pairs)
    if step.who == "each":
        rulings.beyond_sacrifice(table, effect, step.what, {seat for seat, _ in pairs})
    if not pairs:
        return True
    if step.every:
        return _sacrifice(table, effect, pairs)
    number = table.new_step()
    for seat in seats:
        options = targets.keys(table, [pair for pair in pairs if pair[0] == seat])
        if options:
            table.ask_effect(effect, "sacrifice", options, seat=seat, step=number)
    return False


def _sacrifice(table: Table, effect: Effect, pairs: list[targets.Pair]) -> bool:
    effect.marked = [card for _, card in pairs]
    effect.carried = bool(pairs)
    removal.start(table, pairs, destroyed=False, source=table.id(effect.card))
    return True


def sacrifice_this(table: Table, effect: Effect, step: SacrificeThis) -> bool:
    """Sacrifice the card that says so, if it is still there and may be touched."""
    del step
    if effect.card in targets.sacrificeable(table, effect.seat, "card", effect.magic):
        return _sacrifice(table, effect, [(effect.seat, effect.card)])
    effect.carried = False
    return True


def destroy(table: Table, effect: Effect, step: Destroy) -> bool:
    """Destroy cards chosen together, so that none protects or exposes another (R41)."""
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        pairs = targets.locate(table, answer)
        effect.carried = bool(pairs)
        if len(pairs) > 1:
            _tell_shelter(table, effect, step, pairs)
        removal.start(table, pairs, destroyed=True, source=table.id(effect.card))
        return True
    pairs = _aimed(effect, targets.destroyable(table, effect.seat, step, effect.magic))
    if effect.skippable and not effect.started:
        # Shark With a Horn chooses before it pays with itself; no card can do both.
        pairs = [pair for pair in pairs if pair[1] != effect.card]
    effect.carried = bool(pairs)
    if pairs:
        count = min(step.n, len(pairs))
        table.ask_effect(effect, "destroy", targets.keys(table, pairs, distinct=count == 1), count=(count, count))
    return not pairs


def _tell_shelter(table: Table, effect: Effect, step: Destroy, doomed: list[targets.Pair]) -> None:
    """Tell which of the cards destroyed together sheltered others, so that they couldn't be chosen as well (R41)."""
    sheltered = list(causes.sheltered(table, effect.seat, step, by_magic=effect.magic))
    for seat, card in doomed:
        shelter = causes.Cause(seat, table.id(card))
        if any(shelter in one.causes for one in sheltered):
            table.tell(Event("ruling-two-targets", seat, card=shelter.card, why=table.id(effect.card)))


def one_of(table: Table, effect: Effect, step: OneOf) -> bool:
    """Do one of the modes; ask which only where more than one is possible (FORMAT.md)."""
    if effect.mode < 0:
        answer = effect.answers.get(effect.seat)
        words = [_word(mode) for mode in step.modes]
        if answer and answer[0] in words:
            effect.answers = {}
            effect.mode = words.index(answer[0])
        else:
            open_modes = _open_modes(table, effect, step)
            effect.carried = bool(open_modes)
            if not open_modes:
                return True
            if len(open_modes) > 1:
                table.ask_effect(effect, "mode", [words[place] for place in open_modes])
                return False
            effect.mode = open_modes[0]
    mode = step.modes[effect.mode]
    if isinstance(mode, Destroy):
        return destroy(table, effect, mode)
    return sacrifice(table, effect, mode)


def _word(mode: Destroy | Sacrifice) -> str:
    return "destroy" if isinstance(mode, Destroy) else "sacrifice"


def _open_modes(table: Table, effect: Effect, step: OneOf) -> list[int]:
    """The modes that can do something; a player named before the Neighs also names the mode (CZ-31)."""
    ability = table.book.abilities[table.cards[effect.card]][effect.ability]
    asker = possible.Asker(table, effect.seat, effect.card, ability)
    aims = effect.aims.get(effect.step)
    return [
        place
        for place, mode in enumerate(step.modes)
        if possible.step_possible(table, asker, mode)
        and (not aims or (aims == [effect.seat]) == isinstance(mode, Sacrifice))
    ]


def steal(table: Table, effect: Effect, step: Steal) -> bool:
    """Take a card into the own stable; it has left the one and entered the other (CZ-14, CZ-25)."""
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        pairs = targets.locate(table, answer)
        effect.carried = bool(pairs)
        for other, card in pairs:
            table.tell(Event("steals", effect.seat, other, card=table.id(card), why=table.id(effect.card)))
            zones.move(table, other, effect.seat, card)
            if step.until != "forever":
                table.state.loans.append(Loan(card, other, effect.seat, effect.card, step.until))
        return True
    chosen = [effect.chosen] if effect.chosen >= 0 else []
    victims = chosen if step.chosen else targets.others(table, effect.seat)
    pairs = _aimed(effect, targets.stealable(table, effect.seat, step.what, victims, effect.magic))
    effect.carried = bool(pairs)
    if pairs:
        table.ask_effect(effect, "steal", targets.keys(table, pairs))
    return not pairs


def return_to_hand(table: Table, effect: Effect, step: ReturnToHand) -> bool:
    """Return a card of a stable to its player's hand, or one of every stable (R48, R50)."""
    if step.every:
        return _return_every(table, effect)
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        pairs = targets.locate(table, answer)
        effect.carried = bool(pairs)
        if pairs:
            effect.chosen = pairs[0][0]
        _return(table, effect, pairs)
        return True
    pairs = _aimed(effect, targets.returnable(table, effect.seat, step, effect.magic))
    effect.carried = bool(pairs)
    if pairs:
        table.ask_effect(effect, "return", targets.keys(table, pairs))
    return not pairs


def _return_every(table: Table, effect: Effect) -> bool:
    """Stable by stable from the card's player, or each owner at once (R50); applied together."""
    seats = table.clockwise(effect.seat)
    pairs = [(seat, targets.reachable(table, seat, "card", effect.magic)) for seat in seats]
    waiting = [(seat, cards) for seat, cards in pairs if cards]
    if table.rules.glitter_tornado == "each_owner":
        if waiting and not effect.answers:
            number = table.new_step()
            for seat, cards in waiting:
                options = targets.keys(table, [(seat, card) for card in cards])
                table.ask_effect(effect, "return", options, seat=seat, step=number)
            return False
        picks = [pick for seat in table.clockwise(effect.seat) for pick in effect.answers.get(seat, [])]
    else:
        effect.memo += [card for _, card in targets.locate(table, effect.answers.pop(effect.seat, []))]
        if len(effect.memo) < len(waiting):
            seat, cards = waiting[len(effect.memo)]
            table.ask_effect(effect, "return", targets.keys(table, [(seat, card) for card in cards]))
            return False
        picks = targets.keys(table, [(seat, card) for (seat, _), card in zip(waiting, effect.memo, strict=True)])
    effect.answers = {}
    effect.carried = bool(picks)
    _return(table, effect, targets.locate(table, picks))
    return True


def _return(table: Table, effect: Effect, pairs: list[targets.Pair]) -> None:
    zones.leave_together(table, pairs)
    for seat, card in pairs:
        home = zones.to_hand(table, seat, card)
        name = "returns_to_hand" if home else "returns_to_nursery"
        table.tell(Event(name, seat, card=table.id(card), why=table.id(effect.card)))


def give(table: Table, effect: Effect, step: Give) -> bool:
    """Move an own unicorn into another player's stable, who becomes the chosen one (R70)."""
    del step
    answer = effect.answers.pop(effect.seat, None)
    if answer and not effect.memo:
        effect.memo = [card for _, card in targets.locate(table, answer)]
        answer = None
    aims = effect.aims.get(effect.step, [])
    if not effect.memo:
        givable = possible.givable(table, effect.seat, effect.magic)
        own = [(effect.seat, card) for card in givable if not aims or table.facts.may_enter(aims[0], card)]
        effect.carried = bool(own)
        if own:
            table.ask_effect(effect, "give", targets.keys(table, own))
        return not own
    card = effect.memo[0]
    seats = [seat for seat in targets.others(table, effect.seat) if table.facts.may_enter(seat, card)]
    if answer is None and not aims:
        table.ask_effect(effect, "give_to", [seat_key(seat) for seat in seats])
        return False
    effect.chosen = aims[0] if answer is None else parse(answer[0]).seat
    effect.carried = effect.chosen in seats
    if effect.carried:
        table.tell(Event("gives", effect.seat, effect.chosen, card=table.id(card), why=table.id(effect.card)))
        zones.move(table, effect.seat, effect.chosen, card)
        effect.draining = table.rules.swap_trigger_timing == "between"
    return True


def move(table: Table, effect: Effect, step: Move) -> bool:
    """Move an upgrade or downgrade from any stable to any other (R77)."""
    del step
    aims = effect.aims.get(effect.step, [])
    answer = effect.answers.pop(effect.seat, None)
    if answer and not effect.memo:
        effect.memo = [card for _, card in targets.locate(table, answer)]
        answer = None
    if not effect.memo:
        pairs = targets.movable(table, effect.seat, aims, effect.magic)
        effect.carried = bool(pairs)
        if pairs:
            table.ask_effect(effect, "move", targets.keys(table, pairs))
        return not pairs
    card = effect.memo[0]
    source = next(seat for seat, stable in enumerate(table.state.stables) if card in stable)
    if answer is None and not aims:
        seats = targets.goals(table, effect.seat, source, card)
        table.ask_effect(effect, "move_to", [seat_key(seat) for seat in seats])
        return False
    goal = aims[1] if answer is None else parse(answer[0]).seat
    table.tell(Event("moves", goal, source, card=table.id(card), why=table.id(effect.card)))
    zones.move(table, source, goal, card)
    effect.carried = True
    return True
