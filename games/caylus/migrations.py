"""How states of older schemas become states of the present one."""

from collections.abc import Callable, Mapping
from typing import Any

from games.caylus.content import BUILDINGS, SECTION
from games.core.game import Json
from games.core.model import Seat

SOURCES = ("buildings", "prestige", "residences", "castle", "favors", "trade")
"""Where points came from in schema 2."""


def _by_source(state: Json) -> Json:
    """Points were kept as one sum. What the table still shows tells some of their sources; the rest counts with buildings.

    What has its first value is not stored.
    """
    table = state["table"]
    players = [
        {
            **{name: value for name, value in player.items() if name != "points"},
            "earned": _earned(table, seat, player.get("points", 0)),
        }
        for seat, player in enumerate(table["players"])
    ]
    return {**state, "table": {**table, "players": players}}


def _earned(table: Any, seat: Seat, points: int) -> list[int]:
    """A sum of points by source."""
    seen = dict.fromkeys(SOURCES, 0)
    for section, lots in zip(SECTION, table.get("lots", ()), strict=False):
        seen["castle"] += section.points * lots.count(seat)
    for key, owner in zip(table["road"], table.get("owners", ()), strict=False):
        if owner == seat and BUILDINGS[key].kind in ("prestige", "residence"):
            source = "prestige" if BUILDINGS[key].kind == "prestige" else "residences"
            seen[source] += BUILDINGS[key].points
    seen["buildings"] = points - sum(seen.values())
    return list(seen.values())


def _with_visits(state: Json) -> Json:
    """Points for others' workers were kept with those for building, and stay there."""
    table = state["table"]
    players = [
        {**player, "earned": [player["earned"][0], 0, *player["earned"][1:]]}
        if "earned" in player
        else player
        for player in table["players"]
    ]
    return {**state, "table": {**table, "players": players}}


def _as_it_is(state: Json) -> Json:
    """States stand; the first cube of a favor has become part of its line, so older moves are not those of these rules."""
    return state


MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {1: _by_source, 2: _with_visits, 3: _as_it_is}
"""By schema, what leads to the next one."""
