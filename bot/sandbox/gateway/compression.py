"""The transports a gateway connection can ask for: plain text, one zlib stream, or one zstd stream."""

import zlib
from typing import Protocol

_ZSTD_HEAD = bytes.fromhex("28b52ffd") + bytes([0x00, 0x58])
_ZSTD_BLOCK_BYTES = 128 * 1024


class StreamEncoder(Protocol):
    """Turns one message into the next piece of a stream."""

    def encode(self, text: str) -> bytes:
        """The bytes after which the other side has the whole message."""
        ...


class ZlibStream:
    """One zlib stream for the whole connection, flushed after each message."""

    def __init__(self) -> None:
        self._compressor = zlib.compressobj()

    def encode(self, text: str) -> bytes:
        """Compress and flush one message."""
        return self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """One zstd frame that never ends, a message a run of raw blocks.

    On loopback nobody needs the bytes to be fewer, so no compressor is needed: raw blocks are as valid as any.
    """

    def __init__(self) -> None:
        self._head = _ZSTD_HEAD

    def encode(self, text: str) -> bytes:
        """Frame one message."""
        raw = text.encode()
        pieces = [self._head]
        self._head = b""
        for start in range(0, len(raw), _ZSTD_BLOCK_BYTES):
            block = raw[start : start + _ZSTD_BLOCK_BYTES]
            pieces += [(len(block) << 3).to_bytes(3, "little"), block]
        return b"".join(pieces)


def encoder_for(name: str | None) -> StreamEncoder | None:
    """The encoder that a connection asks for in its address; None for plain text."""
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        return ZstdStream()
    return None
