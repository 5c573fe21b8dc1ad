"""Discord's error answers: HTTP status, code and words, by name."""

from enum import Enum

from bot.sandbox.json_values import JsonObject, JsonValue


class Code(Enum):
    """The error answers the stand-in can give, as (HTTP status, Discord's code, Discord's message)."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    SERVER_ERROR = (500, 0, "500: Internal Server Error")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_COMMAND_CREATIONS = (400, 30034, "Max number of daily application command creates has been reached (200)")
    TOO_MANY_OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
    FILE_TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    CANNOT_EDIT_OTHERS = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_SEND_TO_USER = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILD = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    THREAD_ALREADY_CREATED = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (403, 160005, "Thread is locked")


class ApiError(Exception):
    """A request that Discord would refuse. `deliberate`: it was fine, but a test wanted it to fail."""

    def __init__(self, code: Code, errors: JsonObject | None = None, *, deliberate: bool = False) -> None:
        self.status, self.code, self.message = code.value
        self.kind = code
        self.errors = errors
        self.deliberate = deliberate
        super().__init__(f"{self.status} {self.code} {self.message}")

    def to_json(self) -> dict[str, JsonValue]:
        """The body of the answer."""
        body: dict[str, JsonValue] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body
