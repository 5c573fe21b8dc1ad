"""Takes the pictures of `docs/first_game.md`, on a phone, of a table in each language, or in those named:
`python -m tests.e2e.first_game_pictures fr cs`.
"""

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, async_playwright

from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.texts import Locale
from tests.e2e.scene import Scene, scene_of
from tests.e2e.screenshots import DOCS
from tests.e2e.test_browser import CHROMIUM

MIDDLE = 10
"""The turn from which on a game looks like one."""

TO_THE_BOARD = "document.querySelector('#messages').lastElementChild.scrollIntoView({block: 'start'})"


def turn_of(scene: Scene) -> int:
    """Give the number of the turn, in whatever language the board tells it."""
    found = [re.match(r"\W*\w+ \d+ · \w+ (\d+)\n", message.text) for message in scene.public()]
    return max((int(match[1]) for match in found if match), default=0)


def is_called(scene: Scene, person: Person) -> bool:
    public = scene.public()
    return bool(public) and f"<@{person.id}>" in public[-1].text


def may_react(scene: Scene) -> bool:
    return any(":pass" in offer.custom_id for message in scene.public()[-2:] for offer in offers_of(message))


async def answer(person: Person, scene: Scene) -> None:
    """Let a person do what they are asked by command: let a card be, play the last card, else draw, then choose."""
    here = scene.channel
    if may_react(scene):
        await person.slash("pass", here)
    elif is_called(scene, person):
        for command, option in (("play", "card"), ("choose", "option")):
            choices = await person.autocomplete(command, option, "", here)
            if choices:
                await person.slash(command, here, **{option: str(choices[-1].value)})
        await person.slash("draw", here)


async def play(scene: Scene, locale: Locale) -> None:
    """Play a game in that language against computers until it looks like one and the person is on turn."""
    ann = scene.people[0]
    await ann.slash("houserules set", scene.channel, key="board_language", value=locale.value)
    await ann.slash("table new", scene.channel)
    for _ in range(2):
        await ann.slash("table computer", scene.channel)
    await ann.slash("table start", scene.channel)
    while turn_of(scene) < MIDDLE or not is_called(scene, ann):
        await answer(ann, scene)
        await asyncio.sleep(0.2)


async def take(scene: Scene, page: Page, locale: Locale) -> None:
    """Take the board alone, from its heading on, as somebody sees it whose Discord speaks that language."""
    ann = scene.people[0]
    await ann.slash("table board", scene.channel)
    await scene.until(lambda: not is_called(scene, ann))
    ann.reload()
    ann.set_locale("en-US" if locale is Locale.ENGLISH else locale.value)
    await page.goto(f"{scene.server.page_address}?as=Ann&channel={scene.channel.id}")
    await page.wait_for_timeout(900)
    await page.evaluate(TO_THE_BOARD)
    await page.screenshot(path=DOCS / f"first_game_{locale.value}.png")


async def main() -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for locale in [Locale(name) for name in sys.argv[1:]] or list(Locale):
            with TemporaryDirectory() as folder:
                async with scene_of(Path(folder), people=1) as scene:
                    await play(scene, locale)
                    context = await browser.new_context(
                        viewport={"width": 400, "height": 860}, locale=locale.value, is_mobile=True, has_touch=True
                    )
                    await take(scene, await context.new_page(), locale)
                    await context.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
