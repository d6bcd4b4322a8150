"""What a player does (6.3, 6.4)."""

from games.core.model import Action, Key


class Switch(Action, frozen=True, tag="switch"):
    """Go over to Tear-down (R3)."""


class Dig(Action, frozen=True, tag="dig"):
    """Move a prospector from the current camp to a building and take a counter (R10, R11)."""

    building: Key


class StopDigging(Action, frozen=True, tag="stop_digging"):
    """Dig no more and do business (R12)."""


class PlaceProspector(Action, frozen=True, tag="place_prospector"):
    """Put a prospector on the board (R24)."""

    space: Key


class PlaceCard(Action, frozen=True, tag="place_card"):
    """Put an influence card on a building (R25)."""

    site: Key
    """The building."""

    card: Key


class LiftProspector(Action, frozen=True, tag="lift_prospector"):
    """Choose the prospector to move (R30)."""

    origin: Key


class MoveProspector(Action, frozen=True, tag="move_prospector"):
    """Put the prospector that is lifted down elsewhere (R30)."""

    space: Key


class RemoveProspector(Action, frozen=True, tag="remove_prospector"):
    """Take a prospector off the board for good (R39)."""

    post: Key
    """The space where it stands."""


class RemoveCard(Action, frozen=True, tag="remove_card"):
    """Take the top card off a building (R40)."""

    top: Key
    """The building."""


class Rearrange(Action, frozen=True, tag="rearrange"):
    """Choose the stack to put in another order (R54)."""

    stack: Key
    """Its building."""


class LayNext(Action, frozen=True, tag="lay_next"):
    """Say which card lies next, from the bottom (R54)."""

    card: Key
    """Card and seat of its owner, `queen@1`."""


class LayRest(Action, frozen=True, tag="lay_rest"):
    """Lay the cards that are left as they lay before (R54)."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn; before any other action this is a pass (R19, R23)."""


AnyAction = (
    Switch
    | Dig
    | StopDigging
    | PlaceProspector
    | PlaceCard
    | LiftProspector
    | MoveProspector
    | RemoveProspector
    | RemoveCard
    | Rearrange
    | LayNext
    | LayRest
    | EndTurn
)
