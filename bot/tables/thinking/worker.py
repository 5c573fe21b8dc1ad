"""A worker process: reads thoughts from its input, one after the other, and writes what it would answer.

It ends when its input does, in the middle of a thought too: a bot that was killed leaves no worker behind.
"""

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from bot.content.library import Library
from bot.tables.faults import place_of
from bot.tables.players.strong.strong_player import StrongPlayer
from bot.tables.thinking.frames import read, write
from bot.tables.thinking.thought import Result, Thought

NICENESS = 10

decode = msgspec.msgpack.Decoder(Thought).decode
encode = msgspec.msgpack.Encoder().encode


def think(library: Library, thought: Thought) -> Result:
    """Give what the seat answers. Never raises: a fault is told."""
    try:
        for deck in thought.decks:
            library.shelf.put(deck)
        view = thought.seen()
        decision = next(one for one in view.pending if (one.seat, one.id) == (thought.seat, thought.decision))
        player = StrongPlayer(thought.seed, thought.iterations, library.book, library.hunts.box)
        if thought.even and decision.only_answer() is not None:
            player.pretend(view, decision)
        return Result(tuple(player.choose(view, decision)))
    except Exception as fault:  # noqa: BLE001 - whatever goes wrong in a thought, the bot has another player
        return Result(fault=place_of(fault))


def _listen(source: BinaryIO, thoughts: "SimpleQueue[Thought]") -> None:
    while (frame := read(source)) is not None:
        thoughts.put(decode(frame))
    os._exit(0)


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    thoughts: SimpleQueue[Thought] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, thoughts), daemon=True).start()
    library = Library()
    while True:
        write(sys.stdout.buffer, encode(think(library, thoughts.get())))


if __name__ == "__main__":
    main()
