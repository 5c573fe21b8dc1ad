"""`python -m bot simulate`: whole games without Discord, and what they add up to."""

import argparse
import sys
from pathlib import Path

import msgspec

from bot.cli.typed_rules import known_rules, read_rules
from bot.content.errors import ContentError
from bot.content.library import Library
from bot.content.own.check import check
from bot.content.own.faults import FaultyDeck
from bot.content.own.shelf import OWN
from bot.content.yaml_files import DATA
from bot.games.stables.book import in_language
from bot.screens import deck_checks
from bot.simulation.report import MIXED, PLAYERS, STRENGTHS, Report, simulate, simulate_drawn
from bot.texts import Locale, Texts

HELP = "play whole games without Discord and count what happens"
USUAL_PRESET, USUAL_SEATS = "second", 4


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = known_rules(Library())
    parser.add_argument("--preset", help=f"a set of house rules: {USUAL_PRESET} unless rules are drawn")
    parser.add_argument(
        "--deck",
        type=Path,
        help="a deck of your own: played alone if it can be and no preset is given, else shuffled into the preset's",
    )
    parser.add_argument("--seats", type=int, help=f"how many play: {USUAL_SEATS} unless rules are drawn")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1", help="the same seed plays the same games")
    parser.add_argument(
        "--players",
        default="random",
        help=f"kinds by seat, comma separated: {', '.join((*PLAYERS, MIXED, *STRENGTHS))}; of two kinds of which one "
        "is strong every deal is played with all seats swapped",
    )
    rules = parser.add_mutually_exclusive_group()
    rules.add_argument("--rules", nargs="+", default=[], metavar="KEY=VALUE", help="house rules that differ")
    rules.add_argument(
        "--random-rules",
        action="store_true",
        help="draw house rules (and preset and seats, if not given) for each game, and play a rebuilt copy beside it",
    )
    parser.add_argument("--by-character", action="store_true", help="say how often each character of a hunt wins")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play the games; 0 if all ended unbroken, 1 if not, 2 if they can't be played."""
    unknown = set(options.players.split(",")) - {*PLAYERS, MIXED, *STRENGTHS}
    if unknown or options.games < 1:
        print(f"unknown players: {', '.join(sorted(unknown))}" if unknown else "no games to play", file=sys.stderr)
        return 2
    try:
        library = Library()
        report = _report(library, options)
    except FaultyDeck as faulty:
        texts = Texts.load(DATA / "texts")
        told = [deck_checks.fault(texts, Locale.ENGLISH, fault) for fault in faulty.faults]
        print("\n".join(f"{options.deck.name}: {line}" for line in told), file=sys.stderr)
        return 2
    except (ContentError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        told = _in_words(report, _called(library, report.preset))
        print("\n".join([*told, *(_by_character(report) if options.by_character else [])]))
    return 1 if report.unfinished or report.broken else 0


def _report(library: Library, options: argparse.Namespace) -> Report:
    chance = (options.games, options.seed, options.players)
    preset, rules = options.preset, read_rules(library, options.rules)
    if options.deck is not None:
        deck = check(options.deck.read_bytes(), library.stables.bases, library.stables.names)
        own = library.shelf.put(options.deck.read_bytes())
        if deck.alone and preset is None:
            preset = own
        else:
            rules["expansions"] = [own]
    if options.random_rules:
        return simulate_drawn(library, preset, options.seats, *chance)
    seats = USUAL_SEATS if options.seats is None else options.seats
    return simulate(library, preset or USUAL_PRESET, seats, *chance, rules)


def _called(library: Library, preset: str) -> str:
    """Name what was played: an own deck by its title, not by the hash of its text."""
    return in_language(library.shelf.title(preset), "en") if preset.startswith(OWN) else preset


def _in_words(report: Report, called: str) -> list[str]:
    lines = [
        f"{report.games} games of {called}, {report.seats or 'any'} seats: "
        f"{report.games_per_s} games/s, {report.answers_per_s} answers/s, {report.mean_answers} answers a game",
        f"wins by seat {report.wins_by_seat}, nobody {report.nobody_wins}",
        f"unfinished {report.unfinished} (hurried {report.hurried}), broken invariants {report.broken}",
        f"effects never fired: {', '.join(report.unfired) or 'none'}",
    ]
    return lines + _of_duel(report) + report.faults[:20]


def _of_duel(report: Report) -> list[str]:
    """A line on who won how often where two kinds of players met with seats swapped."""
    duel = report.duel
    if duel is None:
        return []
    return [
        f"{duel.side} won {duel.wins:g} of {duel.games} games with seats swapped: {duel.share} % "
        f"(95 %: {duel.least} to {duel.most}; a shared win counts by its part, one of nobody as lost)"
    ]


def _by_character(report: Report) -> list[str]:
    """A line a character: share of its games won, with the 95 % interval."""
    return [
        f"{one.character:12} {one.share:5.1f} %  ({one.least:.1f} to {one.most:.1f}), {one.wins} of {one.games} games"
        for one in report.wins_by_character
    ]
