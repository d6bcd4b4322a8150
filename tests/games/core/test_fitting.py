"""Weights by regression: what is known of the answer comes out; positions are compared seat by seat."""

from random import Random

import pytest

from games.core.fitting import Sample, explained, fit, samples
from games.core.rng import Rng
from games.san_juan.game import SAN_JUAN
from tests.games.core.toy import TOY
from tests.games.core.toying import toy_game


def made_up(weights: tuple[float, ...], count: int) -> list[Sample]:
    """Samples that obey these weights, more or less."""
    chance = Random(1)
    found = []
    for _ in range(count):
        features = tuple([chance.uniform(-1, 1) for _ in weights])
        gained = sum([weight * value for weight, value in zip(weights, features, strict=True)])
        found.append(Sample(features, gained + chance.gauss(0, 0.1)))
    return found


def test_weights_are_found_again() -> None:
    """Also of features that hang together."""
    weights = (1.5, -0.7, 0.0, 4.0)
    found = made_up(weights, 2_000)
    assert fit(found) == pytest.approx(weights, abs=0.05)
    assert explained(found, fit(found)) > 0.95
    assert explained(found, (0.0,) * 4) == 0
    twice = [Sample((*one.features, one.features[0]), one.gained) for one in found]
    first, *_, last = fit(twice)
    assert first + last == pytest.approx(1.5, abs=0.05)


def test_a_feature_that_never_comes_up_weighs_nothing() -> None:
    """Rather than anything."""
    found = [Sample((*one.features, 0.0), one.gained) for one in made_up((2.0,), 200)]
    assert fit(found)[1] == 0


def test_seats_are_compared_with_each_other() -> None:
    """What all have alike tells nothing: features and gains of a position come to nothing together."""
    state = SAN_JUAN.setup(3, SAN_JUAN.options(), Rng(bytes(32))).state
    found = list(samples(SAN_JUAN, state, Random(2).randrange))
    assert len(found) > 20
    for place in range(0, len(found), 3):
        together = found[place : place + 3]
        assert sum([one.gained for one in together]) == pytest.approx(0)
        for values in zip(*[one.features for one in together], strict=True):
            assert sum(values) == pytest.approx(0)


def test_a_game_without_features_is_refused() -> None:
    """There is nothing to fit."""
    with pytest.raises(ValueError, match="no weights"):
        next(samples(TOY, toy_game(2), Random(1).randrange))
