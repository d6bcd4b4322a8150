"""Players of the arena from another version of the project: `FOLDER:rounds-8` is the robot of the version checked out there.

That version answers in a process of its own, which this file is run in; it needs to have an arena, and to store states alike.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

if __name__ == "__main__":
    sys.path[0] = sys.argv[1]

from games.catalogue import GAMES
from games.core.codec import codec, encode
from games.core.forms import Decision
from games.core.game import Game
from games.core.model import Action

SEED_BITS = 62


class OtherVersion:
    """A player of the version in that folder."""

    def __init__(self, folder: Path, name: str) -> None:
        command = [sys.executable, "-W", "ignore", __file__, str(folder.resolve()), name]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __call__(
        self, game: Game[Any, Any, Any], state: Any, decision: Decision, chance: Random
    ) -> Action:
        """Its answer to the first question of the position."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        asked = game.id, chance.getrandbits(SEED_BITS), encode(state).decode()
        process.stdin.write(json.encode(asked) + b"\n")
        process.stdin.flush()
        return codec(game).action(process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


@cache
def other_version(folder: Path, name: str) -> OtherVersion:
    """The player, one process for all games."""
    return OtherVersion(folder, name)


def main(name: str) -> None:
    """Answer for the player of that name, question by question."""
    from tests.bench.arena import player  # of the version whose folder is known only now

    own = player(name)
    for line in sys.stdin.buffer:
        game_id, seed, stored = json.decode(line, type=tuple[str, int, str])
        game = next(game for game in GAMES if game.id == game_id)
        state = codec(game).state(stored)
        decision = game.first(state)
        assert decision is not None
        action = own(game, state, decision, Random(seed))
        sys.stdout.buffer.write(encode(action) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[2])
