"""What players say for an answer: every game has enough sentences, and robots have played positions that make each true."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from bot.i18n.speech import LANGUAGES
from games.catalogue import GAMES
from games.core.codec import codec, encode
from games.core.hindsight import looks, standing
from games.core.messages import say
from games.core.model import Action, Key, Seat
from games.core.record import Move
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.sampling import sample
from tests.contract.covering import AnyGame
from tests.fluent import LANGUAGES as NAMES
from tests.games.selfplay.kept import kept_games, load

LEAST = 18
"""Sentences of a game."""

ANSWERS = 6
"""Answers by chance that are tried beside the one that was given."""

GAMES_READ = 6
"""Games of robots, at most."""


def rules(game: Key) -> AnyGame:
    """The game of that id."""
    return next(one for one in GAMES if one.id == game)


def answers(game: AnyGame, index: int) -> Iterator[tuple[Any, Seat, Action]]:
    """Positions of a kept game with what was answered there, and with other answers by chance."""
    record = load(game.id)[index].record
    below = Chance(Rng(bytes(SEED_BYTES))).below
    positions = standing(game, record)
    for before, after in pairwise(positions):
        entry = after.entry
        if not isinstance(entry, Move):
            continue
        decision = game.decision(before.state, entry.seat)
        assert decision is not None
        yield before.state, entry.seat, codec(game).action(encode(entry.action))
        for _ in range(ANSWERS):
            yield before.state, entry.seat, sample(decision, below)


@pytest.mark.parametrize("id", kept_games())
def test_every_argument_is_true_somewhere_and_untrue_elsewhere(id: Key) -> None:
    """And what it says has words in both languages, the same for twins that differ in what the seat does not know."""
    game = rules(id)
    true, untrue = set[Key](), set[Key]()
    for index in range(min(GAMES_READ, len(load(id)))):
        if true == untrue == {one.key for one in game.arguments}:
            break
        for state, seat, action in answers(game, index):
            for argument in game.arguments:
                if argument.key in true and argument.key in untrue:
                    continue
                blanks = argument.holds(state, seat, action)
                (untrue if blanks is None else true).add(argument.key)
                if blanks is not None:
                    told = say(f"{id}-why-{argument.key}", **blanks)
                    for language in NAMES:
                        names = [f"P{one}" for one in range(len(game.scores(state)))]
                        words = LANGUAGES.words(language, game, names)
                        assert words.say(told).endswith("."), told

    every = {one.key for one in game.arguments}
    assert len(every) == len(game.arguments) >= LEAST
    assert every - untrue == set()
    assert every - true == RARE.get(id, set())


RARE: dict[Key, set[Key]] = {"puerto-rico": {"spoils"}, "sutters-mill": {"runs-out"}}
"""What the games that are read have no example of; tested with positions laid out for it."""


@pytest.mark.parametrize("id", kept_games())
def test_arguments_know_no_more_than_the_seat(id: Key) -> None:
    """They are the same in every position that fits the seat's views."""
    game = rules(id)
    record = load(id)[0].record
    positions = standing(game, record)
    seen = looks(game, positions, 0)
    tried = 0
    for look in islice((one for one in seen if one.action is not None), 0, None, 3):
        one = game.deal(look.public, look.private, Rng(bytes(SEED_BYTES)))
        two = game.deal(look.public, look.private, Rng(bytes([7] * SEED_BYTES)))
        for argument in game.arguments:
            tried += 1
            assert argument.holds(one, 0, look.action) == argument.holds(two, 0, look.action)
    assert tried


@pytest.mark.parametrize("id", kept_games())
def test_what_bears_an_argument_out_is_counted(id: Key) -> None:
    """By gauges of its game."""
    game = rules(id)
    gauges = {gauge.key for gauge in game.gauges}
    assert {key for one in game.arguments for key in one.gauges} <= gauges
    assert all(one.gauges for one in game.arguments)
