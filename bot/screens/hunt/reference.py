"""The quick reference card of a hunt, as the variant that is played makes it."""

from bot.screens.hunt.showing import HuntShowing


def card(showing: HuntShowing) -> str:
    """Tell the game in a few lines: without scheme cards and powers where there are none (HU-30), Expert (HU-29)."""
    look = showing.public
    variant = "" if look.schemes else ".no_schemes" if look.powers else ".no_powers"
    lines = [
        "reference-hunt",
        f"reference-hunt-days{variant}",
        "reference-hunt-bids",
        *(["reference-hunt-schemes"] if look.schemes else []),
        "reference-hunt-market",
        "reference-hunt-points" if look.schemes else "reference-hunt-points.no_schemes",
        "reference-hunt-rainbow",
        *(["reference-hunt-expert"] if look.expert else []),
    ]
    return "\n".join(showing.say(line) for line in lines)
