"""What is paid and received: doubloons, VP, barrels, people."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from games.core.flow import Course
from games.core.model import Key, Seat
from games.puerto_rico.events import EndNear, MoneyGained, PointsGained
from games.puerto_rico.state import People, State, Table

Cause: TypeAlias = Literal["colonists", "city", "points"]
"""What ends the game (S1)."""


def pay_points(course: Course[State], seat: Seat, points: int) -> None:
    """Give the seat VP from the pool, what it has not got on paper (R11); the last one ends the game (S1)."""
    state = course.state
    table, secrets = state.table, state.secrets
    held = secrets.points
    pool = table.pool - points
    paper = table.paper
    if pool < 0:
        pool, paper = 0, paper - pool
    course.state = replace(
        state,
        table=replace(table, pool=pool, paper=paper),
        secrets=replace(secrets, points=(*held[:seat], held[seat] + points, *held[seat + 1 :])),
    )
    if pool == 0 and not table.is_last:
        end_near(course, "points")


def gain_points(course: Course[State], seat: Seat, points: int, building: Key) -> None:
    """Give the seat VP for a building, and tell so."""
    if points:
        course.tell(PointsGained(seat, points, building))
        pay_points(course, seat, points)


def return_point(course: Course[State], seat: Seat) -> None:
    """Put a VP of the seat back into the pool (A44)."""
    held = course.state.secrets.points
    course.change_secrets(points=(*held[:seat], held[seat] - 1, *held[seat + 1 :]))
    course.change_table(pool=course.table.pool + 1)


def pay_money(course: Course[State], seat: Seat, doubloons: int) -> None:
    """Give the seat doubloons, or take them if below 0 (A1)."""
    if doubloons:
        held = course.table.players[seat].doubloons
        course.change_player(seat, doubloons=held + doubloons)


def gain_money(course: Course[State], seat: Seat, doubloons: int, building: Key) -> None:
    """Give the seat doubloons for a building, and tell so."""
    if doubloons:
        course.tell(MoneyGained(seat, doubloons, building))
        pay_money(course, seat, doubloons)


def end_near(course: Course[State], cause: Cause) -> None:
    """Set the end flag (S1), telling so the first time."""
    if not course.table.is_last:
        course.change_table(is_last=True)
        course.tell(EndNear(cause))


def colonist_source(table: Table) -> str | None:
    """Where Hospice and University take a colonist: the supply, else the ship; None where there is none (A8, A33)."""
    if table.supply.colonists:
        return "supply"
    return "ship" if table.ship.colonists else None


def take_colonist(course: Course[State]) -> None:
    """Take a colonist from there."""
    source = colonist_source(course.table)
    assert source is not None, "there is no colonist"
    people: People = getattr(course.table, source)
    course.change_table(**{source: People(people.colonists - 1, people.nobles)})
