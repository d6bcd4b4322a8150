"""San Juan as a `Game`: everything put together."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from games.core.flow import Flow, own_lane
from games.core.forms import Below, Decision
from games.core.game import Game, Json, Looks, Options
from games.core.keys import first_and_rest
from games.core.levels import Level
from games.core.model import (
    Action,
    Basis,
    Event,
    Key,
    Message,
    Notes,
    Ready,
    ScoreSheet,
    Seat,
    SeatName,
    Step,
    Term,
    say,
)
from games.core.rng import Rng
from games.core.story import Fact, Story
from games.san_juan import frames
from games.san_juan import story as telling
from games.san_juan.actions import AnyAction
from games.san_juan.arguments import ARGUMENTS
from games.san_juan.content import KINDS, ROLES, UNSEEN, kinds
from games.san_juan.deal import secrets_dealt
from games.san_juan.defaults import default_action
from games.san_juan.estimate import FEATURES, WEIGHTS, bases, estimate
from games.san_juan.events import AnyEvent, HandDealt, Produced, Sold
from games.san_juan.forecast import forecast
from games.san_juan.migrations import MIGRATIONS
from games.san_juan.notes import notes_on, printed
from games.san_juan.options import SanJuanOptions
from games.san_juan.orders import RULES
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
from games.san_juan.ready import ready_for
from games.san_juan.reasons import GAUGES
from games.san_juan.scoring import sheets
from games.san_juan.setup import set_up
from games.san_juan.state import Secrets, State
from games.san_juan.usual import habit_of, usual_action
from games.san_juan.views import Private, Public, public_view

_FLOW: Flow[State] = Flow(
    {
        frames.RoleChoice: roles.ROLE_CHOICE,
        frames.OfficeStep: round_start.OFFICE_STEP,
        frames.Swapping: round_start.SWAPPING,
        frames.SwapQuestion: round_start.SWAP_QUESTION,
        frames.TuckStep: round_start.TUCK_STEP,
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

_LESSONS = {
    "swap": Term("card", "office"),
    "role-or-library": Term("card", "library"),
    "archive": Term("card", "archive"),
}
"""What a question is always about."""

_TOPICS = (
    "round",
    "building",
    "goods",
    "hand_limit",
    "game_end",
    "starting_hand",
    "two_players",
    "expansion",
)


class SanJuan(Game[State, Public, Private]):
    """The game for two to four seats, with or without The New Buildings (docs/rules/san-juan.md)."""

    id = "san-juan"
    seats = range(2, 5)
    schema = 3
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = MIGRATIONS
    options: ClassVar[type[Options]] = SanJuanOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = _FLOW
    rules = RULES
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("role", key) for key in ROLES],
        *[Term("card", key) for key in KINDS],
    )
    lessons = _LESSONS
    badged = frozenset({"card", "good", "place", "role"})
    pictured = frozenset({HandDealt})
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    news_rows = 3
    keeps_letters = frozenset({"card", "good"})
    glances = (((2, 1.0),), ((12, 1.0),))
    looks: ClassVar[Mapping[Level, Looks]] = {Level.HARD: ((3, 0.2), (12, 0.4), (24, 0.4))}
    zeal: ClassVar[Mapping[Level, float]] = {Level.HARD: 0.06}
    tells_as_happened = True
    gauges = GAUGES
    arguments = ARGUMENTS
    has_puzzles = True
    fitted = FEATURES
    weighed = WEIGHTS
    review_actions = 1_600_000

    def fact(self, kind: str, key: Key) -> Message | None:
        """Cost and points of a card."""
        return printed(key) if kind == "card" else None

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """Variants and cards that are not played with."""
        assert isinstance(options, SanJuanOptions)
        topics = {
            "starting_hand": options.starting_hand_variant,
            "two_players": seats == 2,
            "expansion": options.expansion or options.extra_production,
        }
        return frozenset(
            [Term("topic", key) for key, is_used in topics.items() if not is_used]
            + [Term("card", key) for key in KINDS if key not in kinds(options)]
        )

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

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """Sell all, produce all, pay as cheaply as possible."""
        decision = self.decision(state, seat)
        return ready_for(state, decision) if decision is not None and decision.required else ()

    def notes(self, state: State, seat: Seat) -> Notes:
        """Prices, gains and reasons."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return Notes()
        return notes_on(state, decision)

    def public(self, state: State) -> Public:
        """What everybody can know."""
        return public_view(state)

    def private(self, state: State, seat: Seat) -> Private:
        """What the seat knows besides."""
        holding = state.secrets.holdings[seat]
        return Private(
            seat=seat,
            lane=own_lane(state.flow, seat),
            unfinished=self.flow.own_unfinished(state, seat),
            hand=holding.hand,
            drawn=holding.drawn,
            tucked=tuple([pair for pair in holding.tucked if pair[0] not in UNSEEN]),
            unseen=tuple([(kind, len(cards)) for kind, cards in holding.tucked if kind in UNSEEN]),
        )

    def secrets_dealt(self, public: Public, private: Private | None, below: Below) -> Secrets:
        """Hidden cards that fit the views."""
        return secrets_dealt(public, private, below)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final points."""
        return sheets(state)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def bases(self, state: State) -> tuple[Basis, ...]:
        """What the estimate weighs."""
        return bases(state)

    def usual(self, state: State, decision: Decision) -> Action | None:
        """What whoever knows the game does without much thought."""
        return usual_action(state, decision)

    def favourite(self, event: Event) -> Term | None:
        """What its seat built or used."""
        return telling.favourite(event)

    def opening(self, event: Event) -> Term | None:
        """How a game is begun, for statistics."""
        return telling.opening(event)

    def habit(self, state: State, decision: Decision, below: Below) -> Action | None:
        """Roles, too, by what they bring now."""
        return habit_of(state, decision, below)

    def matters(self, event: Event, reader: Seat) -> int:
        """Nothing where nothing was sold or produced."""
        is_nothing = isinstance(event, Sold | Produced) and not event.goods
        return 0 if is_nothing else super().matters(event, reader)

    def gained(self, event: Event) -> tuple[tuple[Seat, int], ...]:
        """Points on the table."""
        return telling.gained(event)

    def open_points(self, public: Public) -> tuple[int, ...]:
        """What the face-up cities bring as they stand."""
        return tuple([public.points(seat) for seat in range(len(public.table.players))])

    def hidden_points(self, public: Public, private: Private, seat: Seat) -> int:
        """Cards under buildings (section 9)."""
        tucked = sum([len(cards) for _, cards in private.tucked])
        return public.points(seat, tucked) - public.points(seat)

    def occasion(self, public: Public) -> Message | None:
        """The round, and who has picked the role of the phase."""
        number, picker = public.table.round, public.picker
        if picker is None:
            return say("san-juan-occasion", round=number)
        role, seat = Term("role", public.phase), SeatName(picker)
        return say("san-juan-occasion-role", round=number, role=role, seat=seat)

    def forecast(self, public: Public, private: Private, decision: Decision) -> Message | None:
        """What people forget."""
        return forecast(public, private, decision)

    def ending(self, story: Story) -> Message | None:
        """What ended it."""
        return telling.ending(story)

    def facts(self, story: Story) -> tuple[Fact, ...]:
        """What it is remembered for."""
        return telling.facts(story)

    def label(self, kind: str, key: Key) -> Message:
        """A place to build over is called by its building and number; the rest by its own words."""
        if kind == "effect":
            return say(f"{super().label('card', key).id}.effect")
        building, number = first_and_rest(key)
        if number:
            return say("san-juan-place-over", card=Term("card", building), number=int(number))
        return super().label(kind, key)


SAN_JUAN = SanJuan()
