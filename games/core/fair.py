"""Fair play: chance that is fixed before anybody can see it and that everybody can check afterwards.

The operator promises a secret by its commitment; the terms of the game are written down in public; the id of the message that
shows them, which nobody at the table can choose, is mixed in. docs/fair-play.md explains it to players.
"""

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256

from msgspec import UNSET, Struct, UnsetType

from games.core.codec import encode
from games.core.game import Options
from games.core.levels import Level
from games.core.rng import Chance, Rng

SECRET_BYTES = 32
_COMMIT = b"feitoria-commit-1|"


class Entrant(Struct, frozen=True):
    """Somebody who plays, as the terms name them."""

    id: str
    """A person's id; for a house player a name made by the service, such as `house-1`."""

    house: bool = False
    level: Level | UnsetType = UNSET
    """How well a robot plays. Left out of the terms for a person; a robot of older terms without it is normal."""

    word: str = ""
    """What the person added of their own choice; empty: nothing."""


class Void(Struct, frozen=True):
    """An attempt to start that came to nothing; its secret is shown in the terms of the next."""

    commitment: str
    secret: str
    """In hexadecimal."""


class Terms(Struct, frozen=True):
    """What a game is started under; posted in full before chance is made."""

    attempt: int
    """1 for the first; higher when earlier terms came to nothing."""

    commitment: str
    """Promise of this attempt's secret."""

    void: tuple[Void, ...]
    """The attempts before this one, the first one first."""

    game: str
    version: str
    """The release that sets the game up."""

    schema: int
    options: dict[str, bool | str]
    entrants: tuple[Entrant, ...]
    """In the order of joining."""


def commitment(secret: bytes) -> str:
    """The promise of a secret: SHA-256 of `feitoria-commit-1|` and the secret, in hexadecimal."""
    return sha256(_COMMIT + secret).hexdigest()


def option_values(options: Options) -> dict[str, bool | str]:
    """The options as the terms write them."""
    values: dict[str, bool | str] = json.loads(encode(options))
    return values


def terms_text(terms: Terms) -> str:
    """The one way to write the terms: JSON with sorted names and no spaces, letters beyond ASCII as they are."""
    return json.dumps(
        json.loads(encode(terms)), sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )


def table_seed(secret: bytes, text: str, message_id: int) -> bytes:
    """What all chance of the game comes from.

    HMAC-SHA256, keyed with the secret, of the text of the terms, `|` and the message's id in decimal.
    """
    return hmac.digest(secret, f"{text}|{message_id}".encode(), "sha256")


def seating(
    seed: bytes, entrants: int, *, keeps_order: bool = False
) -> tuple[tuple[int, ...], Rng]:
    """Who sits where, drawn first of all, and the chance that is left for the game.

    `order[seat]` is the place in the order of joining. Drawn by exchanging the last place with one at or before it,
    then the last but one, and so on. `keeps_order`: as they have joined, with nothing drawn (`Game.keeps_order`).
    """
    chance = Chance(Rng(seed))
    order = list(range(entrants))
    for last in range(0 if keeps_order else entrants - 1, 0, -1):
        pick = chance.below(last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order), chance.rng


def seated(entrants: Sequence[Entrant], order: Sequence[int]) -> tuple[Entrant, ...]:
    """The entrants in seat order."""
    return tuple([entrants[place] for place in order])
