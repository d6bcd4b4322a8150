"""The public message is touched when everybody has something new to see, and only then: its edit mark tells, too."""

from typing import Any

from bot.db.rows import Rows, SeatRow, TableRow
from bot.tables.game.change import Live
from bot.tables.game.play import shows_of_step
from bot.tables.publishing import Kind
from games.core.model import Seat
from tests.contract.subjects import Case
from tests.contract.walks import Moment, all_moments, looking_at


def table_at(case: Case, state: Any) -> Live:
    """A table of people on which the game stands so."""
    row = TableRow(**dict.fromkeys(TableRow.__struct_fields__))  # type: ignore[arg-type]
    seats = tuple(
        SeatRow(
            place=seat,
            seat=seat,
            user_id=seat + 1,
            required=decision is not None and decision.required,
            asked=decision is not None,
        )
        for seat in range(case.seats)
        for decision in [case.game.decision(state, seat)]
    )
    return Live(case.game, Rows(row, seats), state)


def shown_in_public(moment: Moment) -> bool:
    """Whether the step changes the public message."""
    before, after = (
        table_at(moment.walk.case, state) for state in (moment.state, moment.step.state)
    )
    shows = shows_of_step(before, after.seats, moment.step, before.seats[moment.seat])
    return bool({show.kind for show in shows} & {Kind.TURN, Kind.FINAL})


def seen(case: Case, state: Any) -> tuple[Any, set[Seat]]:
    """What everybody sees: the public view, and who must act."""
    asked = {one.seat for one in case.game.pending(state) if one.required}
    return case.game.public(state), asked


def test_the_public_message_changes_with_what_is_public_and_not_otherwise(case: Case) -> None:
    """A secret answer, an offer that somebody could have accepted, a move under construction leave it as it is."""
    for moment in all_moments(case):
        game, before, after = case.game, moment.state, moment.step.state
        if game.is_unfinished(before) and not game.is_unfinished(after):
            continue  # the end of a move shows what its beginning has changed
        is_new = seen(case, before) != seen(case, after) or any(
            told.to is None for told in moment.step.log
        )
        with looking_at(moment):
            assert shown_in_public(moment) == (is_new and not game.is_unfinished(after))
