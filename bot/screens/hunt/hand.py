"""What a seat holds and sees in private, as far as it matters to what it is asked."""

from bot.games.core.decisions import Decision
from bot.games.hunt.look import ItemLook, Look
from bot.screens.hunt import receipts
from bot.screens.hunt.board_lines import bidding, power
from bot.screens.hunt.showing import HuntShowing


def held(showing: HuntShowing, seat: int, asked: Decision | None, room: int) -> list[str]:
    """List hunt cards and power, then what the question is about; as much as there is room for."""
    look = showing.match.look(seat)
    parts = [_title(showing, look, seat), *_about(showing, look, seat, asked)]
    kept: list[str] = []
    for part in parts:
        room -= len(part) + 1
        if room < 0:
            break
        kept.append(part)
    return kept


def _title(showing: HuntShowing, look: Look, seat: int) -> str:
    texts, locale, mine = showing.texts, showing.locale, look.seats[seat]
    if look.choosing:
        return ""
    cards = [str(card) for card in mine.cards or ()]
    told = texts.say(locale, "hunt-hand", cards=" ".join(cards)) if cards else texts.say(locale, "hunt-hand-empty")
    below = [_moment(showing, look)]
    if mine.character:
        below.append(showing.card(mine.character))
    if mine.power:
        below.append(power(showing, mine))
    return f"**{told}**\n-# {showing.say('board-between').join(below)}"


def _moment(showing: HuntShowing, look: Look) -> str:
    texts, locale = showing.texts, showing.locale
    if look.at_market:
        return texts.say(locale, "hunt-hand-market", day=look.day, days=look.days)
    if look.hunt is not None:
        return texts.say(locale, "hunt-hand-hunt", day=look.day, days=look.days, number=look.hunt_number)
    return texts.say(locale, "hunt-hand-day", day=look.day, days=look.days)


def _about(showing: HuntShowing, look: Look, seat: int, asked: Decision | None) -> list[str]:
    """What the screen is about besides the cards: the drawn schemes, the hunted unicorn, the goods."""
    told = [*_discards(showing, look, seat), *_reminders(showing, look, seat)]
    if look.hunt is not None:
        told.append(showing.trapped(look.hunt.unicorn))
        bids = bidding(showing, look.hunt, seat)
        told += [f"-# {bids}"] if bids else []
        told += [receipt] if (receipt := receipts.told(showing, look, seat)) else []
    kind = asked.kind if asked is not None else ""
    if asked is not None and kind == "bid":
        told += [scheme(showing, extra.word) for extra in asked.extras]
    if kind == "trap":
        told += [showing.say("hunt-hand-drawn"), *(scheme(showing, card) for card in look.drawn)]
    elif kind == "trap_unicorn":
        told.append(scheme(showing, look.chosen))
    elif kind == "sight_move" and look.hunt is not None:
        told += [
            showing.texts.say(
                showing.locale,
                "hunt-hand-seen",
                card=showing.card(card.scheme),
                owner=showing.name(card.owner),
                short=showing.short(card.scheme),
            )
            for card in look.hunt.unicorn.placed
        ]
    elif kind == "market":
        unicorns = bool(look.seats[seat].unicorns)
        told += [_item(showing, item, unicorns=unicorns) for item in look.items]
    return ["\n".join(told)] if told else []


def scheme(showing: HuntShowing, card: str) -> str:
    """Tell about a scheme card or power in one line."""
    return showing.texts.say(showing.locale, "hunt-hand-scheme", card=showing.card(card), short=showing.short(card))


def _discards(showing: HuntShowing, look: Look, seat: int) -> list[str]:
    """The scheme cards on the own discard pile, which don't come back."""
    cards = showing.cards(look.seats[seat].discards)
    return [f"-# {showing.texts.say(showing.locale, 'hunt-hand-discards', cards=cards)}"] if cards else []


def _reminders(showing: HuntShowing, look: Look, seat: int) -> list[str]:
    """Where the own face-down scheme cards lie, if a house rule lets their owner see them."""
    return [
        showing.texts.say(
            showing.locale, "hunt-hand-placed", unicorn=showing.card(unicorn.id), card=showing.card(card.scheme)
        )
        for unicorn in look.line
        for card in unicorn.placed
        if card.owner == seat and card.scheme and look.reminded
    ]


def _item(showing: HuntShowing, item: ItemLook, *, unicorns: bool) -> str:
    """Tell about an item what it does and what one would pay, or why it can't be bought."""
    texts, locale, short = showing.texts, showing.locale, showing.short(item.id)
    name = texts.say(locale, "hunt-answer-item", card=showing.card(item.id), cost=item.cost)
    why = _why_not(showing, item, unicorns=unicorns)
    if why:
        return texts.say(locale, "hunt-hand-item.blocked", item=name, short=short, reason=why)
    return texts.say(locale, "hunt-hand-item", item=name, short=short, paying=showing.values(item.paying or ()))


def _why_not(showing: HuntShowing, item: ItemLook, *, unicorns: bool) -> str:
    if not item.tokens:
        return showing.say("hunt-cannot-sold-out")
    if not item.usable:
        return showing.say("hunt-cannot-no-use" if unicorns else "hunt-cannot-no-unicorn")
    if item.paying is None:
        return showing.texts.say(showing.locale, "hunt-cannot-poor", cost=item.cost)
    return ""
