"""The flow of a game: a stack of frames of which the top one asks.

A frame is a value in the state; what it does stands in its module and is entered in the game's `Flow` once. Pushing a
frame is how an effect asks something and returns. `Together` asks several seats at once, each in a lane of its own, in
secret, and resolves when the last lane ends.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from games.core.forms import Below, Decision, Offer, sample
from games.core.model import Action, Event, Seat, Step, Told, say
from games.core.rng import Chance, Rng


class Frame(Struct, frozen=True, gc=False):
    """A place in the flow. It holds public facts only, unless it is `unfinished`."""

    unfinished: ClassVar[bool] = False
    """One seat's move under construction: published nowhere, taken back freely, told once by the step that ends it."""


F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=Action)


class Lane(Struct, Generic[F, A], frozen=True, gc=False):
    """One seat's part of a simultaneous step."""

    seat: Seat
    start: tuple[F, ...]
    """Its questions, the first one last; public."""

    stack: tuple[F, ...]
    """The questions still to answer; empty when the seat has answered all."""

    answers: tuple[A, ...] = ()
    """In the order given; secret until the step is resolved."""


def lane(seat: Seat, *questions: F) -> Lane[F, Any]:
    """A fresh lane that asks these questions in this order."""
    start = questions[::-1]
    return Lane(seat, start, start)


class Together(Frame, Generic[F, A], frozen=True):
    """Several seats asked at once: any order, secret, reopenable until the last lane ends.

    Invariant: a decision of a lane depends on the state, on that lane and on nothing in the other lanes.
    """

    lanes: tuple[Lane[F, A], ...]


class Reopen(Action, frozen=True, tag="reopen"):
    """Take back one's own answers of a simultaneous step that is still open."""


class HasFlow(Protocol):
    """What the kernel needs of a state."""

    @property
    def rng(self) -> Rng:
        """Where chance stands."""

    @property
    def flow(self) -> tuple[Frame, ...]:
        """The frames, the asking one last; empty when the game is over."""


S = TypeVar("S", bound=HasFlow)


class Course(Generic[S]):
    """One step in the making: the state as it stands, what has been told, whether it is sealed."""

    __slots__ = ("_chance", "_told", "sealed", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.sealed = False
        self._told: list[Told] = []
        self._chance: Chance | None = None

    def change(self, **fields: object) -> None:
        """Give fields of the state new values."""
        state: Any = self.state
        self.state = replace(state, **fields)

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        self._told.append(Told(event))

    def whisper(self, event: Event, *to: Seat) -> None:
        """Tell these seats only."""
        self._told.append(Told(event, to))

    @property
    def chance(self) -> Chance:
        """The state's own chance; what is drawn of it seals the step."""
        if self._chance is None:
            self._chance = Chance(self.state.rng)
        return self._chance

    def below(self, n: int) -> int:
        """An even draw from 0..n-1 of that chance."""
        return self.chance.below(n)

    def push(self, *frames: Frame) -> None:
        """Lay frames on top of the flow; the last one asks first."""
        self.state = _with_flow(self.state, self.state.flow + frames)

    def pop(self) -> None:
        """Take the top frame off."""
        self.state = _with_flow(self.state, self.state.flow[:-1])

    def swap(self, *frames: Frame) -> None:
        """Put frames in the place of the top one."""
        self.state = _with_flow(self.state, self.state.flow[:-1] + frames)

    def step(self) -> Step[S]:
        """What it has come to."""
        if self._chance is not None and self._chance.drawn != self.state.rng.drawn:
            self.change(rng=self._chance.rng)
            self.sealed = True
        return Step(self.state, tuple(self._told), self.sealed)


class Asking:
    """How a frame asks and goes on.

    `asked(state, frame)` gives the required decisions and `chances(state, frame)` the opportunities beside them;
    `plays[type(action)](course, frame, seat, action)` carries an action out; `resume(course, frame)` is called whenever the
    frame has come to the top: it returns True when it has moved on and False when it waits for an answer.
    """

    __slots__ = ("asked", "chances", "plays", "resume")

    def __init__(
        self,
        asked: Callable[..., tuple[Decision, ...]] | None = None,
        plays: Mapping[type[Action], Callable[..., None]] | None = None,
        resume: Callable[..., bool] | None = None,
        chances: Callable[..., tuple[Decision, ...]] | None = None,
    ) -> None:
        self.asked = asked
        self.chances = chances
        self.plays = plays or {}
        self.resume = resume


class Simultaneous:
    """How a `Together` frame resolves: `resolve(course, frame)` runs once all lanes have ended, the frame already
    taken off the flow.
    """

    __slots__ = ("resolve",)

    def __init__(self, resolve: Callable[..., None]) -> None:
        self.resolve = resolve


class Answering:
    """How a question in a lane asks: `asked(state, lane, frame)` gives the seat's decision; the answer is kept in the lane.

    `then(state, lane, frame, action)`, if given, returns further questions for the lane, in the order to be asked.
    """

    __slots__ = ("asked", "then")

    def __init__(
        self, asked: Callable[..., Decision], then: Callable[..., tuple[Frame, ...]] | None = None
    ) -> None:
        self.asked = asked
        self.then = then


Frames: TypeAlias = Mapping[type[Frame], Asking | Simultaneous | Answering]
"""Kinds of frame and what they do."""


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

    def pending(self, state: S) -> tuple[Decision, ...]:
        """All decisions that are open, required ones and opportunities."""
        if not state.flow:
            return ()
        top = state.flow[-1]
        rules = self._asking.get(type(top))
        if rules is not None:
            asked = _required(rules, state, top)
            return asked if rules.chances is None else asked + rules.chances(state, top)
        return tuple([self._lane_decision(state, place) for place in _together(top).lanes])

    def first(self, state: S) -> Decision | None:
        """The first required decision, None when the game is over. For playouts: cheaper than `pending`."""
        if not state.flow:
            return None
        top = state.flow[-1]
        rules = self._asking.get(type(top))
        if rules is not None:
            assert rules.asked is not None, f"{type(top).__name__} neither asks nor goes on"
            return rules.asked(state, top)[0]
        for place in _together(top).lanes:
            if place.stack:
                frame = place.stack[-1]
                return self._lanes[type(frame)].asked(state, place, frame)
        raise AssertionError(f"{type(top).__name__} has no open lane and was not resolved")

    def _lane_decision(self, state: S, place: Lane[Frame, Action]) -> Decision:
        """What the lane's seat is asked: its next question, or whether to reopen."""
        if not place.stack:
            return Decision(place.seat, _REOPEN_PROMPT, _REOPEN_OFFERS, required=False)
        frame = place.stack[-1]
        return self._lanes[type(frame)].asked(state, place, frame)

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
            self._settle(course)
            return course.step()
        together = self._answered(state, _together(top), seat, action)
        if _is_open(together):
            return Step(_with_flow(state, (*state.flow[:-1], together)))
        course = Course(state)
        self._resolve(course, together)
        self._settle(course)
        return course.step()

    def _settle(self, course: Course[S]) -> None:
        """Let frames move on by themselves until one waits for an answer or none is left."""
        while flow := course.state.flow:
            top = flow[-1]
            rules = self._asking.get(type(top))
            if rules is None:
                together = _together(top)
                if _is_open(together):
                    return
                self._resolve(course, together)
            elif rules.resume is None or not rules.resume(course, top):
                return

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

    def answered_by_chance(self, state: S, seats: Iterable[Seat], below: Below) -> S:
        """The state with the open lanes of these seats answered by chance and nothing resolved: for `Game.deal`."""
        for seat in seats:
            together = _together(state.flow[-1])
            place = next(place for place in together.lanes if place.seat == seat)
            place = Lane(seat, place.start, place.start)
            while place.stack:
                place = self._kept(state, place, sample(self._lane_decision(state, place), below))
            lanes = tuple([place if other.seat == seat else other for other in together.lanes])
            state = _with_flow(state, (*state.flow[:-1], replace(together, lanes=lanes)))
        return state


def _required(rules: Asking, state: HasFlow, frame: Frame) -> tuple[Decision, ...]:
    """What the frame asks for the game to go on."""
    assert rules.asked is not None, f"{type(frame).__name__} asks nothing and does not move on"
    return rules.asked(state, frame)


_REOPEN_PROMPT = say("core-prompt-reopen")
_REOPEN_OFFERS = (Offer(Reopen),)


def _with_flow(state: S, flow: tuple[Frame, ...]) -> S:
    """The state with another flow."""
    values: Any = state
    return cast(S, replace(values, flow=flow))


def _is_open(together: Together[Frame, Action]) -> bool:
    """Whether some lane has a question left."""
    for place in together.lanes:
        if place.stack:
            return True
    return False


def _together(frame: Frame) -> Together[Frame, Action]:
    """The frame, known to be a simultaneous one."""
    assert isinstance(frame, Together), f"{type(frame).__name__} is not in the game's flow"
    return frame


def is_unfinished(flow: tuple[Frame, ...]) -> bool:
    """Whether one seat's move is under construction."""
    return bool(flow) and flow[-1].unfinished


def public_flow(flow: tuple[F, ...]) -> tuple[F, ...]:
    """The flow as everybody knows it: moves under construction left out, lanes empty of answers.

    A lane that is done has an empty stack; one that is not stands at its start, however far it is.
    """
    return tuple([_without_answers(frame) for frame in flow if not frame.unfinished])


def _without_answers(frame: F) -> F:
    """The frame with nothing secret in it."""
    if not isinstance(frame, Together):
        return frame
    lanes: tuple[Lane[Any, Any], ...] = tuple(
        [Lane(place.seat, place.start, place.start if place.stack else ()) for place in frame.lanes]
    )
    return replace(frame, lanes=lanes)


def own_lane(flow: tuple[Frame, ...], seat: Seat) -> Lane[Any, Any] | None:
    """The seat's lane in the simultaneous step that is open, with its answers: part of its private view."""
    if not flow or not isinstance(flow[-1], Together):
        return None
    return next((place for place in flow[-1].lanes if place.seat == seat), None)


def with_own_lane(flow: tuple[F, ...], own: Lane[Any, Any] | None) -> tuple[F, ...]:
    """The public flow with the seat's own lane put back in its place."""
    if own is None:
        return flow
    top = flow[-1]
    assert isinstance(top, Together)
    lanes = tuple([own if place.seat == own.seat else place for place in top.lanes])
    return (*flow[:-1], replace(top, lanes=lanes))


def secretly_done(flow: tuple[Frame, ...], besides: Seat | None) -> tuple[Seat, ...]:
    """Seats whose lane is done, its answers unknown to the viewer: they are dealt by chance."""
    if not flow or not isinstance(flow[-1], Together):
        return ()
    return tuple(
        place.seat for place in flow[-1].lanes if not place.stack and place.seat != besides
    )
