"""In which language public messages near a person speak: private texts name buttons as they are labelled there."""

from bot.client.caller import Caller
from bot.client.house_places import here
from bot.client.which_table import table_at_hand
from bot.tables.house.keys import AUTO, LANGUAGE
from bot.texts import Locale


async def language_here(caller: Caller) -> Locale:
    """Give the language of the table at hand, else that of a new one here, else (in direct messages) the person's."""
    at_hand = await table_at_hand(caller)
    if at_hand is not None:
        return Locale.from_discord(at_hand.document.language)
    if not caller.guild:
        return caller.locale
    found = (await caller.services.house.standing(here(caller))).get(LANGUAGE)
    chosen = str(found.value) if found is not None else AUTO
    return Locale.from_discord(chosen if chosen != AUTO else str(caller.interaction.guild_locale or "en"))
