"""What a house player needs to know of Caylus besides the rules: what is worth trying, and how well a position stands.

Everything is reckoned in prestige points.
"""

from collections.abc import Mapping

from games.caylus import actions as act
from games.caylus.content import (
    BUILDINGS,
    CRAFTS,
    GOLD,
    INN,
    RESIDENCE,
    SECTION,
    SPECIAL,
    STABLES,
)
from games.caylus.frames import NOBODY, Activation, CastleTurns, Placing, ProvostMoves, Specials
from games.caylus.outlook import brought, promised
from games.caylus.state import State, Table
from games.caylus.worth import HOME, VISITS, Worth, worth_of
from games.core.model import Action, Key

TASTES: Mapping[type[Action], int] = {
    act.Place: 3,
    act.MoveWorker: 8,
    act.LetStand: 4,
    act.Joust: 6,
    act.Build: 10,
    act.Transform: 4,
    act.Buy: 3,
    act.Sell: 3,
    act.MakeDeal: 6,
    act.GiveBatch: 12,
    act.TakeCube: 4,
    act.Exchange: 2,
}
"""Workers that stay at home and batches that are kept lead nowhere. But in trials workers go anywhere, at any price: were they
placed as long as there is money, passing would seem to save it.
"""

COLUMN = 0.45
"""For each column of a marker, while there is time to use it."""

FIRST = 0.25
"""For each place further in front of the turn order."""

GUEST = 0.8
"""What it is worth to be the guest of the Inn."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    table = state.table
    worth = worth_of(table)
    values = _with_workers(state, worth)
    columns = COLUMN * min(1.0, worth.rounds / 4)
    for seat, player in enumerate(table.players):
        values[seat] += player.points + columns * sum(player.favors)
    for place, seat in enumerate(table.order):
        values[seat] -= FIRST * place
    _add_buildings(table, worth, values)
    _add_houses(table, values)
    return tuple(values)


def _add_buildings(table: Table, worth: Worth, values: list[float]) -> None:
    """What buildings will bring: visits, income."""
    homes = set()
    for key, owner in zip(table.road, table.owners):
        if owner != NOBODY:
            income = BUILDINGS[key].income
            if income:
                values[owner] += income * worth.denier * worth.rounds
                if key == RESIDENCE:
                    homes.add(owner)
            elif key in CRAFTS:
                values[owner] += VISITS * worth.rounds
    for seat in homes:
        values[seat] += HOME * worth.use * (1 + (table.players[seat].cubes[GOLD] > 0)) / 2


def _add_houses(table: Table, values: list[float]) -> None:
    """What the sections still open promise."""
    for number in range(table.scored, len(SECTION)):
        for seat in range(len(values)):
            values[seat] += promised(table, number, table.lots[number].count(seat))


def _with_workers(state: State, worth: Worth) -> list[float]:
    """What everybody's goods come to when the workers that stand somewhere have done their work."""
    table = state.table
    phase = state.flow[0] if state.flow else None
    seats = range(len(table.players))
    specials: list[list[Key]] = [[] for _ in seats]
    places: list[list[int]] = [[] for _ in seats]
    if isinstance(phase, Placing | Specials):
        for key, seat in zip(SPECIAL, table.specials):
            if seat != NOBODY:
                specials[seat].append(key)
        for seat in table.stables:
            specials[seat].append(STABLES)
        if table.inn[0] != NOBODY:
            specials[table.inn[0]].append(INN)
    if isinstance(phase, Placing | Specials | ProvostMoves | Activation):
        for place, seat in enumerate(table.workers):
            if seat != NOBODY:
                places[seat].append(place)
    waiting = phase.queue if isinstance(phase, CastleTurns) else table.castle
    turns = {seat: turn for turn, seat in enumerate(waiting)}
    values = [
        brought(table, worth, seat, specials[seat], places[seat], turns.get(seat)) for seat in seats
    ]
    if table.inn[1] != NOBODY:
        values[table.inn[1]] += GUEST * min(1.0, worth.rounds / 2)
    return values
