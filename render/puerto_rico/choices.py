"""What a decision marks on the own island and beside it: badges on circles and tiles, pieces to choose from."""

from collections.abc import Iterable
from itertools import repeat
from typing import Literal, NamedTuple, TypeAlias

from games.core.forms import Decision, Field, Split
from games.core.model import Key, verb
from games.puerto_rico.content import CIRCLES, TILES
from games.puerto_rico.views import AnyLane, Place, Player
from render.core.contract import Chosen
from render.core.marks import badges_by_key, fields_of, picked
from render.puerto_rico.tiles import Circle, circles_of

CIRCLE_FIELDS = ("people", "nobles", "to")
"""Fields whose badges stand on circles: placing people, nobles, moving guests."""


Gift: TypeAlias = Literal["tile", "colonist"]
"""What a house offers beyond what is taken anyway: a face-down tile, or a colonist on what has just come."""


def gift_of(decision: Decision | None) -> Gift | None:
    """What is offered besides, if that is what is asked."""
    verbs = set() if decision is None else {verb(offer.action) for offer in decision.offers}
    if "draw_tile" in verbs:
        return "tile"
    return "colonist" if "add_colonist" in verbs else None


class Placed(NamedTuple):
    """A tile or building with what lies on its circles, and the badge of the whole tile."""

    place: Place
    circles: tuple[Circle, ...]
    badge: str | None = None
    is_chosen: bool = False

    @property
    def people(self) -> int:
        """Who stands there with what is chosen."""
        return sum(circle.sort is not None for circle in self.circles)

    @property
    def as_placed(self) -> Place:
        """The place as it would stand."""
        return Place(self.place.kind, self.people)


def circle_field(decision: Decision | None) -> Field | None:
    """The field that fills circles, if there is one."""
    return next((field for field in fields_of(decision) if field.name in CIRCLE_FIELDS), None)


def placed(
    player: Player,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    lane: AnyLane | None = None,
    awaiting: Key | None = None,
) -> tuple[tuple[Placed, ...], tuple[Placed, ...]]:
    """Island and city with the marks of the decision; as answered while the others still place theirs (R32).

    Where a colonist is offered, `awaiting` is the kind of the place to which it would go.
    """
    island = sorted(player.island, key=lambda place: (TILES.index(place.kind), -place.people))
    field = circle_field(decision)
    if field is None:
        settled = _Settled(lane)
        fields, houses = settled.over(island), settled.over(player.city)
        return _awaiting(fields, awaiting), _awaiting(houses, awaiting)
    if field.name == "people":
        marks = _Filling(field, chosen)
        return marks.over(island), marks.over(player.city)
    if isinstance(field, Split):
        named = _Naming(field, chosen)
        return named.over(island), named.over(player.city)
    return _marked(island, field, chosen), _marked(player.city, field, chosen)


def _awaiting(places: tuple[Placed, ...], kind: Key | None) -> tuple[Placed, ...]:
    """The first free circle of that kind is one to which somebody can go."""
    marked = list(places)
    for at, one in enumerate(places):
        circles = list(one.circles)
        free = next((n for n, circle in enumerate(circles) if circle.sort is None), None)
        if one.place.kind == kind and free is not None:
            circles[free] = Circle(None, "")
            marked[at] = one._replace(circles=tuple(circles))
            break
    return tuple(marked)


class _Settled:
    """People as they stand, or as the own answers of an open step put them."""

    def __init__(self, lane: AnyLane | None) -> None:
        answers = () if lane is None else lane.answers
        self._people = _amounts(answers, "people")
        self._nobles = _amounts(answers, "nobles") or {}

    def over(self, places: list[Place] | tuple[Place, ...]) -> tuple[Placed, ...]:
        """These places with the people."""
        return tuple(Placed(place, self._circles(place)) for place in places)

    def _circles(self, place: Place) -> tuple[Circle, ...]:
        if self._people is None:
            return circles_of(place)
        kind, circles = place.kind, CIRCLES[place.kind]
        count = min(circles, self._people.get(kind, 0))
        noble = min(count, self._nobles.get(kind, 0))
        self._people[kind] = self._people.get(kind, 0) - count
        self._nobles[kind] = self._nobles.get(kind, 0) - noble
        return circles_of(Place(kind, count - noble, noble))


def _amounts(answers: Iterable[object], name: str) -> dict[Key, int] | None:
    """What an answer with that field says; None where there is none."""
    return next((dict(getattr(answer, name)) for answer in answers if hasattr(answer, name)), None)


class _Filling:
    """All people are lifted: circles are filled anew, kind by kind, as the menu counts them."""

    def __init__(self, field: Field, chosen: tuple[Chosen, ...]) -> None:
        self._left = badges_by_key(field)
        self._taken = picked(field, chosen)
        self._has_begun = bool(self._taken)

    def over(self, places: list[Place] | tuple[Place, ...]) -> tuple[Placed, ...]:
        """These places with the marks."""
        return tuple(self._one(place) for place in places)

    def _one(self, place: Place) -> Placed:
        standing, circles = circles_of(place), []
        for number in range(CIRCLES[place.kind]):
            badge = next(self._left.get(place.kind, repeat("")), "") or None
            if self._taken.get(place.kind, 0) > 0:
                self._taken[place.kind] -= 1
                circles.append(Circle("colonist", badge, is_chosen=True))
            else:
                sort = None if self._has_begun else standing[number].sort
                circles.append(Circle(sort, badge))
        return Placed(place, tuple(circles))


class _Naming:
    """People stand as they have just been placed; some of them are to be nobles."""

    def __init__(self, field: Split, chosen: tuple[Chosen, ...]) -> None:
        self._standing = {row.key: row.most for row in field.rows}
        self._left = badges_by_key(field)
        self._taken = picked(field, chosen)

    def over(self, places: list[Place] | tuple[Place, ...]) -> tuple[Placed, ...]:
        """These places with the marks."""
        return tuple(
            Placed(place, tuple(self._circle(place.kind) for _ in range(CIRCLES[place.kind])))
            for place in places
        )

    def _circle(self, kind: Key) -> Circle:
        if not self._standing.get(kind):
            return Circle()
        self._standing[kind] -= 1
        badge = next(self._left[kind])
        if self._taken.get(kind, 0) > 0:
            self._taken[kind] -= 1
            return Circle("noble", badge, is_chosen=True)
        return Circle("colonist", badge)


def _marked(
    places: list[Place] | tuple[Place, ...], field: Field, chosen: tuple[Chosen, ...]
) -> tuple[Placed, ...]:
    """A badge on one empty circle of each kind that a guest can go to."""
    left, taken, marked = badges_by_key(field), picked(field, chosen), []
    for place in places:
        circles = list(circles_of(place))
        free = next((at for at, circle in enumerate(circles) if circle.sort is None), None)
        if free is not None and place.kind in left:
            badge, is_chosen = next(left.pop(place.kind)), taken.get(place.kind, 0) > 0
            circles[free] = Circle("colonist" if is_chosen else None, badge, is_chosen)
        marked.append(Placed(place, tuple(circles)))
    return tuple(marked)
