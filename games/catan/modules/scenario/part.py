"""What a scenario keeps on the table."""

from msgspec import Struct

from games.core.model import Seat


class Scenario(Struct, frozen=True, gc=False, tag="scenario"):
    """The Catan chips of 3-4 players (R191)."""

    chips: tuple[int, ...]
    """Corners whose chip nobody has taken yet, in order."""

    taken: tuple[int, ...]
    """How many each seat has (R197)."""

    def of(self, seat: Seat) -> int:
        """The chips of that seat."""
        return self.taken[seat]
