"""Values as JSON: read back, migrated, refused when they do not fit."""

import json

import msgspec
import pytest

from games.core.codec import UnreadableError, codec, encode, shape
from games.core.model import Told
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Drew, Pay, ToyOptions
from tests.games.core.toying import toy_game


def test_a_codec_is_made_once_for_a_game() -> None:
    """Decoders are costly."""
    assert codec(TOY) is codec(TOY)


def test_events_keep_their_audience() -> None:
    """A whisper stays a whisper."""
    log = (Told(Drew(1)), Told(Drew(1, "red"), (1,)))

    assert codec(TOY).log(encode(log)) == log


def test_a_state_of_the_present_schema_is_read_as_it_is() -> None:
    """No migration is asked."""
    state = toy_game()

    assert codec(TOY).load(TOY.schema, encode(state)) == state


def test_an_old_state_goes_through_the_migrations() -> None:
    """Schema 1 knew no cheers."""
    state = toy_game()
    old = json.loads(encode(state))
    for player in old["players"]:
        del player["cheers"]

    assert codec(TOY).load(1, json.dumps(old)) == state


@pytest.mark.parametrize(
    ("schema", "stored", "reason"),
    [
        (3, b"{}", "this release knows up to 2"),
        (0, b"{}", "no migration from schema 0"),
        (2, b"{}", "missing required field"),
        (2, b"{", "truncated"),
        (1, b"{", "truncated"),
        (1, b'{"players": []}', "migrated from schema 1"),
    ],
)
def test_what_does_not_fit_is_refused(schema: int, stored: bytes, reason: str) -> None:
    """With a reason."""
    with pytest.raises(UnreadableError, match=reason):
        codec(TOY).load(schema, stored)


def test_unknown_options_are_refused() -> None:
    """A misspelt option must not go unnoticed."""
    with pytest.raises(UnreadableError, match="unknown field"):
        codec(TOY).options(b'{"lenght": "short"}')
    assert codec(TOY).options(b"{}") == ToyOptions()


def test_an_action_of_another_kind_is_refused() -> None:
    """Tags tell actions apart."""
    assert codec(TOY).action(b'{"type":"pay","pebbles":[["red",1]]}') == Pay((("red", 1),))
    with pytest.raises(UnreadableError, match="resign"):
        codec(TOY).action(b'{"type":"resign"}')


def test_the_shape_says_nothing_of_words() -> None:
    """Documentation may change freely; fields may not."""
    told = json.loads(shape(TOY))

    assert "description" not in shape(TOY)
    assert set(told["parts"]["Player"]["properties"]) == {
        "hand",
        "hidden",
        "favour",
        "built",
        "cheers",
    }
    assert told["parts"]["Player"]["required"] == ["hand"]


def test_bytes_are_the_same_for_the_same_value() -> None:
    """JSON in field order."""
    state = toy_game()

    assert encode(codec(TOY).state(encode(state))) == encode(state)
    assert msgspec.json.decode(encode(state))["options"] == {"length": "short", "hiding": True}
