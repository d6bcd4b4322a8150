"""Slash commands: names and texts in two languages, everywhere they may be used, kind answers everywhere else."""

import re
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands

from bot.discord_app.features.catalogue import COMMANDS
from bot.discord_app.features.help import help_text
from bot.discord_app.parts.links import ago
from bot.discord_app.parts.narration import narrator
from bot.i18n.speech import LANGUAGES, words_in
from bot.model.errors import TableError
from bot.model.people import Person
from bot.model.proposals import ProposalKind
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.discord_app.players import answers, asked, play_on, start_table
from tests.bot.discord_app.world import Json, World, button, controls, newest, text_of, words_on

PER_COMMAND = 8_000
"""Characters that Discord allows a command, its longest language counting."""

LOCALES = ("en-US", "pt-BR")


def registered(world: World) -> list[Json]:
    """The commands as Discord was told them."""
    [commands] = [
        request.json
        for request in world.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
    assert isinstance(commands, list)
    return commands


async def test_every_command_has_a_name_and_description_in_portuguese(world: World) -> None:
    """Options and choices that are words, too."""
    stack = list(registered(world))
    assert {command["name"] for command in stack} == {command.name for command in COMMANDS}
    seen = 0
    while stack:
        part = stack.pop()
        if part.get("type") is not None:
            assert part["name_localizations"]["pt-BR"], part
            assert part["description_localizations"]["pt-BR"], part
            assert part["description_localizations"]["pt-BR"] != part["description"]
            seen += 1
        stack += part.get("options", [])
    assert seen >= 20


async def test_commands_keep_to_their_share_of_characters(world: World) -> None:
    """With room to spare, in every language."""
    for command in registered(world):
        assert counted(command) < PER_COMMAND / 2


def counted(part: Json) -> int:
    """Characters as Discord counts them: names, descriptions and values of a command with all that is in it, each in the
    language in which it is longest.
    """
    own = sum(
        max(map(len, [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]))
        for name in ("name", "description")
    )
    within = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return own + len(str(part.get("value", ""))) + sum(map(counted, within))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("place", ["thread", "channel", "dm"])
async def test_every_command_answers_everywhere(world: World, locale: str, place: str) -> None:
    """In the table's thread, in its channel, in direct messages; privately, in the person's language. A question that is read
    in its thread need not name the table.
    """
    world.server_speaks(locale)
    ana, bruno = world.person("ana", locale), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(6), 4)
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en")

    async def ask(name: str, **options: object) -> str:
        if place == "dm":
            result = await ana.user.slash(name, **options)
        else:
            result = await ana.slash(
                world.thread() if place == "thread" else world.channel, name, **options
            )
        assert result.acknowledged
        assert result.ephemeral
        assert result.response is not None
        return text_of(result.response)

    number = words("bot-lobby-number", table="1")
    for name in ("move", "hand", "log", "tables"):
        answer = await ask(name)
        assert number in answer or (name, place) == ("move", "thread")
    assert await ask("board")
    assert "Ana" in await ask("board", text=True)
    assert words("san-juan-name") in await ask("rules", game="san-juan")
    assert words("san-juan-role-builder") in await ask(
        "rules", game="san-juan", topic=words("san-juan-role-builder")
    )
    assert words("bot-help-title") in await ask("help")
    assert "Feitoria" in await ask("about")
    assert words("bot-language-now") in await ask("language")
    assert await ask("undo")
    assert words("bot-leave-game.about") in await ask("leave")


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_help_names_every_command_once_the_everyday_ones_first(language: str) -> None:
    """All but itself: five in large letters, the others in small ones under headings, those for managers last."""
    words = LANGUAGES.words(language)
    large = re.findall(r"^- `/(.+?)`", help_text(words), re.MULTILINE)
    every = re.findall(r"^(?:-|-#) `/(.+?)`", help_text(words), re.MULTILINE)

    def named(*commands: str) -> list[str]:
        return [words(f"bot-command-{name}") for name in commands]

    assert large == named("play", "move", "hand", "board", "tables")
    assert every[:5] == large
    assert every[-2:] == named("setup", "manage")
    assert sorted(every) == sorted(
        named(*[command.name for command in COMMANDS if command.name != "help"])
    )


async def test_the_table_is_suggested_and_asked_for_where_there_are_several(world: World) -> None:
    """In direct messages two tables cannot be told apart without a word."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await start_table(world, [ana, bruno], game="san-juan")

    unclear = await ana.user.slash("move")
    choices = await ana.user.autocomplete("move", "table", "")
    clear = await ana.user.slash("move", table=2)

    assert unclear.response is not None
    assert {"open-one"} == words_on(unclear.response) or answers(unclear.response)
    assert {choice["value"] for choice in choices} == {1, 2}
    assert clear.response is not None
    assert "Table 2" in text_of(clear.response)


async def test_tables_are_listed_with_their_newest_message(world: World) -> None:
    """Those that wait for the reader first, each with a link, and what it waits for."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await ana.slash(world.channel, "play", game="san-juan")
    lobby = newest(world.public(world.channel))
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))
    first, _ = next(asked(world, [ana, bruno]))
    other = bruno if first is ana else ana

    lists = {}
    for person in (first, other):
        shown = (await person.slash(world.channel, "tables")).response
        assert shown is not None
        lists[person.id] = [one for one in text_of(shown).split("\n") if one.startswith("- ")]

    due = (await reading.table(world.context, 2)).of_user(first.id)
    assert due is not None
    assert due.due_at is not None
    running = f"- [San Juan · Table 2]({board.jump_url}) – "
    assert lists[first.id][0] == f"{running}**your turn, time runs out {ago(due.due_at)}**"
    assert any(
        one.startswith(f"{running}waiting for {first.name.title()}") for one in lists[other.id]
    )
    assert f"- [San Juan · Table 1]({lobby.jump_url}) – waiting for players" in lists[ana.id]


async def test_topics_are_suggested_by_part_of_their_name_without_accents(world: World) -> None:
    """In the language of whoever types."""
    ana = world.person("ana", "pt-BR")

    found = await ana.autocomplete(world.channel, "rules", "topic", "aqued", game="san-juan")

    assert any("Aqueduto" in choice["name"] for choice in found)
    assert await ana.autocomplete(world.channel, "rules", "topic", "xyzxyz", game="san-juan") == []


async def test_the_rules_are_those_of_the_game_played_here(world: World) -> None:
    """The game need not be named at a table; elsewhere it is chosen from a menu, as are the topics of a game."""
    ana, bruno = world.person("ana"), world.person("bruno")

    async def answer(place: simcord.ChannelHandle, **options: object) -> simcord.ResponseMessage:
        result = await ana.slash(place, "rules", **options)
        assert result.response is not None
        return result.response

    async def ask(place: simcord.ChannelHandle, **options: object) -> str:
        return text_of(await answer(place, **options))

    async def chosen(shown: simcord.ResponseMessage, topic: str) -> simcord.ResponseMessage:
        [menu] = [
            one
            for one in controls(shown)
            if topic in [option["value"] for option in one.get("options", ())]
        ]
        found = (await ana.select(shown, [topic], custom_id=menu["custom_id"])).response
        assert found is not None
        return found

    game = await chosen(await answer(world.channel), "san-juan-help")
    assert "Each round every player picks a role" in text_of(game)
    crane = await chosen(game, "san-juan-card-crane")
    assert "Costs 2 cards · 1 VP" in text_of(crane)
    assert crane.id == game.id
    assert "Costs 2 cards · 1 VP" in await ask(world.channel, topic="guindaste")
    assert "I don’t know “xyzzy”" in await ask(world.channel, topic="xyzzy")
    await start_table(world, [ana, bruno], game="san-juan")

    plain = await ask(world.thread())
    found = await ana.autocomplete(world.thread(), "rules", "topic", "Crane")

    assert "Each round every player picks a role" in plain
    assert [choice["name"] for choice in found] == ["Crane"]


async def test_a_table_of_another_server_is_none_of_ones_business(world: World) -> None:
    """Its number does not open it."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    elsewhere = world.env.create_guild("Elsewhere", shard_id=0)
    channel = elsewhere.create_text_channel("general")
    eva = elsewhere.add_member(world.env.create_user("eva"))

    result = await eva.slash(channel, "board", table=1)

    assert result.response is not None
    assert result.response.attachments == []


async def test_without_a_table_the_answer_says_how_to_open_one(world: World) -> None:
    """Every command about a table."""
    ana = world.person("ana", "pt-BR")
    words = LANGUAGES.words("pt-BR")

    for name in ("move", "hand", "board", "log", "undo", "leave"):
        result = await ana.slash(world.channel, name)
        assert result.response is not None
        assert text_of(result.response) == words("bot-no-table")
    listed = await ana.slash(world.channel, "tables")
    assert listed.response is not None
    assert text_of(listed.response) == words("bot-no-tables")


async def test_more_seats_than_the_game_takes_are_refused(world: World) -> None:
    """The lobby is not opened."""
    ana = world.person("ana")
    service, host = world.bot.tables, Person(ana.id, "Ana")

    with pytest.raises(TableError):
        await lobbies.open_lobby(
            service.context,
            "san-juan",
            host,
            channel_id=1,
            guild_id=1,
            language="en",
            seats_wanted=9,
        )

    assert await reading.my_tables(service.context, ana.id) == ()


PERSONAL = {"tables", "move", "hand", "digest", "note", "hint", "rules", "stats"}
"""What people may install for themselves."""


async def test_personal_commands_work_everywhere(world: World) -> None:
    """For those who have installed the bot for themselves: in any server, direct message and group; all else needs a server."""
    installs = {one["name"]: tuple(sorted(one["integration_types"])) for one in registered(world)}
    everywhere = {one["name"] for one in registered(world) if sorted(one["contexts"]) == [0, 1, 2]}

    assert {name for name, given in installs.items() if given == (0, 1)} == PERSONAL
    assert {given for name, given in installs.items() if name not in PERSONAL} == {(0,)}
    assert everywhere == PERSONAL


async def test_some_commands_are_for_servers(world: World) -> None:
    """Everything else may be used in direct messages; what managers do is hidden from all others."""
    contexts = {command["name"]: command["contexts"] for command in registered(world)}
    for own in PERSONAL:
        contexts.pop(own)

    assert contexts.pop("play") == [0]
    for standing in (
        "invite",
        "waitlist",
        "tournament",
        "league",
        "daily",
        "leaderboard",
        "scores",
    ):
        assert contexts.pop(standing) == [0]
    assert contexts.pop("manage") == contexts.pop("setup") == [0]
    assert all(sorted(given) == [0, 1] for given in contexts.values())


async def test_the_log_is_turned_page_by_page(world: World) -> None:
    """Older pages in the same private message."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(2), 100)
    table = await reading.table(world.context, 1)
    everything = (await reading.log(world.context, 1, ana.id, limit=1_000)).entries
    shown = await ana.slash(world.thread(), "log")
    assert shown.response is not None
    pages = [text_of(shown.response)]
    assert "Newest" not in {one["label"] for one in controls(shown.response)}
    while older := [c["custom_id"] for c in controls(shown.response) if c["label"] == "Older"]:
        await ana.click(shown.response, custom_id=older[0])
        pages.append(text_of(shown.response))
        assert "Newest" in {one["label"] for one in controls(shown.response)}

    assert len(pages) > 2
    assert not any("in the log" in page for page in pages)
    seat = next(info.seat for info in table.seats if info.person and info.person.user_id == ana.id)
    teller = narrator(table, words_in("en", table, seat), world.bot.app_emojis)
    whole = "\n".join(line for entry in everything for line in teller.lines(entry.events))
    told = "\n".join(page.partition("\n")[2] for page in reversed(pages))
    assert [line for line in told.split("\n") if "(×" not in line] == [
        line for line in whole.split("\n") if "(×" not in line
    ]
    assert "**You picked the" in told
    assert "• You " in told
    assert "Ana picked" not in told


async def test_undo_takes_an_own_step_back_and_asks_about_more(world: World) -> None:
    """Whatever can be taken back alone is; the rest is put to the others, who are called once."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(2), 6)
    step = (await reading.table(world.context, 1)).step

    result = await people[0].slash(world.thread(), "undo")

    assert result.response is not None
    if "undo-sure" not in words_on(result.response):
        assert (await reading.table(world.context, 1)).step != step
        return
    await people[0].click(result.response, custom_id=button(result.response, "undo-sure"))
    notice = newest(world.public(world.thread()))
    refused = await people[1].click(notice, custom_id=button(notice, "no"))
    assert refused.ephemeral
    assert (await reading.position(world.context, 1)).ballot(ProposalKind.UNDO) is None


async def test_the_bot_asks_for_no_privileged_intent(world: World) -> None:
    """Servers and their channels are all it listens to."""
    intents = discord.Intents.none()
    intents.guilds = True

    assert world.bot.intents == intents


async def test_a_log_of_one_page_has_nothing_to_turn(world: World) -> None:
    """No button that would show the same, only the way to the question."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")

    shown = await people[0].slash(world.thread(), "log")

    assert shown.response is not None
    assert words_on(shown.response) == {"to-question"}


@pytest.mark.parametrize(
    ("locale", "options", "seats", "answer"),
    [
        ("en-US", "seating=joined;first_player=4", 3, "The list has no player 4"),
        ("pt-BR", "seating=joined;first_player=4", 3, "não tem jogador 4"),
        ("pt-BR", "first_player=2", None, "lugares seguem a ordem de entrada"),
    ],
)
async def test_options_with_which_nobody_can_play_open_no_table(
    world: World, locale: str, options: str, seats: int | None, answer: str
) -> None:
    """Whoever typed them reads why at once, not when all have come; for more players the same options open one."""
    ana = world.person("ana", locale)
    typed = {"game": "catan", "options": options}
    wrong = await ana.slash(
        world.channel, "play", **typed, **({} if seats is None else {"seats": seats})
    )
    nothing = world.public(world.channel)
    await ana.slash(
        world.channel, "play", game="catan", options=f"seating=joined;{options}", seats=4
    )

    assert wrong.response is not None
    assert answer in text_of(wrong.response)
    assert nothing == []
    assert len(world.public(world.channel)) == 1


async def test_options_come_with_the_command(world: World) -> None:
    """Completed in the reader's language from the game; what there is no such option opens no table."""
    ana = world.person("ana", "pt-BR")

    [found] = await ana.autocomplete(world.channel, "play", "options", "portos", game="catan")
    wrong = await ana.slash(world.channel, "play", game="catan", options="Portos: tortos")
    nothing = world.public(world.channel)
    await ana.slash(world.channel, "play", game="catan", options=found["value"])

    assert found["name"] == "Portos: Embaralhados"
    assert wrong.response is not None
    assert "“Portos: tortos”" in text_of(wrong.response)
    assert "Embaralhados" in text_of(wrong.response)
    assert nothing == []
    assert "Portos: **Embaralhados**" in text_of(newest(world.public(world.channel)))
    assert await ana.autocomplete(world.channel, "play", "options", "portos") == []


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_a_command_of_another_release_is_answered(world: World, locale: str) -> None:
    """Discord knows those of before until it is told, and so do people's apps for a while: they read that it has changed."""
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en")
    ana = world.person("ana", locale)
    world.bot.tree.remove_command("about")

    answer = await ana.slash(world.channel, "about")

    world.forgive(app_commands.CommandNotFound)
    assert answer.ephemeral
    assert answer.response is not None
    assert text_of(answer.response) == words("bot-unknown-command")


async def test_a_command_of_another_release_suggests_nothing(world: World) -> None:
    """While somebody types nothing can be said; once it is sent it is."""
    ana = world.person("ana")
    world.bot.tree.remove_command("log")

    assert await ana.autocomplete(world.channel, "log", "table", "1") == []
    world.forgive(app_commands.CommandNotFound)


@pytest.mark.parametrize("typed", ["1", 1])
async def test_a_number_of_a_table_may_be_typed_as_either(world: World, typed: Any) -> None:
    """What is typed into an option that takes numbers comes as a text or as a number: Discord's pages allow both."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")

    [found] = await people[0].autocomplete(world.channel, "log", "table", typed)

    assert found["value"] == 1
