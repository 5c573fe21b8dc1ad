"""`python -m bot docs`: write the pages of `docs/` that come from data and catalogues."""

import argparse

from bot.manual.pages import DOCS, written

HELP = "write the documentation pages that come from data and texts"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command has no options."""
    del parser


def run(options: argparse.Namespace) -> int:
    """Write every page whose text has changed; 0."""
    del options
    DOCS.mkdir(exist_ok=True)
    for name, text in written().items():
        path = DOCS / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"written: {path}")
    return 0
