"""`python -m tests.contract.fingerprint GAME`: one number for every byte of some random games, to compare processes by."""

import sys
from hashlib import sha256

from games.core.codec import encode
from tests.contract.subjects import cases
from tests.contract.walks import walk


def fingerprint(name: str) -> str:
    """Hash over all states and events of a game per case."""
    total = sha256()
    for case in cases():
        if case.game.id == name:
            game_walk = walk(case, f"{case.id}/fingerprint")
            for moment in game_walk.moments:
                total.update(
                    encode((moment.seat, moment.action, moment.step.log, moment.step.sealed))
                )
                total.update(encode(moment.step.state))
                total.update(encode(case.game.notes(moment.state, moment.seat)))
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(fingerprint(sys.argv[1]))
