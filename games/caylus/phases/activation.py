"""Phase 5: the buildings along the road, up to the provost (R55 to R60)."""

from collections.abc import Callable, Mapping

from games.caylus.content import BUILDINGS, VISITED, Cubes, cubes
from games.caylus.events import Produced, WorkersReturned
from games.caylus.frames import (
    NOBODY,
    Activation,
    CastleTurns,
    Dealing,
    OwnerBonus,
    Peddling,
    Production,
    Selling,
    Works,
)
from games.caylus.holdings import counted, forget_lines, plus, returned
from games.caylus.phases.crafts import transform
from games.caylus.state import State
from games.core.flow import Asking, Course
from games.core.model import Key, Seat


def go_on(course: Course[State], frame: Activation) -> bool:
    """Return the worker that has been used, then activate the next building, or end the phase."""
    space = frame.space
    if frame.used:
        _leave(course, space)
        space += 1
    table = course.table
    workers = table.workers
    while space <= table.provost:
        seat = workers[space - 1]
        if seat != NOBODY:
            course.swap(Activation(space, used=True))
            building = table.road[space - 1]
            _EFFECTS[building](course, seat, building)
            return True
        space += 1
    _end(course)
    return True


def _leave(course: Course[State], space: int) -> None:
    """The worker returns, then a transformation that waited for it is carried out (R55, R72)."""
    table = course.table
    place = space - 1
    workers = table.workers
    course.change_table(
        players=returned(table, (workers[place],)),
        workers=(*workers[:place], NOBODY, *workers[place + 1 :]),
    )
    if table.pending:
        for at, seat in table.pending:
            if at == space:
                left = tuple([one for one in table.pending if one[0] != space])
                course.change_table(pending=left)
                transform(course, place, seat)


def _end(course: Course[State]) -> None:
    """The other workers return with nothing; transformations that are left are carried out (R56)."""
    table = course.table
    beyond = [seat for seat in table.workers if seat != NOBODY]
    if beyond:
        course.tell(WorkersReturned(tuple(dict.fromkeys(beyond))))
        course.change_table(players=returned(table, beyond), workers=(NOBODY,) * len(table.workers))
    if table.pending:
        course.change_table(pending=())
        for space, seat in table.pending:
            transform(course, space - 1, seat)
    forget_lines(course)
    course.swap(CastleTurns(table.castle))


Effect = Callable[[Course[State], Seat, Key], None]


def produce(course: Course[State], seat: Seat, building: Key, taken: Cubes) -> None:
    """The visitor takes the cubes (R59)."""
    course.change_player(seat, cubes=plus(course.table.players[seat].cubes, taken))
    course.tell(Produced(seat, building, counted(taken)))


def _producing(building: Key) -> Effect:
    """A single yield is taken at once, before the owner's cube (R60); one of several is asked for."""
    yields = BUILDINGS[building].produces
    if len(yields) > 1:
        return lambda course, seat, key: course.push(Production(seat, key))
    taken = cubes(yields[0])
    if not BUILDINGS[building].bonus:
        return lambda course, seat, key: produce(course, seat, key, taken)

    def produce_and_share(course: Course[State], seat: Seat, key: Key) -> None:
        produce(course, seat, key, taken)
        table = course.table
        owner = table.owners[table.road.index(key)]
        if owner != seat:
            course.push(OwnerBonus(owner, key))

    return produce_and_share


def _effect(building: Key) -> Effect:
    """What a worker there does."""
    row = BUILDINGS[building]
    if row.produces:
        return _producing(building)
    if row.sells:
        return lambda course, seat, key: course.push(Selling(seat, key))
    if row.buys:
        return lambda course, seat, key: course.push(Peddling(seat, key))
    if row.deals:
        return lambda course, seat, key: course.push(Dealing(seat, key))
    assert row.works is not None
    crafts = (row.works,)
    return lambda course, seat, key: course.push(Works(seat, crafts, key))


_EFFECTS: Mapping[Key, Effect] = {building: _effect(building) for building in VISITED}

ACTIVATION = Asking(resume=go_on)
