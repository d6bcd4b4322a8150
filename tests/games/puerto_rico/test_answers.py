"""Ready answers, defaults, notes and what the house thinks (section 10)."""

from random import Random

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Text
from bot.forms.plan import plan
from bot.i18n.speech import LANGUAGES
from games.core.model import Action, Message, Term, Terms, say
from games.core.rng import Rng
from games.puerto_rico.actions import (
    Build,
    ChooseRole,
    Load,
    LoadSmallWharf,
    PlacePeople,
    Sell,
    StoreBarrels,
    StoreKinds,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.events import Loaded
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.state import People
from tests.bot.forms.setups import question_of
from tests.games.puerto_rico.table import Game

ANY = Rng(bytes(32))


def ready(game: Game) -> list[object]:
    """The ready answers of whoever is asked."""
    return [one.action for one in PUERTO_RICO.ready(game.state, game.asked.seat)]


def test_people_are_placed_where_they_are_most_useful() -> None:
    """A plantation and its building before an idle tile; as last time keeps who stands (D10)."""
    game = Game(3).seat(0, island="sugar coffee* quarry", city="coffee_roaster", waiting=(1, 0))
    game.table(ship=People()).role("mayor")

    assert ready(game) == [PlacePeople((("coffee", 1), ("quarry", 1), ("coffee_roaster", 1)))]


def test_as_last_time_keeps_those_who_stand() -> None:
    """The new ones go to the most useful places that are left, which the answer names; or all are placed anew (D10)."""
    game = Game(3).seat(0, island="sugar* coffee corn", city="coffee_roaster")
    kept, anew = PUERTO_RICO.ready(game.role("mayor").state, 0)

    assert kept.action == PlacePeople((("corn", 1), ("sugar", 1), ("coffee_roaster", 1)))
    assert dict(kept.message.args) == {
        "places": Terms("place", (("corn", 1), ("coffee_roaster", 1)))
    }
    assert anew.action == PlacePeople((("corn", 1), ("coffee", 1), ("coffee_roaster", 1)))


def test_an_answer_that_moves_people_says_from_where_to_where() -> None:
    """Nobody gives up a quarry at a press that does not say so (D10)."""
    game = Game(3).seat(0, island="sugar* coffee corn", city="coffee_roaster")
    anew = PUERTO_RICO.ready(game.role("mayor").state, 0)[1]
    words = LANGUAGES.words("en", PUERTO_RICO, ["A", "B", "C"])

    assert anew.detail is not None
    assert words.say(anew.detail) == (
        "Rearranging puts colonists on 1 corn plantation, 1 coffee plantation and the Coffee Roaster"
        " and takes them off 1 sugar plantation"
    )


def test_the_first_people_are_not_placed_unseen() -> None:
    """Where all go is said (D10)."""
    [fill] = PUERTO_RICO.ready(Game(3).seat(0, island="sugar coffee corn").role("mayor").state, 0)
    words = LANGUAGES.words("en", PUERTO_RICO, ["A", "B", "C"])

    assert fill.detail is not None
    assert words.say(fill.detail) == (
        "Filling puts colonists on 1 corn plantation and 1 sugar plantation"
    )


def test_a_single_new_one_may_go_anywhere_at_a_press() -> None:
    """Those who stand stay, and each answer names a place: the most useful first, in as many as a question has (D10)."""
    game = Game(3).seat(0, island="corn* sugar coffee", city="small_sugar_mill")
    told = PUERTO_RICO.ready(game.table(ship=People()).role("mayor").state, 0)

    places = ["sugar", "coffee", "small_sugar_mill"]
    assert [dict(one.message.args)["place"] for one in told] == [
        Term("place", key) for key in places
    ]
    assert [one.action for one in told] == [PlacePeople((("corn", 1), (key, 1))) for key in places]


def test_the_dearest_is_kept() -> None:
    """Kinds with most barrels in the warehouses, then the dearest barrels (D21)."""
    game = Game(3).ships((4, "corn", 4), (5, "indigo", 5), (6, "coffee", 6))
    game.seat(0, goods={"corn": 3, "indigo": 2, "coffee": 1}, city="small_warehouse*")
    game.role("captain")
    assert ready(game) == [StoreKinds(("corn",))]

    game.do(StoreKinds(("corn",)))
    assert ready(game) == [StoreBarrels((("coffee", 1),))]


def test_the_whole_load_of_a_small_wharf_is_one_press() -> None:
    """All barrels at once (D20)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, goods={"corn": 2, "sugar": 1}, city="small_wharf*").role("captain")

    assert LoadSmallWharf((("corn", 2), ("sugar", 1))) in ready(game)


def test_the_whole_load_tells_its_points() -> None:
    """Half a VP a barrel, and what else a loading brings (D19, E27, R65)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, goods={"corn": 4, "sugar": 1}, city="small_wharf* harbor*").role("captain")
    [one] = [one for one in PUERTO_RICO.ready(game.state, 0) if type(one.action) is LoadSmallWharf]
    game.do(one.action)

    assert dict(one.message.args) == {"points": 4}
    assert game.points(0) == 4


def test_who_is_away_harms_nobody() -> None:
    """A quiet role, no purchase, the best sale (section 10)."""
    game = Game(4)
    assert PUERTO_RICO.default(game.state, 0, ANY) == ChooseRole("prospector")
    assert PUERTO_RICO.default(game.state, 1, ANY) is None

    game = Game(3).seat(0, money=9).role("builder")
    assert type(PUERTO_RICO.default(game.state, 0, ANY)).__name__ == "Pass"

    game = Game(3).seat(0, goods={"corn": 3, "tobacco": 1}).role("trader")
    assert PUERTO_RICO.default(game.state, 0, ANY) == Sell("tobacco@house")

    game = Game(3).role("settler")
    assert PUERTO_RICO.default(game.state, 0, ANY) == TakeTile("quarry")


def test_notes_tell_the_price_for_the_seat() -> None:
    """After all discounts, and why something cannot be bought (D12)."""
    game = Game(3).seat(0, money=4, city="small_market", island="quarry*").copies("office", 0)
    game.role("builder")
    notes = PUERTO_RICO.notes(game.state, 0)
    costs = {note.key: note.cost for note in notes.lines}
    refused = {note.key: note.refused.id for note in notes.lines if note.refused is not None}

    assert (costs["hospice"], costs["small_sugar_mill"]) == (2, 0)
    assert refused["small_market"] == "puerto-rico-refused-owned"
    assert refused["office"] == "puerto-rico-refused-sold-out"
    assert (costs["university"], costs["fortress"]) == (6, 8)
    assert refused["university"] == refused["fortress"] == "puerto-rico-refused-price"
    assert set(game.offers(Build) or ()) == set(costs) - set(refused)


def test_a_building_to_buy_tells_its_points_and_what_it_does() -> None:
    """In a line of the menu, behind the price (D12)."""
    game = Game(3).seat(0, money=12).role("builder")
    notes = {note.key: note.detail for note in PUERTO_RICO.notes(game.state, 0).lines}
    words = LANGUAGES.words("pt-BR", PUERTO_RICO, ["A", "B", "C"])

    assert notes["harbor"] is not None
    assert words.say(notes["harbor"]) == "3 PV · +1 PV por embarque"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (
            "guild_hall",
            "4 PV · 1 ou 2 PV por construção de produção (agora +2) · ocupa 2 espaços da cidade",
        ),
        (
            "city_hall",
            "4 PV · 1 PV por construção comercial (agora +3) · ocupa 2 espaços da cidade",
        ),
        (
            "customs_house",
            "4 PV · 1 PV a cada 4 PV em marcadores (agora +2) · ocupa 2 espaços da cidade",
        ),
    ],
)
def test_a_large_building_tells_what_it_would_bring_now(kind: str, told: str) -> None:
    """With itself in the city, and the seat's own chips (E16, E18, E37)."""
    game = Game(3).seat(0, money=12, points=9, city="small_market hospice coffee_roaster")
    notes = PUERTO_RICO.notes(game.role("builder").state, 0)
    detail = {note.key: note.detail for note in notes.lines}[kind]

    assert detail is not None
    assert LANGUAGES.words("pt-BR", PUERTO_RICO, ["A", "B", "C"]).say(detail) == told


def test_notes_tell_what_a_city_processes() -> None:
    """All circles of the buildings for a plantation, occupied or not: no circle is called free (R46)."""
    game = Game(3).seat(0, island="coffee*", city="coffee_roaster**", waiting=(1, 0))
    game.table(row=("coffee", "sugar")).role("settler")

    notes = {note.key: note.detail for note in PUERTO_RICO.notes(game.state, 0).lines}
    words = LANGUAGES.words("en", PUERTO_RICO, ["A", "B", "C"])
    assert notes["coffee"] is not None
    assert notes["sugar"] is not None
    assert words.say(notes["coffee"]) == "you have 1, buildings for 2"
    assert words.say(notes["sugar"]) == "you have 0, no building yet"


def test_every_question_of_the_last_round_says_that_it_is_the_last() -> None:
    """With what ends the game (S1)."""
    game = Game(3).table(is_last=True, pool=0)
    assert _cause(game) == "points"
    assert _cause(game.table(pool=3, supply=People())) == "colonists"
    game.seat(1, city="residence fortress city_hall guild_hall customs_house harbor wharf")
    assert _cause(game) == "city"


def test_what_may_end_the_game_soon_is_told_before() -> None:
    """Few VP, else few colonists, else a city with one space left (S1); nothing while there is time."""
    game = Game(3).table(pool=13, supply=People(7))
    assert _ahead(game) is None
    assert _ahead(game.table(pool=12)) == say("puerto-rico-forecast-points", count=12)
    assert _ahead(game.table(pool=13, supply=People(6))) == say(
        "puerto-rico-forecast-colonists", count=6
    )
    game.seat(1, city="residence fortress city_hall guild_hall customs_house harbor")
    assert _ahead(game) == say("puerto-rico-forecast-colonists", count=6)
    assert _ahead(game.table(supply=People(7))) == say("puerto-rico-forecast-city")


def _cause(game: Game) -> object:
    ahead = _ahead(game)
    assert ahead is not None
    return dict(ahead.args)["cause"]


def _ahead(game: Game) -> Message | None:
    views = PUERTO_RICO.public(game.state), PUERTO_RICO.private(game.state, 0)
    return PUERTO_RICO.forecast(*views, game.asked)


def test_notes_tell_the_points_of_a_loading() -> None:
    """Barrels, VP with all bonuses, and what stays behind (D19)."""
    game = (
        Game(3).ships((4,), (6, "sugar", 5)).seat(0, goods={"corn": 6, "sugar": 3}, city="harbor*")
    )
    game.role("captain")
    notes = {note.key: note.detail for note in PUERTO_RICO.notes(game.state, 0).lines}
    detail = notes["corn@ship_4"]

    assert detail is not None
    assert dict(detail.args) == {"count": 4, "points": 6, "left": 2}
    assert set(game.offers(Load) or ()) == set(notes)


def test_notes_tell_doubloons_and_takers_of_roles() -> None:
    """What lies on a card, and who has taken it (D2)."""
    game = Game(3).roles(("mayor", 2), ("settler", 0, 2), ("trader", 0))
    notes = {note.key: note for note in PUERTO_RICO.notes(game.state, 1).lines}

    label = notes["mayor"].label
    assert label is not None
    assert dict(label.args)["count"] == 2
    assert notes["trader"].label is None
    assert notes["settler"].refused is not None


def test_notes_promise_no_privilege_that_cannot_be() -> None:
    """No quarry where none is left, no more colonists than the supply has (R22, R24)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="library*")

    def told(role: str) -> dict[str, object]:
        [note] = [one for one in PUERTO_RICO.notes(game.state, 0).lines if one.key == role]
        assert note.detail is not None
        return dict(note.detail.args)

    assert (told("settler"), told("mayor")) == ({"count": 2, "quarries": 8}, {"count": 2})
    game.table(quarries=0, supply=People(1))
    assert (told("settler"), told("mayor")) == ({"count": 2, "quarries": 0}, {"count": 1})
    game.table(supply=People())
    assert told("mayor") == {"count": 0}


def test_what_is_lost_is_said_before_it_is_lost() -> None:
    """Below the question of the storage (D21)."""
    game = Game(3).ships((4, "coffee", 4), (5, "indigo", 5), (6, "tobacco", 6))
    game.seat(0, goods={"indigo": 4, "tobacco": 2}).role("captain")
    stands = game.asked.stands

    assert stands is not None
    assert dict(stands.args) == {"count": 5}


def test_who_loads_learns_what_can_be_kept() -> None:
    """Before any barrel is lost, and in the text of the question; nobody is warned who can keep all (D19, R68)."""
    game = Game(3).ships((4,), (5,), (6,)).seat(0, goods={"corn": 3, "coffee": 1}).role("captain")
    words = LANGUAGES.words("en", PUERTO_RICO, ["A", "B", "C"])
    question = question_of(PUERTO_RICO, game.state, game.asked, words)
    told = [block.markdown for block in plan(question, EMPTY).blocks if isinstance(block, Text)]

    assert "Of what is left at the end, you keep only 1 barrel." in told[0]
    game = Game(3).ships((4,), (5,), (6,)).seat(0, goods={"corn": 1}).role("captain")
    assert game.told(Loaded) or game.asked.stands is None


def usual(game: Game) -> Action | None:
    """What a house player does at first sight."""
    return PUERTO_RICO.usual(game.state, game.asked)


def test_the_house_has_usual_answers() -> None:
    """Useful places, the dearest barrel, a sale that brings something; what role to choose depends (D2, D10, D15, D16)."""
    game = Game(3).seat(0, island="sugar coffee* quarry", city="coffee_roaster", waiting=(1, 0))
    assert usual(game) is None
    game.table(ship=People()).role("mayor")
    assert usual(game) == ready(game)[0]

    game = Game(3).seat(0, island="corn* indigo*", city="small_indigo_plant*").role("craftsman")
    assert usual(game) == TakeGood("indigo")

    game = Game(3).seat(0, goods={"corn": 1, "tobacco": 1}).role("trader")
    assert usual(game) == Sell("tobacco@house")
    game = Game(3).seat(0, goods={"corn": 1}).role("trader")
    assert usual(game) is None


def test_a_position_is_worth_more_with_more_of_everything() -> None:
    """Points, money, goods, workers and buildings, as long as there is time."""
    poor = Game(3).seat(0, island="corn")
    base = PUERTO_RICO.estimate(poor.state)[0]
    for better in (
        Game(3).seat(0, island="corn", points=2),
        Game(3).seat(0, island="corn", money=3),
        Game(3).seat(0, island="corn", goods={"corn": 1}),
        Game(3).seat(0, island="corn*"),
        Game(3).seat(0, island="corn", city="harbor"),
    ):
        assert PUERTO_RICO.estimate(better.state)[0] > base


def test_who_may_pass_the_captain_learns_what_is_lost_then() -> None:
    """Below the question, where a wharf is all that is left: one of the two kinds stays (D19)."""
    game = Game(3).ships((4, "corn", 4), (5, "sugar", 5), (6, "indigo", 6))
    game.seat(0, goods={"corn": 3, "coffee": 1}, city="wharf*").role("captain")
    stands = game.asked.stands

    assert stands is not None
    assert dict(stands.args) == {"count": 3}

    game = Game(3).ships((4, "corn", 4), (5, "sugar", 5), (6, "indigo", 6))
    game.seat(0, goods={"coffee": 1}, city="wharf*").role("captain")
    assert game.asked.stands is None


def test_who_has_nothing_to_sell_is_asked_for_the_land_office_alone() -> None:
    """The question says what there is to do (D16, D17)."""
    game = Game(3, exp_nobles=True)
    game.seat(0, money=1, goods={"sugar": 1}, city="land_office*").role("trader")
    assert game.asked.prompt.id == "puerto-rico-prompt-trade"

    game = Game(3, exp_nobles=True).seat(0, money=1, city="land_office*").role("trader")
    assert game.asked.prompt.id == "puerto-rico-prompt-land"


def habits(game: Game) -> list[Action | None]:
    """What may be done there in trials."""
    return [
        PUERTO_RICO.habit(game.state, game.asked, Random(number).randrange) for number in range(60)
    ]


def test_in_trials_roles_are_taken_for_what_they_bring() -> None:
    """The Captain with barrels of corn more often than the Trader, to whom they are worth nothing."""
    game = Game(3).seat(0, goods={"corn": 3})

    taken = habits(game)

    assert taken.count(ChooseRole("captain")) > 2 * taken.count(ChooseRole("trader"))
    decision = game.asked
    assert PUERTO_RICO.usual(game.state, decision) is None


def test_in_trials_the_largest_load_goes_first() -> None:
    """And something is built where it can be."""
    game = Game(3).ships((4, "corn", 3), (5, "indigo", 0), (6, None, 0))
    game.seat(0, goods={"corn": 1, "indigo": 4}).role("captain")
    assert set(habits(game)) == {Load("indigo@ship_5")}

    game = Game(3).seat(0, money=10).role("builder")
    assert all(isinstance(action, Build) for action in habits(game))
