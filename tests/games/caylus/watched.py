"""Random games under the eyes of the referee."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from games.caylus.game import CAYLUS
from games.caylus.holdings import plus
from games.caylus.options import CaylusOptions
from games.caylus.state import State
from games.core.forms import Decision, One, Split, sample, verb
from games.core.game import play
from games.core.model import Action, Event
from games.core.rng import Rng
from tests.games.caylus.printed import LETTERS
from tests.games.caylus.referee import Ask, Offers
from tests.games.caylus.referee_rounds import Referee

IDLE = {"pass", "decline", "stop", "let_stand", "take_back", "leave"}
"""Answers that a random player of these games gives seldom: games where little happens show little."""

Look = Callable[[State, State], None]


def chosen(decision: Decision, chance: Random) -> Action:
    """An answer by chance, one that does something five times as likely as another."""
    weights = [1 if verb(offer.action) in IDLE else 5 for offer in decision.offers]
    offer = chance.choices(decision.offers, weights)[0]
    return sample(replace(decision, offers=(offer,)), chance.randrange)


def offered(decision: Decision) -> Offers:
    """The question as the referee puts it."""
    found: Offers = {}
    for offer in decision.offers:
        keys: Any = None
        for field in offer.fields:
            if isinstance(field, One):
                assert len(set(field.keys)) == len(field.keys)
                keys = set(field.keys)
            else:
                assert isinstance(field, Split)
                assert field.least == field.most
                keys = ({row.key: row.most for row in field.rows}, field.most)
        found[verb(offer.action)] = keys
    return found


def answered(action: Action) -> tuple[str, Any]:
    """An answer as the referee is told it."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    return verb(type(action)), values[0] if values else None


def same_table(referee: Referee, state: State) -> None:
    """The game's table is the referee's."""
    table = state.table
    for holder, player in zip(referee.holders, table.players, strict=True):
        columns = tuple(holder.columns.values())
        cubes = tuple(holder.cubes[kind] for kind in ("food", "wood", "stone", "cloth", "gold"))
        held = (holder.deniers, cubes, tuple(holder.earned.values()), columns)
        assert held == (player.deniers, player.cubes, player.earned, player.favors)
        assert set(holder.used) == set(player.used)
    assert [referee.road.get(space, "") for space in range(1, 29)] == list(table.road)
    assert [referee.owner.get(space, -1) for space in range(1, 29)] == list(table.owners)
    assert tuple(sorted(referee.waiting.items())) == table.pending
    assert referee.stock == set(table.stock)
    assert tuple(tuple(lots) for lots in referee.lots) == table.lots
    now = (referee.provost, referee.bailiff, referee.round, tuple(referee.order))
    assert now == (table.provost, table.bailiff, table.round, table.order)
    assert referee.scored == table.scored


def enriched(state: State, gift: int) -> State:
    """The position with so many deniers and cubes of each kind more for everybody."""
    players = tuple(
        [
            replace(
                player,
                deniers=player.deniers + gift,
                cubes=plus(player.cubes, (gift,) * 5),
            )
            for player in state.table.players
        ]
    )
    return replace(state, table=replace(state.table, players=players))


def watch(
    seats: int, options: CaylusOptions, seed: int, look: Look | None = None, gift: int = 0
) -> State:
    """A whole random game; raises AssertionError where the referee objects. The position at the end.

    A `gift` to everybody at the start makes games in which more is built and traded.
    """
    chance = Random(f"{seed} {seats} {options}")
    referee = Referee(seats, options.favors, options.jeweler, options.final_cubes)
    script = referee.game()
    step = CAYLUS.setup(seats, options, Rng(chance.randbytes(32)))
    wanted = next(script)
    while True:
        told: list[Event] = [one.event for one in step.log]
        for event in told:
            assert wanted is None, f"{event} told instead of {wanted}"
            try:
                wanted = script.send(event)
            except StopIteration:
                wanted = None
        state = step.state
        if gift:
            state = enriched(state, gift)
            for holder in referee.holders:
                holder.deniers += gift
                holder.cubes += Counter(dict.fromkeys(LETTERS.values(), gift))
            gift = 0
        decision = CAYLUS.first(state)
        if decision is None:
            assert wanted is None
            break
        assert isinstance(wanted, Ask), f"{decision} asked although something is to be told"
        assert CAYLUS.pending(state) == (decision,)
        assert (wanted.seat, wanted.offers) == (decision.seat, offered(decision))
        same_table(referee, state)
        action = chosen(decision, chance)
        step = play(CAYLUS, state, decision.seat, action, asked=decision)
        wanted = script.send(answered(action))
        if look is not None:
            look(state, step.state)
    same_table(referee, state)
    for sheet in CAYLUS.scores(state):
        assert tuple(line.points for line in sheet.lines) == referee.final(sheet.seat)
    return state
