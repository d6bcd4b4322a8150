"""The frames of CATAN: what the flow of a game can stand at."""

from games.catan.actions import Discard, JoinBuilding
from games.catan.modules.frenemies.frames import AnyFavorFrame
from games.catan.modules.helpers.frames import AnyHelperFrame
from games.core.flow import Frame, Reopen, Together
from games.core.turns import InTurn


class Founding(Frame, frozen=True, tag="founding"):
    """The next founding placement (R20, R21)."""

    placement: int
    """0 for the first, 2 x seats - 1 for the last."""


class FoundingRoadAsked(Frame, frozen=True, tag="founding_road"):
    """The settlement is chosen, its road is not (R25)."""

    unfinished = True

    placement: int
    corner: int


class BeforeRoll(Frame, frozen=True, tag="before_roll"):
    """The start of a turn (R41)."""

    lasting = True


class Acting(Frame, frozen=True, tag="acting"):
    """The active player's free actions (R45, R47)."""

    lasting = True

    trading: bool = True
    building: bool = True


class Discarding(Frame, frozen=True, tag="discarding"):
    """One seat's discard on a 7."""

    count: int


class Discards(Together[Discarding, Discard | Reopen], frozen=True, tag="discards"):
    """All discards on a 7 (R72)."""


class RobberMoving(Frame, frozen=True, tag="robber_moving"):
    """The active player must move the robber (R74)."""


class Stealing(Frame, frozen=True, tag="stealing"):
    """The active player may steal (R75)."""


class RoadBuilding(Frame, frozen=True, tag="road_building"):
    """Free roads to lay (R131)."""

    left: int
    first: bool = True


class Plenty(Frame, frozen=True, tag="plenty"):
    """Cards of Year of Plenty to take (R132)."""


class Monopolising(Frame, frozen=True, tag="monopolising"):
    """The resource of Monopoly to name (R133)."""


class BuildingAsked(Frame, frozen=True, tag="building_asked"):
    """One seat's answer to the special building phase."""


class SpecialAnswers(
    Together[BuildingAsked, JoinBuilding | Reopen], frozen=True, tag="special_answers"
):
    """Who takes part in the special building phase (R182)."""


class NextTurn(Frame, frozen=True, tag="next_turn"):
    """The turn has ended; what follows it lies above."""


class SpecialBuilding(InTurn, frozen=True, tag="special_building"):
    """The builders, the first of whom acts (R182)."""


AnyFrame = (
    Founding
    | FoundingRoadAsked
    | BeforeRoll
    | Acting
    | Discards
    | RobberMoving
    | Stealing
    | RoadBuilding
    | Plenty
    | Monopolising
    | SpecialAnswers
    | SpecialBuilding
    | NextTurn
    | AnyHelperFrame
    | AnyFavorFrame
)
