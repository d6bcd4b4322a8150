"""San Juan's renderer: the one object that the service knows."""

from games.core.forms import Decision
from games.core.model import Key, Notes, ScoreSheet, Seat
from games.san_juan.content import CARDS, GOODS, ROLES
from games.san_juan.views import Private, Public
from render.core.contract import Chosen, Picture, Scene
from render.core.shell import Shell
from render.san_juan.board import PHASE_ICONS, draw_board
from render.san_juan.hand import draw_hand
from render.san_juan.looks import KINDS
from render.san_juan.score import draw_score
from render.san_juan.text import board_text, hand_text
from render.san_juan.vocabulary import kind_of

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

    def phase(self, view: Public) -> Key:
        """The phase that the round is in."""
        return view.phase

    def board(self, view: Public, scene: Scene) -> Picture:
        """Everything public."""
        return draw_board(view, scene)

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
        """What only that seat sees."""
        return draw_hand(own, view, seat, decision, notes, chosen, scene)

    def score(self, view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
        """The score table."""
        return draw_score(view, sheets, scene)

    def text(self, view: Public, scene: Scene) -> str:
        """The position as text."""
        return board_text(view, scene)

    def hand_text(self, own: Private, view: Public, seat: Seat, scene: Scene) -> str:
        """The hand as text."""
        return hand_text(own, view, seat, scene)

    def emoji(self, kind: str, key: Key) -> str | None:
        """The emoji of a term: cards show their kind, places the building that stands there."""
        building = key.partition("@")[0]
        if building in CARDS:
            return KINDS[kind_of(building)].glyph
        if kind == "sort":
            return SORTS.get(key)
        return key if key in GOODS or key in ROLES else None
