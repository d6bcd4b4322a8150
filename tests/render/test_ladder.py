"""The picture of a ladder: a row each, bars on one scale, the reader's amber, the house dark; names of any length."""

import pytest

from render.core import palette
from render.core.encode import MOST_BYTES
from render.core.ladder import Rung, Rungs, Span, draw_ladder
from tests.render.seeing import changed_area, decoded, share_of

LONG = "Maximiliano-Alexander de Hohenzollern"[:32]


def a_row(name: str = "Ana", value: int = 1100, margin: int = 200, **more: bool | str) -> Rung:
    """A rated row."""
    span = Span(value - margin, value, value + margin)
    return Rung(name, "12 games, 5 won", f"{value} ± {margin}", span, **more)  # type: ignore[arg-type]


def drawn(*rows: Rung) -> Rungs:
    """What is drawn of these rows."""
    return Rungs("ladder", "San Juan", rows, 1000, "who stands where")


def test_the_picture_grows_with_its_rows_and_is_described() -> None:
    """Legible on a phone: no wider than it must be; light enough to be sent."""
    few = draw_ladder(drawn(*[a_row(rank="1st")] * 2))
    many = draw_ladder(drawn(*[a_row(LONG, rank="10th")] * 11, a_row(is_apart=True)))

    assert decoded(few).width == decoded(many).width == 1000
    assert decoded(few).height < decoded(many).height
    assert few.alt == "who stands where"
    assert few.filename.startswith("ladder-")
    assert len(many.data) < MOST_BYTES


def test_only_the_readers_row_is_amber() -> None:
    """Amber means you."""
    theirs = decoded(draw_ladder(drawn(a_row(rank="1st"), a_row(rank="1st"))))
    own = decoded(draw_ladder(drawn(a_row(rank="1st"), a_row(rank="1st", is_own=True))))

    assert share_of(theirs, palette.LAMP) < 0.005
    assert share_of(own, palette.LAMP) > 0.1


def test_a_line_below_makes_a_rated_row_higher() -> None:
    """Where there is no bar it stands in its place."""
    opens = "opens with: Settler (4) and Builder (2)"
    rated = [decoded(draw_ladder(drawn(a_row(below=below)))).height for below in ("", opens)]
    unrated = [
        decoded(draw_ladder(drawn(Rung("Caylus", "2 games", "31 points", below=below))))
        for below in ("", opens)
    ]

    assert rated[0] < rated[1]
    assert unrated[0].height == unrated[1].height
    assert changed_area(*unrated)


def test_a_margin_is_as_long_as_it_is_wide() -> None:
    """Half the margin is half the bar, on the same scale."""
    wide, narrow = (
        share_of(
            decoded(draw_ladder(drawn(a_row(margin=400), a_row(margin=margin)))),
            palette.AZULEJO_PALE,
        )
        for margin in (400, 200)
    )

    assert 0.68 < narrow / wide < 0.82


@pytest.mark.parametrize("name", ["A", LONG, "🎲 ñ"])
def test_a_name_keeps_to_its_row(name: str) -> None:
    """Only the upper half of its row changes, and neither rank nor rating."""
    plain = decoded(draw_ladder(drawn(a_row("", rank="1st"), a_row("", rank="2nd"))))
    named = decoded(draw_ladder(drawn(a_row("", rank="1st"), a_row(name, rank="2nd"))))

    area = changed_area(plain, named)
    assert area is not None
    left, top, right, bottom = area
    assert left > 140
    assert right < 780
    assert 252 - 16 <= top < bottom <= 252 + 80


def test_nobody_rated_is_a_picture_without_a_scale() -> None:
    """Rows without bars."""
    unrated = Rung("CATAN", "3 games", "not rated yet")
    image = decoded(draw_ladder(drawn(unrated)))

    assert share_of(image, palette.AZULEJO_PALE) < 0.001
    assert image.height < decoded(draw_ladder(drawn(a_row()))).height
