"""Collects what is wrong with a form, in the tree that Discord answers with, and checks single fields."""

from bot.sandbox.json_values import JsonObject, JsonValue, as_list
from bot.sandbox.rules.errors import ApiError, Code

Path = tuple[str | int, ...]


class FormErrors:
    """All faults of one form. `raise_if_any` turns them into the answer 400/50035."""

    def __init__(self) -> None:
        self._faults: list[tuple[Path, str, str]] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one fault of the field at `path`."""
        self._faults.append((path, code, message))

    def raise_if_any(self) -> None:
        """Raise ApiError (50035) when there is at least one fault."""
        if self._faults:
            raise ApiError(Code.INVALID_FORM, self.tree())

    def tree(self) -> JsonObject:
        """The faults nested by path, each list under `_errors`."""
        root: dict[str, JsonValue] = {}
        for path, code, message in self._faults:
            node = root
            for step in path:
                child = node.setdefault(str(step), {})
                assert isinstance(child, dict)
                node = child
            fault: JsonObject = {"code": code, "message": message}
            node["_errors"] = [*as_list(node.get("_errors")), fault]
        return root

    def length(self, path: Path, value: JsonValue, low: int, high: int, *, required: bool = True) -> str:
        """Check a string of `low` to `high` characters; returns it, or "" when it is none."""
        if value is None:
            if required:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        if not low <= len(value) <= high:
            self._bad_length(path, len(value), low, high)
        return value

    def count(self, path: Path, value: JsonValue, low: int, high: int) -> list[JsonValue]:
        """Check a list of `low` to `high` items; returns it, or [] when it is none."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self._bad_length(path, len(value), low, high)
        return as_list(value)

    def number(self, path: Path, value: JsonValue, low: int, high: int) -> None:
        """Check an optional whole number."""
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def choice(self, path: Path, value: JsonValue, allowed: tuple[int, ...]) -> None:
        """Check that a number is one of a few."""
        if isinstance(value, bool) or value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def _bad_length(self, path: Path, length: int, low: int, high: int) -> None:
        if low and high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        elif length > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
