"""What stands beside the choices: where a road leads, what a corner yields, whom the robber would touch."""

from itertools import permutations
from typing import cast

import pytest

from games.catan.actions import MoveRobber, OfferTrade, Propose, Settle
from games.catan.content import RESOURCES, chart
from games.catan.frames import Acting, Founding, Monopolising, Plenty, RobberMoving, Stealing
from games.catan.game import CATAN
from games.catan.layout import pips
from games.catan.state import NOBODY
from games.core.badges import letter
from games.core.forms import One
from games.core.model import Key, Note, Seat, SeatName, SeatNames, Term, Terms, say
from tests.games.catan.maps import bare
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    does,
    empty_island,
    keys_of,
    offers,
)


def land(*keys: Key) -> Terms:
    """What lies there, in a row."""
    return Terms("land", tuple((key, 1) for key in keys))


def note_of(position: Position, seat: Seat, field: str, key: Key) -> Note:
    """The note on that choice."""
    note = CATAN.notes(position.state, seat).of(field, key)
    assert note is not None
    return note


def founding() -> Position:
    """The beginners' island before anybody has built."""
    return empty_island(4).changed(board=beginners().state.table.board, flow=(Founding(0),))


def test_a_number_has_as_many_pips_as_throws() -> None:
    """Of 36 throws of two dice; nothing where there is no number."""
    thrown = [first + second for first in range(1, 7) for second in range(1, 7)]

    assert [pips(number) for number in range(2, 13)] == [thrown.count(n) for n in range(2, 13)]
    assert pips(0) == 0


@pytest.mark.parametrize(
    ("corner", "keys", "chance"),
    [
        ("A1", ("ore@10", "harbor@any@1"), 3),
        ("G3", ("lumber@11", "desert", "ore@3"), 4),
        ("D5", ("brick@10", "harbor@ore@3"), 3),
        ("J2", ("ore@3", "brick@5", "grain@6"), 11),
    ],
)
def test_a_corner_tells_what_it_yields_and_how_often(
    corner: Key, keys: tuple[Key, ...], chance: int
) -> None:
    """Resources with their numbers, a harbor, and the pips of all its hexes (R43, R99)."""
    note = note_of(founding(), RED, "corner", corner)

    assert note.detail == say("catan-note-corner", land=land(*keys), pips=chance)


def road_note(path: Key, position: Position | None = None) -> Note:
    """What red is told of a road on the path."""
    return note_of(position or beginners().holding(RED, lumber=1, brick=1), RED, "path", path)


def test_a_road_tells_where_it_leads() -> None:
    """What lies straight ahead first, a harbor, and that a settlement fits there (R106, R112)."""
    there = land("desert", "brick@6", "wool@4")

    assert road_note("D3-E3").detail == say(
        "catan-note-towards-free", land=there, corner="E3", line=0
    )


@pytest.mark.parametrize(
    ("path", "keys", "corner"),
    [
        ("C3-D3", ("wool@2", "lumber@9", "harbor@grain@2"), "B3"),
        ("G2-H1", ("lumber@8", "harbor@brick@8"), "I1"),
    ],
)
def test_a_road_toward_no_room_tells_of_the_best_corner_beyond(
    path: Key, keys: tuple[Key, ...], corner: Key
) -> None:
    """How many roads lead there, and what it yields (R112); a nearer corner stands before it."""
    note = road_note(path)
    there = land(*keys)

    assert note.detail == say("catan-note-towards-next", roads=2, next=corner, land=there, line=0)
    assert road_note("D3-E3").rank < note.rank


def test_a_road_that_brings_the_longest_road_comes_first() -> None:
    """Its length is told where it matters, whatever lies ahead (R140, R142)."""
    position = beginners().holding(RED, lumber=1, brick=1)
    roads = ("D3-E3", "E3-F3", "F3-G3")
    longer = position.with_roads(RED, *roads)
    notes = [note for note in CATAN.notes(longer.state, RED).lines if note.field == "path"]
    first = min(notes, key=lambda note: note.rank)

    assert first.detail is not None
    assert dict(first.detail.args)["line"] == 5


def test_a_road_to_a_building_says_whose_it_is() -> None:
    """It leads no further (R108)."""
    note = note_of(beginners().holding(RED, lumber=1, brick=1), RED, "path", "H2-I2")
    there = land("brick@5", "lumber@8", "ore@3")

    assert note.detail == say(
        "catan-note-towards-built", land=there, owner=SeatName(BLUE), corner="I2", line=0
    )


def test_a_road_to_a_crossing_promises_no_land() -> None:
    """Where a scenario lets nobody settle, the nearest locality is told, or what the road itself brings (R192, R195, R197)."""
    for board in ("corsica", "newyork"):
        on = chart(board)
        for path in sorted(on.ways):
            for near, far in permutations(on.net.ends[path]):
                other = next((way for way in on.exits[near] if way != path), None)
                if far in on.sites or other is None:
                    continue
                position = bare(board).holding(0, lumber=1, brick=1)
                position = position.with_roads(0, on.net.paths[other])
                if near in on.sites:
                    position = position.with_settlement(0, on.net.corners[near])
                detail = note_of(position, 0, "path", on.net.paths[path]).detail
                assert detail is not None
                told = dict(detail.args)
                if detail.id == "catan-note-towards-next":
                    assert on.net.corner_of[cast(Key, told["next"])] in on.sites
                    continue
                land = told.get("land")
                keys = [] if land is None else [key for key, _ in cast(Terms, land).amounts]
                assert not {key.split("@")[0] for key in keys} & {*RESOURCES, "desert"}


def test_a_road_between_own_roads_joins_them() -> None:
    """What lies on both sides of it."""
    position = beginners().holding(RED, lumber=1, brick=1).with_roads(RED, "D2-E2")
    note = note_of(position, RED, "path", "C2-D2")

    assert note.detail == say("catan-note-between", land=land("ore@10", "brick@6"), line=0)


def test_a_founding_road_leads_away_from_its_settlement() -> None:
    """Which does not stand yet; beside it there is no room for another one (R20, R112)."""
    position = Position(does(founding(), RED, Settle("D3")).state)
    notes = {key: note_of(position, RED, "path", key).detail for key in ("C2-D3", "D3-E3")}

    assert notes["C2-D3"] == say(
        "catan-note-towards-next",
        roads=2,
        next="D2",
        land=land("ore@10", "grain@12", "brick@6"),
        line=0,
    )
    assert notes["D3-E3"] == say(
        "catan-note-towards-next",
        roads=2,
        next="F3",
        land=land("brick@6", "lumber@11", "desert"),
        line=0,
    )


def moving() -> Position:
    """Red moves the robber; blue holds five cards and has a city, orange holds none."""
    position = beginners().holding(BLUE, ore=5).with_city(BLUE, "I4").turn_of(RED, RobberMoving())
    return position.holding(ORANGE).holding(WHITE).holding(RED)


def test_a_hex_tells_whom_the_robber_would_touch() -> None:
    """Opponents with what they have built there and hold; the mover, too (R74, R75)."""
    position = moving()
    details = {key: note_of(position, RED, "hex", key).detail for key in position.net.labels[:9]}

    assert note_of(position, RED, "hex", "#17").detail == say(
        "catan-note-hex-1",
        first=SeatName(BLUE),
        **{"first-built": 1, "first-cards": 5},
        own=0,
    )
    assert note_of(position, RED, "hex", "#14").detail == say(
        "catan-note-hex-2",
        first=SeatName(BLUE),
        **{"first-built": 1, "first-cards": 5},
        second=SeatName(ORANGE),
        **{"second-built": 1, "second-cards": 0},
        own=0,
    )
    assert details["#8"] == say("catan-note-hex-0", own=1)
    assert details["#7"] is not None
    assert ("own", 0) in details["#7"].args


def test_a_hex_is_called_by_its_land_and_who_builds_there() -> None:
    """Its number on the map, terrain and roll, opponents by name, and the mover where it builds too."""
    position = moving()
    labels = {key: note_of(position, RED, "hex", key).label for key in ("#17", "#14", "#8", "#7")}

    assert labels["#17"] == say(
        "catan-label-hex-others", land=land("brick@5"), seats=SeatNames((BLUE,))
    )
    assert labels["#14"] == say(
        "catan-label-hex-others", land=land("ore@3"), seats=SeatNames((BLUE, ORANGE))
    )
    assert labels["#8"] == say("catan-label-hex-own", land=land("grain@9"))


def test_paths_and_hexes_have_letters_by_what_they_matter() -> None:
    """In the order in which menus list them, so that the best is A; all hexes of the large island, too."""
    large = empty_island(6).changed(flow=(*empty_island(6).state.flow, RobberMoving()))
    for position, kind in (
        (beginners().holding(RED, lumber=1, brick=1), "path"),
        (moving(), "hex"),
        (large, "hex"),
    ):
        decision = asked(position, RED)
        assert decision is not None
        [field] = [one for offer in decision.offers for one in offer.fields if one.kind == kind]
        assert isinstance(field, One)
        notes = [note_of(position, RED, kind, key) for key in field.keys]
        listed = sorted(notes, key=lambda note: note.rank)
        assert [note.badge for note in listed] == [letter(at) for at in range(len(listed))]


def test_no_two_hexes_matter_alike_to_the_robber() -> None:
    """The likeliest have a button each from the first roll on; of those hurt alike the richer hand comes first."""
    position = moving()
    ranks = [note_of(position, RED, "hex", key).rank for key in keys_of_robber(position)]
    assert len(set(ranks)) == len(ranks)
    rich = note_of(position.holding(BLUE, ore=7), RED, "hex", "#17").rank
    assert rich < note_of(position.holding(BLUE), RED, "hex", "#17").rank


def test_of_hexes_that_cost_alike_the_leader_s_comes_first() -> None:
    """Where two opponents lose the same cards, the one with more visible points is hurt."""
    position = moving()
    behind = note_of(position, RED, "hex", "#17").rank
    ahead = note_of(position.changed(longest_road=BLUE), RED, "hex", "#17").rank

    assert ahead < behind


def test_corners_are_ranked_by_what_they_yield() -> None:
    """The most pips first, then the most kinds."""
    position = founding()
    ranks = {key: note_of(position, RED, "corner", key).rank for key in ("A1", "D5", "G3", "J2")}

    assert sorted(ranks, key=lambda key: ranks[key]) == ["J2", "G3", "A1", "D5"]


def test_hexes_are_ranked_by_what_they_cost_opponents() -> None:
    """Opponents first, the most hurt before the others; where the mover builds too; nobody's; the mover's own (R74)."""
    position = moving()
    ranks = {key: note_of(position, RED, "hex", key).rank for key in keys_of_robber(position)}
    ordered = sorted(ranks, key=lambda key: ranks[key])
    touched = {key: owners_at(position, key) for key in ordered}
    classes = [
        (RED in owners) if owners - {RED} else 3 - (not owners) for owners in touched.values()
    ]

    assert classes == sorted(classes)
    assert {0, 1, 3} <= set(classes)
    assert ranks["#16"] < ranks["#15"], "a city and a settlement on a 5, two settlements on a 4"
    assert ranks["#12"] < ranks["#11"], "the 8 before the 11"


def test_hexes_stand_under_what_the_robber_would_do_there() -> None:
    """Opponents alone by how often they would miss it; the mover too; nobody; the mover alone."""
    groups = {
        key: note_of(moving(), RED, "hex", key).group for key in ("#18", "#15", "#14", "#5", "#8")
    }

    assert [group and (group.kind, group.key) for group in groups.values()] == [
        ("robber", "strong"),
        ("robber", "fair"),
        ("robber", "weak"),
        ("robber", "both"),
        ("robber", "own"),
    ]
    empty = moving().changed(buildings=(NOBODY,) * 54)
    assert note_of(empty, RED, "hex", "#5").group == Term("robber", "nobody")


def owners_at(position: Position, key: Key) -> set[Seat]:
    """Who has built at the hex."""
    corners = position.net.corners_of_hex[position.net.hex_of[key]]
    return {
        position.state.table.buildings[at] % 10
        for at in corners
        if position.state.table.buildings[at] >= 0
    }


def keys_of_robber(position: Position) -> tuple[Key, ...]:
    """The hexes offered."""
    return keys_of(position, RED, MoveRobber)


def test_the_order_of_hexes_is_no_rule() -> None:
    """The decision lists them by number, as ever: only menus follow the ranks."""
    numbers = [int(key[1:]) for key in keys_of_robber(moving())]

    assert numbers == sorted(numbers)


def test_victims_show_their_cards() -> None:
    """How many there are to steal from (R75)."""
    position = beginners().holding(BLUE, ore=4).robber_on("#14").turn_of(RED, Stealing())

    assert note_of(position, RED, "victim", str(BLUE)).detail == say("catan-note-seat", count=4)


def test_trade_says_nothing_of_what_others_hold() -> None:
    """Whatever may be asked for may be asked for; nothing is refused with a reason that looks at hands (R89, R90)."""
    position = empty_handed().holding(RED, wool=2, ore=1).holding(BLUE, ore=1, grain=1)

    for seat, action in ((RED, OfferTrade), (BLUE, Propose)):
        assert action in offers(position, seat)
        assert not [note for note in CATAN.notes(position.state, seat).lines if note.refused]


def empty_handed() -> Position:
    """Nobody holds a card; red acts."""
    position = beginners().turn_of(RED, Acting())
    for seat in (RED, BLUE, ORANGE, WHITE):
        position = position.holding(seat)
    return position


def test_a_monopoly_tells_what_the_others_hold_together() -> None:
    """R133: not who, but how much follows from the bank, which everybody can count."""
    position = empty_island(4).holding(RED, ore=3).holding(BLUE, wool=2).holding(ORANGE, wool=4)
    monopoly = position.turn_of(RED, Monopolising())

    wool, ore = (note_of(monopoly, RED, "resource", key).detail for key in ("wool", "ore"))

    assert wool == say("catan-note-named", count=0, others=6)
    assert ore == say("catan-note-named", count=3, others=0)


def test_what_the_bank_has_none_of_is_said() -> None:
    """Year of Plenty takes from what is there (R132)."""
    position = empty_handed().holding(WHITE, wool=19).turn_of(RED, Plenty())
    note = note_of(position, RED, "cards", "wool")

    assert note.refused == say("catan-refused-bank-empty")
    assert CATAN.notes(position.state, RED).of("cards", "ore") is None
