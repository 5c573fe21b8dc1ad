"""House rules in words: which ones differ at a table, and what they are."""

from bot.screens.showing import Showing

Value = str | int | float | bool | list[str]


def differing(showing: Showing) -> list[str]:
    """Give each rule that the table has changed with its value: "Hand limit (5)"."""
    texts, locale = showing.texts, showing.locale
    return [
        texts.say(locale, "lobby-rule", rule=showing.say(f"houserule-{key}"), value=_worded(showing, key, value))
        for key, value in showing.state.document.rules.items()
        if texts.has(f"houserule-{key}")
    ]


def explained(showing: Showing) -> list[str]:
    """Give each rule that the table has changed with what it decides, one a line."""
    rules = [key for key in showing.state.document.rules if showing.texts.has(f"houserule-{key}")]
    return [
        f"- **{worded}** · {showing.say(f'houserule-{key}.about')}"
        for key, worded in zip(rules, differing(showing), strict=True)
    ]


def _worded(showing: Showing, key: str, value: Value) -> str:
    if isinstance(value, list):
        return showing.texts.listing(showing.locale, value) or showing.say(f"houserule-{key}.none")
    word = str(value).lower() if isinstance(value, bool) else str(value)
    name = f"houserule-{key}.{word}"
    return showing.say(name) if showing.texts.has(name) else word
