"""A table played to its end through the page in a real browser: Ann by mouse, a computer against her."""

import os
import random
import re
import shutil
from pathlib import Path

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.e2e.scene import Scene, scene_of

expect.set_options(timeout=30_000)
CHROMIUM = os.environ.get("NEIGHBOT_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
MOST_CLICKS = 1500
THE_END = re.compile(r"wins (with|by|after)|Nobody wins")
MOVED = re.compile(r"outside of the viewport|not visible|not attached")
"""What Playwright says of a control that a redrawn message has taken along between scrolling and clicking."""

ASIDE = ("Back", "Start over", "Previous", "Next", "Show my hand again", "Take back")


class Hand:
    """Ann's hand on the mouse: clicks only what she can see and has not clicked already."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._chance = random.Random("browser")
        self._windows: set[str | None] = set()
        self.clicks = 0

    async def move(self) -> None:
        """Click one thing that the screen offers, or wait a moment."""
        self.clicks += 1
        window = self._page.locator("li.message", has=self._page.get_by_role("button", name="Let it be")).last
        if await window.count() and await window.get_attribute("data-message") not in self._windows:
            self._windows.add(await window.get_attribute("data-message"))
            await self._click(window.get_by_role("button", name="Let it be"))
        elif not await self._use_private_message():
            await self._click(self._page.get_by_role("button", name="My hand").last)
        await self._page.wait_for_timeout(60)

    async def _use_private_message(self) -> bool:
        """Choose in the newest private message that offers something."""
        private = self._page.locator("li.message.private", has=self._page.locator(".row")).last
        if not await private.count():
            return False
        selects = private.locator(".select")
        if await selects.count() and self._chance.random() < 0.8:
            await self._choose(selects.last)
            return True
        buttons = private.locator(".row > button:enabled")
        labels = await buttons.all_inner_texts()
        wanted = [place for place, label in enumerate(labels) if label.strip() not in ASIDE]
        if wanted:
            await self._click(buttons.nth(self._chance.choice(wanted)))
        return bool(wanted)

    async def _choose(self, select: Locator) -> None:
        """Open a select and take as many options as it wants."""
        await self._click(select.locator(".select-head"))
        options = select.get_by_role("option")
        done = select.get_by_role("button", name="Done")
        for place in self._chance.sample(range(await options.count()), await options.count()):
            await self._click(options.nth(place))
            if not await done.count() or await done.is_enabled():
                break
        await self._click(done)

    async def _click(self, target: Locator) -> None:
        """Click, unless the message has just been redrawn under the mouse."""
        if await target.count():
            try:
                await target.first.click(timeout=1500, force=True)
            except PlaywrightTimeout:
                return
            except PlaywrightError as error:
                if MOVED.search(error.message) is None:
                    raise


async def play(scene: Scene, page: Page) -> Hand:
    await page.goto(f"{scene.server.page_address}?as=Ann&channel={scene.channel.id}")
    await expect(page.locator(".person.here")).to_contain_text("Ann")
    await scene.people[0].slash("table new", scene.channel)
    await page.get_by_role("button", name="Add computer").click()
    await expect(page.locator("#messages")).to_contain_text("(computer, simple)")
    await page.get_by_role("button", name="Start").click()
    await expect(page.get_by_role("button", name="My hand").last).to_be_visible()
    hand = Hand(page)
    while hand.clicks < MOST_CLICKS and not await page.get_by_text(THE_END).count():
        await hand.move()
    return hand


async def test_a_table_is_played_to_its_end_through_the_page(tmp_path: Path) -> None:
    async with scene_of(tmp_path, people=1, CLOCK_SPEED="10") as scene, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        hand = await play(scene, page)
        await expect(page.get_by_text(THE_END).last).to_be_visible()
        await browser.close()
        assert faults == []
        assert hand.clicks > 20
        scene.assert_flawless()
