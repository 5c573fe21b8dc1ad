"""Names and descriptions of commands, from the English catalogue; discord.py asks the translator for the others."""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from discord import app_commands

from bot.content.yaml_files import DATA
from bot.texts import Locale, Texts

Described = TypeVar("Described", bound=Callable[..., object])


@cache
def english() -> Texts:
    """The English catalogue, read when the first command is defined."""
    return Texts.load(DATA / "texts", [Locale.ENGLISH])


def word(key: str) -> app_commands.locale_str:
    """Give the English text for a key, with the key for other languages."""
    return app_commands.locale_str(english().say(Locale.ENGLISH, key), key=key)


def about(command: str) -> app_commands.locale_str:
    """Give the description of a command such as `table-new`."""
    return word(f"command-{command}.about")


def options(command: str, *names: str) -> Callable[[Described], Described]:
    """Name and describe the options of a command; each is called in code as it is in English."""

    def decorate(function: Described) -> Described:
        app_commands.rename(**{name: word(f"command-{command}.{name}") for name in names})(function)
        app_commands.describe(**{name: word(f"command-{command}.{name}-about") for name in names})(function)
        return function

    return decorate


def choices(prefix: str, *values: str) -> list[app_commands.Choice[str]]:
    """Give the choices of an option, whose texts are `<prefix>-<value>`."""
    return [choice(f"{prefix}-{value}", value) for value in values]


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Give a choice by the key of its text."""
    return app_commands.Choice(name=word(key), value=value)
