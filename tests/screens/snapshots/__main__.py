"""Draws all snapshots anew: `python -m tests.screens.snapshots`."""

from pathlib import Path

from bot.texts import Locale, Texts
from tests.screens.snapshots.gallery import FOLDER, pages

if __name__ == "__main__":
    texts = Texts.load(Path("data/texts"))
    for locale in Locale:
        drawn = pages(texts, locale)
        folder = FOLDER / locale
        folder.mkdir(exist_ok=True)
        for gone in {path.name for path in folder.glob("*.txt")} - {f"{name}.txt" for name in drawn}:
            (folder / gone).unlink()
        for name, text in drawn.items():
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
