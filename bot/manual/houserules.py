"""`docs/houserules.md`: every house rule with its values, from the schema and the English catalogue."""

from collections.abc import Iterator

from bot.content.houserules import HouseRules
from bot.content.rule import Rule, word
from bot.texts import Locale, Texts

HEAD = """# House rules

Written by `python -m bot docs` from `data/houserules.yaml` and the English texts; change those and run it again.

The *usual* value holds unless the preset or somebody says otherwise. Codes such as FR-18 or R34 name the statements of
the rulebooks and the rulings that a rule goes back to; scenarios and tests carry the same names.
"""


def page(schema: HouseRules, texts: Texts) -> str:
    """Give the whole page as Markdown. Raises `TextError` when a rule lacks a text."""
    sections = {"unstable": schema.unstable, "kids": schema.kids, "hunt": schema.hunt, "table": schema.table}
    parts = [HEAD, *_presets(schema, texts)]
    told: set[str] = set()
    for section, rules in sections.items():
        parts.append(f"## {_name(texts, section)}\n")
        shared = [key for key in schema.rules_of(section) if key in told] if section != "table" else []
        if shared:
            parts.append(f"As above: {', '.join(f'[{_title(texts, key)}](#{key})' for key in shared)}.\n")
        parts += [_rule(schema, texts, key, rule) for key, rule in rules.items() if key not in told]
        told |= rules.keys()
    return "\n".join([*parts, *_impossible(schema, texts)])


def _presets(schema: HouseRules, texts: Texts) -> Iterator[str]:
    yield "## Presets\n"
    yield "| preset | game | deck | seats | unicorns to win | differs from the usual |\n|---|---|---|---|---|---|"
    for name, preset in schema.presets.items():
        few, many = preset.unicorns_by_seats
        goal = str(few or "-") if few == many else f"{few} (up to 5 seats), {many} (from 6)"
        seats = "-".join(map(str, preset.seats))
        rules = ", ".join(f"[`{key}`](#{key}) `{word(value)}`" for key, value in preset.rules.items())
        title = texts.say(Locale.ENGLISH, f"game-{name}")
        game = _name(texts, preset.game)
        yield f"| `{name}`: {title} | {game} | `{preset.deck}` | {seats} | {goal} | {rules or 'nothing'} |"
    yield ""


def _rule(schema: HouseRules, texts: Texts, key: str, rule: Rule) -> str:
    about = texts.say(Locale.ENGLISH, f"houserule-{key}.about")
    games = ", ".join(_name(texts, game) for game in schema.games_of(key))
    sources = ", ".join(schema.every()[key].sources)
    lines = [f'### <a id="{key}"></a>{_title(texts, key)} · `{key}`\n', f"{about}\n", *_values(texts, key, rule)]
    lines.append(f"\nGames: {games}." + (f" From: {sources}." if sources else "") + "\n")
    return "\n".join(lines)


def _values(texts: Texts, key: str, rule: Rule) -> Iterator[str]:
    for value in rule.words:
        usual = " (usual)" if value == word(rule.usual) else ""
        yield f"- `{value}`{usual}: {texts.say(Locale.ENGLISH, f'houserule-{key}.{value}')}"
    if rule.of:
        yield "- or names of decks, with commas between them"
    if rule.bounds is not None:
        least, most = map(str, rule.bounds)
        usual = f" (usual: `{rule.usual}`)" if isinstance(rule.usual, int) else ""
        yield f"- {texts.say(Locale.ENGLISH, 'houserules-bounds', least=least, most=most)}{usual}"


def _impossible(schema: HouseRules, texts: Texts) -> Iterator[str]:
    yield "## What is refused\n"
    yield "A deck that is too small for the players, their hands or the unicorns to win; and these combinations:\n"
    for refused in schema.not_allowed:
        when = " with ".join(f"[`{key}`](#{key}) `{word(value)}`" for key, value in refused.when.items())
        least, most = refused.seats
        seats = str(least) if least == most else f"{least} to {most}"
        said = texts.say(Locale.ENGLISH, f"houserule-impossible-{refused.reason}", seats=seats)
        yield f"- {_name(texts, refused.game)}: {when}. {said}"
    yield ""


def _title(texts: Texts, key: str) -> str:
    return texts.say(Locale.ENGLISH, f"houserule-{key}")


def _name(texts: Texts, section: str) -> str:
    return texts.say(Locale.ENGLISH, f"houserules-about-{section}")
