"""`/stats`: the best and the closest game, with whom, what somebody likes to build; on a server and everywhere."""

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.db.schema import RESULTS, TABLES
from bot.game_registry import REGISTRY
from bot.tables.queries.statistics import liked, opened, statistics
from games.caylus.events import Built, Placed
from games.core.model import Term
from tests.bot.discord_app.elsewhere import go, in_a_foreign_server
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import Person, World, button, text_of

FAR_AWAY = 4_242
"""Another server."""


async def result(
    world: World, table: int, *seats: tuple[Person, int], guild: int | None = None
) -> None:
    """A game that ended with these points, the first seat ahead."""
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "guild_id": guild or world.guild.id,
            "game": "caylus",
            "user_id": person.id,
            "name": person.user.global_name,
            "rank": 1 + seat,
            "points": points,
            "gone": False,
            "rated": True,
            "timed": 0,
            "late": 0,
            "at": datetime(2026, 1, table, tzinfo=UTC),
        }
        for seat, (person, points) in enumerate(seats)
    ]
    async with world.context.database.write() as connection:
        await connection.execute(insert(RESULTS), rows)


async def shown(person: Person, world: World, **options: Any) -> Any:
    """What `/stats` answers on the server."""
    result = await person.slash(world.channel, "stats", **options)
    assert result.response is not None
    return result.response


@pytest.mark.parametrize(
    ("locale", "best", "closest", "company"),
    [
        (
            "en-US",
            "Best: 71 points (table 11)",
            "Closest: 2 points behind (table 12)",
            "Most games with Bruno (3) and Clara (1)",
        ),
        (
            "pt-BR",
            "Melhor: 71 pontos (mesa 11)",
            "Mais apertada: 2 pontos atrás (mesa 12)",
            "Joga mais com Bruno (3) e Clara (1)",
        ),
    ],
)
async def test_the_best_the_closest_and_with_whom(
    world: World, locale: str, best: str, closest: str, company: str
) -> None:
    """Of the games on that server alone; tables that are gone are named without a way there."""
    ana, bruno, clara = world.person("ana", locale), world.person("bruno"), world.person("clara")
    await result(world, 11, (ana, 71), (bruno, 50))
    await result(world, 12, (bruno, 42), (ana, 40), (clara, 20))
    await result(world, 13, (ana, 60), (bruno, 40))
    await result(world, 14, (ana, 99), (bruno, 98), guild=FAR_AWAY)

    told = text_of(answer := await shown(ana, world))

    assert [one.filename.partition("-")[0] for one in answer.attachments] == ["ladder"]
    for line in (best, closest, company):
        assert line in told


async def test_elsewhere_it_is_ones_own_games_of_all_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a rating, which a server has; nobody else's are told there."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await result(world, 11, (ana, 71), (bruno, 50))
    await result(world, 14, (ana, 99), (bruno, 98), guild=FAR_AWAY)
    go(monkeypatch, in_a_foreign_server)

    own = (await ana.user.slash("stats")).response
    other = (await ana.user.slash("stats", person=bruno)).response

    assert own is not None
    assert "Best: 99 points (table 14)" in text_of(own)
    assert "85 points on average" in own.attachments[0].description
    assert other is not None
    assert "only your own games" in text_of(other)


async def test_the_replay_of_such_a_game_is_a_press_away(world: World) -> None:
    """Where the table is still stored, and the reader may look at it."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="caylus")
    await result(world, 1, (ana, 71), (bruno, 50))
    async with world.context.database.write() as connection:
        await connection.execute(update(TABLES).values(phase="finished"))
    world.context.forget(1)
    answer = await shown(ana, world)

    opened = (await ana.click(answer, custom_id=button(answer, "open-one"))).response

    assert opened is not None
    assert "Move 1 of 1" in text_of(opened)


async def test_what_a_robot_ended_is_not_counted(world: World) -> None:
    """Nor a game of which this release knows nothing."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await result(world, 11, (ana, 71), (bruno, 50))
    async with world.context.database.write() as connection:
        await connection.execute(update(RESULTS).values(gone=True))

    found = await statistics(world.context, ana.id, None, ["caylus"])

    assert found.games == ()


def test_what_somebody_builds_most_is_counted() -> None:
    """One's own buildings alone, the most first."""
    game = REGISTRY["caylus"].game
    built = [
        Built(seat, tile, 1, (), 2)
        for seat, tile in ((0, "w_mason"), (1, "s_bank"), (0, "s_bank"), (0, "w_mason"))
    ]

    assert liked(game, [(0, built)]) == (
        (Term("building", "w_mason"), 2),
        (Term("building", "s_bank"), 1),
    )


def test_the_first_placement_of_each_game_is_how_somebody_opens() -> None:
    """Of the seat alone, and only the first of a game; the most frequent first."""
    game = REGISTRY["caylus"].game
    farm, inn = [Placed(0, place, 1) for place in ("n_farm", "inn")]
    other = Placed(1, "stables", 1)
    told = opened(game, [(0, (other, inn, farm)), (0, (farm, inn)), (0, (inn,)), (1, (inn,))])

    assert told == ((Term("building", "inn"), 2), (Term("building", "n_farm"), 1))
