"""The Councillor phase (R70 to R76)."""

from games.core.flow import Answering, Course, Lane, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Event, Seat
from games.san_juan.actions import Discard, Keep
from games.san_juan.content import in_table_order, spread, without
from games.san_juan.events import Advised, YouDiscarded, YouKept
from games.san_juan.frames import (
    Advising,
    ArchiveQuestion,
    CouncilQuestion,
    KeepQuestion,
    SanJuanLane,
)
from games.san_juan.offers import counting, of_cards
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, State
from games.san_juan.supply import Supply


def begin_councillor(course: Course[State]) -> None:
    """Draw for all from the Councillor (R71), then ask those who have something to discard (R76)."""
    state = course.state
    supply = Supply(course)
    players = list(state.players)
    lanes: list[Lane[CouncilQuestion, Keep | Discard]] = []
    for seat in seats_from(state.picks[-1].seat, len(players)):
        player = players[seat]
        drawn = in_table_order(supply.draw(cards_to_draw(state, seat)))
        keep = cards_kept(player)
        discard = len(drawn) - keep
        if discard > 0:
            archive = "archive" in player.active
            supply.show(seat, drawn)
            lanes.append(lane(seat, ArchiveQuestion(discard) if archive else KeepQuestion(keep)))
            players[seat] = Player(player.hand, player.city, player.active, drawn)
        else:
            hand = in_table_order((*player.hand, *drawn))
            players[seat] = Player(hand, player.city, player.active)
            course.tell(Advised(seat, len(drawn), 0))
            supply.show(seat, drawn)
    if lanes:
        supply.settle(players, flow=(*state.flow, Advising(tuple(lanes))))
    else:
        supply.settle(players)


def cards_to_draw(state: State, seat: Seat) -> int:
    """How many cards the seat draws (R71, B22)."""
    pick = state.picks[-1]
    return 2 if pick.seat != seat else 8 if pick.library else 5


def cards_kept(player: Player) -> int:
    """How many of the cards drawn the player keeps (R71; two with the Prefecture)."""
    return 2 if "prefecture" in player.active else 1


def asked_keep(state: State, place: SanJuanLane, frame: KeepQuestion) -> Decision:
    """Which of the cards drawn to keep (D14)."""
    prompt = counting("san-juan-prompt-keep", frame.keep)
    return Decision(place.seat, prompt, of_cards(Keep, state.players[place.seat].drawn, frame.keep))


def asked_archive(state: State, place: SanJuanLane, frame: ArchiveQuestion) -> Decision:
    """Which cards of hand and draw to discard (D15)."""
    player = state.players[place.seat]
    prompt = counting("san-juan-prompt-archive", frame.discard)
    cards = in_table_order((*player.hand, *player.drawn))
    return Decision(place.seat, prompt, of_cards(Discard, cards, frame.discard))


def resolve(course: Course[State], frame: Advising) -> None:
    """Discard what nobody kept, from the Councillor."""
    supply = Supply(course)
    players = list(course.state.players)
    for place in frame.lanes:
        seat = place.seat
        player = players[seat]
        answer = place.answers[0]
        if isinstance(answer, Keep):
            kept = spread(answer.cards)
            discarded = without(player.drawn, kept)
            hand = in_table_order((*player.hand, *kept))
            own: Event = YouKept(kept, discarded)
        else:
            discarded = spread(answer.cards)
            hand = without(in_table_order((*player.hand, *player.drawn)), discarded)
            own = YouDiscarded(discarded)
        supply.discard(discarded)
        players[seat] = Player(hand, player.city, player.active)
        course.tell(Advised(seat, len(player.drawn), len(discarded)))
        course.whisper(own, seat)
    supply.settle(players)


KEEP_QUESTION = Answering(asked_keep)
ARCHIVE_QUESTION = Answering(asked_archive)
ADVISING = Simultaneous(resolve)
