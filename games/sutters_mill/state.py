"""The state of a game: all lies open but what the counters taken are worth (section 9)."""

from typing import Literal

from msgspec import Struct

from games.core.model import Key, Seat
from games.core.rng import Rng
from games.sutters_mill.content import CARDS, LIMITS, PLACES, SPACES, TOWN, Counters, Values
from games.sutters_mill.frames import AnyFrame

NOBODY = -1
NO_CARDS: tuple["Card", ...] = ()
NOT_TAKEN: tuple[Values, Values, Values] = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))


class Card(Struct, frozen=True, array_like=True, gc=False):
    """An influence card on a building."""

    seat: Seat
    rank: Key


class Player(Struct, frozen=True, gc=False):
    """What lies before one player, and where its prospectors stand."""

    phase: Literal["build_up", "tear_down"] = "build_up"
    hand: tuple[Key, ...] = CARDS
    """Known to all: the 13 cards but those seen."""

    saved: tuple[Key, ...] = ()
    """The removed pile (R43)."""

    prospectors: tuple[int, ...] = (0,) * len(SPACES)
    """On the board, by space."""

    off_board: int = 0
    """Not placed yet; none are placed any more in Tear-down (R4)."""

    taken: Counters = (0, 0, 0)
    """Counters, by section; their values are secret."""

    paid: int = 0
    """Nuggets, in all turns."""

    @property
    def on_board(self) -> int:
        """Prospectors on buildings and camps."""
        return sum(self.prospectors)


class Turn(Struct, frozen=True, gc=False):
    """What the active player has done in this turn."""

    paid_actions: int = 0
    """At most five (R19)."""

    removed: tuple[int, ...] = (0,) * len(TOWN)
    """Cards taken off each building (R41)."""

    used: tuple[Key, ...] = ()
    """Effects once a turn that are used up (section 7)."""


class Table(Struct, frozen=True, gc=False):
    """Everything that lies open."""

    players: tuple[Player, ...]
    starter: Seat
    active: Seat
    stacks: tuple[tuple[Card, ...], ...] = (NO_CARDS,) * len(TOWN)
    """By building, the bottom card first."""

    gone: tuple[bool, ...] = (False,) * len(TOWN)
    """Whether a building's certificate has left the game (R46)."""

    holders: tuple[Seat, ...] = (NOBODY,) * len(TOWN)
    """Who holds each certificate (R32 to R36)."""

    adventurer: Seat = NOBODY
    left: Counters = PLACES
    """Counters in the vein, by section."""

    turn: Turn = Turn()
    quiet_rounds: int = 0
    """Rounds in a row without progress (R66)."""

    is_quiet: bool = True
    """Whether the running round has had no progress."""

    @property
    def own(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def current(self) -> int:
        """The section of the next counter (R9). Only while the vein holds one."""
        for section, count in enumerate(self.left):
            if count:
                return section
        raise AssertionError("the vein is empty")

    @property
    def is_dug_out(self) -> bool:
        """Whether the vein is empty (R60)."""
        return not any(self.left)


class Secrets(Struct, frozen=True, gc=False):
    """What somebody may not know."""

    found: tuple[tuple[Values, Values, Values], ...]
    """By seat and section: how many of the counters taken are worth 1, 2, 3 and 4 nuggets."""


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets


def worth(found: tuple[Values, ...]) -> int:
    """Nuggets on these counters."""
    return sum([ones + 2 * twos + 3 * threes + 4 * fours for ones, twos, threes, fours in found])


def wallet(state: State, seat: Seat) -> int:
    """The nuggets of a seat: its capital, what it has found, less what it has paid (Q6)."""
    return LIMITS.capital + worth(state.secrets.found[seat]) - state.table.players[seat].paid
