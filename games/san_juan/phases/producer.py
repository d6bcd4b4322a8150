"""The Producer phase (R50 to R55)."""

from collections.abc import Mapping

from games.core.flow import Answering, Course, Lane, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Seat
from games.core.turns import clockwise
from games.san_juan.actions import Amounts, Produce
from games.san_juan.dealer import Dealer
from games.san_juan.events import NobodyProduced, Produced
from games.san_juan.frames import AnyLane, ProduceQuestion, Producing
from games.san_juan.offers import counting, goods_missing, of_goods
from games.san_juan.state import State

_WELL_GOODS = 2


def begin_producer(course: Course[State]) -> None:
    """Ask those who have more empty buildings than they may fill, and owners of a Well; the others fill them all (R54)."""
    state = course.state
    lanes: list[Lane[ProduceQuestion, Produce]] = []
    served: dict[Seat, Amounts] = {}
    for seat in clockwise(state.table.picks[-1].seat, len(state.table.players)):
        missing = goods_missing(state.table.players[seat].city)
        most = producible(state, seat)
        empty = sum([amount for _, amount in missing])
        if empty > most or (missing and "well" in state.table.players[seat].active):
            lanes.append(lane(seat, ProduceQuestion(missing, min(most, empty))))
        elif missing:
            served[seat] = missing
    if lanes:
        course.push(Producing(tuple(lanes)))
    elif served:
        _carry_out(course, served)
    else:
        course.tell(NobodyProduced())


def producible(state: State, seat: Seat) -> int:
    """How many goods the seat may produce (R50)."""
    pick = state.table.picks[-1]
    privilege = 0 if pick.seat != seat else 2 if pick.library else 1
    return 1 + privilege + ("aqueduct" in state.table.players[seat].active)


def asked_goods(_state: State, place: AnyLane, frame: ProduceQuestion) -> Decision:
    """Which goods to produce (D12)."""
    prompt = counting("san-juan-prompt-produce", frame.most)
    return Decision(place.seat, prompt, of_goods(Produce, frame.goods, 0, frame.most))


def resolve(course: Course[State], frame: Producing) -> None:
    """Serve all: those who answered as they chose, the others as many as they can."""
    answers = {place.seat: place.answers[0].goods for place in frame.lanes}
    for seat, player in enumerate(course.state.table.players):
        if seat not in answers:
            missing = goods_missing(player.city)
            if missing:
                answers[seat] = missing
    _carry_out(course, answers)


def _carry_out(course: Course[State], chosen: Mapping[Seat, Amounts]) -> None:
    """Lay the goods and draw for the Wells, from the Producer (R53, B12)."""
    dealer = Dealer(course)
    for seat in clockwise(course.state.table.picks[-1].seat, len(dealer.players)):
        if seat not in chosen:
            continue
        made = dealer.lay_goods(seat, chosen[seat]) if chosen[seat] else ()
        course.tell(Produced(seat, made))
        has_well = "well" in dealer.players[seat].active
        if has_well and sum([amount for _, amount in made]) >= _WELL_GOODS:
            dealer.bonus(seat, "well")
    dealer.settle()


PRODUCE_QUESTION = Answering(asked_goods)
PRODUCING = Simultaneous(resolve)
