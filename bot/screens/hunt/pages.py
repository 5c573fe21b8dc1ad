"""A card of Kill the Unicorns on its own page: unicorns, scheme cards, goods, characters and powers."""

from collections.abc import Sequence

from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import Character
from bot.screens import layouts
from bot.screens.screen import Screen
from bot.texts import Locale, Texts


def ids(box: HuntBook) -> list[str]:
    """Give the id of everything in the box that has a page."""
    powers = [one.power.id for one in box.characters.values()]
    return [*box.unicorns, *box.schemes, *box.items, *box.characters, *powers]


def name(texts: Texts, locale: Locale, card: str) -> str:
    """Name a card."""
    return texts.say(locale, f"hunt-card-{card}")


def kind(box: HuntBook, card: str) -> str:
    """Tell what a card is: a unicorn, one to start with, a scheme card, an item, a character or a power."""
    if card in box.starting:
        return "starting"
    for one, cards in (("unicorn", box.unicorns), ("scheme", box.schemes), ("item", box.items)):
        if card in cards:
            return one
    return "character" if card in box.characters else "power"


def page(texts: Texts, locale: Locale, box: HuntBook, card: str, below: Sequence[str] = ()) -> Screen:
    """Show what a card is, whose it is or what it costs, what it does, and `below` what else. Raises `KeyError`.

    Only English names are printed as far as we know, so in other languages it says that the name is our own.
    """
    ours = [] if locale is Locale.ENGLISH else [texts.say(locale, "card-page-ours")]
    return layouts.screen([_told(texts, locale, box, card), "\n".join([*below, *ours])])


def _told(texts: Texts, locale: Locale, box: HuntBook, card: str) -> str:
    title, rule = name(texts, locale, card), texts.say(locale, f"hunt-card-{card}.text")
    if card in box.unicorns:
        return _unicorn(texts, locale, box, card)
    if card in box.items:
        item = box.items[card]
        copies = len(item.tokens)
        return texts.say(locale, "hunt-page-item", card=title, cost=item.cost, copies=copies, text=rule)
    if card in box.characters:
        power = box.characters[card].power.id
        told, called = texts.say(locale, f"hunt-card-{power}.text"), name(texts, locale, power)
        return texts.say(locale, "hunt-page-character", card=title, text=rule, power=called, rule=told)
    if card in box.schemes and not box.schemes[card].owner:
        return texts.say(locale, "hunt-page-scheme", card=title, text=rule)
    owner = box.schemes[card].owner if card in box.schemes else _with_power(box, card).id
    key = "hunt-page-scheme-own" if card in box.schemes else "hunt-page-power"
    return texts.say(locale, key, card=title, owner=name(texts, locale, owner), text=rule)


def _unicorn(texts: Texts, locale: Locale, box: HuntBook, card: str) -> str:
    unicorn = box.unicorns[card]
    return texts.say(
        locale,
        "hunt-page-unicorn.starting" if card in box.starting else "hunt-page-unicorn",
        card=name(texts, locale, card),
        colour=texts.say(locale, f"hunt-colour-{unicorn.color}"),
        coins=unicorn.coins,
        text=texts.say(locale, f"hunt-card-{card}.text"),
    )


def _with_power(box: HuntBook, power: str) -> Character:
    """The character that has a power. Raises `KeyError`."""
    for character in box.characters.values():
        if character.power.id == power:
            return character
    raise KeyError(power)
