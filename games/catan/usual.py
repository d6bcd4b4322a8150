"""What an experienced player of CATAN does at first sight: for robots, and quick, since trials are played on with it.

The robber goes where it hurts those ahead, never where it hurts nobody else; cities and settlements are built as soon as they
can be, on the best corner; of a hand that is too large what leads furthest is kept. All else is left to trials.
"""

from games.catan.actions import BuildCity, BuildSettlement, Discard, MoveRobber, Settle, Steal
from games.catan.content import RESOURCES
from games.catan.estimate import hex_worths, kinds_at, kinds_of, worths
from games.catan.hands import minus
from games.catan.points import goal, public_points
from games.catan.returning import best_kept
from games.catan.state import CITY, NOBODY, State, Table
from games.core.forms import Decision, One
from games.core.model import Action, Key, Seat

CLOSE = 3.0
"""How much more a card of somebody who is about to win is worth to all others than that of somebody who has nothing."""

CARDS = 0.5
"""What there is to steal counts beside what is kept from coming in, for each card up to `FEW`."""

FEW = 4

NEW_KIND = 4.0
"""What a resource that is not produced yet counts at the founding, in cards of 36 throws."""


def usual(state: State, decision: Decision) -> Action | None:
    """The answer, if one stands out."""
    offers = {offer.action: offer for offer in decision.offers}
    if Discard in offers:
        return _returned(state, decision.seat)
    if MoveRobber in offers:
        return MoveRobber(_robbed(state, decision.seat, _keys(decision, MoveRobber)))
    if Steal in offers:
        victims = _keys(decision, Steal)
        return Steal(max(victims, key=lambda key: _lead(state.table, int(key))))
    if Settle in offers:
        return Settle(_founded(state.table, decision.seat, _keys(decision, Settle)))
    for kind in (BuildCity, BuildSettlement):
        if kind in offers:
            value, place = worths(state.table.board), state.table.board.geometry.corner_of
            best = max(_keys(decision, kind), key=lambda key: value[place[key]])
            return kind(best)
    return None


def _founded(table: Table, seat: Seat, corners: tuple[Key, ...]) -> Key:
    """The corner that brings most, a resource that the seat does not produce yet above all."""
    board = table.board
    value, place = worths(board), board.geometry.corner_of
    had = kinds_of(table, seat)

    def worth(key: Key) -> float:
        return value[place[key]] + NEW_KIND * len(kinds_at(board, place[key]) - had)

    return max(corners, key=worth)


def _returned(state: State, seat: Seat) -> Action:
    """What goes back to the bank: all but what is best kept."""
    hand = state.secrets.players[seat].hand
    given = minus(hand, best_kept(state.table, seat, hand, sum(hand) // 2))
    return Discard(tuple([(key, count) for key, count in zip(RESOURCES, given) if count]))


def _keys(decision: Decision, action: type[Action]) -> tuple[Key, ...]:
    """What can be chosen there."""
    (offer,) = [offer for offer in decision.offers if offer.action is action]
    field = offer.fields[0]
    assert isinstance(field, One)
    return field.keys


def _robbed(state: State, seat: Seat, hexes: tuple[Key, ...]) -> Key:
    """The hex where the robber does the seat most good."""
    table = state.table
    board = table.board
    cards = [sum(holding.hand) for holding in state.secrets.players]
    lead = [_lead(table, other) for other in range(len(table.players))]
    produced = hex_worths(board)
    best, most = hexes[0], float("-inf")
    for key in hexes:
        place = board.geometry.hex_of[key]
        gain, victims = 0.0, set[Seat]()
        for corner in board.geometry.corners_of_hex[place]:
            building = table.buildings[corner]
            if building == NOBODY:
                continue
            owner = building % CITY
            income = produced[place] * (2 if building >= CITY else 1)
            if owner == seat:
                gain -= CLOSE * income
            else:
                gain += lead[owner] * income
                victims.add(owner)
        gain += max([lead[one] * CARDS * min(FEW, cards[one]) for one in victims], default=0.0)
        if gain > most:
            best, most = key, gain
    return best


def _lead(table: Table, seat: Seat) -> float:
    """How much it helps to hinder that seat, by what everybody sees."""
    return 1 + (CLOSE - 1) * public_points(table, seat) / goal(table)
