"""The Builder phase: one seat after the other builds or passes (R30, R39)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.san_juan.actions import Build, Pass
from games.san_juan.content import CITY_BUILDINGS
from games.san_juan.costs import buildable, privilege
from games.san_juan.events import GameEnded, Passed
from games.san_juan.frames import BuilderPhase
from games.san_juan.phases.construction import choose_building
from games.san_juan.state import Player, State

_PROMPT = say("san-juan-prompt-build")
_NOTHING = say("san-juan-stands-nothing-to-build")
_PASS = Offer(Pass)


def begin_builder(course: Course[State]) -> None:
    """The Builder is the first to build (R24)."""
    state = course.state
    course.push(BuilderPhase(state.picks[-1].seat, len(state.players)))


def asked_building(state: State, frame: BuilderPhase) -> tuple[Decision, ...]:
    """What to build (D8); asked even if passing is all that is left (R30).

    The prompt is the same then, for it is told to all where it can be guessed; only the seat reads how things stand.
    """
    kinds = buildable(state.players[frame.turn], privilege(state, frame.turn))
    stands = None if kinds else _NOTHING
    return (Decision(frame.turn, _PROMPT, _offers(kinds), stands=stands),)


def _offers(kinds: tuple[Key, ...]) -> tuple[Offer, ...]:
    """To build one of these, or to pass."""
    return (Offer(Build, (One("card", kinds, "card"),)), _PASS) if kinds else (_PASS,)


def play_build(course: Course[State], _frame: BuilderPhase, seat: Seat, action: Build) -> None:
    """Go on to place, goods and payment."""
    choose_building(course, seat, action.card)


def play_pass(course: Course[State], frame: BuilderPhase, seat: Seat, _action: Pass) -> None:
    """Build nothing."""
    course.tell(Passed(seat))
    course.swap(frame.after(len(course.state.players)))


def go_on(course: Course[State], frame: BuilderPhase) -> bool:
    """Wait for whoever has a hand, pass for who has none (R30), end the phase after the last (R39)."""
    if frame.left == 0:
        _end_phase(course, frame)
        return True
    if course.state.players[frame.turn].hand:
        return False
    course.tell(Passed(frame.turn))
    course.swap(frame.after(len(course.state.players)))
    return True


def _end_phase(course: Course[State], frame: BuilderPhase) -> None:
    """End the game (R95), or put the new buildings in force (R6)."""
    if frame.is_last:
        course.tell(GameEnded())
        course.change(flow=())
        return
    state = course.state
    players = tuple([_with_all_active(player) for player in state.players])
    course.change(players=players, flow=state.flow[:-1])


def _with_all_active(player: Player) -> Player:
    """The player with every city building on top in force."""
    tops = [stack.cards[-1] for stack in player.city if stack.cards[-1] in CITY_BUILDINGS]
    if len(tops) == len(player.active):
        return player
    new = [kind for kind in tops if kind not in player.active]
    return Player(player.hand, player.city, (*player.active, *new))


BUILDER_PHASE = Asking(asked_building, {Build: play_build, Pass: play_pass}, go_on)
