"""The presser of whole games: it reaches any answer of any game, whatever was begun before."""

from random import Random

from bot.model.questions import Ask
from games.core.flow import Reopen
from games.core.forms import sample
from games.core.model import Action
from games.core.record import Record, Segment, entry_of
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.pressing import Presser, recorded
from tests.bot.discord_app.world import World

NAMES = ("ana", "bruno", "carla")

STEPS = 60


def anything(ask: Ask, chance: Random) -> Action | None:
    """Any legal answer."""
    return None if ask.decision is None else sample(ask.decision, chance.randrange)


async def test_answers_of_another_game_are_reached(world: World) -> None:
    """Whatever three people want: each answer is one step, and they are of many kinds."""
    people = [world.person(name, "pt-BR") for name in NAMES]
    await start_table(world, people, game="san-juan")
    presser = Presser(world, people, anything)

    await presser.play(until=lambda _: len(presser.moves) >= STEPS)

    assert list(presser.moves) == list(range(1, STEPS + 1))
    assert len({type(action) for _, action in presser.moves.values()}) > 5


def test_a_record_with_another_answer_is_found_out() -> None:
    """Of another seat, or of another kind."""
    record = Record("toy", {}, 2, "", (Segment("1", 1, (entry_of(0, Reopen()),)),))

    assert recorded(record, {1: (0, Reopen())})
    assert not recorded(record, {1: (1, Reopen())})
    assert not recorded(record, {1: (0, Other())})


class Other(Action, frozen=True, tag="other"):
    """Anything else."""
