"""A turn: before the roll, the roll, the free actions, the end (R40-R50, R125, R126)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from games.catan.actions import AnswerAhead, EndTurn, PlayCard, Roll, StartBuilding
from games.catan.awards import end_if_won, may_win_unseen
from games.catan.content import NO_CARDS, OPEN_OFFERS
from games.catan.events import Rolled, TurnBegan
from games.catan.frames import Acting, BeforeRoll, NextTurn, RobberMoving
from games.catan.hands import held_by, keep_holding
from games.catan.phases.building import BUILDING, building_offers
from games.catan.phases.cards import card_offers, play_card
from games.catan.phases.production import produce
from games.catan.phases.robber import discards
from games.catan.phases.special import ahead_offer, has_special_phase, play_ahead, special_answers
from games.catan.seam import Module, modules, modules_with
from games.catan.state import Secrets, State, Table
from games.catan.trade.goods import purse
from games.catan.trade.offers import (
    answering_offers,
    bank_offers,
    open_offers,
    opening_offers,
    opponent_offers,
    withdrawing_offer,
)
from games.catan.trade.plays import TRADING, let_proposals_lapse
from games.catan.trade.standing import is_answered, maker_stands, opponent_stands
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer
from games.core.model import Action, Seat, SeatName, say

Plays: TypeAlias = Mapping[type[Action], Callable[..., None]]

_BEFORE_ROLL = (BeforeRoll(),)
_NEXT_TURN = (NextTurn(),)
_ACTING = (Acting(),)
_TRADING = (Acting(building=False),)
_ROLL = Offer(Roll)
_END = Offer(EndTurn)
_START_BUILDING = Offer(StartBuilding)
_BEFORE_ROLL_PROMPT = say("catan-prompt-before-roll")
_ACTING_PROMPT = say("catan-prompt-acting")
_TRADING_PROMPT = say("catan-prompt-trading")
_BUILDING_PROMPT = say("catan-prompt-building")
_ENDING_PROMPT = say("catan-prompt-ending")


def begin_first_turn(course: Course[State]) -> None:
    """All pieces of the start are on the board (R13, R24)."""
    for module in modules_with(course.state.table, Module.began):
        module.began(course)
    begin_turn(course, course.state.table.starter)


def begin_turn(course: Course[State], seat: Seat) -> None:
    """That seat is active; it may have won already (R40, R161)."""
    state = course.state
    if state.secrets.players[seat].fresh != NO_CARDS:
        keep_holding(course, seat, replace(held_by(course, seat), fresh=NO_CARDS))
    table = replace(
        state.table,
        active=seat,
        turn=state.table.turn + 1,
        has_played=False,
        offers=(),
        proposals=(),
        offers_made=0,
    )
    course.state = replace(course.state, flow=_BEFORE_ROLL, table=table)
    course.tell(TurnBegan(seat))
    if table.parts:
        for module in modules_with(table, Module.turn_began):
            module.turn_began(course)
    if may_win_unseen(state, seat):
        # Whether the game goes on tells something about hidden cards that could have ended it.
        course.sealed = True
        end_if_won(course)


def before_roll_asked(state: State, frame: BeforeRoll) -> tuple[Decision, ...]:
    """Roll, or play a card first (R41)."""
    offers = [_ROLL, *card_offers(state)]
    if state.table.parts:
        for module in modules_with(state.table, Module.before_roll):
            offers += module.before_roll(state)
    return (Decision(state.table.active, _BEFORE_ROLL_PROMPT, tuple(offers)),)


def play_roll(course: Course[State], frame: BeforeRoll, seat: Seat, action: Roll) -> None:
    """Two dice: production, or discards and the robber (R42-R44)."""
    dice = (1 + course.below(6), 1 + course.below(6))
    table = course.state.table
    acting = _ACTING if table.options.combined else _TRADING
    course.state = replace(course.state, flow=acting, table=replace(table, dice=dice))
    course.tell(Rolled(seat, dice))
    number = dice[0] + dice[1]
    if number == 7:
        course.push(RobberMoving(), discards(course.state))
        served = frozenset[Seat]()
    else:
        served = produce(course, number)
    if table.parts:
        for module in modules_with(table, Module.rolled):
            module.rolled(course, number, served)


Standing: TypeAlias = tuple[tuple[Offer, ...], tuple[Offer, ...], tuple[Offer, ...]]
"""What is offered whatever lies open in trade: building and cards, the bank, what may be opened."""

_NEWEST: dict[Seat, tuple[Acting, Secrets, Table, Standing]] = {}


def _standing(state: State, seat: Seat, frame: Acting) -> Standing:
    """These offers: the newest ones are kept as long as nothing but trade has happened, which is seen by what is the same."""
    table = state.table
    kept = _NEWEST.get(seat)
    if kept and kept[0] is frame and kept[1] is state.secrets:
        was = kept[2]
        if (
            was.roads is table.roads
            and was.buildings is table.buildings
            and was.players is table.players
            and was.bank is table.bank
            and was.board is table.board
            and was.has_played == table.has_played
            and not table.parts
        ):
            return kept[3]
    standing = (
        (*(building_offers(state, seat) if frame.building else ()), *card_offers(state)),
        bank_offers(state, seat) if frame.trading else (),
        opening_offers(state, seat) if frame.trading else (),
    )
    _NEWEST[seat] = frame, state.secrets, table, standing
    return standing


def acting_asked(state: State, frame: Acting) -> tuple[Decision, ...]:
    """Everything the active player may do now (R45, R47)."""
    table = state.table
    seat = table.active
    trading, building = frame.trading, frame.building
    answered = trading and is_answered(table)
    offers = answering_offers(state, seat) if answered else []
    before, after, opening = _standing(state, seat, frame)
    offers += before
    if table.parts:
        for module in modules_with(table, Module.acting):
            offers += module.acting(state, frame)
    is_busy = bool(offers)
    if trading:
        offers += after
        standing = open_offers(table)
        if len(standing) < OPEN_OFFERS:
            offers += opening
        if standing:
            offers.append(withdrawing_offer(standing))
    if not building:
        offers.append(_START_BUILDING)
    offers.append(_END)
    if building and not is_busy and not any(purse(state, seat)):
        stands = maker_stands(state, seat) if trading else None
        return (Decision(seat, _ENDING_PROMPT, tuple(offers), stands=stands),)
    if trading:
        prompt = _ACTING_PROMPT if building else _TRADING_PROMPT
        return (Decision(seat, prompt, tuple(offers), stands=maker_stands(state, seat)),)
    return (Decision(seat, _BUILDING_PROMPT, tuple(offers)),)


def waiting_chances(state: State, frame: Acting | BeforeRoll) -> tuple[Decision, ...]:
    """What the others may do meanwhile: trade, and answer the special building phase ahead (R91, R92, R182)."""
    chances = []
    active = state.table.active
    prompt = say("catan-prompt-waiting", partner=SeatName(active))
    is_trading = isinstance(frame, Acting) and frame.trading
    for seat in range(len(state.table.players)):
        if seat != active:
            trades = opponent_offers(state, seat) if is_trading else []
            offers = (*trades, *ahead_offer(state, seat))
            if offers:
                stands = opponent_stands(state, seat, trades)
                chances.append(Decision(seat, prompt, offers, required=False, stands=stands))
    return tuple(chances)


def play_building(course: Course[State], frame: Acting, seat: Seat, action: Action) -> None:
    """Build or buy; it may win (R158-R160)."""
    BUILDING[type(action)](course, seat, action)
    end_if_won(course)


def play_start_building(
    course: Course[State], frame: Acting, seat: Seat, action: StartBuilding
) -> None:
    """Trading is over, and all that was on the table with it (R47, R96)."""
    let_proposals_lapse(course)
    table = replace(course.state.table, offers=(), proposals=())
    course.change(flow=(Acting(trading=False),), table=table)


def play_end(course: Course[State], frame: Acting, seat: Seat, action: EndTurn) -> None:
    """Offers lapse; the special building phase or the next turn follows (R126)."""
    let_proposals_lapse(course)
    if not course.table.parts and not has_special_phase(course.state):
        next_turn(course, _NEXT_TURN[0])
        return
    table = replace(course.table, offers=(), proposals=())
    course.state = replace(course.state, flow=_NEXT_TURN, table=table)
    for module in modules_with(course.state.table, Module.turn_ended):
        module.turn_ended(course)
    if has_special_phase(course.state):
        course.push(special_answers(course))


def next_turn(course: Course[State], frame: NextTurn) -> bool:
    """The player on the left is active."""
    table = course.state.table
    begin_turn(course, (table.active + 1) % len(table.players))
    return True


def turn_frames() -> Frames:
    """The frames of a turn, with what all modules offer in them."""
    added = {kind: play for module in modules() for kind, play in module.plays.items()}
    before: Plays = {Roll: play_roll, PlayCard: play_card, AnswerAhead: play_ahead, **added}
    acting: Plays = {
        **dict.fromkeys(BUILDING, play_building),
        **TRADING,
        PlayCard: play_card,
        StartBuilding: play_start_building,
        EndTurn: play_end,
        AnswerAhead: play_ahead,
        **added,
    }
    return {
        BeforeRoll: Asking(before_roll_asked, before, chances=waiting_chances),
        Acting: Asking(acting_asked, acting, chances=waiting_chances),
        NextTurn: Asking(resume=next_turn),
    }
