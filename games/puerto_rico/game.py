"""Puerto Rico as a `Game`: everything put together."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.core.flow import Flow, public_flow
from games.core.forms import Below, Decision
from games.core.game import Game, Options
from games.core.levels import Level
from games.core.model import (
    Action,
    Basis,
    Event,
    Gist,
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
from games.puerto_rico import frames
from games.puerto_rico import story as telling
from games.puerto_rico.actions import (
    AddColonist,
    AnyAction,
    Build,
    DrawTile,
    KeepGuests,
    KeepGuestsAll,
    Load,
    PlacePeople,
    Sell,
    Supply,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.arguments import ARGUMENTS
from games.puerto_rico.content import BUILDINGS, FOREST, GOODS, KINDS, NUMBERS, QUARRY, ROLES
from games.puerto_rico.deal import secrets_dealt
from games.puerto_rico.defaults import default_action
from games.puerto_rico.estimate import FEATURES, WEIGHTS, bases, estimate
from games.puerto_rico.events import AnyEvent, LoadedAtWharf, Sold, SoldAtPost, Supplied
from games.puerto_rico.forecast import forecast
from games.puerto_rico.gist import WEIGHTS as GIST_WEIGHTS
from games.puerto_rico.gist import gist
from games.puerto_rico.labels import PAIRS
from games.puerto_rico.notes import notes_on, printed
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.orders import RULES
from games.puerto_rico.phases import (
    builder,
    captain,
    craftsman,
    draft,
    guests,
    mayor,
    order,
    placement,
    roles,
    settled,
    settler,
    storage,
    trader,
)
from games.puerto_rico.ready import ready_for
from games.puerto_rico.reasons import GAUGES
from games.puerto_rico.scoring import sheets
from games.puerto_rico.setup import set_up
from games.puerto_rico.state import Secrets, State
from games.puerto_rico.usual import habit_of, usual_action
from games.puerto_rico.views import Private, Public

_FLOW: Flow[State] = Flow(
    {
        frames.Rounds: roles.ROUNDS,
        frames.Drafting: draft.DRAFTING,
        frames.Phase: order.PHASE,
        frames.GuestWindow: guests.GUEST_WINDOW,
        frames.SettlerTurns: settler.SETTLER_TURNS,
        frames.HeldTile: settler.HELD_TILE,
        frames.LibraryTile: settled.LIBRARY_TILE,
        frames.LodgeTurns: settled.LODGE_TURNS,
        frames.Boarding: mayor.BOARDING,
        frames.PlacementTurns: placement.PLACEMENT_TURNS,
        frames.Placing: placement.PLACING,
        frames.PlaceQuestion: placement.PLACE_QUESTION,
        frames.NobleQuestion: placement.NOBLE_QUESTION,
        frames.BuilderTurns: builder.BUILDER_TURNS,
        frames.Shortage: builder.SHORTAGE,
        frames.ProductionTurns: craftsman.PRODUCTION_TURNS,
        frames.ExtraGood: craftsman.EXTRA_GOOD,
        frames.TraderTurns: trader.TRADER_TURNS,
        frames.Supplying: captain.SUPPLYING,
        frames.Loading: captain.LOADING,
        frames.Storing: storage.STORING,
        frames.KindsQuestion: storage.KINDS_QUESTION,
        frames.BarrelsQuestion: storage.BARRELS_QUESTION,
    }
)


_TOPICS = (
    "round",
    "building",
    "placement",
    "production",
    "loading",
    "storage",
    "trading",
    "game_end",
    "score",
    "setup",
    "two_players",
    "draft",
    "guests",
    "nobles",
    "forests",
)


_LESSONS = {
    "hacienda": Term("building", "hacienda"),
    "held": Term("building", "forest_house"),
    "tile": Term("role", "settler"),
    "hospice": Term("building", "hospice"),
    "library-tile": Term("building", "library"),
    "lodge": Term("building", "hunting_lodge"),
    "place-people": Term("role", "mayor"),
    "place-nobles": Term("role", "mayor"),
    "person": Term("role", "mayor"),
    "build": Term("role", "builder"),
    "university": Term("building", "university"),
    "extra-good": Term("role", "craftsman"),
    "trade": Term("role", "trader"),
    "land": Term("building", "land_office"),
    "supply": Term("building", "royal_supplier"),
    "load": Term("role", "captain"),
    "store-barrels": Term("role", "captain"),
    "guests": Term("building", "guesthouse"),
}
"""What a question is always about."""


class PuertoRico(Game[State, Public, Private]):
    """Two to five seats, with both expansions (docs/rules/puerto-rico.md)."""

    id = "puerto-rico"
    seats = range(2, 6)
    schema = 1
    options: ClassVar[type[Options]] = PuertoRicoOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = _FLOW
    rules = RULES
    lessons = _LESSONS
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("role", key) for key in ROLES[:-1]],
        *[Term("good", key) for key in GOODS],
        *[Term("tile", key) for key in (QUARRY, FOREST)],
        *[Term("building", key) for key in KINDS],
    )
    badged = frozenset(
        {"building", "place", "good", "barrel", "tile", "cargo", "sale", "land", "standing"}
    )
    keeps_letters = frozenset({"place", "tile"})
    covered = frozenset({PlacePeople})
    paged = frozenset({"cost"})
    stated = frozenset(
        f"puerto-rico-prompt-{key}" for key in ("load", "may-load", "store-kinds", "store-barrels")
    )
    zeal: ClassVar[Mapping[Level, float]] = {Level.EASY: 0.01, Level.NORMAL: 0.01, Level.HARD: 0.03}
    glances = (((12, 1.0),), ((12, 1.0),), ((40, 1.0),))
    trials: ClassVar[Mapping[Level, int]] = {Level.EASY: 24, Level.NORMAL: 32}
    tastes: ClassVar[Mapping[type[Action], int]] = {
        Build: 8,
        TakeTile: 8,
        DrawTile: 3,
        AddColonist: 12,
        TakeGood: 12,
        Sell: 8,
        Load: 6,
        Supply: 4,
        KeepGuests: 3,
        KeepGuestsAll: 3,
    }
    fitted = FEATURES
    weighed = WEIGHTS
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    news_rows = 3
    gist_weights = GIST_WEIGHTS
    slight = frozenset({LoadedAtWharf, Sold, SoldAtPost, Supplied})
    gauges = GAUGES
    arguments = ARGUMENTS
    review_actions = 1_200_000
    has_puzzles = True

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """Roles that so few do without; expansions that are not played with."""
        assert isinstance(options, PuertoRicoOptions)
        has_new, has_nobles = options.exp_new_buildings, options.exp_nobles
        topics = {
            "two_players": seats == 2,
            "draft": has_new,
            "guests": has_new,
            "forests": has_new,
            "nobles": has_nobles,
        }
        sets = {"base": True, "new_buildings": has_new, "nobles": has_nobles}
        roles = NUMBERS[seats].roles
        return frozenset(
            [Term("topic", key) for key, is_used in topics.items() if not is_used]
            + [Term("role", key) for key in ROLES[:-1] if key not in roles]
            + ([] if has_new else [Term("tile", FOREST)])
            + [Term("building", key) for key in KINDS if not sets[BUILDINGS[key].set]]
        )

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The first position."""
        assert isinstance(options, PuertoRicoOptions)
        return self.flow.begin(set_up(seats, options, rng))

    def public(self, state: State) -> Public:
        """What everybody can know."""
        secrets = state.secrets
        is_open = state.table.has_open_points or not state.flow
        return Public(
            flow=public_flow(state.flow),
            table=state.table,
            stack=sum(secrets.stack),
            face_down=sum(secrets.discards),
            scored=tuple([points > 0 for points in secrets.points]),
            points=secrets.points if is_open else None,
        )

    def private(self, state: State, seat: Seat) -> Private:
        """What the seat knows besides."""
        secrets = state.secrets
        top = state.flow[-1] if state.flow else None
        looks = isinstance(top, frames.HeldTile) and top.seat == seat
        return replace(
            super().private(state, seat),
            points=secrets.points[seat],
            looked=secrets.looked[seat],
            held=secrets.held if looks else None,
        )

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer (section 10)."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return None
        ready = ready_for(state, decision)
        return ready[0].action if ready else default_action(state, decision)

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """Whole answers where there are many."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return ()
        return ready_for(state, decision)

    def notes(self, state: State, seat: Seat) -> Notes:
        """Prices, gains, losses and reasons."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required:
            return Notes()
        return notes_on(state, decision)

    def secrets_dealt(self, public: Public, private: Private | None, below: Below) -> Secrets:
        """Secrets that fit the views."""
        return secrets_dealt(public, private, below)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final points."""
        return sheets(state)

    def bases(self, state: State) -> tuple[Basis, ...]:
        """What the estimate weighs."""
        return bases(state)

    def usual(self, state: State, decision: Decision) -> Action | None:
        """Filling circles, keeping the dearest, the best sale."""
        return usual_action(state, decision)

    def habit(self, state: State, decision: Decision, below: Below) -> Action | None:
        """The best of some roles, buildings and loads."""
        return habit_of(state, decision, below)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def fact(self, kind: str, key: Key) -> Message | None:
        """Cost and points of a building."""
        return printed(key) if kind == "building" else None

    def gist(self, heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
        """What became of goods and money, what rivals built and shipped."""
        return gist(heard, reader)

    def favourite(self, event: Event) -> Term | None:
        """What its seat built or used."""
        return telling.favourite(event)

    def opening(self, event: Event) -> Term | None:
        """How a game is begun, for statistics."""
        return telling.opening(event)

    def matters(self, event: Event, reader: Seat) -> int:
        """More what became of the reader's own barrels, most what they have lost unasked."""
        return super().matters(event, reader) + telling.own_weight(event, reader)

    def gained(self, event: Event) -> tuple[tuple[Seat, int], ...]:
        """Points on the table."""
        return telling.gained(event)

    def open_points(self, public: Public) -> tuple[int, ...] | None:
        """All that the game would bring now, where VP lie open; without them nothing tells who is ahead."""
        return None if public.points is None else public.in_sight

    def occasion(self, public: Public) -> Message | None:
        """The round, and who has chosen the role of the phase; the draft comes before the first round."""
        number, phase = public.table.round, public.phase
        if public.stage == "draft":
            return None
        if phase is None:
            return say("puerto-rico-occasion", round=number)
        role, seat = Term("role", phase.role), SeatName(phase.chooser)
        return say("puerto-rico-occasion-role", round=number, role=role, seat=seat)

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
        """Pairs are called by their parts, places by what they are; the rest by its own words."""
        paired = PAIRS.get(kind)
        if paired is not None:
            return paired(key)
        if kind == "place" and key in BUILDINGS:
            return super().label("building", key)
        return super().label("good" if kind == "barrel" else kind, key)


PUERTO_RICO = PuertoRico()
