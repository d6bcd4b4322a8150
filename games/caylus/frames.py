"""The frames of the flow: where a round stands and what is asked.

The first one is the phase; above it lie the questions of what it has set off.
"""

from typing import TypeAlias

from games.caylus.content import Craft
from games.core.flow import Frame
from games.core.model import Key, Seat
from games.core.turns import InTurn

NOBODY: Seat = -1


class Placing(InTurn, frozen=True, tag="placing"):
    """Phase 2: who has not passed places a worker or passes, again and again (R14)."""


class Specials(Frame, frozen=True, tag="specials"):
    """Phase 3: the special buildings, one after the other (R30)."""

    number: int = 0
    """The place of the next one in the order of activation."""

    used: bool = False
    """Whether its effect has been carried out, and its worker returns."""


class GateChoice(Frame, frozen=True, tag="gate"):
    """Where the worker of the Gate goes (R35)."""

    seat: Seat


class GuildChoice(Frame, frozen=True, tag="guild"):
    """A free move of the provost (R40)."""

    seat: Seat


class JoustChoice(Frame, frozen=True, tag="joust"):
    """Whether to pay for a favor (R41)."""

    seat: Seat


class InnChoice(Frame, frozen=True, tag="inn"):
    """Whether to stay at the Inn (R44)."""

    seat: Seat


class ProvostMoves(InTurn, frozen=True, tag="provost"):
    """Phase 4: each in passing order may move the provost (R50)."""


class Activation(Frame, frozen=True, tag="activation"):
    """Phase 5: the buildings along the road (R55)."""

    space: int = 1
    """The next space to look at."""

    used: bool = False
    """Whether its effect has been carried out, and its worker returns."""


class Production(Frame, frozen=True, tag="production"):
    """Which cubes to take (R59)."""

    seat: Seat
    building: Key


class OwnerBonus(Frame, frozen=True, tag="owner_bonus"):
    """Which cube the owner takes (R60)."""

    seat: Seat
    building: Key


class Selling(Frame, frozen=True, tag="selling"):
    """Which cube to sell at a Marketplace."""

    seat: Seat
    building: Key


class Peddling(Frame, frozen=True, tag="peddling"):
    """Which cubes to buy from a Peddler."""

    seat: Seat
    building: Key


class Dealing(Frame, frozen=True, tag="dealing"):
    """Which deal to make: Bank, Jeweler, Tailor, Church, Alchemist."""

    seat: Seat
    building: Key


class Smelting(Frame, frozen=True, tag="smelting"):
    """Which cubes the Alchemist turns into gold."""

    unfinished = True

    seat: Seat
    building: Key
    deal: Key


class Works(Frame, frozen=True, tag="works"):
    """What to build or transform: Carpenter, Mason, Lawyer, Architect, or a favor that does as they do (R95)."""

    seat: Seat
    crafts: tuple[Craft, ...]
    building: Key | None = None
    """Where the worker stands; None: by a favor, at reduced prices."""


class PayingAny(Frame, frozen=True, tag="paying_any"):
    """Which cube pays the part of a price that may be any (R64)."""

    unfinished = True

    seat: Seat
    tile: Key
    reduced: bool


class Replacing(Frame, frozen=True, tag="replacing"):
    """Which own residence gives way to a prestige building (R66)."""

    unfinished = True

    seat: Seat
    tile: Key


class CastleTurns(InTurn, frozen=True, tag="castle"):
    """Phase 6: each in the order of the castle track gives batches (R75)."""

    best: Seat = NOBODY
    """Who has given the most batches so far, the first of equals."""

    most: int = 0


class Batches(Frame, frozen=True, tag="batches"):
    """Batches that are given in the turn under way (R76)."""

    unfinished = True

    seat: Seat
    given: tuple[Key, ...]
    """The two cubes besides food of each: `wood@stone`."""


class Scoring(InTurn, frozen=True, tag="scoring"):
    """Phase 7: a section is scored, each player in turn order (R87)."""

    section: int = 0


class Favors(Frame, frozen=True, tag="favors"):
    """Favors to use, one after the other (R89, R95a)."""

    seat: Seat
    left: int


class FavorCubes(Frame, frozen=True, tag="favor_cubes"):
    """Which effect of the line of resources to use (R91)."""

    seat: Seat
    column: int


class Exchanging(Frame, frozen=True, tag="exchanging"):
    """Which two cubes to take for the one given (R94)."""

    unfinished = True

    seat: Seat
    given: Key


AnyFrame: TypeAlias = (
    Placing
    | Specials
    | GateChoice
    | GuildChoice
    | JoustChoice
    | InnChoice
    | ProvostMoves
    | Activation
    | Production
    | OwnerBonus
    | Selling
    | Peddling
    | Dealing
    | Smelting
    | Works
    | PayingAny
    | Replacing
    | CastleTurns
    | Batches
    | Scoring
    | Favors
    | FavorCubes
    | Exchanging
)

UnfinishedFrame: TypeAlias = Smelting | PayingAny | Replacing | Batches | Exchanging
"""Moves under construction: the only thing that a seat knows alone."""
