"""What results say about people: games, wins, ratings, moves in time. Pure: the same results say the same, always.

Ratings are OpenSkill's (https://openskill.me, model of Plackett and Luce, its usual numbers): every rated game between people
moves them by their ranks at that table. House players have one rating together, which only they gain and lose by: a game
against the house says nothing about people, however often it is played.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby

from msgspec import Struct, structs
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core.model import Key

MODEL = PlackettLuce()

SCALE = 40
"""Shown points for one of OpenSkill's: everybody begins at 1000."""

MARGINS = 2
"""Standard deviations to either side: the skill lies between them in 95 of 100 cases."""

LAST = 1_000
"""The rank of whoever left: behind all who stayed."""

HANDED_ON = 100
"""As many more stand in `Result.seat`, once or more often, for whoever had a seat that another person has taken."""


class Result(Struct, frozen=True):
    """A row of `results`: how one seat of a finished game came out."""

    table_id: int
    seat: int
    user_id: int | None
    """None: the house, or nobody any more (`gone`). Below 0: somebody who asked to be forgotten."""
    name: str | None
    rank: int
    points: int
    gone: bool
    rated: bool
    timed: int
    late: int
    at: datetime

    @property
    def is_house(self) -> bool:
        """Whether a house player had the seat from the start."""
        return self.user_id is None and not self.gone

    @property
    def place(self) -> int:
        """The seat in the game, which several people may have had."""
        return self.seat % HANDED_ON

    @property
    def is_won(self) -> bool:
        """Whether nobody was before it; whoever left has won nothing."""
        return self.rank == 1 and not self.gone


class Rating(Struct, frozen=True):
    """How strong somebody is thought to be, in whole points."""

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
"""Where everybody begins."""


class Tally(Struct, frozen=True):
    """Games of one kind."""

    games: int = 0
    wins: int = 0

    def plus(self, result: Result) -> "Tally":
        """With one more."""
        return Tally(self.games + 1, self.wins + result.is_won)


class Standing(Struct, frozen=True):
    """Somebody in one game on one server."""

    user_id: int | None
    """As in `Result`; None: all house players together."""
    name: str
    """As the person was called at the last table; empty for the house."""
    rating: Rating
    rated: Tally = Tally()
    """Rated games in which there was somebody else; of the house, all rated games."""
    unrated: Tally = Tally()
    """The same of unrated ones."""
    house: Tally = Tally()
    """Games against house players only."""
    alone: int = 0
    """Games without anybody else."""
    gone: int = 0
    """Games that the person left, and the house ended."""
    timed: int = 0
    late: int = 0

    @property
    def in_time(self) -> int | None:
        """Of a hundred questions under a clock those that were answered in time; None: there were none."""
        return (self.timed - self.late) * 100 // self.timed if self.timed else None


class Moved(Struct, frozen=True):
    """What a table did to somebody's rating."""

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
    house: Standing | None
    """None: no house player has been in a rated game."""
    moved: dict[int, tuple[Moved, ...]]
    """By table, what its result did to whom."""

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
        self.standings: dict[int | None, Standing] = {}
        self.skills: dict[int | None, PlackettLuceRating] = {}
        self.moved: dict[int, tuple[Moved, ...]] = {}

    def skill(self, user_id: int | None) -> PlackettLuceRating:
        """The present skill; whoever has none begins."""
        return self.skills.get(user_id) or MODEL.rating()

    def known(self, result: Result) -> Standing:
        """The standing of whoever had that seat, so far."""
        start = Standing(result.user_id, "", START)
        return self.standings.get(result.user_id, start)


def ladder(game: Key, results: Iterable[Result]) -> Ladder:
    """Everybody's standing after these results of one game on one server, in whichever order they come."""
    climbing = _Climbing()
    ordered = sorted(results, key=lambda one: (one.at, one.table_id, one.seat))
    for _, table in groupby(ordered, lambda one: (one.at, one.table_id)):
        _count(climbing, tuple(table))
    rated = {
        user_id: structs.replace(one, rating=shown(climbing.skill(user_id)))
        for user_id, one in climbing.standings.items()
    }
    house = rated.pop(None, None)
    told = [one for user_id, one in rated.items() if user_id is not None and user_id > 0]
    people = [one for one in told if one.rated.games]
    people.sort(key=lambda one: (-one.rating.low, -one.rating.value, one.name, one.user_id))
    others = tuple(one for one in told if not one.rated.games)
    return Ladder(
        game,
        tuple(people),
        others,
        house if house is not None and house.rated.games else None,
        climbing.moved,
    )


def _count(climbing: _Climbing, table: Sequence[Result]) -> None:
    """Go through one table."""
    people = [one for one in table if one.user_id is not None]
    house = [one for one in table if one.is_house]
    for one in people:
        others = sum(other.place != one.place for other in people)
        _tell(climbing, one, others=others, seats=len({other.place for other in table}))
    # Whoever has taken over a seat moves nobody's rating.
    rated = [one for one in people if one.rated]
    if not any(one.rated for one in table):
        return
    stayed = [one for one in rated if not one.gone]
    before = {one.user_id: climbing.skill(one.user_id) for one in rated}
    if len({one.place for one in rated}) > 1:
        _move(climbing, rated)
    for one in house if stayed else ():
        known = climbing.known(one)
        climbing.standings[None] = structs.replace(known, rated=known.rated.plus(one))
        teams = [*([before[other.user_id]] for other in stayed), [climbing.skill(None)]]
        ranks = [*(float(other.rank) for other in stayed), float(one.rank)]
        climbing.skills[None] = MODEL.rate(teams, ranks=ranks)[-1][0]


def _tell(climbing: _Climbing, one: Result, *, others: int, seats: int) -> None:
    """Count the game for one of its people."""
    known = climbing.known(one)
    told = structs.replace(
        known,
        name=one.name or "",
        timed=known.timed + one.timed,
        late=known.late + one.late,
        gone=known.gone + one.gone,
    )
    if others and one.rated:
        told = structs.replace(told, rated=told.rated.plus(one))
    elif others:
        told = structs.replace(told, unrated=told.unrated.plus(one))
    elif seats > 1:
        told = structs.replace(told, house=told.house.plus(one))
    else:
        told = structs.replace(told, alone=told.alone + 1)
    climbing.standings[one.user_id] = told


def _move(climbing: _Climbing, people: Sequence[Result]) -> None:
    """Move the ratings of those who played against each other."""
    before = [climbing.skill(one.user_id) for one in people]
    ranks = [float(LAST if one.gone else one.rank) for one in people]
    after = MODEL.rate([[skill] for skill in before], ranks=ranks)
    moved = []
    for one, old, [new] in zip(people, before, after, strict=True):
        climbing.skills[one.user_id] = new
        assert one.user_id is not None
        moved.append(Moved(one.user_id, shown(old), shown(new)))
    climbing.moved[people[0].table_id] = tuple(moved)
