"""The end of the Settler phase: Library, Hunting Lodges, a new row of plantations (R18 to R20)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.core.multiset import plus
from games.core.turns import clockwise, each_in_turn, next_turn
from games.puerto_rico.actions import DiscardTile, Pass, TakeTile
from games.puerto_rico.bank import gain_points
from games.puerto_rico.content import NUMBERS, VALUE, counted, named, spread
from games.puerto_rico.events import Passed, RowLaid, TileDiscarded
from games.puerto_rico.frames import LibraryTile, LodgeTurns, Phase
from games.puerto_rico.island import island_spaces, works, works_for
from games.puerto_rico.phases.settler import choice_of_tiles, take
from games.puerto_rico.state import State
from games.puerto_rico.tiles import discard, draw_several, read_tile, tile_keys
from games.puerto_rico.views import phase_in

_LODGE = "hunting_lodge"
_TILE = say("puerto-rico-prompt-library-tile")
_DISCARD = say("puerto-rico-prompt-lodge")
_STANDS_DISCARD = say("puerto-rico-stands-lodge")
_PASS = Offer(Pass)


def library(course: Course[State], phase: Phase) -> None:
    """The Settler may take one more tile, where there is one to take (R18, E32)."""
    player = course.table.players[phase.chooser]
    if works(player, "library") and island_spaces(player) and _tiles(course.state, phase.chooser):
        course.push(LibraryTile())


def _tiles(state: State, seat: Seat) -> tuple[Key, ...]:
    """What the Library offers: a quarry too, privilege or not (A16)."""
    return choice_of_tiles(state, seat, quarry=state.table.quarries > 0)


def asked_tile(state: State, _frame: LibraryTile) -> tuple[Decision, ...]:
    """The tile of the Library (D7)."""
    phase = phase_in(state.flow)
    assert phase is not None
    take_one = Offer(TakeTile, (One("tile", _tiles(state, phase.chooser), "tile"),))
    return (Decision(phase.chooser, _TILE, (take_one, _PASS)),)


def play_take(course: Course[State], _frame: LibraryTile, seat: Seat, action: TakeTile) -> None:
    """Place it; no Hospice (E9)."""
    course.pop()
    take(course, seat, action.tile)


def play_no_tile(course: Course[State], _frame: LibraryTile, seat: Seat, _action: Pass) -> None:
    """Do without."""
    course.pop()
    course.tell(Passed(seat))


def lodges(course: Course[State], phase: Phase) -> None:
    """The Hunting Lodges work one after the other (R19, A18)."""
    table = course.table
    owners = tuple(
        [
            seat
            for seat in clockwise(phase.chooser, len(table.players))
            if works(table.players[seat], _LODGE)
        ]
    )
    if owners:
        course.push(LodgeTurns(owners))


def is_past_lodge(course: Course[State], frame: LodgeTurns) -> bool:
    """A noble brings VP by itself; a colonist asks where there is a tile to discard (E41)."""
    players = course.table.players
    seat = frame.seat
    if not works_for(players[seat], _LODGE, "noble"):
        return not tile_keys(course.state, seat)
    empty = island_spaces(players[seat])
    if all([island_spaces(one) < empty for other, one in enumerate(players) if other != seat]):
        gain_points(course, seat, VALUE[_LODGE], _LODGE)
    return True


def asked_lodge(state: State, frame: LodgeTurns) -> tuple[Decision, ...]:
    """Which tile to discard (D8)."""
    tiles = One("tile", tile_keys(state, frame.seat), "land")
    offers = (Offer(DiscardTile, (tiles,)), _PASS)
    return (Decision(frame.seat, _DISCARD, offers, stands=_STANDS_DISCARD),)


def play_discard(
    course: Course[State], _frame: LodgeTurns, seat: Seat, action: DiscardTile
) -> None:
    """Put it on the discard pile."""
    tile, person = read_tile(action.tile)
    next_turn(course)
    course.tell(TileDiscarded(seat, tile, _LODGE))
    discard(course, seat, tile, person)


def play_keep(course: Course[State], _frame: LodgeTurns, seat: Seat, _action: Pass) -> None:
    """Discard nothing."""
    next_turn(course)
    course.tell(Passed(seat))


def new_row(course: Course[State], _phase: Phase) -> None:
    """Discard the plantations left, then turn up new ones (R20, A34)."""
    table = course.table
    left = table.row
    if left:
        told = counted([(good, left.count(good)) for good in set(left)])
        course.change_table(row=(), discards=plus(table.discards, told))
    row = draw_several(course, NUMBERS[len(table.players)].row)
    course.change_table(row=spread(row))
    course.tell(RowLaid(named(row)))


LIBRARY_TILE = Asking(asked_tile, {TakeTile: play_take, Pass: play_no_tile})
LODGE_TURNS = each_in_turn(
    asked_lodge,
    {DiscardTile: play_discard, Pass: play_keep},
    ended=lambda _course, _frame: None,
    skipped=is_past_lodge,
)
