"""What stands behind a button of the lobby and the board: the promise of fair chance, the rules."""

import pytest

from bot.discord_app.features.rules import RULES
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from tests.bot.discord_app.setups import opened, present
from tests.bot.discord_app.world import World, button, controls, newest, text_of


async def test_the_promise_of_fair_chance_is_a_press_away(world: World) -> None:
    """One line in public, the code of the draw for whoever asks, and a first board of what is played."""
    ana = world.person("ana")
    await opened(world, ana)
    shown = await ana.click(present(world), custom_id=button(present(world), "fair"))

    assert shown.response is not None
    assert "`" in text_of(shown.response)
    assert "`" not in text_of(present(world))
    assert present(world).attachments


async def test_the_rules_are_a_press_away(world: World) -> None:
    """The game as a whole first; a menu leads from topic to topic in the same message."""
    ana = world.person("ana")
    await opened(world, ana)
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
    await ana.click(present(world), custom_id=button(present(world), "start"))
    board = newest(world.public(world.thread()))
    shown = await ana.click(board, custom_id=button(board, "rules"))
    assert shown.response is not None
    first = text_of(shown.response)
    menu = next(one for one in controls(shown.response) if "options" in one)
    topic = menu["options"][-1]["value"]
    after = await ana.select(shown.response, [topic], custom_id=menu["custom_id"])

    assert after.response is not None
    assert text_of(after.response) != first


async def test_the_rules_of_a_table_are_those_it_is_played_with(world: World) -> None:
    """No expansion that is not in it; with the expansion, that too."""
    ana = world.person("ana")
    found = []
    for options in ({}, {"options": "expansion=true"}):
        await opened(world, ana, seats=2, **options)
        await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
        await ana.click(present(world), custom_id=button(present(world), "start"))
        board = newest(world.public(world.thread()))
        shown = await ana.click(board, custom_id=button(board, "rules"))
        found.append(
            {
                option["label"]
                for menu in controls(shown.response)
                for option in menu.get("options", ())
            }
        )

    for listed in found:
        assert {"Two players", "Builder", "Tower"} <= listed
        assert "Starting-hand variant" not in listed
    assert found[1] - found[0] >= {"The New Buildings", "Cathedral"}


async def test_every_topic_of_a_table_is_in_a_menu_that_says_from_where_to_where(
    world: World,
) -> None:
    """More things on the table than a menu holds stand in several, and what is said in general among the rules."""
    ana = world.person("ana", "pt-BR")
    await ana.slash(world.channel, "play", game="caylus", seats=3)
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
    await ana.click(present(world), custom_id=button(present(world), "start"))
    board = newest(world.public(world.thread()))
    shown = await ana.click(board, custom_id=button(board, "rules"))
    menus = [menu for menu in controls(shown.response) if "options" in menu]
    listed = [[option["label"] for option in menu["options"]] for menu in menus]
    topics = [topic.name for topic in RULES.topics("pt-BR", "caylus")]

    assert sorted(name for names in listed for name in names) == sorted(
        set(topics) - {"Dois jogadores", "Sem a tabela de favores"}
    )
    assert [menu["placeholder"] for menu in menus] == [
        f"{listed[0][0]} – {listed[0][-1]}…",
        f"{listed[1][0]} – {listed[1][-1]}…",
        "Regras…",
        "Portão – Torres…",
    ]


async def test_the_rules_show_a_card_large(world: World) -> None:
    """By command and from the menu: its picture with what it does; a role stands on a plate, what has no icon has none."""
    ana = world.person("ana")
    tower = (await ana.slash(world.channel, "rules", game="san-juan", topic="Tower")).response
    phase = (await ana.slash(world.channel, "rules", game="san-juan", topic="Builder")).response
    round_ = (await ana.slash(world.channel, "rules", game="san-juan", topic="Round")).response
    assert tower is not None
    assert phase is not None
    assert round_ is not None

    assert [(one.description or "").partition(":")[0] for one in tower.attachments] == ["Tower"]
    assert "Tower" in text_of(tower)
    assert [(one.description or "").partition(":")[0] for one in phase.attachments] == ["Builder"]
    assert round_.attachments == []


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_the_rules_say_nothing_twice(world: World, locale: str) -> None:
    """What stands on the picture stands not below it; the rest does, with what is no sentence there."""
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en", REGISTRY["san-juan"].game)
    ana = world.person("ana", locale)
    for key in ("builder", "producer"):
        name, told = words.label("role", key), words.explained("role", key)
        shown = (await ana.slash(world.channel, "rules", game="san-juan", topic=name)).response
        assert shown is not None
        [picture] = shown.attachments
        on_it = (picture.description or "").partition(": ")[2]
        assert told.startswith(on_it)
        assert f"{on_it} {text_of(shown).removeprefix(f'### {name}').strip()}".strip() == told
