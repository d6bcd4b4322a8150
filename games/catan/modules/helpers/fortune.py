"""Sage and Robber Bride: a card chosen among three, and the robber sent away."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.catan.awards import end_if_won
from games.catan.content import CARD_COST, CARDS, NO_CARDS, RESOURCES, TERRAIN_RESOURCE
from games.catan.events import BoughtCard, DrewCard
from games.catan.frames import Acting
from games.catan.hands import held_by, holds, keep_holding, pay
from games.catan.modules.helpers.actions import KeepCard, UseBride, UseSage
from games.catan.modules.helpers.events import PaidSo, SawCards
from games.catan.modules.helpers.frames import SagePicking
from games.catan.modules.helpers.using import Use, paid, payments, take_one, use
from games.catan.phases.building import keep_card, one_more
from games.catan.phases.robber import put_robber
from games.catan.state import State, Table
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say
from games.core.multiset import drawn_one

LOOKED_AT = 3
"""Cards on top of the deck that the Sage shows (R451)."""

PRINTED = "printed"


def sage_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """Buy as printed or with one card replaced (R450, R452)."""
    if frame is None or not frame.building or not any(state.secrets.deck):
        return ()
    hand = state.secrets.players[seat].hand
    ways = payments(hand, CARD_COST)
    if holds(hand, CARD_COST):
        ways = (PRINTED, *ways)
    return (Offer(UseSage, (One("instead", ways, "instead"),)),) if ways else ()


def play_sage(course: Course[State], frame: object, seat: Seat, action: UseSage) -> None:
    """Pay; the top cards are looked at, and the only one there is simply taken (R451, R452)."""
    use(course, seat)
    a, b, c, d, e = paid(CARD_COST, "" if action.instead == PRINTED else action.instead)
    pay(course, seat, (a, b, c, d, e))
    course.tell(PaidSo(seat, (a, b, c, d, e)))
    deck = course.state.secrets.deck
    seen = NO_CARDS
    for _ in range(min(LOOKED_AT, sum(deck))):
        card = drawn_one(deck, course.below)
        deck, seen = one_more(deck, card, -1), one_more(seen, card)
    course.sealed = True
    if sum(seen) == 1:
        _keep(course, seat, seen.index(1))
    else:
        keep_holding(course, seat, replace(held_by(course, seat), seen=seen))
        shown = tuple([(key, count) for key, count in zip(CARDS, seen) if count])
        course.whisper(SawCards(seat, shown), seat)
        course.push(SagePicking(sum(seen)))


def picking_asked(state: State, frame: SagePicking) -> tuple[Decision, ...]:
    """Which of the cards to keep; the others go back (R451)."""
    seat = state.table.active
    seen = zip(CARDS, state.secrets.players[seat].seen)
    kinds = One("card", tuple([card for card, count in seen if count]), "card")
    return (Decision(seat, say("catan-prompt-keep-card"), (Offer(KeepCard, (kinds,)),)),)


def play_picking(course: Course[State], frame: SagePicking, seat: Seat, action: KeepCard) -> None:
    """The card is a bought one; it may win (R451)."""
    course.pop()
    keep_holding(course, seat, replace(held_by(course, seat), seen=NO_CARDS))
    _keep(course, seat, CARDS.index(action.card))


def _keep(course: Course[State], seat: Seat, card: int) -> None:
    """The card comes out of the deck into the hand."""
    keep_card(course, seat, card)
    course.tell(BoughtCard(seat, sum(course.state.secrets.deck)))
    course.whisper(DrewCard(seat, CARDS[card]), seat)
    course.sealed = True
    end_if_won(course)


def deserts(table: Table) -> tuple[int, ...]:
    """Deserts of the board; on one without any, the robber's first place (R504)."""
    board = table.board
    if board.chart.robber is not None:
        return (board.chart.robber,)
    return tuple([place for place, terrain in enumerate(board.terrains) if terrain == "desert"])


def bride_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """The desert, while the robber is on none (R490, R491)."""
    table = state.table
    places = deserts(table)
    if table.robber in places:
        return ()
    labels = tuple([table.board.geometry.labels[place] for place in places])
    return (Offer(UseBride, (One("hex", labels, "hex"),)),)


def play_bride(course: Course[State], frame: object, seat: Seat, action: UseBride) -> None:
    """The robber goes; the hex that it leaves gives a card if the bank has one (R490, R492)."""
    use(course, seat)
    board = course.state.table.board
    resource = TERRAIN_RESOURCE[board.terrains[course.state.table.robber]]
    put_robber(course, seat, board.geometry.hex_of[action.hex])
    if course.state.table.bank[resource]:
        take_one(course, seat, RESOURCES[resource])


SAGE = Use(
    "sage",
    sage_offers,
    {UseSage: play_sage},
    {SagePicking: Asking(picking_asked, {KeepCard: play_picking})},
)
BRIDE = Use("robber_bride", bride_offers, {UseBride: play_bride})
