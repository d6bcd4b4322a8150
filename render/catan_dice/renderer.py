"""The dice games' renderer: the one object that the service knows."""

from games.catan_dice.content import FACES, JOKERS, KIND_OF
from games.catan_dice.views import Private, Public
from games.core.forms import Decision
from games.core.keys import Triple, first_of
from games.core.model import Key, Notes, Seat
from render.catan_dice.board import PHASE_ICONS, draw_board
from render.catan_dice.hand import draw_hand
from render.catan_dice.prices import ICONS
from render.catan_dice.score import ICONS as SCORE_ICONS
from render.catan_dice.score import draw_score
from render.catan_dice.text import board_text, hand_text
from render.catan_dice.vista import draw_vista
from render.core.contract import Chosen, Picture, Scene
from render.core.cover import Window
from render.core.shell import Shell


class CatanDiceRenderer(Shell[Public, Private]):
    """Draws the dice games."""

    icons = (
        *FACES,
        *ICONS.values(),
        "army",
        "dice",
        "builder",
        "hourglass",
        "joker",
        "crown",
        "vp",
    )
    phase_icons = PHASE_ICONS
    highlights = frozenset({"island"})
    board = staticmethod(draw_board)
    vista = staticmethod(draw_vista)
    score = staticmethod(draw_score)
    text = staticmethod(board_text)

    def window(self, view: Public) -> Window:
        """All of the vista."""
        return Window(top=0, is_low=True)

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
        """The own sheet with what can be chosen."""
        return draw_hand(own, view, decision, chosen, scene)

    def hand_text(self, own: Private, view: Public, seat: Seat, scene: Scene) -> str:
        """The own sheet as text."""
        return hand_text(own, view, scene)

    def emoji(self, kind: str, key: Key) -> str | None:
        """A die shows its face, a piece its kind, a joker's use what it brings."""
        match kind:
            case "face":
                return key
            case "die":
                return first_of(key)
            case "turn":
                return Triple.parse(key).third
            case "piece":
                return ICONS[KIND_OF[key]]
            case "joker":
                gives = JOKERS[key].gives
                return gives if gives in FACES else "joker"
            case "score":
                return SCORE_ICONS.get(key)
            case _:
                return None
