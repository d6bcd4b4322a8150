"""Words above a picture: what it shows is not said again."""

from random import Random

from bot.discord_app.features.play.screens import MORE
from bot.discord_app.parts.news import news
from bot.forms.phone import rows
from bot.game_registry import REGISTRY
from bot.i18n.speech import words_in
from bot.tables.queries import reading
from games.san_juan.events import Built
from tests.bot.discord_app.players import panel_of, play_on, start_table
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


async def test_what_came_to_a_seat_is_told_whole_or_not_at_all(world: World) -> None:
    """A line of it that a phone would cut is left out."""
    people = [world.person(name, "pt-BR") for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="puerto-rico")
    told: list[str] = []

    def heard(_: object) -> bool:
        panels = [panel for person in people if (panel := panel_of(world, person)) is not None]
        told.extend(line for panel in panels for line in text_of(panel).splitlines())
        return len(told) > ENOUGH

    await Presser(world, people, by_taste).play(heard)

    own = {line for line in told if "Você" in line and not line.startswith(("-#", "**"))}
    assert own
    assert not [line for line in own if line.endswith("…")]


async def test_what_others_have_done_is_told_by_weight(world: World) -> None:
    """What others have built stands above a question though less weighty things happened since; all in two rows."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")]
    await start_table(world, people, game="san-juan")
    seen = 0
    for _ in range(40):
        await play_on(world, people, Random(3), 1)
        for person in people:
            ask = await reading.ask(world.context, 1, person.id)
            events = [event for step in ask.since if step.seat != ask.seat for event in step.events]
            built = [event.card for event in events[:-2] if isinstance(event, Built)]
            if not built:
                continue
            words = words_in("en", ask.position.table, ask.seat)
            told = news(ask, words, world.bot.app_emojis)
            assert rows(told) <= REGISTRY["san-juan"].game.news_rows
            assert any(words.label("card", card) in told for card in built)
            seen += 1
    assert seen
