"""The daily challenge on Discord: from the command to the card, in both languages; old screens and other servers."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.game_registry import REGISTRY
from bot.tables.daily import challenge
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import answers
from tests.bot.discord_app.world import BUTTON, Person, World, button, text_of, words_on

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def at(world: World, moment: datetime) -> None:
    """It is that moment, for the service."""
    world.context.now = lambda: moment


async def opened(world: World, person: Person) -> Any:
    """Today's challenge, as the person sees it."""
    shown = (await person.slash(world.channel, "daily")).response
    assert shown is not None
    return shown


async def played(world: World, person: Person, screen: Any) -> Any:
    """The rest of the try, by the buttons that are there."""
    chance = Random(5)
    for _ in range(400):
        words = [one for one in answers(screen) if one["type"] == BUTTON]
        if not words:
            return screen
        pressed = await person.click(screen, custom_id=chance.choice(words)["custom_id"])
        assert pressed.response is not None
        screen = pressed.response
    raise AssertionError("the try does not end")


@pytest.mark.parametrize(
    ("locale", "title", "code", "card"),
    [
        ("en-US", "Daily challenge", "Of tomorrow’s dice", "finished today’s challenge"),
        ("pt-BR", "Desafio do dia", "Dos dados de amanhã", "terminou o desafio de hoje"),
    ],
)
async def test_a_try_from_the_command_to_the_card(
    world: World, locale: str, title: str, code: str, card: str
) -> None:
    """One try, whose result stands in the list and is shared once; a restart in between changes nothing."""
    world.server_speaks(locale)
    at(world, NOON)
    ana, bea = world.person("ana", locale), world.person("bea", locale)
    shown = await opened(world, ana)
    assert title in text_of(shown)
    assert code in text_of(shown)
    playing = (await ana.click(shown, custom_id=button(shown, "daily-play"))).response
    assert playing is not None
    assert answers(playing)
    await world.restart()
    at(world, NOON)
    again = await opened(world, ana)
    going = (await ana.click(again, custom_id=button(again, "daily-play"))).response
    assert going is not None
    over = await played(world, ana, going)

    days = await challenge.days(world.context)
    tried = await challenge.attempt(world.context, days.today, ana.id)
    assert tried is not None
    assert tried.total is not None
    assert "1. Ana" in text_of(over)
    assert days.today.secret.hex() not in text_of(over)
    assert "daily-play" not in words_on(over)
    shared = (await ana.click(over, custom_id=button(over, "daily-share"))).response
    assert shared is not None
    assert "daily-share" not in words_on(shared)
    [public] = [one for one in world.public(world.channel) if card in text_of(one)]
    assert "Ana" in text_of(public)
    assert pinged(world.env, public) == set()
    month = (await ana.click(shared, custom_id=button(shared, "daily-month"))).response
    assert month is not None
    assert "1. Ana" in text_of(month)
    own = (await bea.click(public, custom_id=button(public, "daily"))).response
    assert own is not None
    assert "daily-play" in words_on(own)
    assert "1. Ana" in text_of(own)


async def test_an_old_screen_plays_nothing(world: World) -> None:
    """A second press of the same button shows the present; yesterday's screen answers nothing of today."""
    ana = world.person("ana")
    at(world, NOON)
    shown = await opened(world, ana)
    playing = (await ana.click(shown, custom_id=button(shown, "daily-play"))).response
    assert playing is not None
    word = next(one for one in answers(playing) if one["type"] == BUTTON)["custom_id"]
    assert word is not None
    game = next(entry.game for entry in REGISTRY.values() if entry.game.has_draw_numbers())
    today = (await challenge.days(world.context)).today
    before = await challenge.attempt(world.context, today, ana.id)
    assert before is not None
    state = challenge.position(game, today, before).state
    decision = game.decision(state, 0)
    assert decision is not None
    usual = game.usual(state, decision)
    assert usual is not None
    await challenge.act(world.context, game, today.day, ana.id, 0, usual)
    late = (await ana.click(playing, custom_id=word)).response
    assert late is not None
    assert "earlier" in text_of(late)
    after = await challenge.attempt(world.context, today, ana.id)
    assert after is not None
    assert len(after.actions) == 1

    at(world, NOON + timedelta(days=1))
    fresh = await opened(world, ana)
    assert today.secret.hex() in text_of(fresh)
    await ana.click(fresh, custom_id=button(fresh, "daily-play"))
    tomorrow = (await challenge.days(world.context)).today
    await ana.click(
        late, custom_id=next(one for one in answers(late) if one["type"] == BUTTON)["custom_id"]
    )
    begun = await challenge.attempt(world.context, tomorrow, ana.id)
    assert begun is not None
    assert begun.actions == ()
