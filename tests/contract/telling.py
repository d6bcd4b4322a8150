"""Which fields of a view its text leaves out: values are exchanged for others of the same game, one at a time."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.game_registry import REGISTRY
from games.core.model import Key, Seat
from render.core.contract import Scene
from tests.contract.curious import curious_walks
from tests.contract.fields import fields_of, values_of
from tests.contract.particulars import untold
from tests.contract.subjects import Case, cases
from tests.contract.walks import DEPTH, Walk, walks
from tests.languages import LANGUAGES

FLOW = ("flow.", "lane", "unfinished")
"""Where the game stands and what a seat has answered so far: the questions themselves say it, with their prompts."""

SEAT = "seat"
"""Whose own view it is: that seat alone is shown it."""

OPTIONS = "table.options."
"""What was chosen before the game and stays: the lobby and the rules of the table tell it."""

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fabio")

LOOKED_AT = max(1, round(20 * DEPTH))
"""Positions of each game played that are looked at; besides, one of each kind of action."""

TRIED = 3
"""Other values that are tried in each place of a position."""

FURTHER = 5
"""Games led to every kind of action in which is looked for what the first ones did not come to."""

ATTEMPTS = 30
"""Exchanges in a place of a table after which it counts as left out there."""

PART = re.compile(r"\.?([a-z_]+)|\[(\d+)\]")
"""A step on the way to a place: a field, or a number in a row."""

Pool: TypeAlias = Mapping[str, list[Any]]
"""What there has been in some positions: by field, and by place."""

UNSEEN = "nothing else was seen"
"""Of a field that is the same in every position of a table's games."""


class Spot(NamedTuple):
    """A position of a game, and somebody who looks at it."""

    walk: Walk
    number: int
    state: Any
    seat: Seat

    @property
    def case(self) -> Case:
        """Whose game it is."""
        return self.walk.case


class Sight(NamedTuple):
    """A kind of view with what is read of it: the public one, or a seat's own."""

    type_of: Callable[[Any], type]
    view: Callable[[Spot], Any]
    text: Callable[[Spot, Any], str]


def _public_text(spot: Spot, view: Any) -> str:
    """The board's text."""
    return REGISTRY[spot.case.game.id].renderer.text(view, _scene(spot))


def _own_text(spot: Spot, own: Any) -> str:
    """The hand's text."""
    game = spot.case.game
    renderer = REGISTRY[game.id].renderer
    return renderer.hand_text(own, game.public(spot.state), spot.seat, _scene(spot))


def _scene(spot: Spot) -> Scene:
    """The scene of a position in which nothing has happened yet."""
    game, names = spot.case.game, NAMES[: spot.case.seats]
    asked = tuple(one.seat for one in game.pending(spot.state) if one.required)
    return Scene(names, _words(game.id, names), asked)


@cache
def _words(game: Key, names: tuple[str, ...]) -> Any:
    """The first language."""
    return LANGUAGES.words(LANGUAGES.names[0], REGISTRY[game].game, names)


PUBLIC = Sight(
    lambda game: game.public_type,
    lambda spot: spot.case.game.public(spot.state),
    _public_text,
)

PRIVATE = Sight(
    lambda game: game.private_type,
    lambda spot: spot.case.game.private(spot.state, spot.seat),
    _own_text,
)


class Exchange(NamedTuple):
    """A value of a position that is another one in another view."""

    spot: Spot
    field: str
    place: str
    old: Any
    new: Any

    def __str__(self) -> str:
        seat, number, seed = self.spot.seat, self.spot.number, self.spot.walk.seed
        return f"{self.place}: {self.old!r}, {self.new!r} (seat {seat}, {number} actions of {seed})"


def silent(game: Key, sight: Sight, fields: Iterable[str] | None = None) -> dict[str, str]:
    """By field, places of it where no exchange changes what is read; or that there was nothing to exchange.

    Exchanged values need not fit the others, so that one silent exchange says little: where every one is silent, the text
    leaves the place out. What a text cannot be made of says nothing at all.
    """
    wanted = set(fields_of(sight.type_of(REGISTRY[game].game)) if fields is None else fields)
    tables = [case for case in cases() if case.game.id == game]
    listening = Listening(sight, wanted)
    listening.hear(one for case in tables for one in _games(case, sight.view))
    for number in range(1, FURTHER + 1):
        if not listening.left:
            break
        listening.hear(one for case in tables for one in _further(case, sight.view, number))
    return listening.left


class Listening:
    """What has been heard of some fields in the games so far."""

    def __init__(self, sight: Sight, wanted: set[str]) -> None:
        self._sight, self._wanted = sight, wanted
        self._heard, self._seen = set[str](), set[str]()
        self._unheard: dict[str, Exchange] = {}

    @property
    def left(self) -> dict[str, str]:
        """By field, what is silent, as `silent` has it."""
        rows = {place.rpartition("[")[0] for place in self._heard}
        told = self._heard | rows
        left = [one for place, one in self._unheard.items() if place not in told]
        unseen = dict.fromkeys(self._wanted - self._seen, UNSEEN)
        return {one.field: str(one) for one in left} | unseen

    def hear(self, games: Iterable["Looks"]) -> None:
        """Try exchanges in positions of these games, for the fields that are silent so far."""
        attempts, reader = Counter[tuple[str, Case]](), Reader(self._sight)

        def is_open(spot: Spot, place: str) -> bool:
            return place not in self._heard and attempts[place, spot.case] < ATTEMPTS

        for one in exchanges(games, self._sight, set(self.left), is_open):
            if not is_open(one.spot, one.place):
                continue
            attempts[one.place, one.spot.case] += 1
            is_told = reader.changed_by(one)
            if is_told is not None:
                self._seen.add(one.field)
                self._unheard.setdefault(one.place, one)
            if is_told:
                self._heard.add(one.place)


class Reader:
    """What is read of positions as they are, each read once: exchanges of one position come one after the other."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._spot: Spot | None = None

    def changed_by(self, one: Exchange) -> bool | None:
        """Whether the exchange changes what is read; None where the values do not go together."""
        if one.spot is not self._spot:
            self._spot, self._view = one.spot, self._sight.view(one.spot)
            self._text = self._sight.text(one.spot, self._view)
        try:
            other = self._sight.text(one.spot, exchanged(self._view, one.place, one.new))
        except (
            ArithmeticError,
            AssertionError,
            AttributeError,
            LookupError,
            TypeError,
            ValueError,
        ):
            return None
        return other != self._text


def exchanged(value: Any, place: str, new: Any) -> Any:
    """The value with something else in that place."""
    step = PART.match(place)
    if step is None:
        return new
    rest = place[step.end() :]
    if step[1]:
        return replace(value, **{step[1]: exchanged(getattr(value, step[1]), rest, new)})
    at = int(step[2])
    return (*value[:at], exchanged(value[at], rest, new), *value[at + 1 :])


Looks: TypeAlias = tuple[list[Spot], tuple[Pool, Pool]]
"""Positions of a game, with what there is in it, and in all that were played."""


def exchanges(
    games: Iterable[Looks], sight: Sight, fields: set[str], is_open: Callable[[Spot, str], bool]
) -> Iterator[Exchange]:
    """Values of positions of each game played, and others that have been in that place, or else in that field, of a game.

    Only where the place, or a number of the row in it, is still open.
    """
    for spots, pools in games:
        for spot in spots:
            for field, places in values_of(sight.view(spot)).items():
                if field in fields:
                    yield from _of_places(spot, field, places, pools, is_open)


@cache
def _games(case: Case, view: Callable[[Spot], Any]) -> list[Looks]:
    """Positions of each game of the case, with one led to every kind of action; what there is in each and in all."""
    games = [list(_spots(played)) for played in (*walks(case), next(curious_walks(case)))]
    pools = [_pool(view, spots) for spots in games]
    everywhere = _together(pools)
    return [(spots, (pool, everywhere)) for spots, pool in zip(games, pools, strict=True)]


def _further(case: Case, view: Callable[[Spot], Any], number: int) -> Iterator[Looks]:
    """The same of a further game led to every kind of action, if there is one of that number."""
    played = [list(_spots(one)) for one in islice(curious_walks(case), number + 1)]
    if len(played) > number:
        pools = [_pool(view, spots) for spots in played]
        [(_, (_, before)), *_] = _games(case, view)
        # The end first: what is told only there is tried before all attempts are made.
        yield played[number][::-1], (pools[number], _together([before, *pools]))


def _spots(game_walk: Walk) -> Iterator[Spot]:
    """Positions evenly spread over a game, one before and after each kind of action, seen by whoever acts; and the end."""
    moments = game_walk.moments
    spread = moments[:: max(1, len(moments) // LOOKED_AT)]
    kinds = {type(moment.action): moment for moment in moments}.values()
    for moment in {moment.number: moment for moment in (*spread, *kinds)}.values():
        yield Spot(game_walk, moment.number, moment.state, moment.seat)
    for moment in kinds:
        yield Spot(game_walk, moment.number + 1, moment.step.state, moment.seat)
    yield Spot(game_walk, len(moments), game_walk.end, 0)


def _pool(view: Callable[[Spot], Any], spots: Iterable[Spot]) -> Pool:
    """What there has been in those positions, once each, by field and by place."""
    pool: dict[str, dict[Any, None]] = {}
    for spot in spots:
        for field, places in values_of(view(spot)).items():
            for place, value in places.items():
                pool.setdefault(field, {})[value] = None
                for key, _, inner in _parts(place, value):
                    pool.setdefault(key, {})[inner] = None
    return {field: list(values) for field, values in pool.items()}


def _together(pools: Iterable[Pool]) -> Pool:
    """What there has been in any of them, once each."""
    whole: dict[str, dict[Any, None]] = {}
    for pool in pools:
        for field, values in pool.items():
            whole.setdefault(field, {}).update(dict.fromkeys(values))
    return {field: list(values) for field, values in whole.items()}


def _parts(place: str, value: Any) -> list[tuple[str, str, Any]]:
    """A place and each number of the row in it: what the pool calls it, what it is called in an exchange, what lies there."""
    row = value if isinstance(value, tuple) else ()
    numbers = [(f"@{place}[{at}]#{len(row)}", f"{place}[{at}]", one) for at, one in enumerate(row)]
    return [(f"@{place}", place, value), *numbers]


def _of_places(
    spot: Spot,
    field: str,
    places: Mapping[str, Any],
    pools: tuple[Pool, Pool],
    is_open: Callable[[Spot, str], bool],
) -> Iterator[Exchange]:
    """Other values for each place, drawn by chance: of that place, or of one number of its row, or else of the field."""
    chance = None
    for place, old in places.items():
        parts = [part for _, part, _ in _parts(place, old)[1:]]
        in_row = _in_row(place, old, pools) if any(is_open(spot, part) for part in parts) else []
        as_whole = _in_place(field, place, old, pools) if is_open(spot, place) else []
        for found in (in_row, as_whole):
            if found:
                chance = chance or Random(f"{spot.walk.seed}/{spot.number}/{field}")
                for at, inner, new in chance.sample(found, min(TRIED, len(found))):
                    yield Exchange(spot, field, at, inner, new)


Other: TypeAlias = tuple[str, Any, Any]


def _in_row(place: str, old: Any, pools: tuple[Pool, Pool]) -> list[Other]:
    """What else has been in single numbers of the row that lies there."""
    for pool in pools:
        found = [
            (part, inner, new)
            for key, part, inner in _parts(place, old)[1:]
            for new in pool.get(key, ())
            if new != inner
        ]
        if found:
            return found
    return []


def _in_place(field: str, place: str, old: Any, pools: tuple[Pool, Pool]) -> list[Other]:
    """What else has been in the place, or anywhere in the field; or one more than there is."""
    for key in (f"@{place}", field):
        for pool in pools:
            found = [(place, old, new) for new in pool.get(key, ()) if new != old]
            if found:
                return found
    return [(place, old, old + 1)] if type(old) is int else []


def to_be_told(game: Key, sight: Sight) -> set[str]:
    """The fields of the view that its text has to tell."""
    fields = fields_of(sight.type_of(REGISTRY[game].game))
    return {
        field
        for field in fields
        if not field.startswith((*FLOW, OPTIONS)) and field not in (SEAT, *untold(game))
    }
