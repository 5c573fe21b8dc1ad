"""People who hunt by pressing at random; their secret bids they place in direct messages, as long as they get any."""

import random

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.e2e.pressers import RELOAD, TAKE_BACK, Presser
from tests.e2e.scene import Scene

PASS = "Pass this unicorn"


class Hunter(Presser):
    """One person. `read` is what their presses were answered with, as it stood then."""

    def __init__(self, person: Person, scene: Scene, chance: random.Random) -> None:
        super().__init__(person, scene, chance)
        self.bids_in_direct_messages = 0
        self.bids_in_the_channel = 0
        self.read: list[str] = []
        self._tables: set[str] = set()

    def has_something_to_do(self) -> bool:
        """A form in their direct messages, or the board names them for anything that isn't asked there."""
        return self.form() is not None or (self._is_called() and not (self.person.user.dms_open and self._must_bid()))

    def form(self) -> Message | None:
        """Their newest direct message of this table that asks something."""
        for message in reversed(self.person.direct_messages()):
            offers = offers_of(message)
            if any(offer.label not in (RELOAD, TAKE_BACK) for offer in offers) and self._is_of_this_table(offers):
                return message
        return None

    async def act(self) -> None:
        """Press one thing; a bid without direct messages begins with the board's button."""
        must = self._must_bid() and not self.person.user.dms_open
        if must and self._private() is None and self._scene.is_offered("Bid"):
            await self._take(self._offer(self._scene.offering("Bid"), "Bid"))
            return
        await super().act()

    def _must_bid(self) -> bool:
        """Whether the board awaits this person's bid."""
        if not self._scene.is_offered("Story"):
            return False
        lines = self._scene.offering("Story").text.splitlines()[:4]
        return any(f"**{self.person.name}**" in line and "or passes" in line for line in lines)

    def _private(self) -> Message | None:
        form = self.form()
        if form is not None:
            return form
        private = super()._private()
        asks_a_bid = private is not None and any(offer.label == PASS for offer in offers_of(private))
        return None if asks_a_bid and self.person.user.dms_open else private

    async def _take(self, offer: Offer) -> Outcome:
        if offer.label in (PASS, "Place"):
            in_direct = offer.message.channel_id == self.person.direct.id
            self.bids_in_direct_messages += in_direct
            self.bids_in_the_channel += not in_direct and any(o.label == PASS for o in offers_of(offer.message))
        outcome = await super()._take(offer)
        self.read.append((outcome.private or offer.message).text)
        return outcome

    def _is_of_this_table(self, offers: list[Offer]) -> bool:
        if not self._tables and self._scene.is_offered("Story"):
            self._tables = {_table(offer) for offer in offers_of(self._scene.offering("Story"))}
        return any(_table(offer) in self._tables for offer in offers)


def _table(offer: Offer) -> str:
    return offer.custom_id.split(":")[1]
