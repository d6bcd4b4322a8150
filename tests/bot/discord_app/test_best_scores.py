"""Best scores on Discord: at the end of a game, and by command; alone, a total has a title instead of a victory."""

from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.tables.queries import reading
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.pressing import Presser
from tests.bot.discord_app.stories import by_taste
from tests.bot.discord_app.world import World, button, newest, text_of


async def test_a_game_alone_ends_with_a_title_and_in_the_list(world: World) -> None:
    """Ana plays alone to the end: title and list in the last message, the list by command in either language."""
    ana, bea = world.person("ana", "pt-BR"), world.person("bea", "en-US")
    world.server_speaks("pt-BR")
    empty = await bea.slash(world.channel, "scores")
    assert empty.response is not None
    assert LANGUAGES.words("en")("bot-best-none") in text_of(empty.response)
    await start_table(world, [ana], game="catan-dice")

    await Presser(world, [ana], by_taste).play()

    final = text_of(newest(world.public(world.thread())))
    words = LANGUAGES.words("pt-BR", REGISTRY["catan-dice"].game)
    [sheet] = (await reading.position(world.context, 1)).sheets
    title = REGISTRY["catan-dice"].game.title(sheet.total)
    assert title is not None
    made = f"{words('bot-points', points=sheet.total)} – {words.say(title)}"
    assert f"## <@{ana.id}>: {made}" in final
    assert words("bot-winner", count=1) not in final
    assert f"**{words('bot-best')}** · {words('catan-dice-best-one')}" in final
    line = f"Ana – {words('bot-points', points=sheet.total)}"
    assert f"**1º · {line}**" in final
    card = text_of(newest(world.dm(ana)))
    assert words("bot-over-alone", verdict=made) in card
    assert line in card

    for person, language in ((ana, "pt-BR"), (bea, "en")):
        shown = await person.slash(world.channel, "scores", game="catan-dice")
        assert shown.ephemeral
        assert shown.response is not None
        told = text_of(shown.response)
        spoken = LANGUAGES.words(language)
        assert spoken("bot-best") in told
        assert f"Ana – {spoken('bot-points', points=sheet.total)}" in told

    board = await bea.slash(world.channel, "leaderboard", game="catan-dice")
    assert board.response is not None
    told, english = text_of(board.response), LANGUAGES.words("en")
    assert english("bot-ladder-none", game=english("catan-dice-name")) in told
    assert f"Ana – {english('bot-points', points=sheet.total)}" in told, "the two lists agree"
    stats = await ana.slash(world.channel, "stats")
    assert stats.response is not None
    words = LANGUAGES.words("pt-BR")
    assert words("bot-stats-alone", games=1) in text_of(stats.response)
    assert words("bot-moved") not in final


async def test_alone_one_reads_what_taking_back_costs_before_it_is_done(world: World) -> None:
    """Chance is drawn anew and nobody can object: the sentence stands beside the button, the end says what came of it."""
    ana = world.person("ana", "en-US")
    words = LANGUAGES.words("en")
    await start_table(world, [ana], game="catan-dice")
    presser = Presser(world, [ana], by_taste)
    await presser.play(lambda _: presser.presses > 0)

    shown = (await ana.slash(world.thread(), "undo")).response
    assert shown is not None
    assert words("bot-undo-sure.about-counted") in text_of(shown)
    assert (await reading.position(world.context, 1)).table.step > 0
    await ana.click(shown, custom_id=button(shown, "undo-sure"))
    await presser.play()

    final = text_of(newest(world.public(world.thread())))
    assert words("bot-not-counted", names="Ana") in final
    assert await world.bot.tables.leaderboards.best_scores(world.guild.id) == ()
