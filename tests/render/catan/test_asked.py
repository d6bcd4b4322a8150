"""Whoever is asked sees the map, the own cards and what they buy; whoever is not sees the hand alone."""

import pytest

from games.core.forms import verb
from render.catan import chips
from render.catan.below import GAP, MARGIN, TOP
from render.catan.choices import marks_of
from render.catan.choose import BAR, view_of
from render.catan.costs import TILE_HIGH
from render.catan.hand import HIGH, draw_hand
from render.catan.lattice import SEA_WIDE
from render.catan.resources import ROW_HIGH
from tests.render.catan.positions import GAME, scene_of, walk

PLACING = {"settle", "move_robber", "free_road"}
"""Something is put on the board for nothing: costs would only make the picture longer."""

ASKED = {
    3: {"roll", "discard", "steal", "take_plenty", "monopolise"},
    6: {"roll", "discard", "steal", "join_building"},
}


@pytest.mark.parametrize("seats", [3, 6])
def test_whoever_is_asked_sees_the_map(seats: int) -> None:
    """Whatever is asked, with costs below it unless the question is where to put something for nothing."""
    seen = set()
    for moment in walk(seats, 4, "random"):
        for decision in GAME.pending(moment.state):
            name, seat = verb(decision.offers[0].action), decision.seat
            own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
            if not decision.required or name in seen or not any(own.holding.hand):
                continue
            seen.add(name)
            wide, high = draw_hand(own, view, seat, decision, (), scene_of(moment)).size
            frame = view_of(view, marks_of(decision, ()), None)
            rows = [ROW_HIGH] + [chips.high_of(view)] * (frame.wide == SEA_WIDE)
            if name not in PLACING:
                rows.append(TILE_HIGH)

            assert wide == SEA_WIDE
            below = TOP + sum(rows) + GAP * (len(rows) - 1) + MARGIN
            assert high == BAR + frame.high + below, name
    assert ASKED[seats] | {"move_robber"} <= seen


def test_before_the_first_cards_there_is_nothing_to_buy() -> None:
    """While the first settlements are founded."""
    moment = walk(4, 4, "random")[0]
    (decision,) = GAME.pending(moment.state)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    high = draw_hand(own, view, decision.seat, decision, (), scene_of(moment)).size[1]

    assert marks_of(decision, ()).has_places
    assert high == BAR + view_of(GAME.public(moment.state), marks_of(decision, ()), None).high


def test_whoever_is_not_asked_sees_the_hand_alone() -> None:
    """Large cards, what they do, and how far it is to the two awards; an opportunity to trade changes nothing of it."""
    opportunities = 0
    for moment in walk(4, 4)[60:120:6]:
        asked = {decision.seat: decision for decision in GAME.pending(moment.state)}
        for seat in range(4):
            decision = asked.get(seat)
            if decision is None or not decision.required:
                opportunities += decision is not None
                own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
                drawn = draw_hand(own, view, seat, decision, (), scene_of(moment))
                assert drawn.size == (1400, HIGH)
    assert opportunities
