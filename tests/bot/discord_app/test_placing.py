"""Placing on a board from the private panel: two presses, or the place typed into a form, over a restart too."""

import discord
import pytest
import simcord

from bot.game_registry import REGISTRY, RegisteredGame
from bot.tables.queries import reading
from tests.bot.discord_app.players import answers, asked, start_table
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import SELECT, Json, Person, World, newest, text_of

NAMES = ("ana", "bruno", "carla", "davi", "eva")


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures."""
    entry = REGISTRY["catan"]
    monkeypatch.setitem(REGISTRY, "catan", RegisteredGame(entry.game, Sketches(entry.renderer)))


async def founding(world: World) -> tuple[Person, discord.Message]:
    """A table of five on the large island: who places the first settlement, and where."""
    people = [world.person(name) for name in NAMES]
    await start_table(world, people, game="catan")
    [first] = asked(world, people)
    return first


def labelled(message: discord.Message, label: str) -> str:
    """The id of the button of that name."""
    [found] = [one for one in answers(message) if one.get("label") == label]
    return str(found["custom_id"])


def places_on(message: discord.Message) -> list[Json]:
    """Buttons and menus that choose a place."""
    return [one for one in answers(message) if ":pick:" in one["custom_id"]]


async def form(person: Person, panel: discord.Message) -> simcord.InteractionResult:
    """The form for a place, opened."""
    shown: simcord.InteractionResult = await person.user.click(
        panel, custom_id=labelled(panel, "Type the place…")
    )
    assert shown.modal is not None
    return shown


async def steps(world: World) -> int:
    """How many steps the table has seen."""
    return (await reading.table(world.context, 1)).step


async def test_a_settlement_takes_two_presses(world: World) -> None:
    """The best corners have a button; all others of the page stand in two menus, with what they yield; more on a next page."""
    person, panel = await founding(world)
    menus = [one for one in places_on(panel) if one["type"] == SELECT]
    corners = {one["label"] for menu in menus for one in menu["options"]}
    assert len(menus) == 2
    assert all(one["description"] for menu in menus for one in menu["options"])
    await person.user.click(panel, custom_id=labelled(panel, "Other places…"))
    panel = newest(world.dm(person))
    [menu] = [one for one in places_on(panel) if one["type"] == SELECT]
    assert not corners & {one["label"] for one in menu["options"]}

    chosen = menu["options"][-1]["value"]
    await person.user.select(panel, [chosen], custom_id=menu["custom_id"])

    assert await steps(world) == 1


async def test_a_form_opened_before_a_restart_is_taken_after_it(world: World) -> None:
    """Nothing of a form is kept in memory."""
    person, panel = await founding(world)
    shown = await form(person, panel)

    await world.restart()
    sent = await person.user.submit_modal(shown, {"labels": "d3"})

    assert sent.acknowledged
    assert await steps(world) == 1


async def test_a_wrong_place_is_said_and_stands_in_the_form_again(world: World) -> None:
    """Why, what else there is in that row, and what was typed: over a restart too."""
    person, panel = await founding(world)
    shown = await form(person, panel)

    sent = await person.user.submit_modal(shown, {"labels": "d33"})

    assert sent.acknowledged
    panel = newest(world.dm(person))
    assert "You can’t choose “d33” right now. Did you mean D1, D2" in text_of(panel)
    assert await steps(world) == 0
    await world.restart()
    again = await form(person, panel)
    assert "d33" in str(again.modal)
    await person.user.submit_modal(again, {"labels": "D3"})
    assert await steps(world) == 1


async def test_a_form_of_a_question_that_has_gone_places_nothing(world: World) -> None:
    """Opened, then answered otherwise, then a restart: what is typed late is refused with the present."""
    person, panel = await founding(world)
    shown = await form(person, panel)
    await person.user.click(panel, custom_id=places_on(panel)[0]["custom_id"])
    assert await steps(world) == 1

    await world.restart()
    late = await person.user.submit_modal(shown, {"labels": "g2"})

    assert late.acknowledged
    assert "earlier question" in text_of(newest(world.dm(person)))
    assert await steps(world) == 1
