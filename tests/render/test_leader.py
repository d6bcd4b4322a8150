"""Who leads on a board, and the wreath that says so."""

import pytest
from PIL import Image

from games.core.model import Seat
from render.core import leader, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.known import Known
from render.core.lettering import Face, inked
from render.core.race import runners_of, with_race
from tests.render.seeing import changed_area, share_of
from tests.render.spoken import Spoken


@pytest.mark.parametrize(
    ("points", "leading"),
    [
        ((3, 7, 5), {1}),
        ((7, 2, 7), {0, 2}),
        ((0, 0), set()),
        ((4, 4, 4), set()),
        ((-3, -1), set()),
        ((9,), {0}),
    ],
)
def test_whoever_has_most_leads(points: tuple[int, ...], leading: set[Seat]) -> None:
    """All that are level, but nobody without points, and nobody while all have the same."""
    assert leader.leaders(points) == leading


@pytest.mark.parametrize(
    ("told", "leading"),
    [
        ((Known(3), Known(7), Known(7)), {1, 2}),
        ((Known(9), Known(6, is_least=True)), set()),
        ((Known(6), Known(9, is_least=True)), {1}),
        ((Known(9), Known(9, is_least=True), Known(2)), {1}),
        ((Known(40), Known(14, is_least=True), Known(14, is_least=True)), set()),
    ],
)
def test_nobody_leads_whom_hidden_points_may_have_passed(
    told: tuple[Known, ...], leading: set[Seat]
) -> None:
    """Only whoever has most whatever is hidden of the others."""
    assert leader.sure_leaders(told) == leading


@pytest.mark.parametrize(("wide", "high"), [(136, 54), (44, 49), (96, 80)])
def test_a_wreath_leaves_the_points_free(wide: int, high: int) -> None:
    """Gold at both sides of its box, no farther than it reaches, and nothing on its middle."""
    bare, wreathed = (Canvas(Image.new("RGB", (300, 200), "#263C48")) for _ in range(2))
    leader.draw_wreath(wreathed, 80, 60, wide, high)
    area = changed_area(bare.image, wreathed.image)
    middle = (80 + wide // 4, 60 + high // 4, 80 + 3 * wide // 4, 60 + high)

    assert area is not None
    assert 80 - leader.reach(high) - 8 <= area[0] < 70
    assert 90 < area[2] - wide <= 80 + leader.reach(high) + 8
    assert len(wreathed.image.crop(middle).getcolors() or ()) == 1


def test_only_points_that_lead_wear_the_wreath() -> None:
    """It is seen in gold; long numbers stay within their plate."""
    plain, leading = (Canvas(Image.new("RGB", (300, 120), "#263C48")) for _ in range(2))
    leader.draw_points(plain, 60, 30, 136, 54, "1234", is_leading=False)
    leader.draw_points(leading, 60, 30, 136, 54, "1234", is_leading=True)

    assert share_of(leading.image, leader.GOLD) > share_of(plain.image, leader.GOLD) + 0.01
    assert changed_area(Image.new("RGB", (300, 120), "#263C48"), plain.image) == (57, 27, 199, 87)


@pytest.mark.parametrize(
    ("points", "is_chips", "side"), [("14+", True, 1), ("14", True, 0), ("14+", False, 0)]
)
def test_hidden_chips_are_a_shield_behind_the_plus(
    points: str, side: int, *, is_chips: bool
) -> None:
    """Else it stands before the points."""
    plate = Canvas(Image.new("RGB", (200, 80), "#263C48"))
    leader.draw_points(plate, 30, 13, 138, 54, points, is_leading=False, is_chips=is_chips)
    halves = [plate.image.crop((30 + 69 * n, 13, 99 + 69 * n, 67)) for n in range(2)]
    gold = [share_of(half, palette.STAR) for half in halves]

    assert gold[side] > 0.01 > gold[1 - side]


@pytest.mark.parametrize("points", ["7", "14+", "127+"])
@pytest.mark.parametrize("is_chips", [True, False])
def test_what_points_are_called_stands_instead_of_a_shield(points: str, *, is_chips: bool) -> None:
    """On its plate; where there is no room for it the shield stays."""

    def drawn(wide: int, unit: str) -> Image.Image:
        plate = Canvas(Image.new("RGB", (200, 80), "#263C48"))
        leader.draw_points(
            plate, 30, 13, wide, 54, points, is_leading=False, is_chips=is_chips, unit=unit
        )
        return plate.image

    assert share_of(drawn(138, "PV"), palette.STAR) == 0
    assert share_of(drawn(138, ""), palette.STAR) > 0 or points == "127+"
    bare = Image.new("RGB", (200, 80), "#263C48")
    assert changed_area(bare, drawn(138, "PV")) == (27, 10, 171, 70)
    assert drawn(60, "PV").tobytes() == drawn(60, "").tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_chips_are_seen_in_the_line_of_points(seats: int) -> None:
    """A shield behind each sum of two digits, whatever the names."""
    words, known = Spoken("en", ()), Known(28, is_least=True, is_chips=True)
    scene = Scene(("Maximiliana",) * seats, words, ())
    runners = runners_of([known] * seats, (), 0)
    line, alt = with_race(Canvas(Image.new("RGB", (1000, 40))), "", runners, scene)
    cells = [
        line.image.crop((1000 * n // seats + 60, 40, 1000 * (n + 1) // seats, 98))
        for n in range(seats)
    ]

    assert all(share_of(cell, palette.STAR) > 0.002 for cell in cells)
    assert alt.count("28 plus hidden chips") == seats


def test_points_of_which_something_is_hidden_are_written_and_told_alike() -> None:
    """At least so many, about so many, or just so many; the sign of a guess is drawn, although the face lacks it."""
    words = Spoken("en", ())
    told = {
        known.written: known.told(words)
        for known in (Known(7), Known(7, is_least=True), Known(7, is_guess=True))
    }
    assert told == {"7": "7", "7+": "at least 7", "≈7": "about 7"}
    assert Known(7, is_least=True, is_chips=True).told(words) == "7 plus hidden chips"
    guess, wave = (inked(text, Face.NUMBER, 40).mask for text in ("≈7", "~7"))
    assert guess.size == wave.size
    assert guess.histogram()[0] < wave.histogram()[0] - 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_line_of_points_has_names_as_far_as_there_is_room(seats: int) -> None:
    """Long ones are cut where they would reach the next player; five players have their seals alone."""
    ground, words = Image.new("RGB", (1000, 40)), Spoken("en", ())
    runners = runners_of([Known(10 * seat) for seat in range(seats)], (1,), 0)
    lines = [
        with_race(Canvas(ground), "", runners, Scene((name,) * seats, words, ()))[0].image
        for name in ("Maximiliana", "Maximilians", "M" * 32)
    ]

    assert (changed_area(lines[0], lines[2]) is None) == (seats > 4)
    assert (changed_area(lines[0], lines[1]) is None) == (seats > 3)
