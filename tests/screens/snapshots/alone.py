"""What people look up: settings, rules, cards, house rules; and refusals."""

from typing import get_args

from bot.content.errors import BadRule
from bot.screens import errors as refusals
from bot.screens import help, lookup, mine, more, settings
from bot.screens.house import changes
from bot.screens.house.show import SERVER_PAGE, show
from bot.screens.house.words import HouseWords
from bot.screens.rules.page import page
from bot.screens.rules.pages import OF_GAME
from bot.screens.showing import Showing
from bot.tables.errors import Reason, TableError
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change, Difference, Noted
from bot.tables.house.standing import Found
from bot.tables.personal import Personal
from bot.tables.service import Mine
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, document, state_of
from tests.screens.snapshots.games import LINK, Screens, shown, start
from tests.screens.test_errors import DETAILS
from tests.tables.house.test_files import KEYS

CARDS = ("baby_unicorn_pink", "basic_unicorn_red", "rhinocorn", "yay", "neigh", "slowdown", "sun_unicorn", "trojan")
PRESETS = {"unstable": "second", "kids": "kids", "hunt": "hunt"}
HERE, SERVER = Place(1, 22, 21), Place(1)


def people(texts: Texts, locale: Locale) -> Screens:
    """Show a person's settings, tables and More…"""
    game = start(texts, locale, "second")
    table = shown(game, locale)
    waiting = Mine(table.state, 0, ("baby",))
    lobby = Mine(state_of(None, document(["Ann"], started_at=None), "lobby"), 0, ())
    own = Personal(let_be_after=5, ping="late", language="fr", bid_messages="channel")
    return [
        ("settings", settings.settings(texts, locale, Personal(), locale)),
        ("own settings", settings.settings(texts, locale, own, locale, texts.say(locale, "settings-saved"))),
        ("tables", mine.mine(texts, locale, [waiting, lobby, Mine(table.state, 1, ())], {7: LINK})),
        ("no table", mine.mine(texts, locale, [], {})),
        ("more for a player", more.more(table, 1)),
        ("more for the host", more.more(table, 0)),
        ("more for others", more.more(table, None, manager=True)),
        ("leave?", more.sure_leave(table)),
        ("end?", more.sure_end(table)),
        ("whom to remove", more.kick(table, 0)),
        ("remove?", more.sure_kick(table, 0, 1)),
        ("vote to remove?", more.sure_kick(table, 1, 0)),
    ]


def rules(texts: Texts, locale: Locale) -> Screens:
    """Show the help and every page of the rules."""
    told: Screens = [
        ("help", help.page(texts, locale, locale)),
        ("help where boards speak French", help.page(texts, locale, Locale.FRENCH)),
    ]
    for game, names in OF_GAME.items():
        preset = PRESETS[game]
        table = Showing(
            texts, locale, state_of(None, document(["Ann", "Bob"], started_at=None, preset=preset), "lobby")
        )
        told += [(f"{game}: {name}", page(table, LIBRARY, preset, name)) for name in names]
    return told


def cards(texts: Texts, locale: Locale) -> Screens:
    """Show some cards of each kind."""
    found = [(card, lookup.page(texts, locale, LIBRARY, card)) for card in CARDS]
    return [(card, screen) for card, screen in found if screen is not None]


def house(texts: Texts, locale: Locale) -> Screens:
    """Show what a server has set, and what comes of changes."""
    words = HouseWords(texts, locale, KEYS)
    found = {"hand_limit": Found(5, 0), "unicorns_to_win": Found(9, HERE.channel), "tables_per_channel": Found(2, 0)}
    fault = BadRule("starting_hand", "impossible", reason="deck_too_small", seats=8, cards=100, needed=120)
    change = Change((Difference("hand_limit", 7, 5), Difference("destroy_own", False, True)), (("kids", fault),))
    noted = [Noted(0, "hand_limit", None, 5, 101, 1000.5), Noted(HERE.channel, "destroy_own", True, None, 101, 2000.5)]
    wrong = [KEYS.all["hand_limit"].refusal("hand_limit", 99), KEYS.all["first_player"].refusal("first_player", "x")]
    return [
        *((f"shown: {part}", show(words, HERE, found, "second", part)) for part in ("", "kids", "hunt", SERVER_PAGE)),
        ("changed", changes.done(words, HERE, change)),
        ("one change", changes.done(words, SERVER, Change(change.differences[:1]))),
        ("no change", changes.done(words, SERVER, Change(()))),
        ("take over?", changes.ask(words, SERVER, change, "house_import", "a" * 16)),
        ("take back?", changes.ask(words, HERE, change, "house_reset", "a" * 16)),
        ("history", changes.history(words, noted, None, 0)),
        *((f"refused: {fault.key}", refusals.screen(words.refusal(fault))) for fault in wrong),
    ]


def errors(texts: Texts, locale: Locale) -> Screens:
    """Show every refusal of tables."""
    told: Screens = []
    for reason in get_args(Reason):
        error = TableError(reason, **DETAILS.get(reason, {}))
        told.append((reason, refusals.screen(refusals.sentence(texts, locale, error))))
    return told
