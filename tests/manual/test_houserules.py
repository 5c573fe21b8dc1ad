"""The page of house rules tells all of them."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.texts import Locale, Texts


def test_the_command_writes_what_has_changed(
    written: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "docs"
    monkeypatch.setattr("bot.cli.docs.DOCS", folder)
    assert main(["docs"]) == 0
    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == written


def test_every_rule_and_every_preset_stands_on_the_page(written: dict[str, str]) -> None:
    page = written["houserules.md"]
    texts, schema = Texts.load(DATA / "texts"), Library().houserules
    for key, rule in schema.every().items():
        name, about = (texts.say(Locale.ENGLISH, f"houserule-{key}{part}") for part in ("", ".about"))
        assert page.count(f'<a id="{key}"></a>{name} · `{key}`\n\n{about}\n') == 1, key
        assert all(f"- `{value}`" in page for value in rule.words)
    assert all(f"| `{preset}`:" in page for preset in schema.presets)


def test_every_link_leads_somewhere(written: dict[str, str]) -> None:
    page = written["houserules.md"]
    assert set(re.findall(r"\]\(#([a-z_]+)\)", page)) <= set(re.findall(r'<a id="([a-z_]+)">', page))
