"""Users: people and the bot."""

from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, JsonValue


@dataclass
class User:
    """One account. `dms_open`: whether strangers from a common guild may write to it."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def display_name(self) -> str:
        """The name people read."""
        return self.global_name or self.username

    @property
    def mention(self) -> str:
        """What text has to hold to call this user."""
        return f"<@{self.id}>"

    def to_json(self) -> dict[str, JsonValue]:
        """The user as Discord sends it to others."""
        return {
            "id": str(self.id),
            "username": self.username,
            "discriminator": "0",
            "global_name": self.global_name,
            "avatar": None,
            "avatar_decoration_data": None,
            "bot": self.bot,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }

    def to_own_json(self) -> JsonObject:
        """The user as Discord sends it to itself."""
        own: JsonObject = {"verified": True, "mfa_enabled": False, "locale": self.locale, "email": None}
        return {**self.to_json(), **own}
