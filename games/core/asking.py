"""What the kinds of frame do: ask and go on, resolve a simultaneous step, put a question in a lane."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.core.forms import Decision
from games.core.frames import Frame
from games.core.model import Action


class Asking:
    """How a frame asks and goes on.

    `asked(state, frame)` gives the required decisions and `chances(state, frame)` the opportunities beside them;
    `plays[type(action)](course, frame, seat, action)` carries an action out; `resume(course, frame)` is called whenever the
    frame has come to the top: it returns True when it has moved on and False when it waits for an answer.

    `forced=True`: where the one required decision has a single legal answer and no opportunity stands beside it, nobody is
    asked and the answer is carried out, told as if it had been given. Only for frames whose offers follow from what
    everybody knows: where hidden things leave one way, not asking would tell of them.

    `keeps_open=True`: the answer is asked for all the same where it is of the seat that has just acted and would seal what that
    seat could still take back, as the end of a turn does that is followed by somebody's roll.
    """

    __slots__ = ("asked", "chances", "forced", "keeps_open", "plays", "resume")

    def __init__(
        self,
        asked: Callable[..., tuple[Decision, ...]] | None = None,
        plays: Mapping[type[Action], Callable[..., None]] | None = None,
        resume: Callable[..., bool] | None = None,
        chances: Callable[..., tuple[Decision, ...]] | None = None,
        *,
        forced: bool = False,
        keeps_open: bool = False,
    ) -> None:
        self.asked = asked
        self.chances = chances
        self.forced = forced
        self.keeps_open = keeps_open
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
