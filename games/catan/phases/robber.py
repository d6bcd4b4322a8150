"""A 7 and the robber: discards, the move, the theft (R70-R78)."""

from msgspec.structs import replace

from games.catan.actions import Discard, LetBe, MoveRobber, Steal
from games.catan.content import HAND_LIMIT, RESOURCES
from games.catan.events import Discarded, MovedRobber, Stole, StoleCard, StoleNothing
from games.catan.frames import Discarding, Discards, RobberMoving, Stealing
from games.catan.hands import give, hand_of, only, pay, rows_of
from games.catan.seam import Module, modules_with
from games.catan.state import CITY, NOBODY, State, Table
from games.core.flow import Answering, Asking, Course, Frames, Lane, Simultaneous, lane
from games.core.forms import Decision, Offer, One, Split
from games.core.model import Seat, SeatName, say

_LET_BE = Offer(LetBe)


def discards(state: State) -> Discards:
    """Everybody above the hand limit returns half, rounded down (R70, R73)."""
    held = [(seat, sum(player.hand)) for seat, player in enumerate(state.secrets.players)]
    return Discards(
        tuple([lane(seat, Discarding(count // 2)) for seat, count in held if count > HAND_LIMIT])
    )


def discard_asked(state: State, place: Lane[Discarding, Discard], frame: Discarding) -> Decision:
    """Which cards to return (R72)."""
    rows = rows_of(state.secrets.players[place.seat].hand)
    cards = Split("cards", rows, frame.count, frame.count, "resource")
    roller = SeatName(state.table.active)
    prompt = say("catan-prompt-discard", roller=roller, count=frame.count)
    return Decision(place.seat, prompt, (Offer(Discard, (cards,)),))


def resolve_discards(course: Course[State], frame: Discards) -> None:
    """All discards go to the bank together and are shown (R72)."""
    for place in frame.lanes:
        answer = place.answers[0]
        assert isinstance(answer, Discard)
        cards = hand_of(answer.cards)
        pay(course, place.seat, cards)
        course.tell(Discarded(place.seat, cards))


def move_asked(state: State, frame: RobberMoving) -> tuple[Decision, ...]:
    """Where to put the robber (R74)."""
    table = state.table
    labels = table.board.geometry.labels
    places = One("hex", (*labels[: table.robber], *labels[table.robber + 1 :]), "hex")
    return (
        Decision(table.active, say("catan-prompt-move-robber"), (Offer(MoveRobber, (places,)),)),
    )


def put_robber(course: Course[State], seat: Seat, place: int) -> None:
    """The robber stands there."""
    table = course.table
    board = table.board
    course.state = replace(course.state, table=replace(table, robber=place))
    blocked = tuple(sorted(_owners(course.table) - {seat}))
    told = MovedRobber(
        seat, board.geometry.labels[place], board.terrains[place], blocked, board.numbers[place]
    )
    course.tell(told)


def play_move(course: Course[State], frame: RobberMoving, seat: Seat, action: MoveRobber) -> None:
    """The robber stands there; a theft follows if there is somebody to rob (R74-R76)."""
    put_robber(course, seat, course.state.table.board.geometry.hex_of[action.hex])
    if victims(course.state):
        course.swap(Stealing())
    else:
        course.pop()
        _decided(course, seat, has_stolen=False)


def victims(state: State) -> tuple[Seat, ...]:
    """Opponents with a building at the robber's hex and a card in hand (R75); both are public."""
    table, holdings = state.table, state.secrets.players
    opponents = _owners(table) - {table.active}
    return tuple(sorted([seat for seat in opponents if any(holdings[seat].hand)]))


def _owners(table: Table) -> set[Seat]:
    """Who has a building at the robber's hex."""
    return {
        table.buildings[corner] % CITY
        for corner in table.board.geometry.corners_of_hex[table.robber]
        if table.buildings[corner] != NOBODY
    }


def steal_asked(state: State, frame: Stealing) -> tuple[Decision, ...]:
    """Whom to rob, or nobody (R75, R77)."""
    targets = One("victim", tuple([str(seat) for seat in victims(state)]), "seat")
    offers = (Offer(Steal, (targets,)), _LET_BE)
    return (Decision(state.table.active, say("catan-prompt-steal"), offers),)


def play_steal(course: Course[State], frame: Stealing, seat: Seat, action: Steal) -> None:
    """A card of the victim's hand, each as likely as the other, goes to the thief (R75)."""
    victim = int(action.victim)
    hand = course.state.secrets.players[victim].hand
    place = course.below(sum(hand))
    resource = 0
    while place >= hand[resource]:
        place -= hand[resource]
        resource += 1
    give(course, victim, seat, only(resource, 1))
    course.pop()
    course.tell(Stole(seat, victim))
    course.whisper(StoleCard(seat, victim, RESOURCES[resource]), seat, victim)
    course.sealed = True
    _decided(course, seat, has_stolen=True)


def play_let_be(course: Course[State], frame: Stealing, seat: Seat, action: LetBe) -> None:
    """Nothing is stolen (R75)."""
    course.pop()
    course.tell(StoleNothing(seat))
    _decided(course, seat, has_stolen=False)


def _decided(course: Course[State], seat: Seat, *, has_stolen: bool) -> None:
    """The robber's move is over."""
    for module in modules_with(course.state.table, Module.robbed):
        module.robbed(course, seat, has_stolen=has_stolen)


ROBBER_FRAMES: Frames = {
    Discarding: Answering(discard_asked),
    Discards: Simultaneous(resolve_discards),
    RobberMoving: Asking(move_asked, {MoveRobber: play_move}),
    Stealing: Asking(steal_asked, {Steal: play_steal, LetBe: play_let_be}),
}
