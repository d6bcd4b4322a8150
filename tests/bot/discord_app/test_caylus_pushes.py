"""Placing workers at Caylus flows: a press, a message, and a push for whoever is next."""

import re

from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import answers, asked, more_of, start_table, verb_of
from tests.bot.discord_app.world import SELECT, World, button, newest, text_of

NAMES = ("ana", "bruno", "carla", "davi")

PLACED = 8
"""Two rounds around the table: nobody passes so early."""


async def test_a_placement_is_one_press_and_pushes_the_next_player_alone(world: World) -> None:
    """Whoever is next gets one direct message that rings; the board is changed and calls nobody."""
    people = [world.person(name) for name in NAMES]
    await start_table(world, people, game="caylus")
    order = []
    for _ in range(PLACED):
        [(person, panel)] = asked(world, people)
        order.append(person.id)
        assert "This worker: 1 denier" in text_of(await more_of(person, panel))
        letters = [{note.id for note in world.dm(one)} for one in people]
        picks = [one for one in answers(panel) if verb_of(one) == "pick"]
        [menu] = [one for one in picks if one["type"] == SELECT]

        await person.user.select(panel, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])

        [(following, called)] = asked(world, people)
        board = newest(world.public(world.thread()))
        assert pinged(world.env, board) == set()
        assert re.search("placed a worker at the .+ for 1 denier", text_of(board))
        assert not called.flags.silent
        new = [
            {note.id for note in world.dm(one)} - before
            for one, before in zip(people, letters, strict=True)
        ]
        assert [len(ids) for ids in new] == [int(one is following) for one in people]
    assert order == order[:4] * 2
    assert len(set(order)) == len(people)


async def test_what_buildings_do_is_shown_in_the_own_turn_too(world: World) -> None:
    """A press away from the question: all tiles, not the picture of the question once more."""
    people = [world.person(name) for name in NAMES[:2]]
    await start_table(world, people, game="caylus")
    [(person, panel)] = asked(world, people)
    more = await more_of(person, panel)

    shown = await person.user.click(more, custom_id=button(more, "hand"))

    assert shown.response is not None
    [picture] = shown.response.attachments
    assert picture.filename.startswith("hand-unasked")
