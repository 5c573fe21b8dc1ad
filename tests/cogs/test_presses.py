"""Presses leave nothing behind in the client, and every control of every screen has a route."""

import re
from pathlib import Path

import discord

from bot.sandbox.people.offers import offers_of
from cogs.presses import ROUTES
from tests.cogs.conftest import Inside

ROOT = Path(__file__).parents[2]


async def test_the_view_store_stays_empty_however_much_is_pressed(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    lobby = await inside.offering("Join")
    for _ in range(10):
        await inside.bob.press(lobby, label="Join")
        await inside.bob.press(lobby, label="More…")
        await inside.bob.press(lobby, label="Leave")
    await inside.settled()
    assert lobby.edits > 0
    store = inside.bot._connection._view_store  # pyright: ignore[reportPrivateUsage]
    assert store._views == {}  # pyright: ignore[reportPrivateUsage]
    assert store._synced_message_views == {}  # pyright: ignore[reportPrivateUsage]
    assert inside.server.unanswered == []


def test_every_verb_that_screens_use_has_a_route() -> None:
    used: set[str] = set()
    for path in (ROOT / "bot" / "screens").glob("*.py"):
        used |= set(re.findall(r'custom_ids\.encode\([^,()]+, "(\w+)"', path.read_text("utf-8")))
    assert used
    assert used <= ROUTES.keys()


async def test_a_language_of_ones_own_is_kept(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    lobby = await inside.offering("More…")
    more = (await inside.ann.press(lobby, label="More…")).private
    assert more is not None
    settings = (await inside.ann.press(more, label="My settings")).private or more
    menus = [offer for offer in offers_of(settings) if not offer.is_button]
    assert len(menus) == 6
    await inside.ann.take(menus[1], ["late"])
    personal = await inside.bot.services.tables.personal(inside.ann.id)
    assert personal.ping == "late"
    assert "Saved" in settings.text


async def test_a_control_of_an_older_program_is_answered(inside: Inside) -> None:
    view = discord.ui.LayoutView(timeout=None)
    button = discord.ui.Button[discord.ui.LayoutView](label="Old", custom_id="of-an-older-program")
    unknown = discord.ui.Button[discord.ui.LayoutView](label="Newer", custom_id="nb:1:-:no_such_verb")
    view.add_item(discord.ui.ActionRow(button, unknown))
    view.stop()
    sent = await inside.bot.get_partial_messageable(inside.channel.id).send(view=view)
    message = inside.server.world.message(inside.channel.id, sent.id)
    for label in ("Old", "Newer"):
        outcome = await inside.ann.press(message, label=label)
        assert outcome.private is not None
        assert "That moment has passed" in outcome.private.text
    assert inside.server.unanswered == []
