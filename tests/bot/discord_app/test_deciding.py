"""Who decides about a table that gathers: its host, or everybody at it if the host wants that."""

import pytest

from bot.tables.queries import reading
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.setups import gathering
from tests.bot.discord_app.world import Person, World, button, controls, text_of, words_on


async def gathered(world: World, host: Person, guest: Person) -> None:
    """A table at which both are."""
    await host.slash(world.channel, "play", game="san-juan", seats=4)
    await guest.click(gathering(world), custom_id=button(gathering(world), "join"))


DECISIONS = ("start:", "add-house:", "remove-house:", "close-lobby:", "deciders:all")


@pytest.mark.parametrize(
    ("locale", "told", "marked"),
    [
        ("en-US", r"Only the host, \_Ana\_,", "(host)"),
        ("pt-BR", r"Só \_Ana\_, responsável pela mesa,", "(responsável)"),
    ],
)
async def test_whoever_is_not_the_host_is_told_who_is(
    world: World, locale: str, told: str, marked: str
) -> None:
    """In private and in the presser's language, by public buttons and by forged presses; the table stays as it is."""
    ana, bruno = world.person("_ana_", locale), world.person("bruno", locale)
    stranger = world.person("carla", locale)
    await gathered(world, ana, bruno)
    await ana.select(gathering(world), ["normal"], custom_id=button(gathering(world), "add-house"))
    before = text_of(gathering(world))
    assert f"<@{ana.id}> {marked}" in before

    for person in (bruno, stranger):
        results = await press_together(
            world.env, [(person, gathering(world), f"1::{word}") for word in DECISIONS]
        )
        for result in results:
            answer = result.followups[-1] if result.followups else result.response
            assert answer is not None
            assert told in text_of(answer)
            assert answer.ephemeral

    assert text_of(gathering(world)) == before
    table = await reading.table(world.context, 1)
    assert (table.phase, table.all_decide) == ("lobby", False)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Only Ana, the host of this table, can change this."),
        ("pt-BR", "Só Ana, responsável por esta mesa, pode mudar isso."),
    ],
)
async def test_others_at_the_table_read_the_options_and_have_their_word(
    world: World, locale: str, told: str
) -> None:
    """No menus, the host's name, the form for their own word; what they forge only shows them the same."""
    ana, bruno = world.person("ana"), world.person("bruno", locale)
    await gathered(world, ana, bruno)

    shown = await bruno.click(gathering(world), custom_id=button(gathering(world), "options"))

    assert shown.response is not None
    assert words_on(shown.response) == {"word"}
    assert told in text_of(shown.response)
    form = await bruno.click(shown.response, custom_id=button(shown.response, "word"))
    await bruno.submit_modal(form, {"word": "jabuticaba"})
    assert "jabuticaba" in text_of(gathering(world))
    [forged] = await press_together(world.env, [(bruno, gathering(world), "1::rated:0")])
    assert told in text_of(forged.response)
    assert (await reading.table(world.context, 1)).rated


async def test_the_host_lets_everybody_at_the_table_decide(world: World) -> None:
    """Everybody reads that it is so; the others get the menus and the start, but not that choice itself."""
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await gathered(world, ana, bruno)
    panel = await ana.click(gathering(world), custom_id=button(gathering(world), "options"))
    assert panel.response is not None
    assert "Only the host" in text_of(panel.response)

    await ana.click(panel.response, custom_id=button(panel.response, "deciders"))

    line = "Everyone at the table can change it"
    assert line in text_of(panel.response)
    assert line in text_of(gathering(world))
    shown = await bruno.click(gathering(world), custom_id=button(gathering(world), "options"))
    assert shown.response is not None
    assert {"pace", "rated", "word"} <= words_on(shown.response)
    assert "deciders" not in words_on(shown.response)
    await bruno.click(shown.response, custom_id=button(shown.response, "rated"))
    for person in (bruno, ana):
        await person.click(gathering(world), custom_id=button(gathering(world), "agree"))
    await bruno.click(gathering(world), custom_id=button(gathering(world), "start"))
    table = await reading.table(world.context, 1)
    assert (table.phase, table.rated) == ("playing", False)


async def test_the_host_takes_that_back(world: World) -> None:
    """A menu that somebody else has open then only shows what is agreed."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await gathered(world, ana, bruno)
    panel = await ana.click(gathering(world), custom_id=button(gathering(world), "options"))
    assert panel.response is not None
    await ana.click(panel.response, custom_id=button(panel.response, "deciders"))
    shown = await bruno.click(gathering(world), custom_id=button(gathering(world), "options"))
    assert shown.response is not None

    await ana.click(panel.response, custom_id=button(panel.response, "deciders"))
    await bruno.click(shown.response, custom_id=button(shown.response, "rated"))

    assert (await reading.table(world.context, 1)).rated
    assert [one["custom_id"] for one in controls(shown.response)] == ["1::word:"]
    assert "Only Ana" in text_of(shown.response)
