"""Faults as they may stand in a log."""

import traceback


def place_of(fault: BaseException) -> str:
    """Name a fault by its kind and place, never by its words: they could name hidden cards."""
    lines = "".join(traceback.format_tb(fault.__traceback__))
    return f"{type(fault).__name__} at\n{lines}"
