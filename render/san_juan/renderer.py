"""San Juan's renderer: the one object that the service knows."""

from games.core.keys import first_of
from games.core.model import Key
from games.san_juan.content import CARDS, GOODS, ROLES
from games.san_juan.views import Private, Public
from render.core.contract import Picture, Words
from render.core.cover import Window
from render.core.shell import Shell
from render.san_juan.alone import CARD, draw_card
from render.san_juan.board import PHASE_ICONS, draw_board
from render.san_juan.hand import draw_hand
from render.san_juan.looks import KINDS, kind_of
from render.san_juan.score import draw_score
from render.san_juan.text import board_text, hand_text
from render.san_juan.vista import draw_vista

SORTS = {
    "production": "producer",
    "city": "house",
    "monument": "column",
    "six": "laurel",
    "cathedral": "laurel",
}
"""The icon of each sort of card, as headings of menus use it."""


class SanJuanRenderer(Shell[Public, Private]):
    """Draws San Juan."""

    icons = (*GOODS, *ROLES, *SORTS.values(), "card", "crown", "vp", "hourglass")
    phase_icons = PHASE_ICONS
    highlights = frozenset({"expansion", "extra_production"})
    board = staticmethod(draw_board)
    vista = staticmethod(draw_vista)
    hand = staticmethod(draw_hand)
    score = staticmethod(draw_score)
    text = staticmethod(board_text)
    hand_text = staticmethod(hand_text)

    def window(self, view: Public) -> Window:
        """All of the vista."""
        return Window(top=0, is_low=True)

    def phase(self, view: Public) -> Key:
        """The phase that the round is in."""
        return view.phase

    def thing(self, kind: str, key: Key, words: Words) -> Picture | None:
        """A card as it is in the hand, as large as there; all else on a plate."""
        if kind == CARD and key in CARDS:
            return draw_card(key, words)
        return super().thing(kind, key, words)

    def emoji(self, kind: str, key: Key) -> str | None:
        """The emoji of a term: cards show their kind, places the building that stands there."""
        building = first_of(key)
        if building in CARDS:
            return KINDS[kind_of(building)].glyph
        if kind == "sort":
            return SORTS.get(key)
        return key if key in GOODS or key in ROLES else None
