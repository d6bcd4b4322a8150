"""CATAN's things in words and colours, as the pictures and texts need them."""

from games.catan.content import COLOURS, RESOURCES, Hand
from games.catan.views import Public
from games.core.model import Key, Seat, Terms, say
from render.core.contract import Scene, Words
from render.core.listing import listed

FOUNDING = ("founding", "founding_road")


def term(words: Words, kind: str, key: Key) -> str:
    """A thing of the game by its kind and key."""
    return words(f"catan-{kind}-{key.replace('_', '-')}")


def title(words: Words, kind: str, key: Key) -> str:
    """The same as it begins a line."""
    text = term(words, kind, key)
    return text[:1].upper() + text[1:]


def names_of(scene: Scene, seats: tuple[Seat, ...]) -> str:
    """The players' names as one phrase."""
    return listed(scene.words, [scene.names[seat] for seat in seats])


def owner_of(view: Public, seat: Seat) -> int:
    """The place of a seat's colour among all colours."""
    return COLOURS.index(view.players[seat].colour)


def cards_in_words(words: Words, hand: Hand) -> str:
    """Resource cards with their amounts."""
    terms = tuple((key, count) for key, count in zip(RESOURCES, hand, strict=True) if count)
    return words.say(say("render-catan-cards", cards=Terms("resource", terms)))


def phase_of(view: Public) -> Key:
    """The tag of the frame that asks; `finished` when the game is over."""
    if not view.flow:
        return "finished"
    tag = view.flow[-1].__struct_config__.tag
    return str(tag)


def points_shown(view: Public, seat: Seat) -> int:
    """The points that everybody sees: at the end those of revealed cards too."""
    player = view.players[seat]
    return player.points + sum(player.revealed)
