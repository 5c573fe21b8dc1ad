"""Which pages there are and what stands on them now."""

from collections.abc import Callable, Mapping

from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.manual import cards, houserules
from bot.texts import Texts

DOCS = DATA.parent / "docs"
"""Where pages lie."""

PAGES: Mapping[str, Callable[[Library, Texts], str]] = {
    "houserules.md": lambda library, texts: houserules.page(library.houserules, texts),
    "cards.md": cards.page,
}
"""What writes each page, by its file's name."""


def written() -> dict[str, str]:
    """Give the text of every page by its file's name. Raises `ContentError`, `CatalogueError`, `TextError`."""
    library, texts = Library(), Texts.load(DATA / "texts")
    return {name: page(library, texts) for name, page in PAGES.items()}
