"""The number of positions ahead, as chess engines have it, of every game."""

import json

import pytest

from games.catalogue import GAMES
from games.core.forms import Decision, Exchange, Offer, One, Row, Split, allowed, count
from games.core.game import Options
from games.core.model import Action, say
from games.core.perft import FEW, SAMPLED, answers, followed, perft
from games.core.rng import Rng
from tests.contract.answers import every_action
from tests.contract.covering import AnyGame
from tests.games.core.toy import TOY
from tests.games.core.toying import toy_game
from tests.games.core.wells import WELLS_GAME
from tests.games.perft import counted
from tests.games.playthroughs import golden, known

KNOWN = [(game, name) for game in GAMES for name in known(game.id)]


@pytest.mark.parametrize(("game", "name"), KNOWN, ids=lambda value: getattr(value, "id", value))
def test_as_many_positions_lie_ahead_as_ever(game: AnyGame, name: str) -> None:
    """Another number is another rule: read the difference before writing it anew."""
    file = golden(game.id, "perft.json")
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    assert name in kept, f"write it with python -m tests.games.playthroughs {game.id}"

    assert counted(game, *known(game.id)[name]) == kept[name]


class Give(Action, frozen=True, tag="give"):
    """Something for something, of a colour."""

    give: tuple[tuple[str, int], ...]
    want: tuple[tuple[str, int], ...]
    colour: str


def asked(most: int) -> Decision:
    """A trade with up to so many pieces of each kind."""
    rows = tuple([Row(key, most) for key in ("corn", "dye")])
    sides = [Split(name, rows, 0, 2 * most, "good") for name in ("give", "want")]
    offer = Offer(Give, (Exchange(tuple(sides)), One("colour", ("red", "blue"), "colour")))
    return Decision(0, say("toy-prompt-turn"), (offer,))


def test_answers_are_listed_where_they_are_few() -> None:
    """As many as counted, all legal, each once."""
    few = asked(1)

    listed = list(answers(few))

    assert len(listed) == len(set(listed)) == count(few) <= FEW
    assert set(followed(few)) == set(every_action(few))
    assert all(allowed(few, action) for action in listed)


def test_of_many_answers_the_same_few_are_drawn() -> None:
    """Every time, and all legal."""
    many = asked(9)

    assert count(many) > FEW
    assert followed(many) == followed(many)
    assert 1 < len(followed(many)) <= SAMPLED
    assert all(allowed(many, action) for action in followed(many))


def test_positions_are_counted_once_however_they_come_about() -> None:
    """Two seats have two answers to a first question and three to a second: the order of the seats makes no difference."""
    state = WELLS_GAME.setup(2, Options(), Rng(bytes(32))).state

    assert perft(WELLS_GAME, state, 2) == (2 + 2, 2 * 2 + 2 * 3 + 2 * 3)


def test_no_further_ply_is_played_where_it_grows_too_wide() -> None:
    """The numbers end with the first that is wide; a finished game has nothing ahead."""
    numbers = perft(TOY, toy_game(4), 12)

    assert len(numbers) < 12
    assert numbers[-1] > 400
    assert perft(TOY, toy_game(2), 0) == ()
