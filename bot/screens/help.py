"""How to play here, on one screen, with the ways on from there."""

from bot.screens import custom_ids, layouts
from bot.screens.guide import LEARN
from bot.screens.screen import Screen
from bot.texts import Locale, Texts

RULES = "rules_here"
"""The verb of the button to the rules of what is played here."""


def page(texts: Texts, locale: Locale, board: Locale) -> Screen:
    """Show the help; buttons are named as those of a `board` in that language."""
    buttons = [
        layouts.button(custom_ids.encode(0, LEARN), texts.say(locale, "help-learn"), layouts.PRIMARY),
        layouts.button(custom_ids.encode(0, RULES), texts.say(locale, "help-rules")),
        layouts.button(custom_ids.encode(0, "settings"), texts.say(locale, "help-settings")),
    ]
    return layouts.screen([texts.say(locale, "help-screen", board)], [buttons])
