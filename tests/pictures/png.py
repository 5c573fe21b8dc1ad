"""Reading a PNG file's head."""


def size_of(file: bytes) -> tuple[int, int]:
    """Give width and height in pixels."""
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(file[16:20], "big"), int.from_bytes(file[20:24], "big")
