"""The Mayor phase (6.3, E32, E43)."""

import pytest

from games.core.forms import Split
from games.puerto_rico.actions import ChooseRole, PlaceNobles, PlacePeople, TakePerson
from games.puerto_rico.events import EndNear, PeopleCame, PeoplePlaced, PrivilegeUsed, ShipFilled
from games.puerto_rico.frames import Placing
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.state import People, Place
from tests.games.puerto_rico.table import Game
from tests.languages import LANGUAGES


def received(game: Game, seat: int) -> int:
    """Colonists from the ship."""
    return sum([event.colonists for event in game.told(PeopleCame) if event.seat == seat])


def test_the_mayor_gets_a_colonist_from_the_supply() -> None:
    """2 with an occupied Library, none when the supply is empty (R24, E32)."""
    game = Game(3).role("mayor")
    assert game.told(PrivilegeUsed) == [PrivilegeUsed(0, 1)]

    game = Game(3, exp_new_buildings=True).seat(0, city="library*").role("mayor")
    assert game.told(PrivilegeUsed) == [PrivilegeUsed(0, 2)]

    game = Game(3).table(supply=People()).role("mayor")
    assert not game.told(PrivilegeUsed)


def test_villas_come_after_the_privilege() -> None:
    """1 noble each, else a colonist, else nothing (R25, E43; A19)."""
    game = Game(3, exp_nobles=True).table(supply=People(9, 1), ship=People(3))
    game.seat(0, city="villa*").seat(1, city="villa*").role("mayor")

    assert [event.person for event in game.log if hasattr(event, "person")] == ["noble", "colonist"]


@pytest.mark.parametrize(
    ("aboard", "shares"), [(6, [2, 2, 1, 1]), (4, [1, 1, 1, 1]), (3, [1, 1, 1, 0])]
)
def test_the_ship_is_dealt_out_from_the_mayor_on(aboard: int, shares: list[int]) -> None:
    """One by one, until it is empty; nobody is asked (R26, R28; A4)."""
    game = Game(4).table(ship=People(aboard)).role("mayor")

    assert [received(game, seat) for seat in range(4)] == shares
    assert game.is_asked(ChooseRole)


def test_the_noble_may_be_taken_by_each_in_turn() -> None:
    """Asked while it is there; once it is taken, or left alone, nothing is asked (R27, R28, E38)."""
    game = Game(3, exp_nobles=True).table(ship=People(3, 1)).role("mayor")
    assert (game.asked.seat, game.is_asked(TakePerson)) == (0, True)
    game.do(TakePerson("colonist"))
    assert game.asked.seat == 1
    game.do(TakePerson("noble"))
    assert game.player(1).waiting == People(0, 1)
    assert [received(game, seat) for seat in range(3)] == [1, 0, 1]

    game = Game(3, exp_nobles=True).table(ship=People(1, 1)).role("mayor")
    game.do(TakePerson("colonist"))
    assert game.player(1).waiting == People(0, 1)


def test_all_people_are_placed_anew() -> None:
    """Those on tiles too, over all circles of island and city (R29)."""
    game = Game(3).seat(0, island="corn* indigo quarry", city="small_indigo_plant")
    game.table(ship=People()).role("mayor")
    assert game.offers(PlacePeople) == ("corn", "indigo", "quarry", "small_indigo_plant")

    game.do(PlacePeople((("indigo", 1), ("small_indigo_plant", 1))))
    assert game.player(0).island == (Place("corn"), Place("indigo", 1), Place("quarry"))
    assert game.player(0).city == (Place("small_indigo_plant", 1),)


def test_as_many_people_as_possible_must_be_placed() -> None:
    """Exactly min(people, circles); the Guesthouse's circles count, forest and Statue have none (R30, R31, E33)."""
    game = Game(3, exp_new_buildings=True).seat(0, waiting=(2, 0), city="guesthouse statue harbor")
    game.seat(1, island="forest").table(ship=People()).role("mayor")
    assert game.player(0).city == (Place("guesthouse", 2), Place("statue"), Place("harbor", 1))

    game = Game(3).seat(0, island="corn indigo quarry", waiting=(1, 0)).table(ship=People())
    game.role("mayor")
    [offer] = game.asked.offers
    field = offer.fields[0]
    assert (getattr(field, "least", 0), getattr(field, "most", 0)) == (2, 2)


def test_seats_place_one_after_the_other() -> None:
    """Clockwise from the Mayor, each seeing the earlier ones (R32; A5)."""
    game = Game(3)
    for seat in range(3):
        game.seat(seat, island="corn sugar quarry")
    game.table(ship=People(3)).role("mayor")
    game.do(PlacePeople((("corn", 1), ("sugar", 1))))

    assert game.asked.seat == 1
    assert [event.seat for event in game.told(PeoplePlaced)] == [0]
    game.do(PlacePeople((("quarry", 1),)))
    assert game.asked.seat == 2


def test_all_may_place_at_the_same_time() -> None:
    """With `simultaneous_placement` all are shown together, the automatic ones too (R32, R33)."""
    game = Game(3, simultaneous_placement=True)
    for seat in (1, 2):
        game.seat(seat, island="corn sugar quarry")
    game.table(ship=People(3)).role("mayor")
    assert isinstance(game.state.flow[-1], Placing)
    game.do(PlacePeople((("corn", 1),)))
    assert not game.told(PeoplePlaced)

    game.do(PlacePeople((("quarry", 1),)))
    assert [event.seat for event in game.told(PeoplePlaced)] == [0, 1, 2]


def test_nobody_is_asked_where_one_result_is_possible() -> None:
    """No people, no circles, or as many people as circles and all of a sort (R33)."""
    game = Game(3).seat(0, island="corn").seat(1, island="corn indigo")
    game.table(ship=People(2)).role("mayor")

    assert (game.asked.seat, game.is_asked(PlacePeople)) == (1, True)


def test_where_nobles_stand_is_asked_after_the_places() -> None:
    """Both sorts of people: the places first, then the nobles among them (R29, E5, D11)."""
    game = Game(3, exp_nobles=True).seat(0, island="corn sugar quarry", waiting=(0, 1))
    game.table(ship=People()).role("mayor")
    assert dict(game.asked.prompt.args) == {"count": 1, "nobles": 1, "new": 0}
    game.do(PlacePeople((("corn", 1), ("quarry", 1))))
    assert game.offers(PlaceNobles) == ("corn", "quarry")

    game.do(PlaceNobles((("quarry", 1),)))
    assert game.player(0).island == (Place("corn", 1), Place("sugar"), Place("quarry", 0, 1))


def test_the_question_says_where_it_makes_no_difference_where_nobles_stand() -> None:
    """On tiles it makes none, and a rule of one's own may answer; on the Chapel it does (E5)."""
    tiles = Game(3, exp_nobles=True).seat(0, island="corn", city="office", waiting=(1, 1))
    chapel = Game(3, exp_nobles=True).seat(0, island="corn", city="chapel", waiting=(1, 1))
    for game, matters in ((tiles, "no"), (chapel, "yes")):
        game.table(ship=People()).role("mayor")
        if game.is_asked(PlacePeople):
            game.do(PUERTO_RICO.ready(game.state, 0)[0].action)
        views = PUERTO_RICO.public(game.state), PUERTO_RICO.private(game.state, 0)

        assert dict(game.asked.prompt.args)["matters"] == matters
        assert PUERTO_RICO.rules["nobles"].is_offered(*views, game.asked) == (matters == "no")


def test_people_wait_only_when_all_circles_are_full() -> None:
    """With more people than circles the nobles on circles are chosen, some may wait (R30, D11)."""
    game = Game(3, exp_nobles=True).seat(0, island="corn", waiting=(1, 1)).table(ship=People())
    game.role("mayor").do(PlaceNobles(()))

    assert game.player(0).island == (Place("corn", 1),)
    assert game.player(0).waiting == People(1, 1)


def test_the_ship_is_filled_for_empty_circles_of_buildings() -> None:
    """At least one for each player; circles of island tiles do not count (R34)."""
    game = Game(3).seat(1, city="indigo_plant sugar_mill", island="corn corn corn")
    game.table(ship=People()).role("mayor")
    assert game.told(ShipFilled) == [ShipFilled(6, 0)]

    game = Game(3).table(ship=People()).role("mayor")
    assert game.told(ShipFilled) == [ShipFilled(3, 0)]


def test_a_short_supply_fills_the_ship_as_far_as_it_goes() -> None:
    """And sets the end flag; a supply that just suffices does not (R35; A35)."""
    game = Game(3).table(supply=People(3), ship=People()).role("mayor")
    assert game.now.ship == People(2)
    assert game.told(EndNear) == [EndNear("colonists")]

    game = Game(3).table(supply=People(4), ship=People()).role("mayor")
    assert game.now.ship == People(3)
    assert not game.now.is_last


def test_with_nobles_one_of_them_comes_with_the_ship() -> None:
    """R people, one of them a noble; no end flag when they are short (R36; A23, A32)."""
    game = Game(3, exp_nobles=True).table(supply=People(9, 2), ship=People()).role("mayor")
    assert (game.now.ship, game.now.supply) == (People(2, 1), People(6, 1))

    game = Game(3, exp_nobles=True).table(supply=People(1, 0), ship=People()).role("mayor")
    assert game.now.ship == People()
    assert not game.now.is_last


def test_people_stay_where_they_are_in_other_phases() -> None:
    """Nobody moves them in a Settler phase (R37)."""
    game = Game(3).seat(0, island="corn*", waiting=(1, 0)).role("settler")
    before = game.player(0)
    game.do(PUERTO_RICO.default(game.state, 0, game.state.rng) or ChooseRole("mayor"))

    assert game.player(0).island[0] == before.island[0]
    assert game.player(0).waiting == before.waiting


def test_placing_begins_with_those_who_stand() -> None:
    """Only who waits has to be placed, and any other may be moved (R29)."""
    game = Game(3).seat(0, island="corn* sugar coffee", city="coffee_roaster*", waiting=(1, 0))
    asked = game.table(ship=People()).role("mayor").asked
    [field] = asked.offers[0].fields

    assert isinstance(field, Split)
    assert field.begun == (("corn", 1), ("coffee_roaster", 1))
    assert LANGUAGES.words("en", PUERTO_RICO, ["A"]).say(asked.prompt) == (
        "Place 4 colonists (2 not placed yet)"
    )


def test_people_placed_are_counted_in_words() -> None:
    """One colonist is no colonists, and two in one building are no two buildings (R29)."""
    told = [
        PeoplePlaced(0, (("small_indigo_plant", 1),), (), 0).words(),
        PeoplePlaced(0, (("coffee_roaster", 2),), (), 1).words(),
    ]
    english, portuguese = (
        LANGUAGES.words(language, PUERTO_RICO, ["Ana"]) for language in ("en", "pt-BR")
    )

    assert [english.say(one) for one in told] == [
        "Ana placed 1 colonist on the Small Indigo Plant",
        "Ana placed 2 colonists on the Coffee Roaster (2) and left 1 waiting in San Juan",
    ]
    assert [portuguese.say(one) for one in told] == [
        "Ana posicionou 1 colono na Fábrica de Índigo Pequena",
        "Ana posicionou 2 colonos na Torrefadora de Café (2) e deixou 1 à espera na Rosa dos Ventos",
    ]
