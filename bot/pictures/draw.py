"""From a scene to a file: the same scene always gives the same bytes."""

from hashlib import sha256

import msgspec

from bot.pictures import chart, hand, hunt, stables
from bot.pictures.scene import ChartScene, HandScene, HuntScene, Scene, StableScene

STYLE = 1
"""Counted up with every change of how things are drawn, so that a picture's name never stands for another one."""

_encode = msgspec.msgpack.Encoder().encode


def name_of(scene: Scene) -> str:
    """Give the name of a scene's file: what is drawn alike is named alike, and nothing else."""
    return f"{sha256(_encode((STYLE, scene))).hexdigest()[:24]}.png"


def draw(scene: Scene) -> bytes:
    """Draw a scene as a PNG file. Takes some hundredths of a second; not to be called by two threads at once."""
    match scene:
        case StableScene():
            return stables.draw(scene).png()
        case HuntScene():
            return hunt.draw(scene).png()
        case HandScene():
            return hand.draw(scene).png()
        case ChartScene():
            return chart.draw(scene).png()
