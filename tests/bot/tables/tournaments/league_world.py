"""Leagues on a service whose tables end when the test says so."""

from collections.abc import Iterable
from typing import Any

from bot.tables.tournaments import store
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.entering import LeagueTerms
from bot.tables.tournaments.model import Tournament
from tests.bot.tables.tournaments.world import checked_in, now, opened, round_played, signed_up
from tests.bot.tables.world import World


async def league(world: World, **chosen: Any) -> int:
    """A league of two rounds a season at tables of four, in divisions of four, of which one moves."""
    terms = LeagueTerms(chosen.pop("size", 4), chosen.pop("movers", 1), chosen.pop("more", ()))
    usual: dict[str, Any] = {"rounds": 2, "places": 48, "format": TournamentFormat.DIVISION}
    return await opened(world, **(usual | chosen), league=terms)


async def season(world: World, number: int) -> tuple[Tournament, ...]:
    """The divisions of the season that is played, or of the last one."""
    return await store.season(world.context, number, (await now(world, number)).row.round)


async def begun(world: World, people: int, **chosen: Any) -> int:
    """A league whose first season is being played by so many people."""
    number = await league(world, **chosen)
    await signed_up(world, number, range(1, people + 1))
    world.later(days=3)
    await world.tables.tournaments.work()
    await next_season(world, number, range(1, people + 1))
    return number


async def next_season(world: World, number: int, people: Iterable[int]) -> None:
    """These people check in for the season that comes, and it begins."""
    await checked_in(world, number, people)
    world.later(days=3)
    await world.tables.tournaments.work()


async def season_played(world: World, number: int) -> None:
    """All rounds of the season; whoever signed up earlier wins."""
    while (await now(world, number)).row.phase == "playing":
        for division in await season(world, number):
            strength = {one.number: -one.user_id for one in division.entrants}
            if division.row.phase == "playing":
                await round_played(world, division.id, strength.__getitem__)


def users(division: Tournament) -> set[int]:
    """Who plays in it, by the numbers of `person`."""
    return {one.user_id - 10_000 for one in division.taking_part}
