"""What a finished game is remembered for: who led, what was close, which facts stand out."""

from typing import ClassVar

from msgspec.structs import replace

from games.core.model import Event, ScoreLine, ScoreSheet, Seat, SeatName, SeatNames, Term, say
from games.core.story import (
    Fact,
    Gain,
    Story,
    facts_of_any,
    most,
    standout,
    what_decided,
    why_lost,
)


class Began(Event, frozen=True, tag="began"):
    """A round."""

    begins_part: ClassVar[bool] = True
    round: int


class Turn(Event, frozen=True, tag="turn"):
    """A part that counts nothing."""

    begins_part: ClassVar[bool] = True


class Made(Event, frozen=True, tag="made"):
    """Points."""


def sheet(seat: Seat, points: int, rest: int = 0) -> ScoreSheet:
    """So many points, and so much to break ties with."""
    lines = (ScoreLine(Term("score", "all"), points),)
    return ScoreSheet(seat, lines, (ScoreLine(Term("score", "rest"), rest),))


def told(story: Story, *gains: Gain) -> dict[str, dict[str, object]]:
    """What the kernel finds, by message."""
    return {
        fact.message.id.removeprefix("core-fact-"): dict(fact.message.args)
        for fact in facts_of_any(story, gains)
    }


def test_rounds_are_those_of_the_game_or_as_many_parts_as_there_are_seats() -> None:
    """What comes before the first is told of it."""
    sheets = (sheet(0, 1), sheet(1, 0))
    counted = Story((Made(), Began(1), Made(), Turn(), Began(2), Made()), sheets)
    uncounted = Story((Turn(), Made(), Turn(), Turn(), Made()), sheets)

    assert counted.rounds() == [1, 1, 1, 1, 2, 2]
    assert uncounted.rounds() == [1, 1, 1, 2, 2]


def test_who_led_is_told_from_the_points_on_the_table() -> None:
    """Kept, changed or overtaken at the end; a tie is no change, but nobody leads from before it to the end."""
    events = (Began(1), Made(), Began(2), Made(), Began(3), Made(), Began(4), Made())
    won = (sheet(0, 9), sheet(1, 4))

    kept = told(Story(events, won), Gain(1, 0, 2), Gain(3, 1, 2), Gain(5, 0, 1))
    changed = told(Story(events, won), Gain(1, 1, 2), Gain(3, 0, 3), Gain(5, 1, 1))
    tied = (Gain(1, 1, 2), Gain(3, 0, 3), Gain(5, 1, 1), Gain(7, 0, 1))
    again = told(Story(events, won), *tied)
    overtaken = told(Story(events, won), Gain(1, 0, 2), Gain(3, 1, 4))

    assert kept["throughout"]["round"] == 1
    assert (changed["lead"]["count"], changed["lead"]["round"]) == (1, 2)
    assert (again["lead"]["count"], again["lead"]["round"]) == (1, 4)
    assert "overtaken" in overtaken
    assert all(len({"throughout", "lead", "overtaken"} & set(one)) == 1 for one in (kept, changed))


def rows(seat: Seat, chips: int, buildings: int) -> ScoreSheet:
    """A sheet of two rows."""
    lines = (ScoreLine(Term("score", "chips"), chips), ScoreLine(Term("score", "built"), buildings))
    return ScoreSheet(seat, lines)


def test_what_put_the_winner_ahead_is_told() -> None:
    """The row from which most of the difference comes; none where there is no such row, or it is small."""
    decided = told(Story((), (rows(0, 10, 20), rows(1, 18, 8))))
    spread = told(Story((), (rows(0, 20, 20), rows(1, 15, 15))))
    little = told(Story((), (rows(0, 10, 12), rows(1, 11, 10))))

    assert (decided["source"]["what"], decided["source"]["own"]) == (Term("score", "built"), 20)
    assert decided["source"]["others"] == 8
    assert "source" not in spread
    assert "source" not in little


def test_whoever_lost_is_told_why() -> None:
    """In whichever place; the winners are not, nor is a seat that was behind in no row."""
    sheets = (rows(0, 10, 20), rows(1, 18, 8), rows(2, 3, 18), rows(3, 10, 20))
    story = Story((), sheets)

    [second], [last] = why_lost(story, 1), why_lost(story, 2)
    assert dict(second.message.args)["other"] == SeatName(1)
    assert dict(second.message.args)["what"] == Term("score", "built")
    told_last = dict(last.message.args)
    assert (told_last["seat"], told_last["other"]) == (SeatName(0), SeatName(2))
    assert (told_last["what"], told_last["own"], told_last["others"]) == (
        Term("score", "chips"),
        10,
        3,
    )
    assert why_lost(story, 0) == why_lost(story, 3) == ()
    assert why_lost(Story((), (replace(rows(0, 9, 1), ends_it=True), rows(1, 9, 1))), 1) == ()
    assert standout([*facts_of_any(story, ()), last], 3)[0] == last, "once, before all others"


def test_whoever_won_is_told_what_put_them_ahead_of_the_second() -> None:
    """Not of one with whom they share the victory, and nothing of a game with one row."""
    sheets = (rows(0, 10, 20), rows(1, 18, 8), rows(2, 3, 18))
    decided = what_decided(sheets, 0)
    assert decided is not None
    assert dict(decided.args)["other"] == SeatName(1)
    assert dict(decided.args)["what"] == Term("score", "built")

    assert what_decided((*sheets, rows(3, 10, 20)), 0) is None
    assert what_decided((sheet(0, 9), sheet(1, 4)), 0) is None


def test_points_of_one_event_count_together() -> None:
    """An award that goes from one to the other makes nobody lead in between."""
    events = (Began(1), Made(), Made())
    story = Story(events, (sheet(0, 9), sheet(1, 4)))

    found = told(story, Gain(1, 0, 3), Gain(2, 0, -2), Gain(2, 1, 0), Gain(2, 0, 3))

    assert found["throughout"]["round"] == 1


def test_close_wins_and_tie_breaks_are_told() -> None:
    """Not a win by more, and not a rank that is shared."""
    events = (Began(1),)

    assert told(Story(events, (sheet(0, 9), sheet(1, 7))))["close"]["points"] == 2
    assert "close" not in told(Story(events, (sheet(0, 9), sheet(1, 6))))
    broken = told(Story(events, (sheet(0, 9, 1), sheet(1, 9, 3))))["tie-break"]
    assert (broken["own"], broken["others"]) == (3, 1)
    assert told(Story(events, (sheet(0, 9), sheet(1, 9)))) == {}


def test_after_a_tie_nothing_but_the_tie_break_put_the_winner_ahead() -> None:
    """Neither a row of the sheet nor passing whoever led last: both have equally many points."""
    rest = (ScoreLine(Term("score", "rest"), 20),), (ScoreLine(Term("score", "rest"), 4),)
    first, second = replace(rows(0, 20, 25), tie_breaks=rest[0]), rows(1, 33, 12)
    sheets = first, replace(second, tie_breaks=rest[1])
    story = Story((Began(1), Made(), Made()), sheets)

    assert set(told(story, Gain(1, 0, 2), Gain(2, 1, 3))) == {"gain", "tie-break"}
    for seat in (0, 1):
        decided = what_decided(sheets, seat)
        assert decided is not None
        assert decided.id == "core-fact-tie-break"
        assert dict(decided.args)["own"] == 20


def test_a_tie_below_the_winner_is_told() -> None:
    """All who were that close are named, and what decided between them; nothing did where they share a rank."""
    lost = told(Story((), (sheet(0, 9), sheet(1, 8, 1), sheet(2, 8, 3))))
    shared = told(Story((), (sheet(0, 9), sheet(1, 8), sheet(2, 8))))

    assert lost["close"]["other"] == SeatNames((1, 2))
    assert (lost["parted"]["seat"], lost["parted"]["other"]) == (SeatName(2), SeatName(1))
    assert (lost["parted"]["own"], lost["parted"]["others"]) == (3, 1)
    assert "parted" not in shared


def test_how_near_the_others_were_when_somebody_ended_the_game() -> None:
    """Behind by little, or with as many points that could not be used; hidden points are named as such."""
    events = (Began(1), Made(), Made())

    def ended(own: int, other: int) -> dict[str, dict[str, object]]:
        story = Story(events, (replace(sheet(0, own), ends_it=True), sheet(1, other)))
        return told(story, Gain(1, 1, 2))

    assert ended(10, 9)["behind"]["points"] == 1
    assert "behind" not in ended(10, 7)
    assert ended(10, 11)["in-time"]["points"] == 11
    assert "hidden" in ended(10, 7)
    assert not {"close", "overtaken", "tie-break"} & set(ended(10, 10))


def test_only_the_largest_gain_is_told_with_its_event() -> None:
    """The earliest of equal ones, and none of a point or two."""
    events = (Began(1), Made(), Began(2), Made())
    story = Story(events, (sheet(0, 20), sheet(1, 7)))

    [fact] = [one for one in facts_of_any(story, (Gain(1, 0, 4), Gain(3, 0, 4))) if one.event]

    assert dict(fact.message.args) == {"points": 4, "round": 1}
    assert "gain" not in told(story, Gain(1, 0, 2))


def test_the_heaviest_facts_stand_out_each_kind_once() -> None:
    """In the order of their weight."""
    facts = [Fact(1, say("a")), Fact(5, say("b", n=1)), Fact(4, say("b", n=2)), Fact(3, say("c"))]

    assert [one.message.id for one in standout(facts, 2)] == ["b", "c"]
    assert standout(facts, 2)[0].weight == 5


def test_most_is_somebody_alone_with_enough() -> None:
    """Nobody where two have as many."""
    assert most([("a", 2), ("b", 1), ("a", 1)], 3) == ("a", 3)
    assert most([("a", 2), ("b", 2)], 1) is None
    assert most([("a", 2)], 3) is None
    assert most([], 0) is None
