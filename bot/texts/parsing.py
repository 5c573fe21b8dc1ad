"""Fluent's own parser reads letter by letter; here most letters are read at a stroke, so that the bot starts sooner."""

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_COMMENT = re.compile(r"#{1,3}(?:\n| .*(?:\n|\Z))")
_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def parsed(text: str) -> ast.Resource:
    """Give the messages, terms and junk of a catalogue, without comments; its lines end as Python reads them."""
    stream, parser = _Stream(text), _Parser()
    entries: list[ast.EntryType] = []
    stream.skip_blank_block()
    while stream.current_char:
        if not stream.stroke(_COMMENT):
            entries.append(parser.get_entry_or_junk(stream))
        stream.skip_blank_block()
    return ast.Resource(entries)


class _Stream(FluentParserStream):
    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    @property
    def current_char(self) -> str | None:
        return self.char_at(self.index)

    @property
    def current_peek(self) -> str | None:
        return self.char_at(self.index + self.peek_offset)

    def stroke(self, pattern: re.Pattern[str]) -> str:
        """Go on over what matches from here, and give it."""
        match = pattern.match(self.string, self.index)
        if match is None:
            return ""
        self.index, self.peek_offset = match.end(), 0
        return match.group()


class _Parser(FluentParser):
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        text, span = _stroke(ps, _TEXT)
        return ast.TextElement(text, span=span)

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        name, span = _stroke(ps, _NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name, span=span)


def _stroke(ps: FluentParserStream, pattern: re.Pattern[str]) -> tuple[str, ast.Span]:
    assert isinstance(ps, _Stream)
    start = ps.index
    return ps.stroke(pattern), ast.Span(start, ps.index)
