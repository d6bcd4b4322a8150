"""What a seat can do: the decisions of section 10."""

from typing import TypeAlias

from games.core.flow import Reopen
from games.core.model import Action, Key
from games.puerto_rico.content import Amounts


class Draft(Action, frozen=True, tag="draft"):
    """Put a commercial building type on a free space of its cost (D1)."""

    building: Key


class ChooseRole(Action, frozen=True, tag="choose_role"):
    """Take one of the role cards left (D2)."""

    role: Key


class DrawTile(Action, frozen=True, tag="draw_tile"):
    """Draw a face-down tile with the Hacienda (D3)."""


class PlantTile(Action, frozen=True, tag="plant_tile"):
    """Place the tile that one has looked at as the plantation it shows (D4)."""


class PlantForest(Action, frozen=True, tag="plant_forest"):
    """Place the tile that one has looked at as a forest (D4)."""


class TakeTile(Action, frozen=True, tag="take_tile"):
    """Take a face-up plantation, a quarry or a forest (D5, D7)."""

    tile: Key


class AddColonist(Action, frozen=True, tag="add_colonist"):
    """Put a colonist on the new tile or building (D6, D13)."""


class DiscardTile(Action, frozen=True, tag="discard_tile"):
    """Discard a plantation or forest with the Hunting Lodge: `corn`, `forest`, or `corn@occupied` (D8)."""

    tile: Key


class TakePerson(Action, frozen=True, tag="take_person"):
    """Take a colonist or the noble from the colonist ship (D9)."""

    person: Key


class PlacePeople(Action, frozen=True, tag="place_people"):
    """Say how many people stand on each kind of tile and on each building (D10)."""

    people: Amounts


class PlaceNobles(Action, frozen=True, tag="place_nobles"):
    """Say which of these people are nobles (D11)."""

    nobles: Amounts


class Build(Action, frozen=True, tag="build"):
    """Buy a building (D12)."""

    building: Key


class ReturnPerson(Action, frozen=True, tag="return_person"):
    """Pay a doubloon of the price with a person: `colonist@corn`, `noble@san_juan` (D14)."""

    person: Key


class ReturnBarrel(Action, frozen=True, tag="return_barrel"):
    """Pay a doubloon of the price with a barrel (D14)."""

    good: Key


class ReturnPoint(Action, frozen=True, tag="return_point"):
    """Pay a doubloon of the price with a victory point (D14)."""


class TakeGood(Action, frozen=True, tag="take_good"):
    """Take one more barrel as the Craftsman (D15)."""

    good: Key


class Sell(Action, frozen=True, tag="sell"):
    """Sell a barrel to the trading house or the Trading Post: `corn@house`, `corn@post` (D16)."""

    sale: Key


class BuyLand(Action, frozen=True, tag="buy_land"):
    """Pay the Land Office for a face-down tile (D17)."""


class SellLand(Action, frozen=True, tag="sell_land"):
    """Discard a plantation or forest at the Land Office for a doubloon: `corn`, `corn@occupied` (D17)."""

    tile: Key


class Supply(Action, frozen=True, tag="supply"):
    """Return barrels of different kinds to the Royal Supplier (D18)."""

    goods: tuple[Key, ...]


class Load(Action, frozen=True, tag="load"):
    """Load all barrels of a kind that fit: `corn@ship_6`, `corn@wharf` (D19)."""

    cargo: Key


class LoadSmallWharf(Action, frozen=True, tag="load_small_wharf"):
    """Ship barrels of any kinds with the Small Wharf (D20)."""

    goods: Amounts


class StoreKinds(Action, frozen=True, tag="store_kinds"):
    """Choose the kinds that the warehouses keep (D21)."""

    kinds: tuple[Key, ...]


class StoreBarrels(Action, frozen=True, tag="store_barrels"):
    """Choose the single barrels that are kept beside the warehouses (D21)."""

    goods: Amounts


class MoveGuest(Action, frozen=True, tag="move_guest"):
    """Move a guest of the Guesthouse to an empty circle (D22)."""

    guest: Key
    to: Key


class KeepGuests(Action, frozen=True, tag="keep_guests"):
    """Leave the guests where they are, for now (D22)."""


class KeepGuestsAll(Action, frozen=True, tag="keep_guests_all"):
    """Leave the guests where they are for this whole phase (R75)."""


class Pass(Action, frozen=True, tag="pass"):
    """Do without what one may do."""


AnyAction: TypeAlias = (
    Draft
    | ChooseRole
    | DrawTile
    | PlantTile
    | PlantForest
    | TakeTile
    | AddColonist
    | DiscardTile
    | TakePerson
    | PlacePeople
    | PlaceNobles
    | Build
    | ReturnPerson
    | ReturnBarrel
    | ReturnPoint
    | TakeGood
    | Sell
    | BuyLand
    | SellLand
    | Supply
    | Load
    | LoadSmallWharf
    | StoreKinds
    | StoreBarrels
    | MoveGuest
    | KeepGuests
    | KeepGuestsAll
    | Pass
    | Reopen
)
