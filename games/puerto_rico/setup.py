"""Setting up the table (section 5)."""

from games.core.flow import Course
from games.core.model import Key
from games.core.multiset import drawn_one, with_one
from games.core.rng import Rng
from games.core.turns import clockwise
from games.puerto_rico.content import (
    BUILDINGS,
    KINDS,
    LIMITS,
    NOTHING,
    NUMBERS,
    PLACE,
    Counts,
    barrels_of,
    copies_of,
    named,
    spread,
    tiles_of,
)
from games.puerto_rico.events import GameBegan, RowLaid
from games.puerto_rico.frames import Drafting, Rounds
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import (
    Cargo,
    People,
    Place,
    Player,
    RoleCard,
    Secrets,
    State,
    Table,
)


def set_up(seats: int, options: PuertoRicoOptions, rng: Rng) -> Course[State]:
    """The table before the first question."""
    numbers = NUMBERS[seats]
    stack = list(tiles_of(seats))
    for good in numbers.starting:
        stack[PLACE[good]] -= 1
    course = Course(
        State(
            rng=rng,
            flow=(Rounds(),),
            table=_bare_table(seats, options),
            secrets=Secrets(points=(0,) * seats, stack=tuple(stack), looked=(NOTHING,) * seats),
        )
    )
    governor = course.below(seats)
    course.change_table(governor=governor)
    course.tell(GameBegan(governor))
    for seat, good in zip(clockwise(governor, seats), numbers.starting):
        course.change_player(seat, island=(Place(good),))
    _lay_first_row(course, numbers.row)
    if options.exp_new_buildings:
        course.push(Drafting(governor))
    return course


def _lay_first_row(course: Course[State], count: int) -> None:
    """Turn up the first plantations (U6)."""
    stack: Counts = course.state.secrets.stack
    row = NOTHING
    for _ in range(count):
        place = drawn_one(stack, course.below)
        stack = with_one(stack, place, -1)
        row = with_one(row, place)
    course.change_secrets(stack=stack)
    course.change_table(row=spread(row))
    course.tell(RowLaid(named(row)))


def types_at_start(options: PuertoRicoOptions) -> tuple[Key, ...]:
    """The types that are in play before any draft (U5, U7, U12)."""
    sets = {"nobles"} if options.exp_nobles else set()
    return tuple(
        [
            kind
            for kind in KINDS
            if BUILDINGS[kind].set in sets
            or BUILDINGS[kind].sort == "production"
            or (BUILDINGS[kind].set == "base" and not options.exp_new_buildings)
        ]
    )


def first_people(seats: int, options: PuertoRicoOptions) -> tuple[People, People]:
    """People in the supply and on the ship (U2, U13, U14)."""
    numbers = NUMBERS[seats]
    if not options.exp_nobles:
        return People(numbers.colonists), People(numbers.aboard)
    nobles = LIMITS.nobles_aboard
    aboard = People(numbers.aboard - nobles, nobles)
    return People(LIMITS.all_colonists - aboard.colonists, LIMITS.all_nobles - nobles), aboard


def _bare_table(seats: int, options: PuertoRicoOptions) -> Table:
    """The central board and empty island boards."""
    numbers = NUMBERS[seats]
    kinds = types_at_start(options)
    supply, ship = first_people(seats, options)
    return Table(
        players=(Player(numbers.doubloons, ()),) * seats,
        governor=0,
        round=1,
        roles=tuple([RoleCard(role) for role in numbers.roles]),
        buildings=kinds,
        market=tuple([copies_of(kind, seats) if kind in kinds else 0 for kind in KINDS]),
        goods=barrels_of(seats),
        supply=supply,
        ship=ship,
        cargo=tuple([Cargo(capacity) for capacity in numbers.ships]),
        house=(),
        row=(),
        discards=NOTHING,
        quarries=numbers.quarries,
        pool=numbers.pool,
        has_nobles=options.exp_nobles,
        is_simultaneous=options.simultaneous_placement,
        has_open_points=options.open_vp,
    )
