"""Favor tokens: drawn blind, spent face up, returned face down (R317, R350, R361)."""

from msgspec.structs import replace

from games.catan.modules.frenemies.events import DrewTheseTokens, DrewTokens
from games.catan.modules.frenemies.part import GUILDS, NO_TOKENS, PRICES, Favors, Frenemies
from games.catan.secretive import keep, part_in
from games.catan.state import State, Table
from games.core.flow import Course
from games.core.model import Key, Seat
from games.core.multiset import Counts, drawn, minus, plus, with_one


def frenemies(table: Table) -> Frenemies:
    """What everybody sees."""
    return part_in(table.parts, Frenemies)


def favors(state: State) -> Favors:
    """The kinds of all tokens."""
    return part_in(state.secrets.parts, Favors)


def put(course: Course[State], part: Frenemies) -> None:
    """Put what everybody sees now in the place of what they saw."""
    parts = course.state.table.parts
    course.change_table(parts=tuple([part if isinstance(one, Frenemies) else one for one in parts]))


def with_seat(values: tuple[Counts, ...], seat: Seat, counts: Counts) -> tuple[Counts, ...]:
    """The values with other ones for that seat."""
    return (*values[:seat], counts, *values[seat + 1 :])


def draw(course: Course[State], seat: Seat, owed: int) -> None:
    """The seat draws what it is owed as far as there are tokens, and alone sees which (R317, R363)."""
    course.tell(DrewTokens(seat, min(owed, frenemies(course.state.table).supply)))
    take(course, seat, owed)


def take(course: Course[State], seat: Seat, owed: int) -> Counts:
    """Tokens by chance from the supply; those of the active player are new this turn (R315)."""
    part, secret = frenemies(course.state.table), favors(course.state)
    count = min(owed, part.supply)
    got = drawn(secret.supply, count, course.below)
    if not count:
        return got
    is_active = seat == course.state.table.active
    put(
        course,
        replace(
            frenemies(course.state.table),
            supply=part.supply - count,
            tokens=with_one(part.tokens, seat, count),
            fresh=part.fresh + count if is_active else part.fresh,
        ),
    )
    keep(
        course,
        replace(
            favors(course.state),
            supply=minus(secret.supply, got),
            held=with_seat(secret.held, seat, plus(secret.held[seat], got)),
            fresh=plus(secret.fresh, got) if is_active else secret.fresh,
        ),
    )
    # Also the last token of all has been unknown to the seat.
    course.sealed = True
    told = tuple([(key, one) for key, one in zip(GUILDS, got, strict=True) if one])
    course.whisper(DrewTheseTokens(seat, told), seat)
    return got


def usable(state: State) -> Counts:
    """Tokens that the active player may spend now (R315)."""
    secret = favors(state)
    held = secret.held[state.table.active]
    return held if secret.fresh == NO_TOKENS else minus(held, secret.fresh)


def spend(course: Course[State], seat: Seat, guild: Key) -> None:
    """The price of a favor goes face up onto the guild table, out of the game (R350)."""
    place = GUILDS.index(guild)
    price = PRICES[place]
    part, secret = frenemies(course.state.table), favors(course.state)
    held = with_seat(secret.held, seat, with_one(secret.held[seat], place, -price))
    keep(course, replace(favors(course.state), held=held))
    put(
        course,
        replace(
            frenemies(course.state.table),
            tokens=with_one(part.tokens, seat, -price),
            spent=with_one(part.spent, place, price),
            has_acted=True,
        ),
    )


def put_back(course: Course[State], seat: Seat, guild: Key) -> None:
    """A token goes face down into the supply. How many were drawn this turn stays known, whichever goes back (R315, R363)."""
    place = GUILDS.index(guild)
    part, secret = frenemies(course.state.table), favors(course.state)
    keep(
        course,
        replace(
            favors(course.state),
            supply=with_one(secret.supply, place),
            held=with_seat(secret.held, seat, with_one(secret.held[seat], place, -1)),
            drawn="",
        ),
    )
    tokens = with_one(part.tokens, seat, -1)
    put(
        course,
        replace(
            frenemies(course.state.table), supply=part.supply + 1, tokens=tokens, has_returned=True
        ),
    )
