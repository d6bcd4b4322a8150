"""What stands on an island board: questions about places and the people on them (E1)."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, FOREST, LIMITS, SAN_JUAN, SIZE, TILES
from games.puerto_rico.state import People, Place, Player

GUESTHOUSE = "guesthouse"


def building(player: Player, kind: Key) -> Place | None:
    """The building of that type, if the player owns one (E4)."""
    for place in player.city:
        if place.kind == kind:
            return place
    return None


def works(player: Player, kind: Key) -> bool:
    """Whether the player owns the building and it is occupied (E1)."""
    for place in player.city:
        if place.kind == kind:
            return place.colonists + place.nobles > 0
    return False


def works_for(player: Player, kind: Key, person: Key) -> bool:
    """Whether the building is occupied by a person of that sort: its occupant decides what it does (E5)."""
    place = building(player, kind)
    return place is not None and (place.nobles if person == "noble" else place.colonists) > 0


def value(player: Player, kind: Key, amount: int) -> int:
    """The amount if the building works, else nothing."""
    return amount if works(player, kind) else 0


def people_of(player: Player) -> People:
    """All people of a seat: on tiles, in buildings and in San Juan."""
    colonists, nobles = player.waiting.colonists, player.waiting.nobles
    for place in player.island:
        colonists += place.colonists
        nobles += place.nobles
    for place in player.city:
        colonists += place.colonists
        nobles += place.nobles
    return People(colonists, nobles)


def nobles_of(player: Player) -> int:
    """All nobles of a seat (A31)."""
    nobles = player.waiting.nobles
    for place in player.island:
        nobles += place.nobles
    for place in player.city:
        nobles += place.nobles
    return nobles


def circles_of(player: Player) -> int:
    """All circles of a seat (R30)."""
    circles = 0
    for place in player.island:
        circles += CIRCLES[place.kind]
    for place in player.city:
        circles += CIRCLES[place.kind]
    return circles


def empty_circles(city: Iterable[Place]) -> int:
    """Circles of these places without a person."""
    empty = 0
    for place in city:
        empty += CIRCLES[place.kind] - place.colonists - place.nobles
    return empty


def workers(player: Player, tile: Key) -> int:
    """Occupied tiles of that kind."""
    occupied = 0
    for place in player.island:
        if place.kind == tile and (place.colonists or place.nobles):
            occupied += 1
    return occupied


def tiles(player: Player, tile: Key) -> int:
    """Tiles of that kind, occupied or not."""
    return sum([place.kind == tile for place in player.island])


def forests(player: Player) -> int:
    """Forests on the island (E30)."""
    return tiles(player, FOREST)


def island_spaces(player: Player) -> int:
    """Empty island spaces."""
    return LIMITS.island - len(player.island)


def city_spaces(player: Player) -> int:
    """Empty city spaces: large buildings fill two (R44)."""
    return LIMITS.city - sum([SIZE[place.kind] for place in player.city])


def guests(player: Player) -> People:
    """The people on the Guesthouse (E24)."""
    place = building(player, GUESTHOUSE)
    return People() if place is None else People(place.colonists, place.nobles)


def guest_targets(player: Player) -> tuple[Key, ...]:
    """Kinds of places with an empty circle that a guest can go to, each once (E24): tiles by kind, then the city."""
    targets = {
        place.kind: None
        for place in (*tiles_in_order(player), *player.city)
        if place.kind != GUESTHOUSE and place.people < CIRCLES[place.kind]
    }
    return tuple(targets)


def tiles_in_order(player: Player) -> tuple[Place, ...]:
    """The tiles of an island by kind, those with people first: as everybody sees them, and as choices among them are listed."""
    return tuple(sorted(player.island, key=lambda place: (TILES.index(place.kind), -place.people)))


def with_person(player: Player, kind: Key, person: Key, change: int) -> Player:
    """The player with one person more or fewer on the first place of that kind where it is possible, or in San Juan."""
    if kind == SAN_JUAN:
        return replace(player, waiting=_shifted(player.waiting, person, change))
    for name in ("island", "city"):
        places: tuple[Place, ...] = getattr(player, name)
        for number, place in enumerate(places):
            if place.kind == kind and _is_possible(place, person, change):
                moved = Place(kind, *_moved(place.colonists, place.nobles, person, change))
                return replace(player, **{name: (*places[:number], moved, *places[number + 1 :])})
    raise AssertionError(f"no {person} can be put on or taken off {kind}")


def _is_possible(place: Place, person: Key, change: int) -> bool:
    """Whether the place has room for one more, or such a person to take away."""
    if change > 0:
        return place.people < CIRCLES[place.kind]
    return (place.nobles if person == "noble" else place.colonists) > 0


def _shifted(people: People, person: Key, change: int) -> People:
    """The people with one more or fewer of that sort."""
    return People(*_moved(people.colonists, people.nobles, person, change))


def _moved(colonists: int, nobles: int, person: Key, change: int) -> tuple[int, int]:
    """Colonists and nobles with one more or fewer of that sort."""
    return (colonists, nobles + change) if person == "noble" else (colonists + change, nobles)
