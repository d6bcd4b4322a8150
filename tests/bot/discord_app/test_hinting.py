"""Hints on Discord: one press on the question, or a command; at a table that is played for practice, and nowhere else."""

import re
from typing import Any

import pytest

from bot.discord_app.features.hint import reason_text, why
from bot.discord_app.features.play.screens import question_of
from bot.forms.texts import whole_answer
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import LANGUAGES, words_in
from bot.model.tables import TableInfo
from bot.tables.queries import reading
from games.core.advice import Advice, Outlook
from games.core.sampling import sample
from tests.bot.discord_app.players import more_of, panel_of, start_table
from tests.bot.discord_app.world import (
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)
from tests.openapi.checker import official

GAME = "san-juan"


async def practising(world: World, person: Person, game: str, *, robots: int) -> None:
    """The first table: unrated, against robots."""
    seats = 1 + robots
    await person.slash(world.channel, "play", game=game, seats=seats)
    for _ in range(robots):
        lobby = newest(world.public(world.channel))
        await person.select(lobby, ["normal"], custom_id=button(lobby, "add-house"))
    lobby = newest(world.public(world.channel))
    shown = await person.click(lobby, custom_id=button(lobby, "options"))
    assert shown.response is not None
    await person.click(shown.response, custom_id=button(shown.response, "rated"))
    lobby = newest(world.public(world.channel))
    await person.click(lobby, custom_id=button(lobby, "start"))


async def told(world: World, person: Person) -> str:
    """The answer to the command, which only the person sees."""
    result = await person.slash(world.channel, "hint", table=1)
    assert result.ephemeral
    assert result.response is not None
    return text_of(result.response)


async def is_as_thought(world: World, person: Person, text: str, words: LocaleWords) -> None:
    """The text names the answer as the panel calls it, and the figures of the trials."""
    ask = await reading.ask(world.context, 1, person.id)
    advice = await world.bot.tables.hints.hint(ask)
    own = words_in(words.language, ask.position.table, ask.seat)
    assert ask.decision is not None
    assert advice.action is not None
    question = question_of(world.bot, ask, ask.decision, own)
    heading, move, reasoned, *reasons, about = text.splitlines()
    assert reasons == ([] if advice.reason is None else [escaped(reason_text(advice.reason, own))])
    assert heading == f"### {words('bot-hint')}"
    assert move == f"**{escaped(whole_answer(question, advice.action))}**"
    assert about == f"-# {words('bot-hint.about')}"
    if advice.other is None:
        assert reasoned == words("bot-hint-only")
        return
    assert reasoned == escaped(why(question, advice, own))
    assert str(advice.trials) in reasoned
    assert advice.other.action is not None


@pytest.mark.parametrize("language", ["en", "pt-BR"])
async def test_no_figure_speaks_for_the_other_answer(world: World, language: str) -> None:
    """Wins where there are more of them; else by how much the answer is better, and nothing where that may be luck."""
    ana = world.person("ana")
    await practising(world, ana, GAME, robots=1)
    ask = await reading.ask(world.context, 1, ana.id)
    assert ask.decision is not None
    action = sample(ask.decision, lambda _: 0)
    words = words_in(language, ask.position.table, ask.seat)
    question = question_of(world.bot, ask, ask.decision, words)
    one, two = Outlook(action, 7, 20.0), Outlook(action, 9, 21.4)

    def told(best: Outlook, other: Outlook, **more: Any) -> list[str]:
        line = why(question, Advice(best, other, trials=12, **more), words)
        return re.findall(r"\d+(?:[.,]\d+)?", line.replace(whole_answer(question, action), ""))

    mark = words("bot-tenths", whole="1", tenth="5")
    assert told(two, one, is_clear=True, gain=1.5) == ["12", "9", "7"]
    assert told(one, two, is_clear=True, gain=1.5) == ["12", mark]
    assert told(two, one, is_clear=True, gain=1.5, is_alone=True) == ["12", mark]
    assert told(one, two) == ["12"]


@pytest.mark.parametrize("game", REGISTRY)
async def test_one_press_tells_what_a_robot_would_do(world: World, game: str) -> None:
    """From the question in the direct messages, over a restart, and by command in the other language."""
    ana = world.person("ana")
    least = REGISTRY[game].game.seats[0]
    await practising(world, ana, game, robots=least - 1)
    panel = panel_of(world, ana)
    assert panel is not None
    before = await stand(world)

    more = await more_of(ana, panel)
    pressed = await ana.user.click(more, custom_id=button(more, "hint"))
    assert pressed.ephemeral
    assert pressed.response is not None
    english = text_of(pressed.response)
    await is_as_thought(world, ana, english, LANGUAGES.words("en"))
    assert words_on(pressed.response) == {"to-question"}
    await world.restart()
    assert await told(world, ana) == english
    await world.bot.tables.people.set_language(ana.id, "pt-BR")
    await is_as_thought(world, ana, await told(world, ana), LANGUAGES.words("pt-BR"))

    assert await stand(world) == before
    assert official().check_log(world.env.http_requests) == []


async def stand(world: World) -> tuple[Any, ...]:
    """How far the table is, and whom it asks what."""
    table: TableInfo = await reading.table(world.context, 1)
    return table.step, [(info.ask, info.asked, info.required) for info in table.seats]


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_elsewhere_it_is_said_why_not(world: World, locale: str) -> None:
    """At a table that counts, and beside other people: no button, and a clear word to whoever types the command."""
    ana, bruno = world.person("ana", locale), world.person("bruno")
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en")
    await start_table(world, [ana], game=GAME, robots=1)
    panel = panel_of(world, ana)
    assert panel is not None
    assert "hint" not in words_on(await more_of(ana, panel))
    assert await told(world, ana) == words("tables-hint-rated")

    await start_table(world, [ana, bruno], game=GAME)
    result = await ana.slash(world.channel, "hint", table=2)
    assert text_of(result.response) == words("tables-hint-people")
    result = await world.person("clara", locale).slash(world.channel, "hint", table=2)
    assert text_of(result.response) == words("tables-not-your-seat")


async def test_only_tables_with_hints_are_listed(world: World) -> None:
    """Of several tables, those that are played against people are left out; where no other is left, it says why."""
    ana, bruno = world.person("ana"), world.person("bruno")
    for _ in range(2):
        await start_table(world, [ana, bruno], game=GAME)
    refused = (await bruno.slash(world.channel, "hint")).response
    assert "open-one" not in words_on(refused)
    for _ in range(2):
        await practising(world, ana, GAME, robots=1)

    shown = (await ana.slash(world.channel, "hint")).response

    assert shown is not None
    listed = {one["custom_id"] for one in controls(shown)}
    assert listed == {"::open-one:hint.3", "::open-one:hint.4"}
