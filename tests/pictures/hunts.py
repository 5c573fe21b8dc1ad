"""Hunts for pictures: a real game, now and then looked at."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.games.hunt.match import HuntMatch
from bot.screens.hunt.showing import HuntShowing
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, document, state_of


def hunt(texts: Texts, seats: int, names: Sequence[str], locale: Locale = Locale.ENGLISH) -> Iterator[HuntShowing]:
    """The table before every answer of a random hunt."""
    rules: dict[str, object] = {"extension": True} if seats > 4 else {}
    match: HuntMatch = LIBRARY.hunts.start("hunt", rules, seats, f"hunt {seats}")
    random = Random(seats)
    while match.outcome is None:
        yield HuntShowing(texts, locale, state_of(match, document(names[:seats], preset="hunt")))
        asked = random.choice(list(match.decisions))
        if asked.exits and (not asked.options or random.random() < 0.3):
            picks = [random.choice(asked.exits)]
        else:
            picks = random.sample(asked.options, max(asked.least, min(1, asked.most)))
        match.answer(asked.seat, asked.id, picks)
