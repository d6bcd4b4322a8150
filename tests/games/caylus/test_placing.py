"""Phase 2: placing workers (docs/rules/caylus.md 6.2)."""

import pytest

from games.caylus.actions import Pass, Place
from games.caylus.events import Passed, Placed
from games.caylus.frames import InnChoice, Placing, ProvostMoves
from games.caylus.state import Player, Table
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, holding, laid


def placing(table: Table) -> Play:
    """Phase 2 from its first turn."""
    return Play(table, Placing(table.order))


def rich(count: int = 3) -> tuple[Player, ...]:
    """Players with money."""
    return tuple(holding(20) for _ in range(count))


def test_places_in_turn_again_and_again() -> None:
    """One worker or a pass a turn, until all have passed (R14)."""
    game = placing(laid(*rich()))

    assert game.asked == RED
    assert game.do(RED, Place("n_farm")).asked == GREEN
    assert game.do(GREEN, Pass()).asked == BLUE
    assert game.do(BLUE, Place("n_forest")).asked == RED
    assert game.do(RED, Place("n_quarry")).asked == BLUE
    assert game.do(BLUE, Pass()).asked == RED
    assert game.do(RED, Pass()).state.flow[0] != Placing(())
    assert isinstance(game.state.flow[0], ProvostMoves)


def test_legal_targets() -> None:
    """Special buildings, the castle, neutral and fixed ones, wood and stone ones of anybody, beyond the provost too (R15)."""
    built = {9: ("w_quarry", GREEN), 20: ("s_park", RED)}
    offered = placing(laid(*rich(), built=built)).offers["place"]

    special = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
    road = ("n_quarry", "n_forest", "n_farm", "n_sawmill", "n_market", "n_carpenter")
    fixed = ("f_peddler", "f_carpenter", "w_quarry", "f_gold_mine", "s_park")
    assert offered == (*special, "castle", *road, *fixed)


def test_illegal_targets() -> None:
    """No residences, no prestige buildings, no empty spaces (R16)."""
    built = {9: ("residence", RED), 10: ("p_statue", RED)}
    offered = placing(laid(*rich(), built=built)).offers["place"]

    assert not {"residence", "p_statue", ""} & set(offered)


def test_one_worker_a_building() -> None:
    """An occupied building is no target, for its visitor neither (R17, R16)."""
    table = laid(*rich(), workers={1: RED, 7: GREEN}, specials=(BLUE, -1, -1, -1))
    offered = placing(table).offers["place"]

    assert not {"n_quarry", "f_peddler", "gate"} & set(offered)


def test_stables_have_three_places_one_for_each_player() -> None:
    """The lowest free number; nobody twice; full with three (R18)."""
    game = placing(laid(*rich(4), stables=(GREEN, BLUE)))

    assert "stables" in game.offers["place"]
    game.do(RED, Place("stables"))
    assert game.table.stables == (GREEN, BLUE, RED)
    for seat in (GREEN, BLUE, ORANGE):
        assert "stables" not in game.offers["place"]
        game.do(seat, Pass())


def test_a_player_stands_in_the_stables_once() -> None:
    """A second worker of the same player may not come (R18)."""
    assert "stables" not in placing(laid(*rich(), stables=(RED,))).offers["place"]


def test_the_inn_is_entered_on_the_left() -> None:
    """The left circle has to be free; whoever stands on the right does not matter (R19)."""
    game = placing(laid(*rich(), inn=(-1, RED)))

    game.do(RED, Place("inn"))
    assert game.table.inn == (RED, RED)
    assert "inn" not in game.offers["place"]


def test_the_castle_takes_one_worker_of_each() -> None:
    """The lowest free number (R20)."""
    game = placing(laid(*rich(), castle=(GREEN,)))

    game.do(RED, Place("castle"))
    assert game.table.castle == (GREEN, RED)
    assert "castle" not in game.offers["place"]


@pytest.mark.parametrize(("passed", "price"), [((), 1), ((GREEN,), 2), ((GREEN, BLUE), 3)])
def test_the_price_grows_with_those_who_have_passed(passed: tuple[int, ...], price: int) -> None:
    """1 denier and 1 more for each, special buildings and the castle alike (R21)."""
    for place in ("castle", "gate", "n_farm", "f_gold_mine", "w_quarry"):
        table = laid(*rich(), built={9: ("w_quarry", GREEN)}, passed=passed)
        game = Play(table, Placing((RED,)))

        game.do(RED, Place(place))
        assert game.heard(Placed)[0].price == price
        assert game.player(RED).deniers == 20 - price


def test_own_buildings_cost_one() -> None:
    """Always (R21)."""
    table = laid(*rich(), built={9: ("w_quarry", RED)}, passed=(GREEN, BLUE))

    assert Play(table, Placing((RED,))).do(RED, Place("w_quarry")).player(RED).deniers == 19


def test_with_little_money_only_own_buildings_are_offered() -> None:
    """Who can pay for nothing else may still place there (R27, R21)."""
    table = laid(holding(1), *rich(2), built={9: ("w_quarry", RED)}, passed=(GREEN, BLUE))

    assert Play(table, Placing((RED,))).offers == {"place": ("w_quarry",), "pass": None}


def test_the_guest_of_the_inn_pays_one() -> None:
    """While the worker stands on the right circle; on the left it makes nothing cheaper (R21, R23, R45)."""
    guest = Play(laid(*rich(), inn=(-1, RED), passed=(GREEN, BLUE)), Placing((RED,)))
    entering = Play(laid(*rich(), inn=(RED, -1), passed=(GREEN, BLUE)), Placing((RED,)))

    assert guest.do(RED, Place("n_farm")).player(RED).deniers == 19
    assert entering.do(RED, Place("n_farm")).player(RED).deniers == 17


def test_the_guest_is_not_available() -> None:
    """Five workers for whoever stands on the right circle (R8, R45)."""
    game = placing(laid(*rich(), inn=(-1, RED)))

    assert [player.workers for player in game.table.players] == [5, 6, 6]


def test_the_owner_gains_a_point() -> None:
    """For another player's worker on a wood or stone building, at a reduced price too; not for an own one (R22)."""
    built = {9: ("w_quarry", GREEN), 10: ("s_park", RED)}
    game = placing(laid(*rich(), built=built, inn=(-1, RED)))

    game.do(RED, Place("w_quarry"))
    assert game.heard(Placed) == [Placed(RED, "w_quarry", 1, GREEN)]
    assert game.player(GREEN).points == 1
    game.do(GREEN, Pass()).do(BLUE, Pass()).do(RED, Place("s_park"))
    assert [player.points for player in game.table.players] == [0, 1, 0]


def test_passing() -> None:
    """Free; the first to pass takes a denier; with workers and money left too; whoever has passed places no more (R24, R25)."""
    game = placing(laid(*rich()))

    game.do(RED, Pass())
    assert game.heard(Passed) == [Passed(RED, 1, 1, price=2)]
    assert game.player(RED).deniers == 21
    game.do(GREEN, Pass())
    assert game.heard(Passed) == [Passed(GREEN, 2, 0, price=3)]
    assert game.player(GREEN).deniers == 20
    assert game.do(BLUE, Place("n_farm")).asked == BLUE
    assert game.table.passed == (RED, GREEN)


def test_the_passing_order_is_that_of_phase_4() -> None:
    """Who passed first moves the provost first (R26)."""
    game = placing(laid(*rich()))

    game.do(RED, Place("trading_post")).do(GREEN, Pass()).do(BLUE, Pass()).do(RED, Pass())
    assert game.state.flow[0] == ProvostMoves((GREEN, BLUE, RED))


def test_forced_passes() -> None:
    """Without money or workers a player passes unasked, with the denier if first; it is told, and why (R27, R11)."""
    table = laid(holding(0), holding(5), holding(5))
    game = placing(table)

    assert game.told == [Passed(RED, 1, 1, "deniers", 2)]
    assert game.player(RED).deniers == 1
    assert game.asked == GREEN


def test_all_workers_placed() -> None:
    """Whoever has none left passes (R27, R8)."""
    table = laid(holding(20), holding(20), workers=dict.fromkeys((1, 2, 3, 4, 5), RED))
    game = placing(table)

    game.do(RED, Place("n_carpenter")).do(GREEN, Place("castle"))
    assert game.heard(Passed) == [Passed(RED, 1, 1, "workers", 3)]
    assert game.asked == GREEN


def test_the_order_stays_during_the_phase() -> None:
    """Workers in the Stables change nothing yet (R28)."""
    game = placing(laid(*rich()))

    game.do(RED, Place("n_farm")).do(GREEN, Place("stables")).do(BLUE, Place("n_forest"))
    assert game.asked == RED
    assert game.table.order == (RED, GREEN, BLUE)


def test_e2_placement_prices() -> None:
    """E2: Blue passes, Green pays 2 at the Peddler, Orange passes, Red pays 3 at Green's Mason, Green passes, Red pays 1 at the
    own Farm and 4 in the castle as number 2 (R20 to R24).
    """
    order = (BLUE, GREEN, ORANGE, RED)
    built = {9: ("w_mason", GREEN), 10: ("w_farm_food", RED)}
    game = placing(laid(*rich(4), built=built, order=order, castle=(BLUE,)))

    game.do(BLUE, Pass()).do(GREEN, Place("f_peddler")).do(ORANGE, Pass())
    assert game.player(GREEN).deniers == 18
    assert (game.player(BLUE).deniers, game.player(ORANGE).deniers) == (21, 20)
    game.do(RED, Place("w_mason"))
    assert (game.player(RED).deniers, game.player(GREEN).points) == (17, 1)
    game.do(GREEN, Pass()).do(RED, Place("w_farm_food"))
    assert (game.player(RED).deniers, game.player(RED).points) == (16, 0)
    game.do(RED, Place("castle"))
    assert (game.player(RED).deniers, game.table.castle) == (12, (BLUE, RED))


def test_e3_inn() -> None:
    """E3: Blue on the right pays 1 with three passed; then Green, from the left, goes right and Blue comes back (R8, R43)."""
    table = laid(*rich(4), inn=(GREEN, BLUE), passed=(RED, GREEN, ORANGE))
    game = Play(table, Placing((BLUE,)))

    game.do(BLUE, Place("n_quarry"))
    assert game.player(BLUE).deniers == 19
    game.do(BLUE, Pass())
    assert game.table.inn == (-1, GREEN)
    assert not [frame for frame in game.state.flow if isinstance(frame, InnChoice)]
    for seat in (RED, GREEN, ORANGE, BLUE):
        game.do(seat, game.decision.offers[-1].action())
    assert [player.workers for player in game.table.players] == [6, 5, 6, 6]
    assert game.table.round == 1


def test_e19_two_players() -> None:
    """E19: after one has passed, the other pays 3 on neutral buildings and in the castle, 1 on the own Mason, 1 everywhere as
    guest of the Inn (R99); before that 1.
    """
    built = {9: ("w_mason", RED)}
    for inn, prices in (((-1, -1), (3, 3, 1)), ((-1, RED), (1, 1, 1))):
        for place, price in zip(("n_forest", "castle", "w_mason"), prices, strict=True):
            table = laid(*rich(2), built=built, inn=inn, passed=(GREEN,))
            game = Play(table, Placing((RED,)))
            assert game.do(RED, Place(place)).heard(Placed)[0].price == price
    game = placing(laid(*rich(2)))
    assert game.do(RED, Place("n_forest")).heard(Placed)[0].price == 1


def test_two_players_do_not_use_the_stables() -> None:
    """No worker may be placed there (R98)."""
    assert "stables" not in placing(laid(*rich(2))).offers["place"]
