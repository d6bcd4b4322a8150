"""A turn: before the roll, the roll, the free actions, the end (R40-R50, R125, R126)."""

from msgspec.structs import replace

from games.catan.actions import AnswerAhead, EndTurn, PlayCard, Roll, StartBuilding
from games.catan.awards import end_if_won, may_win_unseen, with_player
from games.catan.content import NO_CARDS
from games.catan.events import Rolled, TurnBegan
from games.catan.phases.building import BUILDING, building_offers
from games.catan.phases.cards import card_offers, play_card
from games.catan.phases.dealing import TRADING
from games.catan.phases.production import produce
from games.catan.phases.prompts import maker_stands, opponent_stands
from games.catan.phases.robber import discards
from games.catan.phases.special import ahead_offer, has_special_phase, play_ahead, special_answers
from games.catan.phases.trading import answering_offers, opponent_offers, trading_offers
from games.catan.state import Acting, BeforeRoll, NextTurn, RobberMoving, State
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer
from games.core.model import Action, Seat, SeatName, say

_BEFORE_ROLL = (BeforeRoll(),)
_NEXT_TURN = (NextTurn(),)
_ROLL = Offer(Roll)
_END = Offer(EndTurn)
_START_BUILDING = Offer(StartBuilding)
_BEFORE_ROLL_PROMPT = say("catan-prompt-before-roll")
_ACTING_PROMPT = say("catan-prompt-acting")
_TRADING_PROMPT = say("catan-prompt-trading")
_BUILDING_PROMPT = say("catan-prompt-building")


def begin_turn(course: Course[State], seat: Seat) -> None:
    """That seat is active; it may have won already (R40, R161)."""
    state = course.state
    players, player = state.players, state.players[seat]
    if player.fresh != NO_CARDS:
        players = with_player(state, seat, replace(player, fresh=NO_CARDS))
    course.change(
        flow=_BEFORE_ROLL,
        active=seat,
        turn=state.turn + 1,
        dice=(0, 0),
        has_played=False,
        offers_made=0,
        players=players,
    )
    course.tell(TurnBegan(seat))
    if may_win_unseen(state, seat):
        # Whether the game goes on tells something about hidden cards that could have ended it.
        course.sealed = True
        end_if_won(course)


def before_roll_asked(state: State, frame: BeforeRoll) -> tuple[Decision, ...]:
    """Roll, or play a card first (R41)."""
    return (Decision(state.active, _BEFORE_ROLL_PROMPT, (_ROLL, *card_offers(state))),)


def play_roll(course: Course[State], frame: BeforeRoll, seat: Seat, action: Roll) -> None:
    """Two dice: production, or discards and the robber (R42-R44)."""
    dice = (1 + course.below(6), 1 + course.below(6))
    course.change(dice=dice, flow=(Acting(building=course.state.options.combined),))
    course.tell(Rolled(seat, dice))
    number = dice[0] + dice[1]
    if number == 7:
        course.push(RobberMoving(), discards(course.state))
    else:
        produce(course, number)


def acting_asked(state: State, frame: Acting) -> tuple[Decision, ...]:
    """Everything the active player may do now (R45, R47)."""
    seat = state.active
    offers = answering_offers(state, seat) if frame.trading else []
    if frame.building:
        offers += building_offers(state, seat)
    offers += card_offers(state)
    if frame.trading:
        offers += trading_offers(state, seat)
    if frame.trading and frame.building:
        stands = maker_stands(state)
        return (Decision(seat, _ACTING_PROMPT, (*offers, _END), stands=stands),)
    if frame.trading:
        offers += (_START_BUILDING, _END)
        stands = maker_stands(state)
        return (Decision(seat, _TRADING_PROMPT, tuple(offers), stands=stands),)
    return (Decision(seat, _BUILDING_PROMPT, (*offers, _END)),)


def waiting_chances(state: State, frame: Acting | BeforeRoll) -> tuple[Decision, ...]:
    """What the others may do meanwhile: trade, and answer the special building phase ahead (R91, R92, R182)."""
    chances = []
    prompt = say("catan-prompt-waiting", partner=SeatName(state.active))
    for seat in range(len(state.players)):
        if seat != state.active:
            is_trading = isinstance(frame, Acting) and frame.trading
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
    course.change(flow=(Acting(trading=False),), offers=(), proposals=())


def play_end(course: Course[State], frame: Acting, seat: Seat, action: EndTurn) -> None:
    """Offers lapse; the special building phase or the next turn follows (R126)."""
    course.change(flow=_NEXT_TURN, offers=(), proposals=())
    if has_special_phase(course.state):
        course.push(special_answers(course))


def next_turn(course: Course[State], frame: NextTurn) -> bool:
    """The player on the left is active."""
    state = course.state
    begin_turn(course, (state.active + 1) % len(state.players))
    return True


TURN_FRAMES: Frames = {
    BeforeRoll: Asking(
        before_roll_asked,
        {Roll: play_roll, PlayCard: play_card, AnswerAhead: play_ahead},
        chances=waiting_chances,
    ),
    Acting: Asking(
        acting_asked,
        {
            **dict.fromkeys(BUILDING, play_building),
            **TRADING,
            PlayCard: play_card,
            StartBuilding: play_start_building,
            EndTurn: play_end,
            AnswerAhead: play_ahead,
        },
        chances=waiting_chances,
    ),
    NextTurn: Asking(resume=next_turn),
}
