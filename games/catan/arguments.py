"""What players of CATAN say for an answer."""

from games.catan import actions as act
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    HAND_LIMIT,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    LONGEST_ROAD_LEAST,
    RESOURCES,
    SETTLEMENT_COST,
    Hand,
)
from games.catan.estimate import kinds_at, kinds_of
from games.catan.layout import pips
from games.catan.network import is_spaced, longest_through
from games.catan.points import goal, points, public_points
from games.catan.rates import rates
from games.catan.state import CITY, NOBODY, State
from games.core.keys import Pair
from games.core.model import Seat, SeatName, Term
from games.core.reasons import Argument, Blanks

RICH = 10
"""Dots on the numbers around a corner that are many."""

PLAIN: Blanks = {}
"""Of a sentence without blanks."""


def _corner(state: State, action: object) -> int | None:
    """Where the answer puts a settlement or a city."""
    if isinstance(action, act.Settle | act.BuildSettlement | act.BuildCity):
        return state.table.board.geometry.corner_of[action.corner]
    return None


def _road(state: State, action: object) -> int | None:
    """Where the answer lays a road."""
    if isinstance(action, act.BuildRoad | act.FreeRoad | act.FoundingRoad):
        return state.table.board.geometry.path_of[action.path]
    return None


def _dots(state: State, corner: int) -> int:
    """Dots on the numbers around the corner."""
    board = state.table.board
    return sum([pips(board.numbers[place]) for place in board.geometry.hexes_of_corner[corner]])


def _is_of(owner: int, seat: Seat) -> bool:
    """Whether the building is the seat's."""
    return owner != NOBODY and owner % CITY == seat


def _others(state: State, seat: Seat) -> list[Seat]:
    """The other seats."""
    return [other for other in range(len(state.table.players)) if other != seat]


def _hand(state: State, seat: Seat) -> Hand:
    """The seat's cards."""
    return state.secrets.players[seat].hand


def _can_pay(hand: Hand, cost: Hand) -> bool:
    """Whether the hand pays for it."""
    return all([held >= needed for held, needed in zip(hand, cost, strict=True)])


def _produces_often(state: State, seat: Seat, action: object) -> Blanks | None:
    """The numbers there come often."""
    corner = _corner(state, action)
    if corner is None or isinstance(action, act.BuildCity):
        return None
    dots = _dots(state, corner)
    return {"dots": dots} if dots >= RICH else None


def _three_kinds(state: State, seat: Seat, action: object) -> Blanks | None:
    """Three resources meet there."""
    corner = _corner(state, action)
    is_new = corner is not None and not isinstance(action, act.BuildCity)
    return (
        PLAIN
        if is_new and corner is not None and len(kinds_at(state.table.board, corner)) > 2
        else None
    )


def _lacking(state: State, seat: Seat, action: object) -> Blanks | None:
    """It brings a resource that the seat gets nowhere else."""
    corner = _corner(state, action)
    own = kinds_of(state.table, seat)
    if corner is None or isinstance(action, act.BuildCity) or not own:
        return None
    new = sorted(kinds_at(state.table.board, corner) - own, reverse=True)
    return {"resource": Term("resource", RESOURCES[new[0]])} if new else None


def _harbor(state: State, seat: Seat, action: object) -> Blanks | None:
    """There is a harbor, for the first time or for what the seat makes."""
    corner = _corner(state, action)
    if corner is None or isinstance(action, act.BuildCity):
        return None
    board, own = state.table.board, kinds_of(state.table, seat)
    paths = board.geometry.paths_of_corner[corner]
    kinds = [kind for path, kind in board.harbors if path in paths]
    return PLAIN if any(kind == "any" or RESOURCES.index(kind) in own for kind in kinds) else None


def _takes_place(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else's road leads there."""
    corner = _corner(state, action)
    if corner is None or not isinstance(action, act.BuildSettlement):
        return None
    for path in state.table.board.geometry.paths_of_corner[corner]:
        owner = state.table.roads[path]
        if owner not in (NOBODY, seat):
            return {"name": SeatName(owner)}
    return None


def _wins(state: State, seat: Seat, action: object) -> Blanks | None:
    """It brings the last point."""
    is_point = isinstance(action, act.BuildSettlement | act.BuildCity)
    return PLAIN if is_point and points(state, seat) + 1 >= goal(state.table) else None


def _rich_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """The best corner is doubled."""
    corner = _corner(state, action)
    if corner is None or not isinstance(action, act.BuildCity):
        return None
    own = [at for at, owner in enumerate(state.table.buildings) if owner == seat]
    dots = _dots(state, corner)
    return (
        {"dots": dots} if len(own) > 1 and dots == max([_dots(state, at) for at in own]) else None
    )


def _ore_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """The city brings what further cities cost."""
    corner = _corner(state, action)
    if corner is None or not isinstance(action, act.BuildCity):
        return None
    kinds = [RESOURCES[kind] for kind in kinds_at(state.table.board, corner) if CITY_COST[kind]]
    return PLAIN if len(kinds) == 2 else None


def _longest(state: State, seat: Seat, path: int) -> int:
    """The seat's longest line with that road."""
    table = state.table
    roads = (*table.roads[:path], seat, *table.roads[path + 1 :])
    return longest_through(table.board.geometry, roads, table.buildings, seat, path)


def _takes_road(state: State, seat: Seat, action: object) -> Blanks | None:
    """The road makes the longest one."""
    path = _road(state, action)
    if path is None or state.table.longest_road == seat:
        return None
    most = max([state.table.players[other].road_length for other in _others(state, seat)])
    length = _longest(state, seat, path)
    return {"roads": length} if length >= LONGEST_ROAD_LEAST and length > most else None


def _keeps_road(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody is close behind the longest road."""
    path = _road(state, action)
    own = state.table.players[seat].road_length
    if path is None or state.table.longest_road != seat or _longest(state, seat, path) <= own:
        return None
    for other in _others(state, seat):
        if state.table.players[other].road_length >= own - 1:
            return {"name": SeatName(other)}
    return None


def _to_site(state: State, seat: Seat, action: object) -> Blanks | None:
    """The road leads to a corner where a settlement may stand."""
    path = _road(state, action)
    if path is None or isinstance(action, act.FoundingRoad):
        return None
    table = state.table
    chart, own = table.board.chart, [at for at, owner in enumerate(table.roads) if owner == seat]
    ends = chart.net.ends
    reached = {corner for at in own for corner in ends[at]}
    for corner in ends[path]:
        is_room = table.buildings[corner] == NOBODY and is_spaced(chart, table.buildings, corner)
        if corner not in reached and corner in chart.sites and is_room:
            return PLAIN
    return None


def _army(state: State, seat: Seat, knights: int) -> bool:
    """Whether so many knights are the largest army, which the seat does not have."""
    table = state.table
    most = max([table.players[other].played[KNIGHT] for other in _others(state, seat)])
    return table.largest_army != seat and knights >= LARGEST_ARMY_LEAST and knights > most


def _takes_army(state: State, seat: Seat, action: object) -> Blanks | None:
    """The knight makes the largest army."""
    is_knight = isinstance(action, act.PlayCard) and action.card == "knight"
    played = state.table.players[seat].played[KNIGHT]
    return PLAIN if is_knight and _army(state, seat, played + 1) else None


def _near_army(state: State, seat: Seat, action: object) -> Blanks | None:
    """One more knight would make the largest army."""
    held = state.secrets.players[seat].cards[KNIGHT]
    knights = state.table.players[seat].played[KNIGHT] + held
    is_buying = isinstance(action, act.BuyCard)
    return PLAIN if is_buying and _army(state, seat, knights + 1) else None


def _over_limit(state: State, seat: Seat, action: object) -> Blanks | None:
    """A 7 would halve the hand."""
    cards = sum(_hand(state, seat))
    spends = isinstance(
        action,
        act.BuildRoad | act.BuildSettlement | act.BuildCity | act.BuyCard | act.BankTrade,
    )
    return {"cards": cards} if spends and cards > HAND_LIMIT else None


def _robbed(state: State, seat: Seat) -> bool:
    """Whether the robber stands beside a building of the seat."""
    board = state.table.board
    return any(
        _is_of(owner, seat) and state.table.robber in board.geometry.hexes_of_corner[corner]
        for corner, owner in enumerate(state.table.buildings)
    )


def _frees(state: State, seat: Seat, action: object) -> Blanks | None:
    """The knight drives the robber away."""
    is_knight = isinstance(action, act.PlayCard) and action.card == "knight"
    return PLAIN if is_knight and _robbed(state, seat) else None


def _ahead(state: State, seat: Seat) -> Seat | None:
    """Who alone has the most points of the others, as all see them."""
    totals = {other: public_points(state.table, other) for other in _others(state, seat)}
    most = max(totals.values())
    first = [other for other, total in totals.items() if total == most]
    return first[0] if len(first) == 1 else None


def _blocks_leader(state: State, seat: Seat, action: object) -> Blanks | None:
    """The robber goes beside whoever of the others is ahead."""
    leader = _ahead(state, seat)
    if not isinstance(action, act.MoveRobber) or leader is None:
        return None
    geometry = state.table.board.geometry
    place = geometry.hex_of[action.hex]
    owners = [
        owner % CITY
        for corner, owner in enumerate(state.table.buildings)
        if owner != NOBODY and place in geometry.hexes_of_corner[corner]
    ]
    return {"name": SeatName(leader)} if leader in owners and seat not in owners else None


def _blocks_often(state: State, seat: Seat, action: object) -> Blanks | None:
    """The hex is one of those that come most often."""
    if not isinstance(action, act.MoveRobber):
        return None
    place = state.table.board.geometry.hex_of[action.hex]
    number = state.table.board.numbers[place]
    return {"number": number} if number in (6, 8) else None


def _robs_rich(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody holds more cards."""
    if not isinstance(action, act.Steal):
        return None
    victim = int(action.victim)
    held = {other: sum(_hand(state, other)) for other in _others(state, seat)}
    others = [cards for other, cards in held.items() if other != victim]
    is_most = held[victim] > max(others, default=0)
    return {"name": SeatName(victim), "cards": held[victim]} if is_most else None


def _after_trade(state: State, seat: Seat, action: object) -> Hand | None:
    """The hand after a trade with the bank."""
    if not isinstance(action, act.BankTrade):
        return None
    deal = Pair.parse(action.deal)
    if deal.first not in RESOURCES or deal.second not in RESOURCES:
        return None
    given, taken = RESOURCES.index(deal.first), RESOURCES.index(deal.second)
    hand = list(_hand(state, seat))
    hand[given] -= rates(state.table, seat)[given]
    hand[taken] += 1
    lumber, brick, wool, grain, ore = hand
    return lumber, brick, wool, grain, ore


def _completes(state: State, seat: Seat, action: object, cost: Hand) -> Blanks | None:
    """The trade makes up what something costs."""
    hand = _after_trade(state, seat, action)
    if hand is None or _can_pay(_hand(state, seat), cost):
        return None
    return PLAIN if _can_pay(hand, cost) else None


def _completes_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """A city can be paid then."""
    has_place = seat in state.table.buildings and state.table.players[seat].cities_left
    return _completes(state, seat, action, CITY_COST) if has_place else None


def _completes_settlement(state: State, seat: Seat, action: object) -> Blanks | None:
    """A settlement can be paid then."""
    has_piece = state.table.players[seat].settlements_left
    return _completes(state, seat, action, SETTLEMENT_COST) if has_piece else None


def _completes_card(state: State, seat: Seat, action: object) -> Blanks | None:
    """A development card can be paid then."""
    return _completes(state, seat, action, CARD_COST)


def _saves_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """What a city costs is nearly there."""
    hand, has_place = _hand(state, seat), seat in state.table.buildings
    missing = sum([max(0, cost - held) for cost, held in zip(CITY_COST, hand, strict=True)])
    is_safe = sum(hand) <= HAND_LIMIT
    is_saving = isinstance(action, act.EndTurn) and has_place and is_safe
    return {"cards": missing} if is_saving and 1 <= missing <= 2 else None


ARGUMENTS = (
    Argument("wins", ("points",), _wins),
    Argument("takes-road", ("points",), _takes_road),
    Argument("takes-army", ("points",), _takes_army),
    Argument("takes-place", ("settlements",), _takes_place, of_rivals=True),
    Argument("lacking", ("kinds", "points"), _lacking),
    Argument("harbor", ("points",), _harbor),
    Argument("three-kinds", ("kinds", "points"), _three_kinds),
    Argument("produces-often", ("cards", "points", "cities"), _produces_often),
    Argument("ore-city", ("ore", "grain", "points"), _ore_city),
    Argument("rich-city", ("points",), _rich_city),
    Argument("keeps-road", ("points",), _keeps_road),
    Argument("to-site", ("settlements", "points"), _to_site),
    Argument("frees", ("cards", "points"), _frees),
    Argument("near-army", ("knights", "points"), _near_army),
    Argument("blocks-leader", ("cards",), _blocks_leader, of_rivals=True),
    Argument("blocks-often", ("cards",), _blocks_often, of_rivals=True),
    Argument("robs-rich", ("cards", "points"), _robs_rich),
    Argument("completes-city", ("cities", "points"), _completes_city),
    Argument("completes-settlement", ("settlements", "points"), _completes_settlement),
    Argument("completes-card", ("development", "knights"), _completes_card),
    Argument("saves-city", ("cities", "points"), _saves_city),
    Argument("over-limit", ("risk", "cards", "points"), _over_limit),
)
