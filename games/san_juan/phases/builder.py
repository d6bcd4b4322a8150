"""The Builder phase: one seat after the other builds or passes (R30, R39)."""

from functools import lru_cache

from msgspec.structs import replace

from games.core.flow import Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.core.turns import clockwise, each_in_turn, next_turn
from games.san_juan.actions import Build, Pass
from games.san_juan.content import CITY_BUILDINGS
from games.san_juan.costs import buildable, builder_of, market_goods, places
from games.san_juan.dealer import Dealer
from games.san_juan.events import Passed
from games.san_juan.frames import BuilderPhase
from games.san_juan.offers import counting
from games.san_juan.phases.construction import choose_building
from games.san_juan.phases.end import end_game
from games.san_juan.state import Player, State

_PROMPT = say("san-juan-prompt-build")
_NOTHING = say("san-juan-stands-nothing-to-build")
_PASS = Offer(Pass)


def begin_builder(course: Course[State]) -> None:
    """The Builder is the first to build (R24)."""
    table = course.state.table
    course.push(BuilderPhase(clockwise(table.picks[-1].seat, len(table.players))))


def asked_building(state: State, frame: BuilderPhase) -> tuple[Decision, ...]:
    """What to build (D8); asked even if passing is all that is left (R30).

    The prompt is the same then, for it is told to all where it can be guessed; only the seat reads how things stand.
    """
    seat = frame.seat
    builder = builder_of(state, seat)
    kinds = buildable(builder)
    goods = market_goods(builder.player, None)
    stands = (counting("san-juan-stands-market", goods) if goods else None) if kinds else _NOTHING
    return (Decision(seat, _PROMPT, _offers(kinds), stands=stands),)


@lru_cache(maxsize=1024)
def _offers(kinds: tuple[Key, ...]) -> tuple[Offer, ...]:
    """To build one of these, or to pass."""
    return (Offer(Build, (One("card", kinds, "card"),)), _PASS) if kinds else (_PASS,)


def play_build(course: Course[State], _frame: BuilderPhase, seat: Seat, action: Build) -> None:
    """Go on to place, goods and payment."""
    choose_building(course, seat, action.card)


def play_pass(course: Course[State], _frame: BuilderPhase, seat: Seat, _action: Pass) -> None:
    """Build nothing."""
    course.tell(Passed(seat))
    next_turn(course)


def is_passed_over(course: Course[State], frame: BuilderPhase) -> bool:
    """Whether the seat has no hand and nothing to build from the middle, and passes without a question (R30)."""
    if course.state.secrets.holdings[frame.seat].hand:
        return False
    builder = builder_of(course.state, frame.seat)
    if any([places(builder, card) for card in builder.middle]):
        return False
    course.tell(Passed(frame.seat))
    return True


def end_phase(course: Course[State], frame: BuilderPhase) -> None:
    """End the game (R95), or put the new buildings in force (R6) and look at the Inns (B33)."""
    if frame.is_last:
        end_game(course)
        return
    table = course.table
    players = tuple([_with_all_active(player) for player in table.players])
    course.state = replace(course.state, table=replace(table, players=players))
    _draw_for_inns(course)


def _draw_for_inns(course: Course[State]) -> None:
    """A card for each Inn whose owner has the fewest buildings, from the Builder, unless all have as many (B33)."""
    table = course.table
    if not table.options.expansion:
        return
    players = table.players
    counts = [len(player.city) for player in players]
    fewest = min(counts)
    if fewest == max(counts):
        return
    guests = [
        seat
        for seat in clockwise(table.picks[-1].seat, len(counts))
        if counts[seat] == fewest and "inn" in players[seat].active
    ]
    if guests:
        dealer = Dealer(course)
        for seat in guests:
            dealer.bonus(seat, "inn")
        dealer.settle()


def _with_all_active(player: Player) -> Player:
    """The player with every city building on top in force. Without the Crane only the last stack can be new."""
    newest = player.city[-1].cards[-1]
    if (newest in player.active or newest not in CITY_BUILDINGS) and "crane" not in player.active:
        return player
    tops = [top for stack in player.city if (top := stack.cards[-1]) in CITY_BUILDINGS]
    if len(tops) == len(player.active):
        return player
    new = [kind for kind in tops if kind not in player.active]
    return replace(player, active=(*player.active, *new))


BUILDER_PHASE = each_in_turn(
    asked_building,
    {Build: play_build, Pass: play_pass},
    skipped=is_passed_over,
    ended=end_phase,
)
