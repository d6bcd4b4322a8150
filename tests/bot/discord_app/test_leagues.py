"""Leagues on Discord: opened by a command, joined by buttons, season after season, in both languages; managed by managers."""

import pytest

from bot.tables.tournaments import store
from bot.tables.tournaments.model import Tournament
from bot.tables.tournaments.record import problems
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.tournaments import answer, later, now, told
from tests.bot.discord_app.world import Person, World, button, newest, text_of, words_on

SHORT = {"round-days": 1, "sign-up-days": 1}

NAMES = ("ana", "bruno", "carla", "davi", "eva", "fabio", "gabi", "hugo")


async def season(world: World) -> tuple[Tournament, ...]:
    """The divisions of the first league's present season."""
    return await store.season(world.context, 1, (await now(world)).row.round)


async def begun(world: World, boss: Person, people: list[Person], **chosen: object) -> None:
    """A league of San Juan at tables of four, whose first season has begun."""
    asked = {"game": "san-juan", "rounds": 1, "name": "Liga", **SHORT, **chosen}
    await boss.slash(world.channel, "league", **asked)
    post = newest(world.public(world.channel))
    for person in people:
        await answer(person, post, "tournament-join")
    await later(world, 1)
    called = newest(world.public(world.channel))
    for person in people:
        await answer(person, called, "tournament-check-in")
    await later(world, 4)


@pytest.mark.parametrize(
    ("locale", "sign_up", "check_in", "begins", "won", "own"),
    [
        (
            "en-US",
            "Divisions have about 4 players",
            "Season 2 begins",
            "Season 1 has begun",
            "Season 1 is over",
            "You play in division 2",
        ),
        (
            "pt-BR",
            "Cada divisão tem cerca de 4 jogadores",
            "A temporada 2 começa",
            "A temporada 1 começou",
            "Fim da temporada 1",
            "Você joga na divisão 2",
        ),
    ],
)
async def test_a_season_from_sign_up_to_the_next(
    world: World, locale: str, sign_up: str, check_in: str, begins: str, won: str, own: str
) -> None:
    """Every message once; check-in calls those who signed up, the reminder those who are late, and nothing else anybody."""
    boss = manager(world, "boss", locale)
    people = [world.person(name, locale) for name in NAMES]
    await begun(world, boss, people)
    await world.restart()
    assert len(told(world, sign_up)) == 1
    [announced] = told(world, begins)
    assert pinged(world.env, announced) == set()
    assert "1.1.1" in text_of(announced)
    assert "2.1.1" in text_of(announced)
    shown = (await people[-1].slash(world.channel, "league")).response
    assert shown is not None
    assert own in text_of(shown)
    assert words_on(shown) == {"tournament-withdraw", "tournament-standings", "tournament-people"}
    await later(world, 6)

    [result] = told(world, won)
    assert pinged(world.env, result) == set()
    assert {"🏆", "▲", "▼"} <= set(text_of(result))
    [record] = [one for one in result.attachments if one.filename.endswith("json")]
    content = await record.read()
    assert problems(content) == ()
    [called] = told(world, check_in)
    assert pinged(world.env, called) == {one.id for one in people}
    for person in people[:6]:
        await answer(person, called, "tournament-check-in")
    await later(world, 8)
    reminder = told(world, check_in)[-1]
    assert pinged(world.env, reminder) == {one.id for one in people[6:]}
    standing = await answer(people[0], result, "tournament-standings")
    assert "Ana" in standing
    await later(world, 9)
    [division] = await season(world)
    assert (await now(world)).row.round == 2
    assert len(division.entrants) == 6


async def test_standings_are_posted_every_week(world: World) -> None:
    """With a picture, for nobody in particular."""
    boss = manager(world, "boss", "en-US")
    people = [world.person(name) for name in NAMES[:4]]
    await begun(world, boss, people, seats=2, **{"round-days": 5, "rounds": 3})
    await later(world, 9)
    await later(world, 12)

    [post] = told(world, "Season 1 · Standings")
    assert pinged(world.env, post) == set()
    assert len(post.attachments) == 1
    assert "Division 1" in text_of(post)


async def test_a_manager_pauses_corrects_removes_and_cancels(world: World) -> None:
    """Each is done and told; nobody else can, whatever they press."""
    boss = manager(world, "boss", "en-US")
    people = [world.person(name) for name in NAMES[:4]]
    await begun(world, boss, people, rounds=2)
    await later(world, 6)
    shown = (await boss.slash(world.channel, "league")).response
    assert shown is not None
    form = await boss.click(shown, custom_id=button(shown, "tournament-correct"))
    await boss.submit_modal(form, {"table": "7.1.1"})
    assert "1.2.3" in text_of(newest(world.channel.history(viewer=boss)))
    form = await boss.click(shown, custom_id=button(shown, "tournament-correct"))
    found = (await boss.submit_modal(form, {"table": "1.1.1"})).response
    assert found is not None
    [division] = await season(world)
    before = [line.rank or 0 for line in division.tables(1)[1]]
    turned = [2, 1, 3, 4] if before != [2, 1, 3, 4] else [1, 2, 3, 4]
    change = await boss.click(found, custom_id=button(found, "tournament-correct-form"))
    await boss.submit_modal(change, {"ranks": "\n".join(f"{rank}. x" for rank in turned)})
    await world.bot.tables.tournaments.work()
    [message] = told(world, "A manager corrected the result of table 1.1.1")
    assert pinged(world.env, message) == set()
    [forged] = await press_together(
        world.env, [(people[0], message, f"::tournament-correct-form:{division.id}:1.1")]
    )
    assert forged.modal is None

    shown = (await boss.slash(world.channel, "league")).response
    assert shown is not None
    paused = (await boss.click(shown, custom_id=button(shown, "tournament-pause"))).response
    assert paused is not None
    assert "The league is paused" in text_of(paused)
    assert {one.row.paused_at is None for one in await season(world)} == {False}
    await boss.click(paused, custom_id=button(paused, "tournament-resume"))
    shown = (await boss.slash(world.channel, "league")).response
    assert shown is not None
    asked = await boss.click(shown, custom_id=button(shown, "tournament-remove"))
    await boss.submit_modal(asked, {"name": "ANA"})
    assert (await now(world)).entrants[0].state == "removed"
    await press_together(world.env, [(people[1], message, "::tournament-cancel-sure:1")])
    assert (await now(world)).row.is_running
    shown = (await boss.slash(world.channel, "league")).response
    assert shown is not None
    sure = (await boss.click(shown, custom_id=button(shown, "tournament-cancel"))).response
    assert sure is not None
    await boss.click(sure, custom_id=button(sure, "tournament-cancel-sure"))
    await world.bot.tables.tournaments.work()
    assert len(told(world, "The league is canceled")) == 1


async def test_leagues_and_tournaments_are_listed_apart(world: World) -> None:
    """And neither command shows a division; several leagues are chosen from a menu."""
    boss = manager(world, "boss", "en-US")
    nothing = (await boss.slash(world.channel, "league")).response
    assert nothing is not None
    assert "There are no leagues here yet" in text_of(nothing)
    await begun(world, boss, [world.person(name) for name in NAMES[:4]], rounds=2)
    none = (await boss.slash(world.channel, "tournament")).response
    assert none is not None
    assert "There are no tournaments here yet" in text_of(none)
    await boss.slash(
        world.channel,
        "league",
        game="san-juan",
        **{"second-game": "caylus", "name": "Two games", "seats": 2},
    )
    listed = (await boss.slash(world.channel, "league")).response
    assert listed is not None
    assert "Choose a league" in text_of(listed)
    [post] = told(world, "Two games · San Juan")
    assert "Caylus" in text_of(post)
