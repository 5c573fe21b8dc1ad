"""`python -m bot simulate`: whole games without Discord, and what they add up to."""

import argparse
import sys

import msgspec

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.simulation.report import PLAYERS, Report, simulate

HELP = "play whole games without Discord and count what happens"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("--preset", default="second")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1", help="the same seed plays the same games")
    parser.add_argument("--players", default="random", help=f"kinds by seat, comma separated: {', '.join(PLAYERS)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play the games; 0 if all ended unbroken, 1 if not, 2 if they can't be played."""
    unknown = set(options.players.split(",")) - set(PLAYERS)
    if unknown or options.games < 1:
        print(f"unknown players: {', '.join(sorted(unknown))}" if unknown else "no games to play", file=sys.stderr)
        return 2
    try:
        report = simulate(
            Library(), options.preset, options.seats, options.games, options.seed, players=options.players
        )
    except ContentError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        print(_in_words(report))
    return 1 if report.unfinished or report.broken else 0


def _in_words(report: Report) -> str:
    lines = [
        f"{report.games} games of {report.preset}, {report.seats} seats: "
        f"{report.games_per_s} games/s, {report.answers_per_s} answers/s, {report.mean_answers} answers a game",
        f"wins by seat {report.wins_by_seat}, nobody {report.nobody_wins}",
        f"unfinished {report.unfinished} (hurried {report.hurried}), broken invariants {report.broken}",
        f"effects never fired: {', '.join(report.unfired) or 'none'}",
    ]
    return "\n".join(lines + report.faults[:20])
