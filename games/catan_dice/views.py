"""What can be seen: everything, by everybody (section 9)."""

from games.catan_dice.frames import AnyFrame
from games.catan_dice.sheets import (
    Help,
    buildable,
    free_jokers,
    helped,
    of_kind,
    points,
    road_length,
    unspent,
)
from games.catan_dice.state import NOBODY, Sheet, Table
from games.core import views

__all__ = [
    "NOBODY",
    "Help",
    "Private",
    "Public",
    "Sheet",
    "Table",
    "buildable",
    "free_jokers",
    "helped",
    "of_kind",
    "points",
    "road_length",
    "unspent",
]
"""What a picture needs to read the views."""


class Public(views.Public[AnyFrame, Table], frozen=True):
    """The whole position."""


class Private(views.Private[AnyFrame, None], frozen=True):
    """Nothing but whose view it is."""
