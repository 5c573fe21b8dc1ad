"""The languages this bot speaks, and how Discord's locales map to them."""

from enum import StrEnum


class Locale(StrEnum):
    """A language with a folder of catalogues under `data/texts/`."""

    ENGLISH = "en"
    FRENCH = "fr"
    CZECH = "cs"
    ROMANIAN = "ro"

    @classmethod
    def from_discord(cls, tag: str | None) -> "Locale":
        """Give the language for a locale tag of Discord (`en-GB`, `fr`, …); English for all we don't speak."""
        try:
            return cls((tag or "").partition("-")[0].lower())
        except ValueError:
            return cls.ENGLISH
