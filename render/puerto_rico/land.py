"""Houses on a player's island: those in which somebody works in full colour, idle ones dark."""

from PIL import Image

from games.puerto_rico.content import CIRCLES
from games.puerto_rico.views import Place
from render.core.budget import kept
from render.core.canvas import Sprite
from render.puerto_rico.fronts import front
from render.puerto_rico.looks import drawing_of

IDLE = "#2F4450"
"""The dusk in which a building stands where nobody works."""


def works(place: Place) -> bool:
    """Whether somebody works there, or nobody needs to."""
    return bool(place.people) or not CIRCLES[place.kind]


@kept
def standing_idle(key: str, size: int) -> Sprite:
    """A house in which nobody works: its lights are out."""
    house = front(key, size)
    dark = Image.new("RGB", house.colour.size, IDLE)
    return house._replace(colour=Image.blend(house.colour, dark, 0.42))


def house_of(place: Place, size: int) -> Sprite:
    """The house as it stands, dark while nobody works there."""
    key = drawing_of(place.kind)
    return front(key, size) if works(place) else standing_idle(key, size)
