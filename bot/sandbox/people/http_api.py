"""The people over loopback HTTP, so that a browser page can act for them.

Everything below `/sandbox/people`. A request body is JSON; ids are strings. What a person's screen doesn't offer is
answered with 409 and `{"error": ...}`.
"""

from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

from bot.sandbox.json_values import (
    JsonObject,
    JsonValue,
    as_list,
    as_object,
    dump_json,
    flag_of,
    parse_json,
    snowflake_of,
    text_of,
)
from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.model.channels import Channel
from bot.sandbox.people import http_views
from bot.sandbox.people.command_calls import OptionValue
from bot.sandbox.people.crowd import Crowd
from bot.sandbox.people.live_feed import LiveFeed
from bot.sandbox.people.modal_answers import FieldValue
from bot.sandbox.people.outcome import Modal, NotOffered
from bot.sandbox.people.person import Person
from bot.sandbox.rules.errors import ApiError

Act = Callable[[Person, JsonObject], Awaitable[JsonObject]]
BASE = "/sandbox/people"


class PeopleApi:
    """Serves the people of one crowd."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._live = LiveFeed(crowd)
        self._acts: dict[str, Act] = {
            "press": self._press,
            "select": self._select,
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "modal": self._modal,
            "say": self._say,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "settings": self._settings,
        }

    def routes(self) -> list[web.RouteDef]:
        """The routes of this API."""
        return [
            web.get(BASE, self.people),
            web.post(BASE, self.add),
            web.get(BASE + "/{name}", self.state),
            web.get(BASE + "/{name}/live", self.live),
            web.get(BASE + "/{name}/channels/{channel_id}/messages", self.messages),
            web.get(BASE + "/{name}/channels/{channel_id}/commands", self.commands),
            web.post(BASE + "/{name}/{act}", self.act),
        ]

    async def people(self, _request: web.Request) -> web.Response:
        """Everybody there is."""
        return _json(http_views.people_view(self._crowd))

    async def add(self, request: web.Request) -> web.Response:
        """Somebody new, who joins all guilds; an old name changes nothing."""
        name = text_of(await _body(request), "name").strip()
        if not 1 <= len(name) <= 32:
            return _json({"error": "a name has 1 to 32 characters"}, 409)
        person = self._crowd.person(name, *self._crowd.world.guilds.values())
        return _json(http_views.state_view(person), 201)

    async def state(self, request: web.Request) -> web.Response:
        """The frame of a person's client."""
        return _json(http_views.state_view(self._person(request)))

    async def messages(self, request: web.Request) -> web.Response:
        """The messages a person sees in a channel."""
        return _json(http_views.messages_view(self._person(request), self._channel(request.match_info["channel_id"])))

    async def commands(self, request: web.Request) -> web.Response:
        """The commands a person is offered in a channel."""
        return _json(http_views.commands_view(self._person(request), self._channel(request.match_info["channel_id"])))

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """The person's feed, live."""
        return await self._live.serve(request, self._person(request))

    async def act(self, request: web.Request) -> web.Response:
        """Do something; answers once the bot has, or its 3 seconds are over."""
        act = self._acts.get(request.match_info["act"])
        if act is None:
            raise web.HTTPNotFound
        try:
            return _json(await act(self._person(request), await _body(request)))
        except (NotOffered, ApiError) as error:
            return _json({"error": str(error)}, 409)

    async def _press(self, person: Person, body: JsonObject) -> JsonObject:
        channel, number = self._channel(body.get("channel_id")), snowflake_of(body.get("message_id")) or 0
        message = self._crowd.visible_message(person, channel, number)
        return http_views.outcome_view(await person.press(message, custom_id=text_of(body, "custom_id")))

    async def _select(self, person: Person, body: JsonObject) -> JsonObject:
        channel, number = self._channel(body.get("channel_id")), snowflake_of(body.get("message_id")) or 0
        message = self._crowd.visible_message(person, channel, number)
        values = [str(value) for value in as_list(body.get("values"))]
        return http_views.outcome_view(await person.select(message, text_of(body, "custom_id"), values))

    async def _slash(self, person: Person, body: JsonObject) -> JsonObject:
        channel = self._channel(body.get("channel_id"))
        options = _options(body.get("options"))
        return http_views.outcome_view(await person.slash(text_of(body, "line"), channel, **options))

    async def _autocomplete(self, person: Person, body: JsonObject) -> JsonObject:
        channel = self._channel(body.get("channel_id"))
        line, option, text = (text_of(body, key) for key in ("line", "option", "text"))
        choices = await person.autocomplete(line, option, text, channel, **_options(body.get("options")))
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in choices]}

    async def _modal(self, person: Person, body: JsonObject) -> JsonObject:
        interaction = person.world.interactions.get(snowflake_of(body.get("interaction_id")) or 0)
        if interaction is None or interaction.modal is None or interaction.user_id != person.id:
            raise NotOffered("no such form is open")
        modal = Modal(interaction, interaction.modal)
        return http_views.outcome_view(await person.submit_modal(modal, _fields(body.get("values"))))

    async def _say(self, person: Person, body: JsonObject) -> JsonObject:
        message = self._crowd.say(person, self._channel(body.get("channel_id")), text_of(body, "text"))
        return {"message_id": str(message.id)}

    async def _dismiss(self, person: Person, body: JsonObject) -> JsonObject:
        channel, number = self._channel(body.get("channel_id")), snowflake_of(body.get("message_id")) or 0
        person.dismiss(self._crowd.visible_message(person, channel, number))
        return {}

    async def _delete(self, person: Person, body: JsonObject) -> JsonObject:
        channel, number = self._channel(body.get("channel_id")), snowflake_of(body.get("message_id")) or 0
        self._crowd.delete_as(person, self._crowd.visible_message(person, channel, number))
        return {}

    async def _settings(self, person: Person, body: JsonObject) -> JsonObject:
        person.set_locale(text_of(body, "locale", person.user.locale))
        person.user.dms_open = flag_of(body, "dms_open", person.user.dms_open)
        return http_views.state_view(person)

    def _person(self, request: web.Request) -> Person:
        person = self._crowd.people.get(request.match_info["name"])
        if person is None:
            raise web.HTTPNotFound
        return person

    def _channel(self, number: JsonValue) -> Channel:
        channel = self._crowd.world.channels.get(snowflake_of(number) or 0)
        if channel is None:
            raise web.HTTPNotFound
        return channel


def _options(value: JsonValue) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, given in as_object(value).items():
        if isinstance(given, str | int | float | bool):
            options[name] = given
        elif isinstance(given, Mapping):
            options[name] = _file(given)
    return options


def _file(value: JsonObject) -> PickedFile:
    """A file as the page sends it: its name and its bytes in Base64."""
    try:
        return PickedFile(text_of(value, "filename"), b64decode(text_of(value, "data"), validate=True))
    except ValueError as error:
        raise web.HTTPBadRequest from error


def _fields(value: JsonValue) -> dict[str, FieldValue]:
    fields: dict[str, FieldValue] = {}
    for name, given in as_object(value).items():
        if isinstance(given, str | bool):
            fields[name] = given
        elif isinstance(given, list):
            fields[name] = [str(item) for item in as_list(given)]
    return fields


async def _body(request: web.Request) -> JsonObject:
    """The JSON body. Asking for JSON's content type keeps other sites' forms out."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        return as_object(parse_json(await request.read()))
    except ValueError as error:
        raise web.HTTPBadRequest from error


def _json(value: JsonObject, status: int = 200) -> web.Response:
    return web.Response(text=dump_json(value), status=status, content_type="application/json")
