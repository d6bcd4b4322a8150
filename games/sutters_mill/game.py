"""Sutter's Mill as the kernel sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.core.flow import Flow
from games.core.forms import Below, Decision, first_answer
from games.core.game import Game, Json, Looks, Options
from games.core.levels import Level
from games.core.model import (
    Action,
    Event,
    Gist,
    Key,
    Message,
    Notes,
    Ready,
    ScoreSheet,
    Seat,
    Step,
    Term,
    say,
)
from games.core.rng import Rng
from games.core.story import Fact, Story
from games.sutters_mill import frames, gist
from games.sutters_mill import story as telling
from games.sutters_mill.actions import AnyAction, EndTurn, LayRest, StopDigging
from games.sutters_mill.arguments import ARGUMENTS
from games.sutters_mill.content import SPACES
from games.sutters_mill.deal import dealt
from games.sutters_mill.estimate import TASTES, estimate
from games.sutters_mill.events import AnyEvent
from games.sutters_mill.forecast import forecast
from games.sutters_mill.notes import decision_notes, laid_label
from games.sutters_mill.options import SuttersMillOptions
from games.sutters_mill.orders import RULES
from games.sutters_mill.phases import acting, digging, rearranging
from games.sutters_mill.reasons import GAUGES
from games.sutters_mill.scoring import score_sheets
from games.sutters_mill.setup import set_up
from games.sutters_mill.state import Secrets, State
from games.sutters_mill.town import has_free_special, is_out
from games.sutters_mill.usual import usual
from games.sutters_mill.views import Private, Public, private_view, public_view

_FLOW: Flow[State] = Flow(
    {
        frames.TurnStart: acting.TURN_START,
        frames.Digging: digging.DIGGING,
        frames.InTown: acting.IN_TOWN,
        frames.Moving: acting.MOVING,
        frames.Rearranging: rearranging.REARRANGING,
    }
)

_TOPICS = (
    "first_turns",
    "turn",
    "prospect",
    "business",
    "town",
    "prices",
    "build_up",
    "tear_down",
    "cards",
    "certificates",
    "specials",
    "adventurer",
    "prospectors",
    "vein",
    "end",
)


class SuttersMill(Game[State, Public, Private]):
    """Two to four seats (docs/rules/sutters-mill.md)."""

    id = "sutters-mill"
    seats = range(2, 5)
    schema = 1
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {}
    options: ClassVar[type[Options]] = SuttersMillOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = _FLOW
    rules = RULES
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("space", key) for key in SPACES],
    )
    tastes = TASTES
    glances = (((12, 1.0),),)
    looks: ClassVar[Mapping[Level, Looks]] = {Level.HARD: ((3, 0.2), (12, 0.4), (24, 0.4))}
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    gist_weights = gist.WEIGHTS
    news_rows = 3
    gauges = GAUGES
    arguments = ARGUMENTS
    review_actions = 1_500_000

    def keeps_order(self, options: Options) -> bool:
        """The players sit as they joined; who begins is drawn (S7)."""
        return True

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The first position."""
        return self.flow.begin(set_up(seats, rng))

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer: do no more, leave cards as they lie; what is lifted is put down anywhere."""
        decision = self.decision(state, seat)
        if decision is None:
            return None
        offered = [offer.action for offer in decision.offers]
        for action in (EndTurn, StopDigging, LayRest):
            if action in offered:
                return action()
        return first_answer(decision)

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """The end of the turn, where whoever knows the game would go on no more; not before what is free has been done."""
        decision = self.decision(state, seat)
        if decision is None or has_free_special(state.table):
            return ()
        if not isinstance(self.usual(state, decision), EndTurn):
            return ()
        return (Ready(EndTurn(), say("sutters-mill-verb-end-turn")),)

    def notes(self, state: State, seat: Seat) -> Notes:
        """Prices and what stands where."""
        decision = self.decision(state, seat)
        return decision_notes(state, decision) if decision is not None else Notes()

    def public(self, state: State) -> Public:
        """What everybody can know."""
        return public_view(state)

    def private(self, state: State, seat: Seat) -> Private:
        """The own gold."""
        return private_view(state, seat)

    def secrets_dealt(self, public: Public, private: Private | None, below: Below) -> Secrets:
        """Values of the counters taken."""
        return dealt(public, private, below)

    def is_out(self, public: Public, seat: Seat) -> bool:
        """Whether all its prospectors have gone home (R47)."""
        return is_out(public.table.players[seat])

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final points."""
        return score_sheets(state)

    def usual(self, state: State, decision: Decision) -> Action | None:
        """What stands out."""
        return usual(state, decision)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def gist(self, heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
        """What came of certificates, and the gold that rivals took."""
        return gist.gist(heard, reader)

    def forecast(self, public: Public, private: Private, decision: Decision) -> Message | None:
        """What people forget."""
        return forecast(public, private, decision)

    def favourite(self, event: Event) -> Term | None:
        """What its seat built or used."""
        return telling.favourite(event)

    def opening(self, event: Event) -> Term | None:
        """How a game is begun, for statistics."""
        return telling.opening(event)

    def ending(self, story: Story) -> Message | None:
        """What ended it."""
        return telling.ending(story)

    def facts(self, story: Story) -> tuple[Fact, ...]:
        """What it is remembered for."""
        return telling.facts(story)

    def label(self, kind: str, key: Key) -> Message:
        """A card in a stack is called by its rank and its owner."""
        return laid_label(key) if kind == "laid" else super().label(kind, key)


SUTTERS_MILL = SuttersMill()
"""The one value of the game: it holds nothing."""
