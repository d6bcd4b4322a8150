"""Seats in the order of joining: from the lobby over the terms to the record that anybody can check."""

import json

import pytest

from bot.tables.game import absence, early_end
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies, opening
from bot.tables.queries import reading, records
from bot.tables.rules.option_choices import hopeless
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.core.model import say
from games.core.record import read
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, World
from tests.playing import faults

PEOPLE = (CLARA, ANA, DAVI, BRUNO)


def test_options_are_hopeless_for_all_numbers_of_players_or_not_at_all() -> None:
    """What some of at most so many can play may be opened: the rest is said when it begins."""
    named = CatanOptions(seating="joined", first_player="4")

    assert hopeless(CATAN, CatanOptions(), None) is None
    assert hopeless(CATAN, named, None) is None
    assert hopeless(CATAN, named, 4) is None
    assert hopeless(CATAN, named, 3) == say("catan-refused-first-player-missing", number=4)
    assert hopeless(CATAN, CatanOptions(board="beginner"), 6) is None
    assert hopeless(CATAN, CatanOptions(first_player="1"), None) == say(
        "catan-refused-first-player-drawn"
    )


@pytest.mark.parametrize("seating", ["joined", "shuffled"])
async def test_seats_follow_the_option(migrated_url: str, seating: str) -> None:
    """The lobby says so beforehand, the terms name it, and the record of the game can be checked."""
    world = World(migrated_url, CATAN)
    await world.start()
    starter = {"first_player": "3"} if seating == "joined" else {}
    table = await world.lobby(*PEOPLE, options={"seating": seating, **starter})
    lobby = await lobbies.read(world.context, table)
    assert (lobby.keeps_order, lobby.draws_first) == (seating == "joined", seating != "joined")
    assert lobby.hindrance is None
    await lobbies.start_game(world.context, table, CLARA.user_id)
    await world.settle()

    seats = (await reading.table(world.context, table)).seats
    order = [info.place for info in seats]
    assert (order == [0, 1, 2, 3]) == (seating == "joined"), "this secret draws another order"
    if seating == "joined":
        assert [info.person for info in seats] == list(PEOPLE)
        assert (await reading.position(world.context, table)).asked == (2,)
    terms = (await records.fair_play(world.context, table)).terms
    assert terms is not None
    assert json.loads(terms)["options"]["seating"] == seating

    await early_end.propose(world.context, table, CLARA.user_id)
    for person in PEOPLE[1:]:
        await vote(world.context, table, person.user_id, early_end.VOTE, agree=True)
    record = read(await records.record(world.context, table))
    assert faults(CATAN, record) == []
    await world.tables.close()


async def test_a_rematch_turns_the_order_on(migrated_url: str) -> None:
    """Whoever sat second is listed first, whoever asks or joins first; newcomers come last, and the record can be checked."""
    world = World(migrated_url, CATAN)
    await world.start()
    table = await world.lobby(ANA, BRUNO, CLARA, options={"seating": "joined"})
    await lobbies.add_robots(world.context, table, ANA.user_id)
    for host in (ANA, CLARA):
        await lobbies.start_game(world.context, table, host.user_id)
        await world.settle()
        for person in (ANA, BRUNO, CLARA):
            await absence.leave(world.context, table, person.user_id)
        table = (await opening.rematch(world.context, table, CLARA)).id
        for person in (ANA, BRUNO):
            await lobbies.join(world.context, table, person)
    listed = [info.person for info in (await reading.table(world.context, table)).seats]
    assert listed == [CLARA, None, ANA, BRUNO]
    assert (await lobbies.read(world.context, table)).keeps_order

    await lobbies.leave(world.context, table, ANA.user_id)
    await lobbies.join(world.context, table, DAVI)
    assert [info.person for info in (await reading.table(world.context, table)).seats] == [
        CLARA,
        None,
        BRUNO,
        DAVI,
    ]
    await lobbies.start_game(world.context, table, CLARA.user_id)
    await world.settle()
    seats = (await reading.table(world.context, table)).seats
    assert [info.person for info in seats] == [CLARA, None, BRUNO, DAVI]
    for person in (CLARA, BRUNO, DAVI):
        await absence.leave(world.context, table, person.user_id)
    assert faults(CATAN, read(await records.record(world.context, table))) == []
