"""House rules as a file: handed out, and why one can't be taken."""

import io

import discord
from msgspec.structs import replace

from bot.content.errors import BadRule
from bot.screens import layouts
from bot.screens.house.folding import folded
from bot.screens.house.words import HouseWords
from bot.screens.screen import Screen
from bot.tables.house.files import MOST_BYTES, WrongLine
from bot.tables.house.places import Place

NAME = "houserules.yaml"


def exported(words: HouseWords, place: Place, text: str) -> Screen:
    """Hand out a file."""
    where = words.where(place.channel)
    head = words.texts.say(words.locale, "house-file-head", where=where)
    screen = layouts.screen([words.texts.say(words.locale, "house-exported", where=where)])
    container = screen.view.children[0]
    assert isinstance(container, discord.ui.Container)
    container.add_item(discord.ui.File(f"attachment://{NAME}"))
    return replace(screen, files=(discord.File(io.BytesIO(f"# {head}\n{text}".encode()), NAME),))


def refused(words: HouseWords, wrong: list[WrongLine]) -> str:
    """Say what is wrong with each line of a file."""
    lines = [_line(words, one) for one in wrong]
    kept = folded(lines)[0]
    if len(kept) < len(lines):
        kept.append(words.texts.say(words.locale, "house-and-more", count=len(lines) - len(kept)))
    return "\n".join([words.say("house-file-refused"), *kept])


def _line(words: HouseWords, wrong: WrongLine) -> str:
    if isinstance(wrong.fault, BadRule):
        why = words.refusal(wrong.fault)
    elif wrong.fault == "too_big":
        why = words.texts.say(words.locale, "house-file-too_big", count=MOST_BYTES // 1024)
    else:
        why = words.say(f"house-file-{wrong.fault}")
    if not wrong.line:
        return f"- {why}"
    return words.texts.say(words.locale, "house-file-line", line=wrong.line, why=why)
