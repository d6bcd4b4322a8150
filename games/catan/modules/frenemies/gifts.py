"""Gifts: a card for nothing, a token in return from the supply (R330-R337)."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.catan.content import RESOURCES
from games.catan.hands import give, only, place_of
from games.catan.modules.frenemies import tokens
from games.catan.modules.frenemies.actions import AcceptGift, OfferGift, RefuseGift, WithdrawGift
from games.catan.modules.frenemies.events import (
    AcceptedGift,
    OfferedGift,
    RefusedGift,
    WithdrewGift,
)
from games.catan.modules.frenemies.frames import GiftOffered
from games.catan.points import all_public_points
from games.catan.state import State, Table
from games.catan.trade.offers import Kinds, kinds_of
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Action, Key, Seat, SeatName, Term, say

_ANSWERS = (Offer(AcceptGift), Offer(RefuseGift))
_WITHDRAW = (Offer(WithdrawGift),)


def gift_offers(state: State) -> Sequence[Offer]:
    """A card of the hand for somebody who has no more visible points and was not asked yet (R311, R330, R333, R334)."""
    part = tokens.frenemies(state.table)
    if part.has_given:
        return ()
    hand = state.secrets.players[state.table.active].hand
    kinds = _kinds(kinds_of(hand))
    if part.gift:
        # R333: the kind of card may not be changed in that turn.
        kinds = (part.gift,) if part.gift in kinds else ()
    to = recipients(state.table) if kinds else ()
    return _offers(kinds, to) if kinds and to else ()


@lru_cache(maxsize=32)
def _kinds(held: Kinds) -> tuple[Key, ...]:
    """The resources of which there are any."""
    return tuple([key for key, is_held in zip(RESOURCES, held, strict=True) if is_held])


@lru_cache(maxsize=1024)
def _offers(kinds: tuple[Key, ...], to: tuple[Key, ...]) -> tuple[Offer, ...]:
    """The offer of one of these cards to one of these players."""
    gifts = tuple([Pair(kind, seat).key for kind in kinds for seat in to])
    return (Offer(OfferGift, (One("gift", gifts, "gift"),)),)


def recipients(table: Table) -> tuple[Key, ...]:
    """Whom the active player may still ask this turn (R330, R331, R334)."""
    seat, asked = table.active, tokens.frenemies(table).asked
    points = all_public_points(table)
    own = points[seat]
    return tuple(
        [
            str(other)
            for other, total in enumerate(points)
            if total <= own and other != seat and other not in asked
        ]
    )


def play_offer(course: Course[State], frame: object, seat: Seat, action: OfferGift) -> None:
    """The card stays in the hand until the other has answered (R332, R337).

    Sealed: a player who was asked has been asked, and the kind of card is settled (R333, R334; ruling 39).
    """
    resource, recipient = Pair.parse(action.gift)
    to = int(recipient)
    asked = tokens.frenemies(course.state.table).asked
    tokens.put(
        course, replace(tokens.frenemies(course.state.table), gift=resource, asked=(*asked, to))
    )
    course.tell(OfferedGift(seat, to, resource))
    course.push(GiftOffered(to, resource))
    course.sealed = True


def gift_asked(state: State, frame: GiftOffered) -> tuple[Decision, ...]:
    """Take it or not (R332)."""
    prompt = say(
        "catan-prompt-gift",
        giver=SeatName(state.table.active),
        resource=Term("resource", frame.resource),
    )
    return (Decision(frame.seat, prompt, _ANSWERS),)


def giver_may(state: State, frame: GiftOffered) -> tuple[Decision, ...]:
    """Meanwhile the giver can withdraw, and nothing else (R337)."""
    prompt = say("catan-prompt-gift-open", recipient=SeatName(frame.seat))
    return (Decision(state.table.active, prompt, _WITHDRAW, required=False),)


def play_accept(course: Course[State], frame: GiftOffered, seat: Seat, action: AcceptGift) -> None:
    """The card moves, and the giver draws a token (R332, R335)."""
    giver = course.state.table.active
    course.pop()
    tokens.put(course, replace(tokens.frenemies(course.state.table), has_given=True))
    give(course, giver, seat, only(place_of(frame.resource), 1))
    course.tell(AcceptedGift(seat, giver, frame.resource))
    tokens.draw(course, giver, 1)


def play_refuse(course: Course[State], frame: GiftOffered, seat: Seat, action: RefuseGift) -> None:
    """The same card may be offered to somebody else (R333)."""
    course.pop()
    course.tell(RefusedGift(seat, course.state.table.active))


def play_withdraw(
    course: Course[State], frame: GiftOffered, seat: Seat, action: WithdrawGift
) -> None:
    """It counts as a refusal (R337). Sealed: nobody is asked about the same gift again (R334)."""
    course.pop()
    course.tell(WithdrewGift(seat))
    course.sealed = True


GIFT_PLAYS: Mapping[type[Action], Callable[..., None]] = {OfferGift: play_offer}

GIFT_FRAMES: Frames = {
    GiftOffered: Asking(
        gift_asked,
        {AcceptGift: play_accept, RefuseGift: play_refuse, WithdrawGift: play_withdraw},
        chances=giver_may,
    )
}
