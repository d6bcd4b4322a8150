"""Phase 3: the special buildings (docs/rules/caylus.md 6.3)."""

from typing import Any

from games.caylus.actions import (
    ChooseLine,
    Decline,
    GiveBatch,
    Joust,
    Leave,
    LetStand,
    MoveProvost,
    MoveWorker,
    Stay,
    TakeBack,
    Transform,
)
from games.caylus.events import (
    Declined,
    DeniersTaken,
    GateMoved,
    GateReturned,
    GuestCame,
    GuestLeft,
    GuestStayed,
    OrderChanged,
    Produced,
    ProvostMoved,
    Transformed,
    Want,
)
from games.caylus.frames import ProvostMoves, Specials
from games.caylus.royal_events import BestBuilder, FavorsGained
from games.caylus.state import Player
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, cubes, holding, laid

GATE, POST, GUILD, JOUST = range(4)


def specials(seats: int = 3, *, at: dict[int, int] | None = None, **fields: Any) -> Play:
    """Phase 3 with these workers on the special buildings, everybody having passed."""
    on = at or {}
    table = laid(
        *[holding(9, "FFWC") for _ in range(seats)],
        specials=tuple(on.get(place, -1) for place in range(4)),
        passed=tuple(range(seats)),
        **fields,
    )
    return Play(table, Specials())


def types(game: Play) -> list[str]:
    """What was told, by name."""
    return [type(event).__name__ for event in game.told]


def test_order_of_the_special_buildings() -> None:
    """Gate, Trading Post, Merchants' Guild, Joust Field, Stables, Inn; empty ones are skipped (R30)."""
    game = specials(4, at={POST: RED, GUILD: GREEN, JOUST: BLUE}, stables=(BLUE,), inn=(RED, -1))

    assert types(game) == ["DeniersTaken"]
    assert game.asked == GREEN
    game.do(GREEN, LetStand())
    assert (types(game), game.asked) == (["Declined"], BLUE)
    game.do(BLUE, Decline())
    assert types(game) == ["Declined", "OrderChanged", "GuestCame"]
    assert game.state.flow[0] == ProvostMoves((RED, GREEN, BLUE, ORANGE))


def test_workers_return_used_or_not() -> None:
    """After its effect, used or declined, the worker is back in reserve (R30)."""
    game = specials(at={POST: RED, GUILD: RED, JOUST: GREEN}, stables=(BLUE,))

    assert game.player(RED).workers == 5
    game.do(RED, MoveProvost("ahead_2")).do(GREEN, Decline())
    assert [player.workers for player in game.table.players] == [6, 6, 6]
    assert game.table.specials == (-1, -1, -1, -1)


def test_the_gate_moves_its_worker_for_nothing() -> None:
    """To one place that would be legal now, or back (R35)."""
    game = specials(at={GATE: RED}, workers={1: GREEN})

    assert game.asked == RED
    assert set(game.offers) == {"move_worker", "take_back"}
    game.do(RED, MoveWorker("n_farm"))
    assert game.player(RED).deniers == 9
    assert game.table.workers[2] == RED
    assert game.player(RED).workers == 5


def test_the_gate_worker_may_be_taken_back() -> None:
    """Instead of moving it (R35)."""
    game = specials(at={GATE: RED})

    game.do(RED, TakeBack())
    assert game.told == [GateReturned(RED)]
    assert game.player(RED).workers == 6


def test_where_the_gate_leads() -> None:
    """Free special buildings but the Gate, Stables, the left circle of the Inn, the castle, free road buildings (R36)."""
    built = {9: ("w_quarry", GREEN), 10: ("residence", RED)}
    game = specials(
        4, at={GATE: RED, JOUST: GREEN}, built=built, workers={1: GREEN}, stables=(BLUE,)
    )

    places = game.offers["move_worker"]
    assert {"trading_post", "merchants_guild", "stables", "inn", "castle", "w_quarry"} <= set(
        places
    )
    assert not {"gate", "joust_field", "n_quarry", "residence", ""} & set(places)


def test_where_the_gate_does_not_lead() -> None:
    """Not where the player has a worker already, nor into an occupied left circle (R36, B23)."""
    game = specials(4, at={GATE: RED}, castle=(RED,), stables=(RED,), inn=(GREEN, -1))

    assert not {"castle", "stables", "inn"} & set(game.offers["move_worker"])


def test_two_players_use_no_stables_from_the_gate() -> None:
    """Neither in phase 2 nor from the Gate (R98)."""
    assert "stables" not in specials(2, at={GATE: RED}).offers["move_worker"]


def test_the_gate_worker_counts_as_placed() -> None:
    """The owner gains 1 PP; special buildings are resolved in the same phase (R37)."""
    built = {9: ("w_quarry", GREEN)}
    game = specials(at={GATE: RED}, built=built).do(RED, MoveWorker("w_quarry"))
    assert game.heard(GateMoved) == [GateMoved(RED, "w_quarry", GREEN)]
    assert game.player(GREEN).points == 1

    game = specials(at={GATE: RED}).do(RED, MoveWorker("trading_post"))
    assert game.heard(DeniersTaken) == [DeniersTaken(RED, "trading_post", 3)]
    game = specials(at={GATE: RED}).do(RED, MoveWorker("stables"))
    assert game.table.order == (RED, GREEN, BLUE)
    assert game.player(RED).workers == 6
    game = specials(at={GATE: RED}).do(RED, MoveWorker("inn"))
    assert game.table.inn == (-1, RED)


def test_without_a_place_the_gate_worker_returns() -> None:
    """Where nothing is free nobody is asked (R38, R11)."""
    workers = dict.fromkeys((1, 2, 3, 4, 5, 6, 7, 8, 16), GREEN)
    table = laid(
        *[holding(9) for _ in range(4)],
        specials=(RED, GREEN, GREEN, GREEN),
        workers=workers,
        castle=(RED,),
        stables=(RED,),
        inn=(BLUE, -1),
        passed=(RED, GREEN, BLUE, ORANGE),
    )
    game = Play(table, Specials())

    assert game.told[0] == GateReturned(RED)


def test_the_trading_post() -> None:
    """3 deniers (R39)."""
    game = specials(at={POST: BLUE})

    assert game.told == [DeniersTaken(BLUE, "trading_post", 3)]
    assert game.player(BLUE).deniers == 12


def test_the_guild_moves_the_provost_for_nothing() -> None:
    """1 to 3 spaces either way, or not at all (R40)."""
    game = specials(at={GUILD: BLUE}, provost=8)

    steps = ("back_3", "back_2", "back_1", "ahead_1", "ahead_2", "ahead_3")
    assert game.offers == {"move_provost": steps, "let_stand": None}
    game.do(BLUE, MoveProvost("ahead_3"))
    assert game.told == [ProvostMoved(BLUE, "ahead_3", 11, 0)]
    assert (game.table.provost, game.player(BLUE).deniers) == (11, 9)


def test_the_guild_does_not_use_up_the_move_of_phase_4() -> None:
    """Separate events (B25, R40)."""
    game = specials(at={GUILD: BLUE}).do(BLUE, MoveProvost("back_1"))

    game.do(RED, LetStand()).do(GREEN, LetStand())
    assert (game.asked, set(game.offers)) == (BLUE, {"move_provost", "let_stand"})


def test_the_joust_field() -> None:
    """1 denier and 1 cloth for one favor, once; declined without effect (R41, R9)."""
    game = specials(at={JOUST: RED})
    assert game.offers == {"joust": None, "decline": None}
    game.do(RED, Joust())
    assert (game.player(RED).deniers, game.player(RED).cubes) == (8, cubes("FFW"))
    assert game.heard(FavorsGained) == [FavorsGained(RED, 1)]
    game.do(RED, ChooseLine("prestige"))
    assert game.state.flow[0] == ProvostMoves((RED, GREEN, BLUE))

    game = specials(at={JOUST: RED}).do(RED, Decline())
    assert game.player(RED).cubes == cubes("FFWC")


def test_the_joust_field_unpaid() -> None:
    """Without cloth or money nobody is asked, and that is told (R41, R11, R3)."""
    wants: tuple[tuple[Player, Want], ...] = (
        (holding(9, "FFW"), "means"),
        (holding(0, "FFC"), "deniers"),
    )
    for player, want in wants:
        table = laid(player, holding(), specials=(-1, -1, -1, RED), passed=(RED, GREEN))

        assert Play(table, Specials()).told[0] == Declined(RED, "joust_field", want)


def test_the_trading_post_pays_for_the_joust() -> None:
    """What is held at that moment counts (R41)."""
    table = laid(holding(0, "C"), holding(), specials=(-1, RED, -1, RED), passed=(RED, GREEN))

    assert Play(table, Specials()).offers == {"joust": None, "decline": None}


def test_e4_stables() -> None:
    """E4: Blue on 1 and Red on 2 of Red, Green, Orange, Blue: the new order is Blue, Red, Green, Orange (R42)."""
    game = specials(4, order=(RED, GREEN, ORANGE, BLUE), stables=(BLUE, RED))

    assert game.told == [OrderChanged((BLUE, RED, GREEN, ORANGE))]
    assert game.table.stables == ()
    assert [player.workers for player in game.table.players] == [6, 6, 6, 6]


def test_a_newcomer_at_the_inn() -> None:
    """Whoever stands on the right returns, the left worker moves there, nobody is asked (R43)."""
    game = specials(inn=(RED, GREEN))

    assert game.told == [GuestLeft(GREEN), GuestCame(RED)]
    assert game.table.inn == (-1, RED)
    assert [player.workers for player in game.table.players] == [5, 6, 6]


def test_both_circles_of_one_player() -> None:
    """The older worker comes back, the new one stays inside (R43)."""
    game = specials(inn=(RED, RED))

    assert game.table.inn == (-1, RED)
    assert game.player(RED).workers == 5


def test_an_earlier_guest_chooses() -> None:
    """With nobody on the left its owner leaves it there or takes it back (R44)."""
    game = specials(inn=(-1, GREEN))
    assert (game.asked, game.offers) == (GREEN, {"stay": None, "leave": None})
    game.do(GREEN, Stay())
    assert (game.told, game.table.inn) == ([GuestStayed(GREEN)], (-1, GREEN))

    game = specials(inn=(-1, GREEN)).do(GREEN, Leave())
    assert (game.told, game.table.inn) == ([GuestLeft(GREEN)], (-1, -1))
    assert game.player(GREEN).workers == 6


def test_favors_of_phase_3_belong_to_it() -> None:
    """A line used at the Joust Field may be used again in phase 6 (R46, R88)."""
    table = laid(
        holding(9, "FWSC"),
        holding(9),
        specials=(-1, -1, -1, RED),
        castle=(RED,),
        passed=(RED, GREEN),
    )
    game = Play(table, Specials()).do(RED, Joust()).do(RED, ChooseLine("prestige"))
    assert game.player(RED).used == ()
    game.do(RED, LetStand()).do(GREEN, LetStand()).do(RED, GiveBatch("wood@stone"))
    assert game.heard(BestBuilder) == [BestBuilder(RED)]
    assert "prestige" in game.offers["choose_line"]


def test_a_joust_may_transform_under_a_worker() -> None:
    """A transformation in phase 3 of a tile with a worker waits for phase 5 (7, R71)."""
    players = [holding(9, "CC", favors=(0, 0, 0, 4)), holding(9)]
    table = laid(
        *players,
        specials=(-1, -1, -1, RED),
        passed=(RED, GREEN),
        workers={1: GREEN},
        scored=1,
    )
    game = Play(table, Specials()).do(RED, Joust()).do(RED, ChooseLine("buildings"))
    game.do(RED, Transform("n_quarry"))
    assert game.table.pending == ((1, RED),)
    game.do(RED, LetStand()).do(GREEN, LetStand())
    assert game.heard(Produced) == [Produced(GREEN, "n_quarry", (("stone", 1),))]
    assert game.heard(Transformed) == [Transformed(RED, "n_quarry", 1)]


def test_e23_gate() -> None:
    """E23: Red moves the Gate's worker to Blue's Bank on 13 although the provost is on 11, Blue +1 PP, no cost; then Red pays 2
    and the Bank is activated (R35 to R37, R50).
    """
    table = laid(
        holding(9),
        holding(9),
        holding(9),
        built={13: ("s_bank", BLUE)},
        specials=(RED, -1, -1, -1),
        provost=11,
        passed=(RED, GREEN, BLUE),
    )
    game = Play(table, Specials()).do(RED, MoveWorker("s_bank"))
    assert (game.player(BLUE).points, game.player(RED).deniers) == (1, 9)
    game.do(RED, MoveProvost("ahead_2")).do(GREEN, LetStand()).do(BLUE, LetStand())
    assert (game.asked, game.offers) == (RED, {"make_deal": ("small", "large"), "decline": None})
