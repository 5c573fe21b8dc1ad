"""What a data file can do wrong."""


class ContentError(Exception):
    """A data file that can't be used: says which `file`, where in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason
