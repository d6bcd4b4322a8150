"""Where the game can stand: the frames of its flow. What they do is in `phases`."""

from typing import TypeAlias

from games.core.flow import Frame, Lane, Together
from games.core.model import Key
from games.core.turns import InTurn
from games.san_juan.actions import (
    Amounts,
    Deposit,
    Discard,
    Keep,
    KeepHand,
    Produce,
    Sell,
    Swap,
    Tuck,
    TuckNothing,
)


class RoleChoice(Frame, frozen=True, tag="role_choice"):
    """Whoever is next picks a role (R20, R21); the lowest frame of a running game."""


class OfficeStep(Frame, frozen=True, tag="office_step"):
    """Round start: hand cards may be swapped next (R11)."""


class TuckStep(Frame, frozen=True, tag="tuck_step"):
    """Round start: cards may be put under buildings next (R12)."""


class HandLimitStep(Frame, frozen=True, tag="hand_limit_step"):
    """Round start: the hand limit comes next (R13)."""


class BuilderPhase(InTurn, frozen=True, tag="builder_phase"):
    """The Builder phase: one seat after the other builds or passes (§6.5)."""

    is_last: bool = False
    """Whether somebody has reached the number of buildings that ends the game (R95)."""


class ChoosingPlace(Frame, frozen=True, tag="choosing_place"):
    """A building is chosen, its place is not (D9)."""

    unfinished = True
    card: Key


class ChoosingGoods(Frame, frozen=True, tag="choosing_goods"):
    """Building and place are chosen, the goods for the Black Market are not (D10)."""

    unfinished = True
    card: Key
    over: int | None
    """Number of the stack to cover in city order from 0; None: a new place."""


class Paying(Frame, frozen=True, tag="paying"):
    """All but the payment is chosen (D11), or nothing is left but to confirm."""

    unfinished = True
    card: Key
    over: int | None
    goods: Amounts
    cards: int
    """How many hand cards are to be paid."""


class StartingQuestion(Frame, frozen=True, tag="starting_question"):
    """Which of the cards dealt to keep (D1)."""

    keep: int


class KeepQuestion(Frame, frozen=True, tag="keep_question"):
    """Which of the cards drawn to keep (D14)."""

    keep: int


class ArchiveQuestion(Frame, frozen=True, tag="archive_question"):
    """Which cards of the whole hand to discard after the draw (D15)."""

    discard: int


class SwapQuestion(Frame, frozen=True, tag="swap_question"):
    """Which cards to swap at the Office, if any (D2)."""


class TuckQuestion(Frame, frozen=True, tag="tuck_question"):
    """What to put under a building, if anything (D3, D4)."""

    building: Key


class LimitQuestion(Frame, frozen=True, tag="limit_question"):
    """Which cards to discard above the hand limit (D5)."""

    discard: int


class ProduceQuestion(Frame, frozen=True, tag="produce_question"):
    """Which goods to produce (D12)."""

    goods: Amounts
    """What the seat's empty buildings could take."""

    most: int


class SellQuestion(Frame, frozen=True, tag="sell_question"):
    """Which goods to sell (D13)."""

    goods: Amounts
    """What lies on the seat's buildings."""

    most: int


class StartingHands(Together[StartingQuestion, Keep], frozen=True, tag="starting_hands"):
    """All choose their starting hands (S7)."""

    lanes: tuple[Lane[StartingQuestion, Keep], ...]


class Swapping(Together[SwapQuestion, Swap | KeepHand], frozen=True, tag="swapping"):
    """Owners of Offices may swap cards (R11)."""

    lanes: tuple[Lane[SwapQuestion, Swap | KeepHand], ...]


Tucked: TypeAlias = Tuck | Deposit | TuckNothing


class Tucking(Together[TuckQuestion, Tucked], frozen=True, tag="tucking"):
    """Owners of buildings that keep cards may tuck some (R12)."""

    lanes: tuple[Lane[TuckQuestion, Tucked], ...]


class Discarding(Together[LimitQuestion, Discard], frozen=True, tag="discarding"):
    """Seats above their hand limit discard (R13)."""

    lanes: tuple[Lane[LimitQuestion, Discard], ...]


class Producing(Together[ProduceQuestion, Produce], frozen=True, tag="producing"):
    """Seats with more empty buildings than they may fill choose (R52)."""

    lanes: tuple[Lane[ProduceQuestion, Produce], ...]


class Selling(Together[SellQuestion, Sell], frozen=True, tag="selling"):
    """Seats with goods choose what to sell (R62)."""

    lanes: tuple[Lane[SellQuestion, Sell], ...]


CouncilQuestion: TypeAlias = KeepQuestion | ArchiveQuestion


class Advising(Together[CouncilQuestion, Keep | Discard], frozen=True, tag="advising"):
    """The Councillor phase: seats choose among the cards drawn (R72, R73)."""

    lanes: tuple[Lane[CouncilQuestion, Keep | Discard], ...]


UnfinishedFrame: TypeAlias = ChoosingPlace | ChoosingGoods | Paying
"""A building under construction: its owner's secret until the step that finishes it."""

AnyFrame: TypeAlias = (
    RoleChoice
    | OfficeStep
    | TuckStep
    | HandLimitStep
    | BuilderPhase
    | StartingHands
    | Swapping
    | Tucking
    | Discarding
    | Producing
    | Selling
    | Advising
    | UnfinishedFrame
)

Question: TypeAlias = (
    StartingQuestion
    | KeepQuestion
    | ArchiveQuestion
    | SwapQuestion
    | TuckQuestion
    | LimitQuestion
    | ProduceQuestion
    | SellQuestion
)

AnyLane: TypeAlias = Lane[Question, Keep | Discard | Swap | KeepHand | Tucked | Produce | Sell]
"""One seat's part of any simultaneous step."""
