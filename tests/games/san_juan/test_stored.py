"""What older releases have stored: states that still load, and records of finished games that still follow from the rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.codec import codec, encode
from games.core.forms import sample
from games.core.game import play
from games.core.record import Record, read
from games.core.rng import Chance
from games.core.verify import verify
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import State
from tests.games.san_juan.setups import every_card
from tests.games.san_juan.table import seeded

GOLDEN = Path(__file__).parent / "golden"

OLD: dict[str, Any] = json.loads((GOLDEN / "schema-1.json").read_text("utf-8"))
"""States as the release of commit 53d0037 stored them, by the frame that asks."""

RECORDS = ("record-of-schema-1.json", "record-of-schema-1-with-wells.json")
"""Written by `python -m games record` at that commit. In the second one owners of Wells produced without being asked: they do
so no more (A3).
"""


def loaded(name: str) -> State:
    """The state in the present shape."""
    state: State = codec(SAN_JUAN).load(OLD[name]["schema"], json.dumps(OLD[name]["state"]))
    return state


@pytest.mark.parametrize("name", OLD)
def test_an_old_state_loads_with_every_card_in_its_place(name: str) -> None:
    """Cities, hands, goods, tucked cards and piles of schema 1 stand in schema 2 (design, "Rules engine")."""
    old, state = OLD[name]["state"], loaded(name)
    table, secrets = state.table, state.secrets

    assert sum(every_card(state).values()) == 110
    assert (table.round, table.governor, table.tile_open) == (
        old["round"],
        old["governor"],
        old["tile_open"],
    )
    assert list(secrets.draw_pile) == old["draw_pile"]
    for before, player, holding in zip(
        old["players"], table.players, secrets.holdings, strict=True
    ):
        assert list(holding.hand) == before["hand"]
        assert list(holding.faces) == [stack["good"] for stack in before["city"]]
        assert [list(stack.cards) for stack in player.city] == [
            stack["cards"] for stack in before["city"]
        ]
        tucked = [card for stack in before["city"] for card in stack["tucked"]]
        assert holding.points == len(tucked)
        assert any(stack.tucked for stack in player.city) == bool(tucked)


@pytest.mark.parametrize("name", OLD)
def test_an_old_game_can_be_played_on(name: str) -> None:
    """What was asked is asked, and the game comes to its end."""
    state = loaded(name)
    below = Chance(seeded(1)).below
    assert codec(SAN_JUAN).state(encode(state)) == state
    while (decision := SAN_JUAN.first(state)) is not None:
        state = play(SAN_JUAN, state, decision.seat, sample(decision, below), asked=decision).state

    assert len(SAN_JUAN.scores(state)) == OLD[name]["seats"]


def test_answers_of_an_old_round_start_are_kept() -> None:
    """A card chosen for the Chapel before the release goes under it after (R12)."""
    state = loaded("tucking")
    answered = [seat for seat in range(3) if SAN_JUAN.flow.answered(state, seat)]
    assert answered
    below = Chance(seeded(2)).below
    while SAN_JUAN.public(state).phase == "round_start":
        decision = SAN_JUAN.first(state)
        assert decision is not None
        state = play(SAN_JUAN, state, decision.seat, sample(decision, below), asked=decision).state

    assert sum(every_card(state).values()) == 110


def record(name: str) -> Record:
    """A record written by the older release."""
    return read((GOLDEN / name).read_bytes())


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_is_wrong_with_an_old_record(name: str) -> None:
    """Its moves are left to the release that played it (docs/records.md)."""
    assert {finding.kind for finding in verify(SAN_JUAN, record(name))} <= {"unchecked"}


def test_an_old_game_is_the_same_game_today() -> None:
    """Move by move from the same seed, to the same scores: but for the Well the rules have not changed (A3)."""
    old = record(RECORDS[0])
    today = replace(old.segments[0], schema=SAN_JUAN.schema)
    findings = verify(SAN_JUAN, replace(old, segments=(today,)))

    assert [finding.kind for finding in findings] == ["unchecked"], "it names no terms, no more"
