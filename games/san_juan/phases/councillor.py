"""The Councillor phase (R70 to R76)."""

from msgspec.structs import replace

from games.core.flow import Answering, Course, Lane, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Event, Seat
from games.core.turns import clockwise
from games.san_juan.actions import Discard, Keep
from games.san_juan.content import CUSTOMS_GOOD, in_table_order, spread, without
from games.san_juan.dealer import Dealer
from games.san_juan.events import Advised, CustomsFilled, YouDiscarded, YouKept
from games.san_juan.frames import (
    Advising,
    AnyLane,
    ArchiveQuestion,
    CouncilQuestion,
    KeepQuestion,
)
from games.san_juan.offers import counting, of_cards
from games.san_juan.state import Player, State

_ONE_GOOD = ((CUSTOMS_GOOD, 1),)


def begin_councillor(course: Course[State]) -> None:
    """Fill the Customs Offices (R70), draw for all from the Councillor (R71), then ask those who have something to discard
    (R76).
    """
    state = course.state
    dealer = Dealer(course)
    _fill_customs_offices(course, dealer)
    lanes: list[Lane[CouncilQuestion, Keep | Discard]] = []
    for seat in clockwise(state.table.picks[-1].seat, len(dealer.players)):
        player = dealer.players[seat]
        drawn = in_table_order(dealer.draw(cards_to_draw(state, seat)))
        keep = cards_kept(player)
        discard = len(drawn) - keep
        if discard > 0:
            archive = "archive" in player.active
            lanes.append(lane(seat, ArchiveQuestion(discard) if archive else KeepQuestion(keep)))
            dealer.holdings[seat] = replace(dealer.holdings[seat], drawn=drawn)
        else:
            dealer.take_in(seat, drawn)
            course.tell(Advised(seat, len(drawn), 0))
        dealer.show(seat, drawn)
    dealer.settle()
    if lanes:
        course.push(Advising(tuple(lanes)))


def _fill_customs_offices(course: Course[State], dealer: Dealer) -> None:
    """Lay a good on each that is in force and empty, from the Councillor (B36)."""
    if not course.table.options.expansion:
        return
    for seat in clockwise(course.table.picks[-1].seat, len(dealer.players)):
        if "customs_office" in dealer.players[seat].active and dealer.lay_goods(seat, _ONE_GOOD):
            course.tell(CustomsFilled(seat))


def cards_to_draw(state: State, seat: Seat) -> int:
    """How many cards the seat draws (R71, B22)."""
    pick = state.table.picks[-1]
    return 2 if pick.seat != seat else 8 if pick.library else 5


def cards_kept(player: Player) -> int:
    """How many of the cards drawn the player keeps (R71; two with the Prefecture)."""
    return 2 if "prefecture" in player.active else 1


def asked_keep(state: State, place: AnyLane, frame: KeepQuestion) -> Decision:
    """Which of the cards drawn to keep (D14)."""
    prompt = counting("san-juan-prompt-keep", frame.keep)
    drawn = state.secrets.holdings[place.seat].drawn
    return Decision(place.seat, prompt, of_cards(Keep, drawn, frame.keep))


def asked_archive(state: State, place: AnyLane, frame: ArchiveQuestion) -> Decision:
    """Which cards to discard, of the hand or of those drawn (D15)."""
    holding = state.secrets.holdings[place.seat]
    cards = in_table_order((*holding.hand, *holding.drawn))
    prompt = counting("san-juan-prompt-archive", frame.discard)
    return Decision(place.seat, prompt, of_cards(Discard, cards, frame.discard))


def resolve(course: Course[State], frame: Advising) -> None:
    """Carry the choices out from the Councillor; discards are face down (R74)."""
    dealer = Dealer(course)
    for place in frame.lanes:
        seat, answer = place.seat, place.answers[0]
        holding = dealer.holdings[seat]
        if isinstance(answer, Keep):
            kept = spread(answer.cards)
            discarded = without(holding.drawn, kept)
            own: Event = YouKept(kept, discarded)
        else:
            discarded = spread(answer.cards)
            own = YouDiscarded(discarded)
        hand = without(in_table_order((*holding.hand, *holding.drawn)), discarded)
        dealer.discard(discarded)
        dealer.holdings[seat] = replace(holding, hand=hand, drawn=())
        course.tell(Advised(seat, len(holding.drawn), len(discarded)))
        course.whisper(own, seat)
    dealer.settle()


KEEP_QUESTION = Answering(asked_keep)
ARCHIVE_QUESTION = Answering(asked_archive)
ADVISING = Simultaneous(resolve)
