"""What can be seen: by everybody, and by one seat besides. The only module that hides things (section 9)."""

from games.core import views
from games.core.flow import public_flow
from games.core.model import Seat
from games.sutters_mill.content import LIMITS, Values
from games.sutters_mill.frames import AnyFrame, Moving, Rearranging, TurnStart, UnfinishedFrame
from games.sutters_mill.state import (
    NOBODY,
    Card,
    Player,
    State,
    Table,
    Turn,
    wallet,
    worth,
)
from games.sutters_mill.town import (
    business,
    follower,
    is_free,
    next_price,
    on_buildings,
    penalty,
    sums,
)

__all__ = [
    "NOBODY",
    "Card",
    "Moving",
    "Player",
    "Private",
    "Public",
    "Rearranging",
    "Table",
    "Turn",
    "TurnStart",
    "business",
    "follower",
    "is_free",
    "next_price",
    "on_buildings",
    "penalty",
    "sums",
    "worth",
]
"""What a picture needs to read the views."""


class Public(views.Public[AnyFrame, Table], frozen=True):
    """What everybody can know."""

    revealed: tuple[tuple[Values, Values, Values], ...] = ()
    """What the counters of each seat are worth, told when the game is over."""

    def nuggets(self, seat: Seat) -> int:
        """The wallet of a seat in a finished game."""
        return LIMITS.capital + worth(self.revealed[seat]) - self.table.players[seat].paid


class Private(views.Private[UnfinishedFrame, None], frozen=True):
    """What one seat knows besides."""

    found: tuple[Values, Values, Values] = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    """What the own counters are worth, by section."""

    wallet: int = 0
    """Nuggets."""


def public_view(state: State) -> Public:
    """What everybody can know."""
    revealed = () if state.flow else state.secrets.found
    return Public(public_flow(state.flow), state.table, revealed)


def private_view(state: State, seat: Seat) -> Private:
    """The own gold, and what is under construction."""
    unfinished = tuple([frame for frame in state.flow if isinstance(frame, UnfinishedFrame)])
    return Private(
        seat=seat,
        unfinished=unfinished if seat == state.table.active else (),
        found=state.secrets.found[seat],
        wallet=wallet(state, seat),
    )
