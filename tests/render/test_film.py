"""Films: every still with its label, of one size, the last one always, and never too heavy to be sent."""

from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from render.core import film as filming
from render.core.contract import Picture
from render.core.film import LINE, STRIP, WIDE, film, still


def board(colour: str, high: int) -> Picture:
    """A board of one colour."""
    written = BytesIO()
    Image.new("RGB", (2 * WIDE, 2 * high), colour).save(written, "JPEG")
    return Picture(written.getvalue(), "board.jpg", (2 * WIDE, 2 * high), "a board")


def test_a_film_has_its_stills_in_order() -> None:
    """Each seen for half a second, the last one longer; boards that grow stand on the same label."""
    colours, heights = ("red", "lime", "blue"), (300, 300, 400)
    stills = [
        still(board(colour, high), f"Step {at}", at / 3)
        for at, (colour, high) in enumerate(zip(colours, heights, strict=True), start=1)
    ]

    made = film(stills, "san-juan-1", "a game")

    assert made.filename == "san-juan-1.webp"
    with Image.open(BytesIO(made.data)) as read:
        frames = [
            (frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(read)
        ]
    assert [length for _, length in frames] == [550, 550, 4_000]
    assert {frame.size for frame, _ in frames} == {(WIDE, 400 + LINE + STRIP)} == {made.size}
    for place, (frame, _) in enumerate(frames):
        red, green, blue = frame.getpixel((WIDE // 2, 250))  # type: ignore[misc]
        assert max((red, 0), (green, 1), (blue, 2))[1] == place


def test_the_label_and_the_line_are_drawn() -> None:
    """The same board with another label, or later in the game, is another still."""
    one = board("red", 300)

    made = {still(one, "Step 1", 0.2), still(one, "Step 2", 0.2), still(one, "Step 1", 0.9)}

    assert len(made) == 3


def test_a_film_that_is_too_heavy_loses_stills_but_not_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At last it is sent as it is: with one of four."""
    colours = ("red", "lime", "blue", "yellow", "white", "gray")
    stills = [still(board(colour, 200), colour, 1) for colour in colours]
    monkeypatch.setattr(filming, "MOST_BYTES", 1)

    with Image.open(BytesIO(film(stills, "x", "x").data)) as read:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(read)]

    assert len(frames) == 2
    assert frames[-1].getpixel((10, 100))[0] < 140  # type: ignore[index]
