"""Settler turns: the tiles that come to islands (R13 to R17, E8 to E10, E20)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.core.turns import clockwise
from games.puerto_rico.actions import (
    AddColonist,
    DrawTile,
    Pass,
    PlantForest,
    PlantTile,
    TakeTile,
)
from games.puerto_rico.bank import colonist_source, take_colonist
from games.puerto_rico.content import FOREST, GOODS, LIMITS, QUARRY, SAN_JUAN
from games.puerto_rico.events import ColonistAdded, TileDrawn, TileTaken
from games.puerto_rico.frames import HeldTile, Phase, SettlerTurns
from games.puerto_rico.island import works
from games.puerto_rico.phases.guests import WINDOW, has_guests, passed, stir, window_for_one
from games.puerto_rico.phases.stages import Act, Ask, in_stages, past
from games.puerto_rico.state import People, Place, State
from games.puerto_rico.tiles import (
    can_draw,
    draw_for,
    lay,
    lay_seen_forest,
    lay_unseen_forest,
)
from games.puerto_rico.views import phase_in

_HACIENDA = say("puerto-rico-prompt-hacienda")
_STANDS_HACIENDA = say("puerto-rico-stands-hacienda")
_TILE = say("puerto-rico-prompt-tile")
_HELD = say("puerto-rico-prompt-held")
_HOSPICE = say("puerto-rico-prompt-hospice")
_PASS = Offer(Pass)


def begin(course: Course[State], phase: Phase) -> None:
    """Each takes a tile, from the Settler on (R13)."""
    course.push(SettlerTurns(clockwise(phase.chooser, len(course.table.players))))


def may_draw(state: State, frame: SettlerTurns) -> bool:
    """Whether the Hacienda can bring a tile (E8)."""
    player = state.table.players[frame.seat]
    return len(player.island) < LIMITS.island and works(player, "hacienda") and can_draw(state)


def asked_hacienda(_state: State, frame: SettlerTurns) -> Decision:
    """Whether to draw (D3)."""
    return Decision(frame.seat, _HACIENDA, (Offer(DrawTile), _PASS), stands=_STANDS_HACIENDA)


def play_draw(course: Course[State], _frame: SettlerTurns, seat: Seat, _action: DrawTile) -> None:
    """Draw the top tile and place it (E8)."""
    past(course, drew=True)
    stir(course)
    draw_for(course, seat, "hacienda")


def has_window_between(state: State, frame: SettlerTurns) -> bool:
    """Whether there is a window between a Hacienda tile and the main tile (R72)."""
    return frame.drew and has_guests(state, frame)


def tiles_open(state: State, frame: SettlerTurns) -> tuple[Key, ...]:
    """What the seat can take as its main tile (R14, R15, R21)."""
    seat = frame.seat
    table = state.table
    player = table.players[seat]
    if len(player.island) >= LIMITS.island:
        return ()
    phase = phase_in(state.flow)
    assert phase is not None
    quarry = table.quarries > 0 and (seat == phase.chooser or works(player, "construction_hut"))
    return choice_of_tiles(state, seat, quarry=quarry)


def choice_of_tiles(state: State, seat: Seat, *, quarry: bool) -> tuple[Key, ...]:
    """Face-up plantations, each kind once, a quarry where allowed, a forest with a Forest House (E20)."""
    row = state.table.row
    tiles = [good for good in GOODS if good in row]
    if quarry:
        tiles.append(QUARRY)
    if "forest_house" in state.table.buildings and has_forests(state, seat):
        tiles.append(FOREST)
    return tuple(tiles)


def has_forests(state: State, seat: Seat) -> bool:
    """Whether the seat may place a tile as a forest, drawn face down (E20)."""
    return works(state.table.players[seat], "forest_house") and can_draw(state)


def is_tile_open(state: State, frame: SettlerTurns) -> bool:
    """Whether there is anything to take."""
    return bool(tiles_open(state, frame))


def asked_tile(state: State, frame: SettlerTurns) -> Decision:
    """The main tile (D5)."""
    take = Offer(TakeTile, (One("tile", tiles_open(state, frame), "tile"),))
    return Decision(frame.seat, _TILE, (take, _PASS))


def play_take(course: Course[State], _frame: SettlerTurns, seat: Seat, action: TakeTile) -> None:
    """Place the tile (R17)."""
    past(course, tile=action.tile)
    stir(course)
    take(course, seat, action.tile)


def take(course: Course[State], seat: Seat, tile: Key) -> None:
    """Take it from the row, the quarries or, as a forest, from the stack."""
    if tile == FOREST:
        lay_unseen_forest(course, seat)
        return
    table = course.table
    if tile == QUARRY:
        course.change_table(quarries=table.quarries - 1)
    else:
        place = table.row.index(tile)
        course.change_table(row=table.row[:place] + table.row[place + 1 :])
    course.tell(TileTaken(seat, tile))
    lay(course, seat, tile)


def may_add_colonist(state: State, frame: SettlerTurns) -> bool:
    """Whether the Hospice can put a colonist on the main tile (E9)."""
    if frame.tile is None or not works(state.table.players[frame.seat], "hospice"):
        return False
    return colonist_source(state.table) is not None


def asked_hospice(_state: State, frame: SettlerTurns) -> Decision:
    """Whether to take the colonist (D6)."""
    return Decision(frame.seat, _HOSPICE, (Offer(AddColonist), _PASS))


def play_add(course: Course[State], frame: SettlerTurns, seat: Seat, _action: AddColonist) -> None:
    """Put the colonist on the tile that has come last; for a forest it goes to San Juan (E9)."""
    past(course)
    stir(course)
    take_colonist(course)
    player = course.table.players[seat]
    if frame.tile == FOREST:
        waiting = player.waiting
        course.change_player(seat, waiting=People(waiting.colonists + 1, waiting.nobles))
        course.tell(ColonistAdded(seat, SAN_JUAN, "hospice"))
        return
    last = player.island[-1]
    course.change_player(seat, island=(*player.island[:-1], Place(last.kind, 1)))
    course.tell(ColonistAdded(seat, last.kind, "hospice"))


def play_pass(course: Course[State], _frame: SettlerTurns, seat: Seat, _action: Pass) -> None:
    """Do without."""
    past(course)
    passed(course, seat)


def asked_held(_state: State, frame: HeldTile) -> tuple[Decision, ...]:
    """Plantation or forest (D4): always both, for what is seen is a secret."""
    return (Decision(frame.seat, _HELD, (Offer(PlantTile), Offer(PlantForest))),)


def play_plant(course: Course[State], frame: HeldTile, seat: Seat, _action: PlantTile) -> None:
    """Place it as the plantation that it shows."""
    tile = _let_go(course)
    course.tell(TileDrawn(seat, tile, frame.source))
    lay(course, seat, tile)


def play_forest(course: Course[State], _frame: HeldTile, seat: Seat, _action: PlantForest) -> None:
    """Place it face down."""
    lay_seen_forest(course, seat, _let_go(course))


def _let_go(course: Course[State]) -> Key:
    """The tile that has been looked at, held no longer."""
    tile = course.state.secrets.held
    assert tile is not None
    course.pop()
    course.change_secrets(held=None)
    return tile


STAGES = (
    WINDOW,
    Ask(asked_hacienda, may_draw, "hacienda"),
    Act(window_for_one, has_window_between, "guesthouse"),
    Ask(asked_tile, is_tile_open),
    Ask(asked_hospice, may_add_colonist, "hospice"),
)
"""A Settler turn (7.5)."""

SETTLER_TURNS = in_stages(
    STAGES, {DrawTile: play_draw, TakeTile: play_take, AddColonist: play_add, Pass: play_pass}
)
HELD_TILE = Asking(asked_held, {PlantTile: play_plant, PlantForest: play_forest})
