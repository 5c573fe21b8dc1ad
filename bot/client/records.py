"""What `/stats` and its buttons do. Whoever wants no records is to everybody else like somebody who never played."""

from bot.client.caller import Caller, Refusal
from bot.screens import errors, records_data
from bot.screens.records import PAGE, Pages
from bot.screens.screen import Screen
from bot.store.results import Standing
from bot.tables.errors import TableError


async def person(caller: Caller, user: int, name: str) -> Screen:
    """Show somebody's games on this server; one's own in direct messages those of all servers. Raises `Refusal`."""
    own, records = user == caller.user, caller.services.repository.records
    if not own:
        _need_server(caller)
    if not own and (await caller.services.tables.personal(user)).records == "hidden":
        return _pages(caller).person(name, [], {}, own=False)
    tallies = await records.of_person(user, caller.guild or None)
    rated = await records.rated_people(caller.guild)
    standings: dict[str, tuple[Standing, int]] = {}
    for game, count in rated.items():
        standing = await records.standing(caller.guild, game, user)
        if standing is not None:
            standings[game] = standing, count
    return _pages(caller).person(name, tallies, standings, own=own)


async def server(caller: Caller) -> Screen:
    """Show how many games this server has finished, with the ways to its tables. Raises `Refusal`."""
    _need_server(caller)
    records = caller.services.repository.records
    return _pages(caller).server(await records.of_guild(caller.guild), await records.rated_people(caller.guild))


async def table(caller: Caller, game: str, page: int) -> Screen:
    """Show a page of the server's table of a game; the last one for what doesn't exist. Raises `Refusal`."""
    _need_server(caller)
    if game not in caller.services.library.games():
        raise TableError("stale")
    records = caller.services.repository.records
    people = (await records.rated_people(caller.guild)).get(game, 0)
    page = max(0, min(page, -(-people // PAGE) - 1))
    part = await records.standings(caller.guild, game, page * PAGE, PAGE)
    own = await records.standing(caller.guild, game, caller.user)
    return _pages(caller).table(game, page, part, people, own)


async def data(caller: Caller) -> Screen:
    """Say what is kept of the person's games."""
    results, _ = await caller.services.repository.records.kept(caller.user)
    personal = await caller.services.tables.personal(caller.user)
    return records_data.data(caller.services.texts, caller.locale, personal.records, len(results))


async def export(caller: Caller) -> Screen:
    """Hand it out."""
    results, standings = await caller.services.repository.records.kept(caller.user)
    return records_data.exported(caller.services.texts, caller.locale, caller.user, results, standings)


async def delete(caller: Caller) -> Screen:
    """Delete it for good."""
    await caller.services.repository.records.forget(caller.user)
    return errors.screen(caller.say("stats-deleted"))


def _pages(caller: Caller) -> Pages:
    return Pages(caller.services.texts, caller.locale, on_server=bool(caller.guild))


def _need_server(caller: Caller) -> None:
    if not caller.guild:
        raise Refusal(caller.say("stats-needs-server"))
