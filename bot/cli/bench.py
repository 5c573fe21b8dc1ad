"""`python -m bot bench`: every figure of the performance table, beside its baseline."""

import argparse
import asyncio

import msgspec

from bot.bench import engine, hunts, pictures, screens, tables, thinking
from bot.bench.figures import Figure
from bot.content.library import Library
from bot.content.yaml_files import DATA, read, shape

HELP = "measure every figure of the performance table"
BASELINE = DATA / "baseline.yaml"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("--write-baseline", action="store_true", help="keep this run's figures as the baseline")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Measure and print; a figure is never a failure, the reader judges. Returns 0."""
    library = Library()
    figures = [*engine.measure(library), *hunts.measure(library)]
    figures += [
        *asyncio.run(tables.measure(library)),
        *asyncio.run(screens.measure(library)),
        *asyncio.run(thinking.measure(library)),
        *pictures.measure(library),
    ]
    if options.write_baseline:
        lines = ["# What `python -m bot bench --write-baseline` measured last."]
        lines += [f"{figure.name}: {figure.value}" for figure in figures]
        BASELINE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    baseline = shape(read(BASELINE), dict[str, float], BASELINE.name)
    if options.json:
        print(msgspec.json.encode({figure.name: figure.value for figure in figures}).decode())
    else:
        for figure in figures:
            print(_line(figure, baseline.get(figure.name)))
    return 0


def _line(figure: Figure, before: float | None) -> str:
    told = f"{figure.name:34} {figure.value:>10} {figure.unit:10}"
    if not before:
        return told
    gain = figure.value / before if figure.more_is_better else before / figure.value
    return f"{told} baseline {before:>10}   x{gain:.2f}"
