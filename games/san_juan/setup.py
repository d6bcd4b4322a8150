"""Setting up the table (S1 to S8)."""

from msgspec.structs import replace

from games.core.flow import Course
from games.core.rng import Rng
from games.core.turns import clockwise
from games.san_juan.content import APART, LIMITS, Cards, deck, kinds, without
from games.san_juan.dealer import Dealer
from games.san_juan.events import GameBegan, HandDealt
from games.san_juan.frames import RoleChoice
from games.san_juan.options import SanJuanOptions
from games.san_juan.phases.starting_hand import starting_hands
from games.san_juan.state import Holding, Player, Secrets, Stack, State, Table

_FIRST_BUILDING = "indigo_plant"


def set_up(seats: int, options: SanJuanOptions, rng: Rng) -> Course[State]:
    """The table with starting buildings and hands dealt, before the first question."""
    course = Course(_bare_table(seats, options, rng))
    governor = course.below(seats)
    course.tell(GameBegan(governor))
    dealer = Dealer(course)
    for position, seat in enumerate(clockwise(governor, seats)):
        hand = dealer.gain(seat, _hand_size(position, options))
        course.whisper(HandDealt(hand), seat)
    dealer.table = replace(dealer.table, governor=governor)
    dealer.settle()
    if options.starting_hand_variant:
        course.push(starting_hands(governor, seats))
    return course


def to_shuffle(seats: int, options: SanJuanOptions) -> Cards:
    """All cards but the starting buildings (S5)."""
    return without(deck(options), (_FIRST_BUILDING,) * seats)


def _bare_table(seats: int, options: SanJuanOptions, rng: Rng) -> State:
    """Cities with the starting building, the Cathedral in the middle, everything else in the draw pile (S4)."""
    players = (Player((Stack((_FIRST_BUILDING,)),)),) * seats
    middle = tuple([kind for kind in kinds(options) if kind in APART])
    pile = tuple(sorted(to_shuffle(seats, options)))
    return State(
        rng=rng,
        flow=(RoleChoice(),),
        table=Table(options, players, middle=middle),
        secrets=Secrets((Holding(faces=(None,)),) * seats, pile),
    )


def _hand_size(position: int, options: SanJuanOptions) -> int:
    """Cards dealt to a position, the Governor's first (S6, S7)."""
    return LIMITS.variant_hands[position] if options.starting_hand_variant else LIMITS.starting_hand
