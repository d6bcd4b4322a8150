"""The places that are being chosen are shown large."""

from msgspec.structs import replace

from games.core.forms import One
from render.catan.choices import marks_of
from render.catan.choose import (
    focused,
    glow,
    view_of,
)
from tests.render.catan.positions import GAME, scene_of
from tests.render.catan.test_hand import first_asked


def test_places_in_question_are_shown_large() -> None:
    """A row of corners is wider than on the whole map, and corners that yield more have more light."""
    moment, decision = first_asked(4, "corner")
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    row = tuple(key for key in field.keys if key[0] == "E")
    near = view_of(view, marks, focused(marks, replace(scene_of(moment), focus=row)))
    whole = view_of(view, marks, focused(marks, scene_of(moment)))
    scale = [one.wide / (one.part[2] - one.part[0]) for one in (near, whole)]

    assert scale[0] >= 1.3 * scale[1]
    assert near.high < whole.high
    light = [sum(glow(60, strength).opacity.tobytes()) for strength in (2, 6, 13)]
    assert light == sorted(light)
    assert light[2] > 5 * light[0]
