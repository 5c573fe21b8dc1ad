"""What holds at a place: by preset, what differs from it and who says so; and what concerns the server alone."""

from collections.abc import Mapping

from bot.screens import custom_ids, layouts
from bot.screens.house.folding import folded, turning
from bot.screens.house.spots import spot
from bot.screens.house.words import HouseWords
from bot.screens.layouts import Option
from bot.screens.screen import Screen
from bot.tables.house.keys import LANGUAGE, PACE
from bot.tables.house.places import SERVER, Place
from bot.tables.house.standing import Found

SERVER_PAGE = "server"


def show(
    words: HouseWords, place: Place, found: Mapping[str, Found], preset: str, part: str = "", page: int = 0
) -> Screen:
    """Show one part of what holds at a place: a preset by name (`preset`, the usual one, by itself), or the server."""
    parts = _parts(words, preset)
    chosen = part if part in parts else preset
    lines = _server(words, found) if chosen == SERVER_PAGE else _preset(words, found, chosen)
    pages = folded(lines)
    if chosen != SERVER_PAGE:
        pages += folded(_every(words, found, chosen))
    page = page if 0 <= page < len(pages) else 0
    usual = words.say("house-usual-preset", game=words.preset(preset))
    how = words.say("house-how.pages" if page < len(pages) - 1 else "house-how")
    head = f"### {_heading(words, place)}\n{usual}\n-# {how}"
    options = [Option(name, _part(words, name), chosen=name == chosen) for name in parts]
    menu = layouts.menu(custom_ids.encode(0, "house_part", spot(place)), words.say("house-menu"), options)
    here = f"{spot(place)}.{chosen}"
    rows = turning(words, page, page < len(pages) - 1, lambda to: custom_ids.encode(0, "house_show", f"{here}.{to}"))
    return layouts.screen([head, "\n".join([f"**{_part(words, chosen)}**", *pages[page]])], [*rows, [menu]])


def _heading(words: HouseWords, place: Place) -> str:
    if place.channel == SERVER:
        return words.say("house-heading.server")
    return words.texts.say(words.locale, "house-heading", channel=f"<#{place.channel}>")


def _parts(words: HouseWords, usual: str) -> list[str]:
    """Give what there is to see: the editions, the `usual` preset if it is an own deck, the server."""
    return list(dict.fromkeys([*words.keys.content.presets(), usual, SERVER_PAGE]))


def _part(words: HouseWords, part: str) -> str:
    return words.say("house-part-server") if part == SERVER_PAGE else words.preset(part)


def _preset(words: HouseWords, found: Mapping[str, Found], preset: str) -> list[str]:
    keys = [*words.keys.of_game(preset), *words.keys.of_tables()]
    told = [
        words.texts.say(
            words.locale,
            "house-line",
            rule=words.title(key),
            value=words.value(key, found[key].value),
            usual=words.value(key, words.keys.usual(key, preset)),
            where=words.where(found[key].level),
        )
        for key in keys
        if key in found and found[key].value != words.keys.usual(key, preset)
    ]
    elsewhere = [words.preset(other) for other in _elsewhere(words, found, preset)]
    more = [words.texts.say(words.locale, "house-elsewhere", games=elsewhere)] if elsewhere else []
    return [*told, words.texts.say(words.locale, "house-others", count=len(told)), *more]


def _elsewhere(words: HouseWords, found: Mapping[str, Found], preset: str) -> list[str]:
    """Give the first edition of every other game for which a rule differs that this preset doesn't have."""
    content, shown = words.keys.content, words.keys.of_game(preset)
    others = {content.game(other): other for other in reversed(content.presets())}
    return [
        other
        for other in sorted(others.values(), key=content.presets().index)
        if any(
            key in found and found[key].value != words.keys.usual(key, other)
            for key in words.keys.of_game(other)
            if key not in shown
        )
    ]


def _every(words: HouseWords, found: Mapping[str, Found], preset: str) -> list[str]:
    """List every rule with what it decides; what differs is marked."""
    lines: list[str] = []
    for key in (*words.keys.of_game(preset), *words.keys.of_tables()):
        usual = words.keys.usual(key, preset)
        value = found[key].value if key in found else usual
        told = {"rule": words.title(key), "value": words.value(key, value), "about": words.about(key)}
        if value == usual:
            lines.append(f"- {words.say('houserules-line', **told)}")
        else:
            changed = words.say("houserules-line.changed", **told, usual=words.value(key, usual))
            lines.append(f"- {changed}")
    return lines


def _server(words: HouseWords, found: Mapping[str, Found]) -> list[str]:
    lines: list[str] = []
    tables = words.keys.of_tables()
    for key, rule in {**words.keys.of_server(), PACE: tables[PACE], LANGUAGE: tables[LANGUAGE]}.items():
        value = found[key].value if key in found else rule.usual
        where = words.where(found[key].level) if key in found else words.say("house-unset")
        told = {"rule": words.title(key), "value": words.value(key, value), "where": where, "about": words.about(key)}
        lines.append(words.say("house-line-server", **told))
    return lines
