"""What things of Sutter's Mill are called and painted with in pictures and texts."""

from games.core.model import Seat
from games.sutters_mill.content import CAMPS, SECTIONS, TOWN
from render.core.names import Vocabulary

term = Vocabulary("sutters-mill")
"""A thing of the game by its kind and key."""

COLOURS = (0, 1, 2, 4)
"""Players' colours: red, blue, orange for the printed yellow, which is the lamp's, green."""

CAMP_ICONS = {camp: f"camp_{section}" for camp, section in zip(CAMPS, SECTIONS, strict=True)}
SYMBOLS = {building: f"sp_{building}" for building in TOWN}
SPACE_ICONS = {**SYMBOLS, **CAMP_ICONS}
NUGGETS = {section: f"nug_{section}" for section in SECTIONS}

SHORT = {
    **dict(zip(("two", "three", "four", "five", "six", "seven"), "234567", strict=True)),
    "eight": "8",
    "nine": "9",
    "ten": "10",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
}
"""What stands on a card, the same in both languages but for the court cards' names."""


def owner_of(seat: Seat) -> int:
    """The place of a seat's colour among all colours."""
    return COLOURS[seat]


SECTION_COLOUR = {
    "river": ("#3E8FC6", "#2A6B9C"),
    "hill": ("#A66A38", "#7C4A20"),
    "mine": ("#B4BCC6", "#8B95A2"),
}
