"""Points at the end of the game (S3 to S5, E16 to E18, E34, E36, E37, E46)."""

from games.core.model import Key, ScoreLine, ScoreSheet, Seat, Term
from games.puerto_rico.content import (
    BUILDINGS,
    COMMERCIAL,
    LARGE,
    POINTS,
    SHARE,
    STEPS,
    TILES,
    VALUE,
)
from games.puerto_rico.island import nobles_of, people_of, tiles, works
from games.puerto_rico.state import Player, State


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat; the rows are the same for all."""
    return tuple([_sheet(state, seat) for seat in range(len(state.table.players))])


def _sheet(state: State, seat: Seat) -> ScoreSheet:
    """The sheet of one seat (S3); doubloons and barrels break ties (S4)."""
    table = state.table
    player, chips = table.players[seat], state.secrets.points[seat]
    lines = [
        ScoreLine(Term("score", "chips"), chips),
        ScoreLine(Term("score", "buildings"), sum([POINTS[place.kind] for place in player.city])),
    ]
    lines += [
        ScoreLine(Term("building", kind), bonus(player, kind, chips))
        for kind in LARGE
        if kind in LARGE_BONUSES and kind in table.buildings
    ]
    if table.has_nobles:
        lines.append(ScoreLine(Term("score", "nobles"), nobles_of(player)))
    wealth = player.doubloons + sum(player.goods)
    return ScoreSheet(seat, tuple(lines), (ScoreLine(Term("score", "wealth"), wealth),))


def points_so_far(player: Player, chips: int) -> int:
    """What a seat with so many VP would have if the game ended now (S3)."""
    points = chips + nobles_of(player)
    for place in player.city:
        points += POINTS[place.kind]
        if place.kind in LARGE_BONUSES:
            points += bonus(player, place.kind, chips)
    return points


def bonus(player: Player, kind: Key, chips: int) -> int:
    """What a large building brings, if it is occupied (7.2)."""
    return LARGE_BONUSES[kind](player, chips) if works(player, kind) else 0


def _guild_hall(player: Player, _chips: int) -> int:
    """For each production building, the small ones and the others, occupied or not (E16)."""
    small, others = STEPS["guild_hall"]
    kinds = [BUILDINGS[place.kind] for place in player.city]
    return sum(
        [
            small if kind.column == 1 else others
            for kind in kinds
            if kind.sort in ("production", "jewels")
        ]
    )


def _residence(player: Player, _chips: int) -> int:
    """By filled island spaces (E17)."""
    return STEPS["residence"][len(player.island)]


def _fortress(player: Player, _chips: int) -> int:
    """For every three people (E36)."""
    return people_of(player).total // SHARE["fortress"]


def _customs_house(_player: Player, chips: int) -> int:
    """For every four VP in chips and on paper (E37)."""
    return chips // SHARE["customs_house"]


def _city_hall(player: Player, _chips: int) -> int:
    """For each commercial building, occupied or not (E18)."""
    return VALUE["city_hall"] * sum([place.kind in COMMERCIAL for place in player.city])


def _cloister(player: Player, _chips: int) -> int:
    """For sets of three equal island tiles (E34)."""
    sets = sum([tiles(player, tile) // SHARE["cloister"] for tile in TILES])
    return STEPS["cloister"][sets]


def _royal_garden(player: Player, _chips: int) -> int:
    """For each noble (E46)."""
    return VALUE["royal_garden"] * nobles_of(player)


LARGE_BONUSES = {
    "guild_hall": _guild_hall,
    "residence": _residence,
    "fortress": _fortress,
    "customs_house": _customs_house,
    "city_hall": _city_hall,
    "cloister": _cloister,
    "royal_garden": _royal_garden,
}
"""What each large building brings if it is occupied."""
