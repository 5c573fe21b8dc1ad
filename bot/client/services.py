"""What the running bot is made of, handed to whoever answers a person."""

from msgspec import Struct

from bot.client.calls import Channels
from bot.client.direct_screens import DirectScreens
from bot.client.in_flight import InFlight
from bot.client.message_turns import MessageTurns
from bot.client.painter import Painter
from bot.client.recent_threads import RecentThreads
from bot.client.settings import Settings
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.store.repository import Repository
from bot.tables.house.rulebook import HouseRulebook
from bot.tables.mirrors import Mirrors
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.texts import Locale, Texts


class Services(Struct, frozen=True, kw_only=True):
    """The rooms behind the client, the way to channels and the trouble with some, what is being answered right now."""

    settings: Settings
    texts: Texts
    library: Library
    repository: Repository
    tables: Tables
    mirrors: Mirrors
    house: HouseRulebook
    clock: Clock
    channels: Channels
    threads: RecentThreads
    direct_channels: Channels
    direct_screens: DirectScreens
    troubles: Troubles
    in_flight: InFlight
    turns: MessageTurns
    painter: Painter

    async def locale_of(self, user: int, discord_locale: str) -> Locale:
        """Give the language of a person's private replies: the one they set, else Discord's."""
        personal = await self.tables.personal(user)
        return Locale.from_discord(personal.language or discord_locale)
