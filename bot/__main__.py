"""`python -m bot`: the program, which an interruption ends quietly even while it is still being loaded."""

import sys

if __name__ == "__main__":
    try:
        from bot.app.command_line import main

        code = main(sys.argv[1:])
    except KeyboardInterrupt:
        code = 0
    sys.exit(code)
