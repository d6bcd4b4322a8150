"""Changing one's answer in a simultaneous step: what was answered is chosen again."""

import discord

from bot.tables.queries import reading
from games.core.forms import Split
from tests.bot.discord_app.players import start_table, verb_of
from tests.bot.discord_app.world import (
    Json,
    Killed,
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
)


async def starting_hands(world: World) -> Person:
    """A table of two who choose their starting hands; gives one of them."""
    ana, bruno = world.person("ana"), world.person("bruno")
    agreed = {"starting_hand_variant": "True"}
    await start_table(world, [ana, bruno], game="san-juan", agreed=agreed)
    return ana


def cards(panel: discord.Message) -> list[Json]:
    """The buttons that choose one more card."""
    return [one for one in controls(panel) if verb_of(one) == "more"]


def chosen(panel: discord.Message) -> list[str]:
    """The cards that are chosen on it."""
    return [card_of(one) for one in controls(panel) if verb_of(one) == "flip"]


def card_of(control: Json) -> str:
    """The card that a button stands for."""
    return str(control["custom_id"]).rpartition(".")[2]


async def four_kept(world: World, ana: Person) -> list[str]:
    """The second to the fifth card of the hand are pressed, with which the answer is complete; gives their kinds."""
    ask = await reading.ask(world.context, 1, ana.id)
    assert ask.decision is not None
    field = ask.decision.offers[0].fields[0]
    assert isinstance(field, Split)
    kept = [row.key for row in field.rows for _ in range(row.most)][1:5]
    for card in kept:
        panel = newest(world.dm(ana))
        pressed = next(one for one in cards(panel) if card_of(one) == card)
        await ana.user.click(panel, custom_id=pressed["custom_id"])
    return list(dict.fromkeys(kept))


async def test_the_old_answer_is_chosen_again(world: World) -> None:
    """The four cards kept are still chosen, and can be sent again at once."""
    ana = await starting_hands(world)
    kept = await four_kept(world, ana)
    assert "You chose" in text_of(newest(world.dm(ana)))
    panel = (await ana.user.slash("move")).response
    assert "You chose" in text_of(panel)

    await ana.user.click(panel, custom_id=button(panel, "do"))

    panel = (await ana.user.slash("move")).response
    assert panel is not None
    assert chosen(panel) == kept
    assert button(panel, "close")


async def test_the_choice_stands_from_the_moment_the_answer_is_reopened(world: World) -> None:
    """Killed as soon as the answer is taken back: what was answered is chosen all the same."""
    ana = await starting_hands(world)
    kept = await four_kept(world, ana)
    panel = (await ana.user.slash("move")).response
    world.failpoint.name = "change.committed"

    await ana.user.click(panel, custom_id=button(panel, "do"))

    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    panel = (await ana.user.slash("move")).response
    assert panel is not None
    assert chosen(panel) == kept
