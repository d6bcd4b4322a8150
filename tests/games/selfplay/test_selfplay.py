"""The games that the search played are replayed step by step, with everything that each step offers."""

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.commands.asking import seed_of
from games.core.fair import option_values
from games.core.fields import One
from games.core.model import Key
from games.core.offers import Offer
from tests.contract.covering import AnyGame, covering
from tests.games.selfplay.kept import digest, kept_games, load, offered, pinned

EVERY = pytest.mark.parametrize("game", kept_games())


def _rules(game: Key) -> AnyGame:
    return next(one for one in GAMES if one.id == game)


@EVERY
def test_every_step_offers_what_it_offered(game: Key) -> None:
    """Where that is meant: `python -m tests.games.selfplay GAME --anew`, or `--pins` where the moves still stand."""
    rules = _rules(game)
    for number, kept in enumerate(load(game)):
        found = list(offered(rules, kept.record))
        wanted = pinned(kept)
        differs = [
            at for at, pair in enumerate(zip(found, wanted, strict=False)) if len({*pair}) > 1
        ]
        assert not differs, f"record {number} offers something else after entry {differs[0]}"
        assert len(found) == len(wanted)


@EVERY
def test_the_records_show_every_value_of_every_option(game: Key) -> None:
    """As far as there are as many records as tables that show every two together."""
    rules = _rules(game)
    records = [kept.record for kept in load(game)]
    tables = covering(rules)[: len(records)]

    assert [record.seats for record in records[: len(tables)]] == [one.seats for one in tables]
    assert [record.options for record in records[: len(tables)]] == [
        option_values(one.options) for one in tables
    ]


def test_another_offer_is_noticed() -> None:
    """One answer less, or an opportunity that is required, has another digest."""
    rules = _rules("san-juan")
    pending = rules.pending(rules.setup(2, rules.options(), seed_of(1)).state)
    [decision] = pending
    less = replace(decision, offers=decision.offers[:-1])
    shorter = replace(decision, offers=(_shortened(decision.offers[0]), *decision.offers[1:]))
    others = [less, shorter, replace(decision, required=False)]

    assert len({digest(pending), *(digest((other,)) for other in others)}) == 1 + len(others)


def _shortened(offer: Offer) -> Offer:
    """The offer without the last key of its only field."""
    [field] = offer.fields
    assert isinstance(field, One)
    return replace(offer, forms=(replace(field, keys=field.keys[:-1]),))
