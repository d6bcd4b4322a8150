"""Caylus's renderer: the one object that the service knows."""

from games.caylus.content import BUILDINGS, CUBES, KIND
from games.caylus.views import Private, Public, so_far
from games.core.forms import Decision
from games.core.keys import first_of
from games.core.model import Key, Notes, Seat
from render.caylus.board import PHASE_ICONS, draw_board
from render.caylus.counter import draw_counter
from render.caylus.court import draw_court
from render.caylus.reach import draw_reach
from render.caylus.score import ICONS as SCORE_ICONS
from render.caylus.score import draw_score
from render.caylus.site import draw_site
from render.caylus.stock import verbs
from render.caylus.text import board_text, hand_text
from render.caylus.throne import draw_choice
from render.caylus.tile import draw_building
from render.caylus.vista import draw_vista
from render.caylus.vocabulary import GLYPHS
from render.caylus.works import draw_overview, draw_works
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.cover import Window
from render.core.shell import Shell

LINES = {
    "prestige": "prestige",
    "deniers": "denier",
    "resources": "basic_cube",
    "buildings": "builder",
}


ON_SITE = frozenset({"place", "pass", "move_worker", "take_back", "stay", "leave", "replace"})
"""What is decided over places."""

ON_THE_ROAD = frozenset({"move_provost", "let_stand"})
BUILDS = frozenset({"build", "transform"})
AT_CASTLE = frozenset({"give_batch", "stop"})


class CaylusRenderer(Shell[Public, Private]):
    """Draws Caylus."""

    icons = tuple(
        dict.fromkeys(
            (
                *CUBES,
                *GLYPHS.values(),
                *PHASE_ICONS.values(),
                *SCORE_ICONS.values(),
                *LINES.values(),
                *("bailiff", "favor", "dungeon", "walls", "any_cube", "vp", "order"),
            )
        )
    )
    phase_icons = PHASE_ICONS
    highlights = frozenset({"favors"})
    has_overview = True
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
        """What the question is about, large, with the own means; all tiles where nothing is asked."""
        if decision is None:
            return draw_overview(own, view, scene)
        asked = verbs(decision)
        if asked & ON_SITE:
            return draw_site(own, view, decision, notes, chosen, scene)
        if asked & ON_THE_ROAD:
            return draw_reach(own, view, decision, notes, chosen, scene)
        if asked & BUILDS:
            return draw_works(own, view, decision, notes, chosen, scene)
        if asked & AT_CASTLE:
            return draw_court(own, view, decision, chosen, scene)
        if "choose_line" in asked:
            return draw_choice(own, view, decision, notes, chosen, scene)
        return draw_counter(own, view, decision, chosen, scene)

    def hand_text(self, own: Private, view: Public, seat: Seat, scene: Scene) -> str:
        """The own stock as text."""
        return hand_text(so_far(own, view), seat, scene)

    def thing(self, kind: str, key: Key, words: Words) -> Picture | None:
        """A building as it stands on the road; all else on a plate."""
        if kind == "building":
            return draw_building(key, words)
        return super().thing(kind, key, words)

    def emoji(self, kind: str, key: Key) -> str | None:
        """Cubes, kinds of building, lines of the favor table."""
        match kind:
            case "cube":
                return key if key in CUBES else None
            case "building" | "place" | "short":
                name = first_of(key)
                return GLYPHS.get(KIND[name]) if name in BUILDINGS else None
            case "line":
                return LINES.get(key)
            case "section":
                return key
            case "score":
                return SCORE_ICONS.get(key)
            case _:
                return None
