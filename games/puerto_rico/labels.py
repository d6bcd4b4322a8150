"""What keys made of two parts are called in menus."""

from collections.abc import Callable, Mapping

from games.core.keys import Pair
from games.core.model import Key, Message, Term, say
from games.puerto_rico.phases.captain import WHARF
from games.puerto_rico.tiles import read_tile


def _sale(key: Key) -> Message:
    """`corn@house`: a sale."""
    good, where = Pair.parse(key)
    return say(f"puerto-rico-sale-{where}", good=Term("good", good))


def _cargo(key: Key) -> Message:
    """`corn@ship_6`, `corn@wharf`: a loading."""
    good, where = Pair.parse(key)
    if where == WHARF:
        return say("puerto-rico-cargo-wharf", good=Term("good", good))
    capacity = int(where.removeprefix("ship_"))
    return say("puerto-rico-cargo-ship", good=Term("good", good), capacity=capacity)


def _land(key: Key) -> Message:
    """`corn`, `corn@colonist`: a tile of the island."""
    tile, person = read_tile(key)
    if person is None:
        return say("puerto-rico-land-empty", tile=Term("tile", tile))
    return say("puerto-rico-land-occupied", tile=Term("tile", tile), person=Term("person", person))


def _standing(key: Key) -> Message:
    """`colonist@corn`: a person somewhere."""
    person, place = Pair.parse(key)
    return say("puerto-rico-standing", person=Term("person", person), place=Term("place", place))


PAIRS: Mapping[str, Callable[[Key], Message]] = {
    "sale": _sale,
    "cargo": _cargo,
    "land": _land,
    "standing": _standing,
}
"""How keys made of two are called."""
