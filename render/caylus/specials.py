"""The buildings before the bridge, and the castle: what they do, and who stands there."""

from collections.abc import Mapping

from games.caylus.content import (
    CASTLE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    NUMBERS,
    STABLES,
    TRADING_POST,
)
from games.caylus.views import NOBODY, Table
from games.core.model import Key, Seat
from render.caylus.pieces import coin
from render.caylus.vocabulary import ARROW, Bit, counted
from render.core import art
from render.core.canvas import Sprite

BATCH: tuple[Bit, ...] = ("food", " +2", "any_cube")
"""What is given for a stone of the castle."""

EFFECTS: Mapping[Key, tuple[Bit, ...]] = {
    GATE: ("house", " ?"),
    TRADING_POST: (f" +{NUMBERS.trading_post}", "denier"),
    GUILD: ("provost", f" ±{NUMBERS.longest_move}"),
    JOUST_FIELD: (
        *counted(NUMBERS.joust_deniers, "denier"),
        *counted(NUMBERS.joust_cloth, "cloth"),
        ARROW,
        "favor",
    ),
    STABLES: ("order",),
    INN: (" 1", "denier"),
    CASTLE: (*BATCH, ARROW, "castle"),
}
"""What the buildings before the bridge do."""


def effect_of(building: Key, size: int) -> Sprite | None:
    """The sign of what a special building does."""
    match building:
        case "trading_post":
            return coin(NUMBERS.trading_post, size)
        case "inn":
            return coin(1, size)
        case "merchants_guild":
            return art.sticker("provost", size)
        case "joust_field":
            return art.sticker("favor", size)
        case "stables":
            return art.sticker("order", size)
        case "castle":
            return art.sticker("castle", size)
        case _:
            return None


def held_at(table: Table, building: Key) -> tuple[Seat, ...]:
    """Who stands on each place of a special building, the castle among them; NOBODY where it is free."""
    if building == STABLES:
        return (*table.stables, *[NOBODY] * (NUMBERS.stables - len(table.stables)))
    if building == CASTLE:
        return (*table.castle, *[NOBODY] * (len(table.players) - len(table.castle)))
    if building == INN:
        return table.inn
    return (table.specials[(GATE, TRADING_POST, GUILD, JOUST_FIELD).index(building)],)
