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


_TABLE = (
    "options",
    "board",
    "buildings",
    "roads",
    "robber",
    "bank",
    "active",
    "starter",
    "turn",
    "dice",
    "has_played",
    "longest_road",
    "largest_army",
    "offers",
    "proposals",
    "offers_made",
)
_OPEN = ("colour", "played", "road_length", "roads_left", "settlements_left", "cities_left")
_HELD = ("hand", "cards", "fresh", "ahead")


def _composed(state: Json) -> Json:
    """What lies open and what is secret stood side by side; what the bank wants was kept and is reckoned now."""
    players = state["players"]
    return {
        "rng": state["rng"],
        "flow": state["flow"],
        "table": {
            **{name: state[name] for name in _TABLE},
            "players": [{name: player[name] for name in _OPEN} for player in players],
        },
        "secrets": {
            "players": [{name: player[name] for name in _HELD} for player in players],
            "deck": state["deck"],
        },
    }


def _with_frenemies(state: Json) -> Json:
    """Modules hid nothing, and nobody played among frenemies."""
    table, secrets = state["table"], state["secrets"]
    options = {**table["options"], "frenemies": False}
    return {
        **state,
        "table": {**table, "options": options},
        "secrets": {**secrets, "parts": []},
    }


def _with_returns(state: Json) -> Json:
    """After an exchange nothing was counted as drawn: nobody needs to know which token went back."""
    table = state["table"]
    parts = [
        {**part, "has_returned": False} if part["type"] == "frenemies" else part
        for part in table.get("parts", ())
    ]
    return {**state, "table": {**table, "parts": parts}}


MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {
    1: _without_drafts,
    2: _with_seating,
    3: _composed,
    4: _with_frenemies,
    5: _with_returns,
}
