"""What happens in phases 6 and 7, and by royal favors."""

from collections.abc import Mapping

from games.caylus.content import FAVORS, SECTION, SECTIONS
from games.caylus.telling import CaylusEvent, Cube, CubeCounts, Line, Section, said_of
from games.core.model import Key, Message, Seat


class BatchesGiven(CaylusEvent, frozen=True, tag="batches_given"):
    """Batches have been given and houses built in the castle (R77)."""

    seat: Seat
    batches: int
    cubes: CubeCounts
    points: int


class StoodIdle(CaylusEvent, frozen=True, tag="stood_idle"):
    """A player at the castle has given no batch (R79)."""

    befalls = ("seat",)

    seat: Seat
    points: int
    """Lost."""


class FoundNoLot(CaylusEvent, frozen=True, tag="found_no_lot"):
    """No lot was free when a player's turn came (R79)."""

    befalls = ("seat",)

    seat: Seat


class BestBuilder(CaylusEvent, frozen=True, tag="best_builder"):
    """A player has given the most batches (R80)."""

    befalls = ("seat",)

    seat: Seat


class BailiffMoved(CaylusEvent, frozen=True, tag="bailiff_moved"):
    """The bailiff has moved, and the provost has come to him (R83, R84)."""

    steps: int
    space: int


class SectionScored(CaylusEvent, frozen=True, tag="section_scored"):
    """A player's houses in a section have been counted (R87)."""

    befalls = ("seat",)

    seat: Seat
    section: Section
    houses: int
    favors: int
    points: int
    """Lost."""

    def words(self) -> Message:
        """By what comes of it."""
        if not self.houses:
            return said_of("section-missed", self, "seat", "section", "points")
        if not self.favors:
            return said_of("section-scored", self, "seat", "section", "houses")
        return said_of("section-won", self, "seat", "section", "houses", "favors")


class SectionClosed(CaylusEvent, frozen=True, tag="section_closed"):
    """A section has been scored by all (R87)."""

    section: Section
    columns: int
    """Columns of the favor table that are open now; 0 where there is no table."""

    def words(self) -> Message:
        """With the columns that the section has opened; the last one opens none."""
        place = SECTIONS.index(self.section)
        before = SECTION[place - 1].opens if place else FAVORS.open
        if before < SECTION[place].opens and self.columns:
            return said_of("columns-opened", self, "section", "columns")
        return said_of("section-closed", self, "section")


class FavorsGained(CaylusEvent, frozen=True, tag="favors_gained"):
    """A player has gained favors (R10)."""

    befalls = ("seat",)

    seat: Seat
    favors: int


class FavorPoints(CaylusEvent, frozen=True, tag="favor_points"):
    """A player has gained points instead of favors (R96)."""

    befalls = ("seat",)

    seat: Seat
    favors: int
    points: int


class LineChosen(CaylusEvent, frozen=True, tag="line_chosen"):
    """A favor is used on a line (R89); the lines of points and deniers give theirs at once."""

    befalls = ("seat",)

    seat: Seat
    line: Line
    column: int
    """Where the marker stands now."""

    points: int
    deniers: int

    def words(self) -> Message:
        """By line."""
        return said_of(f"line-{self.line}", self, "seat", "column", *_OF_LINE.get(self.line, ()))


_OF_LINE: Mapping[Key, tuple[str, ...]] = {"prestige": ("points",), "deniers": ("deniers",)}
"""What is told of a line besides its column."""


class CubeTaken(CaylusEvent, frozen=True, tag="cube_taken"):
    """A cube has been taken by a favor (R91)."""

    befalls = ("seat",)

    seat: Seat
    cube: Cube


class CubesExchanged(CaylusEvent, frozen=True, tag="cubes_exchanged"):
    """A cube has been given for two by a favor (R94)."""

    befalls = ("seat",)

    seat: Seat
    cube: Cube
    cubes: CubeCounts


class FavorUnused(CaylusEvent, frozen=True, tag="favor_unused"):
    """No effect of the line has been used (R91)."""

    seat: Seat
    line: Line


class FavorsLost(CaylusEvent, frozen=True, tag="favors_lost"):
    """All lines had been used in the phase (R93)."""

    befalls = ("seat",)

    seat: Seat
    favors: int


class GameEnded(CaylusEvent, frozen=True, tag="game_ended"):
    """The Towers have been scored (R101)."""
