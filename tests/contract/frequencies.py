"""How often what comes out when the same position is dealt again and again: two ways of dealing held against each other.

Each secret field is looked at in each place by itself, and every two of them together, so that a deal which is right seat by
seat and goes wrong between seats is found. The same names give the same chance: what holds once holds always.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, TypeAlias
from zlib import crc32

from games.core.flow import Together
from games.core.model import Seat
from tests.contract.covering import AnyGame
from tests.contract.fields import COMMON, places_in, secret_fields
from tests.contract.subjects import Case

DEALS = 600
"""Deals of each position for each viewer, in each of the two ways."""

FEW = 10
"""What has come out less often in both together is counted together."""

MOST = 5.5
"""Standard deviations: by chance once in fifty million, and a game is compared some ten thousand times."""

SALTS = ("", "a", "b")
"""Three ways to make a number of cards: how many there are, and how many of either half of the kinds."""

Dealer: TypeAlias = Callable[[Case, Any, Seat | None, str], Any]
"""Deals what the viewer cannot know of a position, by a chance of that name."""

Columns: TypeAlias = dict[str, list[Any]]
"""By place of a secret field: what lay there in each deal."""


def differences(one: Columns, other: Columns) -> list[str]:
    """What comes out too differently in the two samples of deals."""
    found = []
    for place in sorted({*one, *other}):
        ours, theirs = one.get(place, []), other.get(place, [])
        deals = max(len(ours), len(theirs))
        here, there = _alone(ours, deals), _alone(theirs, deals)
        never = Counter({0: deals})
        found += [
            f"{place}: {what}"
            for what in sorted({*here, *there}, key=str)
            if too_far(here.get(what, never), there.get(what, never))
        ]
    for salt in SALTS:
        mine, yours = _numbers(one, salt), _numbers(other, salt)
        places = [place for place in sorted({*mine, *yours}) if _varies(mine, yours, place)]
        for first, second in combinations(places, 2):
            pairs, others = _together(mine, first, second), _together(yours, first, second)
            if too_far(pairs, others) or too_far(_sums(pairs), _sums(others)):
                found.append(f"{first} with {second}")
    return list(dict.fromkeys(found))


def too_far(one: Counter[Any], other: Counter[Any]) -> bool:
    """Whether two samples come from different urns: chi-square with as many degrees of freedom as there are kinds but one.

    Its cube root is nearly normal (Wilson and Hilferty).
    """
    few, square, kinds = [0, 0], 0.0, 0
    ours, theirs = max(1, one.total()), max(1, other.total())
    for key in {*one, *other}:
        a, b = one[key], other[key]
        if a + b < FEW:
            few = [few[0] + a, few[1] + b]
        else:
            square += (a * theirs - b * ours) ** 2 / ((a + b) * ours * theirs)
            kinds += 1
    if sum(few) >= FEW:
        square += (few[0] * theirs - few[1] * ours) ** 2 / (sum(few) * ours * theirs)
        kinds += 1
    if kinds < 2:
        return False
    spread = 2 / (9 * (kinds - 1))
    return bool(((square / (kinds - 1)) ** (1 / 3) - 1 + spread) / spread**0.5 > MOST)


def columns(
    case: Case, state: Any, viewer: Seat | None, dealer: Dealer, name: str, deals: int = DEALS
) -> Columns:
    """What lies in each secret place of a position over so many deals of one way."""
    found: Columns = {}
    for number in range(deals):
        for _, place, value in secrets_in(case, dealer(case, state, viewer, f"{name}/{number}")):
            found.setdefault(place, []).append(value)
    return found


def secrets_in(case: Case, state: Any) -> Iterator[tuple[str, str, Any]]:
    """The secret fields of a state, those that are in every game left out: field, place, value."""
    fields = own_secrets(case.game)
    for root in {field.partition(".")[0] for field in fields}:
        held = getattr(state, root)
        if root == "flow":
            held = tuple([frame for frame in held if isinstance(frame, Together)])
        for field, place, value in places_in(held, root, root):
            if field in fields:
                for inner, part in _parts(value, place, case.seats):
                    yield field, inner, part


def _parts(value: object, place: str, seats: int) -> Iterator[tuple[str, object]]:
    """What lies in a place, seat by seat where it is a table with a number or a heap for each."""
    if not isinstance(value, tuple) or len(value) != seats or not _is_table(value[0]):
        yield place, value
        return
    for number, one in enumerate(value):
        yield from _parts(one, f"{place}[{number}]", seats)


def _is_table(first: object) -> bool:
    """Whether a tuple that begins so has numbers or heaps: not cards, nor pairs of a kind and an amount."""
    return isinstance(first, int) or (
        isinstance(first, tuple) and bool(first) and not isinstance(first[0], str)
    )


@cache
def own_secrets(game: AnyGame) -> frozenset[str]:
    """The secret fields of a game, those that are in every game left out."""
    return secret_fields(game.state_type, game.public_type) - COMMON.keys()


def _alone(values: list[Any], deals: int) -> dict[object, Counter[int]]:
    """How often which number of each kind lay in the place, and what was first."""
    found: dict[object, Counter[int]] = {}
    for value in values:
        for what, count in _kinds(value).items():
            found.setdefault(what, Counter())[count] += 1
    for counts in found.values():
        counts[0] = deals - counts.total()
    return found


@lru_cache(maxsize=50_000)
def _kinds(value: object) -> Counter[object]:
    """How many pieces of each kind a place holds; which lies first, too."""
    kinds = Counter(_pieces(value))
    if isinstance(value, tuple) and value and not isinstance(value[0], int):
        kinds["first", str(value[0])] = 1
    return kinds


def has_pieces(value: object) -> bool:
    """Whether there is anything in the place."""
    return next(_pieces(value), None) is not None


def _pieces(value: object) -> Iterator[object]:
    """The pieces in a place one by one: cards as they are, amounts by their place in a table."""
    if isinstance(value, int):
        yield from [""] * value
        return
    if not isinstance(value, tuple):
        if value is not None and value != "":
            yield str(value)
        return
    match value:
        case (str() as kind, int() as amount):
            yield from [kind] * amount
            return
    for number, one in enumerate(value):
        if isinstance(one, int):
            yield from [number] * one
        elif isinstance(one, tuple):
            yield from [(number if isinstance(piece, int) else "", piece) for piece in _pieces(one)]
        elif one is not None:
            yield str(one)


def _numbers(columns: Columns, salt: str) -> dict[str, list[int]]:
    """By place, one number a deal: how many pieces of half the kinds."""
    return {
        place: [number_of(value, salt) for value in values] for place, values in columns.items()
    }


@lru_cache(maxsize=50_000)
def number_of(value: object, salt: str) -> int:
    """How many pieces, without a salt; with one, how many of the kinds that it chooses."""
    kinds = _kinds(value)
    if not salt or isinstance(value, int):
        return kinds.total()
    return sum([count for what, count in kinds.items() if crc32(f"{salt}{what}".encode()) & 1])


def _varies(one: Mapping[str, list[int]], other: Mapping[str, list[int]], place: str) -> bool:
    """Whether the number is not always the same."""
    return len({*one.get(place, ()), *other.get(place, ())}) > 1


def _together(
    numbers: Mapping[str, list[int]], first: str, second: str
) -> Counter[tuple[int, int]]:
    """How often which numbers in two places."""
    return Counter(zip(numbers.get(first, ()), numbers.get(second, ()), strict=False))


def _sums(pairs: Counter[tuple[int, int]]) -> Counter[int]:
    """How often which number in both: it tells more where the places go together or against each other."""
    sums: Counter[int] = Counter()
    for pair, count in pairs.items():
        sums[sum(pair)] += count
    return sums
