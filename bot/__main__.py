"""`python -m bot`: the bot itself, or one of its commands."""

import argparse
import sys

from bot.cli import backup, bench, bot_process, check, docs, export, play, restore, scenario, simulate

COMMANDS = {
    "play": play,
    "scenario": scenario,
    "simulate": simulate,
    "bench": bench,
    "check": check,
    "docs": docs,
    "backup": backup,
    "restore": restore,
    "export": export,
}


def main(arguments: list[str] | None = None) -> int:
    """Run the command named in the arguments, or the bot if there is none; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Unstable Unicorns on Discord.")
    commands = parser.add_subparsers(title="commands", dest="command")
    for name, command in COMMANDS.items():
        command.add_options(commands.add_parser(name, help=command.HELP))
    options = parser.parse_args(arguments)
    if options.command is None:
        return bot_process.run()
    return COMMANDS[options.command].run(options)


if __name__ == "__main__":
    sys.exit(main())
