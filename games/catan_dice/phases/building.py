"""Building with the dice, jokers and gold, then the end of the turn (R113 to R144)."""

from collections.abc import Iterator

from games.catan_dice.actions import Build, EndTurn, TradeGold, UseJoker
from games.catan_dice.content import (
    COST,
    FACES,
    GOLD,
    GOLD_PRICE,
    KIND_OF,
    POINTS,
    RESOURCES,
    Amounts,
)
from games.catan_dice.events import (
    Built,
    BuiltNothing,
    LastTurnOver,
    ReachedGoal,
    Scored,
    TookLargestArmy,
    TookLongestRoad,
    TradedGold,
    UsedJoker,
)
from games.catan_dice.frames import Building
from games.catan_dice.phases.rolling import begin_turn
from games.catan_dice.sheets import (
    buildable,
    can_build,
    free_jokers,
    joker_gives,
    knights_to_take,
    length_to_take,
    of_kind,
    points,
    printed,
    road_length,
    unspent,
)
from games.catan_dice.state import NOBODY, Sheet, State
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import Triple
from games.core.model import Key, Seat, say

_BUILD = say("catan-dice-prompt-build")
_TURN = say("catan-dice-prompt-turn")
_ENDS = say("catan-dice-prompt-end")
_TRADE = Offer(TradeGold, (One("resource", RESOURCES, "face"),))
_END = Offer(EndTurn)
_CONFIRMED_END = Offer(EndTurn, confirm=True)


def asked_building(state: State, _frame: Building) -> tuple[Decision, ...]:
    """What to build, to turn or to trade; to end the turn (R113, R115): only that where nothing can be built (ruling 43), and
    confirmed where it costs points or something that the dice pay for is not built.
    """
    table = state.table
    sheet = table.sheet
    dice = unspent(table.dice, table.spent)
    is_blank = bool(table.rules.penalty) and not table.fresh
    return _question(table.active, table.island, sheet.built, sheet.used, dice, is_blank=is_blank)


def _question(
    seat: Seat,
    island: Key,
    built: tuple[Key, ...],
    used: tuple[Key, ...],
    dice: Amounts,
    *,
    is_blank: bool,
) -> tuple[Decision, ...]:
    """The same for this sheet and these dice; `is_blank` where ending costs points. A joker can wait for another turn, so what
    takes one is not asked about.
    """
    offers = []
    places = buildable(island, built, dice)
    if not places and not can_build(island, built, used, dice):
        return (Decision(seat, _ENDS, (_CONFIRMED_END if is_blank else _END,)),)
    if places:
        offers.append(Offer(Build, (One("piece", places, "piece"),)))
    jokers = free_jokers(island, built, used)
    turns = tuple(_turns(jokers, dice)) if jokers else ()
    trade = (_TRADE,) if dice[-1] >= GOLD_PRICE else ()
    joker = (Offer(UseJoker, (One("turn", turns, "turn"),)),) if turns else ()
    is_gold_enough = bool(trade) and not places and can_build(island, built, (*used, *jokers), dice)
    offers += [*trade, *joker] if is_gold_enough else [*joker, *trade]
    end = _CONFIRMED_END if is_blank or places or is_gold_enough else _END
    return (Decision(seat, _BUILD if places else _TURN, (*offers, end)),)


def _turns(jokers: tuple[Key, ...], dice: Amounts) -> Iterator[Key]:
    """Each joker with each face it can turn into something else (R132, R133)."""
    faces = [face for face, count in zip(FACES, dice) if count]
    for joker in jokers:
        for resource in joker_gives(joker):
            yield from [Triple(joker, face, resource).key for face in faces if face != resource]


def play_build(course: Course[State], _frame: Building, seat: Seat, action: Build) -> None:
    """Pay, build, award, and see whether that ends the game (R120 to R126, R240 to R243, R261)."""
    place = action.piece
    kind = KIND_OF[place]
    table = course.table
    spent = list(table.spent)
    for face, amount in zip(RESOURCES, COST[kind]):
        spent += _first(table.dice, spent, face, amount)
    sheet = Sheet((*table.sheet.built, place), table.sheet.used, table.sheet.boxes)
    course.change_table(
        sheets=_with_sheet(table.sheets, seat, sheet),
        spent=tuple(sorted(spent)),
        fresh=(*table.fresh, place),
    )
    course.tell(Built(seat, place, POINTS[place]))
    _award(course, seat)
    total = points(course.table, seat)
    if table.rules.goal and total >= table.rules.goal:
        course.tell(ReachedGoal(seat, total))
        course.change(flow=())


def _first(dice: tuple[Key, ...], spent: list[int], face: Key, amount: int) -> list[int]:
    """So many unspent dice that show the face, from the left."""
    shown = [number for number, up in enumerate(dice) if up == face and number not in spent]
    return shown[:amount]


def _with_sheet(sheets: tuple[Sheet, ...], seat: Seat, sheet: Sheet) -> tuple[Sheet, ...]:
    """All sheets, the seat's one replaced."""
    return (*sheets[:seat], sheet, *sheets[seat + 1 :])


def _award(course: Course[State], seat: Seat) -> None:
    """Longest Road and Largest Army go to whoever has more than the holder (R240 to R243)."""
    table = course.table
    rules = table.rules
    built = table.sheet.built
    if rules.longest_from and table.longest_road != seat:
        length = road_length(built)
        if length >= length_to_take(table):
            course.change_table(longest_road=seat)
            former = None if table.longest_road == NOBODY else table.longest_road
            course.tell(TookLongestRoad(seat, length, former))
    if rules.army_from and table.largest_army != seat:
        knights = of_kind(built, "knight")
        if knights >= knights_to_take(table):
            course.change_table(largest_army=seat)
            former = None if table.largest_army == NOBODY else table.largest_army
            course.tell(TookLargestArmy(seat, knights, former))


def play_joker(course: Course[State], _frame: Building, seat: Seat, action: UseJoker) -> None:
    """Turn a die and cross the joker off (R132)."""
    joker, face, resource = Triple.parse(action.turn)
    table = course.table
    sheet = Sheet(table.sheet.built, (*table.sheet.used, joker), table.sheet.boxes)
    course.change_table(
        sheets=_with_sheet(table.sheets, seat, sheet), dice=_turned(course.state, face, resource)
    )
    course.tell(UsedJoker(seat, joker, face, resource))


def _turned(state: State, face: Key, resource: Key) -> tuple[Key, ...]:
    """The dice with the first unspent one of that face turned."""
    dice = list(state.table.dice)
    number = _first(state.table.dice, list(state.table.spent), face, 1)[0]
    dice[number] = resource
    return tuple(dice)


def play_trade(course: Course[State], _frame: Building, seat: Seat, action: TradeGold) -> None:
    """Turn one gold die, spend another (R140)."""
    table = course.table
    given = _first(table.dice, list(table.spent), GOLD, GOLD_PRICE)[1:]
    course.change_table(
        dice=_turned(course.state, GOLD, action.resource),
        spent=tuple(sorted((*table.spent, *given))),
    )
    course.tell(TradedGold(seat, action.resource))


def play_end(course: Course[State], _frame: Building, seat: Seat, _action: EndTurn) -> None:
    """Enter the turn where there is a track (R117), then the next player (R118), or the end (R160)."""
    table = course.table
    rules = table.rules
    if not table.fresh:
        course.tell(BuiltNothing(seat, table.dice, abs(rules.penalty)))
    if rules.turns:
        entry = printed(table.fresh) if table.fresh else rules.penalty
        sheet = Sheet(table.sheet.built, table.sheet.used, (*table.sheet.boxes, entry))
        course.change_table(sheets=_with_sheet(table.sheets, seat, sheet))
        course.tell(Scored(seat, entry, points(course.table, seat)))
        if table.turn == rules.turns * len(table.sheets):
            course.tell(LastTurnOver())
            course.change(flow=())
            return
    begin_turn(course, (seat + 1) % len(table.sheets))


BUILDING = Asking(
    asked_building,
    {Build: play_build, UseJoker: play_joker, TradeGold: play_trade, EndTurn: play_end},
    forced=True,
    keeps_open=True,
)
