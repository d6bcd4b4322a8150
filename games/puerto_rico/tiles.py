"""The face-down stack and the discard pile: drawing, placing and discarding plantations (R20, R21, E20)."""

from games.core.flow import Course
from games.core.keys import first_and_rest, pair_key
from games.core.model import Key, Seat
from games.core.multiset import drawn_one, plus, with_one
from games.puerto_rico.content import FOREST, GOODS, NOTHING, PLACE, SAN_JUAN, Counts
from games.puerto_rico.events import (
    ForestPlanted,
    PersonDisplaced,
    StackShuffled,
    TileDrawn,
    TileLooked,
    TileShown,
)
from games.puerto_rico.frames import HeldTile
from games.puerto_rico.island import forests, tiles_in_order, with_person, works
from games.puerto_rico.state import Place, State


def can_draw(state: State) -> bool:
    """Whether a face-down tile is left, the discard pile included (R21): everybody can count them."""
    secrets = state.secrets
    return any(secrets.stack) or any(state.table.discards) or any(secrets.discards)


def draw(course: Course[State]) -> Key | None:
    """The top face-down tile; the discard pile becomes the stack when there is none (R20, R21).

    It seals the step even where one tile is left: what lies in the stack may still be news.
    """
    drawn = draw_several(course, 1)
    return GOODS[drawn.index(1)] if any(drawn) else None


def draw_several(course: Course[State], count: int) -> Counts:
    """So many of the top face-down tiles, fewer where there are not as many (R20)."""
    course.sealed = True
    drawn = NOTHING
    stack = course.state.secrets.stack
    for _ in range(count):
        if not any(stack):
            course.change_secrets(stack=stack)
            if not _shuffle(course):
                return drawn
            stack = course.state.secrets.stack
        place = drawn_one(stack, course.below)
        stack = with_one(stack, place, -1)
        drawn = with_one(drawn, place)
    course.change_secrets(stack=stack)
    return drawn


def _shuffle(course: Course[State]) -> bool:
    """Turn the discard pile into the stack; False where both are empty."""
    secrets = course.state.secrets
    stack = plus(course.table.discards, secrets.discards)
    if not any(stack):
        return False
    course.change_table(discards=NOTHING)
    course.change_secrets(stack=stack, discards=NOTHING)
    course.tell(StackShuffled())
    return True


def draw_for(course: Course[State], seat: Seat, building: Key) -> None:
    """Draw a tile with that building: placed at once, or looked at first where a Forest House works (E20)."""
    tile = draw(course)
    assert tile is not None, "there is no tile to draw"
    if works(course.table.players[seat], "forest_house"):
        course.tell(TileLooked(seat, building))
        course.whisper(TileShown(tile, building), seat)
        course.change_secrets(held=tile)
        course.push(HeldTile(seat, building))
    else:
        course.tell(TileDrawn(seat, tile, building))
        lay(course, seat, tile)


def lay(course: Course[State], seat: Seat, tile: Key) -> None:
    """Put a tile on the seat's island, unoccupied (R17)."""
    course.change_player(seat, island=(*course.table.players[seat].island, Place(tile)))


def lay_unseen_forest(course: Course[State], seat: Seat) -> None:
    """Place the top face-down tile as a forest, unseen by anybody (E20)."""
    tile = draw(course)
    assert tile is not None, "there is no tile to draw"
    course.change_secrets(forests=with_one(course.state.secrets.forests, PLACE[tile]))
    course.tell(ForestPlanted(seat))
    lay(course, seat, FOREST)


def lay_seen_forest(course: Course[State], seat: Seat, tile: Key) -> None:
    """Place the tile that its owner has looked at as a forest (E20)."""
    looked = course.state.secrets.looked
    own = with_one(looked[seat], PLACE[tile])
    course.change_secrets(looked=(*looked[:seat], own, *looked[seat + 1 :]))
    course.change_player(seat, looked=course.table.players[seat].looked + 1)
    course.tell(ForestPlanted(seat))
    lay(course, seat, FOREST)


def discard(course: Course[State], seat: Seat, tile: Key, person: Key | None) -> None:
    """Put a tile of the island on the discard pile, a forest face down; the person on it goes to San Juan (A37)."""
    player = course.table.players[seat]
    if person is not None:
        course.tell(PersonDisplaced(seat, person))
        player = with_person(with_person(player, tile, person, -1), SAN_JUAN, person, 1)
    number = next(
        number
        for number, place in enumerate(player.island)
        if place.kind == tile and not place.people
    )
    if tile == FOREST:
        _discard_forest(course, seat)
        looked = course.table.players[seat].looked
    else:
        course.change_table(discards=with_one(course.table.discards, PLACE[tile]))
        looked = player.looked
    course.change_player(
        seat,
        island=player.island[:number] + player.island[number + 1 :],
        city=player.city,
        waiting=player.waiting,
        looked=looked,
    )


def _discard_forest(course: Course[State], seat: Seat) -> None:
    """Put the kind of a forest among the face-down discards: of one that nobody has seen, if there is one (A46)."""
    secrets = course.state.secrets
    player = course.table.players[seat]
    course.sealed = True
    if forests(player) > player.looked:
        place = drawn_one(secrets.forests, course.below)
        course.change_secrets(forests=with_one(secrets.forests, place, -1))
    else:
        own = secrets.looked[seat]
        place = drawn_one(own, course.below)
        looked = (*secrets.looked[:seat], with_one(own, place, -1), *secrets.looked[seat + 1 :])
        course.change_secrets(looked=looked)
        course.change_player(seat, looked=player.looked - 1)
    course.change_secrets(discards=with_one(course.state.secrets.discards, place))


def tile_keys(state: State, seat: Seat) -> tuple[Key, ...]:
    """Plantations and forests of an island, equal ones once: `corn`, `corn@colonist`, `corn@noble` (D8, D17)."""
    keys: dict[Key, None] = {}
    for place in tiles_in_order(state.table.players[seat]):
        if place.kind != "quarry":
            person = "noble" if place.nobles else "colonist" if place.colonists else ""
            keys[pair_key(place.kind, person) if person else place.kind] = None
    return tuple(keys)


def read_tile(key: Key) -> tuple[Key, Key | None]:
    """The kind of tile and the person on it."""
    tile, person = first_and_rest(key)
    return tile, person or None
