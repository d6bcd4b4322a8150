"""Asking the others to take back: the question before it, one request at a time, and what a restart leaves of it."""

from bot.model.proposals import ProposalKind
from bot.tables.queries import reading
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.undo_setup import (
    ask_to_take_back,
    at_a_table,
    ballot,
    board,
    end_of_turn,
    step,
)
from tests.bot.discord_app.world import World, button


async def test_a_yes_to_an_old_question_asks_nobody(world: World) -> None:
    """Once one's own question is another one, the press is answered with what would be taken back now."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    now = (await reading.ask(world.context, 1, people[0].id)).number

    old = [(people[0], board(world), f"1:{now - 1}:undo-sure:")]
    [result] = await press_together(world.env, old)

    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is None
    assert button(result.response, "undo-sure") == f"1:{now}:undo-sure:"


async def test_a_second_request_waits_for_the_first(world: World) -> None:
    """One at a time; asking again says that one is open."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    notices = len(world.public(world.thread()))

    again = await people[0].slash(world.thread(), "undo")

    assert again.ephemeral
    assert len(world.public(world.thread())) == notices


async def test_a_request_outlives_a_restart(world: World) -> None:
    """Its buttons count votes for the next process, too."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    before = await step(world)

    await world.restart()
    request = ballot(world)
    await people[1].click(request, custom_id=button(request, "yes"))

    assert await step(world) == before + 1
