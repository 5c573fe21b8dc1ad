"""Uploaded files."""

import mimetypes
from dataclasses import dataclass

from bot.sandbox.json_values import JsonValue

_PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class PickedFile:
    """A file that a person has picked on their machine, for an option of a command."""

    filename: str
    data: bytes


@dataclass
class Attachment:
    """One uploaded file and where it is served."""

    id: int
    filename: str
    data: bytes
    url: str
    description: str | None = None
    ephemeral: bool = False

    @property
    def content_type(self) -> str:
        """The media type, by the file's name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height of a PNG picture in pixels."""
        if not self.data.startswith(_PNG_HEAD):
            return None
        return int.from_bytes(self.data[16:20], "big"), int.from_bytes(self.data[20:24], "big")

    def to_json(self) -> dict[str, JsonValue]:
        """The attachment as Discord sends it."""
        body: dict[str, JsonValue] = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "flags": 0,
        }
        if self.description:
            body["description"] = self.description
        if self.size:
            body["width"], body["height"] = self.size
        if self.ephemeral:
            body["ephemeral"] = True
        return body

    def to_media_json(self) -> dict[str, JsonValue]:
        """The attachment as the media of a component."""
        width, height = self.size or (0, 0)
        return {
            "id": str(self.id),
            "url": self.url,
            "proxy_url": self.url,
            "width": width,
            "height": height,
            "content_type": self.content_type,
            "loading_state": 2,
            "attachment_id": str(self.id),
            "flags": 0,
        }
