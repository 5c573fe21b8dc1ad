"""Opening a table: which preset is meant by what a person chose, by which rules it is played, and whether they may."""

from contextlib import AsyncExitStack

from bot.client.caller import Caller, Refusal
from bot.client.hosting import need_permissions
from bot.client.houses import here, need_room, words_of
from bot.content.errors import BadRule
from bot.screens import errors
from bot.screens.screen import Screen


async def open_table(caller: Caller, game: str | None, preset: str | None, pace: str | None) -> Screen:
    """Open a lobby in the person's channel, by what the server has set for it. Raises `TableError`, `Refusal`."""
    need_permissions(caller)
    services, place = caller.services, here(caller)
    chosen = preset_of(caller, game, preset, await services.house.preset(place))
    terms = await services.house.terms(place, chosen, pace)
    try:
        services.library.check(terms.preset, terms.rules, None)
    except BadRule as fault:
        raise Refusal(words_of(caller).refusal(fault)) from fault
    language = terms.language or str(caller.interaction.guild_locale or "en")
    async with AsyncExitStack() as stack:
        if await services.house.table_limit(place) is not None:
            await stack.enter_async_context(services.house.counting)
        await need_room(caller, place)
        table = await services.tables.open(
            caller.guild, caller.channel, caller.user, caller.name, terms.preset, terms.pace, terms.rules, language
        )
    return errors.screen(caller.say("lobby-you-joined", table=table, number=1))


def preset_of(caller: Caller, game: str | None, preset: str | None, usual: str) -> str:
    """Give the preset that is meant: the one named, the `usual` one of the server, or the first of another game.

    Raises `Refusal` if game and preset don't fit.
    """
    library = caller.services.library
    if game is None:
        return preset or usual
    offered = [name for name in library.presets() if library.game(name) == game]
    chosen = preset or (usual if usual in offered else next(iter(offered), ""))
    if chosen not in offered:
        editions = [caller.say(f"choice-preset-{name}") for name in offered]
        named = caller.say(f"choice-game-{game}")
        raise Refusal(caller.say("error-preset-of-another-game", game=named, editions=editions))
    return chosen
