"""The headless door: `python -m games --help`."""

import argparse
import sys
from collections.abc import Sequence

from games.commands import adding, asking, playing, recording
from games.commands.failure import CommandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 1: a record is wrong; 2: it could not be done, with one sentence why."""
    parser = argparse.ArgumentParser(prog="python -m games", description="Games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    asking.add_to(commands)
    playing.add_to(commands)
    recording.add_to(commands)
    adding.add_to(commands)
    asked = parser.parse_args(arguments)
    try:
        code: int = asked.run(asked)
    except CommandError as error:
        print(f"games: {error}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
