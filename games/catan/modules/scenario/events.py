"""What happens in the scenarios."""

from games.catan.events import CatanEvent
from games.core.model import Key, Seat


class TookChip(CatanEvent, frozen=True, tag="took_chip"):
    """A road has reached a crossroads with a Catan chip (R197)."""

    befalls = ("seat",)

    seat: Seat
    corner: Key
