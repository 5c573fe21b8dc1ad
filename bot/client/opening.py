"""Opening a table: which preset is meant by what a person chose, and whether they may."""

from bot.client.caller import Caller, Refusal
from bot.client.hosting import need_permissions
from bot.screens import errors
from bot.screens.screen import Screen


async def open_table(caller: Caller, game: str | None, preset: str | None, pace: str) -> Screen:
    """Open a lobby in the person's channel. Raises `TableError`, `Refusal`."""
    need_permissions(caller)
    chosen = preset_of(caller, game, preset)
    language = str(caller.interaction.guild_locale or "en")
    table = await caller.services.tables.open(
        caller.guild, caller.channel, caller.user, caller.name, chosen, pace, language=language
    )
    return errors.screen(caller.say("lobby-you-joined", table=table, number=1))


def preset_of(caller: Caller, game: str | None, preset: str | None) -> str:
    """Give the preset that is meant: the one named, or the first of the game. Raises `Refusal` if they don't fit."""
    library = caller.services.library
    if game is None:
        return preset or library.presets()[0]
    offered = [name for name in library.presets() if library.game(name) == game]
    chosen = preset or next(iter(offered), "")
    if chosen not in offered:
        editions = [caller.say(f"choice-preset-{name}") for name in offered]
        named = caller.say(f"choice-game-{game}")
        raise Refusal(caller.say("error-preset-of-another-game", game=named, editions=editions))
    return chosen
