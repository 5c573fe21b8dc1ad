"""Words as people type them: without capitals and accents, which not every keyboard has."""

import unicodedata

# Letters with a stroke or a tail that Unicode doesn't take apart.
_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "œ": "oe", "æ": "ae", "’": "'"})


def folded(text: str) -> str:
    """Give a text for comparing with others: "  Écurie" and "ecurie" are the same; so are “ș” and “ş”."""
    apart = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).translate(_LETTERS)
