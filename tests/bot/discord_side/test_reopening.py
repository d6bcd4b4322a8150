"""Changing one's answer in a simultaneous step: what was answered is ticked again."""

from tests.bot.discord_side.players import answers
from tests.bot.discord_side.world import (
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
    await ana.slash(world.channel, "play", game="san-juan", seats=2)

    def lobby_word(word: str) -> str:
        return button(newest(world.public(world.channel)), word)

    options = await ana.click(newest(world.public(world.channel)), custom_id=lobby_word("options"))
    assert options.response is not None
    menu = next(
        one
        for one in controls(options.response)
        if [choice["value"] for choice in one.get("options", ())] == ["False", "True"]
    )
    await ana.select(options.response, ["True"], custom_id=menu["custom_id"])
    await bruno.click(newest(world.public(world.channel)), custom_id=lobby_word("join"))
    await ana.click(newest(world.public(world.channel)), custom_id=lobby_word("start"))
    return ana


def card_of(value: str) -> str:
    """The card that a line of the menu stands for, whichever of several equal ones it is."""
    return value.partition("*")[0]


def ticked(menu: Json) -> list[str]:
    """The cards that are ticked."""
    return [card_of(one["value"]) for one in menu["options"] if one.get("default")]


async def test_the_old_answer_is_ticked_again(world: World) -> None:
    """The four cards kept are still chosen, and can be sent again at once."""
    ana = await starting_hands(world)
    panel = newest(world.dm(ana))
    menu = next(one for one in answers(panel) if "options" in one)
    kept = [option["value"] for option in menu["options"]][1:5]
    await ana.user.select(panel, kept, custom_id=menu["custom_id"])
    assert "You chose" in text_of(newest(world.dm(ana)))
    panel = (await ana.user.slash("move")).response
    assert "You chose" in text_of(panel)

    await ana.user.click(panel, custom_id=button(panel, "do"))

    panel = (await ana.user.slash("move")).response
    menu = next(one for one in answers(panel) if "options" in one)
    assert ticked(menu) == [card_of(value) for value in kept]
    assert button(panel, "close")


async def test_the_ticks_stand_from_the_moment_the_answer_is_reopened(world: World) -> None:
    """Killed as soon as the answer is taken back: what was answered is ticked all the same."""
    ana = await starting_hands(world)
    panel = newest(world.dm(ana))
    menu = next(one for one in answers(panel) if "options" in one)
    kept = [option["value"] for option in menu["options"]][:4]
    await ana.user.select(panel, kept, custom_id=menu["custom_id"])
    panel = (await ana.user.slash("move")).response
    world.failpoint.name = "change.committed"

    await ana.user.click(panel, custom_id=button(panel, "do"))

    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    panel = (await ana.user.slash("move")).response
    menu = next(one for one in answers(panel) if "options" in one)
    assert ticked(menu) == [card_of(value) for value in kept]
