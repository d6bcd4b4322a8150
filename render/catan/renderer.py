"""CATAN's renderer: the one object that the service knows."""

from games.catan.content import COLOURS, RESOURCES, TERRAIN_RESOURCE
from games.catan.views import Private, Public
from games.core.forms import Decision
from games.core.keys import Pair, first_of
from games.core.model import Key, Notes, Seat
from render.catan.board import PHASE_ICONS, draw_board
from render.catan.hand import draw_hand
from render.catan.score import draw_score
from render.catan.text import board_text, hand_text
from render.catan.vista import draw_vista
from render.catan.vocabulary import owner_of
from render.core.contract import Chosen, Picture, Scene
from render.core.cover import Window
from render.core.shell import Shell

CARD_ICONS = {
    "knight": "army",
    "road_building": "road",
    "year_of_plenty": "gift",
    "monopoly": "coin",
}
GUILD_ICONS = {
    "traders": "g_cart",
    "merchants": "g_ship",
    "road_builders": "g_shovel",
    "scholars": "g_book",
    "master_builders": "g_compass",
}
OTHER_ICONS = (
    "settlement", "city", "robber", "dice", "dev", "card", "vp", "exchange", "anchor", "hourglass", "builder", "chip",
)  # fmt: skip
SCORE_ICONS = {
    "settlements": "settlement",
    "cities": "city",
    "longest_road": "road",
    "largest_army": "army",
    "victory_cards": "vp",
    "chips": "chip",
}


class CatanRenderer(Shell[Public, Private]):
    """Draws CATAN."""

    icons = (*RESOURCES, *CARD_ICONS.values(), *GUILD_ICONS.values(), *OTHER_ICONS)
    phase_icons = PHASE_ICONS
    highlights = frozenset({"board", "erie", "helpers", "frenemies"})
    board = staticmethod(draw_board)
    vista = staticmethod(draw_vista)
    score = staticmethod(draw_score)
    text = staticmethod(board_text)
    hand_text = staticmethod(hand_text)

    def window(self, view: Public) -> Window:
        """All of the vista."""
        return Window(top=0, is_low=True)

    def owner(self, view: Public, seat: Seat) -> int:
        """The colour of the seat."""
        return owner_of(view, seat)

    def hand(
        self,
        own: Private,
        view: Public,
        seat: Seat,
        decision: Decision | None,
        notes: Notes,
        chosen: tuple[Chosen, ...],
        scene: Scene,
    ) -> Picture | None:
        """What only that seat sees; with the part of the board that is in question."""
        return draw_hand(own, view, seat, decision, notes, chosen, scene)

    def icon(self, kind: str, key: Key) -> str | None:
        """Helpers have portraits, too small to be emojis."""
        return f"h_{key}" if kind == "helper" else super().icon(kind, key)

    def emoji(self, kind: str, key: Key) -> str | None:
        """The emoji of a term: a terrain shows what it yields, a deal what it brings."""
        match kind:
            case "resource":
                return key
            case "terrain":
                place = TERRAIN_RESOURCE.get(key)
                return None if place is None else RESOURCES[place]
            case "harbor":
                return "anchor" if key == "any" else key
            case "card":
                return CARD_ICONS.get(key, "vp")
            case "guild":
                return GUILD_ICONS.get(key)
            case "gift":
                return first_of(key)
            case "deal" | "swap":
                return Pair.parse(key).second
            case "colour":
                return f"seal_{key}" if key in COLOURS else None
            case "score":
                return SCORE_ICONS.get(key)
            case _:
                return None
