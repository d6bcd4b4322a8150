"""What a renderer is: the only interface between pictures and the service."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from games.core.forms import Decision
from games.core.model import Event, Key, Message, Notes, ScoreSheet, Seat, ranking


class Words(Protocol):
    """One language. Seat names in messages are filled in by whoever made it."""

    @property
    def language(self) -> str:
        """`en` or `pt-BR`."""

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The text of a Fluent message, or of its attribute with `id.attribute`, without any markup."""

    def say(self, message: Message) -> str:
        """The text of a message, its terms and seat names in words."""

    def brief(self, message: Message) -> str:
        """The same in fewer words, for where there is little room: its attribute `.brief`, where it has one."""

    def explained(self, kind: str, key: Key) -> str:
        """What the rules say of a thing of the game; empty where they say nothing."""


class Picture(Struct, frozen=True):
    """A finished picture."""

    data: bytes
    filename: str
    """With a hash of the data, so that equal names mean equal pictures, and the extension that fits it."""

    size: tuple[int, int]
    alt: str
    """What it shows, 1 to 1,024 characters."""


class Scene(Struct, frozen=True):
    """What a picture needs besides the view."""

    names: tuple[str, ...]
    """Display name per seat."""

    words: Words
    asked: tuple[Seat, ...] = ()
    """Seats that must act."""

    events: tuple[Event, ...] = ()
    """What has just happened, public: the last move."""

    focus: tuple[Key, ...] = ()
    """Of a seat's own picture: the places among which the person is choosing just now, by their labels, or the things on the
    page that is open. The picture shows them large and marks no others; empty where it shows everything.
    """

    foremost: tuple[Key, ...] = ()
    """Of those places, or of all that can be chosen, the ones that have a button each, where a menu holds the others: the
    picture marks them as such.
    """

    is_preview: bool = False
    """Whether the board shows what will be played, before there is a game."""

    sheets: tuple[ScoreSheet, ...] = ()
    """Final scores; empty while the game runs and where it ended early."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won, in order of seats."""
        return tuple(sorted(sheet.seat for rank, sheet in ranking(self.sheets) if rank == 1))

    @property
    def lit(self) -> tuple[Seat, ...]:
        """Seats in amber: those that must act; at the end those that won."""
        return self.asked or self.winners

    def total(self, seat: Seat, points: int) -> int:
        """The points of a seat that a board shows: the final ones once the game is over."""
        return next((sheet.total for sheet in self.sheets if sheet.seat == seat), points)


class Chosen(Struct, frozen=True):
    """What a person has picked so far in one field of an answer under construction."""

    field: str
    amounts: tuple[tuple[Key, int], ...]


P = TypeVar("P", contravariant=True)
H = TypeVar("H", contravariant=True)


class Renderer(Protocol[P, H]):
    """Draws one game. All methods are pure and may run in several threads at once."""

    @property
    def highlights(self) -> frozenset[str]:
        """The options that a cover names where they are chosen: scenario and expansions."""

    @property
    def has_overview(self) -> bool:
        """Whether a seat of which nothing is asked is shown more than it sees beside its questions."""

    def owner(self, view: P, seat: Seat) -> int:
        """The place of a seat's colour among all colours (`palette.SEATS`)."""

    def board(self, view: P, scene: Scene) -> Picture:
        """Everything public; the same for all viewers of one language."""

    def cover(self, view: P, title: str, chosen: tuple[str, ...], scene: Scene) -> Picture:
        """What a lobby shows of a first position: the game's name, the scenario and expansions chosen, the seats."""

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
        """What only that seat sees; badges as in `games.core.badges`. None where a game has nothing hidden to show."""

    def score(self, view: P, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
        """The score table of a finished game."""

    def thing(self, kind: str, key: Key, words: Words) -> Picture | None:
        """A thing of the game by itself, large, as the rules show it; None where it has no picture of its own."""

    def text(self, view: P, scene: Scene) -> str:
        """The position as text: every public fact of the board picture."""

    def hand_text(self, own: H, view: P, seat: Seat, scene: Scene) -> str:
        """The hand as text."""

    def emoji(self, kind: str, key: Key) -> str | None:
        """Base name of the emoji that stands for a term in menus, if it has one."""

    def emojis(self) -> Mapping[str, Callable[[], bytes]]:
        """Base name -> PNG of 128 x 128, drawn when called. Base names match `[a-z0-9_]{2,24}`."""


AnyRenderer = Renderer[Any, Any]
