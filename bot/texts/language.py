"""One language, compiled and ready to speak."""

from fluent.runtime.resolver import Pattern

from bot.texts.catalogue import Source
from bot.texts.errors import TextError
from bot.texts.values import Joints, Value, to_fluent


def is_label(argument: str) -> bool:
    """Tell whether an argument is the label of a button: it is called like its text, all others have no dash."""
    return "-" in argument


class Language:
    """The phrases of one language, compiled when they are first said, and what those say that need no argument."""

    def __init__(self, name: str, source: Source) -> None:
        self.source = source
        self._bundle = source.bundle(name)
        keys = [key for key in source.phrases if not key.startswith("-")]
        self._patterns: dict[str, Pattern] = {}
        self._needs = {key: source.arguments(key) for key in keys}
        self._labels = {key: frozenset(filter(is_label, needs)) for key, needs in self._needs.items()}
        self._finished: dict[str, str] = {}

    def knows(self, key: str) -> bool:
        """Tell whether this language has a text for the key."""
        return key in self._needs

    def labels(self, key: str) -> frozenset[str]:
        """Give those arguments of the text for a key it knows that are texts themselves."""
        return self._labels[key]

    def say(self, key: str, arguments: dict[str, Value], joints: Joints) -> str:
        """Give the text for a key it knows; raise `TextError` when an argument is missing or can't be shown."""
        finished = self._finished.get(key)
        if finished is not None:
            return finished
        missing = self._needs[key] - arguments.keys()
        if missing:
            names = ", ".join(f"${name}" for name in sorted(missing))
            raise TextError(f"{self._where(key)} needs {names}")
        said = self._resolve(key, arguments, joints)
        if not self._needs[key]:
            self._finished[key] = said
        return said

    def _pattern(self, key: str) -> Pattern:
        if key not in self._patterns:
            self._patterns[key] = self._compiled(key)
        return self._patterns[key]

    def _compiled(self, key: str) -> Pattern:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"{self._where(key)} has no text")
        return pattern

    def _resolve(self, key: str, arguments: dict[str, Value], joints: Joints) -> str:
        values = {name: to_fluent(value, joints) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(self._pattern(key), values)
        if errors or not isinstance(text, str):
            raise TextError(f"{self._where(key)} can't be said: {'; '.join(map(str, errors))}")
        return text

    def _where(self, key: str) -> str:
        return f"{key} ({self.source.phrases[key].path})"
