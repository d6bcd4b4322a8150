"""Private pictures of Caylus: what is asked stands where it belongs, with the own stock."""

import pytest
from msgspec.structs import replace

from games.caylus.content import ROAD
from games.caylus.frames import (
    NOBODY,
    AnyFrame,
    CastleTurns,
    Favors,
    GateChoice,
    InnChoice,
    Placing,
    ProvostMoves,
    Replacing,
    Selling,
    Works,
)
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.state import State, Table
from games.core.forms import One
from games.core.model import Key
from render.caylus.bridge import place_spots
from render.caylus.court import SHEET
from render.caylus.renderer import CaylusRenderer
from render.caylus.site import ROW, SITE
from render.core import palette
from render.core.contract import Picture
from tests.games.caylus.laying import GREEN, RED, SEED, holding, laid
from tests.render.caylus.setups import crowded, scene_of
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES

RENDERER = CaylusRenderer()
BADGE = 0.05
"""Share of amber from which on there is a badge in a cell."""


def pictured(table: Table, frame: AnyFrame, language: str = "en") -> Picture:
    """What the seat that is asked sees."""
    state = State(SEED, (frame,), table)
    (decision,) = CAYLUS.pending(state)
    seat = decision.seat
    own, notes = CAYLUS.private(state, seat), CAYLUS.notes(state, seat)
    scene = scene_of(state, (), language)
    picture = RENDERER.hand(own, CAYLUS.public(state), seat, decision, notes, (), scene)
    assert picture is not None
    return picture


def spaces_badged(picture: Picture) -> set[int]:
    """Spaces of the road with a badge on them."""
    image = decoded(picture)
    found = set()
    for space in range(1, ROAD.spaces + 1):
        x, y = SITE.corner(space)
        if y + SITE.high > image.height:
            continue
        cell = image.crop((round(x), round(y), round(x) + SITE.cell, round(y) + SITE.high))
        if share_of(cell, palette.LAMP) > BADGE:
            found.add(space)
    return found


def specials_badged(picture: Picture) -> set[Key]:
    """Special buildings with a badge on them, the castle among them."""
    image = decoded(picture)
    return {
        key
        for key, (x, wide) in ROW.spans.items()
        if share_of(image.crop((x, ROW.top, x + wide, ROW.top + ROW.high)), palette.LAMP) > BADGE
    }


def test_places_for_a_worker_carry_their_badges_on_the_map() -> None:
    """Free ones alone: road, special buildings, castle (D1)."""
    table = laid(
        holding(9), holding(), holding(),
        built={9: ("w_quarry", GREEN), 10: ("residence", RED)},
        workers={2: GREEN, 7: RED}, specials=(GREEN, NOBODY, NOBODY, NOBODY), castle=(RED,),
    )  # fmt: skip

    picture = pictured(table, Placing((RED, 1, 2)))

    assert picture.filename.startswith("caylus-site")
    assert spaces_badged(picture) == {1, 3, 4, 5, 6, 8, 9, 16}
    assert specials_badged(picture) == {
        "trading_post", "merchants_guild", "joust_field", "stables", "inn",
    }  # fmt: skip


def test_without_money_own_buildings_alone_carry_badges() -> None:
    """Whoever can pay 1 denier, but not the price (R21)."""
    table = laid(holding(1), holding(), holding(), built={9: ("w_quarry", RED)}, passed=(GREEN,))

    picture = pictured(table, Placing((RED, 2)))

    assert spaces_badged(picture) == {9}
    assert not specials_badged(picture)


def test_two_players_see_the_stables_in_the_dark() -> None:
    """They are not used (R98)."""
    picture = pictured(laid(holding(9), holding()), Placing((RED, GREEN)))

    assert "stables" not in specials_badged(picture)
    assert "castle" in specials_badged(picture)


def test_the_worker_of_the_gate_goes_over_the_same_map() -> None:
    """Badges on every place that is free now (D2)."""
    table = laid(
        holding(), holding(), holding(), specials=(RED, NOBODY, NOBODY, NOBODY), workers={1: GREEN}
    )

    picture = pictured(table, GateChoice(RED))

    assert spaces_badged(picture) == {2, 3, 4, 5, 6, 7, 8, 16}
    assert "gate" not in specials_badged(picture)


@pytest.mark.parametrize(("provost", "spaces"), [(8, {5, 6, 7, 9, 10, 11}), (2, {1, 3, 4, 5})])
def test_steps_of_the_provost_carry_badges_where_he_would_stand(
    provost: int, spaces: set[int]
) -> None:
    """Not beyond the road, and not where he stands (D6)."""
    table = laid(holding(5), holding(), provost=provost, passed=(RED, GREEN))

    picture = pictured(table, ProvostMoves((RED, GREEN)))

    assert spaces_badged(picture) == spaces


def test_buildings_that_may_become_residences_carry_badges() -> None:
    """Neutral and own ones, with or without a worker, never the Lawyer (D15)."""
    table = laid(
        holding(5, "C"), holding(),
        built={9: ("w_lawyer", RED), 10: ("w_quarry", RED), 11: ("w_sawmill", GREEN)},
        workers={9: RED, 10: GREEN},
    )  # fmt: skip

    picture = pictured(table, Works(RED, ("lawyer",), "w_lawyer"))

    assert spaces_badged(picture) == {1, 2, 3, 4, 5, 6, 10}


def test_residences_that_may_give_way_carry_badges() -> None:
    """Own ones by their space (D17)."""
    table = laid(
        holding(5, "FFFG"), holding(),
        built={9: ("residence", RED), 10: ("residence", GREEN), 12: ("residence", RED)},
    )  # fmt: skip

    assert spaces_badged(pictured(table, Replacing(RED, "p_granary"))) == {9, 12}


def test_a_guest_looks_at_the_map() -> None:
    """Whether to stay at the Inn depends on what workers will cost (D5)."""
    table = laid(holding(), holding(), inn=(NOBODY, RED))

    assert pictured(table, InnChoice(RED)).filename.startswith("caylus-site")


def test_tiles_alone_carry_badges_among_the_tiles() -> None:
    """A Carpenter shows tiles; nothing on a neutral Market of another name (D12)."""
    table = laid(holding(3, "FW"), holding())

    picture = pictured(table, Works(RED, ("carpenter",), "n_carpenter"))

    assert picture.filename.startswith("caylus-works")
    assert picture.size == (1400, 1030)


def test_a_favor_that_builds_or_transforms_shows_tiles_and_road() -> None:
    """Both of its menus have their badges in one picture (D26)."""
    table = laid(holding(3, "FWC"), holding(), scored=1)
    table_alone = pictured(table, Works(RED, ("carpenter",)))

    both = pictured(table, Works(RED, ("carpenter", "mason", "lawyer")))

    assert both.size[1] > table_alone.size[1]


def test_cubes_that_may_be_sold_carry_badges_in_the_stock() -> None:
    """The cubes held (D9)."""
    table = laid(holding(3, "FS"), holding())

    image = decoded(pictured(table, Selling(RED, "n_market")))

    amber = [
        share_of(image.crop((18 + well * 196, 104, 18 + well * 196 + 196, 210)), palette.LAMP)
        for well in range(7)
    ]
    assert [share > 0.01 for share in amber] == [False, False, True, False, True, False, False]


def test_favor_lines_carry_badges_beside_the_table() -> None:
    """Those not used in this phase (D22)."""
    table = laid(holding(3, used=("deniers",)), holding())
    state = State(SEED, (Favors(RED, 1),), table)
    lines = CAYLUS.pending(state)[0].offers[0].fields[0]
    assert isinstance(lines, One)

    picture = pictured(table, Favors(RED, 1))

    assert picture.filename.startswith("caylus-court")
    image = decoded(picture)
    badged = [
        share_of(
            image.crop((18, SHEET.middle(row) - 30, 100, SHEET.middle(row) + 30)), palette.LAMP
        )
        > BADGE
        for row in range(4)
    ]
    assert badged == [
        key in lines.keys for key in ("prestige", "deniers", "resources", "buildings")
    ]


def test_batches_are_given_before_the_castle() -> None:
    """With what houses will bring; without a favor table the picture ends there."""
    table = laid(holding(3, "FWS"), holding(), castle=(RED,), lots=((RED, GREEN), (), ()))
    beginner = laid(
        holding(3, "FWS"), holding(), castle=(RED,), options=CaylusOptions(favors="beginner")
    )

    standard = pictured(table, CastleTurns((RED,)))

    assert standard.filename.startswith("caylus-court")
    assert pictured(beginner, CastleTurns((RED,))).size[1] < standard.size[1]


def test_each_place_of_a_special_building_lies_within_it() -> None:
    """Five workers before the castle, three in the Stables, two at the Inn."""
    table = laid(*[holding() for _ in range(5)])

    for key, (x, wide) in ROW.spans.items():
        spots = place_spots(table, key, ROW)
        assert all(x < left < x + wide for left, _ in spots)
        assert len({left for left, _ in spots}) == len(spots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_map_is_light(language: str) -> None:
    """All 28 spaces built, two digits everywhere, the longest names of five players; at most 400 KB."""
    crowd = crowded(5).table
    table = replace(crowd, workers=(NOBODY,) * ROAD.spaces, castle=())

    picture = pictured(table, Placing(tuple(crowd.order)), language)

    assert len(spaces_badged(picture)) == 19  # all but the nine prestige buildings
    assert len(picture.data) <= 400_000
