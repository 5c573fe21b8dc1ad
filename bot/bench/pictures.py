"""Figures of pictures: what it takes to draw a table, a hand and the chart of a game."""

from random import Random

from bot.bench.figures import Figure, milliseconds
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.games.stables.match import StableMatch
from bot.pictures.draw import draw
from bot.pictures.scene import Picture
from bot.screens import board, chart, hand
from bot.screens.showing import Showing
from bot.simulation.choosers import random_chooser
from bot.store.records import TableRow
from bot.tables.document import SeatRecord, TableDocument, encode_document
from bot.tables.state import TableState
from bot.texts import Locale, Texts

TURNS = 20


def measure(library: Library) -> list[Figure]:
    """Draw again and again what a game shows in its middle; what cards look like is remembered by then."""
    texts = Texts.load(DATA / "texts")
    figures: list[Figure] = []
    for seats in (4, 8):
        showing = Showing(texts, Locale.ENGLISH, underway(library, seats))
        figures.append(_figure(f"draw a table of {seats}", board.picture(showing)))
    figures.append(_figure("draw a hand's picture", hand.picture(showing, 0)))
    figures.append(_figure("draw a chart", chart.picture(showing)))
    return figures


def underway(library: Library, seats: int) -> TableState:
    """Give a table with a random game after so many turns."""
    match = library.stables.start("second", {}, seats, "pictures")
    people = [SeatRecord(user=1 + seat, name=f"Player {seat + 1}") for seat in range(seats)]
    kept = TableDocument(
        secret="", preset="second", pace="live", language="en", host=1, opener="", opened_at=0.0, seats=people
    )
    _play(match, kept)
    return TableState(TableRow(1, 1, 1, "playing", 1, encode_document(kept)), kept, match, ())


def _play(match: StableMatch, kept: TableDocument) -> None:
    choose = random_chooser(Random("pictures"))
    while match.outcome is None and (turn := match.view(None).turns) < TURNS:
        kept.course.setdefault(turn, list(match.standing))
        asked = match.decisions[0]
        match.answer(asked.seat, asked.id, choose(match, asked))


def _figure(name: str, picture: Picture | None) -> Figure:
    assert picture is not None
    scene = picture.scene
    return milliseconds(name, 10, lambda: draw(scene))
