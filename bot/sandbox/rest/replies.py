"""Reading requests and writing answers the way Discord's clients expect them."""

from aiohttp import BodyPartReader, web

from bot.sandbox.json_values import JsonObject, JsonValue, as_object, dump_json, parse_json, snowflake_of
from bot.sandbox.model.message_actions import MessageRequest, Upload
from bot.sandbox.rules.errors import ApiError, Code

BODY_KEY = web.RequestKey("sandbox_body", object)


def json_reply(value: JsonValue, status: int = 200) -> web.Response:
    """An answer whose content type is exactly application/json: with a charset discord.py wouldn't parse it."""
    return web.Response(body=dump_json(value).encode(), status=status, content_type="application/json")


def no_content() -> web.Response:
    """An answer without a body."""
    return web.Response(status=204)


def path_id(request: web.Request, name: str) -> int | None:
    """An id from the address; None when it is none."""
    return snowflake_of(request.match_info[name])


async def read_json(request: web.Request) -> JsonValue:
    """The JSON body of a request; {} when it has none.

    Raises ApiError (50109).
    """
    raw = await request.read()
    try:
        body = parse_json(raw or b"{}")
    except ValueError:
        raise ApiError(Code.INVALID_JSON) from None
    request[BODY_KEY] = body
    return body


async def read_object(request: web.Request) -> JsonObject:
    """The JSON body of a request as an object.

    Raises ApiError (50109).
    """
    return as_object(await read_json(request))


async def read_message(request: web.Request) -> MessageRequest:
    """The body of a request that may carry files: plain JSON, or a form with `payload_json` and `files[n]`.

    Raises ApiError (50109).
    """
    if not request.content_type.startswith("multipart/"):
        return MessageRequest(await read_object(request))
    body: JsonObject = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        data = bytes(await part.read())
        if name == "payload_json":
            try:
                body = as_object(parse_json(data))
            except ValueError:
                raise ApiError(Code.INVALID_JSON) from None
        elif name.startswith("files["):
            uploads.append(Upload(snowflake_of(name[6:-1]) or 0, part.filename or "unknown", data))
    request[BODY_KEY] = body
    return MessageRequest(body, uploads)
