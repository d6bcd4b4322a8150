"""Stored states of older releases, brought to the present shape."""

from collections.abc import Callable, Mapping

from games.core.game import Json
from games.san_juan.content import in_table_order


def _composed(old: Json) -> Json:
    """Schema 2: the public table apart from the secrets; each seat's turn in the Builder phase in a queue.

    The options were not stored: the starting hand has been dealt, and they say nothing else.
    """
    players = old["players"]
    return {
        "rng": old["rng"],
        "flow": [_frame(frame, len(players)) for frame in old["flow"]],
        "table": {
            "options": {},
            "players": [
                {
                    "city": [_stack(stack) for stack in player["city"]],
                    "active": player["active"],
                }
                for player in players
            ],
            **{name: old[name] for name in _PUBLIC},
        },
        "secrets": {
            "holdings": [_holding(player) for player in players],
            "draw_pile": old["draw_pile"],
            "discard_pile": old["discard_pile"],
        },
    }


_PUBLIC = ("governor", "round", "picks", "tiles_seen", "tile_open")


def _frame(frame: Json, seats: int) -> Json:
    """A frame of the flow."""
    match frame["type"]:
        case "chapel_step":
            return {"type": "tuck_step"}
        case "builder_phase":
            queue = [(frame["turn"] + place) % seats for place in range(frame["left"])]
            return {"type": "builder_phase", "queue": queue, "is_last": frame["is_last"]}
        case "tucking":
            return {**frame, "lanes": [_lane(lane) for lane in frame["lanes"]]}
    return frame


def _lane(lane: Json) -> Json:
    """A lane whose questions were about Chapels."""
    asked = {"type": "tuck_question", "building": "chapel"}
    return {
        **lane,
        "start": [asked for _ in lane["start"]],
        "stack": [asked for _ in lane["stack"]],
    }


def _stack(stack: Json) -> Json:
    """A place in a city as everybody sees it."""
    return {
        "cards": stack["cards"],
        "good": stack["good"] is not None,
        "tucked": ["chapel"] if stack["tucked"] else [],
    }


def _holding(player: Json) -> Json:
    """A seat's hidden cards."""
    city = player["city"]
    tucked = list(in_table_order([card for stack in city for card in stack["tucked"]]))
    return {
        "hand": player["hand"],
        "drawn": player["drawn"],
        "faces": [stack["good"] for stack in city],
        "tucked": [["chapel", tucked]] if tucked else [],
    }


def _opened(old: Json) -> Json:
    """Schema 3: The New Buildings. What they add is nothing where they are not played."""
    return old


MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {1: _composed, 2: _opened}
"""From a schema to the next one."""
