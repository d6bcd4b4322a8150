"""How many people of a sort a player has."""

from games.core.model import Seat
from games.puerto_rico.views import Player, Public
from render.core.contract import Scene


def nobles_of(player: Player) -> int:
    """All nobles of a player: on tiles, in buildings and in San Juan."""
    standing = sum(place.nobles for place in (*player.island, *player.city))
    return standing + player.waiting.nobles


def office_of(view: Public, scene: Scene, seat: Seat) -> str:
    """The icon of the governor's medallion for whoever wears it while the game runs; empty for all others."""
    return "governor" if view.table.governor == seat and not scene.sheets else ""
