"""Draws pictures beside the event loop; nothing waits long for one, and without it things are told in words."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.pictures.draw import draw, name_of
from bot.pictures.scene import Picture, Scene
from bot.screens.screen import Painted

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""So long a picture is waited for."""

KEPT = 64
"""So many of the latest pictures are kept for whoever needs them again."""


class Painter:
    """One thread that draws, one picture after another. `draw` gives a scene's file."""

    def __init__(self, draw: Callable[[Scene], bytes] = draw, patience: float = PATIENCE_SECONDS) -> None:
        self._draw = draw
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def paint(self, picture: Picture | None) -> Painted | None:
        """Draw a picture; None if there is none, or it can't be drawn in time or at all."""
        if picture is None:
            return None
        name = name_of(picture.scene)
        data = self._kept.get(name) or await self._drawn(picture.scene)
        if data is None:
            return None
        self._kept[name] = data
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return Painted(name, picture.alt, data)

    async def _drawn(self, scene: Scene) -> bytes | None:
        drawing = asyncio.get_running_loop().run_in_executor(self._thread, self._draw, scene)
        try:
            return await asyncio.wait_for(drawing, self._patience)
        except TimeoutError:
            log.warning("a picture of %s took too long", type(scene).__name__)
        except Exception as fault:  # noqa: BLE001 - whatever a drawing trips over, the game goes on in words
            log.error("a picture of %s can't be drawn: %s", type(scene).__name__, type(fault).__name__)
        return None
