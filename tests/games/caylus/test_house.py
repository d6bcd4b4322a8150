"""House players at Caylus: what they think of positions and what they do where the answer is plain."""

from hashlib import sha256

from games.caylus.actions import GiveBatch, Place, Produce
from games.caylus.estimate import TASTES, estimate
from games.caylus.frames import Activation, CastleTurns, Placing
from games.caylus.game import CAYLUS
from games.caylus.holdings import batches_of
from games.caylus.outlook import promised
from games.caylus.state import State, Table
from games.core.model import Action
from games.core.rng import Rng
from games.core.search import choose, trials
from tests.games.caylus.laying import RED, SEED, Play, cubes, holding, laid


def thought(game: Play, budget: int = 200) -> Action:
    """What the house does there."""
    public, private = CAYLUS.public(game.state), CAYLUS.private(game.state, game.asked)
    rng = Rng(sha256(b"house").digest())
    return choose(CAYLUS, public, private, game.decision, rng, trials(budget))


def values(table: Table) -> tuple[float, ...]:
    """How well everybody stands."""
    return estimate(State(SEED, (Placing(table.order),), table))


def test_batches_in_hand() -> None:
    """Food and two different others each (R76)."""
    assert [batches_of(cubes(letters)) for letters in ("FWS", "FFWS", "FFWWSS", "FFWWWS", "WSC")] == [
        1, 1, 2, 1, 0,
    ]  # fmt: skip


def test_more_is_better() -> None:
    """Points, money, cubes, buildings, a worker that will be activated."""
    plain = values(laid(holding(4, "FW"), holding()))[RED]
    richer = [
        laid(holding(4, "FW", points=1), holding()),
        laid(holding(6, "FW"), holding()),
        laid(holding(4, "FWS"), holding()),
        laid(holding(4, "FW", favors=(1, 0, 0, 0)), holding()),
        laid(holding(4, "FW"), holding(), workers={1: RED}),
        laid(holding(4, "FW"), holding(), built={9: ("w_quarry", RED)}),
        laid(holding(4, "FW"), holding(), built={9: ("residence", RED)}),
    ]

    assert all(values(table)[RED] > plain for table in richer)


def test_a_first_house_spares_the_loss() -> None:
    """And a second one promises a favor (R87)."""
    table = laid(holding(), holding())

    assert promised(table, 0, 0) < 0 < promised(table, 0, 1) < promised(table, 0, 2)


def test_workers_are_worth_a_try() -> None:
    """In trials placing is likelier than passing."""
    assert TASTES[Place] > 1


def test_the_house_places_while_it_has_money() -> None:
    """It does not pass at the beginning of a round."""
    table = laid(*[holding(9, "FFW") for _ in range(3)])

    assert isinstance(thought(Play(table, Placing(table.order))), Place)


def test_the_house_gives_its_batches() -> None:
    """Rather than lose points (R79)."""
    table = laid(holding(3, "FFWWSS"), holding(), castle=(RED,), scored=2, bailiff=22, provost=22)

    assert isinstance(thought(Play(table, CastleTurns((RED,)))), GiveBatch)


def test_the_house_takes_more_rather_than_less() -> None:
    """Two food before one cloth, with food in short supply."""
    table = laid(
        holding(3, "WS"), holding(), built={9: ("w_farm_food", RED)}, workers={9: RED},
        castle=(RED,), provost=9,
    )  # fmt: skip

    assert thought(Play(table, Activation())) == Produce("food")
