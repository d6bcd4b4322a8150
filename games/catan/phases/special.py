"""The special building phase of 5-6 players (R180-R186)."""

from msgspec.structs import replace

from games.catan.actions import AnswerAhead, EndBuilding, JoinBuilding
from games.catan.events import AnsweredSpecial, KeepsPassing
from games.catan.frames import BuildingAsked, SpecialAnswers, SpecialBuilding
from games.catan.hands import held_by, keep_holding
from games.catan.phases.building import BUILDING, building_offers
from games.catan.state import State, Table
from games.core.flow import Answering, Course, Frames, Lane, Reopen, Simultaneous, lane
from games.core.forms import Decision, Offer, One
from games.core.model import Action, Key, Seat, say
from games.core.turns import clockwise, each_in_turn, next_turn

LEAST_CARDS = 2
"""Nothing costs less (R182)."""

LEAST_SEATS = 5

_ANSWERS = (Offer(JoinBuilding, (One("answer", ("build", "pass"), "special"),)),)
_DONE = Offer(EndBuilding)
_AHEAD: tuple[Key, ...] = ("ask", "build", "pass", "always_pass")
_AHEAD_OFFERS = {
    answer: Offer(
        AnswerAhead,
        (One("answer", tuple([other for other in _AHEAD if other != answer]), "special"),),
    )
    for answer in _AHEAD
}


def others_clockwise(table: Table) -> tuple[Seat, ...]:
    """All but the active player, from the left of that one (R180)."""
    return clockwise(table.active, len(table.players))[1:]


def has_special_phase(state: State) -> bool:
    """Whether the game has the phase at all (R1)."""
    return len(state.table.players) >= LEAST_SEATS


def special_answers(course: Course[State]) -> SpecialAnswers:
    """The question to all who hold enough cards, given answers filled in (R182)."""
    state = course.state
    asked = [
        seat
        for seat in others_clockwise(state.table)
        if sum(state.secrets.players[seat].hand) >= LEAST_CARDS
    ]
    # Answers given ahead may all come out now.
    course.sealed = True
    return SpecialAnswers(tuple([_lane(seat, state.secrets.players[seat].ahead) for seat in asked]))


def _lane(seat: Seat, ahead: Key) -> Lane[BuildingAsked, JoinBuilding | Reopen]:
    """The seat's lane, done if it has answered ahead."""
    fresh: Lane[BuildingAsked, JoinBuilding | Reopen] = lane(seat, BuildingAsked())
    if ahead == "ask":
        return fresh
    return replace(
        fresh, stack=(), answers=(JoinBuilding("build" if ahead == "build" else "pass"),)
    )


def answer_asked(
    state: State, place: Lane[BuildingAsked, JoinBuilding | Reopen], frame: BuildingAsked
) -> Decision:
    """Build or pass (R182)."""
    return Decision(place.seat, say("catan-prompt-special"), _ANSWERS)


def resolve_answers(course: Course[State], frame: SpecialAnswers) -> None:
    """All answers are shown; the builders act in turn (R182)."""
    builders = []
    for place in frame.lanes:
        answer = place.answers[0]
        assert isinstance(answer, JoinBuilding)
        course.tell(AnsweredSpecial(place.seat, answer.answer == "build"))
        if answer.answer == "build":
            builders.append(place.seat)
    use_up_answers(course)
    if builders:
        course.push(SpecialBuilding(tuple(builders)))


def use_up_answers(course: Course[State]) -> None:
    """Answers given ahead held for this phase; only passing for good goes on, and everybody hears of it (R182)."""
    players = course.state.secrets.players
    if any([player.ahead != "ask" for player in players]):
        # Also of those who were not asked because they hold too few cards: nobody may take back what has shown them.
        course.sealed = True
    for seat, player in enumerate(players):
        if player.ahead == "always_pass":
            course.tell(KeepsPassing(seat))
        elif player.ahead != "ask":
            keep_holding(course, seat, replace(held_by(course, seat), ahead="ask"))


def building_asked(state: State, frame: SpecialBuilding) -> tuple[Decision, ...]:
    """What the builder does (R180, R181)."""
    seat = frame.seat
    return (
        Decision(
            seat, say("catan-prompt-special-building"), (*building_offers(state, seat), _DONE)
        ),
    )


def play_building(
    course: Course[State], frame: SpecialBuilding, seat: Seat, action: Action
) -> None:
    """Build; nobody wins here (R183)."""
    BUILDING[type(action)](course, seat, action)


def play_done(
    course: Course[State], frame: SpecialBuilding, seat: Seat, action: EndBuilding
) -> None:
    """The next builder acts, or the next turn begins."""
    next_turn(course)


def ahead_offer(state: State, seat: Seat) -> list[Offer]:
    """The offer to answer ahead or to change that answer (R182)."""
    return [_AHEAD_OFFERS[state.secrets.players[seat].ahead]] if has_special_phase(state) else []


def play_ahead(course: Course[State], frame: object, seat: Seat, action: AnswerAhead) -> None:
    """Keep the answer for the next phase."""
    keep_holding(course, seat, replace(held_by(course, seat), ahead=action.answer))


SPECIAL_FRAMES: Frames = {
    BuildingAsked: Answering(answer_asked),
    SpecialAnswers: Simultaneous(resolve_answers),
    SpecialBuilding: each_in_turn(
        building_asked,
        {**dict.fromkeys(BUILDING, play_building), EndBuilding: play_done},
        ended=lambda course, frame: None,
    ),
}
