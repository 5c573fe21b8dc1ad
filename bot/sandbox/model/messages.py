"""Messages, public and for one person alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.sandbox.json_values import JsonObject, as_object, objects, text_of
from bot.sandbox.model.attachments import Attachment
from bot.sandbox.rules.validate_layout import walk

EPHEMERAL, LOADING, LAYOUT = 1 << 6, 1 << 7, 1 << 15
DEFAULT_KIND, REPLY_KIND, THREAD_CREATED_KIND, COMMAND_KIND = 0, 19, 18, 20


@dataclass
class Message:
    """One message. `private_to`: the only user who sees it (ephemeral), or None. `edits` counts the edits."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    embeds: Sequence[JsonObject] = ()
    components: Sequence[JsonObject] = ()
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    kind: int = DEFAULT_KIND
    edited_at: float | None = None
    nonce: str | int | None = None
    private_to: int | None = None
    interaction_id: int | None = None
    reference_id: int | None = None
    thread_id: int | None = None
    mention_ids: list[int] = field(default_factory=list[int])
    mentions_everyone: bool = False
    pinned: bool = False
    deleted: bool = False
    dismissed: bool = False
    edits: int = 0
    _walked: tuple[Sequence[JsonObject], list[JsonObject]] | None = field(default=None, repr=False, compare=False)

    @property
    def parts(self) -> list[JsonObject]:
        """All its components, nested ones included; worked out once for each edit."""
        if self._walked is None or self._walked[0] is not self.components:
            self._walked = (self.components, walk(self.components))
        return self._walked[1]

    @property
    def is_loading(self) -> bool:
        """Whether this only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def is_ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Everything readable in it, a part a line: content, texts of the layout, embeds."""
        parts = [self.content, *(text_of(part, "content") for part in self.parts)]
        for embed in self.embeds:
            parts += [text_of(embed, "title"), text_of(embed, "description")]
            parts += [f"{text_of(entry, 'name')}\n{text_of(entry, 'value')}" for entry in objects(embed.get("fields"))]
            parts.append(text_of(as_object(embed.get("footer")), "text"))
        return "\n".join(part for part in parts if part)
