"""What whoever knows Sutter's Mill does at first sight: for house players, and quick, since trials are played on with it.

Nothing dear is bought, no turn is passed while gold can be dug, and cards come off before the vein is empty.
"""

from collections.abc import Callable, Mapping

from games.core.forms import Decision, One
from games.core.model import Action, Key, Seat
from games.sutters_mill import actions as act
from games.sutters_mill.content import BONUSES, CAMPS, LIMITS, PLACE, TOWN, VALUE
from games.sutters_mill.frames import Moving, Rearranging, TurnStart
from games.sutters_mill.state import Card, State, Table
from games.sutters_mill.town import holder_of, next_price

DEAR = 5
"""A price that is hardly ever worth an action."""

INCOME = 2
"""Counters of one's business from which on digging goes before town."""

KEPT = 2
"""Prospectors that stay for digging when no card is left to take."""

TURNS = 2
"""Counters that a seat's turn takes out of the vein, about."""

Keys = Mapping[type[Action], tuple[Key, ...]]
"""What is offered, by action: the keys of its first field."""


def usual(state: State, decision: Decision) -> Action | None:
    """The answer, if one stands out."""
    table = state.table
    frame = state.flow[-1]
    offered: Keys = {
        offer.action: offer.fields[0].keys
        if offer.fields and isinstance(offer.fields[0], One)
        else ()
        for offer in decision.offers
    }
    if isinstance(frame, Moving):
        return _put_down(table, frame.origin)
    if isinstance(frame, Rearranging):
        return act.LayRest() if act.LayRest in offered else None
    if act.EndTurn not in offered:
        return None
    price = next_price(table)
    is_start = isinstance(frame, TurnStart)
    if not is_start and (price is None or price >= DEAR):
        return act.EndTurn()
    plan = _build_up if table.own.phase == "build_up" else _tear_down
    return plan(table, offered, price or 0, is_start=is_start)


def _income(table: Table, seat: Seat) -> int:
    """Counters of the seat's next business."""
    income = table.holders.count(seat) + (table.adventurer == seat)
    section, building = BONUSES[table.current]
    return income + (section == table.current and table.holders[PLACE[building]] == seat)


def _camp(table: Table) -> Key:
    """Where one digs now."""
    return CAMPS[table.current]


def _own_cards(table: Table) -> list[list[int]]:
    """Values of the active player's cards, by building."""
    seat = table.active
    return [[VALUE[card.rank] for card in stack if card.seat == seat] for stack in table.stacks]


def _build_up(table: Table, offered: Keys, price: int, *, is_start: bool) -> Action | None:
    """Leave in time; dig where it pays, else take certificates, bring prospectors, go digging."""
    cards = sum(map(len, _own_cards(table)))
    ahead = (cards / 3 + 2) * len(table.players) * TURNS
    if is_start and cards and sum(table.left) <= ahead:
        return act.Switch()
    if act.Dig in offered and _income(table, table.active) >= INCOME:
        return act.Dig(_busiest(table, offered[act.Dig], _can_place))
    if act.PlaceCard in offered:
        action = _winning(table, offered[act.PlaceCard])
        if action is not None:
            return action
    if act.PlaceProspector in offered and price <= 1:
        return act.PlaceProspector(_poorest(table, offered[act.PlaceProspector]))
    return _to_the_camp(table, offered, price)


def _winning(table: Table, sites: tuple[Key, ...]) -> Action | None:
    """The cheapest card that takes a certificate."""
    seat = table.active
    best: tuple[int, Action] | None = None
    for site in sites:
        place = PLACE[site]
        if table.gone[place] or table.holders[place] == seat:
            continue
        for rank in table.own.hand:
            worth = VALUE[rank]
            if best is not None and worth >= best[0]:
                continue
            if holder_of((*table.stacks[place], Card(seat, rank))) == seat:
                best = worth, act.PlaceCard(site, rank)
    return best[1] if best else None


def _poorest(table: Table, spaces: tuple[Key, ...]) -> Key:
    """The building that asks for the least influence where nobody of one's own stands."""
    own = table.own

    def asks(space: Key) -> tuple[bool, bool, int]:
        place = PLACE[space]
        if place >= len(TOWN) or table.gone[place] or table.holders[place] == table.active:
            return (True, True, 0)
        total = sum([VALUE[card.rank] for card in table.stacks[place]])
        return (False, bool(own.prospectors[place]), total)

    return min(spaces, key=asks)


def _can_place(table: Table, place: int) -> int:
    """How useful one prospector more is for cards at a building."""
    cards = sum([card.seat == table.active for card in table.stacks[place]])
    is_wanted = not table.gone[place] and table.holders[place] != table.active
    return 2 * is_wanted + (table.own.prospectors[place] == cards)


def _can_take(table: Table, place: int) -> int:
    """What one prospector more may take off a building: the own cards on top."""
    present = table.own.prospectors[place]
    stack = table.stacks[place]
    tops = stack[max(0, len(stack) - present - 1) : len(stack) - present]
    return sum([VALUE[card.rank] for card in tops if card.seat == table.active])


def _busiest(table: Table, buildings: tuple[Key, ...], use: Callable[[Table, int], int]) -> Key:
    """The building where a prospector is of most use."""
    return max(buildings, key=lambda building: use(table, PLACE[building]))


def _to_the_camp(table: Table, offered: Keys, price: int) -> Action | None:
    """Lift a prospector for the current camp, if nobody stands there and it is cheap."""
    camp = _camp(table)
    if price > 1 or table.own.prospectors[PLACE[camp]] or act.LiftProspector not in offered:
        return None
    use = _can_place if table.own.phase == "build_up" else _can_take
    own = table.own.prospectors
    idle = [space for space in offered[act.LiftProspector] if space not in TOWN]
    if idle:
        return act.LiftProspector(idle[0])
    crowd = sorted(offered[act.LiftProspector], key=lambda space: use(table, PLACE[space]))
    return act.LiftProspector(max(crowd, key=lambda space: own[PLACE[space]]))


def _tear_down(table: Table, offered: Keys, price: int, *, is_start: bool) -> Action | None:
    """Save the own cards, then dig, then go home."""
    seat = table.active
    tops = [
        building
        for building in offered.get(act.RemoveCard, ())
        if table.stacks[PLACE[building]][-1].seat == seat
    ]
    if tops:
        return act.RemoveCard(
            max(tops, key=lambda building: VALUE[table.stacks[PLACE[building]][-1].rank])
        )
    waiting = any(_own_cards(table))
    if act.Dig in offered and (not waiting or _income(table, seat) >= INCOME):
        return act.Dig(_busiest(table, offered[act.Dig], _can_take))
    if waiting and price <= 1 and act.LiftProspector in offered and _goal(table) is not None:
        idle = [s for s in offered[act.LiftProspector] if not _stands_on_own(table, s)]
        if idle:
            return act.LiftProspector(idle[0])
    if not waiting and act.RemoveProspector in offered:
        board = table.own.on_board
        saved = LIMITS.penalties[board] - LIMITS.penalties[board - 1]
        if saved > price and (board > KEPT or sum(table.left) <= LIMITS.stack):
            posts = offered[act.RemoveProspector]
            return act.RemoveProspector(next((p for p in posts if p != _camp(table)), posts[0]))
    action = _to_the_camp(table, offered, price)
    return action if action is not None or is_start else act.EndTurn()


def _stands_on_own(table: Table, space: Key) -> bool:
    """Whether an own card lies on top there."""
    place = PLACE[space]
    if place >= len(TOWN) or not table.stacks[place]:
        return False
    return table.stacks[place][-1].seat == table.active


def _goal(table: Table) -> Key | None:
    """The building with the dearest own card on top where nobody of one's own stands."""
    goals = [
        building
        for place, building in enumerate(TOWN)
        if not table.own.prospectors[place] and _stands_on_own(table, building)
    ]
    return max(goals, key=lambda b: VALUE[table.stacks[PLACE[b]][-1].rank]) if goals else None


def _put_down(table: Table, origin: Key) -> Action | None:
    """Where cards wait, else where one digs; back to a building from there."""
    if table.own.phase == "tear_down":
        goal = _goal(table)
        if goal is not None and goal != origin:
            return act.MoveProspector(goal)
    camp = _camp(table)
    if origin != camp and not table.own.prospectors[PLACE[camp]]:
        return act.MoveProspector(camp)
    use = _can_place if table.own.phase == "build_up" else _can_take
    return act.MoveProspector(_busiest(table, tuple([b for b in TOWN if b != origin]), use))
