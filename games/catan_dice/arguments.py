"""What players of the dice games say for an answer."""

from collections.abc import Sequence

from games.catan_dice import actions as act
from games.catan_dice.content import (
    COST,
    DICE,
    FACES,
    GOLD_PRICE,
    ISLANDS,
    JOKERS,
    KIND_OF,
    POINTS,
)
from games.catan_dice.sheets import (
    buildable,
    free_jokers,
    of_kind,
    open_places,
    payable,
    takes_largest_army,
    takes_longest_road,
    unspent,
)
from games.catan_dice.state import NOBODY, Sheet, State, Table
from games.core.keys import Triple, first_of
from games.core.model import Key, Seat
from games.core.reasons import Argument, Blanks

PLAIN: Blanks = {}
"""Of a sentence without blanks."""

LARGE = 6
"""Points of a piece that brings much, where all pieces bring some."""


def _sheet(state: State, seat: Seat) -> Sheet:
    """The seat's island."""
    return state.table.sheets[seat]


def _piece(action: object) -> Key | None:
    """What the answer builds."""
    return action.piece if isinstance(action, act.Build) else None


def _worth(state: State, seat: Seat, action: object) -> Blanks | None:
    """The piece brings many points, or any at all on the way to a goal."""
    piece = _piece(action)
    least = 1 if state.table.rules.goal else LARGE
    return {"points": POINTS[piece]} if piece is not None and POINTS[piece] >= least else None


def _opened(state: State, seat: Seat, action: object, kind: Key) -> int | None:
    """Points of a place for a piece of that kind to which the road leads; None: it leads to none."""
    piece, built = _piece(action), _sheet(state, seat).built
    if piece is None or KIND_OF[piece] != "road":
        return None
    island = state.table.island
    before = open_places(island, built)[kind]
    after = [one for one in open_places(island, (*built, piece))[kind] if one not in before]
    return max([POINTS[one] for one in after], default=None)


def _to_settlement(state: State, seat: Seat, action: object) -> Blanks | None:
    """The road leads to a settlement."""
    points = _opened(state, seat, action, "settlement")
    return None if points is None else {"points": points}


def _to_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """The road leads to a city."""
    points = _opened(state, seat, action, "city")
    return None if points is None else {"points": points}


def _joker(state: State, seat: Seat, action: object) -> Blanks | None:
    """The knight brings a joker."""
    piece, sheet, island = _piece(action), _sheet(state, seat), state.table.island
    if piece is None or KIND_OF[piece] != "knight":
        return None
    before = free_jokers(island, sheet.built, sheet.used)
    return (
        PLAIN if len(free_jokers(island, (*sheet.built, piece), sheet.used)) > len(before) else None
    )


def _avoids(state: State, seat: Seat, action: object) -> Blanks | None:
    """A turn without building costs points."""
    cost = ISLANDS[state.table.island].penalty
    if _piece(action) is None or not cost or state.table.fresh:
        return None
    return {"points": abs(cost)}


def _longest(state: State, seat: Seat, action: object) -> Blanks | None:
    """The road makes the longest one."""
    piece, table = _piece(action), state.table
    if piece is None or not takes_longest_road(table, seat, piece):
        return None
    return {"points": table.rules.bonus}


def _army(state: State, seat: Seat, action: object) -> Blanks | None:
    """The knight makes the largest army."""
    piece, table = _piece(action), state.table
    if piece is None or not takes_largest_army(table, seat, piece):
        return None
    return {"points": table.rules.bonus}


def _counts(faces: Sequence[Key]) -> tuple[int, ...]:
    """How many of each face."""
    return tuple([faces.count(face) for face in FACES])


def _missing(kept: Sequence[Key], kind: Key) -> int:
    """How many dice the kept ones lack for a piece."""
    held = _counts(kept)
    return sum([max(0, needed - count) for needed, count in zip(COST[kind], held)])


def _kept(action: object) -> list[Key] | None:
    """The faces that are kept."""
    return [first_of(key) for key in action.keep] if isinstance(action, act.Reroll) else None


def _waits_for(state: State, seat: Seat, action: object, kind: Key) -> Blanks | None:
    """Hardly anything is missing for a piece that has a place."""
    kept = _kept(action)
    if kept is None or not open_places(state.table.island, _sheet(state, seat).built)[kind]:
        return None
    missing = _missing(kept, kind)
    return {"dice": missing} if 1 <= missing <= 2 and missing <= DICE - len(kept) else None


def _waits_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """A city is near."""
    return _waits_for(state, seat, action, "city")


def _waits_settlement(state: State, seat: Seat, action: object) -> Blanks | None:
    """A settlement is near."""
    return _waits_for(state, seat, action, "settlement")


def _has_paid(state: State, seat: Seat, action: object) -> Blanks | None:
    """The kept dice pay for something already, and the others are thrown again."""
    kept = _kept(action)
    if kept is None or len(kept) == DICE:
        return None
    lumber, brick, wool, grain, ore, gold = _counts(kept)
    built = _sheet(state, seat).built
    places = buildable(state.table.island, built, (lumber, brick, wool, grain, ore, gold))
    return PLAIN if places else None


def _throws_all(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nothing that lies there pays for anything."""
    kept = _kept(action)
    can = buildable(state.table.island, _sheet(state, seat).built, unspent(state.table.dice, ()))
    return PLAIN if kept == [] and not can else None


def _content(state: State, seat: Seat, action: object) -> Blanks | None:
    """All dice are of use."""
    table: Table = state.table
    if not isinstance(action, act.Stop):
        return None
    places = open_places(table.island, _sheet(state, seat).built)
    kinds = [kind for kind in payable(unspent(table.dice, ())) if places[kind]]
    return PLAIN if any(kind in ("settlement", "city") for kind in kinds) else None


def _turned(state: State, seat: Seat, taken: Key, given: Key, number: int, kind: Key) -> bool:
    """Whether a piece of that kind can be paid once dice of one face have become another."""
    table, built = state.table, _sheet(state, seat).built
    held = dict(zip(FACES, unspent(table.dice, table.spent), strict=True))
    before = payable(tuple([held[face] for face in FACES]))
    held[given] -= number
    held[taken] += 1
    after = payable(tuple([held[face] for face in FACES]))
    return kind in after and kind not in before and bool(open_places(table.island, built)[kind])


def _turns_for(state: State, seat: Seat, action: object, kind: Key) -> bool:
    """Whether a joker or gold makes such a piece payable."""
    if isinstance(action, act.UseJoker):
        _, face, taken = Triple.parse(action.turn)
        return _turned(state, seat, taken, face, 1, kind)
    if isinstance(action, act.TradeGold):
        return _turned(state, seat, action.resource, FACES[-1], GOLD_PRICE, kind)
    return False


def _for_city(state: State, seat: Seat, action: object) -> Blanks | None:
    """The die pays for a city."""
    return PLAIN if _turns_for(state, seat, action, "city") else None


def _for_settlement(state: State, seat: Seat, action: object) -> Blanks | None:
    """The die pays for a settlement."""
    return PLAIN if _turns_for(state, seat, action, "settlement") else None


def _for_any(state: State, seat: Seat, action: object) -> Blanks | None:
    """The die pays for a road or a knight."""
    is_any = any(_turns_for(state, seat, action, kind) for kind in ("road", "knight"))
    return PLAIN if is_any else None


def _keeps_joker(state: State, seat: Seat, action: object) -> Blanks | None:
    """A joker is kept for later."""
    sheet = _sheet(state, seat)
    has_joker = bool(free_jokers(state.table.island, sheet.built, sheet.used))
    return PLAIN if isinstance(action, act.EndTurn) and has_joker else None


def _keeps_any(state: State, seat: Seat, action: object) -> Blanks | None:
    """The joker that serves for anything stays."""
    sheet = _sheet(state, seat)
    free = free_jokers(state.table.island, sheet.built, sheet.used)
    if not isinstance(action, act.UseJoker):
        return None
    others = [joker for joker in free if joker != first_of(action.turn)]
    is_narrow = JOKERS[first_of(action.turn)].gives in FACES
    return PLAIN if is_narrow and any(JOKERS[one].gives not in FACES for one in others) else None


def _last_of_kind(state: State, seat: Seat, action: object) -> Blanks | None:
    """A title is not lost."""
    table, piece = state.table, _piece(action)
    if piece is None or KIND_OF[piece] != "knight" or table.largest_army != seat:
        return None
    own = of_kind(_sheet(state, seat).built, "knight")
    others = [
        of_kind(sheet.built, "knight") for other, sheet in enumerate(table.sheets) if other != seat
    ]
    return PLAIN if table.largest_army != NOBODY and max(others, default=0) >= own else None


ARGUMENTS = (
    Argument("army", ("awards",), _army),
    Argument("longest", ("awards",), _longest),
    Argument("keeps-army", ("awards",), _last_of_kind),
    Argument("joker", ("jokers", "points"), _joker),
    Argument("worth", ("points",), _worth),
    Argument("to-city", ("cities", "points"), _to_city),
    Argument("to-settlement", ("settlements", "points"), _to_settlement),
    Argument("avoids", ("blank", "points"), _avoids),
    Argument("waits-city", ("cities", "points"), _waits_city),
    Argument("waits-settlement", ("settlements", "points"), _waits_settlement),
    Argument("has-paid", ("pieces", "points"), _has_paid),
    Argument("throws-all", ("pieces", "points"), _throws_all),
    Argument("content", ("points", "pieces"), _content),
    Argument("for-city", ("cities", "points"), _for_city),
    Argument("for-settlement", ("settlements", "points"), _for_settlement),
    Argument("for-any", ("pieces", "points"), _for_any),
    Argument("keeps-any", ("jokers",), _keeps_any),
    Argument("keeps-joker", ("jokers",), _keeps_joker),
)
