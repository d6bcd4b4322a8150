"""What everybody can know of a game of Caylus, and what is read from it: all but a move under construction (9)."""

from msgspec.structs import replace

from games.caylus.content import (
    BUILDINGS,
    FROM_CASTLE,
    KIND,
    NUMBERS,
    OPEN_COLUMNS,
    SECTION,
    SECTIONS,
    START,
)
from games.caylus.frames import (
    NOBODY,
    Activation,
    AnyFrame,
    Batches,
    CastleTurns,
    GateChoice,
    Placing,
    ProvostMoves,
    Scoring,
    Specials,
    UnfinishedFrame,
)
from games.caylus.holdings import batches_of, earning, minus, together
from games.caylus.options import CaylusOptions
from games.caylus.places import affordable_places, next_price, open_places, steps_of
from games.caylus.state import NO_BUILDING, Player, Table
from games.core import views as core
from games.core.flow import Frame
from games.core.keys import first_and_rest, parts_of
from games.core.model import Key, Message, Seat, SeatName, Term, Terms, say

__all__ = [
    "NOBODY",
    "NO_BUILDING",
    "Activation",
    "CaylusOptions",
    "GateChoice",
    "Placing",
    "Player",
    "Private",
    "ProvostMoves",
    "Public",
    "Table",
    "affordable_places",
    "batches_of",
    "given_in",
    "income_of",
    "label_of",
    "lots_left",
    "next_price",
    "open_columns",
    "open_places",
    "payer_of",
    "phase_of",
    "section_of",
    "so_far",
    "steps_of",
    "workers_of",
]
"""What a picture needs to read the views."""


class Public(core.Public[AnyFrame, Table], frozen=True):
    """Everything on the table."""


class Private(core.Private[UnfinishedFrame, None], frozen=True):
    """The own move under construction."""


_PHASES: dict[type[Frame], Key] = {
    Placing: "placing",
    Specials: "specials",
    ProvostMoves: "provost",
    Activation: "activation",
    CastleTurns: "castle",
    Scoring: "scoring",
}


def phase_of(flow: tuple[Frame, ...]) -> Key:
    """Which phase of the round it is: a key of the vocabulary `phase`; `finished` at the end."""
    return _PHASES[type(flow[0])] if flow else "finished"


def section_of(table: Table) -> Key | None:
    """The castle section under construction; None when all have been scored (R77)."""
    return SECTIONS[table.scored] if table.scored < len(SECTIONS) else None


def open_columns(table: Table) -> int:
    """How many columns of the favor table are open (R87)."""
    return OPEN_COLUMNS[table.scored]


def lots_left(table: Table) -> int:
    """Lots that can still be built on (R77)."""
    return sum([SECTION[place].lots - len(table.lots[place]) for place in range(table.scored, 3)])


def given_in(own: Private) -> int:
    """How many batches the seat has given in its turn under way (R76)."""
    return len(_batches_of(own))


def _batches_of(own: Private) -> tuple[Key, ...]:
    """These batches."""
    return tuple(
        [key for frame in own.unfinished if isinstance(frame, Batches) for key in frame.given]
    )


def so_far(own: Private, view: Public) -> Public:
    """The view with the cubes of these batches gone and their points gained, as they will be."""
    table, given = view.table, _batches_of(own)
    if not given:
        return view
    player = table.players[own.seat]
    paid = together([kind for key in given for kind in ("food", *parts_of(key))])
    free = [
        section.points
        for section, lots in zip(SECTION[table.scored :], table.lots[table.scored :], strict=True)
        for _ in range(section.lots - len(lots))
    ]
    earned = earning(player, FROM_CASTLE, sum(free[: len(given)]))
    after = replace(player, cubes=minus(player.cubes, paid), earned=earned)
    players = (*table.players[: own.seat], after, *table.players[own.seat + 1 :])
    return replace(view, table=replace(table, players=players))


def payer_of(view: Public) -> Seat | None:
    """Who places the next worker."""
    phase = view.flow[0] if view.flow else None
    return phase.queue[0] if isinstance(phase, Placing) and phase.queue else None


def income_of(table: Table, seat: Seat) -> int:
    """What the seat takes in phase 1 (R13)."""
    return NUMBERS.income + sum(
        [
            BUILDINGS[key].income
            for key, owner in zip(table.road, table.owners)
            if owner == seat and KIND[key] in ("residence", "prestige")
        ]
    )


def workers_of(table: Table, seat: Seat) -> int:
    """How many of the seat's workers stand somewhere."""
    return START.workers - table.players[seat].workers


def label_of(kind: str, key: Key) -> Message:
    """What a thing is called: several cubes by their kinds, a batch with its food, a residence by its space; a place with
    whoever has a worker there, several workers by their number, a player with their money, or what is left of it; all else
    by its own word.
    """
    if kind in ("cubes", "batch"):
        kinds = parts_of(key) if kind == "cubes" else ("food", *parts_of(key))
        amounts = tuple([(each, kinds.count(each)) for each in dict.fromkeys(kinds)])
        return say("caylus-label-cubes", cubes=Terms("cube", amounts))
    if kind in _TOLD:
        return _told_of(kind, key)
    name, number = first_and_rest(key)
    if number:
        return say("caylus-label-at", building=Term("building", name), space=int(number))
    return say(f"caylus-{kind}-{key.replace('_', '-')}")


_TOLD = frozenset({"purse", "spot", "crew", "left", "broke"})
"""Kinds of key that are more than a name."""


def _told_of(kind: str, key: Key) -> Message:
    """A player with their money, a place with its worker's player, so many workers and how many of them are the reader's, or so
    much money, perhaps too little for a place.
    """
    one, other = first_and_rest(key)
    match kind:
        case "purse":
            return say("caylus-label-purse", name=SeatName(int(one)), deniers=int(other))
        case "spot":
            place, name = Term("short", one), SeatName(int(other))
            return say("caylus-label-spot", place=place, name=name)
        case "crew":
            whose = "all" if one == other else "some" if int(other) else "others"
            return say("caylus-label-crew", count=int(one), own=int(other), whose=whose)
        case "broke":
            return say("caylus-label-broke", left=int(one), place=Term("short", other))
        case _:
            return say("caylus-label-left", left=int(one))
