"""The games on offer, each with what draws it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from games.catalogue import GAMES
from games.core.flow import HasFlow
from games.core.forms import Decision
from games.core.game import Game, Options
from games.core.model import Key, Message, Notes, ScoreSheet, Seat
from games.core.rng import SEED_BYTES, Rng
from render.catalogue import RENDERERS
from render.core.contract import Chosen, Picture, Renderer, Scene, Words
from render.core.film import film, still

S = TypeVar("S", bound=HasFlow)

P = TypeVar("P", bound=Struct)

H = TypeVar("H", bound=Struct)


@dataclass(frozen=True)
class RegisteredGame(Generic[S, P, H]):
    """A game and what draws its views."""

    game: Game[S, P, H]
    renderer: Renderer[P, H]


AnyRegistered: TypeAlias = RegisteredGame[Any, Any, Any]


def registered(game: Game[Any, Any, Any]) -> AnyRegistered:
    """The game with its renderer. Raises `LookupError` where the two lists do not fit each other."""
    renderer = RENDERERS.get(game.id)
    if renderer is None:
        raise LookupError(
            f"render/catalogue.py has no renderer for {game.id}: enter it there, a PlainRenderer if it has no pictures yet."
        )
    return RegisteredGame(game, renderer)


REGISTRY: dict[str, AnyRegistered] = {game.id: registered(game) for game in GAMES}
"""By the game's id, in the order in which they are offered."""


def usual_about(game: Game[Any, Any, Any]) -> Message:
    """The game in a sentence, with what is usual."""
    return game.about(game.seats[0], game.table_options())


# A drawing is asked of another process by the name of its function: these are the functions.


def draw_board(game: Key, view: Any, scene: Scene) -> Picture:
    """The board."""
    return REGISTRY[game].renderer.board(view, scene)


def draw_still(game: Key, view: Any, scene: Scene, label: str, done: float) -> bytes:
    """The board as a still of a film, with its label; `done`: the share of the game that is over with it."""
    return still(REGISTRY[game].renderer.board(view, scene), label, done)


def draw_film(stills: tuple[bytes, ...], name: str, alt: str) -> Picture:
    """The stills as an animated picture."""
    return film(stills, name, alt)


def draw_cover(game: Key, options: Options, names: tuple[str, ...], words: Words) -> Picture:
    """A first board with these options and so many seats, as an example of what will be played."""
    rules = REGISTRY[game].game
    step = rules.setup(len(names), options, Rng(bytes(SEED_BYTES)))
    scene = Scene(names, words, is_preview=True)
    title, chosen = words(f"{game}-name"), tuple(highlights(game, options, words))
    return REGISTRY[game].renderer.cover(rules.public(step.state), title, chosen, scene)


def draw_first_views(game: Key, names: tuple[str, ...], words: Words) -> None:
    """A first board of so many seats, and what its first player sees: for what they leave at hand, not to be looked at."""
    rules = REGISTRY[game].game
    state = rules.setup(len(names), rules.options(), Rng(bytes(SEED_BYTES))).state
    view, decision = rules.public(state), rules.first(state)
    seat = 0 if decision is None else decision.seat
    scene = Scene(names, words, (seat,))
    draw_board(game, view, scene)
    notes = rules.notes(state, seat)
    draw_hand(game, rules.private(state, seat), view, seat, decision, notes, (), scene)


def highlights(game: Key, options: Options, words: Words) -> Iterator[str]:
    """What a lobby's picture names of the options: all that add to the game or choose another one, as they are called."""
    usual = REGISTRY[game].game.options()
    for field in structs.fields(options):
        value = getattr(options, field.name)
        option = f"{game}-option-{field.name.replace('_', '-')}"
        if field.name not in REGISTRY[game].renderer.highlights or value == getattr(
            usual, field.name
        ):
            continue
        yield words(option if value is True else f"{option}-{value}")


def draw_hand(
    game: Key,
    own: Any,
    view: Any,
    seat: Seat,
    decision: Decision | None,
    notes: Notes,
    picked: tuple[Chosen, ...],
    scene: Scene,
) -> Picture | None:
    """What only the seat sees."""
    return REGISTRY[game].renderer.hand(own, view, seat, decision, notes, picked, scene)


def draw_score(game: Key, view: Any, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The score table."""
    return REGISTRY[game].renderer.score(view, sheets, scene)


def draw_thing(game: Key, kind: str, key: Key, words: Words) -> Picture | None:
    """A thing of the game by itself."""
    return REGISTRY[game].renderer.thing(kind, key, words)


def draw_emojis(game: Key) -> dict[str, bytes]:
    """All emojis of the game."""
    return {base: draw() for base, draw in REGISTRY[game].renderer.emojis().items()}
