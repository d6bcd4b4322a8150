"""Pictures that cannot be drawn: words take their place, and the game goes on."""

from random import Random
from typing import Any

import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from bot.i18n.speech import LANGUAGES
from bot.tables.game import absence
from bot.tables.queries import reading
from tests.bot.discord_app.players import asked, play_on, start_table
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import World, newest, text_of


class Broken(Sketches):
    """Draws nothing."""

    def board(self, *given: Any) -> Any:
        """No board."""
        raise ValueError("no such colour")

    def hand(self, *given: Any) -> Any:
        """No hand."""
        raise ValueError("no such colour")

    def score(self, *given: Any) -> Any:
        """No table of points."""
        raise ValueError("no such colour")

    def thing(self, *given: Any) -> Any:
        """No thing of the game."""
        raise ValueError("no such colour")


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """None."""
    for name, entry in REGISTRY.items():
        monkeypatch.setitem(REGISTRY, name, RegisteredGame(entry.game, Broken(entry.renderer)))


@pytest.mark.parametrize("game", REGISTRY)
async def test_words_take_the_place_of_a_picture(world: World, game: str) -> None:
    """Board, hand and end come all the same: nothing waits for a drawing."""
    people = [world.person(name) for name in ("ana", "bruno", "clara")]
    await start_table(world, people, game=game)
    await play_on(world, people, Random(1), 4)

    _, hand = next(asked(world, people))
    board = newest(world.public(world.thread()))
    assert [board.attachments, hand.attachments] == [[], []]
    for message in (board, hand):
        assert "couldn’t draw the picture" in text_of(message)
        assert len(text_of(message)) > 150

    table = (await reading.my_tables(world.context, people[0].id))[0].table
    for person in people:
        await absence.leave(world.context, table, person.id)
        await world.bot.tables.outbox.settled()
    assert "couldn’t draw the picture" in text_of(newest(world.public(world.thread())))
    assert world.faults() == ()


async def test_names_that_cannot_stand_in_a_line_do_not_stop_a_table(world: World) -> None:
    """A paragraph separator in a name once kept the board from ever being drawn; U+F8FF was read as "you"."""
    people = [world.person(name) for name in ("ana\u2029x", "\uf8ffb", "clara")]

    await start_table(world, people, game=next(iter(REGISTRY)))

    table = await reading.table(world.context, 1)
    assert {info.person.name for info in table.people if info.person} == {"Ana X", "B", "Clara"}


async def test_people_of_one_name_are_told_apart(world: World) -> None:
    """In what is said of them, not only by their mention."""
    people = [world.person("ana"), world.person("ana2"), world.person("bruno")]
    world.env.backend.users[people[1].id].global_name = "Ana"
    await start_table(world, people, game=next(iter(REGISTRY)))

    assert "Ana (2)" in text_of(newest(world.public(world.thread()))) + "".join(
        attachment.description or ""
        for attachment in newest(world.public(world.thread())).attachments
    )


async def test_rules_without_their_picture_say_everything_once(world: World) -> None:
    """The words take its place."""
    words = LANGUAGES.words("en", REGISTRY["san-juan"].game)
    told = words.explained("role", "producer")
    ana = world.person("ana")
    shown = (await ana.slash(world.channel, "rules", game="san-juan", topic="Producer")).response

    assert shown is not None
    assert shown.attachments == []
    assert text_of(shown).count(told) == 1
