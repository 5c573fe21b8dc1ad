"""Guilds with their roles and members."""

from dataclasses import dataclass, field

from bot.sandbox.clock import iso_time
from bot.sandbox.json_values import JsonObject, JsonValue

_UNUSED: JsonObject = {
    "stickers": [],
    "features": [],
    "icon": None,
    "home_header": None,
    "incidents_data": None,
    "max_members": 500_000,
    "max_presences": None,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "nsfw": False,
    "region": "deprecated",
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "application_id": None,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "public_updates_channel_id": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "vanity_url_code": None,
    "verification_level": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
}
"""What a guild has to have on the wire, and nobody here uses."""


@dataclass
class Role:
    """One role. The role of everyone has the guild's id."""

    id: int
    name: str
    permissions: int = 0
    position: int = 0

    def to_json(self) -> JsonObject:
        """The role as Discord sends it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


@dataclass
class Member:
    """A user in a guild."""

    user_id: int
    joined_at: float
    nick: str | None = None
    role_ids: list[int] = field(default_factory=list[int])

    def to_json(self) -> dict[str, JsonValue]:
        """The member as Discord sends it, without the user."""
        return {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(role_id) for role_id in self.role_ids],
            "joined_at": iso_time(self.joined_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "communication_disabled_until": None,
            "flags": 0,
        }


@dataclass
class Guild:
    """One server. `available` is false during an outage."""

    id: int
    name: str
    owner_id: int
    preferred_locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    emoji_ids: dict[int, str] = field(default_factory=dict[int, str])
    available: bool = True

    def to_json(self) -> dict[str, JsonValue]:
        """The guild as Discord's REST sends it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "preferred_locale": self.preferred_locale,
            "roles": [role.to_json() for role in self.roles.values()],
            "emojis": [
                {"id": str(key), "name": name, "roles": [], "require_colons": True, "managed": False, "available": True}
                for key, name in self.emoji_ids.items()
            ],
            **_UNUSED,
        }
