"""The compressed streams, read back by independent readers."""

import zlib

from bot.sandbox.gateway.compression import ZlibStream, ZstdStream, encoder_for

MESSAGES = ["{}", "x" * 300_000, "unicorns 🦄"]


def test_zlib_is_one_stream_flushed_after_each_message() -> None:
    stream, reader = ZlibStream(), zlib.decompressobj()
    for message in MESSAGES:
        piece = stream.encode(message)
        assert piece.endswith(b"\x00\x00\xff\xff")
        assert reader.decompress(piece).decode() == message


def test_zstd_is_one_frame_of_raw_blocks() -> None:
    stream = ZstdStream()
    pieces = [stream.encode(message) for message in MESSAGES]
    assert pieces[0][:6] == b"\x28\xb5\x2f\xfd\x00\x58"
    pieces[0] = pieces[0][6:]
    assert [_raw_blocks(piece).decode() for piece in pieces] == MESSAGES


def test_a_connection_may_ask_for_plain_text() -> None:
    assert encoder_for(None) is None


def _raw_blocks(piece: bytes) -> bytes:
    """Read a run of blocks as RFC 8878 describes them: 3 bytes of head, little end first."""
    out = b""
    while piece:
        head = int.from_bytes(piece[:3], "little")
        last, kind, size = head & 1, head >> 1 & 3, head >> 3
        assert (last, kind) == (0, 0)
        assert size <= 128 * 1024
        out += piece[3 : 3 + size]
        piece = piece[3 + size :]
    return out
