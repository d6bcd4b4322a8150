"""Scenes that several pictures are drawn of."""

from games.sutters_mill.content import TOWN
from render.core.contract import Scene
from tests.games.sutters_mill.table import Town
from tests.render.spoken import Spoken

LONG_NAMES = (
    "Maximiliana Wolkenstein-Ambarosa",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Évelyn Guimarães Ávila Conceição",
    "F",
)


def scene_of(town: Town, language: str = "pt-BR") -> Scene:
    """Long names, the last step's public events."""
    names = LONG_NAMES[: len(town.table.players)]
    log = town.steps[-1].log if town.steps else ()
    events = tuple(told.event for told in log if told.to is None)
    asked = (town.table.active,) if town.state.flow else ()
    return Scene(names, Spoken(language, names, "sutters-mill"), asked, events)


def crowded() -> Town:
    """A stack of twenty, all prospectors in one camp, seven certificates at one seat."""
    town = Town(4)
    for seat in range(4):
        town.stands(seat, off=0, mine_camp=5)
    town.stack("jail", " ".join(f"{number % 4}{rank}" for number, rank in _twenty()))
    for building, rank in zip(TOWN, ("A", "K", "Q", "J", "10"), strict=False):
        town.stack(building, f"0{rank}")
    return town


def _twenty() -> list[tuple[int, str]]:
    """Five low cards of each seat, one after the other."""
    return [(number, str(2 + number // 4)) for number in range(20)]
