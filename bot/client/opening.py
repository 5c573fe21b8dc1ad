"""Opening a table: which preset is meant by what a person chose, by which rules it is played, and whether they may."""

from contextlib import AsyncExitStack

from bot.client.caller import Caller, Refusal
from bot.client.hosting import need_permissions
from bot.client.house_places import here, need_room, words_of
from bot.client.own_decks import deck_preset
from bot.client.own_threads import can_open_thread
from bot.content.errors import BadRule
from bot.content.own.shelf import OWN
from bot.screens import errors
from bot.screens.screen import Screen
from bot.tables.document import OWN_THREAD
from bot.tables.errors import TableError
from bot.tables.house.terms import kept, terms_of
from bot.texts import folded


async def open_table(caller: Caller, game: str | None, preset: str | None, pace: str | None) -> Screen:
    """Open a lobby in the person's channel, by what the server has set for it. Raises `TableError`, `Refusal`."""
    table = await open_lobby(caller, game, preset, pace)
    state = await caller.services.tables.look(table)
    if state.document.wants_thread or state.row.channel != caller.channel:
        return errors.screen(caller.say("thread-you-joined", table=table))
    if state.document.rules.get(OWN_THREAD) is True and state.home == caller.channel:
        return errors.screen(caller.say("thread-cannot", table=table))
    return errors.screen(caller.say("lobby-you-joined", table=table, number=1))


async def open_lobby(caller: Caller, game: str | None, preset: str | None, pace: str | None) -> int:
    """The same; gives the table's number. Raises `TableError`, `Refusal`."""
    need_permissions(caller)
    services, place = caller.services, here(caller)
    named = await named_preset(caller, preset)
    chosen = preset_of(caller, game, named, await services.house.preset(place))
    found = await services.house.standing(place)
    terms = terms_of(services.house.keys, found, chosen, pace)
    own = await services.tables.decks.played(caller.guild, terms.preset, terms.rules)
    try:
        services.library.check(own.preset, own.rules, None)
    except BadRule as fault:
        raise Refusal(words_of(caller).refusal(fault)) from fault
    wants_thread = terms.rules.get(OWN_THREAD) is True and can_open_thread(caller)
    language = terms.language or str(caller.interaction.guild_locale or "en")
    async with AsyncExitStack() as stack:
        if await services.house.table_limit(place) is not None:
            await stack.enter_async_context(services.house.counting)
        await need_room(caller, place)
        return await services.tables.open(
            caller.guild,
            caller.channel,
            caller.user,
            caller.name,
            own.preset,
            terms.pace,
            own.rules,
            language,
            kept(found, own.rules),
            place.home,
            wants_thread=wants_thread,
        )


async def named_preset(caller: Caller, preset: str | None) -> str | None:
    """Give the preset that was chosen or typed: an edition, or a deck of the server's own. Raises `TableError`."""
    library = caller.services.library
    if preset is None or preset in library.presets():
        return preset
    typed = folded(preset)
    for name in library.presets():
        if typed in (name, folded(caller.say(f"choice-preset-{name}"))):
            return name
    own = await deck_preset(caller, preset)
    if own is None:
        raise TableError("unknown_preset", preset=preset)
    return own


def preset_of(caller: Caller, game: str | None, preset: str | None, usual: str) -> str:
    """Give the preset that is meant: the one named, the `usual` one of the server, or the first of another game.

    Raises `Refusal` if game and preset don't fit.
    """
    library = caller.services.library
    if game is None:
        return preset or usual
    offered = [name for name in library.presets() if library.game(name) == game]
    named = preset or usual
    if named.startswith(OWN) and library.game(named) == game:
        return named
    chosen = preset or (usual if usual in offered else next(iter(offered), ""))
    if chosen not in offered:
        editions = [caller.say(f"choice-preset-{name}") for name in offered]
        named = caller.say(f"choice-game-{game}")
        raise Refusal(caller.say("error-preset-of-another-game", game=named, editions=editions))
    return chosen
