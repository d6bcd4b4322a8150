"""CATAN as the kernel sees it."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from games.catan import story as telling
from games.catan.actions import AnyAction, Discard, FoundingRoad, OfferTrade, Settle
from games.catan.arguments import ARGUMENTS
from games.catan.content import CARDS, RESOURCES, SCENARIOS, TERRAIN_RESOURCE
from games.catan.deal import secrets_dealt
from games.catan.defaults import default_action
from games.catan.estimate import FEATURES, TASTES, WEIGHTS, bases, estimate
from games.catan.events import BuiltCity, BuiltRoad, BuiltSettlement, TurnBegan
from games.catan.forecast import forecast
from games.catan.gist import WEIGHTS as GIST_WEIGHTS
from games.catan.gist import gist
from games.catan.habit import habit_of
from games.catan.migrations import MIGRATIONS
from games.catan.modules.frenemies.part import GUILDS
from games.catan.modules.helpers.part import HELPERS
from games.catan.modules.listed import MODULES
from games.catan.notes import decision_notes, land_label
from games.catan.options import CatanOptions
from games.catan.orders import RULES
from games.catan.phases.cards import CARD_FRAMES
from games.catan.phases.founding import FOUNDING_FRAMES
from games.catan.phases.robber import ROBBER_FRAMES
from games.catan.phases.special import SPECIAL_FRAMES
from games.catan.phases.turn import turn_frames
from games.catan.points import all_public_points, goal
from games.catan.ready import READY_GUESSES, ready_answers
from games.catan.reasons import GAUGES
from games.catan.scoring import score_sheets
from games.catan.seam import join
from games.catan.secretive import known_parts
from games.catan.setup import LARGE_GAME, check_options, set_up
from games.catan.state import Secrets, State
from games.catan.told import AnyEvent
from games.catan.trade.calls import trade_calls, why_not
from games.catan.trade.events import TradedWithBank
from games.catan.trade.lapsing import standing_trades
from games.catan.trade.offers import worthwhile
from games.catan.trade.suggesting import GUESSES, agreed, refused, suggested
from games.catan.usual import usual
from games.catan.views import Private, Public, hidden_points, public_view
from games.core.flow import Flow, own_lane
from games.core.forms import Below, Decision
from games.core.game import Game, Looks, Options
from games.core.keys import Pair, parts_of
from games.core.levels import Level
from games.core.model import (
    Action,
    Basis,
    Call,
    Event,
    Gist,
    Key,
    Lapsing,
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
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.story import Fact, Gain, Story

join(*MODULES)


_LESSONS = {
    "free-road": Term("card", "road_building"),
    "second-free-road": Term("card", "road_building"),
    "monopolise": Term("card", "monopoly"),
    "take-plenty": Term("card", "year_of_plenty"),
    "favor-card": Term("guild", "merchants"),
    "favor-road": Term("guild", "road_builders"),
    "mayor": Term("helper", "mayor"),
    "general": Term("helper", "general"),
    "general-keeps": Term("helper", "general"),
    "return-card": Term("helper", "merchant"),
    "demand-again": Term("helper", "merchant"),
    "demand-again-empty": Term("helper", "merchant"),
    "move-road": Term("helper", "explorer"),
    "keep-card": Term("helper", "sage"),
    "take-from-hand": Term("helper", "noblewoman"),
}
"""What a question is always about."""


class Catan(Game[State, Public, Private]):
    """The base game for 3-4 and for 5-6 players."""

    id = "catan"
    seats = range(3, 7)
    schema = 6
    migrations: ClassVar = MIGRATIONS
    options = CatanOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = Flow[State](
        {
            **FOUNDING_FRAMES,
            **turn_frames(),
            **ROBBER_FRAMES,
            **CARD_FRAMES,
            **SPECIAL_FRAMES,
            **{kind: rules for module in MODULES for kind, rules in module.frames.items()},
        }
    )
    places = frozenset({"corner", "path", "hex"})
    slight = telling.SLIGHT
    confirmed = frozenset({TradedWithBank, BuiltRoad, BuiltSettlement, BuiltCity})
    pictured = frozenset({TurnBegan})
    fitted = FEATURES
    weighed = WEIGHTS
    tastes: ClassVar = {
        **TASTES,
        **{kind: taste for module in MODULES for kind, taste in module.tastes.items()},
    }
    looks: ClassVar[Mapping[Level, Looks]] = {Level.NORMAL: ((3, 0.4), (12, 0.6))}
    trials: ClassVar[Mapping[Level, int]] = {Level.NORMAL: 32}
    by_hand = frozenset({FoundingRoad, Settle})
    rules = RULES
    lessons = _LESSONS
    topics = (
        *[
            Term("topic", key)
            for key in (
                "founding",
                "turn",
                "pips",
                "building",
                "trade",
                "robber",
                "roads",
                "special",
                "scenario",
                "erie",
                "helpers",
                "frenemies",
                "end",
            )
        ],
        *[Term("resource", key) for key in RESOURCES],
        *[Term("terrain", key) for key in (*TERRAIN_RESOURCE, "desert")],
        *[Term("card", key) for key in CARDS],
        *[Term("helper", key) for key in HELPERS],
        *[Term("guild", key) for key in GUILDS],
    )
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    gist_weights = GIST_WEIGHTS
    news_rows = 3
    weighed_ready = frozenset({Discard})
    put_aside = frozenset({OfferTrade})
    gauges = GAUGES
    arguments = ARGUMENTS
    review_actions = 1_400_000

    def check(self, seats: int, options: Options) -> Message | None:
        """Why this combination is impossible (1.1)."""
        assert isinstance(options, CatanOptions)
        return super().check(seats, options) or check_options(seats, options)

    def table_options(self) -> CatanOptions:
        """A random island on which everybody founds: the beginners' one is for a first game (5.1)."""
        return CatanOptions(board="random")

    def about(self, seats: int, options: Options) -> Message:
        """What it is, and how many points win with these options (R160)."""
        table = self.setup(seats, options, Rng(bytes(SEED_BYTES))).state.table
        return say("catan-about", points=goal(table))

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """Scenarios and modules that are not played with, and the building phase of larger games."""
        assert isinstance(options, CatanOptions)
        topics = {
            "special": seats >= LARGE_GAME,
            "scenario": options.board in SCENARIOS,
            "erie": options.erie,
            "helpers": options.helpers,
            "frenemies": options.frenemies,
        }
        return frozenset(
            [Term("topic", key) for key, is_used in topics.items() if not is_used]
            + [Term("helper", key) for key in HELPERS if not options.helpers]
            + [Term("guild", key) for key in GUILDS if not options.frenemies]
        )

    def keeps_order(self, options: Options) -> bool:
        """Where the host has chosen so (R3)."""
        assert isinstance(options, CatanOptions)
        return options.seating == "joined"

    def draws_first(self, options: Options) -> bool:
        """Unless the host has named somebody (R7)."""
        assert isinstance(options, CatanOptions)
        return options.first_player == "random"

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The island, and the beginners' pieces where they are used (5)."""
        assert isinstance(options, CatanOptions)
        return self.flow.begin(set_up(seats, options, rng))

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer of an absent player; a founding placement has none (R49)."""
        decision = self.decision(state, seat)
        if decision is None or not decision.required or self.is_by_hand(decision):
            return None
        return default_action(state, decision, Chance(rng).below)

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """What brings points, what to discard, what to take, which trades help the next purchase."""
        decision = self.decision(state, seat)
        if decision is None:
            return ()

        def guesses() -> Sequence[State]:
            return self._guesses(self.public(state), self.private(state, seat), READY_GUESSES)

        return ready_answers(state, decision, self._after, guesses)

    def _guesses(self, public: Public, private: Private, count: int) -> Sequence[State]:
        """So many positions that fit what a seat knows."""
        return [
            self.deal(public, private, Rng(bytes([number] * SEED_BYTES))) for number in range(count)
        ]

    def _after(self, state: State, seat: Seat, action: Action) -> State:
        """The position after that answer."""
        return self.apply(state, seat, action).state

    def notes(self, state: State, seat: Seat) -> Notes:
        """Costs, rates and what is on the places offered."""
        decision = self.decision(state, seat)
        return decision_notes(state, decision) if decision is not None else Notes()

    def public(self, state: State) -> Public:
        """What everybody can know (9)."""
        return public_view(state)

    def private(self, state: State, seat: Seat) -> Private:
        """The own cards and what is under construction (9)."""
        return Private(
            seat=seat,
            lane=own_lane(state.flow, seat),
            unfinished=self.flow.own_unfinished(state, seat),
            holding=state.secrets.players[seat],
            parts=known_parts(state.table, state.secrets, seat),
        )

    def secrets_dealt(self, public: Public, private: Private | None, below: Below) -> Secrets:
        """Hidden hands, cards and answers ahead by chance."""
        return secrets_dealt(public, private, below)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final table (R163)."""
        return score_sheets(state)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def bases(self, state: State) -> tuple[Basis, ...]:
        """What the estimate weighs."""
        return bases(state)

    def usual(self, state: State, decision: Decision) -> Action | None:
        """What an experienced player does at first sight."""
        return usual(state, decision)

    def habit(self, state: State, decision: Decision, below: Below) -> Action | None:
        """As most people play."""
        return habit_of(state, decision, below)

    def approach(
        self,
        public: Public,
        private: Private,
        decision: Decision,
        others: Sequence[Seat],
        made: Collection[Action] = (),
    ) -> Action | None:
        """A simple trade by which both gain (R89)."""
        return suggested(self._guesses(public, private, GUESSES), decision, others, made)

    def agreed(self, public: Public, private: Private, decision: Decision) -> Action | None:
        """The yes to a trade that the seat would offer itself (R91, R92)."""
        return agreed(public.table, decision.seat, private.holding.hand, decision)

    def refused(self, public: Public, action: Action) -> Action | None:
        """The offer of the trade that the answer turns down."""
        return refused(public.table, action)

    def lapsing(self, state: State) -> tuple[Lapsing, ...]:
        """Open offers, calls and proposals (R96)."""
        return standing_trades(state)

    def calls(self, state: State) -> tuple[Call, ...]:
        """Offers to those to whom they are put, and their answers (R89-R93)."""
        return trade_calls(state)

    def why_not(self, state: State, seat: Seat, action: Action) -> Message | None:
        """Which cards are lacking for a trade."""
        return why_not(state, seat, action)

    def worthwhile(self, decision: Decision, people: Collection[Seat]) -> Decision:
        """No call that only robots would hear, nor of cards to give that the seat does not hold."""
        return worthwhile(decision, people)

    def matters(self, event: Event, reader: Seat) -> int:
        """As its kind and points say; to whoever has made an offer or proposal, what became of it."""
        if telling.is_answer(event) and event.happens_to(reader):
            return telling.OWN_TRADE
        return super().matters(event, reader)

    def gist(self, heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
        """The others' rolls in a line, and the own one, what they built, and the robber's ways."""
        return gist(heard, reader)

    def favourite(self, event: Event) -> Term | None:
        """What its seat built or used."""
        return telling.favourite(event)

    def opening(self, event: Event) -> Term | None:
        """How a game is begun, for statistics."""
        return telling.opening(event)

    def gained(self, event: Event) -> tuple[tuple[Seat, int], ...]:
        """Points on the table."""
        return telling.gained(event)

    def gains(self, events: Sequence[Event]) -> tuple[Gain, ...]:
        """Points on the table, awards as they change hands."""
        return telling.gains(events)

    def open_points(self, public: Public) -> tuple[int, ...]:
        """Points that lie open."""
        return tuple(all_public_points(public.table))

    def hidden_points(self, public: Public, private: Private, seat: Seat) -> int:
        """Victory point cards (R136)."""
        return hidden_points(private)

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
        """Places are called by their labels, seats by their players, deals by their two sides, land by its yield."""
        if kind == "offer":
            return say("catan-label-offer", place=key)
        if kind == "roll" or kind in self.places:
            return say("catan-label-place", place=key)
        if kind == "land":
            return land_label(key)
        if kind == "seat":
            return say("catan-label-seat", seat=SeatName(int(key)))
        if kind == "acceptance":
            number, seat = Pair.parse(key)
            return say("catan-label-acceptance", number=number, seat=SeatName(int(seat)))
        if kind == "gift":
            resource, seat = Pair.parse(key)
            given = Term("resource", resource)
            return say("catan-label-gift", resource=given, seat=SeatName(int(seat)))
        if kind in ("deal", "swap"):
            give, take = Pair.parse(key)
            return say("catan-label-deal", give=Term("resource", give), take=Term("resource", take))
        if kind == "instead" and len(parts_of(key)) == 2:
            left_out, put_in = [Term("resource", part) for part in Pair.parse(key)]
            return Message("catan-label-instead", (("give", put_in), ("for", left_out)))
        return super().label(kind, key)


CATAN = Catan()
"""The one value of the game: it holds nothing."""
