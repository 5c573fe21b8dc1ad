"""My hand: private, for one seat. Its cards, whose turn it is, what it is asked and every way to answer.

A phone shows the end of a long message: the question stands below the cards, right above its controls.
"""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.games.stables.look import Look
from bot.screens import custom_ids, layouts, limits, prompts
from bot.screens.controls import one_by_one, usable
from bot.screens.hand_cards import about_hand, brief_line, card_lines, heading
from bot.screens.hand_controls import Rows, legend, rows
from bot.screens.names import design
from bot.screens.options import picked
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.window import underway

ROOM = limits.TEXT - 100


def hand(
    showing: Showing,
    seat: int | None,
    draft: Sequence[str] = (),
    page: int = 0,
    said: str = "",
    decision: int | None = None,
) -> Screen:
    """Show a seat its hand and what it is asked; `said` tells what just came of a press.

    `draft` are the picks so far for the open decision, `page` the page of a long menu. Of several decisions (effects in
    an order of one's choice) the one with the id `decision` is shown, else the first. Without a seat, say so.
    """
    if seat is None:
        return layouts.screen([said, showing.say("hand-watching")])
    if showing.state.status != "playing":
        return layouts.screen([said, _not_playing(showing)])
    look = showing.match.look(seat)
    asked = shown_of(showing.state.open_to(seat), decision)
    question = _waiting(showing, seat) if asked is None else _asked(showing, look, asked, draft)
    cards = _cards(showing, look, asked, ROOM - len(said) - sum(map(len, question)))
    return layouts.screen(
        [said, *cards, *question], [*_controls(showing, asked, draft, page), *_instead(showing, seat, asked)]
    )


def shown_of(open_: Sequence[Decision], decision: int | None) -> Decision | None:
    """The decision that a hand shows: the named one, else the first."""
    return next((asked for asked in open_ if asked.id == decision), next(iter(open_), None))


def _instead(showing: Showing, seat: int, shown: Decision | None) -> Rows:
    """A button for each other effect that could go first."""
    others = [asked for asked in showing.state.open_to(seat) if shown is not None and asked.id != shown.id]
    buttons: list[layouts.Control] = [
        layouts.button(
            custom_ids.encode(showing.state.id, "page", "0", showing.state.token(asked.id)),
            showing.say("hand-first", card=showing.card(asked.source)),
        )
        for asked in others[: limits.ROW_BUTTONS]
    ]
    return [buttons] if buttons else []


def _not_playing(showing: Showing) -> str:
    keys = {"lobby": "error-not_started", "frozen": "error-frozen"}
    return showing.say(keys.get(showing.state.status, "hand-game-over"))


def _controls(showing: Showing, asked: Decision | None, draft: Sequence[str], page: int) -> Rows:
    if asked is not None:
        return rows(showing, asked, usable(asked, draft), page)
    reload = custom_ids.encode(showing.state.id, "hand")
    return [[layouts.button(reload, showing.say("hand-reload"))]]


def _waiting(showing: Showing, seat: int) -> list[str]:
    """Say whom the game waits for: everybody who was asked, for nobody may see who has answered."""
    texts, locale = showing.texts, showing.locale
    waiting = showing.state.waiting()
    window = next((asked for asked in waiting if asked.kind == "window"), None)
    if window is not None:
        return [texts.say(locale, "board-window", until=showing.until(window.decision))]
    others = [other for asked in waiting for other in asked.seats if other != seat]
    return [texts.say(locale, "hand-waits", players=showing.names(others), count=len(others))] if others else []


def _asked(showing: Showing, look: Look, asked: Decision, draft: Sequence[str]) -> list[str]:
    texts, locale = showing.texts, showing.locale
    until = showing.until(asked.id)
    limit = f"-# {prompts.consequence(showing, asked)}"
    if asked.kind == "window" and look.playing is not None:
        closes = texts.say(locale, "window-closes", until=until)
        return [*underway(showing, look.playing), f"{closes}\n{limit}"]
    question = f"### {_question(showing, asked)}"
    if asked.source:
        question += f"\n> {showing.short(asked.source)}"
    parts = ["\n".join(legend(showing, asked, usable(asked, draft))), question]
    if not asked.options:
        parts.append(showing.say("hand-nothing-fits"))
    if one_by_one(asked):
        parts.append(_so_far(showing, asked, usable(asked, draft)))
    return [*parts, f"{texts.say(locale, 'prompt-until', until=until)}\n{limit}"]


def _question(showing: Showing, asked: Decision) -> str:
    question = prompts.private(showing, asked)
    if asked.kind == "opening" and not asked.exits:
        return f"{question} {_must(showing, asked)}"
    return question


def _must(showing: Showing, asked: Decision) -> str:
    """Name the effects that aren't optional."""
    cards = [key.removeprefix("use ") for key in asked.options]
    musts = [
        card
        for card in cards
        if any(ability.when == "turn_begins" and not ability.may for ability in design(showing.book, card).abilities)
    ]
    return showing.texts.say(showing.locale, "hand-must", cards=showing.cards(musts), count=len(musts))


def _so_far(showing: Showing, asked: Decision, draft: Sequence[str]) -> str:
    """Say what has been picked, in order, out of how many."""
    texts, locale = showing.texts, showing.locale
    cards = texts.listing(locale, [picked(showing, pick) for pick in draft])
    if not draft:
        return texts.say(locale, "hand-picked-none")
    if asked.ordered:
        return texts.say(locale, "hand-order-so-far", cards=cards)
    return texts.say(locale, "hand-picked-of", picked=len(draft), count=asked.most, cards=cards)


def _cards(showing: Showing, look: Look, asked: Decision | None, room: int) -> list[str]:
    """List the hand; of a huge one as much as there is room for, the rest being in the menus.

    Where something else than its cards is asked, their names are enough.
    """
    title = f"**{heading(showing, look)}**"
    if look.turn >= 0:
        turn = showing.texts.say(showing.locale, "story-turn", count=look.turns, player=showing.name(look.turn))
        title += f"\n-# {turn}"
    if look.viewer is not None and any("hand_is_public" in design(showing.book, card).always for card in _down(look)):
        title += "\n" + showing.say("hand-nanny-cam")
    kept: list[str] = []
    brief = asked is not None and not about_hand(asked)
    for line in brief_line(showing, look) if brief else card_lines(showing, look, asked):
        room -= len(line) + 1
        if room < len(title):
            break
        kept.append(line)
    return [title, "\n".join(kept)]


def _down(look: Look) -> tuple[str, ...]:
    return look.seats[look.viewer].downgrades if look.viewer is not None else ()
