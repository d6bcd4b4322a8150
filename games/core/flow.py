"""The flow of a game: a stack of frames of which the top one asks.

A frame is a value in the state; what it does stands in its module and is entered in the game's `Flow` once. Pushing a
frame is how an effect asks something and returns. `Together` asks several seats at once, each in a lane of its own, in
secret, and resolves when the last lane ends. Games import from here what `frames`, `asking`, `course` and `concealing` hold.
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.core.asking import Answering, Asking, Frames, Simultaneous
from games.core.concealing import (
    is_unfinished,
    own_lane,
    public_flow,
    secretly_done,
    with_own_lane,
)
from games.core.course import Course, HasFlow, HasTable, with_flow
from games.core.forms import Below, Decision, Offer, only_answer, sample
from games.core.frames import Frame, Lane, Reopen, Together, as_together, is_open, lane
from games.core.model import Action, Seat, Step, say

__all__ = [
    "Answering",
    "Asking",
    "Course",
    "Flow",
    "Frame",
    "Frames",
    "HasFlow",
    "HasTable",
    "Lane",
    "Reopen",
    "Simultaneous",
    "Together",
    "is_unfinished",
    "lane",
    "own_lane",
    "public_flow",
    "secretly_done",
    "with_own_lane",
]

S = TypeVar("S", bound=HasFlow)


class Flow(Generic[S]):
    """All frames of a game with what they do."""

    def __init__(self, frames: Frames) -> None:
        self._asking = {kind: rules for kind, rules in frames.items() if isinstance(rules, Asking)}
        self._together = {
            kind: rules for kind, rules in frames.items() if isinstance(rules, Simultaneous)
        }
        self._lanes = {
            kind: rules for kind, rules in frames.items() if isinstance(rules, Answering)
        }
        self._still = frozenset(
            [kind for kind, rules in self._asking.items() if not rules.resume and not rules.forced]
        )
        """Kinds of frame that wait for an answer whenever they are on top."""

    @property
    def askers(self) -> tuple[type[Frame], ...]:
        """Kinds of frame with which the game stands and waits for an answer."""
        alone = [kind for kind, rules in self._asking.items() if rules.asked is not None]
        return (*alone, *self._together)

    def carries_out(self, frame: Frame, action: type[Action]) -> bool:
        """Whether such an answer can be carried out while that frame stands on top; lanes keep all of theirs."""
        rules = self._asking.get(type(frame))
        return rules is None or action in rules.plays

    def pending(self, state: S) -> tuple[Decision, ...]:
        """All decisions that are open, required ones and opportunities."""
        if not state.flow:
            return ()
        top = state.flow[-1]
        rules = self._asking.get(type(top))
        if rules is not None:
            asked = _required(rules, state, top)
            return asked if rules.chances is None else asked + rules.chances(state, top)
        return tuple([self._lane_decision(state, place) for place in as_together(top).lanes])

    def decision(self, state: S, seat: Seat) -> Decision | None:
        """The one of those that is the seat's; of the others only as much is looked at as must be."""
        if not state.flow:
            return None
        top = state.flow[-1]
        rules = self._asking.get(type(top))
        if rules is None:
            lanes = as_together(top).lanes
            return next(
                (self._lane_decision(state, place) for place in lanes if place.seat == seat), None
            )
        for decision in _required(rules, state, top):
            if decision.seat == seat:
                return decision
        chances = () if rules.chances is None else rules.chances(state, top)
        return next((decision for decision in chances if decision.seat == seat), None)

    def first(self, state: S) -> Decision | None:
        """The first required decision, None when the game is over. For playouts: cheaper than `pending`."""
        flow = state.flow
        if not flow:
            return None
        top = flow[-1]
        rules = self._asking.get(type(top))
        if rules is not None:
            assert rules.asked is not None, f"{type(top).__name__} neither asks nor goes on"
            return rules.asked(state, top)[0]
        for place in as_together(top).lanes:
            if place.stack:
                return self._lane_decision(state, place)
        raise AssertionError(f"{type(top).__name__} has no open lane and was not resolved")

    def _lane_decision(self, state: S, place: Lane[Frame, Action]) -> Decision:
        """What the lane's seat is asked: its next question, or whether to reopen."""
        if not place.stack:
            return Decision(place.seat, _REOPEN_PROMPT, _REOPEN_OFFERS, required=False)
        frame = place.stack[-1]
        decision = self._lanes[type(frame)].asked(state, place, frame)
        return replace(decision, reopens=True) if place.answers else decision

    def answered(self, state: S, seat: Seat) -> tuple[tuple[Decision, Action], ...]:
        """What the seat was asked in the simultaneous step that is open and what it has answered, in order.

        As secret as the lane. Empty where no such step is open.
        """
        own = own_lane(state.flow, seat)
        if own is None:
            return ()
        told = []
        place: Lane[Any, Any] = Lane(seat, own.start, own.start)
        for action in own.answers:
            told.append((self._lane_decision(state, place), action))
            place = self._kept(state, place, action)
        return tuple(told)

    def begin(self, course: Course[S]) -> Step[S]:
        """Move on to the first question: ends a set-up."""
        self._settle(course)
        return course.step()

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """Carry out an action that is known to be offered, and move on to the next question."""
        top = state.flow[-1]
        rules = self._asking.get(type(top))
        if rules is not None:
            course = Course(state)
            rules.plays[type(action)](course, top, seat, action)
            flow = course.state.flow
            if flow and type(flow[-1]) not in self._still:
                self._settle(course, seat)
            return course.step()
        together = self._answered(state, as_together(top), seat, action)
        if is_open(together):
            return Step(with_flow(state, (*state.flow[:-1], together)))
        course = Course(state)
        self._resolve(course, together)
        self._settle(course)
        return course.step()

    def _settle(self, course: Course[S], actor: Seat | None = None) -> None:
        """Let frames move on by themselves until one waits for an answer or none is left.

        Where frames keep open what their actor may still take back, the actor is asked for the one answer that would seal it.
        """
        while flow := course.state.flow:
            top = flow[-1]
            rules = self._asking.get(type(top))
            if rules is None:
                together = as_together(top)
                if is_open(together):
                    return
                self._resolve(course, together)
            elif rules.resume is not None and rules.resume(course, top):
                continue
            elif (
                not rules.forced
                or self._is_kept_open(course, rules, top, actor)
                or not _is_forced_on(course, rules, top)
            ):
                return

    def _is_kept_open(
        self, course: Course[S], rules: Asking, frame: Frame, actor: Seat | None
    ) -> bool:
        """Whether the forced answer is the actor's own and would seal what could be taken back, or end the game."""
        if not rules.keeps_open or not course.is_open:
            return False
        if _required(rules, course.state, frame)[0].seat != actor:
            return False
        ahead = Course(course.state)
        if not _is_forced_on(ahead, rules, frame):
            return False
        self._settle(ahead)
        return not (ahead.is_open and ahead.state.flow)

    def _resolve(self, course: Course[S], together: Together[Frame, Action]) -> None:
        """Take the simultaneous step on top off the flow and carry its answers out."""
        course.pop()
        # The answers of others come out with the last one: nobody may take back alone what has shown them.
        course.sealed = course.sealed or len(together.lanes) > 1
        self._together[type(together)].resolve(course, together)

    def _answered(
        self, state: S, together: Together[Frame, Action], seat: Seat, action: Action
    ) -> Together[Frame, Action]:
        """The simultaneous step with the seat's answer kept in its lane."""
        lanes = list(together.lanes)
        for number, place in enumerate(lanes):
            if place.seat == seat:
                lanes[number] = self._kept(state, place, action)
                break
        return replace(together, lanes=tuple(lanes))

    def _kept(self, state: S, place: Lane[Frame, Action], action: Action) -> Lane[Frame, Action]:
        """The lane after the answer."""
        if type(action) is Reopen:
            return Lane(place.seat, place.start, place.start)
        frame = place.stack[-1]
        then = self._lanes[type(frame)].then
        kept = Lane(place.seat, place.start, place.stack[:-1], (*place.answers, action))
        if then is None:
            return kept
        return replace(kept, stack=kept.stack + then(state, kept, frame, action)[::-1])

    def own_unfinished(self, state: S, seat: Seat) -> tuple[Any, ...]:
        """The seat's move under construction: part of its private view. It is that of the seat which is asked."""
        if not is_unfinished(state.flow):
            return ()
        asked = self.first(state)
        if asked is None or asked.seat != seat:
            return ()
        return tuple([frame for frame in state.flow if frame.unfinished])

    def answered_by_chance(self, state: S, seats: Iterable[Seat], below: Below) -> S:
        """The state with the open lanes of these seats answered by chance and nothing resolved: for `Game.deal`."""
        for seat in seats:
            together = as_together(state.flow[-1])
            place = next(place for place in together.lanes if place.seat == seat)
            place = Lane(seat, place.start, place.start)
            while place.stack:
                place = self._kept(state, place, sample(self._lane_decision(state, place), below))
            lanes = tuple([place if other.seat == seat else other for other in together.lanes])
            state = with_flow(state, (*state.flow[:-1], replace(together, lanes=lanes)))
        return state


def _is_forced_on(course: Course[Any], rules: Asking, frame: Frame) -> bool:
    """Whether the only answer that there was to the frame's question has been carried out."""
    state = course.state
    asked = _required(rules, state, frame)
    if len(asked) != 1 or (rules.chances is not None and rules.chances(state, frame)):
        return False
    action = only_answer(asked[0])
    if action is None:
        return False
    rules.plays[type(action)](course, frame, asked[0].seat, action)
    assert course.state is not state, f"{type(frame).__name__} would be forced for ever"
    # Cancelling takes back to the base of a move: it must have been its seat's own step.
    assert frame.unfinished or not is_unfinished(course.state.flow), "a forced move is unfinished"
    return True


def _required(rules: Asking, state: HasFlow, frame: Frame) -> tuple[Decision, ...]:
    """What the frame asks for the game to go on."""
    assert rules.asked is not None, f"{type(frame).__name__} asks nothing and does not move on"
    return rules.asked(state, frame)


_REOPEN_PROMPT = say("core-prompt-reopen")
_REOPEN_OFFERS = (Offer(Reopen),)
