"""Fair play: what is promised, what is written down, what chance is made of."""

import hashlib
import hmac
import json
from collections import Counter

from msgspec.structs import replace

from games.core.fair import (
    Entrant,
    Terms,
    Void,
    commitment,
    option_values,
    seated,
    seating,
    table_seed,
    terms_text,
)
from games.core.rng import Chance, Rng
from tests.games.core.toy_values import ToyOptions

SECRET = bytes(range(32))
TERMS = Terms(
    attempt=2,
    commitment=commitment(SECRET),
    void=(Void(commitment(b"1" * 32), (b"1" * 32).hex()),),
    game="toy",
    version="1.0",
    schema=2,
    options={"length": "short", "hiding": True},
    entrants=(Entrant("30", word="maçã"), Entrant("house-1", house=True), Entrant("10")),
)


def test_the_commitment_is_the_documented_hash() -> None:
    """SHA-256 of `feitoria-commit-1|` and the secret."""
    assert commitment(SECRET) == hashlib.sha256(b"feitoria-commit-1|" + SECRET).hexdigest()


def test_the_terms_are_canonical_json() -> None:
    """Whoever reads them as JSON and writes them sorted without spaces gets the same text."""
    text = terms_text(TERMS)

    assert (
        json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        == text
    )
    assert text.startswith('{"attempt":2,"commitment":"')
    assert "maçã" in text
    assert (
        '"entrants":[{"house":false,"id":"30","word":"maçã"},{"house":true,"id":"house-1","word":""}'
        in text
    )


def test_the_seed_is_the_documented_hmac() -> None:
    """Every part of it changes the seed."""
    text = terms_text(TERMS)
    seed = table_seed(SECRET, text, 1234567890123456789)

    assert seed == hmac.new(SECRET, f"{text}|1234567890123456789".encode(), hashlib.sha256).digest()
    assert seed != table_seed(SECRET, text, 1234567890123456788)
    assert seed != table_seed(bytes(32), text, 1234567890123456789)
    assert seed != table_seed(
        SECRET, terms_text(replace(TERMS, version="1.1")), 1234567890123456789
    )


def test_seats_are_drawn_first_and_evenly() -> None:
    """All orders come out about equally often, and the game's chance goes on behind them."""
    orders = Counter(seating(hashlib.sha256(str(n).encode()).digest(), 3)[0] for n in range(1200))

    assert len(orders) == 6
    assert min(orders.values()) > 150


def test_the_game_goes_on_where_the_seats_have_ended() -> None:
    """No draw is used twice."""
    seed = bytes(32)
    chance = Chance(Rng(seed))
    chance.below(4), chance.below(3), chance.below(2)

    assert seating(seed, 4)[1] == chance.rng


def test_an_order_that_is_kept_draws_nothing() -> None:
    """Seats in the order of joining; all chance is left for the game."""
    seed = bytes(32)

    assert seating(seed, 4, keeps_order=True) == ((0, 1, 2, 3), Rng(seed))
    assert seating(seed, 4)[0] != (0, 1, 2, 3), (
        "the test shows something only where the draw differs"
    )


def test_entrants_take_the_seats_drawn() -> None:
    """Seat 0 goes to the place in the order of joining that was drawn for it."""
    assert [who.id for who in seated(TERMS.entrants, (2, 0, 1))] == ["10", "30", "house-1"]


def test_options_stand_in_the_terms_by_name() -> None:
    """As plain values."""
    assert option_values(ToyOptions(hiding=False)) == {"length": "short", "hiding": False}
