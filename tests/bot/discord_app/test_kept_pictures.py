"""Pictures that a message has already: they stay by their number, and are neither sent nor drawn again."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.discord_app.attachment_cache import DOUBTS, NOTHING, AttachmentCache
from bot.drawing import pool
from bot.game_registry import REGISTRY, RegisteredGame
from bot.tables.lobby import lobbies as lobby_operations
from tests.bot.discord_app.players import answers, asked, start_table, verb_of
from tests.bot.discord_app.setups import pictures_on
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import World, button, newest

GAMES = ("san-juan", "catan")

LEAST_NUMBER = 10**15
"""What Discord has numbered is above that; files that travel with a request count from 0."""


class Counted(Sketches):
    """Counts the boards, covers and hands that are drawn."""

    drawn = 0

    def cover(self, *given: Any) -> Any:
        """One more."""
        Counted.drawn += 1
        return super().cover(*given)

    def board(self, view: Any, scene: Any) -> Any:
        """One more."""
        Counted.drawn += 1
        return super().board(view, scene)

    def hand(self, *given: Any) -> Any:
        """One more."""
        Counted.drawn += 1
        return super().hand(*given)


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank ones that are counted; hardly any is remembered."""
    Counted.drawn = 0
    monkeypatch.setattr(pool, "REMEMBERED", 1)
    for name, entry in REGISTRY.items():
        monkeypatch.setitem(REGISTRY, name, RegisteredGame(entry.game, Counted(entry.renderer)))


def files_of(world: World, *methods: str) -> Iterator[int]:
    """Numbers of the files in the bot's requests of these methods so far, first answers to interactions included."""
    for request in world.env.http_requests:
        body = request.json if request.method in methods and isinstance(request.json, dict) else {}
        for one in (body or {}).get("data", body or {}).get("attachments") or ():
            yield int(one["id"])


def uploads(world: World, method: str = "PATCH") -> int:
    """How many files travelled with requests of that method."""
    return sum(number < LEAST_NUMBER for number in files_of(world, method))


async def lobbies(world: World) -> list[discord.Message]:
    """A lobby of each of two games, the first one joined by two people who came one after the other."""
    host, *guests = [world.person(name) for name in ("ana", "bruno", "clara")]
    await host.slash(world.channel, "play", game=GAMES[0], seats=4)
    lobby = newest(world.public(world.channel))
    await host.slash(world.channel, "play", game=GAMES[1], seats=4)
    for guest in guests:
        await guest.click(lobby, custom_id=button(lobby, "join"))
    return world.public(world.channel)


async def test_a_lobby_keeps_its_picture(world: World) -> None:
    """Everybody who joins changes it: its picture was sent once and drawn once, and stands there all the while."""
    before = uploads(world, "POST")
    lobby, _ = await lobbies(world)

    assert "(3 of 4)" in str(lobby.components[0].to_dict())
    assert uploads(world, "POST") - before == len(GAMES)
    assert uploads(world) == 0
    assert any(number > LEAST_NUMBER for number in files_of(world, "PATCH"))
    assert Counted.drawn == len(GAMES)
    await stands(lobby)


async def stands(message: discord.Message) -> None:
    """The message shows pictures, which are there, and has no others."""
    addresses = pictures_on(message)
    assert addresses
    assert sorted(addresses) == sorted(one.url for one in message.attachments)
    for there in message.attachments:
        assert (await there.read()).startswith(b"\x89PNG")


async def test_a_half_made_answer_keeps_the_hand(world: World) -> None:
    """A card is picked and put back: each hand is drawn once, what looks alike is sent once, and nothing is lost."""
    people = [world.person(name) for name in ("ana", "bruno")]
    await start_table(world, people, game="san-juan", agreed={"starting_hand_variant": "True"})
    person, panel = next(asked(world, people))
    before, drawn, shown = uploads(world), Counted.drawn, len(pictures_on(panel))

    looks = set()
    for _ in range(4):
        control = next(one for one in answers(panel) if verb_of(one) in {"more", "flip"})
        looks.add(control["label"])
        await person.user.click(panel, custom_id=control["custom_id"])
        panel = newest(world.dm(person))
        await stands(panel)
        assert len(pictures_on(panel)) == shown

    assert uploads(world) == before
    assert len([one for one in files_of(world, "PATCH", "POST") if one > LEAST_NUMBER]) >= 4
    assert Counted.drawn == drawn + len(looks) - 1


async def test_what_discord_does_not_keep_is_sent(world: World) -> None:
    """An edit that is refused for the picture is made with it; after some in a row nothing is kept any more."""
    host = world.person("ana")
    await host.slash(world.channel, "play", game=GAMES[0], seats=4)
    lobby = newest(world.public(world.channel))
    edits = f"/channels/{world.channel.id}/messages/{lobby.id}"
    for number in range(DOUBTS):
        world.env.inject_error("PATCH", edits, status=400, code=50035, times=1)
        guest = world.person(f"guest{number}")
        await guest.click(lobby, custom_id=button(lobby, "join"))
        await stands(newest(world.public(world.channel)))
        assert uploads(world) == number + 1
    asked_to_keep = [number for number in files_of(world, "PATCH") if number > LEAST_NUMBER]

    await lobby_operations.leave(world.context, 1, host.id)
    await world.bot.tables.outbox.settled()

    assert asked_to_keep
    assert uploads(world) == DOUBTS + 1
    after = [number for number in files_of(world, "PATCH") if number > LEAST_NUMBER]
    assert after == asked_to_keep
    await stands(newest(world.public(world.channel)))


def test_doubts_end_with_a_picture_that_stays() -> None:
    """Only refusals in a row mean that nothing is kept."""
    hung, message = AttachmentCache(), message_without_pictures()
    for _ in range(2):
        for _ in range(DOUBTS - 1):
            hung.refused(1)
        hung.edited(message, is_kept=True)
        hung.keep(1, {"board-1.png": 7})
        assert hung.of(1) == {"board-1.png": 7}
    for _ in range(DOUBTS):
        hung.refused(2)
    assert hung.of(1) == NOTHING


def message_without_pictures() -> Any:
    """As much of a message as is looked at."""

    class Bare:
        id = 5
        components: tuple[object, ...] = ()

    return Bare()
