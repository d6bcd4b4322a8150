"""Presses that no message of ours can have sent, and answers that Discord does not take: a sentence or silence, no fault."""

import logging

import pytest

from bot.discord_app.press import Address, number_in
from bot.tables.queries import reading
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import World, newest, text_of

BEYOND = "9" * 25
"""More than 64 bits hold."""


@pytest.mark.parametrize("text", ["", "²", "٣", "-1", "1.0", " 1", BEYOND, "9" * 19])
def test_what_is_no_number_of_ours_is_none(text: str) -> None:
    """Neither other signs that Python calls digits, nor what the database cannot hold."""
    assert number_in(text) is None


def test_the_largest_number_of_an_address_fits_the_database() -> None:
    """64 bits, signed."""
    address = Address.read(f"{'9' * 18}:{'9' * 18}:move:")

    assert address is not None
    assert max(address.table, address.ask or 0) < 2**63


@pytest.mark.parametrize(
    "custom_id",
    [
        f"{BEYOND}::move:",
        "²::move:",
        "1:²:move:",
        "{table}::log-page:²",
        "{table}::log-page:" + BEYOND,
        "{table}::log-page:" + "9" * 18,
        "{table}::come-back:" + BEYOND,
        "{table}::come-back:" + "9" * 18,
        "{table}::play-for:²",
        "{table}::to-house:" + BEYOND,
        "{table}:" + "9" * 18 + ":cancel:",
        "{table}::vote-undo:" + BEYOND,
        "9" * 18 + "::log:",
        ":::",
        "",
    ],
)
async def test_a_forged_press_gets_a_sentence(world: World, custom_id: str) -> None:
    """Whatever stands in a custom id, the person is told, and nothing is a fault of ours."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    table = (await reading.my_tables(world.context, ana.id))[0].table
    board = newest(world.public(world.thread()))

    [result] = await press_together(world.env, [(ana, board, custom_id.format(table=table))])

    assert result.acknowledged
    assert text_of(newest(world.thread().history(viewer=ana)))
    assert world.faults() == ()


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (403, 50013), (403, 50001)])
@pytest.mark.parametrize("word", ["move", "undo", "vote-undo"])
async def test_an_answer_that_discord_refuses_is_no_fault(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int, word: str
) -> None:
    """Neither at the acknowledgement nor when a refusal is told: it is noted, and the next press is answered."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    table = (await reading.my_tables(world.context, ana.id))[0].table
    board = newest(world.public(world.thread()))
    world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=1)
    world.beyond.takes_all = False

    with caplog.at_level(logging.INFO):
        await press_together(world.env, [(ana, board, f"{table}::{word}:")])

    assert world.faults() == ()
    assert "Discord refused the answer" in caplog.text
    [result] = await press_together(world.env, [(ana, board, f"{table}::move:")])
    assert result.acknowledged
