"""What a person may want to know about the keys of a question: prices, effects, whom a move of the provost reaches."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.caylus import actions as act
from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    COSTS,
    CUBES,
    HAS_ANY,
    KIND,
    LINES,
    NUMBERS,
    RESIDENCE,
    SECTION,
    SECTIONS,
    SPECIAL,
    cubes,
)
from games.caylus.crafting import targets, tiles
from games.caylus.frames import (
    NOBODY,
    Batches,
    Dealing,
    Peddling,
    Production,
    ProvostMoves,
    Scoring,
    Works,
)
from games.caylus.holdings import counted
from games.caylus.lacks import lack_at, may_still_come, unpaid_at
from games.caylus.phases.favors import building_crafts, moved
from games.caylus.phases.provost import STEPS, section_due
from games.caylus.places import common_price, owner_of, price_of
from games.caylus.state import NO_BUILDING, State, Table
from games.caylus.views import open_columns
from games.core.badges import letter
from games.core.forms import Decision, Field, One
from games.core.keys import parts_of
from games.core.messages import Arg
from games.core.model import (
    Action,
    Key,
    Message,
    Note,
    Notes,
    Seat,
    SeatName,
    Term,
    Terms,
    say,
)


def notes_on(state: State, decision: Decision) -> Notes:
    """Notes on every key that says little by itself."""
    lines = []
    for offer in decision.offers:
        describe = _DESCRIBE.get(offer.action)
        if describe is None:
            continue
        for field in offer.fields:
            lines += [describe(state, decision.seat, field.name, key) for key in _keys(field)]
    return Notes(tuple(lines))


def _keys(field: Field) -> tuple[Key, ...]:
    """The keys of a single choice."""
    return field.keys if isinstance(field, One) else ()


_BEFORE_ROAD = (*SPECIAL, CASTLE)


def letter_of(table: Table, place: Key) -> str:
    """The letter of a place, the same in all rounds: first those of the town, then the spaces of the road."""
    if place in _BEFORE_ROAD:
        return letter(_BEFORE_ROAD.index(place))
    return letter(len(_BEFORE_ROAD) + table.road.index(place))


def _group(table: Table, seat: Seat, place: Key) -> Key:
    """Under which heading a place is listed (D1)."""
    kind = KIND.get(place, "special")
    if kind == "special":
        return "special"
    if kind in ("neutral", "fixed"):
        return "neutral"
    return "own" if owner_of(table, place) == seat else "others"


def _visit(table: Table, seat: Seat, place: Key, lack: Key | None) -> Message:
    """What a worker there would do, whose point it is, whether the provost reaches it now; first what is missing for it."""
    owner = owner_of(table, place)
    told: dict[str, Arg] = {"effect": Term("effect", place), "reached": "yes"}
    if place in table.road and table.road.index(place) >= table.provost:
        told["reached"] = "no"
    if lack is not None:
        told["lack"] = Term("lack", lack)
    is_foreign = owner not in (NOBODY, seat)
    if is_foreign:
        told["owner"] = SeatName(owner)
    id = f"caylus-note-{'visit' if is_foreign else 'place'}{'-lacking' if lack else ''}"
    return say(id, **told)


def _place(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Effect, and the price where it is not the one in the question; what would have none does not stand out."""
    table = state.table
    price = price_of(table, seat, key)
    note = _visited(state, seat, field, key, price)
    return note if price == common_price(table, seat) else replace(note, cost=price)


def _move_worker(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Effect; it costs nothing."""
    return _visited(state, seat, field, key, 0, is_moved=True)


def _visited(
    state: State, seat: Seat, field: str, key: Key, price: int, *, is_moved: bool = False
) -> Note:
    """What a worker would do there."""
    table = state.table
    lack = lack_at(table, seat, key, price, is_moved=is_moved)
    may_come = lack is not None and not is_moved and may_still_come(table, seat, price, lack)
    is_idle = lack is not None and not may_come
    return Note(
        field,
        key,
        group=Term("group", _group(table, seat, key)),
        detail=_visit(table, seat, key, lack),
        is_idle=is_idle,
        badge=letter_of(table, key),
    )


def _step(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Where the provost would stand, for how much, which workers that lets in or cuts off, and how far it makes the bailiff
    move (R83). Its letter is the same whatever can be paid.
    """
    table = state.table
    spaces = STEPS[key]
    space = table.provost + spaces
    building = table.road[space - 1]
    step = Term("step", key)
    if building == NO_BUILDING:
        label = say("caylus-note-step-empty", step=step, space=space)
    else:
        label = say("caylus-note-step", step=step, space=space, building=Term("short", building))
    spot = _between(table, seat, min(space, table.provost), max(space, table.provost))
    pace = _pace(table, space)
    price = abs(spaces) if isinstance(state.flow[-1], ProvostMoves) else None
    told: dict[str, Arg] = {}
    ids, unpaid = list[str](), None
    if price is not None:
        left = table.players[seat].deniers - price
        unpaid = unpaid_at(table, seat, left, space)
        enough, too_little = Term("left", str(left)), Term("broke", f"{left}@{unpaid}")
        told["left"] = enough if unpaid is None else too_little
        ids.append("left")
    if spot is not None and not (unpaid and pace):  # A menu has no room for all three.
        told["spots"] = spot
        ids.append("lets" if spaces > 0 else "cuts")
    if pace:
        told["pace"] = Term("pace", pace)
        ids.append("pace")
    detail = say(f"caylus-note-{'-'.join(ids)}", **told) if ids else None
    badge = letter(tuple(STEPS).index(key))
    return Note(field, key, cost=price, label=label, detail=detail, badge=badge)


def _between(table: Table, seat: Seat, low: int, high: int) -> Term | None:
    """The worker between two spaces by place and player; of several only how many there are and how many of them are the
    seat's own, for which a menu always has room.
    """
    here = [place for place in range(low, high) if table.workers[place] != NOBODY]
    if not here:
        return None
    if len(here) == 1:
        return Term("spot", f"{table.road[here[0]]}@{table.workers[here[0]]}")
    own = len([place for place in here if table.workers[place] == seat])
    return Term("crew", f"{len(here)}@{own}")


def _pace(table: Table, space: int) -> Key:
    """What the provost on that space, not where he stands, makes of the bailiff's way (R83); empty: the same."""
    if (space > table.bailiff) == (table.provost > table.bailiff):
        return ""
    pace = "faster" if space > table.bailiff else "slower"
    due = section_due(table)
    if due == "may-end":
        return f"{pace}_end"
    return f"{pace}_{SECTIONS[table.scored]}" if due == "may-score" else pace


def _yield(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many cubes it is."""
    frame = state.flow[-1]
    assert isinstance(frame, Production)
    taken = next(cubes(one) for one in BUILDINGS[frame.building].produces if key in one)
    return Note(field, key, label=say("caylus-label-cubes", cubes=Terms("cube", counted(taken))))


def _cube(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of the kind the seat has."""
    count = state.table.players[seat].cubes[CUBES.index(key)]
    return Note(field, key, detail=say("caylus-note-held", count=count))


def _purchase(state: State, seat: Seat, field: str, key: Key) -> Note:
    """The price by number."""
    frame = state.flow[-1]
    assert isinstance(frame, Peddling)
    return Note(field, key, cost=BUILDINGS[frame.building].buys[len(parts_of(key)) - 1])


def _deal(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What is paid for what."""
    frame = state.flow[-1]
    assert isinstance(frame, Dealing)
    return Note(field, key, label=say(f"caylus-deal-{frame.building[2:]}-{key}"))


def _tile(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Price, points and effect."""
    frame = state.flow[-1]
    assert isinstance(frame, Works)
    cost = counted(COSTS[frame.building is None][key])
    if key in HAS_ANY:
        cost = (*cost, ("any", 1))
    row = BUILDINGS[key]
    # The effect of prestige buildings is their favor.
    is_favored = row.favors > 0 and row.kind != "prestige"
    detail = say(
        f"caylus-note-tile{'-favor' if is_favored else ''}",
        cubes=Terms("cube", cost),
        points=row.points,
        effect=Term("effect", key),
    )
    return Note(field, key, group=Term("kind", row.kind), detail=detail)


def _given(state: State, seat: Seat, field: str, key: Key) -> Note:
    """The same of a cube beside those that may be taken: it has their letter."""
    held = _cube(state, seat, field, key)
    return replace(held, badge=letter(CUBES.index(key)))


def _target(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Whether the residence has to wait; its letter comes after those of what may be built instead."""
    table, frame = state.table, state.flow[-1]
    assert isinstance(frame, Works)
    player = table.players[seat]
    before = len(tiles(table, player, seat, frame))
    badge = letter(before + targets(table, player, seat, frame).index(key)) if before else ""
    place = table.road.index(key)
    waits = table.workers[place] != NOBODY
    group = Term("group", "neutral" if KIND[key] == "neutral" else "own")
    id = "caylus-note-target-waits" if waits else "caylus-note-target"
    detail = say(id, points=BUILDINGS[RESIDENCE].points)
    return Note(field, key, group=group, detail=detail, badge=badge)


def _batch(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Points for the next lot."""
    table, frame = state.table, state.flow[-1]
    before = len(frame.given) if isinstance(frame, Batches) else 0
    for place in range(table.scored, len(SECTION)):
        free = SECTION[place].lots - len(table.lots[place])
        if before < free:
            return Note(field, key, detail=say("caylus-note-points", points=SECTION[place].points))
        before -= free
    raise AssertionError("no lot is left")


_NOTHING, _FIRST_CUBE = "buildings_1", "resources_1"


def _line(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Where the marker would stand, and what that brings: instead of the line's name, where it says enough. Its letter is
    the same when other lines have been used.
    """
    badge = letter(LINES.index(key))
    column = state.table.players[seat].favors[LINES.index(key)]
    after = moved(column, open_columns(state.table))
    favor = Term("favor", f"{key}_{after}")
    stays = "yes" if after == column else "no"
    if favor.key == _NOTHING:
        # A line that brings nothing yet says so where it is chosen.
        return Note(
            field, key, label=say("caylus-note-line-nothing", line=Term("line", key)), badge=badge
        )
    if favor.key == _FIRST_CUBE:
        return Note(
            field,
            key,
            label=say("caylus-note-line-first", line=Term("line", key), favor=favor),
            badge=badge,
        )
    if key == "buildings" and not _can_build(state.table, seat, after):
        label = say("caylus-note-line-unbuilt", line=Term("line", key))
        return Note(field, key, label=label, badge=badge, is_idle=True)
    brings = say("caylus-note-line", column=after, favor=favor, stays=stays)
    if key == "deniers" and _is_at_the_end(state):
        brings = say("caylus-note-line-last", favor=favor, each=NUMBERS.deniers_per_point)
    if key in ("prestige", "deniers"):
        return Note(field, key, label=brings, badge=badge)
    return Note(field, key, detail=brings, badge=badge)


def _can_build(table: Table, seat: Seat, column: int) -> bool:
    """Whether the line of buildings brings anything in that column, with what the seat has now."""
    frame = Works(seat, building_crafts(column))
    player = table.players[seat]
    return bool(tiles(table, player, seat, frame) or targets(table, player, seat, frame))


def _is_at_the_end(state: State) -> bool:
    """Whether the last section is scored, so that money is only good for points (R101)."""
    phase = state.flow[0]
    return isinstance(phase, Scoring) and phase.section == len(SECTION) - 1


_DESCRIBE: Mapping[type[Action], Callable[[State, Seat, str, Key], Note]] = {
    act.Place: _place,
    act.MoveWorker: _move_worker,
    act.MoveProvost: _step,
    act.Produce: _yield,
    act.Sell: _cube,
    act.Buy: _purchase,
    act.MakeDeal: _deal,
    act.Build: _tile,
    act.PayAny: _cube,
    act.Transform: _target,
    act.GiveBatch: _batch,
    act.ChooseLine: _line,
    act.Exchange: _given,
}
