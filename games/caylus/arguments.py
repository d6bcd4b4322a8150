"""What players of Caylus say for an answer."""

from games.caylus import actions as act
from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    CLOTH,
    GOLD,
    GUILD,
    JOUST_FIELD,
    KIND,
    NUMBERS,
    RESIDENCE,
    SECTION,
    STABLES,
    TRADING_POST,
)
from games.caylus.holdings import counted
from games.caylus.places import next_price, price_of
from games.caylus.state import Player, State
from games.caylus.views import section_of
from games.core.keys import first_of, parts_of
from games.core.model import Key, Seat, SeatName, Term
from games.core.reasons import Argument, Blanks

POOR = 3
"""Deniers with which hardly a worker can be paid."""

DEAR = 3
"""Deniers that make a worker expensive."""

SAFE = 3
"""Spaces by which the provost can be moved back by one player."""

PLAIN: Blanks = {}
"""Of a sentence without blanks."""


def _own(state: State, seat: Seat) -> Player:
    """What the seat has."""
    return state.table.players[seat]


def _place(action: object) -> Key | None:
    """Where the answer puts a worker."""
    return action.place if isinstance(action, act.Place | act.MoveWorker) else None


def _space(state: State, place: Key | None) -> int | None:
    """The space of the road where that building stands."""
    if place is None or place not in state.table.road:
        return None
    return state.table.road.index(place) + 1


def _avoids_loss(state: State, seat: Seat, action: object) -> Blanks | None:
    """Without a house in the section points are lost."""
    section, scored = section_of(state.table), state.table.scored
    if _place(action) != CASTLE or section is None or seat in state.table.lots[scored]:
        return None
    return {"section": Term("section", section), "points": SECTION[scored].loss}


def _last_lots(state: State, seat: Seat, action: object) -> Blanks | None:
    """The section is nearly full."""
    section, scored = section_of(state.table), state.table.scored
    if section is None or not (_place(action) == CASTLE or isinstance(action, act.GiveBatch)):
        return None
    left = SECTION[scored].lots - len(state.table.lots[scored])
    return {"section": Term("section", section)} if 1 <= left <= 3 else None


def _first_castle(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody gives batches before the seat."""
    return PLAIN if _place(action) == CASTLE and not state.table.castle else None


def _batch(state: State, seat: Seat, action: object) -> Blanks | None:
    """A house in the section counts at once."""
    scored = state.table.scored
    if not isinstance(action, act.GiveBatch) or scored >= len(SECTION):
        return None
    return {"points": SECTION[scored].points}


def _jousts(state: State, seat: Seat, action: object) -> Blanks | None:
    """A favor for a denier and a cloth."""
    has_cloth = _own(state, seat).cubes[CLOTH] >= NUMBERS.joust_cloth
    return PLAIN if _place(action) == JOUST_FIELD and has_cloth else None


def _stables(state: State, seat: Seat, action: object) -> Blanks | None:
    """The seat acts late now."""
    is_late = state.table.order.index(seat) >= len(state.table.order) / 2
    return PLAIN if _place(action) == STABLES and is_late else None


def _guild(state: State, seat: Seat, action: object) -> Blanks | None:
    """The seat has workers that the provost could pass by."""
    road = enumerate(state.table.workers, start=1)
    at_risk = [space for space, one in road if one == seat and space > state.table.provost - SAFE]
    return PLAIN if _place(action) == GUILD and at_risk else None


def _poor(state: State, seat: Seat, action: object) -> Blanks | None:
    """Money is short, and there is some to be had."""
    place = _place(action)
    if place is None or _own(state, seat).deniers > POOR:
        return None
    is_paying = place == TRADING_POST or (place in BUILDINGS and BUILDINGS[place].sells > 0)
    return {"deniers": _own(state, seat).deniers} if is_paying else None


def _no_such(state: State, seat: Seat, action: object) -> Blanks | None:
    """A kind of cube that the seat has none of."""
    place = _place(action)
    if place is None or place not in BUILDINGS or len(BUILDINGS[place].produces) != 1:
        return None
    cubes = counted(_own(state, seat).cubes)
    for kind in BUILDINGS[place].produces[0]:
        if not dict(cubes).get(kind):
            return {"cube": Term("cube", kind)}
    return None


def _two_cubes(state: State, seat: Seat, action: object) -> Blanks | None:
    """Two cubes for one worker, or three."""
    place = _place(action)
    if place is None or place not in BUILDINGS:
        return None
    most = max([sum(some.values()) for some in BUILDINGS[place].produces], default=0)
    return {"cubes": most} if most >= 2 else None


def _gold(state: State, seat: Seat, action: object) -> Blanks | None:
    """Gold stands for any cube and is rare."""
    place = _place(action)
    if place is None or place not in BUILDINGS:
        return None
    return PLAIN if any("gold" in some for some in BUILDINGS[place].produces) else None


def _safe(state: State, seat: Seat, action: object) -> Blanks | None:
    """The provost hardly comes back so far."""
    space = _space(state, _place(action))
    if space is None or space > state.table.provost - SAFE:
        return None
    return {"space": state.table.provost}


def _own_building(state: State, seat: Seat, action: object) -> Blanks | None:
    """At home a worker is cheap whoever has passed."""
    place = _place(action)
    if place is None or place == CASTLE or isinstance(action, act.MoveWorker):
        return None
    usual, own = next_price(state.table, seat), price_of(state.table, seat, place)
    return {"deniers": own, "usual": usual} if own < usual else None


def _builds(state: State, seat: Seat, action: object) -> Blanks | None:
    """The cubes for a building are there."""
    place = _place(action)
    if place is None or place not in BUILDINGS or BUILDINGS[place].works is None:
        return None
    own = sum(_own(state, seat).cubes)
    return PLAIN if BUILDINGS[place].works in ("carpenter", "mason") and own >= 2 else None


def _architect(state: State, seat: Seat, action: object) -> Blanks | None:
    """A residence and gold for a prestige building are there."""
    place = _place(action)
    if place is None or place not in BUILDINGS or BUILDINGS[place].works != "architect":
        return None
    road = zip(state.table.road, state.table.owners, strict=True)
    has_house = any(owner == seat and first_of(key) == RESIDENCE for key, owner in road if key)
    return PLAIN if has_house and _own(state, seat).cubes[GOLD] else None


def _passes_dear(state: State, seat: Seat, action: object) -> Blanks | None:
    """The next worker would cost much."""
    price = next_price(state.table, seat)
    return {"deniers": price} if isinstance(action, act.Pass) and price >= DEAR else None


def _passes_first(state: State, seat: Seat, action: object) -> Blanks | None:
    """Whoever passes first gets a denier, and makes it dearer for the others."""
    return PLAIN if isinstance(action, act.Pass) and not state.table.passed else None


def _moved_provost(state: State, action: object) -> int | None:
    """Where the provost stands after it."""
    if not isinstance(action, act.MoveProvost):
        return None
    way, steps = action.step.split("_")
    return state.table.provost + int(steps) * (1 if way == "ahead" else -1)


def _strands(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else's worker is left without effect."""
    provost = _moved_provost(state, action)
    if provost is None or provost >= state.table.provost:
        return None
    for space in range(provost + 1, state.table.provost + 1):
        owner = state.table.workers[space - 1]
        if owner >= 0 and owner != seat:
            building = Term("building", state.table.road[space - 1])
            return {"name": SeatName(owner), "building": building}
    return None


def _rescues(state: State, seat: Seat, action: object) -> Blanks | None:
    """An own worker has its effect again."""
    provost = _moved_provost(state, action)
    if provost is None or provost <= state.table.provost:
        return None
    for space in range(state.table.provost + 1, provost + 1):
        if state.table.workers[space - 1] == seat:
            return {"building": Term("building", state.table.road[space - 1])}
    return None


def _line(state: State, seat: Seat, action: object, line: Key) -> Blanks | None:
    """The favor is used on that line."""
    return PLAIN if isinstance(action, act.ChooseLine) and action.line == line else None


def _favor_builds(state: State, seat: Seat, action: object) -> Blanks | None:
    """A favor builds without a worker."""
    return _line(state, seat, action, "buildings")


def _favor_points(state: State, seat: Seat, action: object) -> Blanks | None:
    """A favor scores at once."""
    return _line(state, seat, action, "prestige")


def _scores(state: State, seat: Seat, action: object) -> Blanks | None:
    """The building scores at once."""
    if not isinstance(action, act.Build) or action.tile not in BUILDINGS:
        return None
    points = BUILDINGS[action.tile].points
    return {"points": points} if points >= 6 else None


def _visited(state: State, seat: Seat, action: object) -> Blanks | None:
    """Others will use it."""
    if not isinstance(action, act.Build) or KIND.get(action.tile) not in ("wood", "stone"):
        return None
    return PLAIN if BUILDINGS[action.tile].produces else None


def _fewer_favors(state: State, seat: Seat, action: object) -> Blanks | None:
    """A deal of two cubes at once."""
    is_pair = isinstance(action, act.Buy) and len(parts_of(action.cubes)) == 2
    return PLAIN if is_pair else None


ARGUMENTS = (
    Argument("avoids-loss", ("castle", "points"), _avoids_loss),
    Argument("last-lots", ("castle", "points"), _last_lots),
    Argument("strands", ("points",), _strands, of_rivals=True),
    Argument("rescues", ("beyond", "points"), _rescues),
    Argument("first-castle", ("castle", "favors", "points"), _first_castle),
    Argument("batch", ("points",), _batch),
    Argument("jousts", ("favors", "points"), _jousts),
    Argument("poor", ("deniers", "points"), _poor),
    Argument("gold", ("gold", "prestige"), _gold),
    Argument("no-such", ("kinds", "points"), _no_such),
    Argument("architect", ("prestige", "points"), _architect),
    Argument("builds", ("road", "points"), _builds),
    Argument("two-cubes", ("cubes", "points"), _two_cubes),
    Argument("safe", ("beyond", "cubes", "points"), _safe),
    Argument("guild", ("beyond", "points"), _guild),
    Argument("own-building", ("deniers", "points"), _own_building),
    Argument("stables", ("points",), _stables),
    Argument("passes-first", ("deniers", "points"), _passes_first),
    Argument("passes-dear", ("deniers", "points"), _passes_dear),
    Argument("favor-builds", ("road", "points"), _favor_builds),
    Argument("favor-points", ("points",), _favor_points),
    Argument("scores", ("points",), _scores),
    Argument("visited", ("points",), _visited),
    Argument("two-bought", ("cubes",), _fewer_favors),
)
