"""The Producer phase (R50 to R55)."""

from collections.abc import Mapping

from games.core.flow import Answering, Course, Lane, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Key, Seat
from games.san_juan.actions import Amounts, Produce
from games.san_juan.content import GOOD_OF
from games.san_juan.events import NobodyProduced, Produced
from games.san_juan.frames import ProduceQuestion, Producing, SanJuanLane
from games.san_juan.offers import counting, goods_missing, of_goods
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, Stack, State
from games.san_juan.supply import Supply

_WELL_GOODS = 2


def begin_producer(course: Course[State]) -> None:
    """Ask those who have more empty buildings than they may fill; the others fill them all (R54)."""
    state = course.state
    lanes: list[Lane[ProduceQuestion, Produce]] = []
    served: dict[Seat, Amounts] = {}
    for seat in seats_from(state.picks[-1].seat, len(state.players)):
        missing = goods_missing(state.players[seat].city)
        most = producible(state, seat)
        if sum([amount for _, amount in missing]) > most:
            lanes.append(lane(seat, ProduceQuestion(missing, most)))
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
    pick = state.picks[-1]
    privilege = 0 if pick.seat != seat else 2 if pick.library else 1
    return 1 + privilege + ("aqueduct" in state.players[seat].active)


def asked_goods(_state: State, place: SanJuanLane, frame: ProduceQuestion) -> Decision:
    """Which goods to produce (D12)."""
    prompt = counting("san-juan-prompt-produce", frame.most)
    return Decision(place.seat, prompt, of_goods(Produce, frame.goods, 0, frame.most))


def resolve(course: Course[State], frame: Producing) -> None:
    """Serve all: those who answered as they chose, the others as many as they can."""
    answers = {place.seat: place.answers[0].goods for place in frame.lanes}
    for seat, player in enumerate(course.state.players):
        if seat not in answers:
            missing = goods_missing(player.city)
            if missing:
                answers[seat] = missing
    _carry_out(course, answers)


def _carry_out(course: Course[State], chosen: Mapping[Seat, Amounts]) -> None:
    """Lay the goods and draw for the Wells, from the Producer (R53, B12)."""
    supply = Supply(course)
    players = list(course.state.players)
    for seat in seats_from(course.state.picks[-1].seat, len(players)):
        if seat not in chosen:
            continue
        player, made = _with_goods(players[seat], chosen[seat], supply)
        course.tell(Produced(seat, made))
        if "well" in player.active and sum([amount for _, amount in made]) >= _WELL_GOODS:
            player = supply.bonus(player, seat, "well")
        players[seat] = player
    supply.settle(players)


def _with_goods(player: Player, wanted: Amounts, supply: Supply) -> tuple[Player, Amounts]:
    """The player with the goods laid in city order as far as the cards reach (R16), and what has been produced."""
    if not wanted:
        return player, wanted
    left: dict[Key | None, int] = dict(wanted)
    city = list(player.city)
    for number, stack in enumerate(city):
        good = GOOD_OF.get(stack.cards[-1])
        if stack.good is not None or not left.get(good):
            continue
        drawn = supply.draw(1)
        if not drawn:
            break
        left[good] -= 1
        city[number] = Stack(stack.cards, drawn[0], stack.tucked)
    made = tuple([(good, amount - left[good]) for good, amount in wanted if amount > left[good]])
    return Player(player.hand, tuple(city), player.active), made


PRODUCE_QUESTION = Answering(asked_goods)
PRODUCING = Simultaneous(resolve)
