"""What a player of CATAN can do."""

from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.frenemies.actions import AnyFavorAction
from games.catan.modules.helpers.actions import AnyHelperAction
from games.core.flow import Reopen
from games.core.model import Action, Key

Amounts = tuple[tuple[Key, int], ...]
"""Amount per resource, as filled in a `Split`."""


class Settle(Action, frozen=True, tag="settle"):
    """Choose the corner of a founding settlement (R20, R21)."""

    corner: Key


class FoundingRoad(Action, frozen=True, tag="founding_road"):
    """Lay the road of the founding settlement, which ends the placement (R20, R25)."""

    path: Key


class Roll(Action, frozen=True, tag="roll"):
    """Roll the dice (R42)."""


class Discard(Action, frozen=True, tag="discard"):
    """Return half of the hand (R70)."""

    cards: Amounts


class MoveRobber(Action, frozen=True, tag="move_robber"):
    """Put the robber on another hex (R74)."""

    hex: Key


class Steal(Action, frozen=True, tag="steal"):
    """Take a card from that seat (R75)."""

    victim: Key


class LetBe(Action, frozen=True, tag="let_be"):
    """Steal nothing (R75)."""


class BuildRoad(Action, frozen=True, tag="build_road"):
    """Pay for a road and lay it (R106)."""

    path: Key


class BuildSettlement(Action, frozen=True, tag="build_settlement"):
    """Pay for a settlement and put it up (R110)."""

    corner: Key


class BuildCity(Action, frozen=True, tag="build_city"):
    """Pay for a city in the place of an own settlement (R114)."""

    corner: Key


class BuyCard(Action, frozen=True, tag="buy_card"):
    """Pay for a development card (R120)."""


class PlayCard(Action, frozen=True, tag="play_card"):
    """Reveal a knight or progress card (R125)."""

    card: Key


class FreeRoad(Action, frozen=True, tag="free_road"):
    """Lay a road of Road Building (R131)."""

    path: Key


class StopRoads(Action, frozen=True, tag="stop_roads"):
    """Decline the second road of Road Building (R131)."""


class TakePlenty(Action, frozen=True, tag="take_plenty"):
    """Take the cards of Year of Plenty (R132)."""

    cards: Amounts


class Monopolise(Action, frozen=True, tag="monopolise"):
    """Name the resource of Monopoly (R133)."""

    resource: Key


class BankTrade(Action, frozen=True, tag="bank_trade"):
    """Trade with the bank at the best rate (R98): `lumber@ore` gives lumber for an ore."""

    deal: Key


class OfferTrade(Action, frozen=True, tag="offer_trade"):
    """Offer a trade to the others (R89, R93); with nothing given it calls for what is wanted (R90)."""

    give: Amounts
    want: Amounts
    to: tuple[Key, ...]
    """Seats; a call is open to all, whomever they name."""

    closing: Key
    """`pick`: the maker closes it with one who accepted; `first`: the first who accepts closes it."""


class Tout(Action, frozen=True, tag="tout"):
    """Call out cards to give without saying what one wants (R90)."""

    give: Amounts


class Confirm(Action, frozen=True, tag="confirm"):
    """Close an offer with one who accepted it (R93): `2@1` is offer 2 with seat 1."""

    deal: Key


class AcceptProposal(Action, frozen=True, tag="accept_proposal"):
    """Accept that seat's proposal (R92)."""

    proposer: Key


class RejectProposal(Action, frozen=True, tag="reject_proposal"):
    """Turn that seat's proposal down (R92)."""

    proposer: Key


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Withdraw an own offer or call (R96)."""

    offer: Key


class Accept(Action, frozen=True, tag="accept"):
    """Accept the active player's offer (R91)."""

    offer: Key


class Decline(Action, frozen=True, tag="decline"):
    """Decline the active player's offer (R91)."""

    offer: Key


class Propose(Action, frozen=True, tag="propose"):
    """Propose a trade to the active player, in the place of an older proposal (R92)."""

    give: Amounts
    want: Amounts


class WithdrawProposal(Action, frozen=True, tag="withdraw_proposal"):
    """Withdraw one's open proposal (R96)."""


class StartBuilding(Action, frozen=True, tag="start_building"):
    """Leave trading for building, with `combined` off (R47)."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn (R46)."""


class AnswerAhead(Action, frozen=True, tag="answer_ahead"):
    """Answer the next special building phase ahead of time (R182): `build`, `pass`, `always_pass` or `ask`."""

    answer: Key


class JoinBuilding(Action, frozen=True, tag="join_building"):
    """Take part in the special building phase or pass (R182): `build` or `pass`."""

    answer: Key


class EndBuilding(Action, frozen=True, tag="end_building"):
    """Be done in the special building phase (R182)."""


AnyAction = (
    Settle
    | FoundingRoad
    | Roll
    | Discard
    | MoveRobber
    | Steal
    | LetBe
    | BuildRoad
    | BuildSettlement
    | BuildCity
    | BuyCard
    | PlayCard
    | FreeRoad
    | StopRoads
    | TakePlenty
    | Monopolise
    | BankTrade
    | OfferTrade
    | Tout
    | Confirm
    | AcceptProposal
    | RejectProposal
    | Withdraw
    | Accept
    | Decline
    | Propose
    | WithdrawProposal
    | StartBuilding
    | EndTurn
    | AnswerAhead
    | JoinBuilding
    | EndBuilding
    | PlayToken
    | AnyHelperAction
    | AnyFavorAction
    | Reopen
)
