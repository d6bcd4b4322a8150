"""Districts and what joining them earns (docs/rules/catan-minis.md R304, R340-R346, R497, R502, R505)."""

import random
from itertools import combinations

import pytest

from games.catan import actions as act
from games.catan.content import geometry
from games.catan.events import BuiltRoad, LongestRoad, Won
from games.catan.frames import Acting
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import DrawFirst
from games.catan.modules.frenemies.districts import districts_of
from games.catan.modules.frenemies.events import DrewTheseTokens, DrewTokens, JoinedDistricts
from games.catan.modules.frenemies.frames import DrawingOrder
from games.catan.modules.helpers.actions import FlipHelper, MoveRoad, UseExplorer
from games.catan.options import CatanOptions
from games.catan.state import CITY, NOBODY, State
from games.core.forms import sample
from games.core.game import play
from games.core.rng import Rng
from tests.contract.setups import check_twins, dealt
from tests.contract.subjects import Case
from tests.games.catan.befriending import befriended, four, held, part, with_part, with_supply
from tests.games.catan.helping import with_helpers
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    Position,
    asked,
    does,
    empty_island,
    heard,
    keys_of,
    offers,
)
from tests.games.catan.setups import ROAD, built, contact


def joined(position: Position | State) -> set[tuple[str, str]]:
    """Joined districts by the labels of the settlements that name them."""
    state = position.state if isinstance(position, Position) else position
    corners = state.table.board.geometry.corners
    return {(corners[one], corners[other]) for one, other in part(state).joined}


def test_districts_are_named_after_the_first_settlements() -> None:
    """R340, R304: two each on the beginners' island, none of them joined."""
    state = CATAN.setup(4, CatanOptions(frenemies=True), Rng(bytes(32))).state
    homes = part(state).homes
    assert [len(one) for one in homes] == [2, 2, 2, 2]
    for seat, own in enumerate(homes):
        assert all(state.table.buildings[corner] == seat for corner in own)
        assert len(districts_of(state.table, seat)) == 2
    assert part(state).joined == ()


def test_somebody_elses_building_divides_no_district() -> None:
    """R340, ruling 18: pieces hang together across it."""
    position = empty_island(4).with_settlement(RED, "A1").with_roads(RED, "A1-B2", "B2-C2", "C2-D2")
    split = position.with_settlement(BLUE, "C2")
    assert len(districts_of(split.state.table, RED)) == 1


def test_first_contact_earns_three_and_one() -> None:
    """E15, R341, R343, R344, R497: blue draws 1, then red 3; a second contact of the same two brings nothing."""
    position = contact().with_roads(RED, "G2-H2")
    step = built(position, RED, "F2-G2")
    assert heard(step, JoinedDistricts) == [JoinedDistricts(RED, (BLUE,))]
    assert heard(step, DrewTokens) == [DrewTokens(BLUE, 1), DrewTokens(RED, 3)]
    assert part(step.state).tokens == (3, 1, 0, 0)
    assert joined(step.state) == {("E2", "I2")}
    for seat in (RED, BLUE):
        assert len(heard(step, DrewTheseTokens, seat)) == 1
    again = Position(step.state).with_roads(RED, "G3-H2", "F3-G3")
    second = built(again, RED, "E2-F3")
    assert heard(second, DrewTokens) == []


def test_the_other_district_is_another_one() -> None:
    """E15, R343, ruling 16: each pair of districts counts for itself, whoever builds."""
    first = built(contact().with_roads(RED, "G2-H2"), RED, "F2-G2").state
    position = Position(does(first, RED, act.EndTurn()).state).with_roads(RED, "B2-C2")
    step = built(position, BLUE, "C2-D2")
    assert heard(step, JoinedDistricts) == [JoinedDistricts(BLUE, (RED,))]
    assert heard(step, DrewTokens) == [DrewTokens(RED, 1), DrewTokens(BLUE, 3)]
    assert joined(step.state) == {("A1", "E2"), ("E2", "I2")}


def test_own_districts_that_grow_together_earn_nothing() -> None:
    """R342, R343, R345: the whole counts as joined with everything that a part was joined with."""
    position = contact().with_roads(RED, "B2-C2", "C2-D3", "D3-E3", "E3-F3", "G3-H2")
    position = with_part(
        position, joined=((position.net.corner_of["E2"], position.net.corner_of["I2"]),)
    )
    step = built(position, RED, "F3-G3")
    assert len(districts_of(step.state.table, RED)) == 1
    assert heard(step, JoinedDistricts) == []
    # The upper part touches blue now for the first time, but the lower one was joined with it.
    later = built(step.state, RED, "C2-D2")
    assert heard(later, DrewTokens) == []


def test_a_road_that_does_both_is_judged_as_a_whole() -> None:
    """R343: it connects the own districts and touches an enemy's: new only if neither part was joined with it."""
    position = befriended(
        empty_island(4)
        .with_settlement(RED, "A1")
        .with_settlement(RED, "E2")
        .with_settlement(BLUE, "D3")
        .with_settlement(BLUE, "L3")
        .with_roads(RED, "A1-B2", "B2-C2", "D2-E2")
        .with_roads(BLUE, "C2-D3")
    )
    net = position.net
    fresh = with_part(position, joined=())
    assert heard(built(fresh, RED, "C2-D2"), DrewTokens) == [
        DrewTokens(BLUE, 1),
        DrewTokens(RED, 3),
    ]
    upper = with_part(position, joined=((net.corner_of["A1"], net.corner_of["D3"]),))
    assert heard(built(upper, RED, "C2-D2"), DrewTokens) == []
    other = with_part(position, joined=((net.corner_of["A1"], net.corner_of["L3"]),))
    assert heard(built(other, RED, "C2-D2"), JoinedDistricts)


def crossing() -> Position:
    """E19: red's next road C2-D2 ends where a road of blue's and one of orange's do."""
    return befriended(
        empty_island(4)
        .with_settlement(RED, "A1")
        .with_settlement(RED, "L3")
        .with_settlement(BLUE, "E2")
        .with_settlement(BLUE, "I5")
        .with_settlement(ORANGE, "D1")
        .with_settlement(ORANGE, "K1")
        .with_roads(RED, "A1-B2", "B2-C2")
        .with_roads(BLUE, "D2-E2")
        .with_roads(ORANGE, "C1-D1", "C1-D2")
    )


def test_two_others_draw_in_the_order_of_the_builder() -> None:
    """E19, R344, R507: each draws 1, then the builder 3 in all, not 6; who is asked follows from the board."""
    step = built(crossing(), RED, "C2-D2")
    assert heard(step, JoinedDistricts) == [JoinedDistricts(RED, (BLUE, ORANGE))]
    assert keys_of(step.state, RED, DrawFirst) == (str(BLUE), str(ORANGE))
    assert CATAN.default(step.state, RED, Rng(bytes(32))) == DrawFirst(str(BLUE))
    after = does(step.state, RED, DrawFirst(str(ORANGE)))
    drawn = [DrewTokens(ORANGE, 1), DrewTokens(BLUE, 1), DrewTokens(RED, 3)]
    assert heard(after, DrewTokens) == drawn
    assert part(after.state).tokens == (3, 1, 1, 0)
    assert isinstance(after.state.flow[-1], Acting)


def test_the_last_tokens_go_to_who_draws_first() -> None:
    """R317, R344, ruling 21: the others before the builder, who gets what is left."""
    step = built(with_supply(crossing(), {"traders": 1}), RED, "C2-D2")
    after = does(step.state, RED, DrawFirst(str(ORANGE)))
    drawn = [DrewTokens(ORANGE, 1), DrewTokens(BLUE, 0), DrewTokens(RED, 0)]
    assert heard(after, DrewTokens) == drawn
    assert held(after.state, ORANGE) == {"traders": 1}
    empty = built(with_supply(crossing(), {}), RED, "C2-D2")
    assert DrawFirst not in offers(empty.state, RED)
    assert part(empty.state).joined != ()


def test_the_order_gives_nothing_away() -> None:
    """R363, R507: who chooses the order of drawing, and everybody else, sees the same in a twin."""
    options = CatanOptions(board="random", frenemies=True)
    case = Case(CATAN, 4, options)
    state = built(crossing(), RED, "C2-D2").state
    decision = asked(state, RED)
    assert decision is not None
    for attempt in range(6):
        twin = dealt(case, state, RED, f"order/{attempt}")
        for seat in (BLUE, ORANGE):
            check_twins(case, state, twin, decision, DrawFirst(str(seat)))


def test_the_founding_joins_without_reward() -> None:
    """R304: contacts of the founding give no tokens, then or later."""
    chance = random.Random("founding")
    seen = 0
    for seed in range(12):
        options = CatanOptions(board="random", frenemies=True)
        state = CATAN.setup(6, options, Rng(bytes([seed] * 32))).state
        while not state.table.turn:
            decision = CATAN.first(state)
            assert decision is not None
            step = play(CATAN, state, decision.seat, sample(decision, chance.randrange))
            assert heard(step, DrewTokens) == []
            state = step.state
        assert set(part(state).joined) == touching(state)
        seen += len(part(state).joined)
    assert seen > 0


def touching(state: State) -> set[tuple[int, int]]:
    """Pairs of districts of different players with a common corner, found from the lists of pieces alone."""
    net = state.table.board.geometry
    spots: dict[int, set[tuple[int, int]]] = {}
    for seat, homes in enumerate(part(state).homes):
        for home in homes:
            reached, grown = {home}, True
            while grown:
                ends = [
                    set(net.ends[path])
                    for path, owner in enumerate(state.table.roads)
                    if owner == seat and set(net.ends[path]) & reached
                ]
                more = reached.union(*ends)
                grown, reached = more != reached, more
            for corner in reached:
                spots.setdefault(corner, set()).add((seat, home))
    return {
        (min(a, b), max(a, b))
        for names in spots.values()
        for (one, a), (other, b) in combinations(sorted(names), 2)
        if one != other
    }


@pytest.mark.parametrize("seats", [3, 4])
def test_joined_districts_recounted(seats: int) -> None:
    """R341-R345 in random games, with the Explorer: what touches is joined, rewards follow from it, tokens add up."""
    chance = random.Random(f"districts {seats}")
    options = CatanOptions(board="random", frenemies=True, helpers=seats == 3)
    state = CATAN.setup(seats, options, Rng(chance.randbytes(32))).state
    rewards = 0
    while decision := CATAN.first(state):
        before = part(state)
        step = play(CATAN, state, decision.seat, sample(decision, chance.randrange), asked=decision)
        state = step.state
        told = [one for one in heard(step, JoinedDistricts) if isinstance(one, JoinedDistricts)]
        if state.table.turn and (told or before.joined != part(state).joined):
            grown = set(part(state).joined) - set(before.joined)
            owners = {at: seat for seat, own in enumerate(part(state).homes) for at in own}
            (one,) = told
            pairs = {frozenset((owners[a], owners[b])) for a, b in grown}
            assert {frozenset((one.seat, other)) for other in one.others} <= pairs
            rewards += 1
        if state.table.turn:
            # Districts that have grown together pass on what they were joined with.
            names = set(part(state).joined)
            assert all(known_to(state, pair, names) for pair in touching(state))
    assert rewards > 0


def known_to(state: State, pair: tuple[int, int], names: set[tuple[int, int]]) -> bool:
    """Whether these districts, or what they have grown together with, are on the list."""
    whole = [
        {at for own in part(state).homes for at in own if at in district and home in district}
        for home in pair
        for seat, own in enumerate(part(state).homes)
        if home in own
        for district in districts_of(state.table, seat)
        if home in district
    ]
    return any((min(a, b), max(a, b)) in names for a in whole[0] for b in whole[1])


def test_buildings_never_earn() -> None:
    """R346: a new settlement stands on the own network, where the contact was already."""
    position = built(contact().with_roads(RED, "G2-H2"), RED, "F2-G2").state
    rich = Position(position).holding(RED, lumber=1, brick=1, wool=1, grain=1)
    step = does(rich, RED, act.BuildSettlement("G2"))
    assert heard(step, DrewTokens) == []
    city = Position(step.state).holding(RED, grain=2, ore=3)
    assert heard(does(city, RED, act.BuildCity("G2")), DrewTokens) == []


def test_roads_of_the_special_building_phase_earn() -> None:
    """R313, R502: whoever builds in it, tokens are earned; nobody waits for a favor."""
    position = befriended(
        empty_island(5)
        .with_settlement(BLUE, "A1")
        .with_settlement(BLUE, "P1")
        .with_settlement(RED, "B3")
        .with_settlement(RED, "P3")
        .with_roads(BLUE, "A1-B2")
        .with_roads(RED, "A2-B3")
    ).holding(BLUE, **ROAD)
    ended = does(position, RED, act.EndTurn()).state
    building = does(ended, BLUE, act.JoinBuilding("build")).state
    step = does(building, BLUE, act.BuildRoad("A2-B2"))
    assert heard(step, DrewTokens) == [DrewTokens(RED, 1), DrewTokens(BLUE, 3)]


def test_the_explorer_builds_in_this_sense() -> None:
    """R343, R505, R497: a moved road joins districts, which stay joined when it goes; then the helper is flipped."""
    position = with_helpers(crossing(), "explorer", "mendicant", "sage", "noblewoman")
    moving = does(position.with_roads(RED, "B1-C1"), RED, UseExplorer("B1-C1")).state
    step = does(moving, RED, MoveRoad("C2-D2"))
    assert isinstance(step.state.flow[-1], DrawingOrder)
    after = does(step.state, RED, DrawFirst(str(BLUE)))
    assert part(after.state).tokens == (3, 1, 1, 0)
    assert FlipHelper in offers(after.state, RED)
    roads = tuple(NOBODY if owner == RED else owner for owner in after.state.table.roads)
    gone = Position(after.state).changed(roads=roads).turn_of(RED).with_roads(RED, "A1-B2", "B2-C2")
    assert heard(built(gone, RED, "C2-D2"), DrewTokens) == []


def test_longest_road_comes_before_the_tokens() -> None:
    """R497: the award, then districts and tokens, then the win."""
    position = contact().with_roads(RED, "G2-H2", "I2-J1", "J1-K1")
    step = built(position, RED, "F2-G2")
    kinds = [type(told.event) for told in step.log if told.to is None]
    assert kinds == [BuiltRoad, LongestRoad, JoinedDistricts, DrewTokens, DrewTokens]
    won = built(with_part(position, chips=(7, 0, 0, 0)), RED, "F2-G2")
    kinds = [type(told.event) for told in won.log if told.to is None]
    assert kinds == [BuiltRoad, LongestRoad, JoinedDistricts, DrewTokens, DrewTokens, Won]


def test_road_building_earns_twice() -> None:
    """R343, R344: each road in whatever way is judged by itself."""
    position = contact().with_roads(RED, "G2-H2", "B2-C2").with_cards(RED, road_building=1)
    step = does(position.turn_of(RED), RED, act.PlayCard("road_building"), act.FreeRoad("F2-G2"))
    assert part(step.state).tokens == (3, 1, 0, 0)
    second = does(step.state, RED, act.FreeRoad("C2-D2"))
    assert part(second.state).tokens == (6, 2, 0, 0)


def test_notes_say_what_a_road_would_earn() -> None:
    """R343, R321, R322: on paths and hexes, as everybody can reckon it."""
    position = contact().with_roads(RED, "G2-H2").holding(RED, **ROAD).turn_of(RED)
    details = {note.key: note.detail for note in CATAN.notes(position.state, RED).lines}
    assert "favors" in str(details["F2-G2"])
    assert "favors" not in str(details["B2-C2"])
    robber = four().with_cards(RED, knight=1).robber_on("#1")
    moving = does(robber, RED, act.PlayCard("knight")).state
    labels = {note.key: note.label for note in CATAN.notes(moving, RED).lines}
    assert "favor" in str(labels["#10"])
    assert "favor" not in str(labels["#2"])


def test_cities_belong_to_districts() -> None:
    """R340, R341: settlements, cities and roads; a lone building is touched as well as a road."""
    position = contact().with_city(BLUE, "E2")
    assert {CITY + BLUE} & set(position.state.table.buildings)
    without = position.changed(
        roads=tuple(NOBODY if owner == BLUE else owner for owner in position.state.table.roads)
    ).with_roads(RED, "G2-H2", "F2-G2")
    step = built(without, RED, "E2-F2")
    assert heard(step, JoinedDistricts) == [JoinedDistricts(RED, (BLUE,))]
    assert geometry("base") is position.net
