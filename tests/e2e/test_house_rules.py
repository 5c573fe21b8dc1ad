"""A server shapes its game: what an admin changes holds for new tables alone, and is all there after a kill."""

import json
from pathlib import Path

from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.e2e.kept import reading
from tests.e2e.scene import Scene, scene_of


def text_of(outcome: Outcome) -> str:
    assert outcome.private is not None
    return outcome.private.text


async def use(scene: Scene, person: Person, line: str, **options: str) -> str:
    return text_of(await person.slash(f"houserules {line}", scene.channel, **options))


def rules_of(scene: Scene, table: int) -> dict[str, object]:
    with reading(scene.database) as connection:
        (document,) = connection.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        return json.loads(document)["rules"]


async def test_a_server_shapes_its_game(tmp_path: Path) -> None:
    async with scene_of(tmp_path) as scene:
        ann, bob = scene.people
        await scene.start_game()
        for key, value in (("hand_limit", "3"), ("final_tie", "shared"), ("turn_seconds", "120")):
            assert "for the whole server." in await use(scene, ann, "set", key=key, value=value)
        refused = await use(scene, bob, "set", key="hand_limit", value="20")
        assert "Only somebody who may manage this server" in refused
        await ann.slash("table new", scene.channel)
        await scene.until(lambda: scene.is_offered("Join") and "Table 2" in scene.offering("Join").text)
        lobby = scene.offering("Join")
        assert "Hand limit (3)" in lobby.text
        assert "2 min for a turn" in lobby.text or "2 min a turn" in lobby.text
        assert rules_of(scene, 1) == {}
        changed = {"hand_limit": 3, "final_tie": "shared", "turn_seconds": 120}
        assert rules_of(scene, 2) == changed
        asked = await ann.slash("houserules import", scene.channel, file=PickedFile("r.yaml", b"hand_limit: 4"))
        reset = await ann.slash("houserules reset", scene.channel)
        shown, history = await use(scene, bob, "show"), await use(scene, bob, "history")
        assert history.count("- <t:") == 3

        await scene.kill_bot()
        await scene.start_bot()

        assert await use(scene, bob, "show") == shown
        assert await use(scene, bob, "history") == history
        assert rules_of(scene, 1) == {}
        assert rules_of(scene, 2) == changed
        assert asked.private is not None
        await ann.press(asked.private, label="Take it over")
        assert "- Hand limit: 3 → 4" in asked.private.text
        assert reset.private is not None
        await ann.press(reset.private, label="Take it all back")
        assert "The rules were changed meanwhile" in reset.private.text
        await bob.slash("table new", scene.channel)
        assert rules_of(scene, 2) == changed
        assert rules_of(scene, 3) == {"hand_limit": 4}
        scene.assert_flawless()
