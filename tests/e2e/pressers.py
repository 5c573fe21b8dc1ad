"""People who press at random, but only what their own screens offer."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.e2e.scene import Scene

REACTIONS = ("Neigh", "Super Neigh", "Let it be", "Let all be this turn")
CHOSEN = tuple(zip(REACTIONS, (3, 1, 8, 1), strict=True))
RELOAD = "Show my hand again"
TAKE_BACK = "Take back"
ASIDE = frozenset({"Back", "Previous", "Next", "Start over", TAKE_BACK})
LONGEST_SILENCE = 60.0


class Presser:
    """One person. They answer windows, use their private message, and open their hand when the board names them.

    `patient` ones take it that a bot which is being killed doesn't answer, and press again.
    """

    def __init__(self, person: Person, scene: Scene, chance: random.Random) -> None:
        self.person = person
        self._scene = scene
        self._chance = chance
        self._answered: set[str] = set()
        self.patient = False
        self.outcomes: list[Outcome] = []

    def has_something_to_do(self) -> bool:
        """Whether their screens ask them for anything."""
        return self._window() is not None or self._is_called()

    async def act(self) -> None:
        """Press one thing."""
        window = self._window()
        if window is not None:
            await self._react(window)
            return
        private = self._private()
        if private is None:
            if self._scene.is_offered("My hand"):
                await self._take(self._offer(self._scene.offering("My hand"), "My hand"))
            return
        offers = offers_of(private)
        choices = [offer for offer in offers if offer.label not in ASIDE and offer.label != RELOAD]
        aside = [offer for offer in offers if offer.label in ASIDE]
        pool = aside if aside and self._chance.random() < 0.1 else choices or offers
        await self._take(self._chance.choice(pool))

    async def _react(self, window: Message) -> None:
        offered = {offer.label for offer in offers_of(window)}
        (label,) = self._chance.choices(REACTIONS, [weight if name in offered else 0 for name, weight in CHOSEN])
        answered = self._offer(window, "Let it be").custom_id
        outcome = await self._take(self._offer(window, label))
        text = outcome.private.text if outcome.private is not None else ""
        if text and "hold no" not in text and "your Neigh cards" not in text:
            self._answered.add(answered)

    async def _take(self, offer: Offer) -> Outcome:
        values: list[str] = []
        if not offer.is_button:
            most = min(offer.most, len(offer.values))
            values = self._chance.sample(offer.values, self._chance.randint(max(1, offer.least), most))
        outcome = await self.person.take(offer, values)
        assert outcome.acknowledged or self.patient, f"{self.person.name}: {offer.label} was not answered"
        self.outcomes.append(outcome)
        return outcome

    def _offer(self, message: Message, label: str) -> Offer:
        return next(offer for offer in offers_of(message) if offer.label == label)

    def _window(self) -> Message | None:
        """A reaction window that they have not answered yet."""
        for message in reversed(self._scene.public()[-12:]):
            for offer in offers_of(message):
                if offer.label == "Let it be":
                    said = [line for line in message.text.splitlines() if line.startswith("**")]
                    mine = said[-1].startswith(f"**{self.person.name}**")
                    return None if mine or offer.custom_id in self._answered else message
        return None

    def _is_called(self) -> bool:
        """Whether the board says that they decide."""
        if not self._scene.is_offered("Story"):
            return False  # the board is being posted again
        board = self._scene.offering("Story").text.splitlines()
        named = any(f"**{self.person.name}**" in line and "deadline" in line.lower() for line in board[:3])
        return named or any(line.startswith("Everybody chooses") for line in board[:3])

    def _private(self) -> Message | None:
        """Their newest private message with controls, if they have one."""
        for message in reversed(self.person.messages(self._scene.channel)):
            if message.private_to == self.person.id and {offer.label for offer in offers_of(message)} - {TAKE_BACK}:
                return message
        return None


Disturbance = Callable[[int], Awaitable[None]]
"""Happens while people press; is told how many presses there were before."""


MakePresser = Callable[[Person, Scene, random.Random], Presser]


async def play_to_the_end(
    scene: Scene, seed: str, disturb: Disturbance | None = None, make: MakePresser = Presser
) -> list[Presser]:
    """Let all people press, several at the same instant, until somebody wins."""
    chance = random.Random(seed)
    pressers = [make(person, scene, random.Random(f"{seed}:{person.name}")) for person in scene.people]
    silent_since = scene.clock()
    presses = 0
    for presser in pressers:
        presser.patient = disturb is not None
    while not is_over(scene):
        busy = [presser for presser in pressers if presser.has_something_to_do()]
        if not busy:
            assert scene.clock() - silent_since < LONGEST_SILENCE, state_of(scene)
            await asyncio.sleep(0.03)
            if disturb is not None:
                await disturb(presses)
            continue
        silent_since = scene.clock()
        together = chance.sample(busy, chance.randint(1, len(busy)))
        acts = [presser.act() for presser in together]
        await asyncio.gather(*acts, *([disturb(presses)] if disturb is not None else []))
        presses += len(together)
        await scene.server.until_quiet(0.02)
    return pressers


def is_over(scene: Scene) -> bool:
    """Whether the public message of the end is there."""
    return any("wins" in message.text.partition("\n")[0] for message in scene.public()[-5:])


def state_of(scene: Scene) -> str:
    """What stands in the channel, for a test that failed."""
    return "\n---\n".join(message.text for message in scene.public()[-4:])
