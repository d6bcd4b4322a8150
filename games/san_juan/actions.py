"""What a seat can do: the decisions table (§10)."""

from typing import TypeAlias

from games.core.flow import Reopen
from games.core.model import Action, Key

Amounts: TypeAlias = tuple[tuple[Key, int], ...]
"""(key, amount) pairs as filled into a `Split`."""


class PickRole(Action, frozen=True, tag="pick_role"):
    """Take one of the role tiles left (D6)."""

    role: Key


class PickRoleWithLibrary(Action, frozen=True, tag="pick_role_with_library"):
    """Take a role tile and use the Library for it: the Governor's first pick with two players (D7, R26)."""

    role: Key


class Build(Action, frozen=True, tag="build"):
    """Choose the building to build (D8); the rest of the move is asked next."""

    card: Key


class Pass(Action, frozen=True, tag="pass"):
    """Build nothing in this Builder phase (D8)."""


class Place(Action, frozen=True, tag="place"):
    """Choose where to build: `new`, or the building to build over as `chapel@3`, 3 the place in the city (D9)."""

    place: Key


class PayGoods(Action, frozen=True, tag="pay_goods"):
    """Choose the goods to discard with the Black Market (D10)."""

    goods: Amounts


class Pay(Action, frozen=True, tag="pay"):
    """Pay the building with hand cards, which finishes it (D11)."""

    cards: Amounts


class Confirm(Action, frozen=True, tag="confirm"):
    """Finish a building that asks nothing more."""


class Produce(Action, frozen=True, tag="produce"):
    """Choose which goods to produce (D12)."""

    goods: Amounts


class Sell(Action, frozen=True, tag="sell"):
    """Choose which goods to sell (D13)."""

    goods: Amounts


class Keep(Action, frozen=True, tag="keep"):
    """Keep these of the cards dealt or drawn and discard the others (D1, D14)."""

    cards: Amounts


class Discard(Action, frozen=True, tag="discard"):
    """Discard these cards (D5; D15 with the Archive)."""

    cards: Amounts


class Swap(Action, frozen=True, tag="swap"):
    """Discard these hand cards and draw as many (D2)."""

    cards: Amounts


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Swap nothing at the Office (D2)."""


class Tuck(Action, frozen=True, tag="tuck"):
    """Put a hand card under a building (D3)."""

    card: Key


class Deposit(Action, frozen=True, tag="deposit"):
    """Put these hand cards under the Bank, once in the game (D4)."""

    cards: Amounts


class TuckNothing(Action, frozen=True, tag="tuck_nothing"):
    """Put no card there in this round (D3)."""


AnyAction: TypeAlias = (
    PickRole
    | PickRoleWithLibrary
    | Build
    | Pass
    | Place
    | PayGoods
    | Pay
    | Confirm
    | Produce
    | Sell
    | Keep
    | Discard
    | Swap
    | KeepHand
    | Tuck
    | Deposit
    | TuckNothing
    | Reopen
)
