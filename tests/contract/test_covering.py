"""The tables that the laws look at, and the moments of their games."""

import itertools
from typing import Literal

from msgspec.structs import asdict

from games.core.game import Options
from games.core.model import Message, say
from tests.contract.covering import AnyGame, covering
from tests.contract.subjects import Case, cases
from tests.contract.walks import POSITIONS, Moment, looked_at, spread, walks
from tests.games.core.toy import TOY, Toy


class ManyOptions(Options, frozen=True):
    """More than anybody would try one after another: 864 sets."""

    map: Literal["small", "large", "huge"] = "small"
    fog: bool = False
    wind: bool = False
    trade: Literal["none", "some", "all"] = "none"
    pirates: bool = False
    gold: Literal["none", "some", "all"] = "none"
    first: Literal["drawn", "1", "2", "3"] = "drawn"


class Manifold(Toy):
    """The toy game with many options, not all of which go together."""

    options = ManyOptions  # type: ignore[assignment]  # other ones than the toy's

    def check(self, seats: int, options: Options) -> Message | None:
        """No fog on a small map; nobody begins who is not there."""
        assert isinstance(options, ManyOptions)
        if options.fog and options.map == "small":
            return say("no-fog")
        if options.first != "drawn" and int(options.first) > seats:
            return say("nobody-there")
        return None


def pairs(seats: int, options: Options) -> set[frozenset[tuple[str, object]]]:
    """Every two values of a table."""
    values = [("seats", seats), *asdict(options).items()]
    return {frozenset(pair) for pair in itertools.combinations(values, 2)}


def every_pair(game: AnyGame, names: dict[str, tuple[object, ...]]) -> set[frozenset[object]]:
    """All that can stand together at some table, found by trying every set."""
    found: set[frozenset[object]] = set()
    for seats in game.seats:
        for values in itertools.product(*names.values()):
            options = game.options(**dict(zip(names, values, strict=True)))
            if game.check(seats, options) is None:
                found |= pairs(seats, options)
    return found


def test_every_two_values_stand_together_at_some_table() -> None:
    """At few tables: 24 instead of thousands; numbers between the least and the greatest may stay away."""
    game = Manifold()
    amounts = ("none", "some", "all")
    names: dict[str, tuple[object, ...]] = {
        "map": ("small", "large", "huge"),
        "fog": (False, True),
        "wind": (False, True),
        "trade": amounts,
        "pirates": (False, True),
        "gold": amounts,
        "first": ("drawn", "1"),
    }

    tables = covering(game)

    shown = {pair for seats, options in tables for pair in pairs(seats, options)}
    assert every_pair(game, names) <= shown
    assert all(game.check(*table) is None for table in tables)
    assert len(tables) <= 24
    assert tables[0] == (2, ManyOptions())
    greatest = {(seats, options.first) for seats, options in tables if options.first != "drawn"}  # type: ignore[attr-defined]  # ManyOptions
    assert greatest == {(2, "1"), (2, "2"), (3, "1"), (3, "3"), (4, "1"), (4, "3")}


def test_a_game_without_options_is_played_at_every_number_of_seats() -> None:
    """There are no pairs, and yet no table may be left out."""

    class Plain(Toy):
        options = Options  # type: ignore[assignment]  # other ones than the toy's

        def check(self, seats: int, options: Options) -> Message | None:
            return None

    assert [table.seats for table in covering(Plain())] == [2, 3, 4]


def test_long_games_share_their_budget_and_keep_every_kind_of_answer() -> None:
    """A case with more moments than its share keeps the rare kinds whole."""
    every = {case: [m for one in walks(case) for m in one.moments] for case in cases()[-2:]}
    longest, moments = max(every.items(), key=lambda pair: len(pair[1]))
    tables = sum(case.game.id == longest.game.id for case in cases())

    looked = looked_at(longest)

    assert len(looked) <= max(POSITIONS / tables, len(kinds(moments)))
    chosen = [moment for moment in moments if (moment.walk.seed, moment.number) in looked]
    assert kinds(chosen) == kinds(moments)


def kinds(moments: list[Moment]) -> set[type]:
    """The kinds of action taken in them."""
    return {type(moment.action) for moment in moments}


def test_short_games_are_looked_at_whole() -> None:
    """Where the budget has room nothing is left out."""
    case = Case(TOY, 2, TOY.options())

    assert len(looked_at(case)) == sum(len(one.moments) for one in walks(case))


def test_a_choice_of_moments_is_even() -> None:
    """From the first on, at the same distance."""
    [game_walk, *_] = walks(Case(TOY, 2, TOY.options()))
    some = spread(game_walk.moments, 4)

    assert len(some) == 4
    assert some[0] is game_walk.moments[0]
