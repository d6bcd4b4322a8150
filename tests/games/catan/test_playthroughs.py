"""Whole games, word for word, and the stored shape of the values."""

import json
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from games.__main__ import main
from games.catan.game import CATAN
from games.catan.state import TradeOffer
from games.catan.trade_events import Offered
from games.core.codec import codec, encode, shape
from games.core.forms import verb
from games.core.model import SeatNames
from tests.games.catan.playthrough import GAMES, GOLDEN, tags_of, told
from tests.games.catan.positions import beginners, hand

SHAPE = Path(__file__).parent / "golden" / "shape.json"

RARE = {"deal_failed", "lost_longest_road"}
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
    assert CATAN.schema == 3
    assert json.loads(shape(CATAN)) == json.loads(SHAPE.read_text(encoding="utf-8"))


def test_a_state_with_an_offer_under_construction_can_still_be_read() -> None:
    """Schema 1 kept one in every player: it is forgotten, the rest stays."""
    state = beginners().holding(0, wool=2).state
    old = json.loads(encode(state))
    old["players"][0]["draft"] = {"give": 2, "want": [0, 0, 0, 0, 1]}
    old["players"][1]["draft"] = None

    assert codec(CATAN).load(1, json.dumps(old)) == state


def test_a_game_without_options_of_seating_can_still_be_read() -> None:
    """Schema 2 had none: seats and starting player had been drawn; offers and acceptances stay."""
    state = beginners().holding(0, wool=2).state
    state = replace(state, offers=(TradeOffer(1, hand(wool=1), hand(ore=1), (1, 3), False, (3,)),))
    old = json.loads(encode(state))
    del old["options"]["seating"], old["options"]["first_player"]

    assert codec(CATAN).load(2, json.dumps(old)) == state


def test_what_older_games_were_told_can_still_be_read() -> None:
    """The journal of a running game is read whole: an offer to one named its seat by itself before schema 3."""
    fields = {"type": "offered", "seat": 0, "number": 1, "give": [1, 0, 0, 0, 0]}
    fields |= {"want": [0, 0, 0, 0, 1], "first_come": False}
    for to in (2, None):
        log = json.dumps([{"event": {**fields, "to": to}, "to": None}])
        [told] = codec(CATAN).log(log)
        assert isinstance(told.event, Offered)
        assert told.event.to == to
        partners = dict(told.event.words().args).get("partners")
        assert partners == (None if to is None else SeatNames((to,)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"combined": False}),
        (5, {"seating": "joined", "first_player": "5"}),
        (6, {}),
    ],
)
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
