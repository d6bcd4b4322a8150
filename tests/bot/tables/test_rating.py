"""What results say of people: ratings by rank, ties, who left, robots apart; in whichever order they are read."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from msgspec import structs

from bot.tables.rules.rating import Ladder, Rating, Result, Standing, Tally, ladder
from games.core.levels import Level

ANA, BRUNO, CLARA, DAVI, FORGOTTEN = 1, 2, 3, 4, -9

START = Rating(1000, 667)


def table(
    number: int,
    *ranked: tuple[int | None, int],
    rated: bool = True,
    gone: Sequence[int] = (),
    late: int = 0,
) -> list[Result]:
    """The result of a table: who sat there, with what rank."""
    at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=number)
    return [
        Result(
            table_id=number,
            seat=seat,
            user_id=user_id,
            name=f"person {user_id} at {number}",
            rank=rank,
            points=50 - rank,
            gone=user_id in gone,
            rated=rated,
            timed=4,
            late=late,
            at=at,
        )
        for seat, (user_id, rank) in enumerate(ranked)
    ]


def of(made: Ladder, user_id: int) -> Standing:
    """Somebody who has played."""
    found = made.of(user_id)
    assert found is not None
    return found


def test_ranks_move_ratings_and_make_them_surer() -> None:
    """The first gains what the last loses, ties are worth the same, and every game narrows the margin."""
    made = ladder("toy", table(1, (ANA, 1), (BRUNO, 2), (CLARA, 2), (DAVI, 4)))

    ana, bruno, clara, davi = (of(made, one).rating for one in (ANA, BRUNO, CLARA, DAVI))
    assert ana.value > bruno.value == clara.value > davi.value
    assert {one.margin < START.margin for one in (ana, bruno, clara, davi)} == {True}
    assert [(rank, one.user_id) for rank, one in made.ranked()] == [
        (1, ANA),
        (2, BRUNO),
        (2, CLARA),
        (4, DAVI),
    ]
    moved = {one.user_id: (one.before, one.after) for one in made.moved[1]}
    assert moved[ANA] == (START, ana)
    assert moved[DAVI] == (START, davi)


def test_one_who_is_surely_good_stands_before_one_who_is_perhaps_better() -> None:
    """The list goes by what is as good as sure."""
    often = [one for day in range(1, 9) for one in table(day, (ANA, 1), (BRUNO, 2))]
    made = ladder("toy", [*often, *table(9, (CLARA, 1), (DAVI, 2))])

    assert [one.user_id for one in made.people][:2] == [ANA, CLARA]
    assert made.people[0].rating.margin < made.people[1].rating.margin


def test_only_the_times_of_the_results_count() -> None:
    """The database may give them in any order."""
    results = [
        *table(1, (ANA, 1), (BRUNO, 2), (None, 3)),
        *table(2, (CLARA, 1), (ANA, 2)),
        *table(3, (BRUNO, 1), (CLARA, 2), (ANA, 2)),
        *table(4, (ANA, 1), (None, 2)),
    ]
    shuffled = list(results)
    Random("ladder in any order").shuffle(shuffled)

    assert shuffled != results
    assert ladder("toy", shuffled) == ladder("toy", results)


def test_a_robot_is_rated_apart() -> None:
    """It gains and loses by people; they do not by it, neither alone against it nor with it at their table."""
    alone = ladder(
        "toy", [*table(1, (ANA, 1), (None, 2)), *table(2, (ANA, 2), (None, 1), (None, 3))]
    )
    mixed = ladder("toy", table(1, (None, 1), (ANA, 2), (BRUNO, 3)))
    without = ladder("toy", table(1, (ANA, 2), (BRUNO, 3)))

    assert alone.people == ()
    ana = of(alone, ANA)
    assert (ana.robots, ana.rated, ana.rating) == (Tally(2, 1), Tally(), START)
    assert alone.robots[Level.NORMAL].rated == Tally(3, 1)
    assert [one.rating for one in mixed.people] == [one.rating for one in without.people]
    assert mixed.people[0].rated == Tally(1, 0)
    assert mixed.robots[Level.NORMAL].rating.value > START.value
    assert without.robots == {}


def test_levels_of_robots_are_rated_apart() -> None:
    """A hard robot that wins and an easy one that loses say nothing of each other; one without a level is a normal one."""
    ranked = table(1, (None, 1), (None, 2), (ANA, 3), (None, 4))
    levels = ("hard", None, None, "easy")
    made = ladder(
        "toy",
        [structs.replace(one, level=level) for one, level in zip(ranked, levels, strict=True)],
    )

    assert list(made.robots) == [Level.EASY, Level.NORMAL, Level.HARD]
    easy, normal, hard = made.robots.values()
    assert (easy.rated, normal.rated, hard.rated) == (Tally(1, 0), Tally(1, 0), Tally(1, 1))
    assert easy.rating.value < START.value < hard.rating.value
    assert hard.rating == normal.rating


def test_unrated_tables_are_counted_and_rate_nobody() -> None:
    """Neither people nor a robot."""
    made = ladder("toy", table(1, (ANA, 1), (BRUNO, 2), (None, 3), rated=False))

    assert made.people == ()
    assert made.robots == {}
    assert made.moved == {}
    assert of(made, ANA).unrated == Tally(1, 1)
    assert of(made, ANA).rating == START


def test_whoever_left_is_last() -> None:
    """However well a robot ended the game for them; such a seat says nothing of a robot."""
    made = ladder("toy", table(1, (ANA, 1), (BRUNO, 2), (CLARA, 3), gone=[ANA]))
    nobody = [
        one if one.user_id else structs.replace(one, gone=True)
        for one in table(1, (None, 1), (BRUNO, 2), (CLARA, 3))
    ]

    assert [one.user_id for one in made.people] == [BRUNO, CLARA, ANA]
    assert of(made, ANA).rated == Tally(1, 0)
    assert of(made, ANA).gone == 1
    assert ladder("toy", nobody).robots == {}


def test_who_was_forgotten_still_counts_for_the_others() -> None:
    """The others' ratings stay what they were; nobody is told who it was, or that it was somebody."""
    known = ladder("toy", [*table(1, (ANA, 1), (BRUNO, 2)), *table(2, (BRUNO, 1), (CLARA, 2))])
    made = ladder("toy", [*table(1, (FORGOTTEN, 1), (BRUNO, 2)), *table(2, (BRUNO, 1), (CLARA, 2))])

    assert [one for one in made.people if one.user_id == BRUNO] == [of(known, BRUNO)]
    assert of(made, CLARA) == of(known, CLARA)
    assert {one.user_id for one in made.people} == {BRUNO, CLARA}


def test_a_person_is_called_as_at_the_last_table_and_counted_in_all() -> None:
    """Moves in time are those of all tables, alone and unrated ones too; rounded down, for late is late."""
    results = [
        *table(1, (ANA, 1), late=1),
        *table(2, (ANA, 1), (BRUNO, 2), rated=False),
        *table(3, (ANA, 1), (None, 2)),
    ]
    ana = of(ladder("toy", results), ANA)

    assert ana.name == f"person {ANA} at 3"
    assert (ana.alone, ana.unrated, ana.robots) == (1, Tally(1, 1), Tally(1, 1))
    assert (ana.timed, ana.late, ana.in_time) == (12, 1, 91)
