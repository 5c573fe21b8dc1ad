"""What is kept of a person's games: told, handed out as a file, deleted. Private."""

import io
from collections.abc import Sequence
from datetime import UTC, datetime

import discord
import msgspec
from msgspec.structs import asdict, replace

from bot.screens import custom_ids, layouts, limits
from bot.screens.records import PERSON
from bot.screens.screen import Screen
from bot.store.results import KeptResult, KeptStanding
from bot.tables.personal import Records
from bot.texts import Locale, Texts

NAME = "neighbot-games.json"


def data(texts: Texts, locale: Locale, records: Records, games: int) -> Screen:
    """Say what is kept, of how many games, and give the ways to have it, to be rid of it, and to keep out of it."""
    hidden = records == "hidden"
    told = [
        texts.say(locale, "stats-data.hidden" if hidden else "stats-data"),
        texts.say(locale, "stats-kept", games=games),
        "" if hidden else texts.say(locale, "stats-keep-out"),
    ]
    buttons = [
        layouts.button(custom_ids.encode(0, "stats_export"), texts.say(locale, "stats-export")),
        layouts.button(custom_ids.encode(0, "stats_delete"), texts.say(locale, "stats-delete"), layouts.DANGER),
        layouts.button(custom_ids.encode(0, "settings"), texts.say(locale, "help-settings")),
        layouts.button(custom_ids.encode(0, PERSON), texts.say(locale, "stats-to-mine")),
    ]
    return layouts.screen(told, [buttons])


def sure(texts: Texts, locale: Locale) -> Screen:
    """Ask before everything is deleted."""
    buttons = [
        layouts.button(
            custom_ids.encode(0, "stats_delete_sure"), texts.say(locale, "stats-delete-sure"), layouts.DANGER
        ),
        layouts.button(custom_ids.encode(0, "stats_stays"), texts.say(locale, "stats-keep")),
    ]
    return layouts.screen([texts.say(locale, "stats-sure")], [buttons])


def exported(
    texts: Texts, locale: Locale, user: int, results: Sequence[KeptResult], standings: Sequence[KeptStanding]
) -> Screen:
    """Hand out everything that is kept."""
    screen = layouts.screen([texts.say(locale, "stats-exported")])
    container = screen.view.children[0]
    assert isinstance(container, discord.ui.Container)
    container.add_item(discord.ui.File(f"attachment://{NAME}"))
    return replace(screen, files=(discord.File(io.BytesIO(content(user, results, standings)), NAME),))


def content(user: int, results: Sequence[KeptResult], standings: Sequence[KeptStanding]) -> bytes:
    """Write it as JSON: ids of people and servers as text, as programs may round such numbers; instants in UTC.

    Beyond what Discord takes the earliest games are left out, and counted.
    """
    games = [
        {**asdict(one), "guild": str(one.guild), "ended_at": datetime.fromtimestamp(one.ended_at, UTC).isoformat()}
        for one in results
    ]
    ratings = [{**asdict(one), "guild": str(one.guild)} for one in standings]
    left_out = 0
    while True:
        told = {"user": str(user), "games_left_out": left_out, "games": games[left_out:], "ratings": ratings}
        written = msgspec.json.format(msgspec.json.encode(told), indent=2)
        if len(written) <= limits.FILE_BYTES or left_out == len(games):
            return written
        left_out += max(1, (len(games) - left_out) // 4)
