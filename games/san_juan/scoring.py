"""Points at the end of the game (R100 to R107)."""

from games.core.model import Key, ScoreLine, ScoreSheet, Seat, Term
from games.san_juan.content import CITY_BUILDINGS, GOOD_OF, MONUMENTS, POINTS
from games.san_juan.state import Player, State
from games.san_juan.views import tucked

_ARCH_POINTS = (0, 4, 6, 8)
_PALACE_SHARE = 4


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat; the rows are the same for all."""
    return tuple([_sheet(seat, player) for seat, player in enumerate(state.players)])


def _sheet(seat: Seat, player: Player) -> ScoreSheet:
    """The sheet of one seat."""
    tops = tuple([stack.cards[-1] for stack in player.city])
    lines = [
        ScoreLine(Term("score", "buildings"), sum([POINTS[kind] for kind in tops])),
        ScoreLine(Term("card", "chapel"), tucked(player)),
        *[ScoreLine(Term("card", kind), _bonus(kind, tops)) for kind in _BONUSES],
    ]
    subtotal = sum([line.points for line in lines])
    palace = subtotal // _PALACE_SHARE if "palace" in tops else 0
    lines.append(ScoreLine(Term("card", "palace"), palace))
    cards = len(player.hand) + sum([stack.good is not None for stack in player.city])
    return ScoreSheet(seat, tuple(lines), (ScoreLine(Term("score", "cards"), cards),))


def _bonus(kind: Key, tops: tuple[Key, ...]) -> int:
    """What a six-cost building brings its owner; nothing where it is not on top (R104)."""
    return _BONUSES[kind](tops) if kind in tops else 0


def _triumphal_arch(tops: tuple[Key, ...]) -> int:
    """4, 6, 8 for one, two, three monuments (B28)."""
    return _ARCH_POINTS[sum([kind in MONUMENTS for kind in tops])]


def _guild_hall(tops: tuple[Key, ...]) -> int:
    """1 for each production building and 1 for each kind of them (B26)."""
    plants = [kind for kind in tops if kind in GOOD_OF]
    return len(plants) + len(set(plants))


def _city_hall(tops: tuple[Key, ...]) -> int:
    """1 for each city building, itself too (B27)."""
    return sum([kind in CITY_BUILDINGS for kind in tops])


_BONUSES = {
    "triumphal_arch": _triumphal_arch,
    "guild_hall": _guild_hall,
    "city_hall": _city_hall,
}
"""All but the Palace, which comes last (R105)."""
