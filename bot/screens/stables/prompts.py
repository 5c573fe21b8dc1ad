"""What a decision asks, in words: to whoever decides, and to everybody else from public facts alone."""

from bot.games.core.decisions import Decision
from bot.games.stables.cards import (
    BringFromHand,
    Destroy,
    Discard,
    OneOf,
    Sacrifice,
    Search,
    Steal,
    Step,
    TakeFromDiscard,
)
from bot.screens.game import Asked
from bot.screens.names import design
from bot.screens.stables.showing import StableShowing
from bot.tables.state import Waiting
from bot.texts.values import Value

_STEPS: dict[str, type[Step]] = {
    "destroy": Destroy,
    "sacrifice": Sacrifice,
    "steal": Steal,
    "discard": Discard,
    "bring": BringFromHand,
    "from_discard": TakeFromDiscard,
    "search": Search,
}
_USUAL = {"sacrifice": "unicorn", "move": "attachment"}


def private(showing: StableShowing, decision: Decision) -> str:
    """Ask whoever decides, naming the card that asks. No markdown."""
    return question(showing, Asked(_variant(showing, decision), decision.source), decision.most)


def question(showing: StableShowing, asked: Asked, count: int = 0) -> str:
    """Ask in the second person by public facts; `count` cards, or (0) as many as the card says."""
    key = f"prompt-{asked.kind}.several"
    if not (asked.several and showing.texts.has(key)):
        key = f"prompt-{asked.kind}.private"
    said = _say(showing, key, asked, count)
    if not asked.source or "card" in showing.texts.arguments(key) or asked.source == "tiny_stable":
        return said
    return showing.texts.say(showing.locale, "prompt-because", card=showing.card(asked.source), prompt=said)


def public(showing: StableShowing, waiting: Waiting) -> str:
    """Tell everybody what is being decided, until when."""
    until = showing.until(waiting.decision)
    if waiting.kind == "window":
        return showing.texts.say(showing.locale, "board-window", until=until)
    key = f"prompt-{waiting.kind}.public"
    alone = len(waiting.seats) == 1
    if alone or "player" not in showing.texts.arguments(key):
        player = showing.name(waiting.seats[0])
        prompt = _say(showing, key, Asked(waiting.kind, waiting.source), 0, player=player)
        said = showing.texts.say(showing.locale, "board-asked", prompt=prompt, until=until)
    else:
        names = showing.names(waiting.seats)
        said = showing.texts.say(showing.locale, "board-decides", players=names, count=len(names), until=until)
    if not waiting.source or (alone and "card" in showing.texts.arguments(key)):
        return said
    return showing.texts.say(showing.locale, "story-because", cause=showing.card(waiting.source), fact=said)


def consequence(showing: StableShowing, decision: Decision) -> str:
    """Say what happens when the time runs out."""
    if "draw" in decision.options:
        return showing.say("prompt-default-draw")
    if decision.kind == "window":
        return _window_ends(showing)
    return showing.say("prompt-default-skip" if decision.exits else "prompt-default-computer")


def _window_ends(showing: StableShowing) -> str:
    """Say what becomes of the played card: each Neigh stops the card below it (R24), so an odd number stops it."""
    texts, locale, playing = showing.texts, showing.locale, showing.public.playing
    if playing is None:
        return ""
    card = showing.card(playing.card)
    if len(playing.chain) % 2:
        return texts.say(locale, "prompt-default-stopped", card=card)
    return texts.say(locale, "prompt-default-pass", card=card)


def _variant(showing: StableShowing, decision: Decision) -> str:
    """Tell first from second plays, and effects that may be left from those that may not."""
    if decision.kind == "action" and "done" in decision.exits:
        return "second_play"
    if decision.kind == "action" and showing.public.plays > 1:
        return "two_plays"
    if decision.kind == "opening" and not decision.exits:
        return "opening_must"
    return decision.kind


def _say(showing: StableShowing, key: str, asked: Asked, count: int, **more: Value) -> str:
    needed = showing.texts.arguments(key)
    arguments = {name: value for name, value in more.items() if name in needed}
    if "card" in needed:
        arguments["card"] = showing.card(asked.source) if asked.source else ""
    if "source" in needed:
        arguments["source"] = design(showing.book, asked.source).name_key if asked.source else ""
    if needed & {"what", "count"}:
        what, usual = _thing(showing, asked)
        arguments |= {"what": what, "count": count or usual}
    return showing.say(key, **arguments)


def _thing(showing: StableShowing, asked: Asked) -> tuple[str, int]:
    """Read off the card that asks what is chosen and how many of it."""
    kind = _STEPS.get(asked.kind)
    abilities = design(showing.book, asked.source).abilities if asked.source and kind else ()
    for ability in abilities:
        for step in ability.do:
            for part in step.modes if isinstance(step, OneOf) else (step,):
                if kind is not None and isinstance(part, kind):
                    return str(getattr(part, "what", "card")), int(getattr(part, "n", 1))
    return _USUAL.get(asked.kind, "card"), 1
