"""Takes the pictures in `docs/` from the real bot and random people: `python -m tests.e2e.screenshots`."""

import asyncio
import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, async_playwright

from bot.sandbox.people.person import Person
from tests.e2e.pressers import Presser, is_over
from tests.e2e.scene import Scene, scene_of
from tests.e2e.test_browser import CHROMIUM

DOCS = Path(__file__).parents[2] / "docs"
WIDTH = 1000
MIDDLE = 12
"""The turn from which on a game looks like one."""


HEIGHT = 900
TALL = {"board": 1000, "hand": 1200, "end": 1000}
"""How many pixels the page is high for a message that carries a picture; for others it has `HEIGHT`."""


class Photographer:
    """Looks over Ann's shoulder and takes each picture once, of what matters at that moment alone."""

    def __init__(self, page: Page, ann: Person) -> None:
        self._page = page
        self._ann = ann
        self.taken: set[str] = set()

    def put_away(self) -> None:
        """Put Ann's private messages away, so that a picture shows none but what comes after."""
        self._ann.reload()

    async def take(self, name: str) -> None:
        if name not in self.taken:
            self.taken.add(name)
            await self._page.set_viewport_size({"width": WIDTH, "height": TALL.get(name, HEIGHT)})
            await self._page.reload()
            await self._page.wait_for_timeout(900)
            await self._page.screenshot(path=DOCS / f"{name}.png")


def turn_of(scene: Scene) -> int:
    found = [re.search(r"turn (\d+)", message.text) for message in scene.public()]
    return max((int(match[1]) for match in found if match), default=0)


def called(scene: Scene, person: Person) -> bool:
    """Tell whether a person is called to their turn at the end of the channel."""
    public = scene.public()
    return bool(public) and f"<@{person.id}>, it's your turn" in public[-1].text


def on_turn(scene: Scene, person: Person) -> bool:
    """Tell whether the channel ends with the board, and that says that this person plays a card."""
    public = scene.public()
    return bool(public) and f"**{person.name}** plays a card or draws" in public[-1].text


async def pictures_of_a_game(scene: Scene, page: Page) -> set[str]:
    ann = scene.people[0]
    photographer = Photographer(page, ann)
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
        if "window" not in photographer.taken and scene.is_offered("Let it be"):
            photographer.put_away()
            await photographer.take("window")
        elif "window" in photographer.taken and "board" not in photographer.taken and called(scene, ann):
            await ann.slash("table board", scene.channel)
            await scene.until(lambda: on_turn(scene, ann))
            photographer.put_away()
            await photographer.take("board")
            await ann.press(scene.offering("My hand"), label="My hand")
            await photographer.take("hand")
    photographer.put_away()
    await photographer.take("end")
    return photographer.taken


async def main() -> None:
    DOCS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        async with scene_of(Path(folder), people=2) as scene, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            await page.goto(f"{scene.server.page_address}?as=Ann&channel={scene.channel.id}")
            taken = await pictures_of_a_game(scene, page)
            await browser.close()
    missing = {"lobby", "board", "hand", "window", "end"} - taken
    if missing:
        raise SystemExit(f"not seen this time: {', '.join(sorted(missing))}; run again")


if __name__ == "__main__":
    asyncio.run(main())
