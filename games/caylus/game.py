"""Caylus as the kernel sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.caylus import briefs, frames
from games.caylus import story as telling
from games.caylus.actions import AnyAction
from games.caylus.arguments import ARGUMENTS
from games.caylus.content import BUILDINGS, CASTLE, JEWELER, SECTIONS
from games.caylus.defaults import default_action
from games.caylus.estimate import TASTES, estimate
from games.caylus.events import AnyEvent, GateMoved, Placed
from games.caylus.forecast import forecast
from games.caylus.migrations import MIGRATIONS
from games.caylus.notes import notes_on
from games.caylus.options import CaylusOptions
from games.caylus.orders import RULES
from games.caylus.phases import (
    activation,
    castle,
    crafts,
    favors,
    placing,
    provost,
    scoring,
    specials,
    visits,
)
from games.caylus.phases.rounds import set_up
from games.caylus.ready import ready_answers
from games.caylus.reasons import GAUGES
from games.caylus.royal_events import BatchesGiven
from games.caylus.scoring import score_sheets
from games.caylus.state import State
from games.caylus.usual import habit_of, usual_action
from games.caylus.views import Private, Public, label_of
from games.core.flow import Flow
from games.core.forms import Below, Decision
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

_TOPICS = (
    "round",
    "income",
    "placing",
    "specials",
    "provost",
    "activation",
    "castle",
    "round_end",
    "favors",
    "building",
    "end",
    "two_players",
    "beginner",
)


_LESSONS = {
    "replace": Term("building", "residence"),
    "gate": Term("building", "gate"),
    "guild": Term("building", "merchants_guild"),
    "joust": Term("building", "joust_field"),
    "inn": Term("building", "inn"),
}
"""What a question is always about."""


LOOKS: Looks = ((3, 0.2), (12, 0.3), (40, 0.25), (80, 0.25))
"""A worker brings something when the whole road has been visited, at the end of the round."""


class Caylus(Game[State, Public, Private]):
    """The game for two to five players (docs/rules/caylus.md)."""

    id = "caylus"
    seats = range(2, 6)
    schema = 4
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = MIGRATIONS
    options = CaylusOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = Flow[State](
        {
            frames.Placing: placing.PLACING,
            frames.Specials: specials.SPECIALS,
            frames.GateChoice: specials.GATE_CHOICE,
            frames.GuildChoice: provost.GUILD_CHOICE,
            frames.JoustChoice: specials.JOUST_CHOICE,
            frames.InnChoice: specials.INN_CHOICE,
            frames.ProvostMoves: provost.PROVOST_MOVES,
            frames.Activation: activation.ACTIVATION,
            frames.Production: visits.PRODUCTION,
            frames.OwnerBonus: visits.OWNER_BONUS,
            frames.Selling: visits.SELLING,
            frames.Peddling: visits.PEDDLING,
            frames.Dealing: visits.DEALING,
            frames.Smelting: visits.SMELTING,
            frames.Works: crafts.WORKS,
            frames.PayingAny: crafts.PAYING_ANY,
            frames.Replacing: crafts.REPLACING,
            frames.CastleTurns: castle.CASTLE_TURNS,
            frames.Batches: castle.BATCHES,
            frames.Scoring: scoring.SCORING,
            frames.Favors: favors.FAVOR_LINES,
            frames.FavorCubes: favors.FAVOR_CUBES,
            frames.Exchanging: favors.EXCHANGING,
        }
    )
    badged = frozenset({"building", "step", "line", "cube", "cubes", "batch", "deal"})
    keeps_letters = badged
    tastes = TASTES
    rules = RULES
    lessons = _LESSONS
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("building", key) for key in (*BUILDINGS, CASTLE)],
        *[Term("section", key) for key in SECTIONS],
    )
    glances = (((12, 1.0),), ((12, 1.0),), ((40, 1.0),))
    looks: ClassVar[Mapping[Level, Looks]] = dict.fromkeys((Level.NORMAL, Level.HARD), LOOKS)
    zeal: ClassVar[Mapping[Level, float]] = dict.fromkeys(Level, 0.02)
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    gist_weights = briefs.WEIGHTS
    routine = frozenset({briefs.Got})
    confirmed = frozenset({Placed, GateMoved, BatchesGiven})
    news_rows = 3
    tells_as_happened = True
    milestones = frozenset({"caylus-prompt-batch", "caylus-prompt-inn"})
    stated = frozenset({"caylus-prompt-provost"})
    gauges = GAUGES
    arguments = ARGUMENTS
    review_actions = 1_800_000
    has_puzzles = True

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """Variants that are not played, and a tile that the host has left out."""
        assert isinstance(options, CaylusOptions)
        used = {
            Term("topic", "two_players"): seats == 2,
            Term("topic", "beginner"): options.favors == "beginner",
            Term("building", JEWELER): options.jeweler,
        }
        return frozenset([term for term, is_used in used.items() if not is_used])

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The table laid out and the first round begun (5)."""
        assert isinstance(options, CaylusOptions)
        return self.flow.begin(set_up(seats, options, rng))

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer of an absent player (10)."""
        decision = self.decision(state, seat)
        return default_action(decision) if decision is not None else None

    def notes(self, state: State, seat: Seat) -> Notes:
        """Prices, effects, whom the provost reaches."""
        decision = self.decision(state, seat)
        return notes_on(state, decision) if decision is not None else Notes()

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """The cubes that are most easily spared."""
        decision = self.decision(state, seat)
        return ready_answers(state, decision) if decision is not None else ()

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final table (R102)."""
        return score_sheets(state.table)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

    def favourite(self, event: Event) -> Term | None:
        """What its seat built or used."""
        return telling.favourite(event)

    def opening(self, event: Event) -> Term | None:
        """How a game is begun, for statistics."""
        return telling.opening(event)

    def usual(self, state: State, decision: Decision) -> Action | None:
        """Which cubes to take, give or pay."""
        return usual_action(state, decision)

    def habit(self, state: State, decision: Decision, below: Below) -> Action | None:
        """Where workers go in a trial, too, and what is built."""
        return habit_of(state, decision, below)

    def gained(self, event: Event) -> tuple[tuple[Seat, int], ...]:
        """Points on the table."""
        return telling.gained(event)

    def gist(self, heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
        """What came to the reader, and what rivals have done; to everybody all is told, each thing once."""
        return briefs.gists(heard, reader)

    def open_points(self, public: Public) -> tuple[int, ...]:
        """Points that lie open."""
        return tuple([player.points for player in public.table.players])

    def occasion(self, public: Public) -> Message | None:
        """The round."""
        return say("caylus-occasion", round=public.table.round)

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
        """Most by their own words; cubes together and residences by what they are."""
        return label_of(kind, key)


CAYLUS = Caylus()
"""The one value of the game: it holds nothing."""
