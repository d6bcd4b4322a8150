"""One budget of memory for all pictures that are kept between drawings, whichever game they belong to.

What was drawn once (masks, sprites, faces, whole backgrounds) is kept until there is no room: then what was not asked for
the longest time goes first. A game that nobody plays any more gives its room to those that are played.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

MOST_BYTES = 192 * 1024 * 1024
"""What all kept pictures of a process may weigh."""

ENTRY = 200
"""What an entry weighs besides its pixels."""


class Budget:
    """Values by key, the one asked for last at the end; together they weigh no more than allowed."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0
        self._values: OrderedDict[Any, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Any, default: Any) -> Any:
        """The value under a key."""
        with self._lock:
            entry = self._values.get(key)
            if entry is None:
                return default
            self._values.move_to_end(key)
            return entry[0]

    def put(self, key: Any, value: Any) -> None:
        """Keep a value; what was not asked for the longest time makes room. One that is too heavy alone is not kept."""
        weight = weight_of(value) + ENTRY
        with self._lock:
            self._drop(key)
            if weight > self.most:
                return
            self._values[key] = value, weight
            self.used += weight
            while self.used > self.most:
                self._drop(next(iter(self._values)))

    def forget(self, maker: object) -> None:
        """Drop what that maker made; keys begin with their maker."""
        with self._lock:
            for key in [key for key in self._values if key[0] is maker]:
                self._drop(key)

    def _drop(self, key: Any) -> None:
        entry = self._values.pop(key, None)
        if entry is not None:
            self.used -= entry[1]


def weight_of(value: object) -> int:
    """How many bytes the pixels take of a picture, or of all pictures in a tuple."""
    if isinstance(value, Image.Image):
        return value.width * value.height * len(value.getbands())
    if isinstance(value, tuple):
        return sum(weight_of(part) for part in value)
    return 0


PICTURES = Budget(MOST_BYTES)
"""The budget of this process."""

_MISSING = object()


class Kept(Generic[P, R]):
    """A function whose pictures are kept: equal arguments must mean equal pictures, which nobody changes."""

    def __init__(self, draw: Callable[P, R]) -> None:
        self._draw = draw
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        shown = (args, tuple(kwargs.items())) if kwargs else (args,)
        return remembered(self, shown, lambda: self._draw(*args, **kwargs))

    def cache_clear(self) -> None:
        """Forget what this function has drawn."""
        PICTURES.forget(self)


def remembered(maker: object, shown: tuple[Any, ...], draw: Callable[[], R]) -> R:
    """What that maker has drawn of what is shown: equal values must mean equal pictures, so they are all that is drawn."""
    key = (maker, *shown)
    found: R = PICTURES.get(key, _MISSING)
    if found is _MISSING:
        found = draw()
        PICTURES.put(key, found)
    return found


def kept(draw: Callable[P, R]) -> Kept[P, R]:
    """Keep what the function draws, within the budget of all pictures."""
    return Kept(draw)
