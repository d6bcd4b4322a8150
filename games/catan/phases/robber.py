"""A 7 and the robber: discards, the move, the theft (R70-R78)."""

from msgspec.structs import replace

from games.catan.actions import Discard, LetBe, MoveRobber, Steal
from games.catan.awards import with_player
from games.catan.content import HAND_LIMIT, RESOURCES
from games.catan.events import Discarded, MovedRobber, Stole, StoleCard, StoleNothing
from games.catan.hands import hand_of, minus, only, plus, rows_of
from games.catan.state import CITY, NOBODY, Discarding, Discards, RobberMoving, State, Stealing
from games.core.flow import Answering, Asking, Course, Frames, Lane, Simultaneous, lane
from games.core.forms import Decision, Offer, One, Split
from games.core.model import Seat, say

_LET_BE = Offer(LetBe)


def discards(state: State) -> Discards:
    """Everybody above the hand limit returns half, rounded down (R70, R73)."""
    held = [(seat, sum(player.hand)) for seat, player in enumerate(state.players)]
    return Discards(
        tuple([lane(seat, Discarding(count // 2)) for seat, count in held if count > HAND_LIMIT])
    )


def discard_asked(state: State, place: Lane[Discarding, Discard], frame: Discarding) -> Decision:
    """Which cards to return (R72)."""
    cards = Split(
        "cards", rows_of(state.players[place.seat].hand), frame.count, frame.count, "resource"
    )
    return Decision(
        place.seat, say("catan-prompt-discard", count=frame.count), (Offer(Discard, (cards,)),)
    )


def resolve_discards(course: Course[State], frame: Discards) -> None:
    """All discards go to the bank together and are shown (R72)."""
    for place in frame.lanes:
        answer = place.answers[0]
        assert isinstance(answer, Discard)
        cards = hand_of(answer.cards)
        state = course.state
        player = state.players[place.seat]
        player = replace(player, hand=minus(player.hand, cards))
        course.change(players=with_player(state, place.seat, player), bank=plus(state.bank, cards))
        course.tell(Discarded(place.seat, cards))


def move_asked(state: State, frame: RobberMoving) -> tuple[Decision, ...]:
    """Where to put the robber (R74)."""
    labels = state.board.geometry.labels
    places = One("hex", (*labels[: state.robber], *labels[state.robber + 1 :]), "hex")
    return (
        Decision(state.active, say("catan-prompt-move-robber"), (Offer(MoveRobber, (places,)),)),
    )


def play_move(course: Course[State], frame: RobberMoving, seat: Seat, action: MoveRobber) -> None:
    """The robber stands there; a theft follows if there is somebody to rob (R74-R76)."""
    place = course.state.board.geometry.hex_of[action.hex]
    course.change(robber=place)
    course.tell(MovedRobber(seat, action.hex, course.state.board.terrains[place]))
    if victims(course.state):
        course.swap(Stealing())
    else:
        course.pop()


def victims(state: State) -> tuple[Seat, ...]:
    """Opponents with a building at the robber's hex and a card in hand (R75); both are public."""
    owners = {
        state.buildings[corner] % CITY
        for corner in state.board.geometry.corners_of_hex[state.robber]
        if state.buildings[corner] != NOBODY
    }
    return tuple(
        sorted([seat for seat in owners if seat != state.active and any(state.players[seat].hand)])
    )


def steal_asked(state: State, frame: Stealing) -> tuple[Decision, ...]:
    """Whom to rob, or nobody (R75, R77)."""
    targets = One("victim", tuple([str(seat) for seat in victims(state)]), "seat")
    return (Decision(state.active, say("catan-prompt-steal"), (Offer(Steal, (targets,)), _LET_BE)),)


def play_steal(course: Course[State], frame: Stealing, seat: Seat, action: Steal) -> None:
    """A card of the victim's hand, each as likely as the other, goes to the thief (R75)."""
    state = course.state
    victim = int(action.victim)
    robbed, thief = state.players[victim], state.players[seat]
    place = course.below(sum(robbed.hand))
    resource = 0
    while place >= robbed.hand[resource]:
        place -= robbed.hand[resource]
        resource += 1
    card = only(resource, 1)
    state = replace(
        state, players=with_player(state, victim, replace(robbed, hand=minus(robbed.hand, card)))
    )
    course.state = replace(
        state, players=with_player(state, seat, replace(thief, hand=plus(thief.hand, card)))
    )
    course.pop()
    course.tell(Stole(seat, victim))
    course.whisper(StoleCard(seat, victim, RESOURCES[resource]), seat, victim)
    course.sealed = True


def play_let_be(course: Course[State], frame: Stealing, seat: Seat, action: LetBe) -> None:
    """Nothing is stolen (R75)."""
    course.pop()
    course.tell(StoleNothing(seat))


ROBBER_FRAMES: Frames = {
    Discarding: Answering(discard_asked),
    Discards: Simultaneous(resolve_discards),
    RobberMoving: Asking(move_asked, {MoveRobber: play_move}),
    Stealing: Asking(steal_asked, {Steal: play_steal, LetBe: play_let_be}),
}
