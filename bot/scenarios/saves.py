"""Saved positions as scenario files hold them: packed, in letters and digits."""

import base64
import binascii
import textwrap
import zlib

from bot.scenarios.scene import StageError

WIDTH = 100


def packed(save: bytes) -> str:
    """Write a saved position as lines of text."""
    return "\n".join(textwrap.wrap(base64.b64encode(zlib.compress(save, 9)).decode("ascii"), WIDTH)) + "\n"


def unpacked(text: str) -> bytes:
    """Read one again. Raises `StageError`."""
    try:
        return zlib.decompress(base64.b64decode("".join(text.split()), validate=True))
    except (binascii.Error, ValueError, zlib.error) as error:
        raise StageError("this save is damaged") from error
