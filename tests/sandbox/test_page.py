"""The page in a real browser: by mouse, by keyboard alone, and at a phone's width."""

import io
import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest_asyncio
from playwright.async_api import FilePayload, Page, async_playwright, expect

from bot.sandbox.json_values import JsonObject
from tests.sandbox.conftest import Scene
from tests.sandbox.sample_bot import Board, png_file
from tests.sandbox.test_messages import channel_of

expect.set_options(timeout=30_000)
CHROMIUM = os.environ.get("NEIGHBOT_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
PHONE = {"width": 390, "height": 844}


@dataclass
class Screen:
    """A browser page and what it complained of."""

    page: Page
    complaints: list[str]

    async def open(self, scene: Scene, name: str) -> None:
        await self.page.goto(f"{scene.server.page_address}?as={name}&channel={scene.channel.id}")
        await expect(self.page.locator(".person.here")).to_contain_text(name)
        await expect(self.page.locator("#messages > *").first).to_be_attached()


@pytest_asyncio.fixture
async def screen() -> AsyncIterator[Screen]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        yield Screen(page, complaints)
        await browser.close()
        assert complaints == []


async def test_by_mouse(scene: Scene, screen: Screen) -> None:
    page = screen.page
    await screen.open(scene, "Ann")
    await scene.ann.slash("buttons", scene.channel)
    await page.get_by_role("button", name="private").click()
    await expect(page.locator(".message.private")).to_contain_text("hello Ann")
    await page.get_by_role("link", name="Bob").click()
    await expect(page.locator(".message.private")).to_have_count(0)
    await page.get_by_role("button", name="private").click()
    await expect(page.locator(".message.private")).to_contain_text("hello Bob")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message.private")).to_have_count(0)
    await page.get_by_role("button", name="form").click()
    await scene.bot.form_open.wait()
    await page.get_by_label("A word").fill("horn")
    await page.locator("dialog .select-head").click()
    await page.get_by_role("option", name="b").click()
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message.private")).to_contain_text("horn:b")
    await page.get_by_role("button", name="silence").click()
    scene.clock.jump(3)
    await expect(page.get_by_role("alert")).to_contain_text("This interaction failed")


async def test_by_keyboard_alone(scene: Scene, screen: Screen) -> None:
    page = screen.page
    await screen.open(scene, "Ann")
    await page.keyboard.type("/table")
    await expect(page.get_by_role("option", name="/table new")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("ki")
    await expect(page.get_by_role("option", name="Kids")).to_be_visible()
    await expect(page.locator(".suggestion:visible")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("kids with nobody")
    await scene.ann.slash("letters", scene.channel)
    await expect(page.locator(".select-head")).to_be_visible()
    await page.locator(".select-head").focus()
    for key in ("Enter", "Enter", "ArrowDown", "ArrowDown", "Enter", "Tab", "Tab", "Enter"):
        await page.keyboard.press(key)
    await expect(page.locator(".message.private")).to_contain_text("a+c")


async def test_a_file_goes_to_a_command_and_one_comes_back(scene: Scene, screen: Screen) -> None:
    guild, page = discord.Object(scene.guild.id), screen.page

    @scene.bot.tree.command(name="read", description="reads a file", guild=guild)
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay[discord.ui.LayoutView]((await file.read()).decode()))
        view.add_item(discord.ui.File[discord.ui.LayoutView]("attachment://back.yaml"))
        await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(b"x: 1"), "back.yaml"))

    await scene.bot.tree.sync(guild=guild)
    await screen.open(scene, "Ann")
    await page.keyboard.type("/read")
    await expect(page.get_by_role("option", name="/read")).to_be_visible()
    await page.keyboard.press("Enter")
    mine = FilePayload(name="mine.yaml", mimeType="text/yaml", buffer="hand_limit: 5 · é".encode())
    await page.get_by_label("file").set_input_files(mine)
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("hand_limit: 5 · é")
    async with page.expect_download() as waiting:
        await page.get_by_role("link", name="back.yaml").click()
    assert (await (await waiting.value).path()).read_bytes() == b"x: 1"


async def test_a_person_reads_commands_in_their_language(scene: Scene, screen: Screen) -> None:
    page, french = screen.page, {"name_localizations": {"fr": "sorte"}, "description_localizations": {"fr": "laquelle"}}
    choice: JsonObject = {"name": "Kids", "value": "kids", "name_localizations": {"fr": "Enfants"}}
    option: JsonObject = {"type": 3, "name": "kind", "description": "which", "choices": [choice], **french}
    command: JsonObject = {
        "name": "draw",
        "description": "draws",
        "name_localizations": {"fr": "pioche"},
        "description_localizations": {"fr": "fait piocher"},
        "options": [option],
    }
    scene.server.crowd.world.commands.overwrite(scene.guild.id, [command])
    scene.ann.set_locale("fr")
    await screen.open(scene, "Ann")
    await page.keyboard.type("/pio")
    await expect(page.get_by_role("option", name="/pioche")).to_contain_text("fait piocher")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("sorte")).to_be_focused()
    await expect(page.get_by_role("option", name="Enfants")).to_be_visible()
    await channel_of(scene).send(f"<t:{int(scene.clock()) + 90}:R>")
    await expect(page.locator(".timestamp").last).to_have_text("dans 1 minute")
    await page.keyboard.press("Escape")  # closes the suggestions
    await page.keyboard.press("Escape")  # leaves the command
    await page.get_by_label("Langue").select_option("en-US")
    await expect(page.get_by_label("Language")).to_be_visible()
    await page.locator("input.words").fill("/draw")
    await expect(page.get_by_role("option", name="/draw")).to_contain_text("draws")


async def test_another_language_is_spoken_at_once(scene: Scene, screen: Screen) -> None:
    page = screen.page
    await screen.open(scene, "Ann")
    await expect(page.locator(".nothing")).to_contain_text("Nothing here yet")
    await page.locator("input.words").fill("half a wo")
    await page.get_by_label("Language").select_option("cs")
    await expect(page.locator(".nothing")).to_contain_text("Zatím tu nic není")
    await expect(page.get_by_placeholder("Zpráva do #games")).to_have_value("half a wo")


async def test_what_is_too_long_is_named_and_stays_in_its_field(scene: Scene, screen: Screen) -> None:
    page = screen.page
    text: JsonObject = {"type": 3, "name": "text", "description": "what", "min_length": 3, "max_length": 1000}
    command: JsonObject = {"name": "bug", "description": "reports", "options": [text]}
    scene.server.crowd.world.commands.overwrite(scene.guild.id, [command])
    scene.ann.set_locale("fr")
    await screen.open(scene, "Ann")
    await page.keyboard.type("/bug")
    await expect(page.get_by_role("option", name="/bug")).to_be_visible()
    await page.keyboard.press("Enter")
    field = page.get_by_label("text")
    await expect(field).to_have_attribute("maxlength", "1000")
    await field.fill("ab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("text : 3 caractères au moins")
    await field.evaluate("field => { field.value = 'x'.repeat(1500); field.dispatchEvent(new Event('input')) }")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("text : 1000 caractères au plus")
    await field.fill("abcd")
    await expect(page.get_by_role("alert")).to_have_count(0)
    scene.server.crowd.world.commands.overwrite(scene.guild.id, [])
    await page.get_by_role("button", name="Envoyer").click()
    await expect(page.get_by_role("alert")).to_contain_text("no bug among")
    await expect(field).to_have_value("abcd")
    screen.complaints.clear()  # the browser's line about the refusal that was asked for


async def test_what_does_not_fit_an_option_is_not_sent(scene: Scene, screen: Screen) -> None:
    page = screen.page
    await screen.open(scene, "Ann")
    await page.keyboard.type("/hello")
    await expect(page.get_by_role("option", name="/hello")).to_be_visible()
    await page.keyboard.press("Enter")
    for typed, said in (
        ("abc", "times: type a whole number"),
        ("1.5", "times: type a whole number"),
        ("4", "times: at most 3"),
    ):
        await page.get_by_label("times").fill(typed)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("alert")).to_have_text(said)
    await page.get_by_label("times").fill("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator(".message")).to_contain_text("hello hello")


async def test_on_a_phone(scene: Scene, screen: Screen) -> None:
    page = screen.page
    await page.set_viewport_size(PHONE)  # pyright: ignore[reportArgumentType]
    for name in ("Cyn", "Dee", "Eve", "Fay", "Gus", "Hal"):
        scene.server.crowd.person(name, scene.guild)
    await scene.ann.slash("buttons", scene.channel)
    await channel_of(scene).send(view=Board("x" * 300), file=png_file())
    await screen.open(scene, "Ann")
    widths = "[document.documentElement.scrollWidth, document.getElementById('messages').scrollWidth]"
    assert await page.evaluate(widths) == [390, 390]
    user = await scene.bot.fetch_user(scene.ann.id)
    await user.send("your bid")
    await page.get_by_role("button", name="Channels and settings").click()
    await expect(page.locator(".count")).to_have_text("1")
    await page.get_by_role("button", name="Neighbot").click()
    await expect(page.locator(".message")).to_contain_text("your bid")
    assert await page.evaluate(widths) == [390, 390]


async def test_what_the_bot_writes_is_text_not_html(scene: Scene, screen: Screen) -> None:
    await channel_of(scene).send("<img src=x onerror=alert(1)> **bold** <t:1700000000:R> ||hidden||")
    await screen.open(scene, "Bob")
    message = screen.page.locator(".message")
    await expect(message).to_contain_text("<img src=x onerror=alert(1)>")
    assert await message.locator("img").count() == 0
    await expect(message.locator("strong")).to_have_text("bold")
    await expect(message.locator("time.timestamp")).to_contain_text("ago")


async def test_links_to_messages_lead_there(scene: Scene, screen: Screen) -> None:
    far_away = await channel_of(scene).send("far away")
    other = scene.server.crowd.channel(scene.guild, "general")
    elsewhere = scene.bot.get_partial_messageable(other.id)
    for number in range(40):
        await channel_of(scene).send(str(number))
    await elsewhere.send(f"[to it]({far_away.jump_url})")
    await screen.open(scene, "Ann")
    await expect(screen.page.get_by_text("far away")).not_to_be_in_viewport()
    await screen.page.get_by_role("button", name="general").click()
    await screen.page.get_by_role("button", name="to it").click()
    await expect(screen.page.get_by_text("far away")).to_be_in_viewport()


async def test_countdowns_follow_a_clock_that_jumps(scene: Scene, screen: Screen) -> None:
    await channel_of(scene).send(f"until <t:{int(scene.clock()) + 3600}:R>")
    await screen.open(scene, "Bob")
    await expect(screen.page.locator("time.timestamp")).to_have_text("in 59 minutes")
    scene.clock.jump(1800)
    await screen.open(scene, "Bob")
    await expect(screen.page.locator("time.timestamp")).to_have_text("in 29 minutes")
