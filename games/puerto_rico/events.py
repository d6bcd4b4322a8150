"""What happens: told to everybody, a tile that is looked at to its owner alone.

The words are `puerto-rico-event-<tag>`, filled from the fields.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias

from games.core.model import HEARER, Event, Key, Message, Of, Seat, SeatName, Terms, say
from games.puerto_rico.content import Amounts

BuildingKey: TypeAlias = Annotated[Key, Of("building")]
GoodKey: TypeAlias = Annotated[Key, Of("good")]
PersonKey: TypeAlias = Annotated[Key, Of("person")]
PlaceKey: TypeAlias = Annotated[Key, Of("place")]
RoleKey: TypeAlias = Annotated[Key, Of("role")]
TileKey: TypeAlias = Annotated[Key, Of("tile")]
Goods: TypeAlias = Annotated[Amounts, Of("good")]
Places: TypeAlias = Annotated[Amounts, Of("place")]
Tiles: TypeAlias = Annotated[Amounts, Of("tile")]


class PuertoRicoEvent(Event, frozen=True):
    """Something that has happened in Puerto Rico."""

    game: ClassVar[str] = "puerto-rico"


class GameBegan(PuertoRicoEvent, frozen=True, tag="game_began"):
    """The first Governor has been drawn (U1)."""

    befalls = ("seat",)

    seat: Seat


class TypeDrafted(PuertoRicoEvent, frozen=True, tag="type_drafted"):
    """A building type has come into the game (U8)."""

    seat: Seat
    building: BuildingKey


class DraftEnded(PuertoRicoEvent, frozen=True, tag="draft_ended"):
    """All spaces are taken; the other types leave the game (U9)."""


class RoundBegan(PuertoRicoEvent, frozen=True, tag="round_began"):
    """The Governor card has passed on (R79)."""

    begins_part = True
    round: int
    seat: Seat


class RoleChosen(PuertoRicoEvent, frozen=True, tag="role_chosen"):
    """A role has been chosen, with the doubloons that lay on it (R4)."""

    begins_part = True
    seat: Seat
    role: RoleKey
    doubloons: int


class Passed(PuertoRicoEvent, frozen=True, tag="passed"):
    """A seat has done without what it could do."""

    seat: Seat


class TileTaken(PuertoRicoEvent, frozen=True, tag="tile_taken"):
    """A face-up plantation or a quarry has come to an island (R15)."""

    seat: Seat
    tile: TileKey


class TileDrawn(PuertoRicoEvent, frozen=True, tag="tile_drawn"):
    """A face-down tile has been drawn with a building and placed as a plantation (E8, E39)."""

    befalls = ("seat",)

    seat: Seat
    tile: TileKey
    building: BuildingKey


class TileLooked(PuertoRicoEvent, frozen=True, tag="tile_looked"):
    """A seat looks at a face-down tile (E20)."""

    seat: Seat
    building: BuildingKey


class TileShown(PuertoRicoEvent, frozen=True, tag="tile_shown"):
    """The tile, to whoever looks at it (E20)."""

    befalls = (HEARER,)

    instead_of = (TileLooked,)
    tile: TileKey
    building: BuildingKey


class ForestPlanted(PuertoRicoEvent, frozen=True, tag="forest_planted"):
    """A tile has been placed face down as a forest (E20)."""

    seat: Seat


class ColonistAdded(PuertoRicoEvent, frozen=True, tag="colonist_added"):
    """Hospice or University has brought a colonist (E9, E13)."""

    seat: Seat
    place: PlaceKey
    building: BuildingKey


class TileDiscarded(PuertoRicoEvent, frozen=True, tag="tile_discarded"):
    """A tile has left an island (E39, E41)."""

    seat: Seat
    tile: TileKey
    building: BuildingKey


class PersonDisplaced(PuertoRicoEvent, frozen=True, tag="person_displaced"):
    """The person on a discarded tile waits in San Juan (A37)."""

    befalls = ("seat",)

    seat: Seat
    person: PersonKey


class StackShuffled(PuertoRicoEvent, frozen=True, tag="stack_shuffled"):
    """The discard pile has become the face-down stack (R20, R21)."""


class RowLaid(PuertoRicoEvent, frozen=True, tag="row_laid"):
    """New plantations have been turned up; those not taken are on the discard pile (R20)."""

    tiles: Tiles


class PointsGained(PuertoRicoEvent, frozen=True, tag="points_gained"):
    """A building has brought VP."""

    befalls = ("seat",)

    seat: Seat
    points: int
    building: BuildingKey


class MoneyGained(PuertoRicoEvent, frozen=True, tag="money_gained"):
    """A building has brought doubloons."""

    befalls = ("seat",)

    seat: Seat
    doubloons: int
    building: BuildingKey


class PrivilegeUsed(PuertoRicoEvent, frozen=True, tag="privilege_used"):
    """The Mayor has received colonists from the supply (R24)."""

    befalls = ("seat",)

    seat: Seat
    colonists: int


class VillaUsed(PuertoRicoEvent, frozen=True, tag="villa_used"):
    """A Villa has brought a person (E43)."""

    seat: Seat
    person: PersonKey


class PersonTaken(PuertoRicoEvent, frozen=True, tag="person_taken"):
    """A person has been chosen from the ship (R27)."""

    seat: Seat
    person: PersonKey


class PeopleCame(PuertoRicoEvent, frozen=True, tag="people_came"):
    """A seat has received colonists from the ship (R26)."""

    befalls = ("seat",)

    seat: Seat
    colonists: int


class PeoplePlaced(PuertoRicoEvent, frozen=True, tag="people_placed"):
    """A seat has placed all its people (R29); `nobles` are those among them."""

    seat: Seat
    people: Places
    nobles: Places
    waiting: int

    def words(self) -> Message:
        """Where they stand; of nobles only where there are any, of San Juan alone where all wait there."""
        seat, people = SeatName(self.seat), Terms("place", self.people)
        if not self.people:
            return say("puerto-rico-event-people-waiting", seat=seat, waiting=self.waiting)
        count = sum([many for _, many in self.people])
        if not self.nobles:
            told = "puerto-rico-event-people-placed"
            return say(told, seat=seat, people=people, count=count, waiting=self.waiting)
        return say(
            "puerto-rico-event-nobles-placed",
            seat=seat,
            people=people,
            count=count,
            nobles=Terms("place", self.nobles),
            noble_count=sum([many for _, many in self.nobles]),
            waiting=self.waiting,
        )


class ShipFilled(PuertoRicoEvent, frozen=True, tag="ship_filled"):
    """New people are on the ship (R34 to R36)."""

    colonists: int
    nobles: int


class EndNear(PuertoRicoEvent, frozen=True, tag="end_near"):
    """The game ends with this round (S1)."""

    cause: Literal["colonists", "city", "points"]


class Built(PuertoRicoEvent, frozen=True, tag="built"):
    """A building has been bought (R41); `price` is what was to be paid, returns of the Black Market included."""

    seat: Seat
    building: BuildingKey
    price: int


class PersonReturned(PuertoRicoEvent, frozen=True, tag="person_returned"):
    """A person has been paid with the Black Market (E21)."""

    seat: Seat
    person: PersonKey
    place: PlaceKey


class BarrelReturned(PuertoRicoEvent, frozen=True, tag="barrel_returned"):
    """A barrel has been paid with the Black Market (E21)."""

    seat: Seat
    good: GoodKey


class PointReturned(PuertoRicoEvent, frozen=True, tag="point_returned"):
    """A victory point has been paid with the Black Market (E21)."""

    seat: Seat


class Produced(PuertoRicoEvent, frozen=True, tag="produced"):
    """A seat has produced (R46), extra barrels of the Aqueduct included (E19)."""

    befalls = ("seat",)

    seat: Seat
    goods: Goods


class GoodTaken(PuertoRicoEvent, frozen=True, tag="good_taken"):
    """The Craftsman has taken one more barrel (R49)."""

    seat: Seat
    good: GoodKey


class Sold(PuertoRicoEvent, frozen=True, tag="sold"):
    """A barrel has been sold to the trading house (R52)."""

    befalls = ("seat",)

    seat: Seat
    good: GoodKey
    doubloons: int


class SoldAtPost(PuertoRicoEvent, frozen=True, tag="sold_at_post"):
    """A barrel has been sold to the own Trading Post (E25)."""

    befalls = ("seat",)

    seat: Seat
    good: GoodKey
    doubloons: int


class LandBought(PuertoRicoEvent, frozen=True, tag="land_bought"):
    """A doubloon has been paid for a face-down tile (E39)."""

    seat: Seat
    doubloons: int


class SoldNothing(PuertoRicoEvent, frozen=True, tag="sold_nothing"):
    """A turn of the Trader phase in which nothing could be done: no barrels, or none that the house would take (R52, R55)."""

    seat: Seat
    had_barrels: bool

    def words(self) -> Message:
        """Why."""
        told = "no-sale" if self.had_barrels else "no-barrels"
        return say(f"puerto-rico-event-{told}", seat=SeatName(self.seat))


class HouseCleared(PuertoRicoEvent, frozen=True, tag="house_cleared"):
    """The full trading house has been emptied (R57)."""


class Supplied(PuertoRicoEvent, frozen=True, tag="supplied"):
    """Barrels have gone to the Royal Supplier (E45)."""

    befalls = ("seat",)

    seat: Seat
    goods: Goods
    points: int


class Loaded(PuertoRicoEvent, frozen=True, tag="loaded"):
    """Barrels have been loaded on a cargo ship (R63); bonuses are among the points (R65)."""

    seat: Seat
    goods: Goods
    capacity: int
    points: int
    forced: bool = False
    """Whether no other loading was possible (R61, R63)."""

    def happens_to(self, seat: Seat) -> bool:
        """It comes upon whoever had no other choice: it was done for them."""
        return self.forced and seat == self.seat

    def words(self) -> Message:
        """That nothing else was possible, to whoever would wonder where the barrels went."""
        return say(
            f"puerto-rico-event-loaded{'-forced' if self.forced else ''}",
            seat=SeatName(self.seat),
            goods=Terms("good", self.goods),
            capacity=self.capacity,
            points=self.points,
        )


class LoadedAtWharf(PuertoRicoEvent, frozen=True, tag="loaded_at_wharf"):
    """Barrels have been shipped with a Wharf or Small Wharf (E15, E27)."""

    befalls = ("seat",)

    seat: Seat
    goods: Goods
    building: BuildingKey
    points: int


class Stored(PuertoRicoEvent, frozen=True, tag="stored"):
    """A seat could not keep all its barrels (R68)."""

    befalls = ("seat",)

    seat: Seat
    lost: Goods
    kept: Goods


class ShipSailed(PuertoRicoEvent, frozen=True, tag="ship_sailed"):
    """A full cargo ship has been emptied (R69)."""

    capacity: int
    good: GoodKey


class Prospected(PuertoRicoEvent, frozen=True, tag="prospected"):
    """The Prospector has received his doubloons (R70)."""

    befalls = ("seat",)

    seat: Seat
    doubloons: int


class GuestMoved(PuertoRicoEvent, frozen=True, tag="guest_moved"):
    """A guest has left the Guesthouse (R71)."""

    seat: Seat
    person: PersonKey
    place: PlaceKey


class PointsShown(PuertoRicoEvent, frozen=True, tag="points_shown"):
    """The VP of a seat, in chips and on paper, are no longer hidden: the game is over."""

    seat: Seat
    points: int


class GameEnded(PuertoRicoEvent, frozen=True, tag="game_ended"):
    """The last round is over (R77)."""


AnyEvent: TypeAlias = (
    GameBegan
    | TypeDrafted
    | DraftEnded
    | RoundBegan
    | RoleChosen
    | Passed
    | TileTaken
    | TileDrawn
    | TileLooked
    | TileShown
    | ForestPlanted
    | ColonistAdded
    | TileDiscarded
    | PersonDisplaced
    | StackShuffled
    | RowLaid
    | PointsGained
    | MoneyGained
    | PrivilegeUsed
    | VillaUsed
    | PersonTaken
    | PeopleCame
    | PeoplePlaced
    | ShipFilled
    | EndNear
    | Built
    | PersonReturned
    | BarrelReturned
    | PointReturned
    | Produced
    | GoodTaken
    | Sold
    | SoldAtPost
    | LandBought
    | SoldNothing
    | HouseCleared
    | Supplied
    | Loaded
    | LoadedAtWharf
    | Stored
    | ShipSailed
    | Prospected
    | GuestMoved
    | PointsShown
    | GameEnded
)
