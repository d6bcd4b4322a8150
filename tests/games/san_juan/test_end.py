"""The end of the game, points, places (§6.11, §8)."""

import pytest

from games.core.model import SeatNames, ranking, say
from games.san_juan.actions import Build
from games.san_juan.events import CardTucked, GameEnded, LastBuilding, RolePicked
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import Table, a_game

TEN = (
    "smithy",
    "gold_mine",
    "archive",
    "poor_house",
    "black_market",
    "trading_post",
    "well",
    "market_stand",
    "crane",
    "sugar_mill",
)


def nearly_over(seats: int = 3, seat: int = 0) -> Table:
    """A seat has eleven buildings and in hand what it takes for the twelfth."""
    return a_game(seats).owns(seat, *TEN).hand(seat, "tobacco_storage", "well", "well")


def ahead(table: Table) -> str | None:
    """The id of what the seat asked reads about the end."""
    state, seat = table.state, table.asked[0]
    decision = SAN_JUAN.decision(state, seat)
    assert decision is not None
    told = SAN_JUAN.forecast(SAN_JUAN.public(state), SAN_JUAN.private(state, seat), decision)
    return None if told is None else told.id


def test_the_phase_of_the_twelfth_building_is_played_out() -> None:
    """E32: players three and four still have their turn, then the game ends (R39, R95, R100)."""
    table = nearly_over(4, seat=1).hand(0, "hero").hand(2, "hero", "palace").hand(3, "hero")
    assert ahead(table) == "san-juan-forecast-eleven"
    table.pick("builder")
    assert ahead(table) == "san-juan-forecast-eleven", "seat 1 is still to come"
    table.default()
    table.build("tobacco_storage", place="new", goods=())
    assert table.told(LastBuilding) == (LastBuilding(1),)
    assert ahead(table) == "san-juan-forecast-last"
    assert table.asked == (2,)
    table.default()
    assert table.asked == (3,)
    table.default()

    assert SAN_JUAN.is_over(table.state)
    assert SAN_JUAN.pending(table.state) == ()
    assert len(table.told(GameEnded)) == 1
    assert len(table.told(RolePicked)) == 1


def test_it_is_told_who_may_end_the_game() -> None:
    """From the start of the round (R11), as cards under a Bank are worth something only until the game ends."""
    table = a_game(3, expansion=True).owns(0, "bank").owns(1, *TEN).owns(2, *TEN).hand(0, "hero")
    table.next_round()
    state, decision = table.state, SAN_JUAN.decision(table.state, 0)
    assert decision is not None
    told = SAN_JUAN.forecast(SAN_JUAN.public(state), SAN_JUAN.private(state, 0), decision)
    assert told == say("san-juan-forecast-eleven", seats=SeatNames((1, 2)))


def test_the_last_building_says_that_it_ends_the_game() -> None:
    """Of the cards that can be built only in a new place, and of that place beside others (R8, R95)."""
    table = nearly_over().hand(1, "tower").pick("builder")
    details = {line.key: line.detail for line in SAN_JUAN.notes(table.state, 0).lines}
    assert "ends" not in str(details), "the Crane may cover a building as well"
    table.act(0, Build("tobacco_storage"))
    place = next(line for line in SAN_JUAN.notes(table.state, 0).lines if line.key == "new")
    assert place.detail == say("san-juan-detail-ends")

    table = a_game(3).owns(0, *TEN[:-2], "chapel", "tower").hand(0, "well", "aqueduct", "hero")
    table.owns(1, *TEN[:-2], "chapel", "statue").pick("builder")
    first = next(line for line in SAN_JUAN.notes(table.state, 0).lines if line.key == "aqueduct")
    assert first.detail is not None
    assert first.detail.id == "san-juan-building-ends"


def test_nothing_is_done_after_the_last_phase() -> None:
    """New buildings do not become active, no Chapel, no hand limit (R95); the Governor stays (A32)."""
    table = nearly_over().owns(1, "chapel").hand(1, *("hero", "statue", "quarry") * 3)
    table.pick("builder").build("tobacco_storage", "well", place="new").pass_all()

    assert SAN_JUAN.is_over(table.state)
    assert table.told(CardTucked) == ()
    assert len(table.hand_of(1)) == 9
    assert table.state.table.governor == 0


def test_building_over_does_not_end_the_game() -> None:
    """The count is of stacks (R8)."""
    table = a_game(3).owns(0, *TEN).hand(0, "tobacco_storage", "well", "well").pick("builder")
    table.build("tobacco_storage", place="indigo_plant@1").pass_all()

    assert len(table.buildings(0)) == 11
    assert not SAN_JUAN.is_over(table.state)


def test_at_the_end_the_number_of_tucked_cards_is_told() -> None:
    """Before it is not (§9)."""
    table = nearly_over().owns(1, "chapel").tucked(1, "hero", "hero")
    before = SAN_JUAN.public(table.state)
    table.pick("builder").build("tobacco_storage", "well", place="new").pass_all()

    assert before.tucked == ()
    assert SAN_JUAN.public(table.state).tucked == (0, 2, 0)
    assert table.told(GameEnded) == (GameEnded((0, 2, 0)),)
    assert table.steps[-1].sealed


def test_city_hall_example() -> None:
    """E14: nine city buildings, 9 points (B27)."""
    table = a_game(3).owns(0, "poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library")
    table.owns(0, "statue", "victory_column", "city_hall")

    assert table.points(0)["city_hall"] == 9


def test_guild_hall_example() -> None:
    """E15: 2 Indigo Plants, Sugar Mill, 2 Tobacco Storages: 5 + 3 (B26)."""
    table = a_game(3).owns(0, "indigo_plant", "sugar_mill", *("tobacco_storage",) * 2, "guild_hall")

    assert table.points(0)["guild_hall"] == 8


@pytest.mark.parametrize(("monuments", "points"), [(0, 0), (1, 4), (2, 6), (3, 8)])
def test_triumphal_arch(monuments: int, points: int) -> None:
    """4, 6, 8 for 1, 2, 3 monuments (B28)."""
    kinds = ("hero", "statue", "victory_column")[:monuments]

    assert a_game(3).owns(0, "triumphal_arch", *kinds).points(0)["triumphal_arch"] == points


def test_bonuses_need_their_building_on_top() -> None:
    """Only top cards count, as the city stands at the end (R104, A34)."""
    table = a_game(3).owns(0, "crane", "guild_hall", "statue").hand(0, "palace", "well")
    assert table.points(0)["guild_hall"] == 2
    table.pick("builder").build("palace", place="guild_hall@3")

    assert table.points(0)["guild_hall"] == 0


def test_palace_example() -> None:
    """E16: 34 points without the Palace make 8 more (B29, R105)."""
    table = a_game(3).owns(0, "palace", "hero", "statue", "victory_column", "library", "quarry")
    table.owns(0, "silver_smelter", "city_hall", "chapel")
    points = table.points(0)
    subtotal = sum(points.values()) - points["palace"]
    # 1 + 5 + 3 + 4 + 3 + 2 + 3 + 2 printed and 8 for eight city buildings; three tucked cards make 34.
    assert (subtotal, points["palace"]) == (31, 7)
    table.tucked(0, "well", "well", "well")

    assert table.sheet(0).total == 42
    assert table.points(0)["palace"] == 8


def test_full_scoring() -> None:
    """E30: 19 printed, 5 tucked, Arch 6, City Hall 8, Palace 9: 47 (R101 to R105)."""
    table = a_game(3).owns(0, "indigo_plant", "sugar_mill", "silver_smelter", "smithy", "chapel")
    table.owns(0, "library", "statue", "victory_column", "triumphal_arch", "city_hall", "palace")
    table.tucked(0, "well", "well", "well", "tower", "tower")

    assert table.points(0) == {
        "buildings": 19,
        "chapel": 5,
        "triumphal_arch": 6,
        "guild_hall": 0,
        "city_hall": 8,
        "palace": 9,
    }
    assert table.sheet(0).total == 47
    public = SAN_JUAN.public(table.state)
    assert public.points(0, tucked=5) == 47
    assert public.points(0) == SAN_JUAN.open_points(public)[0] == 41
    counting = ("smithy", "triumphal_arch", "city_hall", "palace")
    assert [public.bonus(0, kind) for kind in counting] == [None, 6, 8, 8]


def test_ties_go_to_hand_cards_and_goods() -> None:
    """Each good counts 1, tucked cards do not; still tied is shared (R106, A10)."""
    table = a_game(3).hand(0, "well").hand(1, "crane").goods(1, "indigo").hand(2, "tower", "tower")

    ranks = [(rank, sheet.seat) for rank, sheet in ranking(SAN_JUAN.scores(table.state))]
    assert ranks == [(1, 1), (1, 2), (3, 0)]
    cards = [sheet.tie_breaks[0].points for sheet in SAN_JUAN.scores(table.state)]
    assert cards == [1, 2, 2]


def test_goods_and_hands_score_nothing() -> None:
    """R107."""
    table = a_game(3).hand(0, *("hero",) * 3).goods(0, "indigo")

    assert table.sheet(0).total == 1


def test_covered_cards_have_no_printed_points() -> None:
    """Only the tops of the stacks count (R102, R7)."""
    table = a_game(3).owns(0, "crane", "library").hand(0, "hero", "well").pick("builder")
    assert table.points(0)["buildings"] == 1 + 1 + 3
    table.build("hero", place="library@3")

    assert table.points(0)["buildings"] == 1 + 1 + 5
