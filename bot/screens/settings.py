"""Personal settings, the same at every table. Private."""

from collections.abc import Sequence
from typing import get_args

from bot.screens import custom_ids, layouts
from bot.screens.layouts import Option
from bot.screens.screen import Screen
from bot.tables.personal import BidMessages, HandForm, Personal, Records
from bot.texts import Locale, Texts

LET_BE_SECONDS = (3, 5, 8, 12)
"""Choices of how long a card waits for whoever lets cards be by themselves."""
NEVER = "never"
DISCORD = "discord"
SERVER = "server"
"""Whoever picks this is mentioned as the server has set it."""
_PINGS = (SERVER, "always", "turn", "late", "never")


def settings(texts: Texts, locale: Locale, personal: Personal, board: Locale, said: str = "") -> Screen:
    """Show what is set and menus to change it: how long cards wait, pings, language, secret bids, the hand, records.

    Buttons are named as those of a `board` in that language.
    """
    told = [f"### {texts.say(locale, 'settings-heading')}", *_told(texts, locale, personal, board)]
    menus = [
        layouts.menu(custom_ids.encode(0, verb), texts.say(locale, f"settings-{name}-menu"), options)
        for verb, name, options in (
            ("let_be", "let-be", _let_be(texts, locale, personal, board)),
            ("pings", "ping", _pings(texts, locale, personal)),
            ("language", "language", _languages(texts, locale, personal)),
            (
                "bid_messages",
                "bids",
                _kinds(texts, locale, "bids", get_args(BidMessages), personal.bid_messages, board),
            ),
            ("hand_form", "hand", _kinds(texts, locale, "hand", get_args(HandForm), personal.hand, board)),
            ("records", "records", _kinds(texts, locale, "records", get_args(Records), personal.records, board)),
        )
    ]
    return layouts.screen([said, "\n".join(told)], [[menu] for menu in menus])


def _told(texts: Texts, locale: Locale, personal: Personal, board: Locale) -> list[str]:
    seconds = personal.let_be_after
    if seconds is None:
        let_be = texts.say(locale, "settings-let-be.never")
    else:
        let_be = texts.say(locale, "settings-let-be", board, count=seconds)
    language = texts.say(locale, f"language-{personal.language}" if personal.language else "settings-language-discord")
    return [
        f"- {let_be}",
        f"- {texts.say(locale, f'settings-ping-{personal.ping or SERVER}')}",
        f"- {texts.say(locale, 'settings-language', language=language)}",
        f"- {texts.say(locale, f'settings-bids-{personal.bid_messages}')}",
        f"- {texts.say(locale, f'settings-hand-{personal.hand}')}",
        f"- {texts.say(locale, f'settings-records-{personal.records}')}",
    ]


def _let_be(texts: Texts, locale: Locale, personal: Personal, board: Locale) -> list[Option]:
    never = Option(
        NEVER,
        texts.say(locale, "settings-let-be-never"),
        texts.say(locale, "settings-let-be-never.about"),
        personal.let_be_after is None,
    )
    about = texts.say(locale, "settings-let-be-option.about", board)
    return [
        never,
        *(
            Option(
                str(seconds),
                texts.say(locale, "settings-let-be-option", count=seconds),
                about,
                personal.let_be_after == seconds,
            )
            for seconds in LET_BE_SECONDS
        ),
    ]


def _pings(texts: Texts, locale: Locale, personal: Personal) -> list[Option]:
    return [
        Option(
            habit,
            texts.say(locale, f"settings-ping-{habit}.label"),
            texts.say(locale, f"settings-ping-{habit}.about"),
            (personal.ping or SERVER) == habit,
        )
        for habit in _PINGS
    ]


def _languages(texts: Texts, locale: Locale, personal: Personal) -> list[Option]:
    usual = Option(DISCORD, texts.say(locale, "settings-language-discord"), chosen=personal.language is None)
    known = [
        Option(known, texts.say(locale, f"language-{known}"), chosen=personal.language == known)
        for known in texts.spoken()
    ]
    return [usual, *known]


def _kinds(
    texts: Texts, locale: Locale, setting: str, kinds: Sequence[str], chosen: str, board: Locale
) -> list[Option]:
    """Give the options of a setting whose kinds each have a label and a line about them."""
    return [
        Option(
            kind,
            texts.say(locale, f"settings-{setting}-{kind}.label"),
            texts.say(locale, f"settings-{setting}-{kind}.about", board),
            kind == chosen,
        )
        for kind in kinds
    ]
