"""Frenemies: set-up, tokens, the robber, the end (docs/rules/catan-minis.md R301-R326, R380, 7.4, 7.5)."""

import pytest
from msgspec.structs import replace

from games.catan import actions as act
from games.catan.content import FIRST_VICTORY_CARD
from games.catan.events import BoughtCard, Won
from games.catan.frames import Acting, BeforeRoll
from games.catan.game import CATAN
from games.catan.modules.frenemies import actions as favor
from games.catan.modules.frenemies.actions import OfferGift
from games.catan.modules.frenemies.events import (
    DrewTheseTokens,
    DrewTokens,
)
from games.catan.modules.frenemies.part import CHIPS, GUILDS, NO_TOKENS, PRICES, all_tokens
from games.catan.modules.helpers.actions import FlipHelper, UseBride, UseMerchant, UseNoblewoman
from games.catan.options import CatanOptions
from games.catan.points import all_public_points, goal, open_lines, public_points
from games.core.rng import Rng
from tests.contract.particulars import ROOT
from tests.games.catan.befriending import (
    befriended,
    four,
    gifts,
    held,
    part,
    secret,
    with_part,
    with_supply,
)
from tests.games.catan.helping import with_helpers
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    does,
    empty_island,
    heard,
    keys_of,
    offers,
    rolled,
)
from tests.games.catan.rules import rows

KNIGHT = act.PlayCard("knight")
FAVORS = {favor.UseFavor, favor.ExchangeToken, OfferGift, favor.FavorTrade}


def frenemies(seats: int, **options: object) -> Position:
    """A game as it begins."""
    chosen = CatanOptions(frenemies=True, **options)  # type: ignore[arg-type]
    assert CATAN.check(seats, chosen) is None
    return Position(CATAN.setup(seats, chosen, Rng(bytes(32))).state)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_tokens_of_the_player_count(seats: int) -> None:
    """R301-R303, R502, R506: table 3.2 face down, twelve chips, nobody holds anything."""
    text = (ROOT / "docs" / "rules" / "catan-minis.md").read_text("utf-8")
    table = list(rows(text[text.index("### 3.2") : text.index("### 3.3")]))
    column = next(at for at, cell in enumerate(table[0]) if cell.startswith(str(seats)))
    stock = tuple(int(line[column]) for line in table[1:6])
    position = frenemies(seats)
    assert position.state.table.options.frenemies
    assert secret(position).supply == stock == all_tokens(seats)
    assert part(position).supply == sum(stock) == int(table[6][column].strip("*"))
    assert tuple(int(line[1]) for line in table[1:6]) == PRICES
    assert part(position).tokens == part(position).chips == (0,) * seats
    assert secret(position).held == (NO_TOKENS,) * seats
    assert str(CHIPS) in text[text.index("Also: 1 guild table") :].split("\n")[0]
    assert sum(all_tokens(6)[4:]) // PRICES[4] == CHIPS


def test_chips_can_never_run_out() -> None:
    """R355: all compasses of six players pay for no more than there are."""
    assert all_tokens(6)[GUILDS.index("master_builders")] // 2 <= CHIPS


def isle() -> Position:
    """Red builds at #1, #2 and #5, blue at #11, #12 and #16; the robber is on #19. Nobody builds at #17."""
    position = empty_island(4).with_settlement(RED, "C2").with_settlement(BLUE, "G5")
    return befriended(position).robber_on("#19")


def moved(position: Position, label: str) -> Position:
    """Red has played a knight and moved the robber there."""
    position = position.with_cards(RED, knight=1)
    return Position(does(position, RED, KNIGHT, act.MoveRobber(label)).state)


def test_the_robber_on_a_lonely_hex_earns_a_token() -> None:
    """E14, R320, R321, R313, R317: nobody builds there; one token by chance, which only the mover sees."""
    position = isle().with_cards(RED, knight=1)
    step = does(position, RED, KNIGHT, act.MoveRobber("#12"))
    assert heard(step, DrewTokens) == []
    step = does(position, RED, KNIGHT, act.MoveRobber("#17"))
    assert heard(step, DrewTokens) == [DrewTokens(RED, 1)]
    (told,) = heard(step, DrewTheseTokens, RED)
    assert isinstance(told, DrewTheseTokens)
    assert dict(told.tokens) == held(step.state, RED)
    assert heard(step, DrewTheseTokens, BLUE) == heard(step, DrewTheseTokens) == []
    assert step.sealed
    assert part(step.state).supply == sum(all_tokens(4)) - 1


def test_a_seven_earns_as_well_as_a_knight() -> None:
    """R320, R326, R495: each move is judged separately; a desert without buildings is a lonely hex."""
    position = isle().with_cards(RED, knight=1).before_roll(RED)
    before = does(position, RED, KNIGHT, act.MoveRobber("#17")).state
    assert part(before).tokens[RED] == 1
    empty = (
        Position(before).robber_on("#17").changed(buildings=empty_island(4).state.table.buildings)
    )
    step = does(rolled(empty, RED, 7).state, RED, act.MoveRobber("#11"))
    assert part(step.state).tokens[RED] == 2


def test_own_buildings_count_as_buildings() -> None:
    """R321: a hex that only the mover touches is not harmless."""
    assert part(moved(isle(), "#1")).tokens[RED] == 0
    assert part(moved(isle(), "#3")).tokens[RED] == 1


def test_a_desert_without_stealing_earns_a_token() -> None:
    """E14, R322, R324, R325: at a desert somebody else must be spared; elsewhere that earns none."""
    position = befriended(empty_island(4).with_settlement(BLUE, "G4")).holding(BLUE, ore=1)
    position = position.robber_on("#1")
    there = moved(position, "#11")
    assert part(there).tokens[RED] == 0
    assert offers(there, RED) == {act.Steal, act.LetBe}
    spared = does(there, RED, act.LetBe())
    assert heard(spared, DrewTokens) == [DrewTokens(RED, 1)]
    robbed = does(there, RED, act.Steal(str(BLUE)))
    assert heard(robbed, DrewTokens) == []
    elsewhere = does(moved(position, "#10"), RED, act.LetBe())
    assert heard(elsewhere, DrewTokens) == []


def test_victims_without_cards_are_spared_too() -> None:
    """R322: no stealing decision, and the token is earned all the same."""
    position = befriended(empty_island(4).with_settlement(BLUE, "G4")).robber_on("#1")
    assert part(moved(position, "#11")).tokens[RED] == 1


def test_the_own_desert_earns_nothing() -> None:
    """R323: only own buildings touch it."""
    position = befriended(empty_island(4).with_settlement(RED, "G4")).robber_on("#1")
    assert part(moved(position, "#11")).tokens[RED] == 0


def test_from_one_desert_to_the_other() -> None:
    """R325, R502: with 5-6 players the robber may go between the two deserts."""
    position = befriended(empty_island(5)).robber_on("#3")
    assert position.state.table.board.terrains[position.net.hex_of["#3"]] == "desert"
    assert part(moved(position, "#7")).tokens[RED] == 1


def test_the_bride_earns_nothing() -> None:
    """R320, R490, R505: moving the robber with a helper is no kindness."""
    position = with_helpers(four(), "robber_bride", "mendicant", "sage", "noblewoman")
    position = position.robber_on("#12")
    step = does(position, RED, UseBride("#10"))
    assert step.state.table.robber == position.net.hex_of["#10"]
    assert heard(step, DrewTokens) == []


def test_an_absent_player_earns_by_the_robber() -> None:
    """R508: a robber moved for somebody who is away earns the token like any other."""
    at_seven = rolled(isle(), RED, 7).state
    action = CATAN.default(at_seven, RED, Rng(bytes(32)))
    assert isinstance(action, act.MoveRobber)
    assert part(does(at_seven, RED, action).state).tokens[RED] == 1


def test_nothing_is_left_to_draw() -> None:
    """R317: what is owed is forfeited; spent tokens do not come back."""
    position = with_supply(isle(), {})
    assert part(position).spent == all_tokens(4)
    step = does(position.with_cards(RED, knight=1), RED, KNIGHT, act.MoveRobber("#17"))
    assert heard(step, DrewTokens) == [DrewTokens(RED, 0)]
    assert part(step.state).tokens[RED] == part(step.state).supply == 0
    last = with_supply(isle(), {"scholars": 1}).with_cards(RED, knight=1)
    step = does(last, RED, KNIGHT, act.MoveRobber("#17"))
    assert held(step.state, RED) == {"scholars": 1}
    assert step.sealed


def test_tokens_are_no_goods() -> None:
    """R316, R505: they are not traded, given or stolen, and do not count for the limit of 7."""
    position = four({"traders": 8}).holding(RED, ore=7)
    assert gifts(position, RED)[0] == {"ore"}
    assert set(keys_of(position, RED, act.OfferTrade)) == {"ore"}
    seven = rolled(position, RED, 7).state
    assert offers(seven, RED) == {act.MoveRobber}


@pytest.mark.parametrize("frame", [BeforeRoll(), Acting(building=False), Acting(trading=False)])
def test_any_moment_of_the_own_turn(frame: BeforeRoll | Acting) -> None:
    """R312: favors and gifts before the roll, while trading and while building; not while a card is being resolved."""
    position = four({"traders": 1}).holding(RED, ore=1).turn_of(RED, frame)
    assert {favor.UseFavor, favor.ExchangeToken, OfferGift} <= offers(position, RED)
    busy = does(position.with_cards(RED, knight=1), RED, KNIGHT).state
    assert not FAVORS & offers(busy, RED)
    for seat in (BLUE, ORANGE, WHITE):
        assert not FAVORS & offers(position, seat)


def test_nothing_of_it_in_the_special_building_phase() -> None:
    """R314, R502: no favor action and no gift, though the builder holds tokens and cards."""
    position = befriended(empty_island(5), {}, {"traders": 2}).holding(BLUE, lumber=1, brick=1)
    ended = does(position, RED, act.EndTurn()).state
    building = does(ended, BLUE, act.JoinBuilding("build")).state
    assert asked(building, BLUE) is not None
    assert not FAVORS & offers(building, BLUE)


def test_eleven_points_win() -> None:
    """R380, R505: the goal is 11, with and without the Helpers; hidden cards count."""
    assert goal(four().state.table) == 11
    both = frenemies(4, helpers=True)
    assert goal(both.state.table) == 11
    position = with_part(four(), chips=(7, 0, 0, 0)).with_cards(RED, chapel=1)
    assert public_points(position.state.table, RED) == 9
    step = does(position.holding(RED, grain=2, ore=3), RED, act.BuildCity("C2"))
    assert heard(step, Won) == [Won(RED, 11)]
    lines = [open_lines(step.state.table, seat) for seat in range(4)]
    assert ("chips", 7) in lines[RED]
    totals = [sum(points for _, points in one) for one in lines]
    assert totals == all_public_points(step.state.table)
    assert totals == [public_points(step.state.table, seat) for seat in range(4)]
    (sheet,) = [one for one in CATAN.scores(step.state) if one.seat == RED]
    assert sheet.total == 11


def test_ten_points_do_not_win() -> None:
    """R380: the eleventh is needed; who has it already wins when the own turn begins."""
    position = with_part(four(), chips=(7, 0, 0, 0)).holding(RED, grain=2, ore=3)
    step = does(position, RED, act.BuildCity("C2"))
    assert public_points(step.state.table, RED) == 10
    assert heard(step, Won) == []
    early = with_part(four(), chips=(0, 9, 0, 0))
    assert heard(does(early, RED, act.EndTurn()), Won) == [Won(BLUE, 11)]


@pytest.mark.parametrize(
    "options",
    [
        CatanOptions(board="corsica", frenemies=True),
        CatanOptions(board="newyork", frenemies=True),
        CatanOptions(board="newyork", erie=True, frenemies=True, helpers=True),
    ],
)
def test_no_frenemies_in_the_scenarios(options: CatanOptions) -> None:
    """R501, R503: refused in the lobby by one sentence; without them the same table is fine."""
    refused = CATAN.check(4, options)
    assert refused is not None
    assert refused.id == "catan-refused-frenemies"
    assert CATAN.check(4, replace(options, frenemies=False)) is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_frenemies_with_the_helpers(seats: int) -> None:
    """R505: both parts lie on the table, at every number of players."""
    position = frenemies(seats, helpers=True, board="random")
    assert len(position.state.table.parts) == 2


def test_a_favor_and_a_helper_in_one_turn() -> None:
    """R505: neither uses up the other; demanding with the Merchant is no gift."""
    position = with_helpers(
        four({"master_builders": 2}), "merchant", "mendicant", "sage", "noblewoman"
    )
    position = position.holding(RED, ore=2).holding(BLUE, wool=1)
    step = does(position, RED, favor.UseFavor("master_builders"))
    assert UseMerchant in offers(step.state, RED)
    after = does(step.state, RED, UseMerchant("wool", str(BLUE)))
    assert heard(after, DrewTokens) == []
    assert part(after.state).has_given is False
    assert part(after.state).has_acted is True


def test_the_noblewoman_compares_chips_too() -> None:
    """R505: visible points include Catan chips; tokens are nothing to take."""
    position = with_helpers(four(), "noblewoman", "mendicant", "sage", "merchant")
    position = position.holding(BLUE, ore=1)
    assert UseNoblewoman not in offers(position, RED)
    lucky = befriended(position, {}, {"traders": 3})
    assert UseNoblewoman not in offers(lucky, RED)
    ahead = with_part(position, chips=(0, 1, 0, 0))
    assert keys_of(ahead, RED, UseNoblewoman) == (str(BLUE),)


def test_flipping_comes_after_what_a_helper_earned() -> None:
    """R497, R505: nothing of the module is offered before the helper is flipped or exchanged."""
    position = with_helpers(
        four({"traders": 1}), "robber_bride", "mendicant", "sage", "noblewoman"
    ).robber_on("#12")
    step = does(position, RED, UseBride("#10"))
    assert not FAVORS & offers(step.state, RED)
    assert favor.UseFavor in offers(does(step.state, RED, FlipHelper()).state, RED)


def test_bought_cards_are_told_as_before() -> None:
    """R120, R358: buying tells how many are left; a card by favor is not bought."""
    position = four().holding(RED, wool=1, grain=1, ore=1)
    left = sum(position.state.secrets.deck) - 1
    assert heard(does(position, RED, act.BuyCard()), BoughtCard) == [BoughtCard(RED, left)]
    assert FIRST_VICTORY_CARD == 4
