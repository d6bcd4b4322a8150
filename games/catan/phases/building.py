"""Building and buying: what is paid, what stands, what follows from it (R105-R123, R158, R159)."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from games.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from games.catan.content import (
    CARD_COST,
    CARDS,
    CITY_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    Deck,
)
from games.catan.events import BoughtCard, BuiltCity, BuiltRoad, BuiltSettlement, DrewCard
from games.catan.hands import keep_holding, pay
from games.catan.network import settlement_places
from games.catan.phases.roads import free_paths, lay_road, remeasure_broken
from games.catan.pieces import Buildings, Roads, of_pieces
from games.catan.state import CITY, Board, State, Table
from games.core.flow import Course
from games.core.forms import Offer, One
from games.core.model import Key, Seat

_BUY = Offer(BuyCard)


def building_offers(state: State, seat: Seat) -> list[Offer]:
    """What the seat can pay for and place."""
    table = state.table
    lumber, brick, wool, grain, ore = state.secrets.players[seat].hand
    offers: list[Offer] = []
    if lumber and brick:
        paths = free_paths(table, seat)
        if paths:
            offers.append(_road_offer(paths))
        if wool and grain:
            corners = settlement_corners(table, seat)
            if corners:
                offers.append(_settlement_offer(corners))
    if grain and ore:
        if grain > 1 and ore > 2:
            corners = city_corners(table, seat)
            if corners:
                offers.append(_city_offer(corners))
        if wool and any(state.secrets.deck):
            offers.append(_BUY)
    return offers


@lru_cache(maxsize=64)
def _road_offer(paths: tuple[Key, ...]) -> Offer:
    """The offer to lay a road on one of these."""
    return Offer(BuildRoad, (One("path", paths, "path"),))


@lru_cache(maxsize=64)
def _settlement_offer(corners: tuple[Key, ...]) -> Offer:
    """The offer to put up a settlement on one of these."""
    return Offer(BuildSettlement, (One("corner", corners, "corner"),))


@lru_cache(maxsize=64)
def _city_offer(corners: tuple[Key, ...]) -> Offer:
    """The offer to make a city of one of these settlements."""
    return Offer(BuildCity, (One("corner", corners, "corner"),))


def settlement_corners(table: Table, seat: Seat) -> tuple[Key, ...]:
    """Where the seat may put up a settlement, if it has one left (R105, R110, R112)."""
    if not table.players[seat].settlements_left:
        return ()
    return _settlement_corners(table, seat)


@of_pieces
@lru_cache(maxsize=64)
def _settlement_corners(
    board: Board, roads: Roads, buildings: Buildings, seat: Seat
) -> tuple[Key, ...]:
    """The labels of these corners."""
    on = board.chart
    return tuple([on.net.corners[place] for place in settlement_places(on, roads, buildings, seat)])


def city_corners(table: Table, seat: Seat) -> tuple[Key, ...]:
    """The seat's settlements that may become cities, if it has one left (R105, R114)."""
    if not table.players[seat].cities_left:
        return ()
    labels = table.board.geometry.corners
    return tuple([labels[corner] for corner, owner in enumerate(table.buildings) if owner == seat])


def put_up_settlement(course: Course[State], seat: Seat, corner: int) -> None:
    """A settlement out of the supply onto the corner; no award yet."""
    table = course.state.table
    buildings = table.buildings
    course.change_table(buildings=(*buildings[:corner], seat, *buildings[corner + 1 :]))
    course.change_player(seat, settlements_left=table.players[seat].settlements_left - 1)


def raise_settlement(course: Course[State], seat: Seat, label: Key) -> None:
    """A settlement that has been paid for stands, and may break a road (R110, R159)."""
    corner = course.state.table.board.geometry.corner_of[label]
    put_up_settlement(course, seat, corner)
    course.tell(BuiltSettlement(seat, label, course.state.table.board.numbers_at(corner)))
    remeasure_broken(course, corner)


def raise_city(course: Course[State], seat: Seat, label: Key) -> None:
    """A city that has been paid for stands; the settlement goes back to the supply (R114)."""
    table = course.state.table
    corner = table.board.geometry.corner_of[label]
    player, buildings = table.players[seat], table.buildings
    course.change_table(buildings=(*buildings[:corner], CITY + seat, *buildings[corner + 1 :]))
    course.change_player(
        seat, cities_left=player.cities_left - 1, settlements_left=player.settlements_left + 1
    )
    course.tell(BuiltCity(seat, label, table.board.numbers_at(corner)))


def build_road(course: Course[State], seat: Seat, action: BuildRoad) -> None:
    """Pay and lay (R106, R158)."""
    pay(course, seat, ROAD_COST)
    path = course.state.table.board.geometry.path_of[action.path]
    lay_road(course, seat, path, BuiltRoad(seat, action.path))


def build_settlement(course: Course[State], seat: Seat, action: BuildSettlement) -> None:
    """Pay and put up (R110, R159)."""
    pay(course, seat, SETTLEMENT_COST)
    raise_settlement(course, seat, action.corner)


def build_city(course: Course[State], seat: Seat, action: BuildCity) -> None:
    """Pay and replace the settlement (R114)."""
    pay(course, seat, CITY_COST)
    raise_city(course, seat, action.corner)


def one_more(deck: Deck, card: int, count: int = 1) -> Deck:
    """The cards with `count` more of one kind."""
    return cast(Deck, (*deck[:card], deck[card] + count, *deck[card + 1 :]))


def buy_card(course: Course[State], seat: Seat, action: BuyCard) -> None:
    """Pay and take the top card; the order of the deck is decided now (R120)."""
    pay(course, seat, CARD_COST)
    draw_card(course, seat)


def draw_card(course: Course[State], seat: Seat) -> None:
    """The top card of the deck, which may not be played this turn (R121, R122)."""
    card = top_card(course)
    keep_card(course, seat, card)
    course.tell(BoughtCard(seat, sum(course.state.secrets.deck)))
    course.whisper(DrewCard(seat, CARDS[card]), seat)
    course.sealed = True


def top_card(course: Course[State]) -> int:
    """The kind of the top card; the order of the deck is decided now (R120)."""
    deck = course.state.secrets.deck
    place = course.below(sum(deck))
    card = 0
    while place >= deck[card]:
        place -= deck[card]
        card += 1
    return card


def keep_card(course: Course[State], seat: Seat, card: int) -> None:
    """A card of that kind out of the deck comes into the hand as a fresh one."""
    secrets = course.state.secrets
    holding = secrets.players[seat]
    course.change_secrets(deck=one_more(secrets.deck, card, -1))
    keep_holding(
        course,
        seat,
        replace(
            holding,
            cards=one_more(holding.cards, card),
            fresh=one_more(holding.fresh, card),
        ),
    )


BUILDING: dict[type, Callable[..., None]] = {
    BuildRoad: build_road,
    BuildSettlement: build_settlement,
    BuildCity: build_city,
    BuyCard: buy_card,
}
"""What building actions do, before the win check of the frame that asked."""
