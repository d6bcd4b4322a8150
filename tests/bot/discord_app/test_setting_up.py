"""`/setup`: what a manager of the server decides, what follows for everybody, and that nobody else decides anything."""

from typing import Any

import pytest

from bot.i18n.speech import LANGUAGES
from bot.model.people import Person
from bot.model.time_control import TimeControl
from bot.playground.inside import Inside
from bot.tables.lobby import lobbies
from bot.tables.lobby.server_rules import MANAGERS, ServerRules
from bot.tables.queries import reading
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.world import ROLE_SELECT, World, button, controls, newest, text_of


async def test_a_manager_says_what_is_opened_where(world: World) -> None:
    """One game, this channel only; whoever opens something else is told so, and nothing is opened."""
    ana, boss = world.person("ana", "pt-BR"), manager(world, "boss", "en-US")
    elsewhere = world.guild.create_text_channel("elsewhere")
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None

    await boss.select(shown, ["san-juan"], custom_id=button(shown, "setup-games"))
    allowed = (await boss.click(shown, custom_id="::setup-channels:here")).response
    assert allowed is not None
    assert "Players can open tables of these games only: San Juan." in text_of(allowed)
    assert f"only in <#{world.channel.id}>" in text_of(allowed)

    wrong_game = (await ana.slash(world.channel, "play", game="catan")).response
    assert wrong_game is not None
    assert "não liberou este jogo" in text_of(wrong_game)
    wrong_place = (await ana.slash(elsewhere, "play", game="san-juan")).response
    assert wrong_place is not None
    assert "em outros canais" in text_of(wrong_place)
    assert await world.bot.tables.managing.tables(world.guild.id) == ()

    everywhere = button(allowed, "everywhere")
    await boss.click(allowed, custom_id=everywhere)
    await ana.slash(elsewhere, "play", game="san-juan")
    assert len(await world.bot.tables.managing.tables(world.guild.id)) == 1


@pytest.mark.parametrize(
    ("locale", "holds", "refused"),
    [
        ("en-US", "and server managers can open tables", "only some people can open"),
        ("pt-BR", "e quem gerencia o servidor podem abrir mesas", "só algumas pessoas podem abrir"),
    ],
)
async def test_only_a_role_opens_tables(
    world: World, locale: str, holds: str, refused: str
) -> None:
    """Its people and managers do, after a restart too; others are told so, join what is open, and open nothing."""
    role = world.guild.create_role("hosts")
    host, guest = world.person("host", locale, [role]), world.person("guest", locale)
    boss = manager(world, "boss", locale)
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None

    chosen = await boss.select(shown, [role], custom_id="::setup-openers:role")
    assert chosen.response is not None
    assert holds in text_of(chosen.response)
    assert standing_in(chosen.response) == [role.id]
    await world.restart()

    told = (await guest.slash(world.channel, "play", game="san-juan")).response
    assert told is not None
    assert refused in text_of(told)
    for opener in (host, boss):
        await opener.slash(world.channel, "play", game="san-juan")
    assert len(await world.bot.tables.managing.tables(world.guild.id)) == 2
    lobby = newest(world.public(world.channel))
    await guest.click(lobby, custom_id=button(lobby, "join"))
    assert (await reading.table(world.context, 2)).of_user(guest.id) is not None


async def test_a_rematch_is_opened_by_the_same_people(world: World) -> None:
    """Whoever may open none joins the one that somebody else has opened."""
    role = world.guild.create_role("hosts")
    ana, bruno = world.person("ana", "en-US", [role]), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    service = world.bot.tables
    await service.managing.end(1, world.guild.id, Person(1, "Boss"))
    await service.managing.allow(world.guild.id, 1, ServerRules(openers=role.id))
    await service.outbox.settled()
    over = newest(world.public(world.thread()))

    refused = (await bruno.click(over, custom_id=button(over, "rematch"))).response
    assert refused is not None
    assert "only some people can open tables" in text_of(refused)
    assert (await reading.table(service.context, 1)).rematch is None
    await ana.click(over, custom_id=button(over, "rematch"))
    await bruno.click(over, custom_id=button(over, "rematch"))

    assert {
        info.person.user_id
        for info in (await reading.table(service.context, 2)).seats
        if info.person
    } == {
        ana.id,
        bruno.id,
    }


async def test_new_tables_speak_the_servers_language(world: World) -> None:
    """Whatever the opener's is, unless the command names one; without a choice it is the opener's again."""
    ana, boss = world.person("ana", "pt-BR"), manager(world, "boss", "en-US")
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    menu = button(shown, "setup-language")
    now = (await boss.select(shown, ["en"], custom_id=menu)).response
    assert now is not None
    assert "New tables use English." in text_of(now)

    await ana.slash(world.channel, "play", game="san-juan")
    await ana.slash(world.channel, "play", game="san-juan", language="pt-BR")
    await boss.select(shown, ["opener"], custom_id=menu)
    await ana.slash(world.channel, "play", game="san-juan")

    spoken = [(await reading.table(world.context, table)).language for table in (1, 2, 3)]
    assert spoken == ["en", "pt-BR", "pt-BR"]


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_new_tables_begin_with_the_servers_pace(world: World, locale: str) -> None:
    """After a restart, too; other tables keep theirs, and the host may choose another. Nothing chosen: the operator's."""
    ana, boss = world.person("ana", locale), manager(world, "boss", locale)
    await ana.slash(world.channel, "play", game="san-juan")
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    menu = button(shown, "setup-tempo")
    now = (await boss.select(shown, ["two-days"], custom_id=menu)).response
    assert now is not None
    named = LANGUAGES.words(world.language_of(boss))("bot-tempo-two-days")
    assert named in text_of(now).partition("### ")[2]
    await world.restart()

    await ana.slash(world.channel, "play", game="san-juan")
    await lobbies.set_time_control(world.context, 2, ana.id, TimeControl.WEEK)
    await ana.slash(world.channel, "play", game="caylus")
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    await boss.select(shown, ["usual"], custom_id=menu)
    await ana.slash(world.channel, "play", game="catan")

    time_controls = [
        (await reading.table(world.context, table)).time_control for table in (1, 2, 3, 4)
    ]
    assert time_controls == [
        TimeControl.PLAIN,
        TimeControl.WEEK,
        TimeControl.TWO_DAYS,
        TimeControl.PLAIN,
    ]


async def test_a_role_that_is_gone_is_not_chosen(world: World) -> None:
    """The manager is told, and everybody goes on opening tables."""
    role = world.guild.create_role("hosts")
    boss = manager(world, "boss", "en-US")
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    world.env.backend.delete_role(world.guild.id, role.id)

    chosen = {
        "custom_id": "::setup-openers:role",
        "component_type": ROLE_SELECT,
        "values": [str(role.id)],
    }
    await Inside(world.env).touch_gone(boss, shown.channel_id, shown.id, chosen)

    assert "That role no longer exists." in text_of(newest(world.channel.history(viewer=boss)))
    assert await world.bot.tables.managing.limits(world.guild.id) == ServerRules()


async def test_a_role_that_goes_later_stands_in_no_menu(world: World) -> None:
    """Managers go on opening tables, and the page on which another is chosen can be shown."""
    role = world.guild.create_role("hosts")
    boss = manager(world, "boss", "en-US")
    await world.bot.tables.managing.allow(world.guild.id, 1, ServerRules(openers=role.id))
    world.env.backend.delete_role(world.guild.id, role.id)

    shown = (await boss.slash(world.channel, "setup")).response

    assert shown is not None
    assert standing_in(shown) == []


async def test_buttons_stand_for_everybody_and_for_managers(world: World) -> None:
    """Each where it does not hold already; the role that everybody has is everybody."""
    boss = manager(world, "boss", "en-US")
    service, guild = world.bot.tables.managing, world.guild
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None

    shown = (await boss.click(shown, custom_id="::setup-openers:managers")).response
    assert shown is not None
    assert await service.limits(guild.id) == ServerRules(openers=MANAGERS)
    assert standing_in(shown) == []
    shown = (await boss.click(shown, custom_id="::setup-openers:everybody")).response
    assert shown is not None
    assert await service.limits(guild.id) == ServerRules()
    assert [one["custom_id"] for one in controls(shown) if "openers" in one["custom_id"]] == [
        "::setup-openers:role",
        "::setup-openers:managers",
    ]

    await boss.click(shown, custom_id="::setup-openers:managers")
    everybody = {"custom_id": "::setup-openers:role", "component_type": ROLE_SELECT}
    await Inside(world.env).touch_gone(
        boss, shown.channel_id, shown.id, {**everybody, "values": [str(guild.id)]}
    )
    assert await service.limits(guild.id) == ServerRules()


def standing_in(message: Any) -> list[int]:
    """Ids of the roles that stand in the menu of roles that open tables."""
    menus = [part for part in controls(message) if part["type"] == ROLE_SELECT]
    [menu] = [part for part in menus if "setup-openers" in part["custom_id"]]
    return [int(one["id"]) for one in menu.get("default_values", [])]


@pytest.mark.parametrize(
    "word",
    [
        "setup-games:",
        "setup-channels:here",
        "setup-language:",
        "setup-openers:role",
        "setup-openers:everybody",
        "setup-organisers:role",
        "setup-organisers:everybody",
        "setup-tempo:",
        "setup-summary:here",
    ],
)
async def test_others_decide_nothing(world: World, word: str) -> None:
    """Neither by the command, where a server lets everybody see it, nor by presses that they forge."""
    ana, boss = world.person("ana", "pt-BR"), manager(world, "boss", "en-US")
    command = next(one for one in await world.bot.tree.fetch_commands() if one.name == "setup")
    world.guild.set_command_permissions(command, {ana: True})
    shown = (await ana.slash(world.channel, "setup")).response
    assert shown is not None
    assert "Só quem gerencia o servidor" in text_of(shown)
    assert controls(shown) == []
    await boss.slash(world.channel, "play", game="san-juan")
    lobby = newest(world.public(world.channel))

    [result] = await press_together(world.env, [(ana, lobby, f"::{word}")])

    assert result.acknowledged
    told = text_of(newest(world.channel.history(viewer=ana)))
    assert "Só quem gerencia o servidor" in told
    assert await world.bot.tables.managing.limits(world.guild.id) == ServerRules()
