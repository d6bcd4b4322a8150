"""What a person reads beside a question: prices, effects, whom the provost reaches; and the answers of the absent (10)."""

from typing import Any

import pytest

from games.caylus.actions import (
    Decline,
    Exchange,
    LetStand,
    Pass,
    Produce,
    Smelt,
    Stay,
    Stop,
    TakeBack,
    TakeBonus,
    TakeCube,
)
from games.caylus.defaults import default_action
from games.caylus.frames import (
    NOBODY,
    Activation,
    CastleTurns,
    Dealing,
    Exchanging,
    FavorCubes,
    Favors,
    GateChoice,
    GuildChoice,
    InnChoice,
    JoustChoice,
    OwnerBonus,
    Peddling,
    Placing,
    Production,
    ProvostMoves,
    Scoring,
    Selling,
    Smelting,
    Works,
)
from games.caylus.game import CAYLUS
from games.core.badges import letter, pieces
from games.core.model import Action, Note, SeatName, Term, Terms, say
from tests.games.caylus.laying import BLUE, GREEN, RED, SEED, Play, holding, laid

EVERYTHING = "FFFWWWSSSCCCGG"


def note(game: Play, field: str, key: str) -> Note:
    """The note on that key for whoever is asked."""
    found = CAYLUS.notes(game.state, game.asked).of(field, key)
    assert found is not None
    return found


def args(message: Any) -> dict[str, Any]:
    """What fills a message."""
    return dict(message.args)


def test_places_say_price_effect_and_owner() -> None:
    """D1: a price that is not the one in the question, what it would give, whose point it is, whether the provost reaches it
    now.
    """
    built = {9: ("w_quarry", GREEN), 10: ("w_mason", RED)}
    table = laid(holding(9), holding(9), holding(9), built=built, passed=(BLUE,), provost=9)
    game = Play(table, Placing((RED, GREEN)))

    foreign, own, neutral = (note(game, "place", key) for key in ("w_quarry", "w_mason", "n_farm"))
    assert game.decision.prompt == say("caylus-prompt-place", price=2)
    assert (foreign.cost, own.cost, neutral.cost) == (None, 1, None)
    assert args(foreign.detail) == {
        "effect": Term("effect", "w_quarry"), "owner": SeatName(GREEN), "reached": "yes",
    }  # fmt: skip
    assert args(own.detail)["reached"] == "no"
    assert foreign.group == Term("group", "others")
    assert own.group == Term("group", "own")
    assert neutral.group == Term("group", "neutral")
    assert note(game, "place", "castle").group == Term("group", "special")


def test_who_can_pay_only_own_buildings_is_asked_for_their_price() -> None:
    """D1: then no place says it again."""
    built = {9: ("w_quarry", GREEN), 10: ("w_mason", RED)}
    table = laid(holding(1), holding(9), holding(9), built=built, passed=(BLUE,), provost=10)
    game = Play(table, Placing((RED, GREEN)))

    assert game.decision.prompt == say("caylus-prompt-place", price=1)
    assert note(game, "place", "w_mason").cost is None


def test_the_next_price_and_how_many_have_passed_stand_below() -> None:
    """D1: seen at once, without a press; who pays no more for it is not told so."""
    table = laid(holding(9), holding(9), holding(9), passed=(BLUE,))
    stands = Play(table, Placing((RED, GREEN))).decision.stands

    assert args(stands) == {"price": 2, "passed": 1, "provost": 6, "bailiff": 6}
    guest = laid(holding(9), holding(9), holding(9), passed=(BLUE,), inn=(-1, RED))
    stands = Play(guest, Placing((RED, GREEN))).decision.stands
    assert stands is not None
    assert stands.id == "caylus-stands-guest"
    assert args(stands) == {"price": 1, "provost": 6, "bailiff": 6}


def test_moves_of_the_provost_say_price_goal_and_workers() -> None:
    """D6: what it costs, where he comes to stand, whom that lets in or cuts off."""
    table = laid(
        holding(9), holding(9), provost=8, passed=(RED, GREEN), built={9: ("w_quarry", RED)},
        workers={6: GREEN, 9: RED},
    )  # fmt: skip
    game = Play(table, ProvostMoves((RED, GREEN)))

    ahead, back = note(game, "step", "ahead_1"), note(game, "step", "back_3")
    assert (ahead.cost, back.cost) == (1, 3)
    assert args(ahead.label) == {
        "step": Term("step", "ahead_1"),
        "space": 9,
        "building": Term("short", "w_quarry"),
    }
    assert ahead.detail == say(
        "caylus-note-left-lets", left=Term("left", "8"), spots=Term("spot", f"w_quarry@{RED}")
    )
    neutral = table.road[5]
    assert back.detail == say(
        "caylus-note-left-cuts-pace",
        left=Term("left", "6"),
        spots=Term("spot", f"{neutral}@{GREEN}"),
        pace=Term("pace", "slower"),
    )
    assert note(game, "step", "back_1").detail == say("caylus-note-left", left=Term("left", "8"))
    assert args(note(game, "step", "ahead_2").label)["space"] == 10


def test_a_move_that_reaches_several_workers_counts_them() -> None:
    """D6: how many there are, and how many of them are the reader's own; a menu has no room for their names."""
    workers = {9: RED, 10: GREEN, 11: GREEN}
    built = {9: ("w_quarry", RED), 10: ("w_lawyer", RED), 11: ("w_tailor", RED)}
    table = laid(holding(9), holding(9), provost=8, built=built, workers=workers)
    game = Play(table, ProvostMoves((RED, GREEN)))

    spots = {key: args(note(game, "step", key).detail)["spots"] for key in ("ahead_2", "ahead_3")}
    assert spots == {"ahead_2": Term("crew", "2@1"), "ahead_3": Term("crew", "3@1")}


def test_moves_of_the_provost_keep_their_letters() -> None:
    """D6: whatever can be paid, and wherever he stands."""
    rich, poor = [
        Play(laid(holding(deniers), holding(9), provost=at), ProvostMoves((RED, GREEN)))
        for deniers, at in ((9, 8), (2, 2))
    ]

    letters = {key: note(poor, "step", key).badge for key in ("back_1", "ahead_1", "ahead_2")}
    assert letters == {"back_1": "C", "ahead_1": "D", "ahead_2": "E"}
    assert all(note(rich, "step", key).badge == badge for key, badge in letters.items())


def test_a_move_past_the_bailiff_says_how_far_he_goes() -> None:
    """R83: two spaces where the provost is ahead of him."""
    game = Play(laid(holding(9), holding(9), provost=6, bailiff=7), ProvostMoves((RED, GREEN)))

    assert "pace" not in args(note(game, "step", "ahead_1").detail)
    assert note(game, "step", "ahead_2").detail == say(
        "caylus-note-left-pace", left=Term("left", "7"), pace=Term("pace", "faster")
    )


@pytest.mark.parametrize(
    ("deniers", "workers", "step", "unpaid"),
    [
        (2, {7: RED}, "ahead_1", "f_peddler"),
        (3, {7: RED}, "ahead_1", None),
        (2, {7: GREEN}, "ahead_1", None),
        (2, {7: RED}, "back_2", None),
        (1, {5: RED, 7: RED}, "ahead_1", None),
        (2, {9: RED}, "ahead_2", "w_lawyer"),
        (3, {7: RED, 9: RED}, "ahead_1", "w_lawyer"),
        (4, {10: RED}, "ahead_3", "s_bank"),
    ],
)
def test_a_move_says_what_money_is_left_and_for_which_place_it_is_too_little(
    deniers: int, workers: dict[int, int], step: str, unpaid: str | None
) -> None:
    """D6: an own worker whom the provost lets in, after those before it; a market brings money in time."""
    built = {9: ("w_lawyer", GREEN), 10: ("s_bank", GREEN)}
    at = 6 if max(workers) == 7 else 8
    table = laid(holding(deniers), holding(9), built=built, workers=workers, provost=at)
    detail = note(Play(table, ProvostMoves((RED, GREEN))), "step", step).detail

    left = deniers - int(step[-1])
    told = Term("broke", f"{left}@{unpaid}") if unpaid else Term("left", str(left))
    assert args(detail)["left"] == told


@pytest.mark.parametrize(
    ("bailiff", "scored", "pace", "due"),
    [
        (10, 0, "faster_dungeon", "may-score"),
        (11, 0, "faster", "scores"),
        (22, 2, "faster_end", "may-end"),
        (23, 2, "faster", "ends"),
    ],
)
def test_a_move_says_what_the_bailiff_scores(
    bailiff: int, scored: int, pace: str, due: str
) -> None:
    """R85, R101: where it hangs on the provost, with the step; else below the question."""
    lots = ((RED,), (RED,), (RED,))
    table = laid(holding(9), holding(9), provost=bailiff, bailiff=bailiff, scored=scored, lots=lots)
    game = Play(table, ProvostMoves((RED, GREEN)))

    assert args(note(game, "step", "ahead_1").detail)["pace"] == Term("pace", pace)
    assert args(game.decision.stands)["due"] == due


def test_what_the_forecast_tells_does_not_stand_below_too() -> None:
    """R87: a section that costs points this round; unless the forecast tells of a worker beyond the provost."""
    served = laid(holding(9), holding(9), provost=11, bailiff=11)
    beyond = laid(holding(9), holding(9), workers={16: RED}, provost=11, bailiff=11)

    for table, due in ((served, "no"), (beyond, "scores")):
        game = Play(table, ProvostMoves((RED, GREEN)))
        assert args(game.decision.stands)["due"] == due


def test_who_can_move_the_provost_later_stands_below() -> None:
    """R50: with their money, in their order; nobody without any."""
    table = laid(holding(9), holding(2), holding(0))

    first = Play(table, ProvostMoves((RED, BLUE, GREEN))).decision.stands
    assert args(first)["purses"] == Terms("purse", ((f"{GREEN}@2", 1),))
    last = Play(table, ProvostMoves((RED,))).decision.stands
    assert last is not None
    assert last.id == "caylus-stands-provost-last"


@pytest.mark.parametrize(
    ("place", "held", "deniers", "lack"),
    [
        ("joust_field", "W", 9, "cloth"),
        ("joust_field", "C", 1, "deniers"),
        ("castle", "FF", 9, "batch"),
        ("n_market", "", 9, "cubes"),
        ("f_peddler", "", 2, "deniers"),
        ("f_carpenter", "S", 9, "price"),
        ("w_lawyer", "F", 9, "cloth"),
        ("w_lawyer", "C", 1, "deniers"),
        ("s_architect_1", "GGSSS", 9, "residence"),
        ("s_alchemist", "FG", 9, "cubes"),
        ("s_bank", "", 2, "deniers"),
        ("s_tailor", "C", 9, "cloth"),
        ("s_jeweler", "C", 9, "gold"),
    ],
)
def test_a_place_says_what_is_missing_for_its_use(
    place: str, held: str, deniers: int, lack: str
) -> None:
    """D1: before the worker stands there, which then does not stand out; with all of it nothing is missing."""
    tiles = ("w_lawyer", "s_architect_1", "s_alchemist", "s_bank", "s_tailor", "s_jeweler")
    built = {9 + at: (key, GREEN) for at, key in enumerate(tiles)}

    def told(own: str, money: int) -> Note:
        table = laid(holding(money, own), holding(9), built=built)
        return note(Play(table, Placing((RED, GREEN))), "place", place)

    found = told(held, deniers)
    assert args(found.detail)["lack"] == Term("lack", lack)
    assert found.is_idle == (place != "castle")
    if place != "s_architect_1":
        assert not told(EVERYTHING, 9).is_idle


def test_an_architect_with_a_residence_needs_gold_and_cubes() -> None:
    """D1, R66: for a prestige building."""
    built = {9: ("s_architect_1", GREEN), 10: ("residence", RED)}

    def lack(own: str) -> object:
        table = laid(holding(9, own), holding(9), built=built)
        found = note(Play(table, Placing((RED, GREEN))), "place", "s_architect_1")
        return args(found.detail).get("lack")

    assert lack("SSS") == Term("lack", "gold")
    assert lack("SG") == Term("lack", "price")
    assert lack("SSG") is None


@pytest.mark.parametrize(
    ("before", "favors", "is_idle"),
    [
        ({"workers": {9: RED}}, 0, False),
        ({"workers": {9: GREEN}}, 0, True),
        ({"workers": {2: RED}}, 0, True),
        ({"workers": {11: RED}}, 0, True),
        ({"specials": (RED, NOBODY, NOBODY, NOBODY)}, 0, False),
        ({"specials": (RED, NOBODY, NOBODY, NOBODY), "workers": {9: GREEN}}, 0, True),
        ({"specials": (NOBODY, NOBODY, NOBODY, RED)}, 3, False),
        ({"specials": (NOBODY, NOBODY, NOBODY, RED)}, 2, True),
    ],
)
def test_an_architect_is_of_use_if_a_residence_may_come_before(
    before: dict[str, Any], favors: int, is_idle: bool
) -> None:
    """D1, R68, R95: by a Lawyer who is used before, or by a favor that has reached the fourth column."""
    built = {9: ("w_lawyer", GREEN), 10: ("s_architect_1", GREEN), 11: ("w_mason", GREEN)}
    player = holding(9, EVERYTHING, favors=(0, 0, 0, favors))
    table = laid(player, holding(9), built=built, scored=2, **before)

    game = Play(table, Placing((RED, GREEN)))
    assert note(game, "place", "s_architect_1").is_idle == is_idle


JEWELER, ALCHEMIST = {10: ("s_jeweler", GREEN)}, {10: ("s_alchemist", GREEN)}


@pytest.mark.parametrize(
    ("place", "before", "is_idle"),
    [
        ("n_carpenter", {}, True),
        ("n_carpenter", {"workers": {2: RED}}, False),
        ("n_carpenter", {"workers": {2: GREEN}}, True),
        ("n_carpenter", {"workers": {7: RED}}, True),
        ("n_market", {"workers": {2: RED}}, False),
        ("castle", {"workers": {7: RED}}, False),
        ("castle", {"stables": (RED,), "inn": (RED, NOBODY)}, True),
        ("castle", {"specials": (RED, NOBODY, NOBODY, NOBODY)}, False),
        ("castle", {"specials": (NOBODY, RED, NOBODY, NOBODY)}, True),
        ("f_peddler", {"specials": (NOBODY, RED, NOBODY, NOBODY)}, False),
        ("castle", {"specials": (NOBODY, NOBODY, RED, NOBODY)}, True),
        ("castle", {"specials": (NOBODY, NOBODY, NOBODY, RED)}, False),
        ("joust_field", {"specials": (NOBODY, RED, NOBODY, NOBODY)}, True),
        ("joust_field", {"specials": (RED, NOBODY, NOBODY, NOBODY)}, False),
        ("joust_field", {"workers": {2: RED}}, True),
        ("s_jeweler", {"built": JEWELER, "workers": {2: RED}}, True),
        ("s_jeweler", {"built": {**JEWELER, 9: ("s_bank", RED)}, "workers": {9: RED}}, False),
        ("s_alchemist", {"built": ALCHEMIST, "workers": {2: RED}}, True),
        ("s_alchemist", {"built": ALCHEMIST, "workers": {2: RED, 3: RED}}, False),
        ("castle", {"built": {9: ("s_farm", RED)}, "workers": {9: GREEN}}, False),
        ("castle", {"built": {9: ("w_quarry", RED)}, "workers": {9: GREEN}}, True),
    ],
)
def test_a_place_is_of_use_if_workers_before_it_may_bring_what_is_missing(
    place: str, before: dict[str, Any], is_idle: bool
) -> None:
    """D1, R30, R55, R60: special buildings come first, then the road in order, the castle last."""
    game = Play(laid(holding(1, ""), holding(9), **before), Placing((RED, GREEN)))
    assert note(game, "place", place).is_idle == is_idle


@pytest.mark.parametrize(
    ("deniers", "passed", "built", "away", "is_idle"),
    [
        (2, (), {}, 0, False),
        (1, (), {}, 0, True),
        (5, (GREEN,), {}, 0, True),
        (6, (GREEN,), {}, 0, False),
        (5, (GREEN,), {9: ("w_quarry", RED)}, 0, False),
        (9, (), {}, 5, True),
    ],
)
def test_the_castle_is_of_use_while_another_worker_can_be_sent(
    deniers: int, passed: tuple[int, ...], built: dict[int, Any], away: int, is_idle: bool
) -> None:
    """D1, R75: it comes last, so that one placed later may bring the batch; that none is there yet is said all the same."""
    own, stables = holding(deniers, ""), (RED,) * away
    table = laid(own, holding(9), passed=passed, built=built, stables=stables)
    found = note(Play(table, Placing((RED, GREEN))), "place", "castle")

    assert found.is_idle == is_idle
    assert args(found.detail)["lack"] == Term("lack", "batch")


@pytest.mark.parametrize(("bailiff", "is_idle"), [(22, False), (23, True)])
def test_the_inn_is_of_no_use_in_the_last_round(bailiff: int, is_idle: bool) -> None:
    """D1, R101: what it saves is for the next one."""
    table = laid(holding(9), holding(9), bailiff=bailiff, scored=2, lots=((), (), ()))
    found = note(Play(table, Placing((RED, GREEN))), "place", "inn")

    assert found.is_idle == is_idle
    assert args(found.detail).get("lack") == (Term("lack", "round") if is_idle else None)


def test_the_worker_of_the_gate_brings_itself_nothing() -> None:
    """D2: once it moves on, only others count."""
    gate = (RED, NOBODY, NOBODY, NOBODY)
    nobody: dict[int, int] = {}
    for workers, is_idle in ((nobody, True), ({2: RED}, False)):
        game = Play(
            laid(holding(9, ""), holding(9), specials=gate, workers=workers), GateChoice(RED)
        )
        assert note(game, "place", "castle").is_idle == is_idle


def test_a_place_keeps_its_letter() -> None:
    """However many places are free, and whatever has been built."""
    players = holding(9), holding(9), holding(9)
    crowded = laid(*players, castle=(GREEN,), workers={1: RED}, built={9: ("w_quarry", GREEN)})
    free, taken = (Play(table, Placing((RED, GREEN))) for table in (laid(*players), crowded))

    for game in (free, taken):
        letters = {key: note(game, "place", key).badge for key in ("inn", "castle", "f_gold_mine")}
        assert letters == {"inn": "F", "castle": "G", "f_gold_mine": "W"}
    assert note(taken, "place", "w_quarry").badge == "P"


def test_no_letter_means_two_things() -> None:
    """Beside what may be built, and beside cubes that may be taken (D15, D25, D26)."""
    table = laid(holding(9, EVERYTHING), holding(9))
    works = Play(table, Works(RED, ("mason", "lawyer")))
    built = len(pieces(works.decision.offers[0].fields[0]))
    first = pieces(works.decision.offers[1].fields[0])[0]
    assert note(works, "target", first).badge == letter(built)

    cubes = Play(table, FavorCubes(RED, 4))
    assert note(cubes, "cube", "cloth").badge == "D"
    assert pieces(cubes.decision.offers[0].fields[0])[3] == "cloth"


def test_what_a_favor_brings_now_stands_on_its_button() -> None:
    """D22: also where that is nothing, as in the first column of buildings."""
    game = Play(laid(holding(9), holding(9), order=(RED, GREEN)), Favors(RED, 1))

    assert note(game, "line", "buildings").label == say(
        "caylus-note-line-nothing", line=Term("line", "buildings")
    )
    assert args(note(game, "line", "deniers").label)["favor"] == Term("favor", "deniers_1")


@pytest.mark.parametrize(
    ("letters", "column", "is_idle"),
    [("", 1, True), ("F", 1, False), ("", 3, True), ("C", 3, False)],
)
def test_the_line_of_buildings_says_when_nothing_can_be_built(
    letters: str, column: int, is_idle: bool
) -> None:
    """D22, R95: at its reduced prices, with what the seat holds."""
    player = holding(9, letters, favors=(0, 0, 0, column))
    game = Play(laid(player, holding(9), scored=2), Favors(RED, 1))
    found = note(game, "line", "buildings")

    assert found.is_idle == is_idle
    unbuilt = say("caylus-note-line-unbuilt", line=Term("line", "buildings"))
    assert found.label == (unbuilt if is_idle else None)


@pytest.mark.parametrize(("section", "is_last"), [(1, False), (2, True)])
def test_the_last_favors_say_what_money_is_worth(section: int, is_last: bool) -> None:
    """D22, R101: once the Towers are scored nothing else can be done with it."""
    table = laid(holding(9), holding(9), scored=section, lots=((RED,), (RED,), (RED,)))
    game = Play(table, Scoring((RED, GREEN), section), Favors(RED, 1))
    label = note(game, "line", "deniers").label

    assert label is not None
    assert args(label).get("each") == (4 if is_last else None)


def test_a_free_move_has_no_price() -> None:
    """D3: at the Merchants' Guild."""
    table = laid(holding(9), holding(9))

    assert note(Play(table, GuildChoice(RED)), "step", "ahead_1").cost is None


def test_tiles_say_price_points_and_effect() -> None:
    """D12, D26: the price by favor where it is one."""
    table = laid(holding(letters=EVERYTHING), holding())
    full = note(Play(table, Works(RED, ("carpenter",), "n_carpenter")), "tile", "w_market")
    less = note(Play(table, Works(RED, ("carpenter",))), "tile", "w_market")

    assert args(full.detail)["cubes"].amounts == (("wood", 1), ("any", 1))
    assert args(less.detail)["cubes"].amounts == (("any", 1),)
    assert args(full.detail)["points"] == 4


def test_the_church_says_that_it_brings_a_favor() -> None:
    """D13: beside its points; with prestige buildings that is the effect."""
    built = {9: ("residence", RED)}
    table = laid(holding(letters=EVERYTHING), holding(), built=built)
    works = Play(table, Works(RED, ("mason", "architect")))

    told = {key: note(works, "tile", key).detail for key in ("s_church", "s_bank", "p_statue")}
    ids = {key: detail.id for key, detail in told.items() if detail is not None}
    assert ids == {
        "s_church": "caylus-note-tile-favor",
        "s_bank": "caylus-note-tile",
        "p_statue": "caylus-note-tile",
    }


def test_batches_say_their_points() -> None:
    """D21: the section where the next house would stand."""
    lots = ((GREEN,) * 5, (), ())
    game = Play(
        laid(holding(letters="FFWWSS"), holding(), castle=(RED,), lots=lots), CastleTurns((RED,))
    )

    assert args(note(game, "cubes", "wood@stone").detail) == {"points": 5}
    game.do(RED, game.decision.offers[0].action("wood@stone"))
    assert args(note(game, "cubes", "wood@stone").detail) == {"points": 4}
    assert args(game.decision.stands) == {"count": 1, "points": 5}


def test_the_race_for_the_most_batches_stands_below() -> None:
    """D21, R80: before the first batch of each turn, with who leads it."""
    table = laid(holding(letters="FFWWSS"), holding(letters="FWS"), castle=(RED, GREEN))
    game = Play(table, CastleTurns((RED, GREEN)))
    assert game.decision.stands == say("caylus-stands-race")

    for _ in range(2):
        game.do(RED, game.decision.offers[0].action("wood@stone"))
    assert game.asked == GREEN
    led = say("caylus-stands-race-led", name=SeatName(RED), count=2)
    assert game.decision.stands == led


def test_lines_say_where_the_marker_would_stand() -> None:
    """D22: the column and what it brings."""
    table = laid(holding(favors=(2, 1, 0, 0)), holding(), passed=(RED,))
    game = Play(table, ProvostMoves((RED,)), Favors(RED, 1))

    assert args(note(game, "line", "prestige").label)["stays"] == "yes"
    deniers = args(note(game, "line", "deniers").label)
    assert (deniers["column"], deniers["favor"]) == (2, Term("favor", "deniers_2"))


def test_lines_keep_their_letters() -> None:
    """R88: when one of them has been used in the phase, the others are called as before."""
    game = Play(laid(holding(9, used=("deniers",)), holding(9)), Favors(RED, 1))

    lines = ("prestige", "resources", "buildings")
    assert [note(game, "line", line).badge for line in lines] == ["A", "C", "D"]


DEFAULTS: list[tuple[Any, Action]] = [
    (Placing((RED, GREEN)), Pass()),
    (GateChoice(RED), TakeBack()),
    (GuildChoice(RED), LetStand()),
    (ProvostMoves((RED, GREEN)), LetStand()),
    (JoustChoice(RED), Decline()),
    (InnChoice(RED), Stay()),
    (Production(RED, "n_farm"), Produce("food")),
    (OwnerBonus(RED, "s_park"), TakeBonus("wood")),
    (Selling(RED, "n_market"), Decline()),
    (Peddling(RED, "f_peddler"), Decline()),
    (Dealing(RED, "s_bank"), Decline()),
    (Works(RED, ("carpenter",), "n_carpenter"), Decline()),
    (FavorCubes(RED, 5), TakeCube("gold")),
    (FavorCubes(RED, 2), TakeCube("wood")),
]


@pytest.mark.parametrize(("frame", "action"), DEFAULTS, ids=lambda one: type(one).__name__)
def test_the_absent_do_no_harm(frame: Any, action: Action) -> None:
    """Pass, take back, let stand, stay, decline; else what is offered first; the best cube of a favor (10)."""
    table = laid(
        holding(letters=EVERYTHING), holding(), passed=(RED, GREEN), inn=(-1, RED),
        specials=(RED, -1, -1, -1),
    )  # fmt: skip
    game = Play(table, ProvostMoves((RED, GREEN)), frame)
    answer = CAYLUS.default(game.state, RED, SEED)

    assert answer == action
    assert CAYLUS.default(game.state, GREEN, SEED) is None


def test_the_alchemist_gets_what_is_to_spare() -> None:
    """D20: a whole answer at once, of the kinds of which there are most, food last."""
    table = laid(holding(letters="FFWWWSCC"), holding())
    frames = (Dealing(RED, "s_alchemist"), Smelting(RED, "s_alchemist", "large"))
    state = Play(table, Activation(), *frames).state

    (ready,) = CAYLUS.ready(state, RED)
    assert ready.action == Smelt((("food", 1), ("wood", 2), ("cloth", 1)))
    assert CAYLUS.ready(Play(table, Placing((RED, GREEN))).state, RED) == ()


def test_choices_already_begun_take_the_first() -> None:
    """Cubes in the order of the rules (10): D20, D21, D25."""
    table = laid(holding(letters=EVERYTHING), holding(), castle=(RED,), passed=(GREEN,))
    smelting = Play(
        table, Activation(), Dealing(RED, "s_alchemist"), Smelting(RED, "s_alchemist", "large")
    )
    assert default_action(smelting.decision) == Smelt((("food", 3), ("wood", 1)))
    castle = Play(table, CastleTurns((RED,)))
    assert default_action(castle.decision) == Stop()
    taking = Play(table, ProvostMoves((GREEN,)), FavorCubes(RED, 4), Exchanging(RED, "food"))
    assert default_action(taking.decision).cubes == "food@food"  # type: ignore[attr-defined]
    assert Exchange("food").cube == "food"


@pytest.mark.parametrize("houses", [0, 1])
def test_the_placing_question_tells_that_the_round_is_the_last(houses: int) -> None:
    """R85, R101: with what it costs whoever has no house in the Towers; where it hangs on the provost, that too."""
    lots = ((RED,), (RED,), (RED,) * houses)
    for bailiff, told in (
        (21, None),
        (22, say("caylus-forecast-may-end", space=22)),
        (
            23,
            say(
                "caylus-forecast-last",
                section=Term("section", "towers"),
                points=0 if houses else 4,
            ),
        ),
    ):
        table = laid(holding(9), holding(9), provost=bailiff, bailiff=bailiff, scored=2, lots=lots)
        game = Play(table, Placing((RED, GREEN)))
        views = CAYLUS.public(game.state), CAYLUS.private(game.state, RED)
        assert CAYLUS.forecast(*views, game.decision) == told
