"""The course of a challenge: a game for one with chance that depends on the seed and on which draw it is. Pure.

A move is applied with any chance first, which tells the number of the draw that it leads to (`Game.draw_number`), and then with
the stream of that number. So the second roll of the fifth turn is the same for everyone who keeps the same dice.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import structs

from bot.db.state_cache import AnyGame, State
from games.core.codec import codec
from games.core.game import play
from games.core.model import Action, Step
from games.core.rng import Rng

ALONE = 1
"""Seats of a challenge."""

SEAT = 0
"""The one that plays."""

_DOMAIN = b"feitoria-daily-1|"


def seed_of(secret: bytes, day: str) -> bytes:
    """The seed of that day, from the secret that was promised for it."""
    return sha256(_DOMAIN + secret + day.encode()).digest()


def begun(game: AnyGame, seed: bytes) -> Step[State]:
    """The first position, with the game's usual options."""
    options = game.options()
    first = game.setup(ALONE, options, Rng(seed))
    return game.setup(ALONE, options, _stream(game, first.state, seed))


def applied(game: AnyGame, state: State, action: Action, seed: bytes) -> Step[State]:
    """The position after that action. Raises `games.core.model.Illegal` for one that is not offered."""
    step = play(game, state, SEAT, action)
    if step.state.rng == state.rng:
        return step
    prepared = structs.replace(state, rng=_stream(game, step.state, seed))
    return game.apply(prepared, SEAT, action)


def played(game: AnyGame, seed: bytes, actions: Iterable[str]) -> Step[State]:
    """The position after these actions, as they are stored."""
    step, read = begun(game, seed), codec(game).action
    for action in actions:
        step = applied(game, step.state, read(action), seed)
    return step


def _stream(game: AnyGame, state: State, seed: bytes) -> Rng:
    """Chance for the draw that has led to this position."""
    return Rng(seed, game.draw_number(state) or 0)
