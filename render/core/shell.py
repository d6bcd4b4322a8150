"""What every game's renderer has in common: emojis by name, the phase on the ribbon, nothing hidden where nothing is."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from games.core.forms import Decision
from games.core.model import Key, Notes, ScoreSheet, Seat
from render.core import emoji
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.cover import Cover, Window, draw_cover
from render.core.plate import draw_plate

P = TypeVar("P", contravariant=True)
H = TypeVar("H", contravariant=True)

FINISHED: Key = "finished"
"""The phase of a game that is over."""


def phase_of(view: Any) -> Key:
    """The tag of the frame that asks, as everybody knows it; `finished` when the game is over."""
    return str(view.flow[-1].__struct_config__.tag) if view.flow else FINISHED


class Shell(Generic[P, H]):
    """A renderer without its pictures; a game overrides what it has."""

    icons: ClassVar[Iterable[str]] = ()
    """Icons that stand for terms of the game in menus."""

    phase_icons: ClassVar[Mapping[Key, str]] = {}
    """The icon of each phase, by the tag of the frame that asks."""

    highlights: ClassVar[frozenset[str]] = frozenset()
    """The options that a lobby's picture names where they are chosen: scenario and expansions."""

    has_overview: ClassVar[bool] = False
    """Whether a seat of which nothing is asked is shown more than it sees beside its questions."""

    def window(self, view: P) -> Window:
        """The part of the board, or of the vista, that a lobby shows."""
        return Window()

    def vista(self, view: P, scene: Scene) -> Picture:
        """What the window looks at: the board, where a game has no view of its own."""
        return self.board(view, scene)

    def owner(self, view: P, seat: Seat) -> int:
        """The place of a seat's colour among all colours."""
        return seat

    def phase(self, view: Any) -> Key:
        """What is going on, as `phase_icons` and the words of the ribbon call it."""
        return phase_of(view)

    def board(self, view: P, scene: Scene) -> Picture:
        """Everything public."""
        raise NotImplementedError(type(self).__name__)

    def cover(self, view: P, title: str, chosen: tuple[str, ...], scene: Scene) -> Picture:
        """The scene, below the game's name."""
        owners = tuple(self.owner(view, seat) for seat in range(len(scene.names)))
        told = Cover(title, chosen, owners)
        return draw_cover(self.vista(view, scene), self.window(view), told, scene.words)

    def hand(
        self,
        own: H,
        view: P,
        seat: Seat,
        decision: Decision | None,
        notes: Notes,
        chosen: tuple[Chosen, ...],
        scene: Scene,
    ) -> Picture | None:
        """What only that seat sees: nothing."""
        return None

    def score(self, view: P, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
        """The score table."""
        raise NotImplementedError(type(self).__name__)

    def thing(self, kind: str, key: Key, words: Words) -> Picture | None:
        """A thing of the game by itself: its icon on a plate, where it has one."""
        icon = self.icon(kind, key)
        return None if icon is None else draw_plate(icon, kind, key, words)

    def text(self, view: P, scene: Scene) -> str:
        """The position as text."""
        raise NotImplementedError(type(self).__name__)

    def hand_text(self, own: H, view: P, seat: Seat, scene: Scene) -> str:
        """The hand as text: nothing."""
        return ""

    def icon(self, kind: str, key: Key) -> str | None:
        """The icon that pictures a term; that of its emoji, where the game has no other."""
        return self.emoji(kind, key)

    def emoji(self, kind: str, key: Key) -> str | None:
        """The emoji of a term: the icon of that name."""
        return key if key in self.icons else None

    def emojis(self) -> Mapping[str, Callable[[], bytes]]:
        """Every icon that terms of the game can have, and the seals of all seats."""
        icons = sorted(set(self.icons))
        return {**{name: partial(emoji.icon, name) for name in icons}, **emoji.seals()}
