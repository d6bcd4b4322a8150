"""Chance: a counter over SHA-256, so that a game can be replayed and checked from its seed by anybody."""

from hashlib import sha256
from struct import Struct as Layout

from msgspec import Struct

SEED_BYTES = 32

_WORD = 1 << 64

_first_word = Layout(">Q").unpack_from
"""The first 8 bytes as a big-endian number, in a tuple of one."""


class Rng(Struct, frozen=True, array_like=True, gc=False):
    """Where the stream of chance stands. It belongs to the state and is part of no view."""

    seed: bytes
    """`SEED_BYTES` of them."""

    fork: int = 0
    """Raised when a table agrees to take back what chance has shown, so that what was seen foretells nothing."""

    drawn: int = 0


class Chance:
    """A running draw from an `Rng`; `rng` is where it stands afterwards.

    Draw k of fork f is the first 8 bytes of SHA-256(seed | f | k), f and k as 8 bytes big-endian. A range of n takes
    the draw modulo n; draws at or above the largest multiple of n are thrown away and the next k is taken.
    """

    __slots__ = ("_fork", "_head", "_seed", "drawn")

    def __init__(self, rng: Rng) -> None:
        self._seed = rng.seed
        self._fork = rng.fork
        self._head = rng.seed + rng.fork.to_bytes(8, "big")
        self.drawn = rng.drawn

    @property
    def rng(self) -> Rng:
        """The stream after what has been drawn."""
        return Rng(self._seed, self._fork, self.drawn)

    def below(self, n: int) -> int:
        """An even draw from 0..n-1. Nothing is drawn for n = 1. Raises ValueError for n < 1."""
        if n < 2:
            if n == 1:
                return 0
            raise ValueError(f"no number below {n}")
        while True:
            digest = sha256(self._head + self.drawn.to_bytes(8, "big")).digest()
            self.drawn += 1
            word: int = _first_word(digest)[0]
            drawn = word % n
            if word - drawn + n <= _WORD:
                return drawn
