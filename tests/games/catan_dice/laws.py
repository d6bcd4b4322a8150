"""What the laws are told about the dice games."""

from collections.abc import Mapping

from games.catan_dice.actions import EndTurn
from games.core.model import Action
from tests.contract.particulars import Rules

RULES = (Rules("catan-minis", only=("R101-R299", "E1-E13")),)

ALONE: Mapping[type[Action], str] = {
    EndTurn: "the last build stays open to be taken back until its player ends the turn (R115)"
}

UNTOLD: Mapping[str, str] = {
    "table.thrown": "which dice the last roll moved: all lie there with their faces, and nothing hangs on it",
    "table.island": "an option",
}
