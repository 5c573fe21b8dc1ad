"""How to play here, on one screen."""

from bot.screens import layouts
from bot.screens.screen import Screen
from bot.texts import Locale, Texts


def page(texts: Texts, locale: Locale) -> Screen:
    """Show the help."""
    return layouts.screen([texts.say(locale, "help-screen")])
