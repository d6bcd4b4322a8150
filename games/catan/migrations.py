"""How states of older schemas become states of the present one."""

from collections.abc import Callable, Mapping

from games.core.game import Json


def _without_drafts(state: Json) -> Json:
    """Offers are made at once: what was under construction is forgotten."""
    players = [
        {name: value for name, value in player.items() if name != "draft"}
        for player in state["players"]
    ]
    return {**state, "players": players}


def _with_seating(state: Json) -> Json:
    """Seats and the starting player were always drawn."""
    drawn = {"seating": "shuffled", "first_player": "random"}
    return {**state, "options": {**state["options"], **drawn}}


MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {1: _without_drafts, 2: _with_seating}
