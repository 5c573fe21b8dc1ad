"""What a change to house rules did or would do, and who changed what before."""

from collections.abc import Sequence

from bot.screens import custom_ids, layouts
from bot.screens.house.folding import folded, turning
from bot.screens.house.spots import spot
from bot.screens.house.words import HouseWords
from bot.screens.screen import Screen
from bot.store.records import DECK
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change, Difference, Noted

PAGE = 10
"""Entries of the history on a page."""


def done(words: HouseWords, place: Place, change: Change) -> Screen:
    """Say what has changed, and from when it holds."""
    where, keys = words.where(place.channel), [one.key for one in change.differences]
    if not keys:
        key = "house-noted" if change.noted else "house-as-before"
        return layouts.screen([words.say(key, where=where)])
    if len(keys) == 1:
        told = words.texts.say(
            words.locale, "house-done-one", change=words.difference(change.differences[0]), where=where
        )
    else:
        told = "\n".join(
            [words.texts.say(words.locale, "house-done", where=where), *_listed(words, change.differences)]
        )
    return layouts.screen([told, words.effect(keys), *words.unplayable(change)])


def ask(words: HouseWords, place: Place, change: Change, verb: str, token: str) -> Screen:
    """Show what would change and ask whether that is meant; `verb` is `house_reset` or `house_import`."""
    what = verb.removeprefix("house_")
    head = words.say(f"house-ask-{what}", where=words.where(place.channel))
    button = layouts.button(
        custom_ids.encode(0, verb, spot(place), token), words.say(f"house-ask-{what}.button"), layouts.DANGER
    )
    keep = layouts.button(custom_ids.encode(0, "house_keep", what), words.say("house-ask-keep"))
    told = [head, "\n".join(_listed(words, change.differences)), *words.unplayable(change)]
    if what == "import":
        told.append(words.say("house-ask-import-rest", where=words.where(place.channel)))
    return layouts.screen(told, [[button, keep]])


def history(words: HouseWords, entries: Sequence[Noted], level: int | None, page: int) -> Screen:
    """Show who changed what, newest first. `entries` may hold one more than a page: then there is a next one."""
    head = words.say("house-history") if level is None else words.say("house-history.channel", channel=f"<#{level}>")
    lines = [_entry(words, entry) for entry in entries[:PAGE]] or [words.say("house-history-empty")]
    spoken = "" if level is None else level
    rows = turning(words, page, len(entries) > PAGE, lambda to: custom_ids.encode(0, "house_history", f"{spoken}.{to}"))
    return layouts.screen([f"### {head}", "\n".join(folded(lines)[0])], rows)


def _listed(words: HouseWords, differences: Sequence[Difference]) -> list[str]:
    lines = [f"- {words.difference(one)}" for one in differences]
    kept = folded(lines)[0]
    return kept if len(kept) == len(lines) else [*kept, words.say("house-and-more", count=len(lines) - len(kept))]


def _entry(words: HouseWords, entry: Noted) -> str:
    if entry.key == DECK:
        return _deck_entry(words, entry)
    unset = words.say("house-not-set")
    return words.texts.say(
        words.locale,
        "house-history-line",
        at=f"<t:{int(entry.at)}:f>",
        player=f"<@{entry.user}>",
        rule=words.title(entry.key),
        before=unset if entry.before is None else words.value(entry.key, entry.before),
        after=unset if entry.after is None else words.value(entry.key, entry.after),
        where=words.where(entry.channel),
    )


def _deck_entry(words: HouseWords, entry: Noted) -> str:
    """Tell of a deck that came, was replaced, or went; its texts are told apart by the beginning of their hashes."""
    found = [value for value in (entry.before, entry.after) if isinstance(value, list)]
    versions = ["" if not isinstance(value, list) else value[-1][:8] for value in (entry.before, entry.after)]
    change = "added" if not versions[0] else "replaced" if versions[1] else "removed"
    return words.say(
        f"house-history-deck-{change}",
        at=f"<t:{int(entry.at)}:f>",
        player=f"<@{entry.user}>",
        id=found[0][0] if found else "",
        version=versions[1] or versions[0],
    )
