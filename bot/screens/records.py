"""The games of a person and of a server, and a server's tables of ratings. Private."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter

from bot.screens import custom_ids, layouts
from bot.screens.screen import Screen
from bot.store.results import Standing, Tally
from bot.tables.results import OWN_PRESET
from bot.texts import Locale, Texts, safe_name

PAGE = 15
"""People on a page of a server's table."""

START, SCALE = 1000, 40
"""A rating is shown as a number that begins near 1000 and moves by some tens a game."""

PERSON, SERVER, TABLE, DATA = "stats", "stats_server", "stats_table", "stats_data"
"""The verbs that lead from one page to another."""


def shown(standing: Standing) -> int:
    """Give a rating as people see it: what somebody is at least as good as, so that a few lucky games don't lead."""
    return round(START + SCALE * (standing.mu - 3 * standing.sigma))


class Pages:
    """The pages in one language; `on_server` unless they are read in direct messages."""

    def __init__(self, texts: Texts, locale: Locale, *, on_server: bool) -> None:
        self._texts = texts
        self._locale = locale
        self._on_server = on_server

    def person(
        self, name: str, tallies: Sequence[Tally], standings: Mapping[str, tuple[Standing, int]], *, own: bool
    ) -> Screen:
        """Tell how many games somebody finished and won; `standings` by game, each with how many are rated."""
        key = "stats-heading" if self._on_server else "stats-heading.everywhere"
        told = [self._say(key, player=safe_name(name))]
        for game, part in self._games([one for one in tallies if not one.alone]):
            told.append(self._game("stats-game", game, part))
            if game in standings:
                standing, count = standings[game]
                told.append(self._say("stats-rating", rating=shown(standing), place=standing.place, count=count))
            told += self._presets("stats-preset", part)
        told += self._alone("stats-computers", tallies)
        if len(told) == 1:
            told.append(self._say("stats-none") if own else self._say("stats-none.other", player=safe_name(name)))
        return self._page(told, SERVER, DATA)

    def server(self, tallies: Sequence[Tally], rated: Mapping[str, int]) -> Screen:
        """Tell how many games were finished on a server; buttons lead to the tables of games with `rated` people."""
        told = [self._say("stats-server-heading")]
        for game, part in self._games([one for one in tallies if not one.alone]):
            told += [self._game("stats-server-game", game, part), *self._presets("stats-server-preset", part)]
        told += self._alone("stats-server-computers", tallies)
        if len(told) == 1:
            told.append(self._say("stats-server-none"))
        tables = [
            layouts.button(custom_ids.encode(0, TABLE, f"{game}.0"), self._name_of(game), layouts.PRIMARY)
            for game in rated
        ]
        return self._page(told, PERSON, DATA, first=tables)

    def table(self, game: str, page: int, part: Sequence[Standing], people: int, own: Standing | None) -> Screen:
        """Show a page of a server's table: `part` of the `people` rated, and below it where the reader stands."""
        pages = max(1, -(-people // PAGE))
        lines = [
            self._say(
                "stats-table-line",
                place=one.place,
                player=safe_name(one.name),
                rating=shown(one),
                games=one.games,
                wins=one.wins,
            )
            for one in part
        ]
        told = [self._say("stats-table-heading", game=self._name_of(game)), *lines]
        if not lines:
            told.append(self._say("stats-table-none"))
        if own is not None and own.user not in {one.user for one in part}:
            told.append(self._say("stats-table-you", place=own.place, rating=shown(own)))
        told.append(self._say("stats-table-about", start=START))
        if pages == 1:
            return self._page(told, SERVER, PERSON)
        told.append("-# " + self._say("page-number", page=page + 1, pages=pages))
        turns = ((page - 1, "page-previous", page == 0), (page + 1, "page-next", page >= pages - 1))
        return self._page(
            told,
            SERVER,
            PERSON,
            first=[
                layouts.button(custom_ids.encode(0, TABLE, f"{game}.{to % (pages + 1)}"), self._say(key), disabled=off)
                for to, key, off in turns
            ],
        )

    def _page(self, told: Sequence[str], *ways: str, first: Sequence[layouts.Control] = ()) -> Screen:
        labels = {SERVER: "stats-to-server", PERSON: "stats-to-mine", DATA: "stats-to-data"}
        buttons = [
            layouts.button(custom_ids.encode(0, way), self._say(labels[way]))
            for way in ways
            if self._on_server or way == DATA
        ]
        return layouts.screen(["\n".join(told)], [row for row in (first, buttons) if row])

    def _games(self, tallies: Sequence[Tally]) -> list[tuple[str, list[Tally]]]:
        by_game = attrgetter("game")
        return [(game, list(part)) for game, part in groupby(sorted(tallies, key=by_game), key=by_game)]

    def _game(self, key: str, game: str, part: Sequence[Tally]) -> str:
        return self._counted(key, part, game=self._name_of(game))

    def _presets(self, key: str, part: Sequence[Tally]) -> list[str]:
        """One line a preset, if there is more to tell than for the game as a whole."""
        return [self._counted(key, [one], preset=self._preset(one.preset)) for one in part] if len(part) > 1 else []

    def _alone(self, key: str, tallies: Sequence[Tally]) -> list[str]:
        alone = [one for one in tallies if one.alone]
        return [self._counted(key, alone)] if alone else []

    def _counted(self, key: str, tallies: Sequence[Tally], **names: str) -> str:
        counts = {"games": sum(one.games for one in tallies), "wins": sum(one.wins for one in tallies)}
        wanted = {name: count for name, count in counts.items() if name in self._texts.arguments(key)}
        return self._texts.say(self._locale, key, **names, **wanted)

    def _preset(self, preset: str) -> str:
        return self._say("stats-own-decks" if preset == OWN_PRESET else f"choice-preset-{preset}")

    def _name_of(self, game: str) -> str:
        return self._say(f"choice-game-{game}")

    def _say(self, key: str, **arguments: str | int) -> str:
        return self._texts.say(self._locale, key, **arguments)
