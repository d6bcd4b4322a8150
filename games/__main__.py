"""The headless door: `python -m games --help`."""

import argparse
import os
import sys
from collections.abc import Sequence

from games.commands import adding, asking, fitting, playing, recording
from games.commands.failure import CommandError


def main(arguments: Sequence[str] | None = None, program: str = "python -m games") -> int:
    """Run a command. 0: done; 2: it could not be done, with one sentence why; 130: stopped by Ctrl-C.

    `verify` has more codes of its own (docs/records.md).
    """
    parser = argparse.ArgumentParser(prog=program, description="Games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    asking.add_to(commands)
    playing.add_to(commands)
    recording.add_to(commands)
    adding.add_to(commands)
    fitting.add_to(commands)
    asked = parser.parse_args(arguments)
    try:
        code: int = asked.run(asked)
        sys.stdout.flush()
    except CommandError as error:
        print(f"games: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads has seen enough; without a place to write to, Python has nothing to complain about at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
