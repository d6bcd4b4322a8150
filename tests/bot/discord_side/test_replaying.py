"""`/replay` on the Discord side: step by step, in both languages, with a restart between."""

from random import Random

from tests.bot.discord_side.giving_up import give_up
from tests.bot.discord_side.players import play_on, start_table
from tests.bot.discord_side.world import World, controls, text_of


def way(message: object, place: int) -> str:
    """The custom id of the so-manieth of the five ways."""
    return str(controls(message)[place]["custom_id"])


async def test_a_game_is_looked_back_at(world: World) -> None:
    """The newest step, one back, the first one; privately, with a picture; the last one leads to the first."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 20)

    shown = (await ana.slash(world.thread(), "replay")).response
    assert shown is not None
    assert shown.flags.ephemeral
    assert len(shown.attachments) == 1
    last = (await world.bot.tables.past.moment(1, None, None)).last
    assert f"Passo {last} de {last}" in text_of(shown)

    back = (await ana.click(shown, custom_id=way(shown, 2))).response
    assert back is not None
    assert f"Passo {last - 1} de {last}" in text_of(back)
    await world.restart()
    first = (await ana.click(back, custom_id=way(back, 0))).response
    assert first is not None
    assert f"Passo 1 de {last}" in text_of(first)

    second = (await bruno.slash(world.thread(), "replay", step=2)).response
    assert second is not None
    assert f"Step 2 of {last}" in text_of(second)
    around = (await bruno.click(second, custom_id=way(second, 3))).response
    assert around is not None
    assert f"Step 3 of {last}" in text_of(around)


async def test_after_the_end_everybody_reads_what_each_was_told(world: World) -> None:
    """Hands that were dealt, as their owners read them; as long as the game is played nobody else does."""
    people = [world.person("ana"), world.person("bruno", "pt-BR")]
    stranger = world.person("carla", "pt-BR")
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 6)
    before = [(await one.slash(world.thread(), "replay", step=1)).response for one in people]
    assert not any("Só " in text_of(one) or "Only " in text_of(one) for one in before)

    await give_up(world, people)

    shown = text_of((await stranger.slash(world.thread(), "replay", step=1)).response)
    assert "**Só Ana leu**\n• Sua mão: " in shown
    assert "**Só Bruno leu**\n• Sua mão: " in shown
    own = text_of((await people[0].slash(world.thread(), "replay", step=1)).response)
    assert "Your hand: " in own
    assert "Only Ana read" not in own
    assert "**Only Bruno read**\n• Your hand: " in own
