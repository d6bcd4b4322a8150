"""Merchant and Noblewoman: helpers that take cards of opponents."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.catan.content import NOTHING, RESOURCES
from games.catan.frames import Acting
from games.catan.hands import give, held_by, keep_holding, only
from games.catan.modules.helpers.actions import (
    DemandAgain,
    ReturnCard,
    StopDemands,
    TakeFromHand,
    UseMerchant,
    UseNoblewoman,
)
from games.catan.modules.helpers.events import (
    Demanded,
    LookedAtHand,
    ReturnedCard,
    TookFromHand,
    TookThisCard,
)
from games.catan.modules.helpers.frames import LeaderRobbed, MerchantReturning, MerchantSecond
from games.catan.modules.helpers.using import Use, others, use
from games.catan.points import public_points
from games.catan.state import State
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, SeatName, Term, say

_STOP = Offer(StopDemands)


def merchant_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """A resource, and the first opponent to demand it from (R420, R424)."""
    if frame is None:
        return ()
    victims = One("victim", others(state.table, seat), "seat")
    return (Offer(UseMerchant, (One("resource", RESOURCES, "resource"), victims)),)


def play_merchant(course: Course[State], frame: object, seat: Seat, action: UseMerchant) -> None:
    """The helper is used with the first demand, whatever it brings (R423)."""
    use(course, seat)
    victim = int(action.victim)
    course.push(MerchantSecond(action.resource, victim))
    _demand(course, seat, victim, action.resource)


def _demand(course: Course[State], seat: Seat, victim: Seat, resource: Key) -> None:
    """The opponent gives a card if there is one; a card is owed for it (R420, R422)."""
    place = RESOURCES.index(resource)
    has_one = course.state.secrets.players[victim].hand[place] > 0
    # Whether the opponent has one tells about a hand that is not the actor's own.
    course.sealed = True
    course.tell(Demanded(seat, victim, resource, has_one))
    if has_one:
        give(course, victim, seat, only(place, 1))
        course.push(MerchantReturning(victim))


def returning_asked(state: State, frame: MerchantReturning) -> tuple[Decision, ...]:
    """Any card of the own hand (R420)."""
    seat = state.table.active
    held = zip(RESOURCES, state.secrets.players[seat].hand)
    kinds = One("resource", tuple([key for key, count in held if count]), "resource")
    prompt = say("catan-prompt-return-card", partner=SeatName(frame.partner))
    return (Decision(seat, prompt, (Offer(ReturnCard, (kinds,)),)),)


def play_returning(
    course: Course[State], frame: MerchantReturning, seat: Seat, action: ReturnCard
) -> None:
    """The card goes to the opponent (R420)."""
    course.pop()
    give(course, seat, frame.partner, only(RESOURCES.index(action.resource), 1))
    course.tell(ReturnedCard(seat, frame.partner, action.resource))


def second_asked(state: State, frame: MerchantSecond) -> tuple[Decision, ...]:
    """Another opponent, or nobody (R421)."""
    seat = state.table.active
    left = tuple([key for key in others(state.table, seat) if key != str(frame.first)])
    is_empty = not any(state.secrets.players[seat].hand)
    kind = "demand-again-empty" if is_empty else "demand-again"
    prompt = say(f"catan-prompt-{kind}", resource=Term("resource", frame.resource))
    return (Decision(seat, prompt, (Offer(DemandAgain, (One("victim", left, "seat"),)), _STOP)),)


def play_second(
    course: Course[State], frame: MerchantSecond, seat: Seat, action: DemandAgain
) -> None:
    """The same of the second opponent (R421)."""
    course.pop()
    _demand(course, seat, int(action.victim), frame.resource)


def play_stop(
    course: Course[State], frame: MerchantSecond, seat: Seat, action: StopDemands
) -> None:
    """One opponent was enough (R421)."""
    course.pop()


def noblewoman_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """Opponents with more visible points and a card (R455, R456)."""
    if frame is None:
        return ()
    own = public_points(state.table, seat)
    richer = tuple(
        [
            str(other)
            for other, holding in enumerate(state.secrets.players)
            if any(holding.hand) and public_points(state.table, other) > own
        ]
    )
    return (Offer(UseNoblewoman, (One("victim", richer, "seat"),)),) if richer else ()


def play_noblewoman(
    course: Course[State], frame: object, seat: Seat, action: UseNoblewoman
) -> None:
    """The hand is looked at (R455)."""
    use(course, seat)
    victim = int(action.victim)
    hand = course.state.secrets.players[victim].hand
    keep_holding(course, seat, replace(held_by(course, seat), looked=hand))
    course.push(LeaderRobbed(victim))
    course.whisper(LookedAtHand(seat, victim, hand), seat, victim)
    course.sealed = True


def robbing_asked(state: State, frame: LeaderRobbed) -> tuple[Decision, ...]:
    """Which of the cards looked at to take (R455)."""
    seat = state.table.active
    held = zip(RESOURCES, state.secrets.players[seat].looked)
    kinds = One("resource", tuple([key for key, count in held if count]), "resource")
    prompt = say("catan-prompt-take-from-hand", victim=SeatName(frame.victim))
    return (Decision(seat, prompt, (Offer(TakeFromHand, (kinds,)),)),)


def play_robbing(
    course: Course[State], frame: LeaderRobbed, seat: Seat, action: TakeFromHand
) -> None:
    """The card changes hands; the others learn only that one did (R455)."""
    course.pop()
    keep_holding(course, seat, replace(held_by(course, seat), looked=NOTHING))
    give(course, frame.victim, seat, only(RESOURCES.index(action.resource), 1))
    course.tell(TookFromHand(seat, frame.victim))
    course.whisper(TookThisCard(seat, frame.victim, action.resource), seat, frame.victim)
    course.sealed = True


MERCHANT = Use(
    "merchant",
    merchant_offers,
    {UseMerchant: play_merchant},
    {
        MerchantReturning: Asking(returning_asked, {ReturnCard: play_returning}),
        MerchantSecond: Asking(second_asked, {DemandAgain: play_second, StopDemands: play_stop}),
    },
)
NOBLEWOMAN = Use(
    "noblewoman",
    noblewoman_offers,
    {UseNoblewoman: play_noblewoman},
    {LeaderRobbed: Asking(robbing_asked, {TakeFromHand: play_robbing})},
)
