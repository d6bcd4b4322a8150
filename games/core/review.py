"""Review: what is known of how a finished game turned, for one seat, judged by what that seat could know at the time.

`reviewer.Reviewer` finds it out part by part, `review_findings.found` chooses what of it is told.
"""

from msgspec import Struct

from games.core.game import Json
from games.core.look_trials import Chances
from games.core.model import Seat

EDITION = 4
"""Reviews of another edition are made anew."""


class Point(Struct, frozen=True):
    """The line after a round."""

    number: int
    """Of the journal's entry."""
    round: int
    chances: Chances


class Screened(Struct, frozen=True):
    """What a first look at one of the seat's answers found."""

    look: int
    """Which of the looks."""

    others: tuple[Json, ...]
    """What the search prefers; where that is the answer itself, the next best ones. Empty: there is nothing to compare."""
    is_best: bool
    """Whether the answer is what the search prefers."""
    lead: float
    """By how much the answer seems better than the first of the others, below 0 for worse."""
    choices: int
    """How many answers were tried."""
    is_turn: bool = False
    """Whether it stands for all that the seat did from there to the end of its turn, which made it better."""
    spread: float = 0.0
    """By how much the lead differs from one position to the next; a standard deviation."""
    pairs: int = 0
    """In so many positions."""
    cost: float = 0.0
    """Actions that each of them took."""


class Compared(Struct, frozen=True):
    """An answer beside another one, in the same positions with the same luck."""

    before: int
    """Of the journal's entry before the answer."""
    number: int
    """Of the journal's entry that is the answer."""
    round: int
    turn: int
    """Answers of one turn have the same number: nobody else did anything between them."""
    played: Json
    other: Json
    chance: float
    """With what was played, or with all that the seat did to the end of its turn if that made it better."""
    other_chance: float
    margin: float
    """Of the difference."""
    pairs: int

    @property
    def lead(self) -> float:
        """By how much the answer is better."""
        return self.chance - self.other_chance


class Change(Struct, frozen=True):
    """What something did to the line of the seat."""

    number: int
    """Of the journal's entry that ended it."""
    round: int
    """In which that was."""
    before: float
    after: float
    margin: float
    """Of the difference."""
    trials: int

    @property
    def change(self) -> float:
        """What it brought; below 0 what it cost."""
        return self.after - self.before


class Stroke(Change, frozen=True):
    """What a draw or roll did to the line."""


class Swing(Change, frozen=True, kw_only=True):
    """What a whole round, or a few in a row, did to the line, whoever did it; `round` is the last one."""

    begin: int
    """Of the journal's entry before it."""
    first: int
    """The first of its rounds."""


class Review(Struct, frozen=True):
    """What is known so far: each tuple grows until its part of the work is done."""

    seat: Seat
    edition: int = EDITION
    line: tuple[Point, ...] = ()
    screened: tuple[Screened, ...] = ()
    sifted: tuple[Screened, ...] = ()
    """The doubtful ones after a second look."""
    compared: tuple[Compared, ...] = ()
    glimpsed: tuple[Stroke, ...] = ()
    """The draws after a rough look."""
    strokes: tuple[Stroke, ...] = ()
    swings: tuple[Swing, ...] = ()
    is_done: bool = False

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is at the table: chances are points then."""
        return len(self.line[0].chances) == 1

    @property
    def end(self) -> Swing:
        """From the last point at which the game was still on to its result."""
        before, after = self.line[-2:]
        return Swing(
            number=after.number,
            round=after.round,
            before=before.chances[self.seat],
            after=after.chances[self.seat],
            margin=0.0,
            trials=0,
            begin=before.number,
            first=before.round,
        )

    @property
    def scale(self) -> float:
        """What the chances are shares of: 1, or alone at a table the points at the end."""
        return max(1.0, abs(self.line[-1].chances[0])) if self.is_alone else 1.0

    def figure(self, value: float) -> int:
        """A chance as it is told, in percent; alone at a table points."""
        return round(value if self.is_alone else 100 * value)

    def doubt(self, margin: float) -> int:
        """A margin as it is told: never none."""
        return max(1, self.figure(margin))
