"""Reading the Fluent files of one language: phrases, where they stand, and what they need."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.texts.plurals import lacking
from bot.texts.values import bold, italic

FUNCTIONS = {"BOLD": bold, "ITALIC": italic}
_BUILT_IN_FUNCTIONS = {"NUMBER", "DATETIME"}


@dataclass(frozen=True, order=True)
class Finding:
    """Something wrong in a catalogue: which file, which line (from 1), what."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


@dataclass(frozen=True)
class Phrase:
    """One text: the value of a message (`key`), an attribute (`key.attribute`), or a term (`-key`)."""

    key: str
    path: Path
    line: int
    arguments: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]


@dataclass(frozen=True)
class Source:
    """All phrases of a language as read, with what was wrong in the files."""

    phrases: dict[str, Phrase]
    resources: dict[Path, ast.Resource]
    findings: tuple[Finding, ...]

    def arguments(self, key: str) -> frozenset[str]:
        """Give the arguments a phrase needs, those of the messages it refers to included."""
        needed: set[str] = set()
        seen: set[str] = set()
        waiting = [key]
        while waiting:
            name = waiting.pop()
            phrase = self.phrases.get(name)
            if phrase is None or name in seen:
                continue
            seen.add(name)
            # What a term needs is handed over in its call, never by the caller of the message.
            needed |= set() if name.startswith("-") else phrase.arguments
            waiting += phrase.references
        return frozenset(needed)

    def doubts(self) -> Iterator[Finding]:
        """Yield what can be said but not rightly: plural forms that lack."""
        for path, resource in self.resources.items():
            text = path.read_text(encoding="utf-8")
            for start, category in lacking(path.parent.name, _walk(resource)):
                yield Finding(path, _line(text, start), f"a plural form lacks: {category}")

    def bundle(self, language: str) -> FluentBundle:
        """Give the compiled form of all files."""
        bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for resource in self.resources.values():
            bundle.add_resource(resource)
        return bundle


def read_folder(folder: Path, pattern: str = "*.ftl") -> Source:
    """Read the catalogues of a folder; what is wrong in them is in `findings`, nothing is raised for it."""
    phrases: dict[str, Phrase] = {}
    resources: dict[Path, ast.Resource] = {}
    findings: list[Finding] = []
    for path in sorted(folder.glob(pattern)):
        text = path.read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        resources[path] = resource
        findings += _syntax_errors(resource, path, text)
        for phrase in _phrases(resource, path, text):
            earlier = phrases.setdefault(phrase.key, phrase)
            if earlier is not phrase:
                where = f"{earlier.path.name}:{earlier.line}"
                findings.append(Finding(path, phrase.line, f"{phrase.key} already stands in {where}"))
    findings += _unknown_names(phrases)
    return Source(phrases, resources, tuple(sorted(findings)))


def _syntax_errors(resource: ast.Resource, path: Path, text: str) -> Iterator[Finding]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations or []:
                start = note.span.start if note.span else 0
                yield Finding(path, _line(text, start), f"can't be read: {note.message}")


def _phrases(resource: ast.Resource, path: Path, text: str) -> Iterator[Phrase]:
    for entry in resource.body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            yield _phrase(key, entry.value, path, text)
        for attribute in entry.attributes:
            yield _phrase(f"{key}.{attribute.id.name}", attribute.value, path, text)


def _phrase(key: str, pattern: ast.Pattern, path: Path, text: str) -> Phrase:
    inside = (element for element in pattern.elements if isinstance(element, ast.Placeable))
    nodes = [node for element in inside for node in _walk(element)]
    return Phrase(
        key=key,
        path=path,
        line=_line(text, pattern.span.start if pattern.span else 0),
        arguments=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        references=frozenset(
            _reference_key(node) for node in nodes if isinstance(node, ast.MessageReference | ast.TermReference)
        ),
        functions=frozenset(node.id.name for node in nodes if isinstance(node, ast.FunctionReference)),
    )


def _reference_key(node: ast.MessageReference | ast.TermReference) -> str:
    name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
    return f"{name}.{node.attribute.name}" if node.attribute else name


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    if isinstance(node, ast.Span | ast.TextElement | ast.Identifier):
        return
    for child in vars(node).values():
        members = cast("list[object]", child) if isinstance(child, list) else [child]
        for member in members:
            if isinstance(member, ast.BaseNode):
                yield from _walk(member)


def _unknown_names(phrases: dict[str, Phrase]) -> Iterator[Finding]:
    for phrase in phrases.values():
        for name in sorted(name for name in phrase.references if name not in phrases):
            yield Finding(phrase.path, phrase.line, f"{phrase.key} refers to {name}, which doesn't exist")
        for name in sorted(phrase.functions - FUNCTIONS.keys() - _BUILT_IN_FUNCTIONS):
            yield Finding(phrase.path, phrase.line, f"{phrase.key} calls {name}(), which doesn't exist")


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1
