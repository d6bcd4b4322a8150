"""Wells with a secret for every seat: "Springs"."""

from msgspec import Struct

from games.core import views
from games.core.flow import Course, Flow, own_lane
from games.core.forms import Below
from games.core.game import Game, Options
from games.core.model import Seat, Step
from games.core.multiset import Counts
from games.core.rng import Rng
from tests.games.core.wells import (
    FRAMES,
    AnyAction,
    AnyEvent,
    AnyFrame,
    AnyLane,
    Filling,
    Player,
    Public,
    Rounds,
    Table,
    Wells,
)


class Secrets(Struct, frozen=True):
    """What nobody else may know."""

    springs: Counts
    """By seat."""


class SpringState(Struct, frozen=True):
    """The table, and a spring for every seat."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets


class SpringPrivate(views.Private[Filling, AnyLane], frozen=True):
    """The seat's own spring besides."""

    spring: int


class Springs(Game[SpringState, Public, SpringPrivate]):
    """The same with secrets: only what depends on them is written."""

    id = "springs"
    seats = Wells.seats
    schema = 1
    state_type = SpringState
    public_type = Public
    private_type = SpringPrivate
    action_type = AnyAction
    event_type = AnyEvent
    topics = ()
    flow = Flow[SpringState](FRAMES)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[SpringState]:
        """Springs of 0 to 8."""
        table = Table((2, 3, 1), (Player(),) * seats)
        course = Course(SpringState(rng, (Rounds(2),), table, Secrets(())))
        course.change_secrets(springs=tuple([course.below(9) for _ in range(seats)]))
        return self.flow.begin(course)

    def private(self, state: SpringState, seat: Seat) -> SpringPrivate:
        """The own spring besides what every game has."""
        return SpringPrivate(
            seat=seat,
            lane=own_lane(state.flow, seat),
            unfinished=self.flow.own_unfinished(state, seat),
            spring=state.secrets.springs[seat],
        )

    def secrets_dealt(self, public: Public, private: SpringPrivate | None, below: Below) -> Secrets:
        """Springs of others by chance."""
        own = {private.seat: private.spring} if private is not None else {}
        seats = range(len(public.table.players))
        return Secrets(tuple([own[seat] if seat in own else below(9) for seat in seats]))


SPRINGS = Springs()
