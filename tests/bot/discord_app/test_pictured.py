"""Words above a picture: what it shows is not said again."""

from bot.discord_app.features.play.screens import MORE
from tests.bot.discord_app.players import panel_of, start_table
from tests.bot.discord_app.pressing import Presser
from tests.bot.discord_app.stories import by_taste
from tests.bot.discord_app.world import World, button, newest, text_of

ENOUGH = 1_500
"""Lines of panels that are read."""


async def test_dice_just_rolled_are_told_by_the_picture(world: World) -> None:
    """Whoever has rolled sees them there; the words are a press away."""
    ana = world.person("ana", "pt-BR")
    await start_table(world, [ana], game="catan-dice")
    asked = newest(world.dm(ana))

    shown = await ana.user.click(asked, custom_id=button(asked, MORE))

    assert "Você rolou" not in text_of(asked)
    assert shown.response is not None
    assert "Você rolou" in text_of(shown.response)


async def test_own_doing_is_told_whole_or_not_at_all(world: World) -> None:
    """What a seat has just done, it knows: a line of it that a phone would cut is left out."""
    people = [world.person(name, "pt-BR") for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="puerto-rico")
    told: list[str] = []

    def heard(_: object) -> bool:
        panels = [panel for person in people if (panel := panel_of(world, person)) is not None]
        told.extend(line for panel in panels for line in text_of(panel).splitlines())
        return len(told) > ENOUGH

    await Presser(world, people, by_taste).play(heard)

    own = {line for line in told if "Você" in line and not line.startswith(("-#", "**"))}
    assert any(line.endswith(("milho", "dobrão", "dobrões")) for line in own)
    assert not [line for line in own if line.endswith("…")]
