"""What results say about people: games, wins, ratings, moves in time. Pure: the same results say the same, always.

Ratings are OpenSkill's (https://openskill.me, model of Plackett and Luce, its usual numbers): every rated game between people
moves them by their ranks at that table. Robots of one level have one rating together, which only they gain and lose by: a game
against robots says nothing about people, however often it is played.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby

from msgspec import Struct, structs
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core.levels import Level, level_of
from games.core.model import Key

MODEL = PlackettLuce()

SCALE = 40
"""Shown points for one of OpenSkill's: everybody begins at 1000."""

MARGINS = 2
"""Standard deviations to either side: the skill lies between them in 95 of 100 cases."""

LAST = 1_000
"""The rank of players who left: behind all who stayed."""

HANDED_ON = 100
"""Added to `Result.seat`, once or more often, for players whose seat another person took."""


class Result(Struct, frozen=True):
    """A row of `results`: how one seat of a finished game came out."""

    table_id: int
    seat: int
    user_id: int | None
    """None: a robot, or nobody any more (`gone`). Below 0: a person who asked to be forgotten."""
    name: str | None
    rank: int
    points: int
    gone: bool
    rated: bool
    timed: int
    late: int
    at: datetime
    level: str | None = None
    """A robot's level; None: normal."""

    @property
    def is_robot(self) -> bool:
        """Whether a robot had the seat from the start."""
        return self.user_id is None and not self.gone

    @property
    def robot(self) -> Level:
        """How well the robot plays that had the seat."""
        return level_of(self.level)

    @property
    def place(self) -> int:
        """The seat in the game, which several people may have had."""
        return self.seat % HANDED_ON

    @property
    def is_won(self) -> bool:
        """Whether the seat won; players who left have not."""
        return self.rank == 1 and not self.gone


class Rating(Struct, frozen=True):
    """A rating in whole points."""

    value: int
    margin: int
    """How far off that may be, to either side."""

    @property
    def low(self) -> int:
        """What is as good as sure: lists go by it."""
        return self.value - self.margin


def shown(skill: PlackettLuceRating) -> Rating:
    """A skill as it is told."""
    return Rating(round(skill.mu * SCALE), round(skill.sigma * MARGINS * SCALE))


START = shown(MODEL.rating())
"""The rating with which everybody begins."""


class Tally(Struct, frozen=True):
    """Games of one kind."""

    games: int = 0
    wins: int = 0

    def plus(self, result: Result) -> "Tally":
        """With one more."""
        return Tally(self.games + 1, self.wins + result.is_won)


class Standing(Struct, frozen=True):
    """One person's record in one game on one server."""

    user_id: int | None
    """The person, as in `Result`; None: all robots of a level together."""
    name: str
    """The person's name at their last table; empty for robots."""
    rating: Rating
    rated: Tally = Tally()
    """Rated games with other people; for robots, all rated games."""
    unrated: Tally = Tally()
    """Unrated games with other people."""
    robots: Tally = Tally()
    """Games against robots only."""
    alone: int = 0
    """Games without anybody else."""
    gone: int = 0
    """Games that the person left, and a robot ended."""
    timed: int = 0
    late: int = 0

    @property
    def in_time(self) -> int | None:
        """Percentage of questions with a time limit answered in time; None: there were none."""
        return (self.timed - self.late) * 100 // self.timed if self.timed else None


class Moved(Struct, frozen=True):
    """How a table changed a person's rating."""

    user_id: int
    before: Rating
    after: Rating


class Ladder(Struct, frozen=True):
    """One game on one server."""

    game: Key
    people: tuple[Standing, ...]
    """Everybody with a rated game but those who asked to be forgotten, by what is as good as sure of their rating."""
    others: tuple[Standing, ...]
    """Those who have played, but no rated game."""
    robots: dict[Level, Standing]
    """Those that have been in a rated game, the easy ones first."""
    moved: dict[int, tuple[Moved, ...]]
    """By table, how its result changed ratings."""

    def ranked(self) -> tuple[tuple[int, Standing], ...]:
        """The people, each with the rank, which those share whose ratings are as good as sure alike."""
        sure = [one.rating.low for one in self.people]
        return tuple((1 + sure.index(one.rating.low), one) for one in self.people)

    def of(self, user_id: int) -> Standing | None:
        """The person's standing; None: no game has been played."""
        return next((one for one in (*self.people, *self.others) if one.user_id == user_id), None)

    def rank_of(self, user_id: int) -> int | None:
        """The person's rank among the rated; None: not rated."""
        return next((rank for rank, one in self.ranked() if one.user_id == user_id), None)


class _Climbing:
    """Standings while results are gone through."""

    def __init__(self) -> None:
        self.standings: dict[int, Standing] = {}
        self.robots: dict[Level, Standing] = {}
        self.skills: dict[int | Level, PlackettLuceRating] = {}
        self.moved: dict[int, tuple[Moved, ...]] = {}

    def skill(self, player: int | Level) -> PlackettLuceRating:
        """The present skill of a person or of a level's robots; it begins as everybody's."""
        return self.skills.get(player) or MODEL.rating()


def ladder(game: Key, results: Iterable[Result]) -> Ladder:
    """Everybody's standing after these results of one game on one server, in whichever order they come."""
    climbing = _Climbing()
    ordered = sorted(results, key=lambda one: (one.at, one.table_id, one.seat))
    for _, table in groupby(ordered, lambda one: (one.at, one.table_id)):
        _count(climbing, tuple(table))
    told = [
        structs.replace(one, rating=shown(climbing.skill(user_id)))
        for user_id, one in climbing.standings.items()
        if user_id > 0
    ]
    robots = {
        level: structs.replace(climbing.robots[level], rating=shown(climbing.skill(level)))
        for level in Level
        if level in climbing.robots
    }
    people = [one for one in told if one.rated.games]
    people.sort(key=lambda one: (-one.rating.low, -one.rating.value, one.name, one.user_id))
    others = tuple(one for one in told if not one.rated.games)
    return Ladder(
        game,
        tuple(people),
        others,
        robots,
        climbing.moved,
    )


def _count(climbing: _Climbing, table: Sequence[Result]) -> None:
    """Go through one table."""
    people = [(one.user_id, one) for one in table if one.user_id is not None]
    for user_id, one in people:
        others = sum(other.place != one.place for _, other in people)
        known = climbing.standings.get(user_id, Standing(user_id, "", START))
        seats = len({other.place for other in table})
        climbing.standings[user_id] = _told(known, one, others=others, seats=seats)
    # Whoever has taken over a seat moves nobody's rating.
    rated = [(user_id, one) for user_id, one in people if one.rated]
    if not any(one.rated for one in table):
        return
    stayed = [(climbing.skill(user_id), one) for user_id, one in rated if not one.gone]
    if len({one.place for _, one in rated}) > 1:
        _move(climbing, rated)
    for one in [one for one in table if one.is_robot] if stayed else ():
        known = climbing.robots.get(one.robot, Standing(None, "", START))
        climbing.robots[one.robot] = structs.replace(known, rated=known.rated.plus(one))
        teams = [*([skill] for skill, _ in stayed), [climbing.skill(one.robot)]]
        ranks = [*(float(other.rank) for _, other in stayed), float(one.rank)]
        climbing.skills[one.robot] = MODEL.rate(teams, ranks=ranks)[-1][0]


def _told(known: Standing, one: Result, *, others: int, seats: int) -> Standing:
    """The standing with one more game counted."""
    told = structs.replace(
        known,
        name=one.name or "",
        timed=known.timed + one.timed,
        late=known.late + one.late,
        gone=known.gone + one.gone,
    )
    if others and one.rated:
        return structs.replace(told, rated=told.rated.plus(one))
    if others:
        return structs.replace(told, unrated=told.unrated.plus(one))
    if seats > 1:
        return structs.replace(told, robots=told.robots.plus(one))
    return structs.replace(told, alone=told.alone + 1)


def _move(climbing: _Climbing, people: Sequence[tuple[int, Result]]) -> None:
    """Move the ratings of those who played against each other."""
    before = [climbing.skill(user_id) for user_id, _ in people]
    ranks = [float(LAST if one.gone else one.rank) for _, one in people]
    after = MODEL.rate([[skill] for skill in before], ranks=ranks)
    moved = []
    for (user_id, _), old, [new] in zip(people, before, after, strict=True):
        climbing.skills[user_id] = new
        moved.append(Moved(user_id, shown(old), shown(new)))
    climbing.moved[people[0][1].table_id] = tuple(moved)
