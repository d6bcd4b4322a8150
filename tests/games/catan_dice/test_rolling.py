"""Rolling the dice (6.1, 6.2)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop
from games.catan_dice.content import COST, FACES
from games.catan_dice.events import Rolled, Starts, TurnBegan
from games.catan_dice.frames import Building, Rolling
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.phases.rolling import dice_in, keys_of
from games.catan_dice.sheets import free_jokers, help_for, unspent
from games.core.forms import Some
from games.core.keys import Pair
from games.core.model import Key, Message, Terms, say
from games.core.rng import Rng
from tests.games.catan_dice.table import DiceTable, island_one, island_two


def test_the_table_chooses_the_version() -> None:
    """Standard for 1 to 4, Plus for 2 to 4 (R101)."""
    plus = CatanDiceOptions(island="two")

    refused = [CATAN_DICE.check(seats, CatanDiceOptions()) is not None for seats in range(6)]
    refused_plus = [CATAN_DICE.check(seats, plus) is not None for seats in range(6)]

    assert refused == [True, False, False, False, False, True]
    assert refused_plus == [True, True, False, False, False, True]


def test_every_player_begins_with_an_empty_sheet() -> None:
    """Nothing but the starting road, no joker, no points (R102, R104)."""
    game = island_two(seats=3)

    assert [(sheet.built, sheet.used, sheet.boxes) for sheet in game.table.sheets] == [
        ((), (), ())
    ] * 3
    assert (game.table.longest_road, game.table.largest_army) == (-1, -1)
    assert [game.points(seat) for seat in range(3)] == [0, 0, 0]


def test_who_begins_is_drawn() -> None:
    """Every seat can be the first, and all are told; then it goes clockwise (R103)."""
    starters = set()
    for seed in range(40):
        step = CATAN_DICE.setup(4, CatanDiceOptions(), Rng(seed.to_bytes(32, "big")))
        (starts,) = [told.event for told in step.log if isinstance(told.event, Starts)]
        assert step.state.table.active == starts.seat
        starters.add(starts.seat)

    assert {0, 1, 2, 3} == starters


def test_the_first_roll_is_made_with_all_dice() -> None:
    """The first roll must be made, and so the turn begins with it (R110)."""
    game = island_one()

    assert len(game.table.dice) == 6
    assert game.table.rolls == 1
    assert (Reroll, Stop) == tuple(offer.action for offer in game.asked.offers)


def test_every_die_shows_every_face_as_often() -> None:
    """One face in six, whichever die it is: 600 first rolls, three and a half standard deviations (R110)."""
    seen: Counter[tuple[int, Key]] = Counter()
    for seed in range(600):
        step = CATAN_DICE.setup(1, CatanDiceOptions(), Rng(seed.to_bytes(32, "big")))
        seen.update(enumerate(step.state.table.dice))

    assert len(seen) == 36
    assert all(68 <= times <= 132 for times in seen.values())


def test_any_dice_are_kept_and_the_others_rolled() -> None:
    """Kept dice stay, at least one is rolled, all may be (R111)."""
    game = island_one().rolled("LLBBWG", rolls=1)
    field = game.asked.offers[0].fields[0]

    assert isinstance(field, Some)
    assert (field.least, field.most) == (0, 5)

    game.keep(1, 3, 6)

    assert tuple(game.table.dice[place] for place in (0, 2, 5)) == ("lumber", "brick", "grain")
    assert game.table.thrown == (1, 3, 4)
    assert game.told(Rolled)[-1].count == 3


def test_the_choice_is_made_anew_each_time() -> None:
    """A die kept before the second roll may be rolled in the third (R111)."""
    game = island_one().rolled("LLBBWG", rolls=1).keep(1, 2).keep(3)

    assert game.table.thrown == (0, 1, 3, 4, 5)


def test_the_third_roll_is_final() -> None:
    """Three rolls at most (R112)."""
    game = island_one().rolled("LLBBWG", rolls=2)

    game.keep(1, 2, 3, 4)

    assert game.table.rolls == 3
    assert isinstance(game.state.flow[-1], Building)


def test_no_roll_follows_a_stop() -> None:
    """After stopping the dice are final (R112, R113)."""
    game = island_one().rolled("LLBBWG", rolls=1).stop()

    assert isinstance(game.state.flow[-1], Building)
    assert not game.is_offered(Reroll)


def test_building_stops_rolling() -> None:
    """What the dice pay for is offered while rolls are left; jokers and gold are not (R112, R113, ruling 38)."""
    game = island_one().rolled("LBWGAA", rolls=1).has(0, "k1")
    offers = tuple(offer.action for offer in game.asked.offers)

    assert (Reroll, Build, Stop) == offers
    assert game.offers(Build) == ("r0", "s3")
    game.build("r0")

    assert isinstance(game.state.flow[-1], Building)
    assert not game.is_offered(Reroll)
    assert game.table.spent == (0, 1)
    assert not game.steps[-1].sealed


def test_nothing_is_built_before_the_end_of_rolling_that_cannot_be_paid() -> None:
    """With dice that pay for nothing there is only rolling and stopping (R113)."""
    assert not island_one().rolled("LLLWWA", rolls=2).is_offered(Build)


def test_rolls_are_sealed_and_building_is_not() -> None:
    """What chance has shown is not taken back; a building is, until the turn ends (R119)."""
    game = island_one().rolled("LLBBWG", rolls=1).keep(1, 2, 3, 4, 5).stop()
    game.rolled("LLBBWG").build("r0")

    assert [step.sealed for step in game.steps] == [True, False, False]


def test_the_next_player_rolls_next() -> None:
    """Clockwise, and alone the same player goes on (R118)."""
    game = island_one(seats=3).rolled("LLBBWG").build("r0").end()
    solo = island_one(seats=1).rolled("LLBBWG").build("r0").end()

    assert game.table.active == 1
    assert solo.table.active == 0
    assert solo.told(TurnBegan)[-1].turn == 2


def test_dice_become_more_turn_by_turn_on_island_two() -> None:
    """3, 4, 5, then 6, counted over all players (R201, E9)."""
    game = island_two(seats=2)
    counts = [len(game.table.dice)]
    for _ in range(5):
        game.rolled("L" * len(game.table.dice), rolls=1).stop().end()
        counts.append(len(game.table.dice))

    assert counts == [3, 4, 5, 6, 6, 6]
    assert [dice_in(turn, 6) for turn in range(1, 7)] == [6] * 6


def test_few_dice_are_rolled_three_times_too() -> None:
    """Up to three rolls with fewer than six dice (R202)."""
    game = island_two().rolled("LBG", rolls=1).keep(1).rolled("LBG", rolls=2).keep(1)

    assert (len(game.table.dice), game.table.rolls) == (3, 3)


def test_the_automatic_answer_is_to_stop_and_end() -> None:
    """Stop after the first roll, build nothing (R105)."""
    game = island_one().rolled("LLBBWG", rolls=1)
    rng = Rng(bytes(32))

    assert Stop() == CATAN_DICE.default(game.state, 0, rng)
    game.stop()
    assert EndTurn() == CATAN_DICE.default(game.state, 0, rng)
    assert CATAN_DICE.default(game.state, 1, rng) is None


def test_no_dice_are_ticked_after_a_roll() -> None:
    """With those kept for the second roll ticked, one press would throw away the brick that now makes the road (R111)."""
    game = island_one().rolled("LLBBWG", rolls=1).keep(1, 3)
    field = game.asked.offers[0].fields[0]

    assert isinstance(field, Some)
    assert field.begun == ()


def test_one_ready_answer_is_for_two_buildings() -> None:
    """Where the dice are near to both, and other dice are kept for them than for one."""
    game = island_one().rolled("LLBBWA", rolls=1)

    assert (("lumber@1", "lumber@2", "brick@3", "brick@4"), {"road": 2}) in keeps(game)
    far = island_one().rolled("AOOOOL", rolls=1)
    assert all(sum(kinds.values()) == 1 for _, kinds in keeps(far))


def test_ready_answers_keep_what_a_building_needs() -> None:
    """What promises most first, then the fewest dice missing; gold is kept in pairs for what is missing (R140)."""
    game = island_one().rolled("OOGAAW", rolls=1).has(0, "r0", "r1")

    ready = CATAN_DICE.ready(game.state, 0)

    keeps = [answer.action.keep for answer in ready if isinstance(answer.action, Reroll)]
    city, knight = ("ore@1", "ore@2", "grain@3", "gold@4", "gold@5"), ("ore@1", "grain@3", "wool@6")
    assert keeps[:2] == [city, knight]


def test_to_stop_comes_first_where_the_dice_are_best_as_they_are() -> None:
    """Then it stands out, and not one more roll; else it is no ready answer."""
    content = island_one().has(0, "r0", "r1", "r2", "s3", "k1", "k2").rolled("OOOGGL", rolls=1)
    far = island_one().rolled("LLLLLA", rolls=1)

    assert CATAN_DICE.ready(content.state, 0)[0].action == Stop()
    assert Stop() not in [one.action for one in CATAN_DICE.ready(far.state, 0)]


def keeps(game: DiceTable) -> list[tuple[tuple[Key, ...], dict[Key, int]]]:
    """The dice that ready answers keep, and what for."""
    found = []
    for ready in CATAN_DICE.ready(game.state, 0):
        if isinstance(ready.action, Stop):
            continue
        assert isinstance(ready.action, Reroll)
        kinds = dict(ready.message.args)["kinds"]
        assert isinstance(kinds, Terms)
        found.append((ready.action.keep, dict(kinds.amounts)))
    return found


@pytest.mark.parametrize("used", [(), ("j1",)])
def test_ready_answers_are_for_what_the_dice_can_still_bring(used: tuple[Key, ...]) -> None:
    """With a knight's joker or without: it turns a die, and gold takes two of them (R132, R140)."""
    seen = 0
    for faces in combinations_with_replacement("LBWGOA", 6):
        game = island_one().has(0, "r0", "r2", "s3", "k1", "k2", "k3", used=used)
        game.rolled("".join(faces), rolls=2)
        jokers = free_jokers(game.table.island, game.table.sheet.built, game.table.sheet.used)
        for keep, kinds in keeps(game):
            columns = zip(*[COST[one] for one in Counter(kinds).elements()], strict=True)
            cost = tuple([sum(column) for column in columns])
            kept = [Pair.parse(key).first for key in keep]
            outcomes = combinations_with_replacement(FACES, 6 - len(kept))
            held = [Counter([*kept, *outcome]) for outcome in outcomes]
            amounts = [unspent(tuple(one.elements()), ()) for one in held]
            assert any(help_for(cost, jokers, one) for one in amounts), (faces, keep, kinds)
            seen += 1
    assert seen > 100


def test_ready_answers_name_the_dice_that_are_kept() -> None:
    """As those are ticked where dice are chosen; what for, too, or what they pay for already."""
    game = island_one().has(0, "r0", "k1", used=("j1",)).rolled("LBBBOO", rolls=2)

    told = {ready.action: ready.message for ready in CATAN_DICE.ready(game.state, 0)}

    road = Terms("score", (("road", 1),))
    assert told[Reroll(("lumber@1", "brick@2"))] == say(
        "catan-dice-ready-paid", dice="①②", kinds=road
    )
    assert {message.id for message in told.values()} == {
        "catan-dice-ready-paid",
        "catan-dice-ready-roll",
    }


def test_who_stops_rolling_is_told_what_the_dice_pay_for() -> None:
    """As they lie, also a settlement at the end of a road that is built first; with gold, which is lost with the turn (R140);
    with a joker, which is not, only where that brings more.
    """
    opened = island_one().has(0, "r0", "s3")
    road, knight, settlement = ("road", 1), ("knight", 1), ("settlement", 1)
    kinds = {
        "LBOWGG": ("dice", (road, knight)),
        "LLBBWG": ("dice", (road, settlement)),
        "LBWWWW": ("dice", (road,)),
        "LBOWAA": ("gold", (road, knight)),
        "WWWOOA": None,
    }

    for faces, told in kinds.items():
        assert stop_of(opened.rolled(faces, rolls=1)) == _stopping(told), faces
    helped = opened.has(0, "r0", "s3", "k1")
    assert stop_of(helped.rolled("WGLLLL", rolls=1)) == _stopping(("joker", (knight,)))
    assert stop_of(helped.rolled("LBWGLL", rolls=1)) == _stopping(("joker", (road, knight)))
    assert stop_of(helped.rolled("LBLBLB", rolls=1)) == _stopping(("dice", (("road", 3),)))
    assert stop_of(helped.rolled("LBWGLL", rolls=3)) is None


def stop_of(game: DiceTable) -> Message | None:
    """What the button says that stops rolling."""
    return dict(CATAN_DICE.notes(game.state, 0).called).get("stop")


def _stopping(told: tuple[str, tuple[tuple[Key, int], ...]] | None) -> Message:
    if told is None:
        return say("catan-dice-stop-nothing")
    by, kinds = told
    return say(f"catan-dice-stop-{by}", kinds=Terms("score", kinds))


def test_a_plan_goes_on_after_the_next_roll() -> None:
    """What was kept is kept on, those very dice, before anything that now promises more; else its answer might be gone."""
    for faces in ("WGLBLB", "WGLWBG", "WGOLBW"):
        game = island_two(2).has(0, "p1", "p3").rolled(faces, rolls=2).where(thrown=(2, 3, 4, 5))
        [first, *_] = found = keeps(game)
        assert {"wool@1", "grain@2"} <= set(first[0]), faces
        assert [
            set(keep) >= {"wool@1", "grain@2"} for keep, kinds in found if kinds == {"knight": 1}
        ] == [True]


def test_ready_answers_lead_somewhere() -> None:
    """Not to one die for a city before the last roll, nor to a paid building and one die that pays for nothing; also to a
    settlement at the end of a road that is built with it.
    """
    far = island_two(2).has(0, "p1", "p2").rolled("LLLWWG", rolls=2)
    paid = island_two(2).has(0, "p1", "p2").rolled("OOOGGL", rolls=1)
    road_first = island_two(2).has(0, "t1", "p1").rolled("LBWGOO", rolls=1)

    assert {"city": 1} not in [kinds for _, kinds in keeps(far)]
    assert ("ore@1", "ore@2", "ore@3", "grain@4", "grain@5") not in [
        keep for keep, _ in keeps(paid)
    ]
    assert {"road": 1, "settlement": 1} in [kinds for _, kinds in keeps(road_first)]


def test_what_a_robot_would_keep_is_a_ready_answer() -> None:
    """Also where a joker pays for what is missing, or for more than two things at once."""
    for dice in ("WGGGOL", "LLBOOA", "OGAAOG", "WWGGOL", "LLLBOA"):
        game = island_one().has(0, "r0", "k1").rolled(dice, rolls=1)
        usual = CATAN_DICE.usual(game.state, game.asked)

        ready = [answer.action for answer in CATAN_DICE.ready(game.state, 0)]

        assert usual == Stop() or usual == Reroll(()) or usual == ready[0]


def test_dice_are_called_by_face_and_number() -> None:
    """Every die has a word of its own."""
    assert keys_of(("lumber", "lumber", "gold")) == ("lumber@1", "lumber@2", "gold@3")
    assert dict(CATAN_DICE.label("die", "gold@3").args)["number"] == "③", "no number of dice"
    assert isinstance(island_one().state.flow[-1], Rolling)
