"""A game as an animated picture: stills of its boards, each with the step it shows, one after the other.

WebP, which Discord plays where it is attached: a game of 120 stills takes a third of what a GIF takes, in all its colours.
"""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Picture
from render.core.fitting import fit_person
from render.core.lettering import Face

WIDE = 640
STRIP, LINE = 40, 5
"""Heights: of the strip with the label below a board, and of the line that tells how far the game is."""
MARGIN, LETTERS, LEAST = 14, 25, 16

SHOWN, SHOWN_LAST = 550, 4_000
"""Milliseconds that a still is seen, and the last one."""

MOST_BYTES = 8 * 1024 * 1024
"""Below Discord's 10 MiB for a server without boosts."""

TRIES = ((74, 1), (50, 1), (50, 2), (40, 4))
"""Quality, and one still of how many, in the order in which they are tried until the film is light enough."""

QUALITY = 90
"""Of a still, which is encoded once more in the film."""


def still(board: Picture, label: str, done: float) -> bytes:
    """A board of a film as a JPEG, with its label below and a line as long as the share of the game that is `done`."""
    with Image.open(BytesIO(board.data)) as drawn:
        drawn.draft("RGB", (WIDE, WIDE))
        high = round(drawn.height * WIDE / drawn.width)
        small = drawn.convert("RGB").resize((WIDE, high), Image.Resampling.LANCZOS)
    canvas = Canvas(_ground(high + LINE + STRIP))
    canvas.image.paste(small)
    canvas.fill(palette.PAPER, 0, high, WIDE * done, LINE)
    text = fit_person(label, Face.BODY, WIDE - 2 * MARGIN, LETTERS, LEAST)
    canvas.write(
        text.lines[0], Face.BODY, text.size, palette.PAPER, MARGIN, high + LINE + STRIP / 2
    )
    return _encoded(canvas.image)


def film(stills: Sequence[bytes], name: str, alt: str) -> Picture:
    """The stills as one picture of at most 8 MiB: of lower quality, then with fewer of them, where it must be."""
    frames = _of_one_size(stills)
    data = b""
    for quality, every in TRIES:
        # The last one always: counted from the end.
        data = _played(frames[::-1][::every][::-1], quality)
        if len(data) <= MOST_BYTES:
            break
    return Picture(data, f"{name}.webp", frames[0].size, alt)


def _of_one_size(stills: Sequence[bytes]) -> list[Image.Image]:
    """The pictures on grounds of the same size: boards grow while a game goes on."""
    drawn = [Image.open(BytesIO(one)) for one in stills]
    high = max(one.height for one in drawn)
    return [_below(one, high) for one in drawn]


def _below(drawn: Image.Image, high: int) -> Image.Image:
    """The picture with room above, so that its label stands still."""
    if drawn.height == high:
        return drawn
    ground = _ground(high)
    ground.paste(drawn, (0, high - drawn.height))
    return ground


def _ground(high: int) -> Image.Image:
    """What is seen where no board is."""
    return Image.new("RGB", (WIDE, high), palette.NIGHT)


def _encoded(drawn: Image.Image) -> bytes:
    written = BytesIO()
    drawn.save(written, "JPEG", quality=QUALITY)
    return written.getvalue()


def _played(frames: Sequence[Image.Image], quality: int) -> bytes:
    """The film, over and over again."""
    written = BytesIO()
    frames[0].save(
        written,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[*[SHOWN] * (len(frames) - 1), SHOWN_LAST],
        loop=0,
        quality=quality,
        method=3,
    )
    return written.getvalue()
