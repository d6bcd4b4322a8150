"""What happens at the Erie canal."""

from games.catan.events import CatanEvent, Resource
from games.core.model import Key, Seat


class Linked(CatanEvent, frozen=True, tag="linked"):
    """A road has linked two canal localities (R212)."""

    befalls = ("seat",)

    seat: Seat
    one: Key
    other: Key
    tokens: int
    """1, or 0 where the supply has run out (R213)."""


class PlayedToken(CatanEvent, frozen=True, tag="played_token"):
    """A canal token has been played for a resource (R215)."""

    seat: Seat
    resource: Resource
