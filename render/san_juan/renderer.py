"""San Juan's renderer: the one object that the service knows."""

from collections.abc import Callable, Mapping
from functools import partial

from games.core.forms import Decision
from games.core.model import Key, Notes, ScoreSheet, Seat
from games.san_juan.content import CARDS, GOODS, ROLES
from games.san_juan.views import PrivateView, PublicView
from render.core import emoji
from render.core.contract import Chosen, Picture, Scene
from render.san_juan.board import draw_board
from render.san_juan.hand import draw_hand
from render.san_juan.looks import KINDS
from render.san_juan.score import draw_score
from render.san_juan.text import board_text, hand_text
from render.san_juan.vocabulary import kind_of

SORTS = {"production": "producer", "city": "house", "monument": "column", "six": "laurel"}
"""The icon of each sort of card, as headings of menus use it."""


class SanJuanRenderer:
    """Draws San Juan."""

    def board(self, view: PublicView, scene: Scene) -> Picture:
        """Everything public."""
        return draw_board(view, scene)

    def hand(
        self,
        own: PrivateView,
        view: PublicView,
        seat: Seat,
        decision: Decision | None,
        notes: Notes,
        chosen: tuple[Chosen, ...],
        scene: Scene,
    ) -> Picture | None:
        """What only that seat sees."""
        return draw_hand(own, view, seat, decision, notes, chosen, scene)

    def score(self, view: PublicView, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
        """The score table."""
        return draw_score(view, sheets, scene)

    def text(self, view: PublicView, scene: Scene) -> str:
        """The position as text."""
        return board_text(view, scene)

    def hand_text(self, own: PrivateView, view: PublicView, seat: Seat, scene: Scene) -> str:
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

    def emojis(self) -> Mapping[str, Callable[[], bytes]]:
        """Every emoji that terms of the game can have, and those of seats, points and cards."""
        icons = {*GOODS, *ROLES, *SORTS.values(), "card", "crown", "vp", "hourglass"}
        drawn: dict[str, Callable[[], bytes]] = {
            name: partial(emoji.icon, name) for name in sorted(icons)
        }
        return {**drawn, **emoji.seals()}
