"""Sutter's Mill's renderer: the one object that the service knows."""

from games.core.forms import Decision
from games.core.model import Key, Notes, Seat
from games.sutters_mill.views import Private, Public
from render.core.contract import Chosen, Picture, Scene
from render.core.cover import Window
from render.core.shell import Shell
from render.sutters_mill.board import PHASE_ICONS, draw_board
from render.sutters_mill.hand import draw_hand
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.score import ICONS as SCORE_ICONS
from render.sutters_mill.score import draw_score
from render.sutters_mill.text import board_text
from render.sutters_mill.vista import draw_vista
from render.sutters_mill.vocabulary import NUGGETS, SPACE_ICONS, owner_of


class SuttersMillRenderer(Shell[Public, Private]):
    """Draws Sutter's Mill."""

    icons = tuple(
        dict.fromkeys(
            (
                *SPACE_ICONS.values(),
                *NUGGETS.values(),
                *SCORE_ICONS.values(),
                "card",
                "saved",
                "crown",
                "vp",
                "adventurer",
                "deed",
                "build_up",
            )
        )
    )
    phase_icons = PHASE_ICONS
    board = staticmethod(draw_board)
    vista = staticmethod(draw_vista)
    score = staticmethod(draw_score)
    text = staticmethod(board_text)

    def window(self, view: Public) -> Window:
        """All of the vista."""
        return Window(top=0, is_low=True)

    def owner(self, view: Public, seat: Seat) -> int:
        """The colour of the seat."""
        return owner_of(seat)

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
        """Cards, gold, prospectors, what can be done."""
        return draw_hand(own, view, decision, chosen, scene)

    def hand_text(self, own: Private, view: Public, seat: Seat, scene: Scene) -> str:
        """The own gold and cards as text."""
        return hand_text(own, view, scene)

    def emoji(self, kind: str, key: Key) -> str | None:
        """A space shows its symbol, a counter its nugget."""
        match kind:
            case "space":
                return SPACE_ICONS[key]
            case "counter":
                return NUGGETS[key]
            case "score":
                return SCORE_ICONS[key]
            case "card" | "laid":
                return "card"
            case _:
                return None
