"""Rounds and roles (6.1, 6.8, 6.10) and the end of the game (section 8)."""

from games.core.flow import Course
from games.puerto_rico.actions import Build, ChooseRole, Load, Pass, TakeTile
from games.puerto_rico.bank import pay_points
from games.puerto_rico.events import EndNear, GameEnded, Passed, Prospected, RoleChosen, RoundBegan
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.state import People, RoleCard
from games.puerto_rico.views import stage_of
from tests.games.puerto_rico.table import Game


def through(game: Game) -> Game:
    """Pass until somebody chooses a role, or the game is over."""
    while game.state.flow and game.offers(ChooseRole) is None:
        game.do(PUERTO_RICO.default(game.state, game.asked.seat, game.state.rng) or Pass())
    return game


def test_the_stages_of_a_game() -> None:
    """Draft, choice of a role, phase, choice again (R1)."""
    game = Game(3)
    assert stage_of(game.state.flow) == "role_choice"

    game.role("settler")
    assert stage_of(game.state.flow) == "settler"

    through(game)
    assert stage_of(game.state.flow) == "role_choice"
    assert stage_of(()) == "finished"


def test_each_chooses_once_from_the_governor_on() -> None:
    """Three to five players choose once each, clockwise (R2)."""
    game = Game(3)
    seats = []
    for role in ("mayor", "craftsman", "trader"):
        seats.append(game.asked.seat)
        through(game.role(role))

    assert seats == [0, 1, 2]
    assert game.told(RoundBegan)[0].round == 2


def test_two_players_choose_three_times_in_turn() -> None:
    """G, O, G, O, G, O (R2); after them one card is left, which gets a doubloon, and the Governor changes (X31)."""
    game = Game(2)
    seats = []
    for role in ("mayor", "craftsman", "trader", "captain", "settler", "builder"):
        seats.append(game.asked.seat)
        through(game.role(role))

    assert seats == [0, 1, 0, 1, 0, 1]
    assert [card for card in game.now.roles if card.doubloons] == [RoleCard("prospector", 1)]
    assert game.now.governor == 1


def test_a_role_must_be_chosen_from_those_left() -> None:
    """No pass; a role may be chosen by somebody whom it brings nothing (R3)."""
    game = Game(3)
    through(game.role("trader"))

    assert game.is_asked(ChooseRole)
    assert "trader" not in (game.offers(ChooseRole) or ())
    through(game.role("captain"))
    assert game.asked.seat == 2


def test_the_doubloons_on_a_card_are_taken_at_once() -> None:
    """They can be spent in the phase that begins (R4)."""
    game = Game(3).roles(("builder", 2), ("mayor",), ("settler",), ("trader",))
    game.role("builder")

    assert game.player(0).doubloons == 2
    assert game.told(RoleChosen)[0].doubloons == 2
    assert game.now.roles[0] == RoleCard("builder", 0, 0)
    assert "small_sugar_mill" in (game.offers(Build) or ())


def test_a_phase_is_carried_out_before_the_next_choice() -> None:
    """From the chooser on, clockwise (R5, R10)."""
    game = Game(4)
    through(game.role("mayor"))
    game.role("settler")
    seats = []
    while (tiles := game.offers(TakeTile)) is not None:
        seats.append(game.asked.seat)
        game.do(TakeTile(tiles[0]))

    assert seats == [1, 2, 3, 0]
    assert game.is_asked(ChooseRole)


def test_only_the_chooser_has_the_privilege() -> None:
    """The Settler may take a quarry, nobody else (R6)."""
    game = Game(3).role("settler")

    assert "quarry" in (game.offers(TakeTile) or ())
    game.do(Pass())
    assert "quarry" not in (game.offers(TakeTile) or ())


def test_actions_are_optional_but_loading_is_not() -> None:
    """Passing is offered with tiles, not with a cargo that must be loaded (R7)."""
    game = Game(3).role("settler")
    assert game.is_asked(TakeTile, Pass)

    game = Game(3).seat(0, goods={"corn": 1, "indigo": 1}).role("captain")
    assert game.is_asked(Load)


def test_an_empty_building_does_nothing() -> None:
    """The check is made when the effect would be used (R8, E1)."""
    game = Game(3).seat(1, city="construction_hut").seat(2, city="construction_hut*")
    game.role("settler").do(Pass())

    assert "quarry" not in (game.offers(TakeTile) or ())
    game.do(Pass())
    assert "quarry" in (game.offers(TakeTile) or ())


def test_effects_that_are_automatic_are_not_asked() -> None:
    """A market's doubloon comes by itself, a Hacienda's tile is asked (R9, E2, E3)."""
    game = Game(3).seat(0, city="hacienda*")
    game.role("settler")

    assert {offer.action.__name__ for offer in game.asked.offers} == {"DrawTile", "Pass"}


def test_points_beyond_the_pool_are_noted_on_paper() -> None:
    """The player gets the full amount, the pool never goes below 0, and the end is near (R11, S1)."""
    game = Game(3).table(pool=2)
    course = Course(game.state)
    pay_points(course, 1, 5)
    step = course.step()

    assert step.state.secrets.points == (0, 5, 0)
    assert (step.state.table.pool, step.state.table.paper) == (0, 3)
    assert [told.event for told in step.log] == [EndNear("points")]


def test_the_flag_is_set_when_its_cause_occurs() -> None:
    """A full city in the Builder phase: the game goes on to the end of the round (R12, S1, S2)."""
    city = "small_market hospice office large_market factory university harbor wharf fortress* hacienda"
    game = Game(3).seat(0, money=9, city=city)
    game.role("builder").do(Build("small_warehouse"))

    assert game.now.is_last
    assert game.told(EndNear) == [EndNear("city")]
    through(game)
    assert game.is_asked(ChooseRole)


def test_the_game_ends_after_the_last_phase_of_the_round() -> None:
    """With the flag set no doubloons are placed, and nobody is asked any more (R77, S2)."""
    game = Game(3).table(is_last=True)
    for role in ("mayor", "craftsman", "trader"):
        through(game.role(role))

    assert PUERTO_RICO.is_over(game.state)
    assert len(game.told(GameEnded)) == 1
    assert not any(card.doubloons for card in game.now.roles)


def test_cards_not_chosen_get_a_doubloon() -> None:
    """Three cards with 3 to 5 players; amounts accumulate (R78)."""
    game = Game(4)
    for _ in range(2):
        for role in ("mayor", "craftsman", "trader", "captain"):
            through(game.role(role))

    lying = {card.role: card.doubloons for card in game.now.roles if card.doubloons}
    assert lying == {"settler": 2, "builder": 2, "prospector": 2}


def test_cards_return_and_the_governor_passes_to_the_left() -> None:
    """All can be chosen again in the next round (R79)."""
    game = Game(3)
    for role in ("mayor", "craftsman", "trader"):
        through(game.role(role))

    assert (game.now.governor, game.now.round, game.asked.seat) == (1, 2, 1)
    assert all(card.taker is None for card in game.now.roles)


def test_the_prospector_gets_a_doubloon() -> None:
    """1 from the bank, 2 with an occupied Library; nobody else does anything (R70, E32; A22)."""
    game = Game(4).role("prospector")
    assert game.player(0).doubloons == 1
    assert game.is_asked(ChooseRole)
    assert game.told(Prospected) == [Prospected(0, 1)]

    game = Game(4).table(buildings=("library",)).seat(0, city="library*").role("prospector")
    assert game.player(0).doubloons == 2


def test_too_few_colonists_set_the_flag() -> None:
    """The first cause of the end: the supply has fewer than the ship needs (S1, R35)."""
    game = Game(3).table(supply=People(1), ship=People()).role("mayor")

    assert game.now.is_last
    assert game.told(EndNear) == [EndNear("colonists")]


def test_nothing_is_told_of_a_turn_without_a_choice() -> None:
    """Who has nothing to choose is not asked (R7, section 10)."""
    game = Game(3).role("trader")

    assert game.is_asked(ChooseRole)
    assert not game.told(Passed)
