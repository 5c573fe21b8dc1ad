"""A tiny bot on the unmodified discord.py, one command or button for each thing a game bot does."""

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.http import Route


class PressedButton(ui.DynamicItem[ui.Button[ui.View]], template=r"press:(?P<what>\w+)"):
    """A button that works after a restart, as the game's do."""

    def __init__(self, what: str) -> None:
        super().__init__(ui.Button[ui.View](label=what, custom_id=f"press:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "PressedButton":
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await BUTTONS[self.what](interaction)


async def answer_privately(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"hello {interaction.user.display_name}", ephemeral=True)


async def update_message(interaction: discord.Interaction) -> None:
    await interaction.response.edit_message(content="updated")


async def defer_update(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="later")


async def think_privately(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("thought")
    await interaction.followup.send("and more", ephemeral=True)


async def say_nothing(_interaction: discord.Interaction) -> None:
    return


async def answer_twice(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("once", ephemeral=True)
    raw = interaction.client.http
    route = Route(
        "POST",
        "/interactions/{interaction_id}/{token}/callback",
        interaction_id=interaction.id,
        token=interaction.token,
    )
    try:
        await raw.request(route, json={"type": 4, "data": {"content": "twice"}})
    except discord.HTTPException as error:
        await interaction.followup.send(f"code {error.code}", ephemeral=True)


async def open_form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())
    assert isinstance(interaction.client, SampleBot)
    interaction.client.form_open.set()


BUTTONS = {
    "private": answer_privately,
    "update": update_message,
    "later": defer_update,
    "think": think_privately,
    "silence": say_nothing,
    "twice": answer_twice,
    "form": open_form,
}


class Form(ui.Modal, title="A form"):
    word = ui.TextInput[Any](label="A word", custom_id="word", required=True, max_length=20)
    pick = ui.Label[Any](
        text="Pick some",
        component=ui.Select[Any](
            custom_id="pick",
            max_values=2,
            options=[discord.SelectOption(label=letter) for letter in "abc"],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.pick.component, ui.Select)
        picked = ",".join(map(str, self.pick.component.values))
        await interaction.response.send_message(f"{self.word.value}:{picked}", ephemeral=True)


def all_buttons() -> ui.View:
    view = ui.View(timeout=None)
    for what in BUTTONS:
        view.add_item(PressedButton(what))
    return view


class Letters(ui.View):
    @ui.select(custom_id="letters", min_values=1, max_values=2, options=[discord.SelectOption(label=x) for x in "abcd"])
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message("+".join(select.values), ephemeral=True)


class Board(ui.LayoutView):
    """A layout with a text, a section with a button, a picture and a row, in a container."""

    def __init__(self, text: str = "board") -> None:
        super().__init__(timeout=None)
        section = ui.Section[Any](ui.TextDisplay(text), accessory=PressedButton("private"))
        gallery = ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://table.png", description="the table"))
        row = ui.ActionRow[Any](PressedButton("update2"))
        self.add_item(ui.Container[Any](section, gallery, ui.Separator(), row))


class SampleBot(discord.Client):
    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.form_open = asyncio.Event()
        self.seen: list[str] = []
        _add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PressedButton)
        self.add_view(Letters(timeout=None))
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits 5 s before it identifies again; these tests don't."""

    async def on_socket_event_type(self, name: str) -> None:
        self.seen.append(name)

    async def on_resumed(self) -> None:
        self.resumed.set()


def png_file(name: str = "table.png") -> discord.File:
    head = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (120).to_bytes(4, "big") + (70).to_bytes(4, "big")
    return discord.File(io.BytesIO(head), name, description="the table")


def _add_commands(bot: SampleBot) -> None:
    @bot.tree.command(description="says hello")
    async def hello(interaction: discord.Interaction, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message("hello " * times)

    @bot.tree.command(description="shows buttons")
    async def buttons(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("press", view=all_buttons())

    @bot.tree.command(description="shows a select")
    async def letters(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pick", view=Letters(timeout=None))

    @bot.tree.command(description="shows a layout with a picture")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=png_file())

    group = app_commands.Group(name="table", description="tables")

    @group.command(name="new", description="opens a table")
    @app_commands.describe(who="with whom")
    async def new(interaction: discord.Interaction, game: str, who: discord.Member | None = None) -> None:
        await interaction.response.send_message(f"{game} with {who.display_name if who else 'nobody'}")

    @new.autocomplete("game")
    async def games(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = ["stables", "hunt", "kids"]
        return [app_commands.Choice(name=name.title(), value=name) for name in names if current in name]

    bot.tree.add_command(group)
