"""Setting up the table (S1 to S8)."""

from games.core.flow import Course
from games.core.rng import Rng
from games.san_juan.content import DECK, LIMITS, TILES, Cards, in_table_order, without
from games.san_juan.events import GameBegan, HandDealt
from games.san_juan.frames import RoleChoice
from games.san_juan.phases.order import seats_from
from games.san_juan.phases.starting_hand import starting_hands
from games.san_juan.state import Player, SanJuanOptions, Stack, State
from games.san_juan.supply import Supply

_FIRST_BUILDING = "indigo_plant"


def set_up(seats: int, options: SanJuanOptions, rng: Rng) -> Course[State]:
    """The table with starting buildings and hands dealt, before the first question."""
    course = Course(_bare_table(seats, rng))
    governor = course.below(seats)
    course.tell(GameBegan(governor))
    supply = Supply(course)
    players = list(course.state.players)
    for position, seat in enumerate(seats_from(governor, seats)):
        hand = in_table_order(supply.draw(_hand_size(position, options)))
        players[seat] = Player(hand, players[seat].city)
        course.whisper(HandDealt(hand), seat)
    supply.settle(players, governor=governor)
    if options.starting_hand_variant:
        course.push(starting_hands(governor, seats))
    return course


def deck(seats: int) -> Cards:
    """All cards but the starting buildings (S5)."""
    return without(DECK, (_FIRST_BUILDING,) * seats)


def _bare_table(seats: int, rng: Rng) -> State:
    """Cities with the starting building, everything else in the piles."""
    return State(
        rng=rng,
        flow=(RoleChoice(),),
        players=(Player((), (Stack((_FIRST_BUILDING,)),)),) * seats,
        draw_pile=tuple(sorted(deck(seats))),
        discard_pile=(),
        tiles_seen=(),
        tiles_hidden=TILES,
        tile_open=False,
        governor=0,
        round=1,
        picks=(),
    )


def _hand_size(position: int, options: SanJuanOptions) -> int:
    """Cards dealt to a position, the Governor's first (S6, S7)."""
    return LIMITS.variant_hands[position] if options.starting_hand_variant else LIMITS.starting_hand
