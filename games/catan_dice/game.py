"""The dice games of CATAN as the kernel sees them."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.catan_dice import story as telling
from games.catan_dice.actions import AnyAction, TradeGold, UseJoker
from games.catan_dice.arguments import ARGUMENTS
from games.catan_dice.content import FACES, ISLANDS, KINDS, ROLLS, title_of
from games.catan_dice.defaults import default_action
from games.catan_dice.estimate import TASTES, estimate
from games.catan_dice.events import AnyEvent, Rolled, TurnBegan
from games.catan_dice.forecast import forecast
from games.catan_dice.frames import Building, Rolling
from games.catan_dice.notes import decision_notes, die_label, turn_label
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.orders import RULES
from games.catan_dice.phases.building import BUILDING
from games.catan_dice.phases.stopping import ROLLING
from games.catan_dice.ready import ready_answers
from games.catan_dice.reasons import GAUGES
from games.catan_dice.scoring import score_sheets
from games.catan_dice.setup import set_up
from games.catan_dice.sheets import points
from games.catan_dice.state import State
from games.catan_dice.usual import usual_action
from games.catan_dice.views import Private, Public
from games.core.flow import Flow
from games.core.forms import Decision
from games.core.game import Game, Json, Looks, Options
from games.core.levels import Level
from games.core.model import (
    Action,
    Event,
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
from games.core.story import Fact, Gain, Story

_TOPICS = ("turn", "rolling", "jokers", "gold", "island_one", "island_two", "solo", "end")


class CatanDice(Game[State, Public, Private]):
    """Island One for one to four seats, Island Two for two to four (docs/rules/catan-minis.md, parts A and B)."""

    id = "catan-dice"
    seats = range(1, 5)
    schema = 1
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {}
    options: ClassVar[type[Options]] = CatanDiceOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow: ClassVar[Flow[State]] = Flow({Rolling: ROLLING, Building: BUILDING})
    rules = RULES
    topics = (
        *[Term("topic", key) for key in _TOPICS],
        *[Term("score", kind) for kind in (*KINDS, "longest_road", "largest_army")],
        *[Term("face", face) for face in FACES],
    )
    badged = frozenset({"piece"})
    joined = frozenset({UseJoker, TradeGold})
    tastes = TASTES
    glances = (((2, 1.0),), ((3, 1.0),))
    looks: ClassVar[Mapping[Level, Looks]] = {Level.NORMAL: ((3, 1.0),)}
    trials: ClassVar[Mapping[Level, int]] = {Level.NORMAL: 48}
    weights = telling.WEIGHTS
    ended_by = telling.ENDED_BY
    news_rows = 3
    pictured = frozenset({TurnBegan, Rolled})
    gauges = GAUGES
    arguments = ARGUMENTS
    review_actions = 800_000

    def check(self, seats: int, options: Options) -> Message | None:
        """Why this combination is impossible (R101)."""
        assert isinstance(options, CatanDiceOptions)
        refused = super().check(seats, options)
        least, most = ISLANDS[options.island].seats
        if refused is None and not least <= seats <= most:
            return say("catan-dice-refused-seats", least=least, most=most)
        return refused

    def about(self, seats: int, options: Options) -> Message:
        """What it is; on Island Two, how many points win (R261)."""
        assert isinstance(options, CatanDiceOptions)
        points = ISLANDS[options.island].goal
        return (
            say("catan-dice-about-two", points=points) if points else super().about(seats, options)
        )

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """The other island and what only that has; playing alone."""
        assert isinstance(options, CatanDiceOptions)
        is_two = options.island == "two"
        used = {
            Term("topic", "island_one"): not is_two,
            Term("topic", "island_two"): is_two,
            Term("topic", "solo"): seats == 1,
            Term("score", "longest_road"): is_two,
            Term("score", "largest_army"): is_two,
        }
        return frozenset([term for term, is_used in used.items() if not is_used])

    def keeps_order(self, options: Options) -> bool:
        """The players sit as they joined; who begins is drawn (R103)."""
        return True

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Empty sheets and the first dice."""
        assert isinstance(options, CatanDiceOptions)
        return self.flow.begin(set_up(seats, options, rng))

    def default(self, state: State, seat: Seat, rng: Rng) -> Action | None:
        """The harmless answer (R105)."""
        return default_action(state) if self.decision(state, seat) is not None else None

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """Dice to keep for what may be built, or to stop; a die to turn for it."""
        return ready_answers(state) if self.decision(state, seat) is not None else ()

    def notes(self, state: State, seat: Seat) -> Notes:
        """Points, and where roads lead."""
        decision = self.decision(state, seat)
        return decision_notes(state, decision) if decision is not None else Notes()

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """The final points."""
        return score_sheets(state)

    def usual(self, state: State, decision: Decision) -> Action:
        """The best plan for the dice."""
        return usual_action(state)

    def best_list(self, options: Options) -> Key | None:
        """Island One alone: there a total depends on nobody else."""
        assert isinstance(options, CatanDiceOptions)
        return None if ISLANDS[options.island].goal else options.island

    def draw_number(self, state: State) -> int:
        """By turn, and by roll in it: the second roll of a turn is the same for whoever keeps the same dice."""
        return state.table.turn * (ROLLS + 1) + state.table.rolls

    def parts_of_total(self, public: Public) -> tuple[int, ...]:
        """The scoring track (R117); a crossed box costs points."""
        return public.table.sheets[0].boxes

    def title(self, total: int) -> Message:
        """What the total has made of the island."""
        return say(f"catan-dice-title-{title_of(total)}")

    def estimate(self, state: State) -> tuple[float, ...]:
        """Points and prospects."""
        return estimate(state)

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
        """Points on the table, penalties and awards among them."""
        return telling.gains(events)

    def open_points(self, public: Public) -> tuple[int, ...]:
        """Points that lie open."""
        return tuple([points(public.table, seat) for seat in range(len(public.table.sheets))])

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
        """Dice are called by number and face, a joker's use by what it does; the rest by its own words."""
        if kind == "die":
            return die_label(key)
        if kind == "turn":
            return turn_label(key)
        return super().label(kind, key)


CATAN_DICE = CatanDice()
"""The one value of the game: it holds nothing."""
