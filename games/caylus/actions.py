"""What a seat can do: the decisions table (10)."""

from typing import TypeAlias

from games.core.model import Action, Key


class Place(Action, frozen=True, tag="place"):
    """Place a worker (D1)."""

    place: Key
    """`castle`, or a building."""


class Pass(Action, frozen=True, tag="pass"):
    """Place no more workers in this round (D1)."""


class MoveWorker(Action, frozen=True, tag="move_worker"):
    """Move the worker of the Gate (D2)."""

    place: Key


class TakeBack(Action, frozen=True, tag="take_back"):
    """Take the worker of the Gate back (D2)."""


class MoveProvost(Action, frozen=True, tag="move_provost"):
    """Move the provost (D3, D6)."""

    step: Key
    """`back_2`, `ahead_1`."""


class LetStand(Action, frozen=True, tag="let_stand"):
    """Leave the provost where it is (D3, D6)."""


class Joust(Action, frozen=True, tag="joust"):
    """Pay for a favor at the Joust Field (D4)."""


class Stay(Action, frozen=True, tag="stay"):
    """Leave the worker at the Inn (D5)."""


class Leave(Action, frozen=True, tag="leave"):
    """Take the worker out of the Inn (D5)."""


class Produce(Action, frozen=True, tag="produce"):
    """Take one of the yields of a production building (D7)."""

    cube: Key
    """The kind of cube that tells the yields apart."""


class TakeBonus(Action, frozen=True, tag="take_bonus"):
    """Take a cube as the owner (D8)."""

    cube: Key


class Sell(Action, frozen=True, tag="sell"):
    """Sell a cube (D9)."""

    cube: Key


class Buy(Action, frozen=True, tag="buy"):
    """Buy one cube or two (D10, D11)."""

    cubes: Key
    """`food`, `food@cloth`."""


class MakeDeal(Action, frozen=True, tag="make_deal"):
    """Make the small or the large deal of a building (D18, D19)."""

    deal: Key


class Smelt(Action, frozen=True, tag="smelt"):
    """Give these cubes to the Alchemist (D20)."""

    cubes: tuple[tuple[Key, int], ...]


class Build(Action, frozen=True, tag="build"):
    """Build a tile of the stock (D12, D14, D16, D26)."""

    tile: Key


class PayAny(Action, frozen=True, tag="pay_any"):
    """Pay with this cube where any may be given (D13)."""

    cube: Key


class Replace(Action, frozen=True, tag="replace"):
    """Let this residence give way (D17)."""

    residence: Key
    """`residence@12`, 12 its space."""


class Transform(Action, frozen=True, tag="transform"):
    """Turn this building into a residence (D15, D26)."""

    target: Key


class GiveBatch(Action, frozen=True, tag="give_batch"):
    """Give a batch: food and these two (D21)."""

    cubes: Key
    """`wood@stone`."""


class Stop(Action, frozen=True, tag="stop"):
    """Give no more batches (D21)."""


class ChooseLine(Action, frozen=True, tag="choose_line"):
    """Use a favor on this line (D22)."""

    line: Key


class TakeCube(Action, frozen=True, tag="take_cube"):
    """Take a cube by a favor (D23, D24)."""

    cube: Key


class Exchange(Action, frozen=True, tag="exchange"):
    """Give this cube for two by a favor (D25); which ones is asked next."""

    cube: Key


class TakeTwo(Action, frozen=True, tag="take_two"):
    """Take these two for the cube given (D25)."""

    cubes: Key
    """`food@cloth`."""


class Decline(Action, frozen=True, tag="decline"):
    """Let an effect be."""


AnyAction: TypeAlias = (
    Place
    | Pass
    | MoveWorker
    | TakeBack
    | MoveProvost
    | LetStand
    | Joust
    | Stay
    | Leave
    | Produce
    | TakeBonus
    | Sell
    | Buy
    | MakeDeal
    | Smelt
    | Build
    | PayAny
    | Replace
    | Transform
    | GiveBatch
    | Stop
    | ChooseLine
    | TakeCube
    | Exchange
    | TakeTwo
    | Decline
)
