"""One law for all proposals: who must agree, what ends them, and what is said."""

from datetime import datetime, timedelta

import pytest
from msgspec import structs

from bot.db.rows import Rows, SeatRow, StepRow, TableRow
from bot.i18n.speech import words_in
from bot.model.errors import Conflict, NotYourSeat, WrongPhase
from bot.model.outcomes import Asked
from bot.model.proposals import Proposal, ProposalKind
from bot.tables.game import early_end, seat_transfer, undo
from bot.tables.game.change import load
from bot.tables.game.proposals import Vote
from bot.tables.queries import reading
from bot.tables.rules import votes
from games.core.model import SeatName, say
from tests.bot.tables.world import ANA, BRUNO, CLARA, START, World

KINDS = (ProposalKind.UNDO, ProposalKind.END, ProposalKind.TRANSFER)

VOTES: tuple[Vote, ...] = (undo.VOTE, early_end.VOTE, seat_transfer.VOTE)


async def rows_of(world: World) -> Rows:
    """A running game of three people: seats 0, 1 and 2."""
    table = await world.game_of(ANA, BRUNO, CLARA)
    return (await load(world.context, table)).rows


def a_step(seat: int, by: str = "person", *, unfinished: bool = False) -> StepRow:
    """A move in the journal."""
    return StepRow(
        number=1,
        kind="move",
        seat=seat,
        user_id=None,
        by=by,
        action=None,
        log="[]",
        sealed=False,
        unfinished=unfinished,
        release="1",
        schema=1,
        at=START,
    )


def with_all(table: TableRow) -> TableRow:
    """The table with one open proposal of each kind, by seat 0 or about it."""
    for kind in KINDS:
        table = votes.with_proposal(table, Proposal(kind, 0, base=1))
    return table


def left_of(before: Rows, step: StepRow | None, **changed: object) -> set[str]:
    """Kinds that are still open after the step."""
    table = structs.replace(with_all(before.table), **changed)
    late = structs.replace(before.seats[0], required=True, due_at=START - timedelta(hours=1))
    after = votes.with_lapsed(before, table, (late, *before.seats[1:]), step, START)
    return {one.kind.value for one in after.open_proposals}


def test_each_kind_has_a_law_and_a_feature() -> None:
    """No kind is forgotten: what is voted on has a feature that carries it out."""
    assert set(votes.RULES) == set(ProposalKind)
    asked = {kind for kind, rule in votes.RULES.items() if rule.asks is not votes.Asks.NOBODY}
    assert {one.kind for one in VOTES} == asked


async def test_moves_end_what_they_answer(world: World) -> None:
    """Any whole move ends an undo; a move of the absent player ends the transfer; nothing of it ends an early end."""
    rows = await rows_of(world)

    assert left_of(rows, None) == {"undo", "end", "transfer"}
    assert left_of(rows, a_step(1)) == {"end", "transfer"}
    assert left_of(rows, a_step(1, unfinished=True)) == {"undo", "end", "transfer"}
    assert left_of(rows, a_step(0, unfinished=True)) == {"undo", "end"}
    assert left_of(rows, a_step(0, "default")) == {"end", "transfer"}


async def test_a_vote_about_an_absence_ends_with_it(world: World) -> None:
    """When the seat is not asked any more, or has time again; not while the table is paused, nor as long as a robot plays."""
    rows = await rows_of(world)
    seat, *others = rows.seats
    late = structs.replace(seat, required=True, due_at=START - timedelta(hours=1))
    in_time = structs.replace(late, due_at=START + timedelta(hours=1))
    not_asked = structs.replace(late, required=False, due_at=None)
    kept = structs.replace(seat, user_id=None, robot_number=1, gone_name="Ana")

    def is_open(one: SeatRow, paused_at: datetime | None = None) -> bool:
        table = structs.replace(with_all(rows.table), paused_at=paused_at)
        before = Rows(table, (one, *others))
        after = votes.with_lapsed(before, table, (one, *others), None, START)
        return after.proposal(ProposalKind.TRANSFER) is not None

    assert [is_open(one) for one in (late, in_time, not_asked, kept)] == [True, False, False, True]
    assert is_open(not_asked, paused_at=START)


async def test_the_end_and_new_players_end_every_vote(world: World) -> None:
    """Whoever was not asked is bound by nothing."""
    rows = await rows_of(world)
    newcomer = structs.replace(rows.seats[1], user_id=999)

    assert left_of(rows, None, phase="finished") == set()
    after = votes.with_lapsed(rows, with_all(rows.table), (rows.seats[0], newcomer), None, START)
    assert after.open_proposals == ()


async def test_who_must_agree(world: World) -> None:
    """All, but of a transfer neither the seat's own player nor whoever is out of time."""
    rows = await rows_of(world)
    late = structs.replace(rows.seats[1], required=True, due_at=START - timedelta(hours=1))
    rows = Rows(with_all(rows.table), (rows.seats[0], late, rows.seats[2]))

    missing = {one.kind: one.missing for one in votes.ballots(rows, world.clock)}
    assert missing == {
        ProposalKind.UNDO: (0, 1, 2),
        ProposalKind.END: (0, 1, 2),
        ProposalKind.TRANSFER: (2,),
    }
    [transfer] = [one for one in rows.table.open_proposals if one.kind is ProposalKind.TRANSFER]
    decided = [
        votes.is_decided(votes.agreed(transfer, row), row, rows, world.clock) for row in rows.seats
    ]
    assert decided == [True, False, True]
    rematch = Proposal(ProposalKind.REMATCH, 0)
    assert votes.is_decided(rematch, rows.seats[2], rows, world.clock), "nobody has to agree"


async def test_who_may_propose(world: World) -> None:
    """Players of a running game; of a rematch, those who were at a table that is over."""
    rows = await rows_of(world)
    over = Rows(structs.replace(rows.table, phase="finished"), rows.seats)
    paused = Rows(structs.replace(rows.table, paused_at=START), rows.seats)

    for kind in KINDS:
        assert votes.voter(rows, ANA.user_id, kind).user_id == ANA.user_id
        with pytest.raises(NotYourSeat):
            votes.voter(rows, 999, kind)
        with pytest.raises(WrongPhase, match="tables-over"):
            votes.voter(over, ANA.user_id, kind)
    assert votes.voter(paused, ANA.user_id, ProposalKind.END).user_id == ANA.user_id
    for kind in (ProposalKind.UNDO, ProposalKind.TRANSFER):
        with pytest.raises(WrongPhase, match="tables-paused"):
            votes.voter(paused, ANA.user_id, kind)
    assert votes.voter(over, ANA.user_id, ProposalKind.REMATCH).user_id == ANA.user_id
    with pytest.raises(WrongPhase, match="tables-not-over"):
        votes.voter(rows, ANA.user_id, ProposalKind.REMATCH)
    with pytest.raises(NotYourSeat, match="tables-not-at-table"):
        votes.voter(over, 999, ProposalKind.REMATCH)


async def test_one_of_a_kind_is_open_at_a_time(world: World) -> None:
    """A second one is refused by name; one of another kind is not."""
    rows = await rows_of(world)
    table = votes.with_proposal(rows.table, Proposal(ProposalKind.END, 0))

    with pytest.raises(Conflict, match="tables-end-open"):
        votes.refuse_second(table, ProposalKind.END)
    votes.refuse_second(table, ProposalKind.UNDO)


async def test_votes_of_several_kinds_stand_side_by_side(world: World) -> None:
    """Each keeps its own answers, and a player's list says that a vote waits as long as one does."""
    table = await world.game_of(ANA, BRUNO)
    asked = await early_end.propose(world.context, table, ANA.user_id)
    assert isinstance(asked, Asked)

    position = await reading.position(world.context, table)
    assert position.ballots == (asked.ballot,)
    lines = {
        person.user_id: (await reading.my_tables(world.context, person.user_id))[0]
        for person in (ANA, BRUNO)
    }
    assert [lines[ANA.user_id].is_vote_awaited, lines[BRUNO.user_id].is_vote_awaited] == [
        False,
        True,
    ]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_outcome_has_its_words(kind: ProposalKind, language: str) -> None:
    """In both languages, with the names that the law gives them."""
    words = words_in(language).calling(("Ana",))
    for wording in (
        *(f"notice-{kind}-{end}" for end in ("agreed", "declined", "off", "anew")),
        f"{kind}-open",
    ):
        text = words.say(say(f"tables-{wording}", seat=SeatName(0), name="Ana"))
        assert "tables-" not in text
        assert "{" not in text
