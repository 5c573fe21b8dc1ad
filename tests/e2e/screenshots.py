"""Takes the pictures in `docs/` from the real bot and random people: `python -m tests.e2e.screenshots`."""

import asyncio
import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, async_playwright

from tests.e2e.pressers import Presser, is_over
from tests.e2e.scene import Scene, scene_of
from tests.e2e.test_browser import CHROMIUM

DOCS = Path(__file__).parents[2] / "docs"
MIDDLE = 12
"""The turn from which on a game looks like one."""


class Photographer:
    """Looks over Ann's shoulder and takes each picture once."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.taken: set[str] = set()

    async def take(self, name: str) -> None:
        if name not in self.taken:
            self.taken.add(name)
            await self._page.wait_for_timeout(600)
            await self._page.screenshot(path=DOCS / f"{name}.png")


def turn_of(scene: Scene) -> int:
    found = [re.search(r"turn (\d+)", message.text) for message in scene.public()]
    return max((int(match[1]) for match in found if match), default=0)


async def pictures_of_a_game(scene: Scene, page: Page) -> set[str]:
    photographer = Photographer(page)
    lobby = await scene.open_lobby()
    await scene.people[1].press(lobby, label="Join")
    await scene.people[0].press(lobby, label="Add computer")
    await photographer.take("lobby")
    await scene.people[0].press(lobby, label="Start")
    await scene.until(lambda: scene.is_offered("My hand"))
    pressers = [Presser(person, scene, random.Random(person.name)) for person in scene.people]
    while not is_over(scene):
        for presser in pressers:
            if presser.has_something_to_do():
                await presser.act()
        await asyncio.sleep(0.05)
        if turn_of(scene) < MIDDLE:
            continue
        if scene.is_offered("Let it be"):
            await photographer.take("window")
        elif "window" in photographer.taken and pressers[0].has_something_to_do():
            board = scene.offering("My hand")
            if "board" not in photographer.taken:
                await photographer.take("board")
                await scene.people[0].press(board, label="My hand")
                await photographer.take("hand")
    await photographer.take("end")
    return photographer.taken


async def main() -> None:
    DOCS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        async with scene_of(Path(folder), people=2) as scene, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            page = await browser.new_page(viewport={"width": 1000, "height": 900})
            await page.goto(f"{scene.server.page_address}?as=Ann&channel={scene.channel.id}")
            taken = await pictures_of_a_game(scene, page)
            await browser.close()
    missing = {"lobby", "board", "hand", "window", "end"} - taken
    if missing:
        raise SystemExit(f"not seen this time: {', '.join(sorted(missing))}; run again")


if __name__ == "__main__":
    asyncio.run(main())
