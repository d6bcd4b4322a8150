"""The puzzle of the week on Discord: the message without names, the private answer, the result; in both languages."""

import re
from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest
from sqlalchemy import insert

from bot.db.schema_puzzles import PUZZLES
from bot.discord_app.features.puzzle.publisher import PublicChannels
from bot.discord_app.features.puzzle.screens import as_table
from bot.game_registry import REGISTRY
from bot.tables.lobby.server_rules import ServerRules
from bot.tables.puzzles import store
from bot.tables.puzzles.weeks import begins_at, ends_at, week_after, week_of
from games.core import puzzle as core
from games.core.codec import encode
from games.core.model import Action
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.players import answers, play_on, start_table
from tests.bot.discord_app.world import BUTTON, Person, World, button, newest, text_of, words_on
from tests.bot.puzzle_setup import a_puzzle

GAMES = ("san-juan", "puerto-rico", "caylus")


async def posed(world: World, week: str, game: str, seats: int = 3) -> None:
    """That week has a puzzle."""
    rules = REGISTRY[game].game
    row = {
        "week": week,
        "begins_at": begins_at(week),
        "ends_at": ends_at(week),
        "seek_at": begins_at(week),
        "game": game,
        "options": encode(rules.options()).decode(),
        "seats": seats,
        "body": store.packed(encode(a_puzzle(rules, seats))),
    }
    async with world.context.database.write() as connection:
        await connection.execute(insert(PUZZLES).values(row))


def at(world: World, week: str, **after: float) -> None:
    """It is that week, for the service."""
    moment = begins_at(week) + timedelta(**after)
    world.context.now = lambda: moment


def messages(world: World) -> list[discord.Message]:
    """Those of the puzzle that stand in the channel."""
    titles = ("### Puzzle of the week", "### Problema da semana")
    return [one for one in world.public(world.channel) if text_of(one).startswith(titles)]


async def begun(world: World, game: str, language: str = "en") -> tuple[str, discord.Message]:
    """A server that takes part, with this week's message."""
    there = world.public(world.channel)
    now = there[0].created_at if there else discord.utils.utcnow()
    week = week_after(week_of(now))
    await posed(world, week, game)
    await world.bot.tables.managing.allow(world.guild.id, 1, ServerRules(language=language))
    await world.bot.tables.puzzle_posts.want(world.guild.id, 1, world.channel.id)
    at(world, week, hours=1)
    await world.bot.tables.puzzle_posts.work()
    return week, newest(messages(world))


async def answered(world: World, person: Person, message: Any) -> Any:
    """The person answers by the buttons and menus that are there."""
    screen = (await person.click(message, custom_id=button(message, "puzzle"))).response
    assert screen is not None
    assert screen.flags.ephemeral
    chance = Random(person.id)
    for _ in range(8):
        if "puzzle-change" in words_on(screen):
            return screen
        [control, *_] = chance.sample(answers(screen), 1)
        if control["type"] == BUTTON:
            pressed = await person.click(screen, custom_id=control["custom_id"])
        else:
            value = chance.choice(control["options"])["value"]
            pressed = await person.select(screen, [value], custom_id=control["custom_id"])
        assert pressed.response is not None
        screen = pressed.response
    raise AssertionError("the puzzle takes no answer")


async def choice(world: World, person: Person) -> Action:
    """What the person would do."""
    puzzle = await store.present(world.context)
    assert puzzle is not None
    given = await store.answer_of(world.context, puzzle, person.id)
    assert given.action is not None
    return given.action


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "yours", "over", "by", "none"),
    [
        (
            "en-US",
            "Your answer:",
            "The week is over",
            ("chosen by 1 player", "chosen by 2 players"),
            "no puzzle to answer",
        ),
        (
            "pt-BR",
            "Sua resposta:",
            "A semana acabou",
            ("1 pessoa escolheu", "2 pessoas escolheram"),
            "não há problema para responder",
        ),
    ],
)
async def test_a_week_from_the_message_to_its_result(
    world: World, game: str, locale: str, yours: str, over: str, by: tuple[str, str], none: str
) -> None:
    """Two pictures and no names; answers that nobody sees; after a restart the result with the names of those who want it."""
    language = {"en-US": "en"}.get(locale, locale)
    ana, bea = world.person("ana", locale), world.person("bea", locale)
    week, message = await begun(world, game, language)
    assert len(message.attachments) == 2
    assert pinged(world.env, message) == set()
    given = await answered(world, ana, message)
    assert yours in text_of(given)
    await answered(world, bea, message)
    named = (await ana.click(given, custom_id=button(given, "puzzle-name"))).response
    assert named is not None
    assert "puzzle-name:hidden" in str(button(named, "puzzle-name"))
    [before] = messages(world)
    assert "Ana" not in text_of(before)
    assert over not in text_of(before)

    await world.restart()
    at(world, week, days=7)
    await world.bot.tables.puzzle_posts.work()
    [after] = messages(world)
    assert after.id == message.id
    assert over in text_of(after)
    assert "Ana" in text_of(after)
    assert "Bea" not in text_of(after)
    assert len(after.attachments) == 2
    assert text_of(after).count(" · ") > 3
    refused = (await bea.click(after, custom_id=button(after, "puzzle"))).response
    assert refused is not None
    assert none in text_of(refused)
    assert any(wording in text_of(after) for wording in by)
    assert world.faults() == ()


async def test_a_finished_game_becomes_a_puzzle_without_names(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the last point to the message: the players are nowhere in it, not even in what its pictures say."""
    monkeypatch.setattr(core, "is_interesting", lambda _: True)
    monkeypatch.setattr(core._Screened, "is_promising", True)
    monkeypatch.setattr(core, "CLOSELY", core.LOOKED_AT)
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random("puzzle"), 3_000)
    week = week_after(week_of(world.public(world.channel)[0].created_at))
    at(world, week, hours=1)
    tables = world.bot.tables
    await tables.puzzle_posts.want(world.guild.id, 1, world.channel.id)
    await tables.puzzles.work()
    await tables.puzzle_posts.work()

    [message] = messages(world)
    told = [text_of(message), *[str(picture.description) for picture in message.attachments]]
    assert len(told) == 3
    assert "Player 1" in told[1]
    assert not any(re.search(r"\b(ana|bruno)\b", text, re.IGNORECASE) for text in told)
    assert world.faults() == ()


async def test_an_answer_can_be_changed_and_an_old_screen_answers_nothing(world: World) -> None:
    """Until the end; then a press on last week's question puts this week's, and changes nothing."""
    ana = world.person("ana")
    week, message = await begun(world, "san-juan")
    asked = (await ana.click(message, custom_id=button(message, "puzzle"))).response
    assert asked is not None
    given = await answered(world, ana, message)
    first = await choice(world, ana)
    again = (await ana.click(given, custom_id=button(given, "puzzle-change"))).response
    assert again is not None
    assert await choice(world, ana) == first
    following = week_after(week)
    await posed(world, following, "caylus")
    at(world, following, hours=1)
    old = answers(asked)[0]
    if old["type"] == BUTTON:
        late = (await ana.click(asked, custom_id=old["custom_id"])).response
    else:
        value = old["options"][0]["value"]
        late = (await ana.select(asked, [value], custom_id=old["custom_id"])).response
    assert late is not None
    assert "earlier" in text_of(late)
    assert "Caylus" in text_of(late)
    puzzle = await store.present(world.context)
    assert puzzle is not None
    assert (await store.answer_of(world.context, puzzle, ana.id)).action is None
    await world.bot.tables.puzzle_posts.work()
    new = newest(messages(world))
    result = (await ana.click(new, custom_id=button(new, "puzzle-result"))).response
    assert result is not None
    assert "Your answer" in text_of(result)
    assert "to win" in text_of(result)


async def test_the_result_of_a_week_that_goes_on_is_hidden(world: World) -> None:
    """Whoever forges the press is told so; a week without a puzzle has none."""
    ana = world.person("ana")
    week, message = await begun(world, "san-juan")
    for wanted, told in ((week, "isn’t over yet"), ("2020-W01", "no puzzle"), ("x", "no puzzle")):
        await press_together(world.env, [(ana, message, f"::puzzle-result:{wanted}")])
        private = [one for one in world.channel.history(viewer=ana) if one.flags.ephemeral]
        assert told in text_of(private[-1])
        assert "to win" not in text_of(private[-1])
    at(world, week, days=8)
    await press_together(world.env, [(ana, message, "::puzzle:")])
    private = [one for one in world.channel.history(viewer=ana) if one.flags.ephemeral]
    assert "no puzzle" in text_of(private[-1])
    assert world.faults() == ()


@pytest.mark.parametrize("language", ["en", "pt-BR"])
async def test_nobody_is_named_in_the_table_that_draws_it(world: World, language: str) -> None:
    """Seats have numbers, and no Discord id that a mention could name."""
    week, _ = await begun(world, "puerto-rico", language)
    puzzle = await store.posed(world.context, week)
    assert puzzle is not None
    people = [info.person for info in as_table(puzzle, language).seats]
    assert {person.user_id for person in people if person} == {0}
    assert [person.name[-1] for person in people if person] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("locale", "kept", "allowed"),
    [
        ("en-US", "Your games are kept out of puzzles", "may show a position of your finished"),
        ("pt-BR", "não são usadas em problemas", "pode mostrar uma posição das suas partidas"),
    ],
)
async def test_a_person_keeps_their_games_out(
    world: World, locale: str, kept: str, allowed: str
) -> None:
    """By a switch behind `/privacy`, and back."""
    ana = world.person("ana", locale)
    shown = (await ana.slash(world.channel, "privacy")).response
    assert shown is not None
    assert allowed in text_of(shown)
    off = (await ana.click(shown, custom_id=button(shown, "privacy-puzzles"))).response
    assert off is not None
    assert kept in text_of(off)
    assert await store.refuses(world.context, ana.id)
    on = (await ana.click(off, custom_id=button(off, "privacy-puzzles"))).response
    assert on is not None
    assert allowed in text_of(on)
    assert not await store.refuses(world.context, ana.id)


async def test_public_is_what_everybody_may_read(world: World) -> None:
    """A hidden channel is not, nor a private thread, one for adults, or one of a server that we do not know."""
    knows = PublicChannels(world.bot)
    hidden = world.guild.create_text_channel(
        "hidden",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)},
    )
    assert knows.is_public(world.guild.id, world.channel.id)
    assert not knows.is_public(world.guild.id, hidden.id)
    assert not knows.is_public(world.guild.id, 1)
    assert not knows.is_public(1, world.channel.id)
