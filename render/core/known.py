"""Points of which something may be hidden, written and told alike in every game."""

from typing import NamedTuple

from render.core.contract import Words
from render.core.numerals import ABOUT


class Known(NamedTuple):
    """So many points, and what the reader cannot see."""

    points: int
    is_least: bool = False
    """Whether hidden things can only add to them."""

    is_guess: bool = False
    """Whether there may be more or fewer."""

    is_chips: bool = False
    """Whether it is chips of points that are hidden."""

    @property
    def written(self) -> str:
        """How they stand in a picture."""
        if self.is_guess:
            return f"{ABOUT}{self.points}"
        return f"{self.points}+" if self.is_least else str(self.points)

    def told(self, words: Words) -> str:
        """The same in words, as a phrase without "points"."""
        if self.is_guess:
            return words("render-points-about", points=self.points)
        if self.is_least and self.is_chips:
            return words("render-points-chips", points=self.points)
        return words(
            "render-points-least" if self.is_least else "render-points-exactly", points=self.points
        )
