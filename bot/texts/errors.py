"""What can go wrong with texts: all of it a mistake of ours, none of it a person's."""


class CatalogueError(Exception):
    """The catalogues of a language can't be read; the message lists file, line and reason, one a line."""


class TextError(Exception):
    """A text can't be said; the message names the key, the file and what is missing."""
