"""The lobby: opening, joining, robots, options, the word, the start, the end of it."""

from typing import Any

import discord
import pytest

from bot.db.schema import TABLES
from bot.forms.phone import TEXT, TOUCH, rows
from bot.game_registry import REGISTRY
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.catan.options import CatanOptions
from games.core.codec import encode
from tests.bot.discord_app.inside import open_thread, press_together
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import opened, present
from tests.bot.discord_app.world import Person, World, button, controls, newest, text_of, words_on

PRIMARY, SECONDARY, SUCCESS = 1, 2, 3
"""Discord's numbers for how a button looks."""


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    """From the command to the first board in the table's own thread."""
    ana, bruno = world.person("ana"), world.person("bruno")

    result = await ana.slash(world.channel, "play", game="san-juan", seats=2)

    assert result.ephemeral
    assert f"<@{ana.id}>" in text_of(present(world))
    await bruno.click(present(world), custom_id=button(present(world), "join"))
    assert f"<@{bruno.id}>" in text_of(present(world))
    assert "(2 of 2)" in text_of(present(world))
    await ana.click(present(world), custom_id=button(present(world), "start"))
    board = newest(world.public(world.thread()))
    assert {"move", "hand", "log", "rules"} == words_on(board)
    assert f"<#{world.thread().id}>" in text_of(present(world))
    assert board.attachments
    assert board.attachments[0].description


async def test_public_controls_carry_the_table_only(world: World) -> None:
    """Nothing in a public custom id tells what somebody is asked."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")

    messages = world.public(world.channel) + world.public(world.thread())

    ids = [one["custom_id"] for message in messages for one in controls(message)]
    assert ids
    assert {id.rpartition("::")[0] for id in ids} == {"1"}


async def test_joining_twice_and_joining_a_full_table_are_refused_in_private(world: World) -> None:
    """Only whoever pressed reads why, and the lobby stays as it is."""
    ana, bruno, carla = world.person("ana"), world.person("bruno"), world.person("carla", "pt-BR")
    await opened(world, ana, seats=2)
    join = button(present(world), "join")

    twice = await ana.click(present(world), custom_id=join)
    await bruno.click(present(world), custom_id=join)
    assert not {"join", "add-house"} & words_on(present(world))
    [full] = await press_together(world.env, [(carla, present(world), join)])

    for result in (twice, full):
        assert [one.ephemeral for one in result.followups] == [True]
    assert "already at this table" in text_of(twice.followups[0])
    assert "Start" in text_of(twice.followups[0]), "what there is to do instead"
    assert "completa" in text_of(full.followups[0])
    assert f"<@{carla.id}>" not in text_of(present(world))


async def test_leaving_hands_the_table_on_and_the_last_one_closes_it(world: World) -> None:
    """The lobby ends with its last person."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana)
    await bruno.click(present(world), custom_id=button(present(world), "join"))

    await ana.click(present(world), custom_id=button(present(world), "leave-lobby"))
    assert f"<@{ana.id}>" not in text_of(present(world))
    await bruno.slash(world.channel, "leave")

    assert controls(present(world)) == []


async def test_robots_come_and_go(world: World) -> None:
    """The host calls and dismisses a robot; strangers cannot."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana, seats=3)

    stranger = await bruno.select(
        present(world), ["normal"], custom_id=button(present(world), "add-house")
    )
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))

    assert stranger.followups[0].ephemeral
    assert "Amelia (normal), robot" in text_of(present(world))
    await ana.click(present(world), custom_id=button(present(world), "remove-house"))
    assert "Amelia" not in text_of(present(world))
    assert "remove-house" not in words_on(present(world))


async def test_a_robot_of_each_level_is_added_one_after_the_other(world: World) -> None:
    """The menu has another name each time, so that Discord sends the same choice twice."""
    ana = world.person("ana")
    await opened(world, ana, seats=4)
    menus = []

    for level in ("hard", "hard", "easy"):
        menus.append(button(present(world), "add-house"))
        await ana.select(present(world), [level], custom_id=menus[-1])

    told = text_of(present(world))
    assert len(set(menus)) == 3
    for name in ("Amelia (hard)", "Barnaby (hard)", "Clara (easy)"):
        assert name in told


@pytest.mark.parametrize(
    ("game", "seats", "filled"), [("san-juan", 3, 3), ("caylus", None, 4), ("catan", 6, 6)]
)
async def test_the_menu_fills_the_table_with_robots_of_a_level(
    world: World, game: str, seats: int | None, filled: int
) -> None:
    """To the number that is wanted, else to four; one place more than a robot's needs no such line."""
    ana = world.person("ana", "pt-BR")
    wanted = {} if seats is None else {"seats": seats}
    await ana.slash(world.channel, "play", game=game, **wanted)
    menu = next(one for one in controls(present(world)) if "add-house" in one["custom_id"])
    offered = {one["value"]: one["label"] for one in menu["options"]}
    assert offered[f"hard.{filled}"] == f"Completar com robôs difíceis ({filled} jogadores)"
    assert len(offered) == 6

    await ana.select(present(world), [f"hard.{filled}"], custom_id=menu["custom_id"])

    assert text_of(present(world)).count("(difícil), robô") == filled - 1
    assert "add-house" not in words_on(present(world)) or filled == 4


async def test_the_last_place_but_one_lets_robots_in_one_by_one(world: World) -> None:
    """To fill a table for two is to add a robot."""
    ana = world.person("ana")
    await opened(world, ana, seats=2)

    menu = next(one for one in controls(present(world)) if "add-house" in one["custom_id"])

    assert [one["value"] for one in menu["options"]] == ["easy", "normal", "hard"]


async def test_options_are_chosen_in_private_and_shown_in_public(world: World) -> None:
    """The menus come from the game's own options."""
    ana = world.person("ana")
    await opened(world, ana)
    before = text_of(present(world))

    panel = await ana.click(present(world), custom_id=button(present(world), "options"))

    assert panel.ephemeral
    assert panel.response is not None
    menu = options_menu(panel.response)
    first = menu["options"][0]["value"]
    assert first.endswith("=True")
    await ana.select(panel.response, [first], custom_id=menu["custom_id"])
    assert text_of(present(world)) != before
    changed = options_menu(panel.response)
    assert changed["custom_id"] != menu["custom_id"]
    assert changed["options"][0]["value"] == first.replace("True", "False")
    assert f"{changed['options'][0]['label'].partition(':')[0]}: **On**" in text_of(panel.response)


def options_menu(panel: Any) -> Any:
    """The menu of all that can be changed."""
    [menu] = [one for one in controls(panel) if ":set:" in one["custom_id"]]
    return menu


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_the_options_fit_a_phone_in_every_game(world: World, locale: str) -> None:
    """A line for each, one menu of all changes with a meaning each, and four buttons: 634 pixels with Discord's own."""
    ana = world.person("ana", locale)
    for game in REGISTRY:
        await ana.slash(world.channel, "play", game=game)
        panel = await ana.click(present(world), custom_id=button(present(world), "options"))
        menu = options_menu(panel.response)

        assert rows(text_of(panel.response)) * TEXT + 5 * TOUCH <= 650
        assert all(one.get("description") or one["value"][0] == "=" for one in menu["options"])
        await ana.click(present(world), custom_id=button(present(world), "leave-lobby"))


async def test_a_table_for_so_many_offers_what_goes_with_them(world: World) -> None:
    """With three seats nobody can be the fourth to begin; one that is set all the same stays in the menu."""
    ana = world.person("ana", "en-US")
    await ana.slash(world.channel, "play", game="catan", seats=3, options="seating=joined")
    [offered] = await first_players(world, ana)
    assert offered == ["1", "2", "3"]
    stored = encode(CatanOptions(seating="joined", first_player="4")).decode()
    async with world.context.database.write() as connection:
        await connection.execute(TABLES.update().values(options=stored))
    world.context.rows.forget(1)
    [offered] = await first_players(world, ana)
    assert offered == ["random", "1", "2", "3"]


async def test_whoever_chooses_what_goes_with_nothing_reads_why(world: World) -> None:
    """On a menu of before the map changed: in private and in their own language; the table stays as it was."""
    ana = world.person("ana", "pt-BR")
    await ana.slash(world.channel, "play", game="catan", options="board=newyork")
    panel = (await ana.click(present(world), custom_id=button(present(world), "options"))).response
    assert panel is not None
    menu = options_menu(panel)
    await lobbies.set_option(world.context, 1, ana.id, "board", "random")
    await world.env.settle()
    before = (await reading.table(world.context, 1)).options

    told = await ana.select(panel, ["erie=True"], custom_id=menu["custom_id"])

    [why] = told.followups
    assert why.ephemeral
    assert "só existe no mapa de Nova York" in text_of(why)
    assert (await reading.table(world.context, 1)).options == before


async def first_players(world: World, person: Person) -> list[list[str]]:
    """The values of the option that says who begins."""
    panel = (
        await person.click(present(world), custom_id=button(present(world), "options"))
    ).response
    found = [option["value"].partition("=") for option in options_menu(panel)["options"]]
    return [[value for field, _, value in found if field == "first_player"]]


async def test_an_option_says_what_its_value_means(world: World) -> None:
    """In the menu: a name like "Automatic" alone tells nobody anything. In public only what is not as usual."""
    ana = world.person("ana", "pt-BR")
    await ana.slash(world.channel, "play", game="catan")
    meaning = "A ilha dos iniciantes com 3–4 jogadores, uma aleatória com 5–6."

    panel = await ana.click(present(world), custom_id=button(present(world), "options"))

    assert "Opções padrão · Ilha: Aleatória" in text_of(present(world))
    assert panel.response is not None
    menu = options_menu(panel.response)
    assert menu["options"][0]["description"] == meaning
    assert "Ilha: **Aleatória**" in text_of(panel.response)
    await ana.select(panel.response, ["board=automatic"], custom_id=menu["custom_id"])
    assert "Opções: Ilha: **Automática**" in text_of(present(world))
    panel = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert panel.response is not None
    menu = options_menu(panel.response)
    await ana.select(panel.response, ["helpers=True"], custom_id=menu["custom_id"])
    assert "Ilha: **Automática** · **Os ajudantes**" in text_of(present(world))


async def test_options_opened_before_the_start_can_only_be_read_after_it(world: World) -> None:
    """A menu or the form left open says that the table gathers no more, and nothing changes."""
    ana = world.person("ana")
    await opened(world, ana)
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
    panel = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert panel.response is not None
    config = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert config.response is not None
    await ana.click(config.response, custom_id=button(config.response, "pace"))
    menu = button(config.response, "absence")
    await ana.click(present(world), custom_id=button(present(world), "start"))

    word = await ana.click(panel.response, custom_id=button(panel.response, "word"))
    used = await ana.select(config.response, ["house"], custom_id=menu)

    assert word.modal is None
    assert "no longer waiting for players" in text_of(
        word.followups[0] if word.followups else word.response
    )
    assert controls(config.response) == []
    assert "nothing can be changed" in text_of(config.response)
    assert used.acknowledged
    assert (await reading.table(world.context, 1)).absence == "wait"


async def test_whoever_is_not_at_the_table_may_only_read_the_options(world: World) -> None:
    """No menus, and no refusal."""
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await opened(world, ana)

    shown = await bruno.click(present(world), custom_id=button(present(world), "options"))

    assert shown.response is not None
    assert controls(shown.response) == []
    assert "Idioma das mensagens públicas: inglês" in text_of(shown.response)


async def test_the_public_language_is_the_openers_and_can_be_changed(world: World) -> None:
    """A Portuguese player on an English server opens a Portuguese table; the options change that."""
    ana = world.person("ana", "pt-BR")
    await opened(world, ana)
    assert "Jogadores" in text_of(present(world))
    panel = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert panel.response is not None

    await ana.select(panel.response, ["=en"], custom_id=options_menu(panel.response)["custom_id"])

    assert "Players" in text_of(present(world))


async def test_a_table_of_one_says_what_it_lacks(world: World) -> None:
    """Not how many the game is for; a start that could only be refused is not offered, and refused where it is pressed late."""
    ana = world.person("ana")
    await opened(world, ana)

    assert "start" not in words_on(present(world))
    assert "With one more player you can start" in text_of(present(world))
    [late] = await press_together(world.env, [(ana, present(world), "1::start:")])
    assert "With one more player you can start" in text_of(late.response)


def style_of(message: discord.Message, word: str) -> int:
    """How the button looks."""
    wanted = button(message, word)
    return int(next(one["style"] for one in controls(message) if one["custom_id"] == wanted))


async def test_one_button_stands_out(world: World) -> None:
    """As long as somebody is missing it is joining, then the start; free places beyond that may be taken all the same."""
    ana = world.person("ana")
    await opened(world, ana)
    before = style_of(present(world), "join")

    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))

    after = [style_of(present(world), word) for word in ("join", "start")]
    assert (before, after) == (PRIMARY, [SECONDARY, SUCCESS])


async def test_joining_a_table_that_may_begin_is_for_others(world: World) -> None:
    """Whoever sits there is not to think that they have to enter: then the button says *too*."""
    ana = world.person("ana")
    await opened(world, ana)

    def label() -> str:
        shown = controls(present(world))
        return str(next(one["label"] for one in shown if ":join:" in one["custom_id"]))

    assert label() == "Join"
    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
    assert label() == "Join too"


async def test_the_options_say_what_a_word_is_for(world: World) -> None:
    """To whoever chooses them and to whoever only reads them, but not to a stranger, who has none."""
    ana, bruno, zoe = world.person("ana"), world.person("bruno"), world.person("zoe")
    await opened(world, ana)
    await bruno.click(present(world), custom_id=button(present(world), "join"))

    shown = [
        text_of(
            (await one.click(present(world), custom_id=button(present(world), "options"))).response
        )
        for one in (ana, bruno, zoe)
    ]

    assert ["Your word protects the shuffle" in one for one in shown] == [True, True, False]


async def test_a_table_for_so_many_lacks_players_until_they_are_there(world: World) -> None:
    """Whoever asked for three players wants three: with two the game could start, with three it stands out."""
    ana = world.person("ana")
    await opened(world, ana, seats=3)
    styles = []

    for _ in range(2):
        await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))
        styles.append(style_of(present(world), "start"))

    assert styles == [SECONDARY, SUCCESS]
    assert "join" not in words_on(present(world))


async def test_a_lobby_whose_order_counts_says_whether_the_first_player_is_drawn(
    world: World,
) -> None:
    """In the dice game and by CATAN's options; nobody reads of an order who plays alone."""
    ana = world.person("ana")
    told = []
    for game, seats, options in (
        ("catan-dice", 2, {}),
        ("catan-dice", 1, {}),
        ("catan", 3, {"options": "seating=joined;first_player=2"}),
        ("catan", 3, {}),
    ):
        await ana.slash(world.channel, "play", game=game, seats=seats, **options)
        lines = text_of(present(world)).splitlines()
        told.append([line for line in lines if "this order" in line])
        await ana.click(present(world), custom_id=button(present(world), "close-lobby"))

    assert told == [
        ["-# Seats follow this order; the first player is drawn."],
        [],
        ["-# Seats and turns follow this order."],
        [],
    ]


async def test_absence_is_agreed_on(world: World) -> None:
    """What happens when somebody's time is up is one of the options; it says how long that is."""
    ana = world.person("ana")
    await opened(world, ana)
    panel = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert panel.response is not None

    assert "3 days a turn" in text_of(panel.response)
    await ana.click(panel.response, custom_id=button(panel.response, "pace"))
    await ana.select(panel.response, ["house"], custom_id=button(panel.response, "absence"))

    assert (await reading.table(world.context, 1)).absence == "house"


async def test_the_word_form_works_across_a_restart(world: World) -> None:
    """A form opened before a restart is taken after it."""
    ana = world.person("ana")
    await opened(world, ana)
    panel = await ana.click(present(world), custom_id=button(present(world), "options"))
    assert panel.response is not None
    shown = await ana.click(panel.response, custom_id=button(panel.response, "word"))
    assert shown.modal is not None

    await world.restart()
    sent = await ana.submit_modal(shown, {"word": "jabuticaba *sweet*"})

    assert sent.acknowledged
    assert r"jabuticaba \*sweet\*" in text_of(present(world))


async def test_a_stranger_has_no_word(world: World) -> None:
    """Whoever does not sit at the table gets no form."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana)

    [result] = await press_together(world.env, [(bruno, present(world), "1::word:")])

    assert result.modal is None
    assert result.ephemeral


async def test_two_who_take_the_last_place_at_once(world: World) -> None:
    """One sits, the other is told that the table is full."""
    ana, bruno, carla = (world.person(name) for name in ("ana", "bruno", "carla"))
    await opened(world, ana, seats=2)
    join = button(present(world), "join")

    results = await press_together(
        world.env, [(bruno, present(world), join), (carla, present(world), join)]
    )

    assert sum(len(result.followups) for result in results) == 1
    seated = [one for one in (bruno, carla) if f"<@{one.id}>" in text_of(present(world))]
    assert len(seated) == 1


@pytest.mark.parametrize("lacking", ["send_messages", "view_channel", "attach_files"])
async def test_a_missing_permission_is_named_before_a_table_opens(
    world: World, lacking: str
) -> None:
    """Where the bot could not show anything it opens nothing, and says what it needs."""
    ana = world.person("ana", "pt-BR")
    assert world.bot.user is not None
    overwrite = discord.PermissionOverwrite(**{lacking: False})
    channel = world.guild.create_text_channel("closed", overwrites={world.bot.user: overwrite})

    result = await ana.slash(channel, "play", game="san-juan")

    assert result.response is not None
    name = {"send_messages": "Enviar mensagens", "view_channel": "Ver canal"}.get(
        lacking, "Anexar arquivos"
    )
    assert name in text_of(result.response)
    assert world.public(channel) == []


async def test_without_thread_permission_the_game_is_played_in_the_channel(world: World) -> None:
    """Several tables may be side by side there."""
    ana, bruno = world.person("ana"), world.person("bruno")
    assert world.bot.user is not None
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.guild.create_text_channel(
        "no-threads", overwrites={world.bot.user: overwrite}
    )

    await start_table(world, [ana, bruno], game="san-juan")

    assert world.channel.threads == []
    assert "move" in words_on(newest(world.public(world.channel)))
    table = await reading.table(world.context, 1)
    assert table.place_id == world.channel.id


async def test_a_table_opened_in_a_thread_of_people_stays_there(world: World) -> None:
    """A thread has no threads of its own."""
    ana, bruno = world.person("ana"), world.person("bruno")
    open_thread(world.env, world.channel, "Evenings")
    await world.env.settle()
    world.channel = world.thread()

    await start_table(world, [ana, bruno], game="san-juan")

    assert (await reading.table(world.context, 1)).place_id == world.channel.id


async def test_every_table_has_a_thread_of_its_own(world: World) -> None:
    """Two tables in one channel do not mix."""
    ana, bruno = world.person("ana"), world.person("bruno")

    await start_table(world, [ana, bruno], game="san-juan")
    await start_table(world, [ana, bruno], game="san-juan")

    assert len({thread.id for thread in world.channel.threads}) == 2
