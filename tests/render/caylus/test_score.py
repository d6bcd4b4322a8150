"""The score of Caylus: towers as high as the totals, under the winner's flags."""

from itertools import pairwise

import pytest

from games.caylus.content import SECTION
from games.caylus.game import CAYLUS
from render.caylus.castle import draw_castle
from render.caylus.layout import great
from render.caylus.renderer import CaylusRenderer
from render.caylus.skyline import DRUM, HIGHEST, ROOF, SKY, WIDEST, towers
from render.core import art, palette
from render.core.canvas import Canvas
from render.core.scoresheet import Column, Row, column_box
from tests.render.caylus.setups import moment, scene_of
from tests.render.seeing import decoded, share_of

RENDERER = CaylusRenderer()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tower_is_as_high_as_its_total(seats: int) -> None:
    """All in one scale, each of the parts that its total is made of, none wider than its column."""
    columns = tuple(Column(seat, "Ana", 70 - 10 * seat, seat == 0) for seat in range(seats))
    sign = art.sticker("castle", 64)
    rows = (
        Row(sign, "Castle", tuple(50 - 10 * seat for seat in range(seats)), colour="#6F7E8C"),
        Row(sign, "Gold", (20,) * seats, colour="#E2A823"),
    )

    found = towers(columns, rows)

    assert found[0].high == HIGHEST + DRUM
    for column, tower in zip(columns, found, strict=True):
        assert abs((tower.high - DRUM) / HIGHEST - column.total / 70) < 0.01
        assert tower.wide <= min(WIDEST, column_box(seats, 0)[1])
    assert all(one.high > other.high for one, other in pairwise(found))


def test_points_that_were_lost_are_taken_off_a_tower() -> None:
    """From what the castle brought, then from the rest: first from what stands before it."""
    sign, column = art.sticker("castle", 64), Column(0, "Ana", 20, is_winner=True)

    def parts(*points: int) -> list[int]:
        rows = tuple(Row(sign, "Castle", (one,), colour="#6F7E8C") for one in points)
        [tower] = towers((column,), rows)
        return [round(20 * high / HIGHEST) for high, _ in tower.parts]

    assert parts(15, 5, -4, 4) == [15, 1, 0, 4]
    assert parts(15, 5, -9, 9) == [11, 0, 0, 9]
    assert parts(2, 0, -6, 24) == [0, 0, 0, 20]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_tower_has_a_roof_in_its_players_colour(seats: int) -> None:
    """Over the column of that player's points."""
    state, _ = moment(seats, 100_000)
    sheets = CAYLUS.scores(state)
    image = decoded(RENDERER.score(CAYLUS.public(state), sheets, scene_of(state, ())))

    best = sorted(sheets, key=lambda sheet: -sheet.total)
    for place, sheet in enumerate(best):
        x, wide = column_box(seats, place)
        top = SKY - round(HIGHEST * sheet.total / best[0].total) - DRUM - 30
        roof = image.crop((x + wide // 2 - 40, top - ROOF, x + wide // 2 + 40, top))
        assert share_of(roof, palette.SEATS[sheet.seat].full, 10) > 0.04


def test_the_winner_alone_flies_flags_over_the_finished_castle() -> None:
    """None does while two are level, or before the end."""
    state, _ = moment(2, 100_000)
    view, site = CAYLUS.public(state), great(100, 0).site
    assert view.table.scored == len(SECTION)

    def flags(winner: int | None) -> float:
        canvas = Canvas(decoded(RENDERER.board(view, scene_of(state, ()))).copy())
        canvas.fill("#FFFFFF", 0, 0, 1400, site.foot)
        draw_castle(canvas, view, site, 0, winner)
        return share_of(canvas.image.crop((0, 0, 1400, site.y + 60)), palette.SEATS[4].full)

    assert flags(4) > 0.003
    assert flags(None) == 0
