"""Which pages the rules of each game have, and the statements and rulings that each page is about."""

from collections.abc import Mapping

OF_GAME: Mapping[str, tuple[str, ...]] = {
    "unstable": ("overview", "turn", "cards", "neigh", "words", "winning", "two-players"),
    "kids": ("kids", "kids-cards"),
    "hunt": ("hunt", "hunt-traps", "hunt-bids", "hunt-market", "hunt-points", "hunt-powers"),
}
"""The pages of a game by name, in order; those about every house rule follow."""

HOUSE = "house-"
"""How the names of the pages begin that list every house rule: `house-1`, `house-2`, …"""

IDS: Mapping[str, tuple[str, ...]] = {
    "overview": ("CZ-01", "CZ-03", "CZ-04", "CZ-05", "CZ-24"),
    "turn": ("CZ-06", "CZ-07", "CZ-08", "CZ-09", "CZ-10", "CZ-26", "CZ-28", "R16"),
    "cards": ("CZ-16", "CZ-17", "CZ-18", "CZ-19", "CZ-20", "CZ-21"),
    "neigh": ("CZ-20", "CZ-29", "R22", "R23", "R24", "R25", "R26"),
    "words": ("CZ-11", "CZ-12", "CZ-13", "CZ-14", "CZ-25", "CZ-26", "CZ-30", "CZ-34", "CZ-35", "RO-06"),
    "winning": ("CZ-22", "CZ-23", "R4", "R8", "R9", "R10"),
    "two-players": ("CZ-36", "FR-22", "FR-23"),
    "kids": ("KI-01", "KI-02", "KI-04", "KI-05", "KI-07"),
    "kids-cards": ("KI-08", "KI-09", "KI-10", "KI-11", "K-b"),
    "hunt": ("HU-01", "HU-03", "HU-04", "HU-05", "HU-20"),
    "hunt-traps": ("HU-07", "HU-08", "HU-15", "HU-16", "B6"),
    "hunt-bids": ("HU-09", "HU-10", "HU-11", "HU-12", "HU-13", "HU-14", "HU-17"),
    "hunt-market": ("HU-18", "HU-19", "HU-25", "E2"),
    "hunt-points": ("HU-21", "HU-22", "HU-23", "HU-24", "F2"),
    "hunt-powers": ("HU-26", "HU-29", "HU-30"),
}
"""By page; those of the house rules that it depends on are added from the schema."""
