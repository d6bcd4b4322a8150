"""San Juan as a `Game`: everything put together."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from games.core.flow import Flow
from games.core.game import Game, Json, Options
from games.core.model import Action, Key, Message, Notes, ScoreSheet, Seat, Step, Term, say
from games.core.rng import Rng
from games.san_juan import dealing, frames
from games.san_juan.actions import SanJuanAction
from games.san_juan.content import KINDS, ROLES
from games.san_juan.defaults import default_action
from games.san_juan.estimate import estimate
from games.san_juan.events import SanJuanEvent
from games.san_juan.notes import notes_on, printed
from games.san_juan.phases import (
    builder,
    construction,
    councillor,
    producer,
    roles,
    round_start,
    starting_hand,
    trader,
)
from games.san_juan.scoring import sheets
from games.san_juan.setup import set_up
from games.san_juan.state import SanJuanOptions, State
from games.san_juan.views import PrivateView, PublicView, private_view, public_view

_FLOW: Flow[State] = Flow(
    {
        frames.RoleChoice: roles.ROLE_CHOICE,
        frames.ChapelStep: round_start.CHAPEL_STEP,
        frames.HandLimitStep: round_start.HAND_LIMIT_STEP,
        frames.BuilderPhase: builder.BUILDER_PHASE,
        frames.ChoosingPlace: construction.CHOOSING_PLACE,
        frames.ChoosingGoods: construction.CHOOSING_GOODS,
        frames.Paying: construction.PAYING,
        frames.StartingHands: starting_hand.STARTING_HANDS,
        frames.StartingQuestion: starting_hand.STARTING_QUESTION,
        frames.Tucking: round_start.TUCKING,
        frames.TuckQuestion: round_start.TUCK_QUESTION,
        frames.Discarding: round_start.DISCARDING,
        frames.LimitQuestion: round_start.LIMIT_QUESTION,
        frames.Producing: producer.PRODUCING,
        frames.ProduceQuestion: producer.PRODUCE_QUESTION,
        frames.Selling: trader.SELLING,
        frames.SellQuestion: trader.SELL_QUESTION,
        frames.Advising: councillor.ADVISING,
        frames.KeepQuestion: councillor.KEEP_QUESTION,
        frames.ArchiveQuestion: councillor.ARCHIVE_QUESTION,
    }
)

_TOPICS = ("round", "building", "goods", "hand_limit", "game_end", "starting_hand", "two_players")


class SanJuan(Game[State, PublicView, PrivateView]):
    """The base game for two to four seats (docs/rules/san-juan.md)."""

    id = "san-juan"
    seats = range(2, 5)
    schema = 1
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {}
    options: ClassVar[type[Options]] = SanJuanOptions
    state_type = State
    public_type = PublicView
    private_type = PrivateView
    action_type = SanJuanAction
    event_type = SanJuanEvent
    flow = _FLOW
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("role", key) for key in ROLES],
        *[Term("card", key) for key in KINDS],
    )
    badged = frozenset({"card", "good", "place", "role"})

    def fact(self, kind: str, key: Key) -> Message | None:
        """Cost and points of a card."""
        return printed(key) if kind == "card" else None

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The first position."""
        assert isinstance(options, SanJuanOptions)
        return self.flow.begin(set_up(seats, options, rng))

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer (§10)."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return None
        return default_action(state, decision)

    def notes(self, state: State, seat: Seat) -> Notes:
        """Prices, gains and reasons."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return Notes()
        return notes_on(state, decision)

    def public(self, state: State) -> PublicView:
        """What everybody can know."""
        return public_view(state)

    def private(self, state: State, seat: Seat) -> PrivateView:
        """What the seat knows besides."""
        return private_view(state, seat)

    def deal(self, public: PublicView, private: PrivateView | None, rng: Rng) -> State:
        """A state that fits the views."""
        return dealing.deal(self.flow, public, private, rng)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final points."""
        return sheets(state)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def label(self, kind: str, key: Key) -> Message:
        """A place to build over is called by its building and number; the rest by its own words."""
        building, _, number = key.partition("@")
        if number:
            return say("san-juan-place-over", card=Term("card", building), number=int(number))
        return super().label(kind, key)


SAN_JUAN = SanJuan()
