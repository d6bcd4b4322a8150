"""Whole games, word for word, and the stored shape of the values."""

import json
from pathlib import Path
from typing import get_args

import pytest

from games.__main__ import main
from games.catan.game import CATAN
from games.core.codec import codec, encode, shape
from games.core.forms import verb
from tests.games.catan.playthrough import GAMES, GOLDEN, tags_of, told
from tests.games.catan.positions import beginners

SHAPE = Path(__file__).parent / "golden" / "shape.json"

RARE = {"confirm", "deal_failed", "lost_longest_road"}
"""What these games do not come to; `test_trade` and `test_roads` show it."""


@pytest.mark.parametrize("name", GAMES)
def test_a_known_game_is_played_as_ever(name: str) -> None:
    """A change here changes running games: read the difference before writing it anew."""
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")

    assert told(*GAMES[name]) == expected


def test_the_known_games_show_nearly_everything() -> None:
    """Together they have almost every action and every event."""
    actions = {verb(action) for action in get_args(CATAN.action_type)}
    events = {event.__struct_config__.tag for event in get_args(CATAN.event_type)}
    shown = {tag for name in GAMES for tag in tags_of((GOLDEN / f"{name}.txt").read_text("utf-8"))}

    assert actions | events == shown | RARE


def test_the_stored_shape_is_pinned() -> None:
    """Another shape needs a schema number of its own and a migration (design, "Rules engine")."""
    assert CATAN.schema == 2
    assert json.loads(shape(CATAN)) == json.loads(SHAPE.read_text(encoding="utf-8"))


def test_a_state_with_an_offer_under_construction_can_still_be_read() -> None:
    """Schema 1 kept one in every player: it is forgotten, the rest stays."""
    state = beginners().holding(0, wool=2).state
    old = json.loads(encode(state))
    old["players"][0]["draft"] = {"give": 2, "want": [0, 0, 0, 0, 1]}
    old["players"][1]["draft"] = None

    assert codec(CATAN).load(1, json.dumps(old)) == state


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"combined": False}), (6, {})])
def test_a_recorded_game_can_be_checked(
    tmp_path: Path, seats: int, options: dict[str, object]
) -> None:
    """`python -m games record`, then `verify`: everything follows from the seed and the actions."""
    file = tmp_path / "game.json"
    table = ["--game", "catan", "--seats", str(seats), "--options", json.dumps(options)]

    assert main(["record", *table, "--seed", "7", "--out", str(file)]) == 0
    assert main(["verify", str(file)]) == 0

    record = json.loads(file.read_text("utf-8"))
    record["segments"][0]["entries"][-1]["action"] = {"type": "roll"}
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == 1
