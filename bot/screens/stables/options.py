"""Answer keys as people read them: a label that says what it does, a line that says what it means."""

from collections import Counter

from bot.games.core.choices import Choice, parse
from bot.games.core.decisions import Decision
from bot.screens.layouts import Option
from bot.screens.stables.hand_cards import with_price
from bot.screens.stables.showing import StableShowing

_STABLES = ("into", "move_to", "give_to")
_SKIPS = {"use": "answer-skip-use", "replace": "answer-skip-replace", "search": "answer-skip-search"}
_WORDS = {"use": "answer-use-it"}


def option(showing: StableShowing, decision: Decision, key: str) -> Option:
    """Give an answer of a decision as an option of a menu."""
    choice = parse(key)
    if choice.word:
        return Option(key, _word(showing, decision, choice.word))
    if not choice.card:
        return _seat(showing, decision, key, choice.seat)
    return Option(key, _label(showing, decision, key, choice), _meaning(showing, decision, choice))


def picked(showing: StableShowing, key: str) -> str:
    """Name a pick among those made so far."""
    choice = parse(key)
    if choice.card:
        return showing.card(choice.card)
    return showing.name(choice.seat) if choice.seat >= 0 else key


def _word(showing: StableShowing, decision: Decision, word: str) -> str:
    if word == "skip":
        return showing.say(_SKIPS.get(decision.kind, "answer-skip"))
    return showing.say(_WORDS.get(word, f"answer-{word}"))


def _seat(showing: StableShowing, decision: Decision, key: str, seat: int) -> Option:
    """Name a player, or a stable, and tell how things stand there."""
    texts, locale, look = showing.texts, showing.locale, showing.public.seats[seat]
    meaning = texts.say(locale, "hand-option-player", unicorns=look.unicorns, hand=look.hand)
    if decision.kind not in _STABLES:
        return Option(key, showing.plain(seat), meaning)
    if seat == decision.seat:
        return Option(key, texts.say(locale, "hand-option-own-stable"), meaning)
    return Option(key, texts.say(locale, "hand-option-stable", owner=showing.plain(seat)), meaning)


def _label(showing: StableShowing, decision: Decision, key: str, choice: Choice) -> str:
    """Name a card, with its owner where there may be several, and how many alike there are."""
    texts, locale, card = showing.texts, showing.locale, showing.card(choice.card)
    alike = _alike(showing, decision, key, choice)
    if alike > 1:
        card = texts.say(locale, "hand-card-times", card=card, count=alike)
    if choice.verb == "use":
        return texts.say(locale, "answer-use", card=card)
    if choice.zone == "stable" and choice.seat != decision.seat:
        return texts.say(locale, "hand-option-in-stable", card=card, owner=showing.plain(choice.seat))
    return card


def _meaning(showing: StableShowing, decision: Decision, choice: Choice) -> str:
    """Say what a card does; of one to be played also what it costs."""
    held = next((card for card in showing.match.look(decision.seat).hand if card.card == choice.card), None)
    return with_price(showing, held) if choice.verb == "play" and held else showing.short(choice.card)


def _alike(showing: StableShowing, decision: Decision, key: str, choice: Choice) -> int:
    """Count the cards that an option stands for: those of the decision, or those alike in the own hand."""
    if choice.zone == "hand" and choice.seat < 0:
        held = showing.match.look(decision.seat).hand
        return Counter(card.card for card in held)[choice.card]
    return Counter(decision.options)[key]
