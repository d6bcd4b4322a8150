"""Real pictures: drawn in threads, after the acknowledgement, with alt text, in everyone's language."""

import threading
from random import Random
from typing import Any

import discord
import pytest

from bot.discord_app import reply
from bot.discord_app.attachment_cache import AttachmentCache
from bot.game_registry import REGISTRY, RegisteredGame
from tests.bot.discord_app.players import answers, asked, play_on, start_table, verb_of
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import Person, World, newest, text_of

MOST_BYTES = 400 * 1024

DRAWN_BY: list[str] = []


class Watched(Sketches):
    """The real drawings, and which thread made them."""

    def board(self, view: Any, scene: Any) -> Any:
        """The board."""
        DRAWN_BY.append(threading.current_thread().name)
        return self._real.board(view, scene)

    def hand(self, *given: Any) -> Any:
        """The hand."""
        DRAWN_BY.append(threading.current_thread().name)
        return self._real.hand(*given)

    def score(self, *given: Any) -> Any:
        """The scores."""
        DRAWN_BY.append(threading.current_thread().name)
        return self._real.score(*given)


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real ones."""
    DRAWN_BY.clear()
    for name, entry in REGISTRY.items():
        monkeypatch.setitem(REGISTRY, name, RegisteredGame(entry.game, Watched(entry.renderer)))


async def test_pictures_are_drawn_in_threads_and_are_light(world: World) -> None:
    """Never on the event loop."""
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 6)

    _, panel = next(asked(world, [ana, bruno]))
    shown = [newest(world.public(world.thread())), panel]

    assert DRAWN_BY
    assert all(name.startswith("drawing") for name in DRAWN_BY)
    assert all(message.attachments for message in shown)
    for picture in [one for message in shown for one in message.attachments]:
        assert picture.size <= MOST_BYTES
        assert picture.description
        assert len(picture.description) <= 1_024


async def test_the_acknowledgement_comes_before_the_drawing(world: World) -> None:
    """A command that draws answers Discord first, then shows."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    before = len(world.env.http_requests)

    result = await ana.slash(world.thread(), "board")

    asked, shown = world.env.http_requests[before:]
    assert asked.json is not None
    assert (asked.method, asked.json["type"]) == ("POST", 5)
    assert (shown.method, shown.path.rpartition("/")[2]) == ("PATCH", "@original")
    assert result.response is not None
    assert result.response.attachments
    told = text_of(result.response)
    assert "your turn" in told or f"<@{bruno.id}>" in told


async def pressed(world: World) -> tuple[discord.Message, Person, list[Any]]:
    """The panel of a question with a picture as it was before a choice in it was pressed, by whom, and what was requested."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan", agreed={"starting_hand_variant": "True"})
    person, panel = next(asked(world, people))
    control = next(one for one in answers(panel) if verb_of(one) == "more")
    start = len(world.env.http_requests)
    await person.user.click(panel, custom_id=control["custom_id"])
    return panel, person, world.env.http_requests[start:]


async def test_the_words_of_an_answer_come_before_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press changes its panel at once, above which the old picture stays; the new one joins by an edit: two requests."""
    monkeypatch.setattr(reply, "GRACE", 0.0)
    panel, person, requests = await pressed(world)
    [before] = panel.attachments

    said, shown = requests
    assert said.json is not None
    assert (said.method, said.json["type"]) == ("POST", 7)
    assert [int(one["id"]) for one in said.json["data"]["attachments"]] == [before.id]
    assert before.filename in str(said.json["data"]["components"])
    assert (shown.method, shown.path.rpartition("/")[2]) == ("PATCH", "@original")
    [after] = newest(world.dm(person)).attachments
    assert after.filename != before.filename


async def test_a_picture_that_is_drawn_at_once_comes_with_the_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press changes its panel once, with the new picture: one request; the picture stays for the next one."""
    monkeypatch.setattr(reply, "GRACE", 600.0)
    panel, person, requests = await pressed(world)
    [before] = panel.attachments

    [said] = requests
    assert said.json is not None
    assert (said.method, said.json["type"]) == ("POST", 7)
    [after] = newest(world.dm(person)).attachments
    assert after.filename != before.filename
    assert after.filename in str(said.json["data"]["components"])
    assert world.bot.attachments.of(panel.id) == {after.filename: after.id}


def test_an_answer_that_is_overtaken_is_known() -> None:
    """What a later press of the same message has shown is not changed back by the picture of an earlier one."""
    cache = AttachmentCache()
    cache.answering(1, 20)
    cache.answering(1, 10)
    assert [cache.is_overtaken(1, press) for press in (10, 20, 30)] == [True, False, False]
    assert not cache.is_overtaken(2, 10)
