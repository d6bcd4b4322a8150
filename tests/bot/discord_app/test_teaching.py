"""Teaching on Discord: what is new to a person stands above the question, off by one press and on again by a command."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.discord_app.features.play.screens import question_of
from bot.forms.draft import restored
from bot.forms.limits import CHARACTERS, COMPONENTS, PANEL_COMPONENTS, weight
from bot.forms.plan import plan
from bot.game_registry import REGISTRY
from bot.i18n.markdown import escaped
from bot.i18n.speech import LANGUAGES, words_in
from bot.tables.queries import reading
from tests.bot.discord_app.players import more_of, panel_of, play_on, start_table
from tests.bot.discord_app.world import Person, World, button, controls, parts, text_of, words_on

GAME = "san-juan"

LOCALES: Mapping[str, str] = {"en-US": "en", "pt-BR": "pt-BR"}


async def lesson_of(world: World, person: Person, language: str) -> str:
    """What is to be explained to the person now."""
    ask = await reading.ask(world.context, 1, person.id)
    assert ask.decision is not None
    return LANGUAGES.words(language)(f"{ask.decision.prompt.id}.lesson")


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_first_game_explains_itself(world: World, locale: str) -> None:
    """In the direct message and below My move, over a restart; gone with one press, for good."""
    ana, language = world.person("ana", locale), LOCALES[locale]
    words = LANGUAGES.words(language)
    await start_table(world, [ana], game=GAME, robots=1, agreed={"starting_hand_variant": "True"})
    panel = panel_of(world, ana)
    assert panel is not None
    lesson = await lesson_of(world, ana, language)
    assert words("bot-lesson.there") in text_of(panel)
    assert lesson not in text_of(panel)
    assert lesson in text_of(await more_of(ana, panel))
    await world.restart()
    shown = await ana.slash(world.channel, "move", table=1)
    assert shown.response is not None
    assert words("bot-lesson.there") in text_of(shown.response)

    more = await more_of(ana, panel)
    told = await ana.user.click(more, custom_id=button(more, "no-lessons"))

    assert told.response is not None
    assert words("bot-lesson-off").split("/")[0] in text_of(told.response)
    more = await more_of(ana, panel)
    assert lesson not in text_of(more)
    assert "no-lessons" not in words_on(more)
    assert {"rules", "log", "note", "hand"} <= words_on(more)
    shown = await ana.slash(world.channel, "move", table=1)
    assert shown.response is not None
    assert words("bot-lesson.there") not in text_of(shown.response)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_explained_can_be_chosen(world: World, locale: str) -> None:
    """By command, or from its menu; what was chosen holds after a restart."""
    ana, language = world.person("ana", locale), LOCALES[locale]
    words = LANGUAGES.words(language)
    shown = await ana.slash(world.channel, "teaching")
    assert shown.ephemeral
    assert shown.response is not None
    assert text_of(shown.response) == words("bot-teaching-first.now")

    menu = button(shown.response, "teaching")
    await ana.select(shown.response, ["off"], custom_id=menu)
    await start_table(world, [ana], game=GAME, robots=1)
    await world.restart()
    panel = panel_of(world, ana)
    assert panel is not None
    assert words("bot-lesson.there") not in text_of(panel)
    told = await ana.slash(world.channel, "teaching", what="anew")
    assert told.response is not None
    assert text_of(told.response) == words("bot-teaching-anew.now")

    shown = await ana.slash(world.channel, "move", table=1)
    assert shown.response is not None
    assert words("bot-lesson.there") in text_of(shown.response)


NOTICE = 1
"""Components of a word on what went wrong, which may stand there as well."""


async def planned(world: World, person: Person) -> int:
    """Components of what the planner shows the person now."""
    ask = await reading.ask(world.context, 1, person.id)
    if ask.decision is None:
        return 0
    words = words_in(world.language_of(person), ask.position.table, ask.seat)
    question = question_of(world.bot, ask, ask.decision, words)
    return weight(plan(question, restored(ask.draft)))


@pytest.mark.parametrize("game", REGISTRY)
async def test_every_game_has_room_to_explain_itself(world: World, game: str) -> None:
    """Two people who know nothing play on, each in their language: whatever they see keeps to Discord's limits."""
    seats = max(2, REGISTRY[game].game.seats[0])
    people = [world.person(f"person{n}", ("en-US", "pt-BR")[n % 2]) for n in range(seats)]
    chance = Random(f"taught {game}")
    await start_table(world, people, game=game)
    seen: set[str] = set()
    for _ in range(4):
        for person in people:
            panel = panel_of(world, person)
            if panel is None:
                continue
            words = LANGUAGES.words(world.language_of(person))
            if words("bot-lesson.there") in text_of(panel):
                more = await more_of(person, panel)
                marked = escaped(words("bot-lesson"))
                seen.add(text_of(more).partition(marked)[2].splitlines()[1])
                assert {"no-lessons", "rules"} <= words_on(more)
            beside = sum(1 for _ in parts(panel)) - await planned(world, person)
            assert beside + NOTICE <= COMPONENTS - PANEL_COMPONENTS
            assert len(text_of(panel)) <= CHARACTERS
            assert len(controls(panel)) >= 2
        await play_on(world, people, chance, 4)

    assert seen
