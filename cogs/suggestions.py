"""Autocomplete: what is possible right now, and only for the person who types."""

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, Refusal, caller_of
from bot.client.own_decks import offered
from bot.client.playing import asked_of
from bot.client.replaying import replayable
from bot.client.typed import find_all
from bot.client.watching import readable_tables
from bot.client.which_table import lobbies as lobbies_of
from bot.client.which_table import own_table
from bot.content.own.shelf import OWN
from bot.games.core.decisions import Decision
from bot.screens import decks, limits
from bot.screens.controls import left
from bot.screens.options import option
from bot.screens.rules.pages import OF_GAME
from bot.screens.showing import Showing
from bot.tables.errors import TableError
from bot.tables.state import TableState
from bot.texts import folded

Choices = list[app_commands.Choice[str]]
TableChoices = list[app_commands.Choice[int]]


async def _caller(interaction: discord.Interaction) -> Caller:
    assert isinstance(interaction.client, Neighbot)
    return await caller_of(interaction.client.services, interaction)


async def own_tables(interaction: discord.Interaction, current: str) -> TableChoices:
    """The person's tables."""
    caller = await _caller(interaction)
    mine = await caller.services.tables.mine(caller.user)
    return _tables(caller, (one.state for one in mine), current)


async def presets(interaction: discord.Interaction, current: str) -> Choices:
    """The editions of the game that was chosen, and the server's own decks that can be played alone."""
    caller = await _caller(interaction)
    library, game = caller.services.library, interaction.namespace.game
    found = [(caller.say(f"choice-preset-{name}"), name) for name in library.presets()]
    found += [(decks.title(deck, caller.locale), OWN + deck.id) for deck in await offered(caller) if deck.alone]
    wanted = folded(current)
    return [
        app_commands.Choice(name=name[: limits.OPTION_TEXT], value=value)
        for name, value in found
        if wanted in folded(name) and (not isinstance(game, str) or library.game(value) == game)
    ][: limits.OPTIONS]


async def rule_pages(interaction: discord.Interaction, current: str) -> Choices:
    """The pages about the game that was chosen, or about all games."""
    caller = await _caller(interaction)
    game, preset = interaction.namespace.game, interaction.namespace.preset
    if not isinstance(game, str) and preset in caller.services.library.presets():
        game = caller.services.library.game(str(preset))
    pages = [page for about, known in OF_GAME.items() if game in (None, about) for page in known]
    found = [(caller.say(f"rules-{page}.title"), page) for page in pages]
    wanted = folded(current)
    return [
        app_commands.Choice(name=name[: limits.OPTION_TEXT], value=page)
        for name, page in found
        if wanted in folded(name)
    ][: limits.OPTIONS]


async def lobbies(interaction: discord.Interaction, current: str) -> TableChoices:
    """The server's lobbies."""
    caller = await _caller(interaction)
    return _tables(caller, await lobbies_of(caller), current)


async def watchable(interaction: discord.Interaction, current: str) -> TableChoices:
    """The server's tables that the person may read."""
    caller = await _caller(interaction)
    return _tables(caller, await readable_tables(caller), current)


async def finished(interaction: discord.Interaction, current: str) -> TableChoices:
    """The games that are over and that the person may look back at: their own, this channel's, the server's."""
    caller = await _caller(interaction)
    return _tables(caller, await replayable(caller), current)


async def tables_to_end(interaction: discord.Interaction, current: str) -> TableChoices:
    """The person's tables, and all of the server for who may manage it."""
    caller = await _caller(interaction)
    states = {one.state.id: one.state for one in await caller.services.tables.mine(caller.user)}
    if interaction.permissions.manage_guild:
        states |= {state.id: state for state in await caller.services.tables.in_guild(caller.guild)}
    return _tables(caller, states.values(), current)


def _tables(caller: Caller, states: Iterable[TableState], current: str) -> TableChoices:
    found = [
        app_commands.Choice(
            name=caller.say("choice-table", table=state.id, game=caller.showing(state).game())[: limits.OPTION_TEXT],
            value=state.id,
        )
        for state in states
    ]
    return [choice for choice in found if folded(current) in folded(choice.name)][: limits.OPTIONS]


async def asked(interaction: discord.Interaction) -> tuple[Showing, Decision] | None:
    """Give what the person is asked at the table that the command names or means; None if nothing."""
    caller = await _caller(interaction)
    table = interaction.namespace.table
    try:
        chosen = await own_table(caller, table if isinstance(table, int) else None)
        state = await caller.services.tables.look(chosen)
    except (Refusal, TableError):
        return None
    decision = asked_of(state, state.seat_of(caller.user))
    return (caller.showing(state), decision) if decision is not None else None


def answers(showing: Showing, decision: Decision, keys: Iterable[str], current: str) -> Choices:
    """Give answers whose label holds what was typed."""
    labelled = [(option(showing, decision, key).label, key) for key in keys]
    wanted = folded(current)
    return [
        app_commands.Choice(name=label[: limits.OPTION_TEXT], value=key)
        for label, key in labelled
        if wanted in folded(label)
    ][: limits.OPTIONS]


def picks(showing: Showing, decision: Decision, current: str) -> Choices:
    """Give complete answers, or one more pick after those typed before the last comma, by position."""
    before, comma, typed = current.rpartition(",")
    if not comma or decision.most == 1:
        return answers(showing, decision, decision.answers(), current)
    chosen = find_all(showing, decision, before)
    if chosen is None:
        return []
    keys = decision.answers()
    found: Choices = []
    for key in left(decision, chosen):
        labels = [option(showing, decision, pick).label for pick in (*chosen, key)]
        names = showing.say("list-between").join(labels)
        if folded(typed) in folded(option(showing, decision, key).label):
            numbers = any(each.isdigit() for each in keys)
            places = ",".join(pick if numbers else str(keys.index(pick) + 1) for pick in (*chosen, key))
            found.append(app_commands.Choice(name=names[-limits.OPTION_TEXT :], value=places))
    return found[: limits.OPTIONS]


def picks_of_all(showing: Showing, seat: int, current: str) -> Choices:
    """Give the same for everything that a seat is asked: effects whose order is its own to choose."""
    offered = [choice for decision in showing.state.open_to(seat) for choice in picks(showing, decision, current)]
    return list({choice.value: choice for choice in reversed(offered)}.values())[::-1][: limits.OPTIONS]
