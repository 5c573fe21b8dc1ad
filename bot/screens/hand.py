"""My hand: private, for one seat. Its cards, whose turn it is, what it is asked and every way to answer.

A phone shows the end of a long message: the question stands below the cards, right above its controls.
"""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.pictures.scene import Picture
from bot.screens import custom_ids, guide, layouts, limits, scenes, undoing, watching
from bot.screens.controls import bounds, is_form, one_by_one, usable
from bot.screens.game import GameScreens, Hint
from bot.screens.games import game_of
from bot.screens.hand_controls import Rows, legend, rows
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing

ROOM = limits.TEXT - 100
SHORT_ALT = 400

SEEN_AT_ONCE = frozenset({"baby"})
"""Kinds of decisions that several are asked at the same time, with each answer in public as it comes."""


def picture(showing: Showing, seat: int | None, decision: int | None = None) -> Picture | None:
    """Give the picture of a seat's hand with its description; None where there is nothing to draw.

    The message tells in words what each card does, so that the description can be short.
    """
    state = showing.state
    if seat is None or state.status != "playing" or not scenes.wanted(state.document):
        return None
    scene = game_of(showing).hand_scene(seat, shown_of(state.open_to(seat), decision))
    if scene is None:
        return None
    names = [_times(showing, card.face.name, card.times) for card in scene.cards]
    return Picture(scene, layouts.cut("\n".join([scene.title, *names]), SHORT_ALT))


def _times(showing: Showing, name: str, count: int) -> str:
    return showing.texts.say(showing.locale, "hand-card-times", card=name, count=count) if count > 1 else name


def hand(
    showing: Showing,
    seat: int | None,
    draft: Sequence[str] = (),
    page: int = 0,
    said: str = "",
    decision: int | None = None,
    hint: Hint | None = None,
    painted: Painted | None = None,
) -> Screen:
    """Show a seat its hand and what it is asked; `said` tells what just came of a press, `hint` explains something.

    `draft` are the picks so far for the open decision, `page` the page of a long menu. Of several decisions (effects in
    an order of one's choice) the one with the id `decision` is shown, else the first. Without a seat, say so.
    """
    if seat is None:
        return watching.stranger(showing, "\n".join(filter(None, [said, showing.say("hand-watching")])))
    if showing.state.status in ("over", "ended"):
        return layouts.screen([_not_playing(showing)])
    if showing.state.status != "playing":
        return layouts.screen([said, _not_playing(showing)])
    game = game_of(showing)
    asked = shown_of(showing.state.open_to(seat), decision)
    question = _waiting(showing, seat) if asked is None else _asked(game, asked, draft)
    if hint is not None:
        question.insert(0, guide.told(showing, hint))
    cards = game.held(seat, asked, ROOM - len(said) - sum(map(len, question)))
    return layouts.screen(
        [said, *cards, *question],
        [
            *_controls(game, asked, draft, page),
            *_instead(game, seat, asked),
            *undoing.rows(showing, seat),
            *([guide.controls(showing)] if hint is not None else []),
        ],
        picture=painted,
    )


def shown_of(open_: Sequence[Decision], decision: int | None) -> Decision | None:
    """The decision that a hand shows: the named one, else the first."""
    return next((asked for asked in open_ if asked.id == decision), next(iter(open_), None))


def _instead(game: GameScreens, seat: int, shown: Decision | None) -> Rows:
    """A button for each other effect that could go first."""
    state = game.showing.state
    others = [asked for asked in state.open_to(seat) if shown is not None and asked.id != shown.id]
    buttons: list[layouts.Control] = [
        layouts.button(
            custom_ids.encode(state.id, "page", "0", state.token(asked.id)),
            game.showing.say("hand-first", card=game.card(asked.source)),
        )
        for asked in others[: limits.ROW_BUTTONS]
    ]
    return [buttons] if buttons else []


def _not_playing(showing: Showing) -> str:
    keys = {"lobby": "error-not_started", "frozen": "error-frozen"}
    return showing.say(keys.get(showing.state.status, "hand-game-over"))


def _controls(game: GameScreens, asked: Decision | None, draft: Sequence[str], page: int) -> Rows:
    if asked is not None:
        return rows(game, asked, usable(asked, draft), page)
    reload = custom_ids.encode(game.showing.state.id, "hand")
    return [[layouts.button(reload, game.showing.say("hand-reload"))]]


def _waiting(showing: Showing, seat: int) -> list[str]:
    """Say whom the game waits for: everybody who was asked, for mostly nobody may see who has answered."""
    texts, locale = showing.texts, showing.locale
    waiting = showing.state.waiting()
    window = next((asked for asked in waiting if asked.kind == "window"), None)
    if window is not None:
        return [texts.say(locale, "board-window", until=showing.until(window.decision))]
    others = list(dict.fromkeys(other for asked in waiting for other in asked.seats if other != seat))
    own = [asked.kind for asked in waiting if seat in asked.seats]
    key = "hand-waits" if not own else "hand-waits-too" if SEEN_AT_ONCE.isdisjoint(own) else "hand-waits-too-seen"
    return [texts.say(locale, key, players=showing.names(others), count=len(others))] if others else []


def _asked(game: GameScreens, asked: Decision, draft: Sequence[str]) -> list[str]:
    showing = game.showing
    texts, locale, until = showing.texts, showing.locale, showing.until(asked.id)
    limit = f"-# {game.consequence(asked)}"
    shown = game.reactions(asked)
    if shown is not None:
        closes = texts.say(locale, "window-closes", until=until)
        return [*shown.texts, f"{closes}\n{limit}"]
    question = f"### {game.private(asked)}"
    if asked.source and (short := game.short(asked.source)):
        question += f"\n> {short}"
    parts = ["\n".join(legend(game, asked, usable(asked, draft))), question]
    if not asked.options and asked.exits != ("pass",):
        parts.append(showing.say("hand-nothing-fits"))
    if one_by_one(asked) or is_form(asked):
        parts.append(_so_far(game, asked, usable(asked, draft)))
    return [*parts, f"{texts.say(locale, 'prompt-until', until=until)}\n{limit}"]


def _so_far(game: GameScreens, asked: Decision, draft: Sequence[str]) -> str:
    """Say what has been picked, in order, out of how many."""
    texts, locale = game.showing.texts, game.showing.locale
    cards = texts.listing(locale, [game.picked(pick) for pick in draft])
    if not draft:
        return texts.say(locale, "hand-picked-none")
    if asked.ordered:
        return texts.say(locale, "hand-order-so-far", cards=cards)
    picks = sum(pick in asked.options for pick in draft)
    return texts.say(locale, "hand-picked-of", picked=picks, count=bounds(asked, draft)[1], cards=cards)
