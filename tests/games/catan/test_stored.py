"""States and records that older releases stored: `stored/` was written by release 53d0037 with schema 3, by a95204d with 4,
by 28cdd51 with 5.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.catan.game import CATAN
from games.catan.points import public_points
from games.catan.rates import rates
from games.catan.state import State
from games.catan.trade.events import Offered
from games.core.codec import codec, encode
from games.core.forms import sample
from games.core.game import play
from games.core.model import SeatNames
from games.core.record import read
from games.core.rng import Chance, Rng
from games.core.verify import verify

STORED = Path(__file__).parent / "stored"
STATES: dict[str, Any] = json.loads((STORED / "schema-3-states.json").read_text("utf-8"))

LATER: dict[str, Any] = json.loads((STORED / "schema-4-states.json").read_text("utf-8"))

FRIENDLY: dict[str, Any] = json.loads((STORED / "schema-5-states.json").read_text("utf-8"))


def loaded(old: Any, schema: int = 3) -> State:
    """The old state as the present release reads it."""
    state: State = codec(CATAN).load(schema, json.dumps(old))
    return state


@pytest.mark.parametrize("name", STATES)
def test_a_state_of_schema_3_says_the_same(name: str) -> None:
    """Every field stands where it belongs now, and what the bank wants is reckoned as it was kept (R99)."""
    old, state = STATES[name], loaded(STATES[name])
    plain = json.loads(json.dumps(old))
    table, secrets = state.table, state.secrets
    for seat, player in enumerate(plain["players"]):
        assert tuple(player["hand"]) == secrets.players[seat].hand
        assert tuple(player["cards"]) == secrets.players[seat].cards
        assert player["ahead"] == secrets.players[seat].ahead
        assert tuple(player["rates"]) == rates(table, seat)
        assert player["road_length"] == table.players[seat].road_length
    assert tuple(plain["roads"]) == table.roads
    assert tuple(plain["deck"]) == secrets.deck
    assert [offer["number"] for offer in plain["offers"]] == [one.number for one in table.offers]
    assert len(plain["flow"]) == len(state.flow)


@pytest.mark.parametrize("name", STATES)
def test_a_game_of_schema_3_is_played_on(name: str) -> None:
    """Whatever it stood at, it comes to its end."""
    state, below = loaded(STATES[name]), Chance(Rng(bytes(32))).below
    while not CATAN.is_over(state):
        decision = CATAN.first(state)
        assert decision is not None
        state = play(CATAN, state, decision.seat, sample(decision, below), asked=decision).state
    winner = state.table.active
    assert CATAN.scores(state)[winner].total >= 10
    assert CATAN.scores(state)[winner].total >= public_points(state.table, winner)


@pytest.mark.parametrize("name", FRIENDLY)
def test_a_game_of_schema_5_is_played_on(name: str) -> None:
    """With a gift open, a token drawn, a token just returned: nothing is counted as gone back, and the game ends."""
    state, below = loaded(FRIENDLY[name], 5), Chance(Rng(bytes(32))).below
    plain = json.loads(encode(state))
    assert plain["table"]["parts"][0].pop("has_returned") is False
    assert plain == FRIENDLY[name]
    while not CATAN.is_over(state):
        decision = CATAN.first(state)
        assert decision is not None
        state = play(CATAN, state, decision.seat, sample(decision, below), asked=decision).state
        assert codec(CATAN).load(CATAN.schema, encode(state)) == state


@pytest.mark.parametrize("name", LATER)
def test_a_game_of_schema_4_is_played_on(name: str) -> None:
    """Nobody plays among frenemies in it, modules hide nothing, all else is as it was; and it comes to its end."""
    state, below = loaded(LATER[name], 4), Chance(Rng(bytes(32))).below
    assert not state.table.options.frenemies
    assert state.secrets.parts == ()
    plain = json.loads(encode(state))
    assert plain["secrets"].pop("parts") == []
    assert plain["table"]["options"].pop("frenemies") is False
    assert plain == LATER[name]
    while not CATAN.is_over(state):
        decision = CATAN.first(state)
        assert decision is not None
        state = play(CATAN, state, decision.seat, sample(decision, below), asked=decision).state


def test_a_state_with_an_offer_under_construction_can_still_be_read() -> None:
    """Schema 1 kept one in every player: it is forgotten, the rest stays."""
    old = json.loads(json.dumps(STATES["trading"]))
    old["players"][0]["draft"] = {"give": 2, "want": [0, 0, 0, 0, 1]}
    old["players"][1]["draft"] = None

    assert loaded(old, 1) == loaded(STATES["trading"])


def test_a_game_without_options_of_seating_can_still_be_read() -> None:
    """Schema 2 had none: seats and starting player had been drawn; offers and acceptances stay."""
    old = json.loads(json.dumps(STATES["trading"]))
    del old["options"]["seating"], old["options"]["first_player"]

    assert loaded(old, 2) == loaded(STATES["trading"])


def test_a_finished_game_of_schema_3_still_verifies() -> None:
    """Nothing in its record is wrong; and played by today's rules the same actions come to the same scores."""
    record = read((STORED / "schema-3-record.json").read_bytes())
    assert [one for one in verify(CATAN, record) if one.kind == "wrong"] == []

    (segment,) = record.segments
    today = replace(record, segments=(replace(segment, schema=CATAN.schema),))
    assert [one.what for one in verify(CATAN, today)] == [
        "the record names no terms: its seed may have been chosen"
    ]


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
