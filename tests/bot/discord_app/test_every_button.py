"""Nothing is a button that can only refuse: of what is shown now, each button does something for somebody who may see it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.discord_app import reply as replies
from bot.discord_app.reply import Reply
from bot.game_registry import REGISTRY
from games.core.model import Message
from tests.bot.discord_app.players import chosen_values, verb_of
from tests.bot.discord_app.world import SELECT, Json, Person, World, controls, newest

PRESSES = 90
"""At each table, from its lobby on."""

ENDS = frozenset({"close-sure", "leave-lobby", "leave-sure", "give-up-sure"})
"""Verbs that end a table or somebody's part in it: seldom pressed, for there would be nothing left to press."""

SELDOM = 0.05

IN_SECRET = "tables-undo-nothing"
"""Refused to a seat that has taken back its answer while others answer: without the button everybody would know that it has."""

FOR_A_MINUTE = "tables-asked-too-often"
"""Refused to whoever notifies others again and again; the button does something once that is over."""

SINCE_ASKED = "tables-undo-open"
"""Refused on a page that was opened before somebody asked to undo; the button does something once that is settled."""

REFUSALS = ("tables-", "bot-undo-elsewhere", "bot-unknown-control", "bot-earlier")
"""How the words begin that say that nothing was done."""

EXCUSED = frozenset({IN_SECRET, FOR_A_MINUTE, SINCE_ASKED})


class Refusals:
    """What was refused since it was asked last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: list[str] = []
        tell = Reply.tell

        async def heard(reply: Reply, message: Message) -> None:
            if message.id.startswith(REFUSALS) and message.id not in EXCUSED:
                self.told.append(message.id)
            await tell(reply, message)

        monkeypatch.setattr(replies.Reply, "tell", heard)

    def taken(self) -> list[str]:
        """The ids of those messages."""
        told, self.told = self.told, []
        return told


def shown_now(
    world: World, people: list[Person], outside: list[Person]
) -> Iterator[tuple[list[Any], discord.Message]]:
    """Messages that stand, with who may press there, in turn: the lobby, all of the thread, the newest direct messages."""
    yield [*people, *outside], newest(world.public(world.channel))
    if world.channel.threads:
        for message in world.public(world.thread()):
            if controls(message):
                yield [*people, *outside], message
    for person in people:
        for message in world.dm_newest_first(person):
            if controls(message):
                yield [person.user], message
                break


def is_still_there(world: World, people: list[Person], control: Json) -> bool:
    """Whether the control stands somewhere after it was refused."""
    shown = [one for _, message in shown_now(world, people, []) for one in controls(message)]
    return control["custom_id"] in {one["custom_id"] for one in shown}


async def use(actor: Any, message: discord.Message, control: Json, chance: Random) -> None:
    """Press a button, or choose from a menu."""
    if control["type"] == SELECT:
        values = chosen_values(control, chance)
        await actor.select(message, values, custom_id=control["custom_id"])
    else:
        await actor.click(message, custom_id=control["custom_id"])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", sorted(REGISTRY))
async def test_each_button_that_is_shown_does_something_for_somebody(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    """Presses by chance from the lobby on: whatever refuses one person accepts another who sees it."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")]
    outside = [world.person(name) for name in ("davi", "elisa", "fabio", "gil")]
    refusals, chance = Refusals(monkeypatch), Random(f"{game}/{seed}")
    await people[0].slash(world.channel, "play", game=game)
    only_refusing: list[tuple[str, list[str]]] = []
    for _ in range(PRESSES):
        shown = [
            (actors, message, control)
            for actors, message in shown_now(world, people, outside)
            for control in controls(message)
            if verb_of(control) not in ENDS or chance.random() < SELDOM
        ]
        if not shown:
            break
        actors, message, control = chance.choice(shown)
        told, refused = list[str](), list[str]()
        for actor in actors:
            refusals.taken()
            await use(actor, message, control, chance)
            refused = refusals.taken()
            if not refused:
                break
            told += refused
        if told and is_still_there(world, people, control) and refused:
            only_refusing.append((control["custom_id"], told))

    assert only_refusing == []
    assert world.faults() == ()
