"""`feitoria`, also `python -m bot`: the program, which an interruption ends quietly even while it is still being loaded."""

import sys


def program() -> int:
    """Do what the command line says; the answer is the exit code."""
    try:
        from bot.app.command_line import main

        return main(sys.argv[1:])
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(program())
