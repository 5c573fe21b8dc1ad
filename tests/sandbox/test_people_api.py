"""The people over HTTP, as the page uses them."""

from base64 import b64encode
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest_asyncio

from tests.sandbox.conftest import Scene


@pytest_asyncio.fixture
async def page(scene: Scene) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(scene.server.endpoints.origin) as session:
        yield session


async def act(page: aiohttp.ClientSession, path: str, status: int = 200, **body: object) -> dict[str, object]:
    async with page.post(f"/sandbox/people/{path}", json=body) as response:
        assert response.status == status
        return await response.json()


async def test_a_person_sees_their_frame(scene: Scene, page: aiohttp.ClientSession) -> None:
    async with page.get("/sandbox/people/Ann") as response:
        state = await response.json()
    assert state["me"]["global_name"] == "Ann"
    assert [channel["name"] for channel in state["guilds"][0]["channels"]] == ["general", "games"]
    assert state["direct"]["recipients"][0]["id"] == str(scene.ann.id)
    async with page.get("/sandbox/people/Nobody") as response:
        assert response.status == 404


async def test_whole_round_over_http_with_live_feed(scene: Scene, page: aiohttp.ClientSession) -> None:
    channel = str(scene.channel.id)
    async with page.ws_connect("/sandbox/people/Bob/live") as live:
        outcome = await act(page, "Ann/slash", channel_id=channel, line="buttons", options={})
        assert outcome["acknowledged"]
        entry = await live.receive_json()
        assert entry["name"] == "MESSAGE_CREATE"
        message_id = entry["payload"]["id"]
        pressed = await act(page, "Bob/press", channel_id=channel, message_id=message_id, custom_id="press:private")
        assert (pressed["kind"], pressed["failed"]) == (4, False)
        private = await live.receive_json()
        assert private["payload"]["content"] == "hello Bob"
        assert private["payload"]["flags"] & 64
    async with page.get(f"/sandbox/people/Bob/channels/{channel}/messages") as response:
        assert [message["content"] for message in (await response.json())["messages"]] == ["press", "hello Bob"]
    await act(page, "Bob/dismiss", channel_id=channel, message_id=private["payload"]["id"])
    async with page.get(f"/sandbox/people/Bob/channels/{channel}/messages") as response:
        assert [message["content"] for message in (await response.json())["messages"]] == ["press"]
    async with page.get(f"/sandbox/people/Ann/channels/{channel}/messages") as response:
        assert [message["content"] for message in (await response.json())["messages"]] == ["press"]


async def test_forms_and_suggestions(scene: Scene, page: aiohttp.ClientSession) -> None:
    channel = str(scene.channel.id)
    found = await act(page, "Ann/autocomplete", channel_id=channel, line="table new", option="game", text="h")
    assert found == {"choices": [{"name": "Hunt", "value": "hunt"}]}
    await act(page, "Ann/slash", channel_id=channel, line="buttons")
    message_id = str(scene.ann.last_message(scene.channel).id)
    opened = await act(page, "Ann/press", channel_id=channel, message_id=message_id, custom_id="press:form")
    number = opened["interaction_id"]
    await act(page, "Bob/modal", 409, interaction_id=number, values={})
    await act(page, "Ann/modal", 409, interaction_id=number, values={"word": ""})
    await act(page, "Ann/modal", interaction_id=number, values={"word": "horn", "pick": ["b"]})
    assert scene.ann.last_message(scene.channel).text == "horn:b"


async def test_selects_settings_and_newcomers(scene: Scene, page: aiohttp.ClientSession) -> None:
    channel = str(scene.channel.id)
    await act(page, "Ann/slash", channel_id=channel, line="letters")
    message_id = str(scene.ann.last_message(scene.channel).id)
    await act(page, "Ann/select", channel_id=channel, message_id=message_id, custom_id="letters", values=["c"])
    assert scene.ann.last_message(scene.channel).text == "c"
    await act(page, "Bob/settings", locale="cs", dms_open=False)
    assert (scene.bob.user.locale, scene.bob.user.dms_open) == ("cs", False)
    async with page.post("/sandbox/people", json={"name": "Cyn"}) as response:
        assert response.status == 201
    await act(page, "Cyn/say", channel_id=channel, text="hi")
    await act(page, "Cyn/say", 409, channel_id=str(scene.bob.direct.id), text="hi")
    said = scene.ann.last_message(scene.channel)
    await act(page, "Bob/delete", 409, channel_id=channel, message_id=str(said.id))
    await act(page, "Ann/delete", channel_id=channel, message_id=str(said.id))
    assert said.deleted


async def test_forms_of_other_sites_are_kept_out(scene: Scene, page: aiohttp.ClientSession) -> None:
    async with page.post("/sandbox/people/Ann/say", data={"text": "evil"}) as response:
        assert response.status == 415
    assert scene.ann.messages(scene.channel) == []


async def test_a_file_as_an_option_of_a_command(scene: Scene, page: aiohttp.ClientSession) -> None:
    guild = discord.Object(scene.guild.id)

    @scene.bot.tree.command(name="read", description="reads a file", guild=guild)
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message((await file.read()).decode())

    await scene.bot.tree.sync(guild=guild)
    file = {"filename": "a.yaml", "data": b64encode(b"hand_limit: 5").decode()}
    channel = str(scene.channel.id)
    await act(page, "Ann/slash", channel_id=channel, line="read", options={"file": file})
    assert scene.ann.last_message(scene.channel).content == "hand_limit: 5"
    async with page.post(
        "/sandbox/people/Ann/slash", json={"channel_id": channel, "line": "read", "options": {"file": {"data": "?"}}}
    ) as response:
        assert response.status == 400
