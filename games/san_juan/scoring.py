"""Points at the end of the game (R100 to R107)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.core.model import Key, ScoreLine, ScoreSheet, Seat, Term
from games.san_juan.content import (
    CITY_BUILDINGS,
    COST,
    MONUMENTS,
    POINTS,
    PRODUCTION,
    TUCKING,
    kinds,
)
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import Holding, Player, State, Table

Tops: TypeAlias = tuple[Key, ...]
"""The buildings on top of their stacks."""

_ARCH_POINTS = (0, 4, 6, 8)
_PALACE_SHARE = 4
_IN_A_ROW = (4, 3, 2, 1)
"""For the first, second, third, fourth of something; nothing for more."""

_TRIO = 3
_SIX = 6


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat; the rows are the same for all."""
    table = state.table
    return tuple(
        [
            _sheet(table.options, seat, holding, *_face_up(table, seat))
            for seat, holding in enumerate(state.secrets.holdings)
        ]
    )


def points_so_far(table: Table, seat: Seat, tucked: int = 0) -> int:
    """What the seat would have if the game ended now with so many cards under its buildings (R101)."""
    tops = _tops(table.players[seat])
    others = () if _ENVIOUS.isdisjoint(tops) else _face_up(table, seat)[1]
    points = _before_palace(tops, others, tucked)
    return points + _palace(tops, points)


def changes(before: Table, after: Table, builder: Seat) -> tuple[tuple[Seat, int], ...]:
    """How many points a new building has brought or cost its builder, and others whom it concerns; empty where no building
    counts others, so that the printed points are all.
    """
    if not any(
        [_has_any(_COUNTING, player) for player in (before.players[builder], *after.players)]
    ):
        return ()
    found = []
    for seat, player in enumerate(after.players):
        if seat == builder or _has_any(_ENVIOUS, player):
            change = points_so_far(after, seat) - points_so_far(before, seat)
            if change or seat == builder:
                found.append((seat, change))
    return tuple(found)


def _has_any(kinds: frozenset[Key], player: Player) -> bool:
    """Whether one of these is a building of the player: in force, or a new one, which without the Crane stands last (B14)."""
    active = player.active
    if not kinds.isdisjoint(active) or player.city[-1].cards[-1] in kinds:
        return True
    return "crane" in active and not kinds.isdisjoint(_tops(player))


def _before_palace(tops: Tops, others: Tops, tucked: int) -> int:
    """The points of which a Palace counts every fourth."""
    bonuses = [bonus(tops, others) for kind, bonus in _BONUSES.items() if kind in tops]
    return sum([POINTS[kind] for kind in tops]) + tucked + sum(bonuses)


def bonus_so_far(table: Table, seat: Seat, kind: Key) -> int | None:
    """What a building of the seat would bring besides its printed points for what lies open; None: it counts nothing."""
    tops, others = _face_up(table, seat)
    if kind == "palace":
        return _palace(tops, _before_palace(tops, others, 0))
    bonus = _BONUSES.get(kind)
    return None if bonus is None else bonus(tops, others)


def _tops(player: Player) -> Tops:
    """The buildings of the player."""
    return tuple([stack.cards[-1] for stack in player.city])


def _face_up(table: Table, seat: Seat) -> tuple[Tops, Tops]:
    """The buildings of the seat, and those of all others."""
    cities = [_tops(player) for player in table.players]
    others = [kind for other, city in enumerate(cities) if other != seat for kind in city]
    return cities[seat], tuple(others)


def _sheet(
    options: SanJuanOptions, seat: Seat, holding: Holding, tops: Tops, others: Tops
) -> ScoreSheet:
    """The sheet of one seat: a row for each building in play that brings points in its own way."""
    in_play = kinds(options)
    tucked = {building: len(cards) for building, cards in holding.tucked}
    lines = [
        ScoreLine(Term("score", "buildings"), sum([POINTS[kind] for kind in tops])),
        *[
            ScoreLine(Term("card", kind), tucked.get(kind, 0))
            for kind in TUCKING
            if kind in in_play
        ],
        *[
            ScoreLine(Term("card", kind), bonus(tops, others) if kind in tops else 0)
            for kind, bonus in _BONUSES.items()
            if kind in in_play
        ],
    ]
    subtotal = sum([line.points for line in lines])
    lines.append(ScoreLine(Term("card", "palace"), _palace(tops, subtotal)))
    cards = len(holding.hand) + sum([face is not None for face in holding.faces])
    return ScoreSheet(seat, tuple(lines), (ScoreLine(Term("score", "cards"), cards),))


def _palace(tops: Tops, subtotal: int) -> int:
    """1 for every 4 other points (R105)."""
    return subtotal // _PALACE_SHARE if "palace" in tops else 0


def _triumphal_arch(tops: Tops, _others: Tops) -> int:
    """4, 6, 8 for one, two, three monuments (B28)."""
    return _ARCH_POINTS[sum([kind in MONUMENTS for kind in tops])]


def _guild_hall(tops: Tops, _others: Tops) -> int:
    """1 for each production building and 1 for each kind of them (B26)."""
    plants = [kind for kind in tops if kind in PRODUCTION]
    return len(plants) + len(set(plants))


def _city_hall(tops: Tops, _others: Tops) -> int:
    """1 for each city building, itself too (B27)."""
    return sum([kind in CITY_BUILDINGS for kind in tops])


def _residence(tops: Tops, _others: Tops) -> int:
    """4, 3, 2, 1 for trios of different kinds with the same cost (B39)."""
    trios = 0
    for cost in {COST[kind] for kind in tops}:
        own = [kind for kind in tops if COST[kind] == cost]
        trios += _trios([own.count(kind) for kind in set(own)])
    return sum(_IN_A_ROW[:trios])


def _trios(copies: list[int]) -> int:
    """How many trios of different kinds there are among so many buildings of each kind (B39)."""
    most = sum(copies) // _TRIO
    return max(
        [n for n in range(most + 1) if sum([min(count, n) for count in copies]) >= _TRIO * n]
    )


def _cathedral(_tops: Tops, others: Tops) -> int:
    """4, 3, 2, 1 for buildings of cost 6 that all opponents together have (B40)."""
    return sum(_IN_A_ROW[: sum([COST[kind] == _SIX for kind in others])])


_BONUSES: Mapping[Key, Callable[[Tops, Tops], int]] = {
    "triumphal_arch": _triumphal_arch,
    "guild_hall": _guild_hall,
    "city_hall": _city_hall,
    "residence": _residence,
    "cathedral": _cathedral,
}
"""By the own buildings and those of all others; all but the Palace, which comes last (R105)."""

_COUNTING = frozenset({*_BONUSES, "palace"})
"""Buildings that count others."""

_ENVIOUS = frozenset({"cathedral"})
"""Those that count opponents' buildings."""
