"""Reviews: what a seat could have known, judged by a counted budget, the same on every machine."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.core import look_trials, trials
from games.core.codec import encode
from games.core.hindsight import AnyPosition, looks, standing
from games.core.look_trials import promised
from games.core.model import Key, Seat, Step
from games.core.record import By, Move, Position, Record, Segment, Undo
from games.core.review import Compared, Point, Review, Screened, Stroke, Swing
from games.core.review_findings import (
    MOST_STROKES,
    MOST_SWINGS,
    MOST_TOLD,
    Found,
    found,
)
from games.core.reviewer import Reviewer
from games.core.rng import SEED_BYTES, Rng
from games.core.trials import likely
from tests.contract.covering import AnyGame
from tests.games.selfplay.kept import kept_games, load

FEW = 12_000
"""Actions: a second or so."""

LAST = 40
"""Positions that are reviewed."""


def rules(game: Key) -> AnyGame:
    """The game of that id."""
    return next(one for one in GAMES if one.id == game)


def kept(game: Key, least: int = 2) -> Record:
    """A game that robots have played."""
    return next(one.record for one in load(game) if one.record.seats >= least)


def reviewer(game: AnyGame, positions: tuple[AnyPosition, ...], seat: Seat) -> Reviewer:
    """Reviews the end of it with a small budget."""
    return Reviewer(game, looks(game, positions, seat)[-LAST:], seat, FEW)


def finished(one: Reviewer) -> Review:
    """All of it at once."""
    return one.advanced(one.begun(), 10_000)


@pytest.mark.parametrize("id", kept_games())
def test_twins_have_the_same_review(id: Key) -> None:
    """Whatever the others hold and whatever chance has in store: nobody is judged by what they could not know."""
    game, record = rules(id), kept(id)
    positions = standing(game, record)
    twins = tuple([redealt(game, one, 0, number) for number, one in enumerate(positions)])
    hidden = [one.state.rng for one in twins if one.state.rng != positions[0].state.rng]

    assert hidden
    assert finished(reviewer(game, positions, 0)) == finished(reviewer(game, twins, 0))


def redealt(game: AnyGame, position: AnyPosition, seat: Seat, number: int) -> AnyPosition:
    """The position with everything that the seat does not know dealt anew; what it was told is the same."""
    state = position.state
    rng = Rng(bytes([number % 256] * SEED_BYTES), 0, state.rng.drawn)
    dealt = game.deal(game.public(state), game.private(state, seat), rng)
    # Whether a step draws is no secret; how far chance has come is.
    dealt = replace(dealt, rng=Rng(bytes(SEED_BYTES), 0, state.rng.drawn))
    told = tuple([one for one in position.step.log if one.to is None or seat in one.to])
    return Position(position.number, position.entry, Step(dealt, told, position.step.sealed))


@pytest.mark.parametrize("id", ["puerto-rico", "sutters-mill"])
def test_a_review_that_is_interrupted_goes_on_where_it_stopped(id: Key) -> None:
    """Part by part, each stored and read again by another reviewer: the same as at once."""
    game, record = rules(id), kept(id)
    whole = finished(reviewer(game, standing(game, record), 1))
    review = reviewer(game, standing(game, record), 1).begun()
    shares = []
    while not review.is_done:
        other = reviewer(game, standing(game, record), 1)
        shares.append(other.done(review))
        stored = encode(other.advanced(review, 25))
        review = msgspec.json.decode(stored, type=Review)

    assert review == whole
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert reviewer(game, standing(game, record), 1).done(review) == 1


@pytest.mark.parametrize("id", ["caylus", "catan"])
def test_no_more_is_played_than_the_budget_allows(id: Key, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed, those of the search too, in a very long game as in any; each part may finish what it has begun."""
    game, played, budget = rules(id), 0, 25_000
    record = max([one.record for one in load(id)], key=lambda one: len(one.segments[0].entries))

    def counted(*given: Any) -> Any:
        nonlocal played
        played += 1
        return likely(*given)

    monkeypatch.setattr(look_trials, "likely", counted)
    monkeypatch.setattr(trials, "likely", counted)
    one = Reviewer(game, looks(game, standing(game, record), 0), 0, budget)
    parts, review = 0, one.begun()
    while not review.is_done:
        review = one.advanced(review, 1)
        parts += 1

    asked = [look for look in looks(game, standing(game, record), 0) if look.action is not None]
    assert len(review.screened) < len(asked) / 2, "too many to look at them all"
    assert budget / 2 < played < budget + parts * 2 * look_trials.FAR


def test_the_end_of_a_game_with_secrets_is_no_luck() -> None:
    """What is drawn with the last step stands beside all that comes out then; the draws before it are looked at."""
    game, record = rules("puerto-rico"), kept("puerto-rico")
    seen = looks(game, standing(game, record), 0)
    drawn = [at for at, one in enumerate(seen) if one.is_drawn and one.action is not None]
    before, last = drawn[-2:]

    review = finished(Reviewer(game, seen[before : last + 2], 0, 2 * FEW))

    assert [one.number for one in review.glimpsed] == [seen[before + 1].number]


def test_the_line_begins_open_and_ends_with_the_result() -> None:
    """A chance for each seat after every round; they add up to one."""
    game, record = rules("caylus"), kept("caylus")
    one = Reviewer(game, looks(game, standing(game, record), 0), 0, 5 * FEW)
    review = one.advanced(one.begun(), 15)
    rounds = [point.round for point in review.line]

    assert all(sum(point.chances) == pytest.approx(1) for point in review.line)
    assert max(review.line[0].chances) < 0.9
    assert sorted(review.line[-1].chances) == [0, 1]
    assert rounds == sorted(rounds)
    assert len(rounds) == 1 + max(rounds)


def test_the_line_knows_all_that_was_done_in_a_round() -> None:
    """The answer that begins another round as well: it is told in the round in which it was given."""
    game, record = rules("caylus"), kept("caylus")
    seen = looks(game, standing(game, record), 0)
    one = Reviewer(game, seen, 0, FEW)
    line = one.advanced(one.begun(), len(one._turns)).line

    for before, after in pairwise(line[:-1]):
        told = [look.round for look in seen if before.number <= look.number < after.number]
        assert set(told) == {after.round}, (before, after)


def test_where_chance_begins_a_round_its_draw_is_not_part_of_the_last_one() -> None:
    """In the dice game the end of a turn is followed by the next roll at once."""
    game = rules("catan-dice")
    record = next(one.record for one in load("catan-dice") if one.record.seats == 1)
    seen = looks(game, standing(game, record), 0)
    one = Reviewer(game, seen, 0, FEW)

    assert all(seen[at].round == number for at, number in one._turns)


def test_alone_at_a_table_the_line_tells_points() -> None:
    """There is nobody to win against."""
    game = rules("catan-dice")
    record = next(one.record for one in load("catan-dice") if one.record.seats == 1)
    assert record.scores is not None
    one = reviewer(game, standing(game, record), 0)
    review = one.advanced(one.begun(), 10)

    assert review.is_alone
    assert review.line[-1].chances == (record.scores[0].total,)


def test_a_mistake_at_the_end_of_a_game_is_found() -> None:
    """Puerto Rico: the trader was taken where shipping would have brought more."""
    game = rules("puerto-rico")
    record = [one.record for one in load("puerto-rico")][1]
    positions = standing(game, record)
    one = Reviewer(game, looks(game, positions, 1)[110:], 1, 60_000)
    told = found(one.advanced(one.begun(), 10_000)).moments

    assert [(one.played, one.other) for one in told if one.lead < -0.1] == [
        (
            {"type": "choose_role", "role": "trader"},
            {"type": "choose_role", "role": "captain"},
        )
    ]


def test_what_the_seat_did_a_little_later_is_no_mistake() -> None:
    """Nor is anybody praised for not having done at once what they did in the same round."""
    game, record = rules("catan"), kept("catan")
    seen = looks(game, standing(game, record), 0)[:150]
    one = Reviewer(game, seen, 0, 5 * FEW)
    review = one.advanced(one.begun(), 50)
    compared_with = [(first.look, other) for first in review.screened for other in first.others]

    assert compared_with
    for at, other in compared_with:
        asked = seen[at].own
        assert asked is not None
        later = [look for look in seen[at + 1 :] if look.round == seen[at].round]
        assert other not in [
            msgspec.json.decode(encode(look.action))
            for look in later
            if look.own is not None and look.own.prompt.id == asked.prompt.id
        ]


def test_what_was_taken_back_is_no_part_of_it() -> None:
    """Struck entries are passed over, and the game goes on from where it went back to."""
    game, record = rules("caylus"), kept("caylus")
    [segment] = record.segments
    first, *later = segment.entries
    assert isinstance(first, Move)
    undone = (first, Undo(0, fork=1), first, *later)
    again = replace(record, segments=(replace(segment, entries=undone),))

    straight, winding = standing(game, record), standing(game, again)
    assert [one.number for one in winding[:3]] == [0, 3, 4]
    assert len(straight) == len(winding)
    assert [game.public(one.state) for one in straight] == [
        game.public(one.state) for one in winding
    ]


def test_what_the_clock_answered_is_not_the_players_mistake() -> None:
    """Nor what a robot did in a seat that a person played."""
    game, record = rules("caylus"), kept("caylus")

    def by(*who: By) -> set[int]:
        entries = record.segments[0].entries
        told = [
            replace(one, by=who[place % len(who)]) if isinstance(one, Move) else one
            for place, one in enumerate(entries)
        ]
        changed = replace(record, segments=(Segment("0.1.0", game.schema, tuple(told)),))
        seen = looks(game, standing(game, changed), 0)
        return {look.number for look in seen if look.own is not None and look.is_person}

    assert by("house") == by("person")
    assert by("default") == set()
    assert by("person", "person", "house") < by("house")


def compared(lead: float, margin: float, turn: int, *, number: int = 1) -> Compared:
    """An answer beside another one."""
    return Compared(0, number, 1, turn, {"type": "a"}, {"type": "b"}, 0.5 + lead, 0.5, margin, 50)


def reviewed(
    *answers: Compared, drawn: Iterable[Stroke] = (), swung: Iterable[Swing] = ()
) -> Review:
    """A review that found these."""
    line = (Point(0, 1, (0.5, 0.5)),)
    return Review(
        0, line=line, compared=answers, strokes=tuple(drawn), swings=tuple(swung), is_done=True
    )


def moments(review: Review) -> tuple[Compared, ...]:
    """The answers that are told."""
    return found(review).moments


def test_a_difference_within_its_margin_is_no_mistake() -> None:
    """Nor is one that is sure and hardly anything."""
    assert moments(reviewed(compared(-0.1, 0.11, 1), compared(-0.01, 0.001, 2))) == ()
    [told] = moments(reviewed(compared(-0.1, 0.09, 1)))
    assert told.lead == pytest.approx(-0.1)


def test_a_difference_that_reads_as_its_margin_is_none() -> None:
    """40 % beside 50 % (± 10) is no mistake, although the margin is 9.6; nor are such draws and rounds told."""
    assert moments(reviewed(compared(-0.1, 0.096, 1))) == ()
    even = Stroke(1, 1, 0.5, 0.62, 0.115, 9)
    assert found(reviewed(drawn=[even], swung=[swing(2, 0.08)])) == Found()


def test_five_moments_are_told_mistakes_first() -> None:
    """The largest, in order of time, one of a turn; strong answers before a fourth mistake."""
    many = [compared(-0.05 * one, 0.01, one, number=20 - one) for one in range(1, 8)]
    told = moments(reviewed(*many, compared(0.3, 0.01, 30, number=40)))
    assert [one.turn for one in told] == [7, 6, 5, 4, 30]
    assert len(told) == MOST_TOLD

    same = moments(reviewed(compared(-0.1, 0.01, 1), compared(-0.2, 0.01, 1)))
    assert [one.lead for one in same] == [pytest.approx(-0.2)]

    few = [compared(0.1 * one, 0.01, one, number=one) for one in range(1, 6)]
    told = moments(reviewed(compared(-0.1, 0.01, 9, number=9), *few))
    assert [one.turn for one in told] == [4, 5, 9]


def test_luck_is_told_where_it_is_more_than_its_margin() -> None:
    """The strongest, in order of time."""
    drawn = [Stroke(number, 1, 0.5, 0.5 + number / 20, 0.12, 9) for number in range(1, 6)]
    told = found(reviewed(drawn=drawn)).strokes
    assert [one.number for one in told] == [4, 5]
    assert len(told) == MOST_STROKES


def swing(round_: int, change: float) -> Swing:
    """A round that moved the line."""
    return Swing(
        begin=10 * round_,
        number=10 * round_ + 9,
        first=round_,
        round=round_,
        before=0.5,
        after=0.5 + change,
        margin=0.08,
        trials=60,
    )


def test_a_round_is_told_that_nothing_else_explains() -> None:
    """Where a mistake or a draw in it is told, that is what turned it; no more is told than there is room for."""
    swung = [swing(2, -0.3), swing(3, 0.2), swing(4, 0.07), swing(5, -0.25)]
    assert [one.round for one in found(reviewed(swung=swung)).swings] == [2, 3, 5]

    good = [compared(0.1, 0.01, one, number=one) for one in (1, 2)]
    usual = [one.round for one in found(reviewed(*good, swung=swung)).swings]
    assert usual == [2, 5]
    assert len(usual) == MOST_SWINGS

    drawn = (Stroke(20, 2, 0.5, 0.2, 0.1, 60),)
    assert [one.round for one in found(reviewed(swung=swung, drawn=drawn)).swings] == [3, 5]

    bad = [compared(-0.1 * one, 0.01, one, number=one) for one in range(1, 4)]
    told = found(reviewed(*bad, swung=swung, drawn=drawn))
    assert (len(told.moments), len(told.strokes), len(told.swings)) == (3, 1, 1)


def test_a_strong_answer_explains_the_rise_of_its_round() -> None:
    """Told as the answer, it is not told as a turning point once more; a fall in that round is."""
    good = [replace(compared(0.1, 0.01, one, number=one), round=one) for one in (2, 3)]
    swung = [swing(2, -0.3), swing(3, 0.2)]

    assert [one.round for one in found(reviewed(*good, swung=swung)).swings] == [2]


def test_a_round_is_told_of_which_answers_explain_little() -> None:
    """A rise of 40 % of which a strong answer brought 10, and a fall of 30 % of which a mistake cost 5."""
    good = replace(compared(0.1, 0.01, 2, number=2), round=2)
    bad = replace(compared(-0.05, 0.01, 3, number=3), round=3)

    told = found(reviewed(good, bad, swung=[swing(2, 0.4), swing(3, -0.3)]))

    assert [one.round for one in told.swings] == [2, 3]
    assert len(told.moments) == 2


def test_the_end_begins_at_the_last_point_that_was_open() -> None:
    """What the seat's chances were there, and what they came to."""
    line = (Point(0, 1, (0.5, 0.5)), Point(40, 7, (0.6, 0.4)), Point(48, 8, (1.0, 0.0)))

    end = replace(reviewed(), line=line).end

    assert (end.begin, end.number, end.first, end.round) == (40, 48, 7, 8)
    assert (end.before, end.after) == (0.6, 1.0)


def test_rounds_in_a_row_are_looked_at_together() -> None:
    """Where the line moved on and on; not of the end, and none twice."""
    game = rules("caylus")
    one = Reviewer(game, looks(game, standing(game, kept("caylus")), 0), 0, FEW)
    chances = [0.5] * len(one._turns)
    chances[3:6] = [0.4, 0.3, 0.2]
    chances[6:] = [0.2] * len(chances[6:])
    chances[-1] = 1.0
    line = tuple([Point(at, at, (chance, 1 - chance)) for at, chance in enumerate(chances)])
    spans = one._swung(replace(reviewed(), line=line))

    assert spans[0] == (2, 5)
    assert len(one._turns) - 1 not in [end for _, end in spans]
    assert all(a[1] <= b[0] or b[1] <= a[0] for a in spans for b in spans if a != b)


def screened(look: int, lead: float, spread: float, *, is_best: bool = False) -> Screened:
    """An answer after its second look."""
    return Screened(look, ({"type": "b"},), is_best, lead, 4, False, spread, 8, 300.0)


def test_trials_are_spent_where_they_tell_most() -> None:
    """A difference that few trials settle comes before one that takes many; what seems to be nothing has none."""
    game = rules("caylus")
    one = Reviewer(game, looks(game, standing(game, kept("caylus")), 0), 0, 40 * FEW)
    asked = [at for at in one._asked if not at or one._turn(at) != one._turn(at - 1)][:6]
    sure, doubtful, nothing, strong = asked[0], asked[2], asked[3], asked[5]
    review = reviewed()
    sifted = (
        screened(nothing, -0.001, 0.1),
        screened(doubtful, -0.1, 0.4),
        screened(sure, -0.2, 0.1),
        screened(strong, 0.2, 0.2, is_best=True),
    )
    plan = one._plan(replace(review, sifted=sifted))

    assert [doubt.look for doubt, _ in plan] == [sure, doubtful, strong]
    spent = {doubt.look: actions for doubt, actions in plan}
    assert spent[doubtful] > spent[sure]
    assert sum(spent.values()) <= 40 * FEW / 2


def test_chances_follow_the_values() -> None:
    """They add up to one; a lead counts as a share of what the better one has."""
    even, ahead, early = promised((20, 20)), promised((40, 20)), promised((4, 2))
    assert even == (0.5, 0.5)
    assert ahead[0] > 0.9
    assert early == pytest.approx(ahead)
    assert sum(promised((3, 9, 5))) == pytest.approx(1)
    assert promised((31.5,)) == (31.5,)
