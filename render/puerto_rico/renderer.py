"""Puerto Rico's renderer: the one object that the service knows."""

from games.core.keys import first_and_rest
from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, FOREST, GOODS, PEOPLE, QUARRY, ROLES, TILES
from games.puerto_rico.views import Private, Public
from render.core.contract import Picture, Scene, Words
from render.core.cover import Window
from render.core.shell import Shell
from render.puerto_rico.board import draw_board
from render.puerto_rico.building import draw_building
from render.puerto_rico.hand import draw_hand
from render.puerto_rico.looks import PHASE_ICONS, role_icon
from render.puerto_rico.score import draw_score
from render.puerto_rico.text import board_text, hand_text
from render.puerto_rico.vista import draw_vista

SORTS = {"commercial": "house", "jewels": "gold"}
"""The icon of buildings that make no goods."""

SCORES = {"chips": "vp", "buildings": "house", "nobles": "noble", "wealth": "coin"}
PLACES = {
    "san_juan": "anchor",
    "wharf": "cargo_ship",
    "house": "trading_house",
    "post": "trading_house",
}


class PuertoRicoRenderer(Shell[Public, Private]):
    """Draws Puerto Rico."""

    icons = (
        *GOODS,
        *PEOPLE,
        *map(role_icon, ROLES),
        *(f"barrel_{good}" for good in GOODS),
        *(f"plantation_{good}" for good in GOODS),
        *SORTS.values(),
        *SCORES.values(),
        *PLACES.values(),
        QUARRY,
        FOREST,
        "colonist_ship",
        "crown",
        "laurel",
        "column",
        "hourglass",
    )
    has_overview = True
    phase_icons = PHASE_ICONS
    highlights = frozenset({"exp_new_buildings", "exp_nobles"})
    vista = staticmethod(draw_vista)
    hand = staticmethod(draw_hand)
    score = staticmethod(draw_score)
    text = staticmethod(board_text)
    hand_text = staticmethod(hand_text)

    def board(self, view: Public, scene: Scene) -> Picture:
        """Everything on the table; while people are placed, all islands alone."""
        return draw_board(view, scene)

    def window(self, view: Public) -> Window:
        """All of the vista."""
        return Window(top=0, is_low=True)

    def thing(self, kind: str, key: Key, words: Words) -> Picture | None:
        """A building with all that is printed on it; all else on a plate."""
        if kind == "building" and key in BUILDINGS:
            return draw_building(key, words)
        return super().thing(kind, key, words)

    def emoji(self, kind: str, key: Key) -> str | None:
        """The emoji of a term: buildings show their good or sort, pairs the first of the two."""
        first, second = first_and_rest(key)
        if first in BUILDINGS:
            building = BUILDINGS[first]
            large = "column" if building.size == 2 else SORTS.get(building.sort)
            return building.good or large
        if kind == "role":
            return role_icon(key)
        if kind == "cost":
            return "coin"
        if kind == "score":
            return SCORES.get(key)
        if kind == "tile" and key in GOODS:
            return f"plantation_{key}"
        if kind in {"cargo", "barrel"} and first in GOODS:
            return f"barrel_{first}"
        if first in GOODS or first in PEOPLE or first in TILES:
            return first
        return PLACES.get(second or first)
