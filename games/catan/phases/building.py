"""Building and buying: what is paid, what stands, what follows from it (R105-R123, R158, R159)."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from games.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from games.catan.awards import award_longest_road, measure, with_player
from games.catan.content import CARD_COST, CARDS, CITY_COST, ROAD_COST, SETTLEMENT_COST, Deck, Hand
from games.catan.events import BoughtCard, BuiltCity, BuiltRoad, BuiltSettlement, DrewCard
from games.catan.geometry import Geometry
from games.catan.hands import minus, place_of, plus
from games.catan.network import longest_through, road_places, settlement_places
from games.catan.state import CITY, NOBODY, State
from games.core.flow import Course
from games.core.forms import Offer, One
from games.core.model import Seat

_BUY = Offer(BuyCard)


def building_offers(state: State, seat: Seat) -> list[Offer]:
    """What the seat can pay for and place."""
    player = state.players[seat]
    lumber, brick, wool, grain, ore = player.hand
    offers: list[Offer] = []
    if lumber and brick:
        if player.roads_left:
            offers += _road_offers(state.board.geometry, state.roads, state.buildings, seat)
        if wool and grain and player.settlements_left:
            offers += _settlement_offers(state.board.geometry, state.roads, state.buildings, seat)
    if grain and ore:
        if grain > 1 and ore > 2 and player.cities_left:
            offers += _city_offers(state.board.geometry, state.buildings, seat)
        if wool and any(state.deck):
            offers.append(_BUY)
    return offers


@lru_cache(maxsize=64)
def _road_offers(
    net: Geometry, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[Offer, ...]:
    """The offer to lay a road, if there is a place (R106); the board stays the same over many questions."""
    paths = tuple([net.paths[path] for path in road_places(net, roads, buildings, seat)])
    return (Offer(BuildRoad, (One("path", paths, "path"),)),) if paths else ()


@lru_cache(maxsize=64)
def _settlement_offers(
    net: Geometry, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[Offer, ...]:
    """The offer to put up a settlement, if there is a place (R110, R112)."""
    places = settlement_places(net, roads, buildings, seat)
    corners = tuple([net.corners[corner] for corner in places])
    return (Offer(BuildSettlement, (One("corner", corners, "corner"),)),) if corners else ()


@lru_cache(maxsize=64)
def _city_offers(net: Geometry, buildings: tuple[int, ...], seat: Seat) -> tuple[Offer, ...]:
    """The offer to make a city of a settlement, if there is one (R114)."""
    own = tuple([net.corners[corner] for corner, owner in enumerate(buildings) if owner == seat])
    return (Offer(BuildCity, (One("corner", own, "corner"),)),) if own else ()


def pay(course: Course[State], seat: Seat, cost: Hand) -> None:
    """Cards of the seat go to the bank (R105)."""
    state = course.state
    player = state.players[seat]
    course.change(
        players=with_player(state, seat, replace(player, hand=minus(player.hand, cost))),
        bank=plus(state.bank, cost),
    )


def lay_road(course: Course[State], seat: Seat, path: int) -> None:
    """A road out of the supply onto the path; Longest Road follows (R105, R145)."""
    state = course.state
    net, roads = state.board.geometry, state.roads
    roads = (*roads[:path], seat, *roads[path + 1 :])
    player = state.players[seat]
    length = max(player.road_length, longest_through(net, roads, state.buildings, seat, path))
    player = replace(player, roads_left=player.roads_left - 1, road_length=length)
    course.change(roads=roads, players=with_player(state, seat, player))
    course.tell(BuiltRoad(seat, net.paths[path]))
    award_longest_road(course)


def put_up_settlement(course: Course[State], seat: Seat, corner: int) -> None:
    """A settlement out of the supply onto the corner, with the rates of its harbor (R99); no award yet."""
    state = course.state
    player = state.players[seat]
    changed = replace(
        player,
        settlements_left=player.settlements_left - 1,
        rates=rates_with_harbor(state, player.rates, corner),
    )
    course.change(
        buildings=(*state.buildings[:corner], seat, *state.buildings[corner + 1 :]),
        players=with_player(state, seat, changed),
    )


def rates_with_harbor(state: State, rates: Hand, corner: int) -> Hand:
    """The rates once there is a building on the corner (R99, R100)."""
    ends = state.board.geometry.ends
    for path, kind in state.board.harbors:
        if corner in ends[path]:
            if kind == "any":
                return cast(Hand, tuple([min(rate, 3) for rate in rates]))
            place = place_of(kind)
            return cast(
                Hand, tuple([2 if other == place else rate for other, rate in enumerate(rates)])
            )
    return rates


def remeasure_broken(course: Course[State], corner: int) -> None:
    """Roads measured anew that the new settlement may have broken: only a line through its corner can be (R145)."""
    state = course.state
    meeting = [state.roads[path] for path in state.board.geometry.paths_of_corner[corner]]
    for seat in {owner for owner in meeting if owner != NOBODY and meeting.count(owner) > 1}:
        player = replace(course.state.players[seat], road_length=measure(state, seat))
        course.change(players=with_player(course.state, seat, player))
    award_longest_road(course)


def build_road(course: Course[State], seat: Seat, action: BuildRoad) -> None:
    """Pay and lay (R106, R158)."""
    pay(course, seat, ROAD_COST)
    lay_road(course, seat, course.state.board.geometry.path_of[action.path])


def build_settlement(course: Course[State], seat: Seat, action: BuildSettlement) -> None:
    """Pay and put up (R110, R159)."""
    pay(course, seat, SETTLEMENT_COST)
    corner = course.state.board.geometry.corner_of[action.corner]
    put_up_settlement(course, seat, corner)
    course.tell(BuiltSettlement(seat, action.corner))
    remeasure_broken(course, corner)


def build_city(course: Course[State], seat: Seat, action: BuildCity) -> None:
    """Pay and replace the settlement, which goes back to the supply (R114)."""
    pay(course, seat, CITY_COST)
    state = course.state
    corner = state.board.geometry.corner_of[action.corner]
    player = state.players[seat]
    player = replace(
        player, cities_left=player.cities_left - 1, settlements_left=player.settlements_left + 1
    )
    course.change(
        buildings=(*state.buildings[:corner], CITY + seat, *state.buildings[corner + 1 :]),
        players=with_player(state, seat, player),
    )
    course.tell(BuiltCity(seat, action.corner))


def one_more(deck: Deck, card: int, count: int = 1) -> Deck:
    """The cards with `count` more of one kind."""
    return cast(Deck, (*deck[:card], deck[card] + count, *deck[card + 1 :]))


def buy_card(course: Course[State], seat: Seat, action: BuyCard) -> None:
    """Pay and take the top card; the order of the deck is decided now (R120)."""
    pay(course, seat, CARD_COST)
    state = course.state
    left = sum(state.deck)
    place = course.below(left)
    card = 0
    while place >= state.deck[card]:
        place -= state.deck[card]
        card += 1
    player = state.players[seat]
    player = replace(player, cards=one_more(player.cards, card), fresh=one_more(player.fresh, card))
    course.change(deck=one_more(state.deck, card, -1), players=with_player(state, seat, player))
    course.tell(BoughtCard(seat, left - 1))
    course.whisper(DrewCard(seat, CARDS[card]), seat)
    course.sealed = True


BUILDING: dict[type, Callable[..., None]] = {
    BuildRoad: build_road,
    BuildSettlement: build_settlement,
    BuildCity: build_city,
    BuyCard: buy_card,
}
"""What building actions do, before the win check of the frame that asked."""
