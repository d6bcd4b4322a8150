"""Tournaments on Discord: opened by a command, announced once, joined by buttons, in both languages; managed by managers."""

from datetime import timedelta

import pytest

from bot.model.tables import Phase
from bot.tables.queries import reading
from bot.tables.tournaments import store
from bot.tables.tournaments.record import problems
from bot.tables.tournaments.scoring import competition_ranks
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.tournaments import answer, later, now, told
from tests.bot.discord_app.world import Killed, World, button, newest, text_of, words_on


@pytest.mark.parametrize(
    ("locale", "sign_up", "check_in", "first", "won"),
    [
        ("en-US", "Sign up until", "Check in by", "Round 1 of 1", "won the tournament"),
        ("pt-BR", "Inscrições até", "Confirme presença até", "Rodada 1 de 1", "o primeiro lugar"),
    ],
)
async def test_a_tournament_from_sign_up_to_its_end(
    world: World, locale: str, sign_up: str, check_in: str, first: str, won: str
) -> None:
    """Every message once, check-in calls those who signed up, tables have their threads, and the end has the record."""
    boss = manager(world, "boss", locale)
    people = [world.person(name, locale) for name in ("ana", "bruno", "carla", "davi")]
    opened = await boss.slash(
        world.channel,
        "tournament",
        game="san-juan",
        seats=2,
        rounds=1,
        name="Copa",
        **{"sign-up-days": 1},
    )
    assert opened.response is not None
    [post] = told(world, sign_up)
    assert "Copa" in text_of(post)
    assert pinged(world.env, post) == set()
    for person in people:
        await answer(person, post, "tournament-join")
    await later(world, 1)
    [asked] = told(world, check_in)
    assert pinged(world.env, asked) == {one.id for one in people}
    for person in people:
        await answer(person, asked, "tournament-check-in")
    await world.restart()
    await later(world, 2)

    [announced] = told(world, first)
    assert pinged(world.env, announced) == set()
    tables = {line.table_id or 0 for line in (await now(world)).seats}
    assert len(tables) == 2
    for table in tables:
        info = await reading.table(world.context, table)
        assert info.phase is Phase.PLAYING
        assert info.thread_id is not None
    await later(world, 9)
    await later(world, 9)

    tournament = await now(world)
    assert tournament.row.phase == "over"
    [result] = told(world, "🏆")
    [record] = [one for one in result.attachments if one.filename.endswith("json")]
    assert "🏆" in text_of(result)
    assert problems(await record.read()) == ()
    assert tournament.row.secret.hex() in text_of(result)
    assert tournament.row.commitment in text_of(post)
    standing = await answer(people[0], result, "tournament-standings")
    assert "Ana" in standing


async def test_the_command_shows_what_runs(world: World) -> None:
    """Where one stands, what one can do; only a manager or whoever opened it sees how to end it."""
    boss, ana = manager(world, "boss", "en-US"), world.person("ana")
    nothing = (await ana.slash(world.channel, "tournament")).response
    assert nothing is not None
    assert "There are no tournaments here yet" in text_of(nothing)
    await boss.slash(world.channel, "tournament", game="san-juan")

    shown = (await ana.slash(world.channel, "tournament")).response
    assert shown is not None
    assert words_on(shown) == {"tournament-join", "tournament-people"}
    joined = (await ana.click(shown, custom_id=button(shown, "tournament-join"))).response
    assert joined is not None
    assert "You are in." in text_of(joined)
    assert words_on(joined) == {"tournament-withdraw", "tournament-people"}
    listed = (await ana.click(joined, custom_id=button(joined, "tournament-people"))).response
    assert listed is not None
    assert "1. Ana" in text_of(listed)
    managed = (await boss.slash(world.channel, "tournament")).response
    assert managed is not None
    assert {"tournament-pause", "tournament-remove", "tournament-cancel"} <= words_on(managed)


async def test_a_manager_pauses_removes_and_cancels(world: World) -> None:
    """Each is done and told; nobody else can, whatever they press."""
    boss, ana = manager(world, "boss", "en-US"), world.person("ana")
    await boss.slash(world.channel, "tournament", game="san-juan")
    [post] = told(world, "Sign up until")
    await answer(ana, post, "tournament-join")
    shown = (await boss.slash(world.channel, "tournament")).response
    assert shown is not None
    asked = await boss.click(shown, custom_id=button(shown, "tournament-remove"))
    gone = (await boss.submit_modal(asked, {"name": "ANA"})).response
    assert gone is not None
    assert (await now(world)).entrants[0].state == "removed"
    assert "removed you" in await answer(ana, post, "tournament-join")
    paused = (await boss.click(shown, custom_id="::tournament-pause:1")).response
    assert paused is not None
    assert "paused" in text_of(paused)
    assert (await now(world)).row.paused_at is not None
    await boss.click(paused, custom_id=button(paused, "tournament-resume"))
    assert (await now(world)).row.paused_at is None
    sure = (await boss.click(shown, custom_id="::tournament-cancel:1")).response
    assert sure is not None
    await boss.click(sure, custom_id=button(sure, "tournament-cancel-sure"))
    await world.bot.tables.tournaments.work()

    assert (await now(world)).row.phase == "cancelled"
    assert len(told(world, "The tournament is canceled")) == 1


async def test_an_announcement_that_may_have_been_sent_is_looked_for(world: World) -> None:
    """The program dies when the message stands there: the next one finds it, and posts no other."""
    boss = manager(world, "boss", "en-US")
    world.failpoint.name = "announcement.posted"
    await boss.slash(world.channel, "tournament", game="san-juan")
    assert world.failpoint.struck
    world.failpoint.name = ""
    world.forgive(Killed)

    await world.restart()
    there = newest(world.public(world.channel)).created_at
    world.context.now = lambda: there + timedelta(minutes=10)
    await world.bot.tables.tournaments.work()

    assert len(told(world, "Sign up until")) == 1
    assert await world.bot.tables.tournaments._unposted() == []


@pytest.mark.parametrize(
    ("locale", "corrected", "results", "refused"),
    [
        (
            "en-US",
            "A manager corrected the result of table 1.1",
            "All results",
            "is the result already",
        ),
        (
            "pt-BR",
            "A organização corrigiu o resultado da mesa 1.1",
            "Todos os resultados",
            "já é esse",
        ),
    ],
)
async def test_a_manager_corrects_a_result(
    world: World, locale: str, corrected: str, results: str, refused: str
) -> None:
    """By table and places; everybody reads it once, and the list of all results shows it. Others cannot."""
    boss = manager(world, "boss", locale)
    people = [world.person(name, locale) for name in ("ana", "bruno", "carla", "davi")]
    await boss.slash(
        world.channel,
        "tournament",
        game="san-juan",
        format="round-robin",
        seats=2,
        name="Copa",
        **{"sign-up-days": 1},
    )
    post = newest(world.public(world.channel))
    for person in people:
        await answer(person, post, "tournament-join")
    await later(world, 1)
    asked = newest(world.public(world.channel))
    for person in people:
        await answer(person, asked, "tournament-check-in")
    await later(world, 2)
    await later(world, 10)
    tournament = await now(world)
    assert (tournament.row.round, tournament.row.rounds) == (2, 3)
    before = list(competition_ranks([line.rank or 0 for line in tournament.tables(1)[1]]))

    shown = (await boss.slash(world.channel, "tournament")).response
    assert shown is not None
    form = await boss.click(shown, custom_id=button(shown, "tournament-correct"))
    await boss.submit_modal(form, {"table": "7.7"})
    assert "2.3" in text_of(newest(world.channel.history(viewer=boss)))
    form = await boss.click(shown, custom_id=button(shown, "tournament-correct"))
    found = (await boss.submit_modal(form, {"table": "1.1"})).response
    assert found is not None
    change = await boss.click(found, custom_id=button(found, "tournament-correct-form"))
    same = "\n".join(f"{rank}. x" for rank in before)
    await boss.submit_modal(change, {"ranks": same})
    assert refused in text_of(newest(world.channel.history(viewer=boss)))
    turned = [2, 1] if before != [2, 1] else [1, 2]
    change = await boss.click(found, custom_id=button(found, "tournament-correct-form"))
    await boss.submit_modal(change, {"ranks": "\n".join(f"{rank}. x" for rank in turned)})
    await world.bot.tables.tournaments.work()

    after = await now(world)
    assert [line.rank for line in after.tables(1)[1]] == turned
    [message] = told(world, corrected)
    assert pinged(world.env, message) == set()
    standing = (
        await people[0].click(message, custom_id=button(message, "tournament-standings"))
    ).response
    assert standing is not None
    listed = (
        await people[0].click(standing, custom_id=button(standing, "tournament-crosstable"))
    ).response
    assert listed is not None
    assert results in text_of(listed)
    assert "**12** (" in text_of(listed)
    assert "**0** (" in text_of(listed)
    [forged] = await press_together(
        world.env, [(people[0], message, "::tournament-correct-form:1:1.1")]
    )
    assert forged.modal is None


async def test_groups_are_shown_apart_and_the_final_is_announced(world: World) -> None:
    """Until it is over the standings have a heading for each group."""
    boss = manager(world, "boss", "en-US")
    people = [world.person(name) for name in ("ana", "bruno", "carla", "davi")]
    await boss.slash(
        world.channel,
        "tournament",
        game="san-juan",
        format="groups",
        seats=2,
        rounds=2,
        **{"sign-up-days": 1},
    )
    [post] = told(world, "Players are drawn into 2 groups")
    for person in people:
        await answer(person, post, "tournament-join")
    await later(world, 1)
    asked = newest(world.public(world.channel))
    for person in people:
        await answer(person, asked, "tournament-check-in")
    await later(world, 2)
    await later(world, 10)

    [final] = told(world, "The final, until")
    standing = await answer(people[0], final, "tournament-standings")
    assert "Group A" in standing
    assert "Group B" in standing
    await later(world, 18)
    [result] = told(world, "🏆")
    assert "Group A" not in await answer(people[0], result, "tournament-standings")


@pytest.mark.parametrize(
    ("locale", "holds", "refused"),
    [
        (
            "en-US",
            "can open tournaments, and manage all of them",
            "only some people can open tournaments",
        ),
        ("pt-BR", "podem abrir torneios e cuidar", "só algumas pessoas podem abrir torneios"),
    ],
)
async def test_only_a_role_opens_and_manages_tournaments(
    world: World, locale: str, holds: str, refused: str
) -> None:
    """Whom `/setup` names, and managers of the server: they manage each other's tournaments, too."""
    role = world.guild.create_role("organisers")
    host, other = world.person("host", locale, [role]), world.person("other", locale, [role])
    guest, boss = world.person("guest", locale), manager(world, "boss", locale)
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    chosen = await boss.select(shown, [role], custom_id="::setup-organisers:role")
    assert chosen.response is not None
    assert holds in text_of(chosen.response)

    told_guest = (await guest.slash(world.channel, "tournament", game="san-juan")).response
    assert told_guest is not None
    assert refused in text_of(told_guest)
    await host.slash(world.channel, "tournament", game="san-juan")
    managed = (await other.slash(world.channel, "tournament")).response
    assert managed is not None
    assert "tournament-cancel" in words_on(managed)
    seen = (await guest.slash(world.channel, "tournament")).response
    assert seen is not None
    assert "tournament-cancel" not in words_on(seen)
    only = (await boss.click(chosen.response, custom_id="::setup-organisers:managers")).response
    assert only is not None
    told_host = (await host.slash(world.channel, "tournament", game="san-juan")).response
    assert told_host is not None
    assert refused in text_of(told_host)
    await boss.click(only, custom_id="::setup-organisers:everybody")
    await guest.slash(world.channel, "tournament", game="san-juan")
    assert len(await store.running(world.context, world.guild.id)) == 2
