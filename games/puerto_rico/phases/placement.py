"""Placing people: one seat after the other, or all at the same time (R29 to R33)."""

from collections.abc import Iterable, Iterator, Mapping

from games.core.flow import Answering, Asking, Course, Simultaneous, lane
from games.core.forms import Decision, Offer, Row, Split
from games.core.model import Action, Key, Seat, say
from games.core.turns import clockwise
from games.puerto_rico.actions import PlaceNobles, PlacePeople
from games.puerto_rico.content import CIRCLES, TILES, Amounts
from games.puerto_rico.events import PeoplePlaced
from games.puerto_rico.frames import (
    AnyLane,
    NobleQuestion,
    Phase,
    PlacementTurns,
    PlaceQuestion,
    Placing,
)
from games.puerto_rico.island import circles_of, people_of
from games.puerto_rico.state import People, Place, Player, State

_PEOPLE = "puerto-rico-prompt-place-people"
_NOBLES = "puerto-rico-prompt-place-nobles"
_NOBLES_DIFFER = frozenset(
    {"land_office", "chapel", "hunting_lodge", "zoning_office", "guesthouse", "black_market"}
)


def begin(course: Course[State], phase: Phase) -> None:
    """From the Mayor on (R32)."""
    course.push(PlacementTurns(clockwise(phase.chooser, len(course.table.players))))


def go_on(course: Course[State], frame: PlacementTurns) -> bool:
    """Ask the next seat, or all of them (R32)."""
    queue = frame.queue
    if not queue:
        course.pop()
        return True
    state = course.state
    count = len(queue) if state.table.is_simultaneous else 1
    batch = queue[:count]
    course.swap(PlacementTurns(queue[count:]))
    lanes = []
    for seat in batch:
        questions = _questions(state.table.players[seat])
        if questions:
            lanes.append(lane(seat, *questions))
    if lanes:
        course.push(Placing(tuple(lanes), batch))
    else:
        _place_all(course, batch, {})
    return True


def _questions(player: Player) -> tuple[PlaceQuestion | NobleQuestion, ...]:
    """What the seat has to say; nothing where only one result is possible (R33)."""
    people = people_of(player)
    circles = circles_of(player)
    if not people.total or not circles:
        return ()
    if people.total < circles and _has_kinds(player):
        return (PlaceQuestion(),)
    return (NobleQuestion(),) if _is_mixed(people, filled(player)) else ()


def _has_kinds(player: Player) -> bool:
    """Whether there are circles of several kinds."""
    kinds = {place.kind for place in (*player.island, *player.city) if CIRCLES[place.kind]}
    return len(kinds) > 1


def _is_mixed(people: People, placed: Amounts) -> bool:
    """Whether it is open where nobles stand: both sorts are there, and not all places are of one kind and full."""
    return people.nobles > 0 and people.colonists > 0 and not _is_one_way(people, placed)


def _is_one_way(people: People, placed: Amounts) -> bool:
    """Whether the nobles can stand in one way only."""
    least, most = _noble_bounds(people, placed)
    return len(placed) == 1 and least == most


def _noble_bounds(people: People, placed: Amounts) -> tuple[int, int]:
    """How few and how many of the people placed can be nobles (D11)."""
    count = sum([amount for _, amount in placed])
    return max(0, count - people.colonists), min(people.nobles, count)


def rows(player: Player) -> tuple[Row, ...]:
    """Circles by kind of tile and by building: the island first (D10)."""
    tiles = dict.fromkeys(TILES, 0)
    for place in player.island:
        tiles[place.kind] += CIRCLES[place.kind]
    found = [Row(tile, circles) for tile, circles in tiles.items() if circles]
    found += [Row(place.kind, CIRCLES[place.kind]) for place in player.city if CIRCLES[place.kind]]
    return tuple(found)


def filled(player: Player) -> Amounts:
    """Where people stand when there is no choice: on every circle, or as many as there are on circles of one kind."""
    people = people_of(player).total
    return tuple([(row.key, min(row.most, people)) for row in rows(player)])


def standing(player: Player) -> Amounts:
    """Where people stand before they are placed, in the order of the rows."""
    counts: dict[Key, int] = {}
    for place in (*player.island, *player.city):
        if place.people:
            counts[place.kind] = counts.get(place.kind, 0) + place.people
    return tuple([(row.key, counts[row.key]) for row in rows(player) if row.key in counts])


def asked_people(state: State, place: AnyLane, _frame: PlaceQuestion) -> Decision:
    """Where the people go: all of them (D10, R30)."""
    player = state.table.players[place.seat]
    people = people_of(player)
    begun = standing(player)
    field = Split("people", rows(player), people.total, people.total, "place", begun)
    new = player.waiting.total if begun else 0
    prompt = say(_PEOPLE, count=people.colonists, nobles=people.nobles, new=new)
    return Decision(place.seat, prompt, (Offer(PlacePeople, (field,)),))


def then_nobles(
    state: State, place: AnyLane, _frame: PlaceQuestion, action: PlacePeople
) -> tuple[NobleQuestion, ...]:
    """Ask where the nobles stand, if that is open (D11)."""
    people = people_of(state.table.players[place.seat])
    return (NobleQuestion(),) if _is_mixed(people, action.people) else ()


def asked_nobles(state: State, place: AnyLane, _frame: NobleQuestion) -> Decision:
    """Which of the people placed are nobles (D11)."""
    player = state.table.players[place.seat]
    placed = _placed(player, place.answers)
    least, most = _noble_bounds(people_of(player), placed)
    options = tuple([Row(kind, amount) for kind, amount in placed])
    field = Split("nobles", options, least, most, "place")
    matters = "yes" if noble_matters([kind for kind, _ in placed]) else "no"
    prompt = say(_NOBLES, count=people_of(player).nobles, matters=matters)
    return Decision(place.seat, prompt, (Offer(PlaceNobles, (field,)),))


def noble_matters(kinds: Iterable[Key]) -> bool:
    """Whether a noble on one of these places does anything else than a colonist there (E5), can move to such a place, or
    cannot be returned from it (E21).
    """
    return not _NOBLES_DIFFER.isdisjoint(kinds)


def _placed(player: Player, answers: tuple[Action, ...]) -> Amounts:
    """Where people stand by the answers; where nothing was asked, as they must."""
    for answer in answers:
        if isinstance(answer, PlacePeople):
            return answer.people
    return filled(player)


def resolve(course: Course[State], frame: Placing) -> None:
    """Place the people of all seats asked, and of those between them that had no choice (R32, R33)."""
    _place_all(course, frame.seats, {place.seat: place.answers for place in frame.lanes})


def _place_all(
    course: Course[State], seats: tuple[Seat, ...], answers: Mapping[Seat, tuple[Action, ...]]
) -> None:
    """Put everybody in place, in turn order."""
    for seat in seats:
        player = course.table.players[seat]
        people = people_of(player)
        if not people.total:
            continue
        placed = _placed(player, answers.get(seat, ()))
        nobles = _nobles(people, placed, answers.get(seat, ()))
        _settle(course, seat, people, placed, nobles)


def _nobles(people: People, placed: Amounts, answers: tuple[Action, ...]) -> Amounts:
    """Where the nobles stand: as answered, else in the one way there is."""
    for answer in answers:
        if isinstance(answer, PlaceNobles):
            return answer.nobles
    if not people.nobles:
        return ()
    if not people.colonists:
        return placed
    kind, amount = placed[0]
    return ((kind, min(people.nobles, amount)),)


def _settle(
    course: Course[State], seat: Seat, people: People, placed: Amounts, nobles: Amounts
) -> None:
    """Put the people on the tiles and buildings of one seat; the others wait in San Juan (R30)."""
    player = course.table.players[seat]
    left, noble = dict(placed), dict(nobles)
    standing = sum(left.values())
    of_rank = sum(noble.values())
    waiting = People(people.colonists - standing + of_rank, people.nobles - of_rank)
    course.change_player(
        seat,
        island=tuple(_filled(player.island, left, noble)),
        city=tuple(_filled(player.city, left, noble)),
        waiting=waiting,
    )
    course.tell(PeoplePlaced(seat, placed, nobles, waiting.total))


def _filled(
    places: tuple[Place, ...], left: dict[Key, int], nobles: dict[Key, int]
) -> Iterator[Place]:
    """The places with the people that belong there, of equal ones the first ones filled."""
    for place in places:
        kind = place.kind
        count = min(CIRCLES[kind], left.get(kind, 0))
        if not count:
            yield Place(kind) if place.people else place
            continue
        noble = min(count, nobles.get(kind, 0))
        left[kind] -= count
        if noble:
            nobles[kind] -= noble
        yield Place(kind, count - noble, noble)


PLACEMENT_TURNS = Asking(resume=go_on)
PLACING = Simultaneous(resolve)
PLACE_QUESTION = Answering(asked_people, then_nobles)
NOBLE_QUESTION = Answering(asked_nobles)
