"""Which rules somebody reads: those of the table at hand, or those by which a new table would be opened here."""

from bot.client.caller import Caller
from bot.client.house_places import here
from bot.client.opening import named_preset, preset_of
from bot.client.which_table import table_at_hand
from bot.screens.rules.page import page
from bot.screens.rules.pages import OF_GAME
from bot.screens.screen import Screen
from bot.store.records import TableRow
from bot.tables.document import TableDocument
from bot.tables.house.standing import Found
from bot.tables.house.standing import preset_of as standing_preset
from bot.tables.house.terms import terms_of
from bot.tables.own_decks import named
from bot.tables.state import TableState


async def rules_of(caller: Caller, game: str | None, preset: str | None, name: str) -> Screen:
    """Give a page of the rules of a game or preset (None: what is played here). Raises `TableError`, `Refusal`.

    A table at hand that plays it comes before what a new one would play.
    """
    if game is None and preset is None:
        game = next((one for one, pages in OF_GAME.items() if name in pages and one != "unstable"), None)
    at_hand = await table_at_hand(caller)
    if at_hand is not None and game is None and preset is None:
        return page(caller.showing(at_hand), caller.services.library, name=name)
    chosen = preset_of(caller, game, await named_preset(caller, preset), await _usual(caller))
    if at_hand is not None and at_hand.document.preset == chosen:
        return page(caller.showing(at_hand), caller.services.library, name=name)
    return await turned(caller, 0, chosen, name)


async def turned(caller: Caller, table: int, preset: str, name: str) -> Screen:
    """Turn to a page: of the rules of a table, or (0) of those that a new one would have here. Raises `TableError`."""
    if table:
        state = await caller.services.tables.look(table)
        return page(caller.showing(state), caller.services.library, name=name)
    state = await _to_be(caller, await named_preset(caller, preset) or await _usual(caller))
    return page(caller.showing(state), caller.services.library, preset, name)


async def _standing(caller: Caller) -> dict[str, Found]:
    return await caller.services.house.standing(here(caller)) if caller.guild else {}


async def _usual(caller: Caller) -> str:
    return standing_preset(await _standing(caller), caller.services.library.presets()[0])


async def _to_be(caller: Caller, preset: str) -> TableState:
    """Give the table that would be opened here, with nobody at it. Raises `TableError`."""
    services = caller.services
    terms = terms_of(services.house.keys, await _standing(caller), preset, None)
    own = await services.tables.decks.played(caller.guild, terms.preset, terms.rules)
    document = TableDocument(
        secret="",
        preset=own.preset,
        pace=terms.pace,
        language=terms.language or str(caller.interaction.guild_locale or "en"),
        host=0,
        opener="",
        opened_at=0.0,
        rules=own.rules,
    )
    document.decks = {deck: services.library.shelf.title(deck) for deck in named(own.preset, own.rules)}
    row = TableRow(0, caller.guild, caller.channel, "lobby", 0, b"")
    return TableState(row, document, None, ())
