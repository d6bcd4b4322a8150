"""What a player can do with a helper."""

from games.core.model import Action, Key


class FlipHelper(Action, frozen=True, tag="flip_helper"):
    """Keep the used helper, side B up (R415)."""


class ExchangeHelper(Action, frozen=True, tag="exchange_helper"):
    """Put the used helper into the display and take another one (R416)."""

    helper: Key


class DeclineHelper(Action, frozen=True, tag="decline_helper"):
    """Do not use the helper now (R414)."""


class TakeWithHelper(Action, frozen=True, tag="take_with_helper"):
    """Take a card from the bank with the Mayor or the General (R435, R445)."""

    resource: Key


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Discard nothing with the General (R445)."""


class UseMerchant(Action, frozen=True, tag="use_merchant"):
    """Demand a card of that resource from an opponent (R420)."""

    resource: Key
    victim: Key


class DemandAgain(Action, frozen=True, tag="demand_again"):
    """Demand the same resource from a second opponent (R421)."""

    victim: Key


class StopDemands(Action, frozen=True, tag="stop_demands"):
    """Leave it at one opponent (R421)."""


class ReturnCard(Action, frozen=True, tag="return_card"):
    """Give a card for the one received (R420)."""

    resource: Key


class UseMendicant(Action, frozen=True, tag="use_mendicant"):
    """Build a road with another card for lumber or brick (R430): `lumber@wool` pays wool for lumber."""

    instead: Key
    path: Key


class UseExplorer(Action, frozen=True, tag="use_explorer"):
    """Choose the end road to move (R440)."""

    path: Key


class MoveRoad(Action, frozen=True, tag="move_road"):
    """Put the chosen road on another path (R440)."""

    path: Key


class UseSage(Action, frozen=True, tag="use_sage"):
    """Buy a development card and choose it among three (R450): `printed`, or `ore@lumber` pays lumber for ore."""

    instead: Key


class KeepCard(Action, frozen=True, tag="keep_card"):
    """Keep one of the cards looked at (R451)."""

    card: Key


class UseNoblewoman(Action, frozen=True, tag="use_noblewoman"):
    """Look at the hand of somebody with more visible points (R455)."""

    victim: Key


class TakeFromHand(Action, frozen=True, tag="take_from_hand"):
    """Take a card of the hand that is looked at (R455)."""

    resource: Key


class UseCaptain(Action, frozen=True, tag="use_captain"):
    """Trade that resource 2:1 for the rest of the turn (R460)."""

    resource: Key


class PriestSettlement(Action, frozen=True, tag="priest_settlement"):
    """Build a settlement for a played knight, lumber and brick (R470)."""

    corner: Key


class PriestCity(Action, frozen=True, tag="priest_city"):
    """Build a city for a played knight, 2 ore and grain (R470)."""

    corner: Key


class UseBride(Action, frozen=True, tag="use_bride"):
    """Send the robber to the desert and take a card of what its hex produces (R490)."""

    hex: Key


AnyHelperAction = (
    FlipHelper
    | ExchangeHelper
    | DeclineHelper
    | TakeWithHelper
    | KeepHand
    | UseMerchant
    | DemandAgain
    | StopDemands
    | ReturnCard
    | UseMendicant
    | UseExplorer
    | MoveRoad
    | UseSage
    | KeepCard
    | UseNoblewoman
    | TakeFromHand
    | UseCaptain
    | PriestSettlement
    | PriestCity
    | UseBride
)
