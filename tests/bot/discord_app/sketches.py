"""A renderer for games that are clicked by the hundred: the real texts on a blank picture."""

import io
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any

from PIL import Image

from render.core.contract import AnyRenderer, Picture, Scene


class Sketches:
    """Draws nothing, and says in the alt text what the real renderer would have drawn."""

    def __init__(self, real: AnyRenderer) -> None:
        self._real = real
        self.emoji = real.emoji
        self.text = real.text
        self.highlights = real.highlights
        self.has_overview = real.has_overview
        self.hand_text = real.hand_text
        self.owner = real.owner

    def board(self, view: Any, scene: Scene) -> Picture:
        """The board in words."""
        return _blank("board", self._real.text(view, scene))

    def cover(self, view: Any, title: str, chosen: Any, scene: Scene) -> Picture:
        """The first position in words."""
        told = ", ".join((title, *chosen))
        return _blank("cover", f"{scene.words('render-preview')}: {told}. {self.text(view, scene)}")

    def hand(
        self, own: Any, view: Any, seat: int, decision: Any, notes: Any, chosen: Any, scene: Scene
    ) -> Picture | None:
        """The hand in words."""
        name = "hand" if decision is not None else "hand-unasked"
        return _blank(name, self._real.hand_text(own, view, seat, scene))

    def score(self, view: Any, sheets: Any, scene: Scene) -> Picture:
        """The totals."""
        return _blank("score", ", ".join(str(sheet.total) for sheet in sheets))

    def thing(self, kind: str, key: str, words: Any) -> Picture | None:
        """The thing in words."""
        drawn = self._real.thing(kind, key, words)
        return None if drawn is None else _blank("thing", drawn.alt)

    def emojis(self) -> dict[str, Any]:
        """Every name, with the same blank picture."""
        return dict.fromkeys(self._real.emojis(), _pixel)

    def uploaded(self) -> Iterator[str]:
        """The names under which Discord keeps them."""
        for base in self._real.emojis():
            yield f"{base}_{sha256(_pixel()).hexdigest()[:6]}"


def _blank(name: str, alt: str) -> Picture:
    """All look alike: what tells them apart is what they say."""
    mark = sha256(alt.encode()).hexdigest()[:12]
    return Picture(_pixel(), f"{name}-{mark}.png", (1, 1), alt[:1024] or name)


@cache
def _pixel() -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (1, 1)).save(buffer, "PNG")
    return buffer.getvalue()
