"""What people forget: business that runs over a border, or ends the game (R12, R16, R17, R60)."""

from msgspec.structs import replace

from games.core.model import Key
from games.core.rng import Rng
from games.sutters_mill.actions import StopDigging, Switch
from games.sutters_mill.content import CAMPS, PLACE, SPACES, Counters
from games.sutters_mill.events import DidBusiness
from games.sutters_mill.forecast import forecast
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.options import SuttersMillOptions
from games.sutters_mill.state import State
from tests.games.sutters_mill.table import Town


def forecast_of(
    left: Counters, certificates: int, camp: Key | None = None
) -> tuple[str, object] | None:
    """What the first player is told with so many counters left and so many certificates without bonus, and a prospector in
    that camp: else in the current one.
    """
    state: State = SUTTERS_MILL.setup(3, SuttersMillOptions(), Rng(bytes(32))).state
    seat = state.table.active
    stood = [0] * len(SPACES)
    current = next(camp for camp, rest in zip(CAMPS, left, strict=True) if rest)
    stood[PLACE[camp or current]] = 1
    players = list(state.table.players)
    players[seat] = replace(players[seat], prospectors=tuple(stood))
    holders = tuple(
        [seat if 3 <= place < 3 + certificates else -1 for place in range(len(state.table.holders))]
    )
    state = replace(
        state,
        table=replace(
            state.table, left=left, holders=holders, adventurer=-1, players=tuple(players)
        ),
    )
    decision = SUTTERS_MILL.first(state)
    assert decision is not None
    told = forecast(SUTTERS_MILL.public(state), SUTTERS_MILL.private(state, seat), decision)
    return (
        None if told is None else (told.id.removeprefix("sutters-mill-forecast-"), told.args[1][1])
    )


def test_income_over_a_border_is_forecast_section_by_section() -> None:
    """After the counter that must be dug first; nothing where all come from one section (R12)."""
    told = forecast_of((3, 9, 9), 3)

    assert told is not None
    assert told[0] == "border"
    assert getattr(told[1], "amounts", None) == (("river", 2), ("hill", 1))
    assert forecast_of((4, 9, 9), 3) is None
    assert forecast_of((1, 9, 9), 0) is None


def test_the_forecast_comes_true_with_its_bonus() -> None:
    """One river counter is left and must be dug: all business is of the hill, one more with the fire station (R51)."""
    town = Town().stands(0, river_camp=1).stack("hook", "0K").stack("smith", "0Q")
    assert said(town.left(river=1, hill=9, mine=9)) == (1, (("hill", 3),))
    assert town.dig("jail").told(DidBusiness)[0].counters == (("hill", 3),)


def test_business_is_forecast_anew_once_a_counter_is_dug() -> None:
    """Nothing more must be dug before it."""
    town = Town().stands(0, river_camp=2).stack("hook", "0K").stack("smith", "0Q")
    town.left(river=2, hill=9, mine=9).dig("jail")
    assert said(town) == (0, (("river", 1), ("hill", 2)))
    assert town.do(StopDigging()).told(DidBusiness)[0].counters == (("river", 1), ("hill", 2))


def said(town: Town) -> tuple[object, object]:
    """How often the first player digs before the business, and what it brings, as they are told."""
    public, private = SUTTERS_MILL.public(town.state), SUTTERS_MILL.private(town.state, 0)
    message = forecast(public, private, town.asked)
    assert message is not None
    args = dict(message.args)
    return args["digs"], getattr(args["counters"], "amounts", None)


def test_cards_that_would_be_left_in_town_are_forecast_when_it_grows_late() -> None:
    """Until the switch, from six counters a player on (R4, R62)."""

    def told(town: Town) -> dict[str, object] | None:
        public, private = SUTTERS_MILL.public(town.state), SUTTERS_MILL.private(town.state, 0)
        message = forecast(public, private, town.asked)
        return None if message is None else dict(message.args)

    town = Town().stands(0, jail=1).stack("mill", "0K 12 07")
    assert told(town.left(mine=13)) is None
    assert told(town.left(mine=12)) == {"left": 12, "points": 17}
    assert told(town.do(Switch())) is None
    assert told(Town().stands(0, jail=1).stack("mill", "1K").left(mine=12)) is None


def test_income_that_ends_the_game_is_forecast() -> None:
    """With as many counters left as are dug and taken, or fewer; also where digging alone takes the last."""
    assert forecast_of((0, 0, 4), 3) == ("end", 4)
    assert forecast_of((0, 0, 3), 3) == ("end", 3)
    assert forecast_of((0, 0, 1), 3) == ("end", 1)
    assert forecast_of((0, 0, 5), 3) is None


def test_no_business_is_forecast_to_whoever_cannot_prospect() -> None:
    """It follows only after a prospector of theirs has left the current camp (R8)."""
    assert forecast_of((2, 9, 9), 3, camp="mine_camp") is None
    assert forecast_of((0, 0, 3), 3, camp="hill_camp") is None
