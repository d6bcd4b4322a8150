"""The Helpers: taking, using, flipping, exchanging, and when (docs/rules/catan-minis.md R401-R419, R495-R498)."""

from typing import get_args

import pytest

from games.catan.actions import EndTurn, FoundingRoad, JoinBuilding, PlayCard, Roll, Settle
from games.catan.frames import Acting, BeforeRoll, Discards, RobberMoving
from games.catan.game import CATAN
from games.catan.modules.helpers import actions as act
from games.catan.modules.helpers.events import ExchangedHelper, FlippedHelper, KeptHand, TookHelper
from games.catan.modules.helpers.frames import GeneralAsked, HelperUsed, MayorAsked
from games.catan.modules.helpers.part import HELPERS
from games.catan.modules.helpers.rules import USES
from games.catan.options import CatanOptions
from games.catan.points import goal
from games.core.rng import Rng
from tests.contract.particulars import ROOT
from tests.games.catan.helping import five, four, part, with_helpers
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    Position,
    asked,
    beginners,
    does,
    heard,
    keys_of,
    offers,
    rolled,
)
from tests.games.catan.rules import rows

JOIN = JoinBuilding("build")
KNIGHT = PlayCard("knight")
CATAN_HELPERS = set(get_args(act.AnyHelperAction))

RICH = {"lumber": 9, "brick": 9, "wool": 9, "grain": 9, "ore": 9}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_helpers_come_with_the_second_settlement(seats: int) -> None:
    """E20, R401, R402, R404, R506: in the order of the pile, the last in turn order first; the rest is on display."""
    state = CATAN.setup(seats, CatanOptions(board="random", helpers=True), Rng(bytes(32))).state
    assert part(state).display == HELPERS[seats:]
    taken = []
    while state.table.turn == 0:
        decision = CATAN.first(state)
        assert decision is not None
        seat = decision.seat
        state = does(state, seat, Settle(keys_of(state, seat, Settle)[0])).state
        step = does(state, seat, FoundingRoad(keys_of(state, seat, FoundingRoad)[0]))
        taken += heard(step, TookHelper)
        state = step.state
    order = [(state.table.starter + turn) % seats for turn in range(seats)][::-1]
    assert [TookHelper(seat, key) for seat, key in zip(order, HELPERS, strict=False)] == taken
    assert len(part(state).display) == len(HELPERS) - seats


def test_beginners_get_helpers_in_the_same_way() -> None:
    """R403, R405: the last in turn order A1; they may be used from the first turn on."""
    step = CATAN.setup(4, CatanOptions(helpers=True), Rng(bytes(32)))
    starter = step.state.table.starter
    assert part(step.state).held[(starter + 3) % 4] == "merchant"
    assert part(step.state).held[starter] == "explorer"
    assert part(step.state).taken == ()


def test_side_a_is_flipped_or_exchanged() -> None:
    """E22, R415-R417: at once, before anything else; nothing may be returned unused."""
    step = does(four("captain"), RED, act.UseCaptain("ore"))
    assert isinstance(step.state.flow[-1], HelperUsed)
    assert offers(step.state, RED) == {act.FlipHelper, act.ExchangeHelper}
    assert "captain" not in keys_of(step.state, RED, act.ExchangeHelper)
    flipped = does(step.state, RED, act.FlipHelper())
    assert [FlippedHelper(RED, "captain")] == heard(flipped, FlippedHelper)
    assert (part(flipped.state).held[RED], part(flipped.state).flipped[RED]) == ("captain", True)
    other = does(step.state, RED, act.ExchangeHelper("general"))
    assert [ExchangedHelper(RED, "captain", "general")] == heard(other, ExchangedHelper)
    assert part(other.state).held[RED] == "general"
    assert "captain" in part(other.state).display
    assert "general" not in part(other.state).display
    assert not {act.FlipHelper, act.ExchangeHelper} & offers(four("captain"), RED)


def test_side_b_is_exchanged() -> None:
    """E22, R415, R416: the new one has side A up, and is another one."""
    step = does(four("captain", flipped=True), RED, act.UseCaptain("ore"))
    assert offers(step.state, RED) == {act.ExchangeHelper}
    after = does(step.state, RED, act.ExchangeHelper("priest")).state
    assert (part(after).held[RED], part(after).flipped[RED]) == ("priest", False)


def test_one_use_a_turn_and_a_new_helper_waits() -> None:
    """R410-R412, R419: not again after flipping, not the new one; both from the next turn on; the Captain's rate stays."""
    used = does(four("captain"), RED, act.UseCaptain("ore"), act.FlipHelper()).state
    assert act.UseCaptain not in offers(used, RED)
    traded = does(four("captain"), RED, act.UseCaptain("ore"), act.ExchangeHelper("robber_bride"))
    moved = Position(traded.state).robber_on("#1")
    assert act.UseBride not in offers(moved, RED)
    assert part(traded.state).captain == "ore"
    later = does(moved, RED, EndTurn()).state
    assert (part(later).used, part(later).taken, part(later).captain) == ((), (), "")
    again = Position(later).before_roll(RED)
    assert act.UseBride in offers(again, RED)


def test_no_helper_in_the_special_building_phase() -> None:
    """R411, R413: nothing is offered there, and the turn's marks last until it ends."""
    position = five("captain").holding(RED, **RICH)
    position = position.holding(BLUE, lumber=2, brick=2)
    used = does(position, RED, act.UseCaptain("ore"), act.FlipHelper(), EndTurn()).state
    assert part(used).used == (RED,)
    decision = asked(used, BLUE)
    assert decision is not None
    assert {offer.action for offer in decision.offers} == {type(JOIN)}
    building = does(used, BLUE, JOIN).state
    assert not {kind for kind in offers(building, BLUE) if kind in CATAN_HELPERS}


def test_helpers_are_no_goods() -> None:
    """R414, R418: using one is always left open, and none is ever offered in trade."""
    position = four("merchant").holding(RED, **RICH)
    assert EndTurn in offers(position, RED)
    assert all("helper" not in str(key) for key in keys_of(position, RED, act.UseMerchant))


def test_the_order_after_a_seven() -> None:
    """E25, R445-R448, R495: the General, flipping or exchanging, then discards, then the robber; knights do not trigger it."""
    position = with_helpers(beginners(), "captain", "general", "sage", "priest")
    position = position.holding(BLUE, ore=9).holding(ORANGE, wool=8)
    step = rolled(position, RED, 7)
    assert step.state.flow == (
        Acting(),
        RobberMoving(),
        step.state.flow[2],
        GeneralAsked(BLUE, True),
    )
    kept = does(step.state, BLUE, act.KeepHand())
    assert [KeptHand(BLUE)] == heard(kept, KeptHand)
    assert isinstance(kept.state.flow[-1], HelperUsed)
    after = does(kept.state, BLUE, act.FlipHelper()).state
    discards = after.flow[-1]
    assert isinstance(discards, Discards)
    assert [lane.seat for lane in discards.lanes] == [ORANGE]
    declined = does(step.state, BLUE, act.DeclineHelper()).state.flow[-1]
    assert isinstance(declined, Discards)
    assert [lane.seat for lane in declined.lanes] == [BLUE, ORANGE]
    knight = does(position.with_cards(RED, knight=1), RED, KNIGHT).state
    assert isinstance(knight.flow[-1], RobberMoving)


def test_the_general_takes_a_card_for_a_small_hand() -> None:
    """E25, R445, R446: with 7 cards one is taken, and 8 are not discarded from; not with an empty bank."""
    position = with_helpers(beginners(), "captain", "general", "sage", "priest")
    step = rolled(position.holding(BLUE, ore=7), RED, 7)
    assert step.state.flow[-1] == GeneralAsked(BLUE, False)
    taken = does(step.state, BLUE, act.TakeWithHelper("wool"), act.FlipHelper()).state
    assert sum(taken.secrets.players[BLUE].hand) == 8
    assert isinstance(taken.flow[-1], RobberMoving)
    assert asked(taken, BLUE) is None
    empty = rolled(position.changed(bank=(0, 0, 0, 0, 0)), RED, 7)
    assert isinstance(empty.state.flow[-1], RobberMoving)


def test_the_mayor_consoles_for_an_empty_roll() -> None:
    """E21, R435-R437, R496: on anybody's turn, at once, a card that the bank has; then the turn goes on."""
    position = with_helpers(beginners(), "captain", "mayor", "sage", "priest")
    nothing = rolled(position, RED, 2)
    assert nothing.state.flow[-1] == MayorAsked(BLUE)
    assert asked(nothing.state, RED) is None
    taken = does(nothing.state, BLUE, act.TakeWithHelper("ore")).state
    assert taken.secrets.players[BLUE].hand[4] == position.state.secrets.players[BLUE].hand[4] + 1
    changed = does(taken, BLUE, act.ExchangeHelper("general")).state
    assert changed.flow == (Acting(),)
    assert part(changed).taken == (BLUE,)
    served = rolled(position, RED, 5)
    assert isinstance(served.state.flow[-1], Acting)
    robbed = rolled(position.robber_on("#17").with_settlement(ORANGE, "L2"), RED, 5)
    assert isinstance(robbed.state.flow[-1], Acting | MayorAsked)
    bankless = rolled(position.changed(bank=(0, 0, 0, 0, 0)), RED, 2)
    assert isinstance(bankless.state.flow[-1], Acting)
    poor = rolled(position.changed(bank=(0, 0, 1, 0, 0)), RED, 3)
    assert isinstance(poor.state.flow[-1], MayorAsked)
    assert keys_of(poor.state, BLUE, act.TakeWithHelper) == ("wool",)


def test_a_new_general_waits_for_the_next_turn() -> None:
    """E21, R411, R498: taken in somebody else's turn, used in the one after it; there is one of each."""
    position = with_helpers(beginners(), "captain", "mayor", "sage", "priest")
    state = rolled(position, RED, 2).state
    state = does(state, BLUE, act.TakeWithHelper("ore"), act.ExchangeHelper("general")).state
    again = Position(state).changed(flow=(BeforeRoll(),))
    seven = rolled_on(again, RED)
    assert isinstance(seven, RobberMoving)
    later = does(state, RED, EndTurn()).state
    assert part(later).taken == ()
    assert isinstance(rolled(Position(later), ORANGE, 7).state.flow[-1], GeneralAsked)
    for one in (state, later):
        everywhere = [*part(one).held, *part(one).display]
        assert sorted(everywhere) == sorted(HELPERS)


def rolled_on(position: Position, seat: int) -> object:
    """The frame after a 7 in the turn as it stands."""
    for attempt in range(2000):
        step = does(position.changed(rng=Rng(attempt.to_bytes(32, "big"))), seat, Roll())
        if sum(step.state.table.dice) == 7:
            return step.state.flow[-1]
    raise AssertionError("no seven")


def test_who_stays_away_uses_no_helper() -> None:
    """R508, R507: Mayor and General decline; a used one is flipped, or on side B exchanged for the first on display."""
    position = with_helpers(beginners(), "captain", "mayor", "sage", "priest")
    chance = Rng(bytes(32))
    assert act.DeclineHelper() == CATAN.default(rolled(position, RED, 2).state, BLUE, chance)
    used = does(four("captain"), RED, act.UseCaptain("ore")).state
    assert act.FlipHelper() == CATAN.default(used, RED, chance)
    last = does(four("captain", flipped=True), RED, act.UseCaptain("ore")).state
    assert act.ExchangeHelper(part(last).display[0]) == CATAN.default(last, RED, chance)


def test_helpers_win_nothing_by_themselves() -> None:
    """R480, R501: the goal stays that of the board; they go with every board and number of players."""
    assert goal(four("captain").state.table) == goal(beginners().state.table)
    for board in ("automatic", "random", "corsica", "newyork"):
        for seats in CATAN.seats:
            options = CatanOptions(board=board, helpers=True)
            assert CATAN.check(seats, options) is None


def test_marks_of_the_cards_are_those_of_the_table() -> None:
    """3.3, R401, R495: the order of the pile, and who acts on others' turns."""
    text = (ROOT / "docs" / "rules" / "catan-minis.md").read_text("utf-8")
    table = text[text.index("### 3.3") : text.index("## 4. Boards")]
    keys = [cells[0].strip("`").removeprefix("helper_") for cells in rows(table)][1:]
    assert tuple(keys) == HELPERS == tuple(USES)
    whose = {cells[0]: cells[3] for cells in rows(table)}
    anybody = {key for key in HELPERS if "any" in whose[f"`helper_{key}`"]}
    assert anybody == {"mayor", "general"}
