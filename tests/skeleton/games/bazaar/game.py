"""Bazaar, tied together."""

from games.core.flow import Course, own_lane, public_flow
from games.core.forms import Below
from games.core.game import Game, Options
from games.core.model import Key, Message, ScoreSheet, Seat, Step, Term
from games.core.rng import Rng
from tests.skeleton.games.bazaar.actions import AnyAction
from tests.skeleton.games.bazaar.content import DECK, LOTS, PLAYED, label
from tests.skeleton.games.bazaar.deal import secrets_dealt, shuffled
from tests.skeleton.games.bazaar.events import AnyEvent
from tests.skeleton.games.bazaar.frames import Sale
from tests.skeleton.games.bazaar.options import BazaarOptions
from tests.skeleton.games.bazaar.phases import FLOW
from tests.skeleton.games.bazaar.scoring import sheet
from tests.skeleton.games.bazaar.state import Player, Secrets, State, Table
from tests.skeleton.games.bazaar.views import Private, Public


class Bazaar(Game[State, Public, Private]):
    """The rules of Bazaar."""

    id = "bazaar"
    seats = range(2, 6)
    schema = 1
    options = BazaarOptions
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    flow = FLOW
    topics = (
        Term("topic", "bidding"),
        Term("topic", "scoring"),
        *[Term("lot", lot) for lot in LOTS],
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Lots and hands by chance (R1, R2)."""
        assert isinstance(options, BazaarOptions)
        table = Table(options, (Player(),) * seats)
        course = Course(State(rng, (Sale(),), table, Secrets((), ())))
        lots = shuffled(LOTS, course.below)[: PLAYED[options.length]]
        cards = shuffled(DECK, course.below)
        size = len(lots) + 1
        hands = [tuple(sorted(cards[size * seat : size * (seat + 1)])) for seat in range(seats)]
        course.change_secrets(hands=tuple(hands), lots=tuple(lots))
        return self.flow.begin(course)

    def public(self, state: State) -> Public:
        """Flow, table and the sizes of the hands (§9)."""
        hands = tuple([len(hand) for hand in state.secrets.hands])
        return Public(public_flow(state.flow), state.table, hands)

    def private(self, state: State, seat: Seat) -> Private:
        """The seat's own hand (§9)."""
        lane = own_lane(state.flow, seat)
        return Private(seat=seat, lane=lane, hand=state.secrets.hands[seat])

    def secrets_dealt(self, public: Public, private: Private | None, below: Below) -> Secrets:
        return secrets_dealt(public, private, below)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return tuple([sheet(state, seat) for seat in range(len(state.table.players))])

    def label(self, kind: str, key: Key) -> Message:
        return label(kind, key)


BAZAAR = Bazaar()
