"""The daily challenge on Discord: from the command to the card, in both languages; old screens and other servers."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.game_registry import REGISTRY
from bot.tables.daily import challenge
from bot.tables.lobby.server_rules import ServerRules
from render.core.numerals import signed
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.players import answers, verb_of
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.world import (
    BUTTON,
    Killed,
    Person,
    World,
    button,
    text_of,
    words_on,
)

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
    """The rest of the try, by the buttons that are there, without those that open a form."""
    chance = Random(5)
    for _ in range(400):
        buttons = [one for one in answers(screen) if one["type"] == BUTTON]
        words = [one for one in buttons if verb_of(one) != "type"]
        if not words:
            return screen
        pressed = await person.click(screen, custom_id=chance.choice(words)["custom_id"])
        assert pressed.response is not None
        screen = pressed.response
    raise AssertionError("the try does not end")


@pytest.mark.parametrize(
    ("locale", "title", "code", "card"),
    [
        ("en-US", "Daily challenge", "Code of tomorrow’s dice", "finished today’s challenge"),
        ("pt-BR", "Desafio do dia", "Código dos dados de amanhã", "terminou o desafio de hoje"),
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
    fair = (await ana.click(shown, custom_id=button(shown, "daily-fair"))).response
    assert fair is not None
    assert code in text_of(fair)
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
    assert "1 · Ana" in text_of(over)
    assert days.today.secret.hex() not in text_of(over)
    assert "daily-play" not in words_on(over)
    shared = (await ana.click(over, custom_id=button(over, "daily-share"))).response
    assert shared is not None
    assert "daily-share" not in words_on(shared)
    [public] = [one for one in world.public(world.channel) if card in text_of(one)]
    assert "Ana" in text_of(public)
    assert pinged(world.env, public) == set()
    [picture] = public.attachments
    game = next(entry.game for entry in REGISTRY.values() if entry.game.has_draw_numbers())
    state = challenge.position(game, days.today, tried).state
    parts = game.parts_of_total(game.public(state))
    assert sum(parts) == tried.total
    told = ", ".join(map(signed, sorted(parts, reverse=True)))
    assert told in str(picture.description), "from best to worst, as in no turn's order"
    month = (await ana.click(shared, custom_id=button(shared, "daily-month"))).response
    assert month is not None
    assert "1 · Ana" in text_of(month)
    own = (await bea.click(public, custom_id=button(public, "daily"))).response
    assert own is not None
    assert "daily-play" in words_on(own)
    assert "1 · Ana" in text_of(own)


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
    fair = (await ana.click(fresh, custom_id=button(fresh, "daily-fair"))).response
    assert fair is not None
    assert today.secret.hex() not in text_of(fair)
    secret = (await ana.click(fair, custom_id=button(fair, today.day))).response
    assert secret is not None
    assert today.secret.hex() in text_of(secret)
    [file] = secret.attachments
    assert file.filename == f"daily-{today.day}.json"
    await ana.click(fresh, custom_id=button(fresh, "daily-play"))
    tomorrow = (await challenge.days(world.context)).today
    await ana.click(
        late, custom_id=next(one for one in answers(late) if one["type"] == BUTTON)["custom_id"]
    )
    begun = await challenge.attempt(world.context, tomorrow, ana.id)
    assert begun is not None
    assert begun.actions == ()


def messages(world: World) -> list[Any]:
    """Those of the day that stand in the channel."""
    titles = ("### Daily challenge", "### Desafio do dia")
    return [one for one in world.public(world.channel) if text_of(one).startswith(titles)]


@pytest.mark.parametrize(
    ("language", "here", "nowhere", "closed"),
    [
        ("en", "I post the daily challenge", "I don’t post", "this day is over"),
        ("pt-BR", "Publico o desafio do dia", "Não publico", "esse dia acabou"),
    ],
)
async def test_a_server_gets_a_message_a_day(
    world: World, language: str, here: str, nowhere: str, closed: str
) -> None:
    """Switched on by a manager; played from it; the list follows; the next day it is closed and another one stands there."""
    locale = {"en": "en-US"}.get(language, language)
    ana, boss = world.person("ana", locale), manager(world, "boss", locale)
    there = world.public(world.channel)
    noon = there[0].created_at if there else datetime.now(UTC)
    at(world, noon)
    await world.bot.tables.managing.allow(world.guild.id, boss.id, ServerRules(language=language))
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    assert nowhere in text_of(shown)
    chosen = (await boss.click(shown, custom_id="::setup-posts:daily-here")).response
    assert chosen is not None
    assert f"{here} " in text_of(chosen)
    await world.bot.tables.daily_posts.work()

    [told] = messages(world)
    assert pinged(world.env, told) == set()
    playing = (await ana.click(told, custom_id=button(told, "daily-play"))).response
    assert playing is not None
    assert playing.flags.ephemeral
    await played(world, ana, playing)
    at(world, noon + timedelta(minutes=6))
    await world.bot.tables.daily_posts.work()
    [listed] = messages(world)
    assert listed.id == told.id
    assert "1 · Ana" in text_of(listed)

    await world.restart()
    at(world, noon + timedelta(days=1))
    await world.bot.tables.daily_posts.work()
    old, new = messages(world)
    assert old.id == told.id
    assert closed in text_of(old)
    assert "1 · Ana" in text_of(old)
    assert "daily-play" not in words_on(old)
    checked = (await ana.click(old, custom_id=button(old, "daily-fair"))).response
    assert checked is not None
    assert len(checked.attachments) == 1
    assert "1 · Ana" not in text_of(new)
    off = (await boss.click(chosen, custom_id="::setup-posts:daily-not-here")).response
    assert off is not None
    assert nowhere in text_of(off)
    at(world, noon + timedelta(days=2))
    await world.bot.tables.daily_posts.work()
    assert len(messages(world)) == 2


async def test_a_message_that_may_stand_there_is_found(world: World) -> None:
    """The program dies when it has posted: the next one finds the message by its day, and keeps it up to date."""
    ana = world.person("ana")
    await ana.slash(world.channel, "play", game="san-juan")
    now = world.public(world.channel)[0].created_at
    at(world, now)
    posts = world.bot.tables.daily_posts
    world.failpoint.name = "server-post.posted"
    await posts._chosen(world.guild.id, world.channel.id)
    with pytest.raises(Killed):
        await posts.work()
    world.failpoint.name = ""
    world.forgive(Killed)
    await world.restart()
    for minutes in (6, 12):
        at(world, now + timedelta(minutes=minutes))
        await world.bot.tables.daily_posts.work()
    assert len(messages(world)) == 1
    row = world.bot.tables.daily_posts
    assert await row.wanted(world.guild.id) == world.channel.id


async def test_a_secret_is_shown_when_its_day_is_over(world: World) -> None:
    """Not before, and not of a day of which nothing is known."""
    ana = world.person("ana")
    at(world, NOON)
    shown = await opened(world, ana)
    days = await challenge.days(world.context)
    for day in (days.today.day, days.tomorrow.day, "2020-01-01", "nonsense"):
        await press_together(world.env, [(ana, shown, f"::daily-fair:{day}")])
        refused = [one for one in world.channel.history(viewer=ana) if one.flags.ephemeral][-1]
        assert "isn’t over yet" in text_of(refused)
        assert days.today.secret.hex() not in text_of(refused)
