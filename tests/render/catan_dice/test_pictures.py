"""Boards, sheets and score tables of the dice games."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.forms.limits import LABEL
from games.catan_dice.content import DICE, FACES, ISLANDS, JOKERS, KIND_OF, KINDS, pieces_of
from games.catan_dice.events import Built, Rolled
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.sheets import joker_gives
from games.core.model import Key
from render.catan_dice import board, hand, layout, others, pieces, prices, rivals
from render.catan_dice.awards import Award, draw_award
from render.catan_dice.board import HIGH, WIDE
from render.catan_dice.lattice import HEIGHT, Lattice
from render.catan_dice.renderer import CatanDiceRenderer
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.leader import GOLD
from render.core.numerals import signed
from render.core.race import HIGH as RACE
from tests.games.catan_dice.table import DiceTable, island_one, island_two
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

RENDERER = CatanDiceRenderer()

LONG_NAMES = (
    "Maximiliana Wolkenstein-Ambarosa",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Évelyn Guimarães Ávila Conceição",
    "F",
)

KEYS = [
    *[("face", face) for face in FACES],
    *[("die", f"{face}@3") for face in FACES],
    *[("piece", place) for place in KIND_OF],
    *[("joker", joker) for joker in JOKERS],
    ("turn", "j4@ore@lumber"),
]


def scene_of(game: DiceTable, language: str = "pt-BR") -> Scene:
    """Long names, the last step's events."""
    names = LONG_NAMES[: len(game.table.sheets)]
    events = [told.event for told in game.steps[-1].log] if game.steps else []
    asked = (game.table.active,) if game.state.flow else ()
    return Scene(names, Spoken(language, names, "catan-dice"), asked, tuple(events))


def full(island: Key, seats: int) -> DiceTable:
    """Everything built that can be, at every seat."""
    game = island_one(seats) if island == "one" else island_two(seats)
    pieces = pieces_of(ISLANDS[island]).values()
    joker = ISLANDS[island].jokers[0].id
    for seat in range(seats):
        game.has(seat, *[piece.id for kind in pieces for piece in kind], used=(joker,))
    return game.rolled("LBWGOA")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("island", "seats"), [("one", 1), ("one", 4), ("two", 2), ("two", 3), ("two", 4)]
)
def test_a_full_board_is_light_and_the_same_every_time(
    island: Key, seats: int, language: str
) -> None:
    """As wide as two columns, or as one where nobody else plays; at most 400 KB."""
    game = full(island, seats)
    view, scene = CATAN_DICE.public(game.state), scene_of(game, language)

    board = RENDERER.board(view, scene)

    assert board.size == (1124 if seats == 1 else 1400, 1172)
    assert len(board.data) <= 400_000
    assert board.data == RENDERER.board(view, scene).data
    assert 1 <= len(board.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("island", "seats"), [("one", 1), ("two", 4)])
def test_the_own_sheet_fits_a_screen(island: Key, seats: int, language: str) -> None:
    """A landscape: a phone shows it together with its buttons; what is built, dice and costs lie apart in it."""
    game = full(island, seats)
    scene = scene_of(game, language)
    for seat in range(seats):
        own, view = CATAN_DICE.private(game.state, seat), CATAN_DICE.public(game.state)
        notes = CATAN_DICE.notes(game.state, seat)
        decision = CATAN_DICE.decision(game.state, seat)
        picture = RENDERER.hand(own, view, seat, decision, notes, (), scene)
        assert picture is not None
        wide, high = picture.size
        has_line = seats > 1 and decision is not None
        assert high == hand.HIGH + (round(RACE * wide / 1000) if has_line else 0), "their points"
        assert high <= 0.76 * wide
        assert len(picture.data) <= 400_000
    net = Lattice(island, hand.SEA_WIDE / 2, hand.HIGH / 2, hand.SIDE[island])
    for key in net.hexes:
        x, y = net.hex(key)
        assert hand.SIDE[island] < x < hand.SEA_WIDE - hand.SIDE[island]
        assert hand.SIDE[island] * 0.86 < y < hand.HIGH - hand.SIDE[island] * 0.86
    places = hand.dice_places()
    assert len(places) == DICE
    assert min(x for x, _ in places) > hand.SEA_WIDE + 10
    assert max(x for x, _ in places) + hand.DIE < hand.WIDE - 10
    assert max(y for _, y in places) + hand.DIE < hand.COSTS_TOP


@pytest.mark.parametrize("leader", [0, 1])
def test_a_wreath_marks_whose_total_leads(leader: int) -> None:
    """On the sign of the large island, or of a small one."""
    game = island_two(3)
    piece = ISLANDS["two"].settlements[0].id
    game.has(leader, piece)
    view = CATAN_DICE.public(game.state)
    image = decoded(RENDERER.board(view, replace(scene_of(game), asked=())))
    left, top, wide, high = layout.SIGN
    sheet = (left, top, left + wide, top + high)
    head = (others.X + others.WIDE - 200, others.TOP, others.X + others.WIDE, others.TOP + 66)

    gold = [share_of(image.crop(box), GOLD) > 0.01 for box in (sheet, head)]

    assert gold == [leader == 0, leader == 1]


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("island", ISLANDS)
def test_a_wreath_marks_which_of_two_leads(island: Key, leader: int) -> None:
    """On the sign of the one who does."""
    game = island_one(2) if island == "one" else island_two(2)
    game.has(leader, ISLANDS[island].settlements[0].id)
    view = CATAN_DICE.public(game.state)
    image = decoded(RENDERER.board(view, replace(scene_of(game), asked=())))
    [place] = rivals.places_of(island, 1)

    gold = [
        share_of(image.crop((x, y, x + wide, y + high)), GOLD) > 0.01
        for x, y, wide, high in (layout.SIGN, place.sign[:4])
    ]

    assert gold == [leader == 0, leader == 1]


def test_the_last_building_is_marked() -> None:
    """In aqua: the board before and after differ even where only the news does."""
    game = island_one().rolled("LBLBLB").build("r0")
    view, scene = CATAN_DICE.public(game.state), scene_of(game)

    assert RENDERER.board(view, scene).data != RENDERER.board(view, replace(scene, events=())).data


def test_the_own_sheet_shows_what_may_be_built_and_kept() -> None:
    """Badges on places, ticks on dice; nothing of it where nothing is asked."""
    game = island_one().rolled("LBLBLB", rolls=1)
    view, scene = CATAN_DICE.public(game.state), scene_of(game)
    own, decision = CATAN_DICE.private(game.state, 0), game.asked
    kept = (Chosen("keep", (("lumber@1", 1), ("brick@2", 1))),)

    pictures = [
        RENDERER.hand(own, view, 0, asked, CATAN_DICE.notes(game.state, 0), chosen, scene)
        for asked, chosen in ((None, ()), (decision, ()), (decision, kept))
    ]
    building = game.rolled("LBLBLB")
    pictures.append(
        RENDERER.hand(
            own,
            CATAN_DICE.public(building.state),
            0,
            building.asked,
            CATAN_DICE.notes(building.state, 0),
            (),
            scene,
        )
    )

    assert len({picture.data for picture in pictures if picture is not None}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_the_whole_position(language: str) -> None:
    """Dice, points, what is built, free jokers, entries, awards."""
    game = island_two(3).has(0, "p1", "ko", "t1").where(largest_army=0).rolled("LBA")
    view, scene = CATAN_DICE.public(game.state), scene_of(game, language)
    words = scene.words

    text = RENDERER.text(view, scene)

    for name in LONG_NAMES[:3]:
        assert name in text
    for told in ("catan-dice-piece-ko", "catan-dice-piece-t1", "catan-dice-score-largest-army"):
        assert words(told) in text
    for face in ("lumber", "brick", "gold", "ore"):
        assert words(f"catan-dice-face-{face}") in text


def test_the_score_table_tells_lost_points() -> None:
    """A turn without building stands as such, below zero."""
    game = island_one(seats=1)
    for _ in range(15):
        game.rolled("LLLLLA", rolls=1).stop().end()
    view, scene = CATAN_DICE.public(game.state), scene_of(game)

    picture = RENDERER.score(view, CATAN_DICE.scores(game.state), scene)

    assert signed(-30) in picture.alt
    assert len(picture.data) <= 400_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_who_plays_alone(language: str) -> None:
    """The headline says what the player made; with others, who won."""
    for seats, wording in ((1, "render-alone"), (2, "render-wins")):
        game = island_one(seats)
        game.has(0, "s3").rolled("LLLLLA", rolls=1)
        for _ in range(15 * seats):
            game.rolled("LLLLLA", rolls=1).stop().end()
        view, scene = CATAN_DICE.public(game.state), scene_of(game, language)
        name = {"name" if seats == 1 else "names": LONG_NAMES[0]}
        headline = scene.words(wording, **name, count=1, points=-27)

        picture = RENDERER.score(view, CATAN_DICE.scores(game.state), scene)

        assert picture.alt.startswith(headline)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_answers_fit_their_buttons(language: str) -> None:
    """Uses of jokers, each of which says which joker it takes, in fewer words; and dice kept for two buildings."""
    words = Spoken(language, ("Ana",), "catan-dice")
    uses = [
        f"{joker}@{face}@{resource}"
        for joker in JOKERS
        for face in FACES
        for resource in joker_gives(joker)
    ]
    told = {use: words.say(CATAN_DICE.label("turn", use)) for use in uses}
    game = island_one().rolled("LBBWGA", rolls=1)
    ready = [
        replace(one.message, id=f"{one.message.id}.short")
        for one in CATAN_DICE.ready(game.state, 0)
    ]
    labels = [words.say(message) for message in ready]
    for use in uses:
        label = CATAN_DICE.label("turn", use)
        shown = replace(label, id=f"{label.id}.short")
        labels.append(words("catan-dice-verb-use-joker.of", what=words.say(shown)))

    assert max(map(len, labels)) <= LABEL
    assert len({told[f"{joker}@ore@lumber"] for joker in ("j4", "jl", "j6", "jn", "jc")}) == 5


@pytest.mark.parametrize(("kind", "key"), KEYS)
def test_everything_in_a_menu_has_its_emoji(kind: str, key: Key) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_spurs_are_marked_once_they_can_be_built() -> None:
    """On the board and on the own sheet: where the fork is reached, the sign stands beside the spur's road."""
    fork, behind = island_two(2), island_two(2)
    fork.has(0, "p1")
    behind.has(0, "p1", "p2", "p3")

    def is_marked(game: DiceTable) -> list[bool]:
        view, scene = CATAN_DICE.public(game.state), scene_of(game)
        own, notes = CATAN_DICE.private(game.state, 0), CATAN_DICE.notes(game.state, 0)
        sheet = RENDERER.hand(own, view, 0, None, notes, (), scene)
        assert sheet is not None
        nets = (
            Lattice("two", hand.SEA_WIDE / 2, hand.HIGH / 2, hand.SIDE["two"]),
            layout.net_of("two"),
        )
        marks = []
        for picture, net in ((sheet, nets[0]), (RENDERER.board(view, scene), nets[1])):
            x, y = net.corner("b")
            box = (round(x) - 30, round(y) - 30, round(x) + 30, round(y) + 30)
            marks.append(share_of(decoded(picture).crop(box), pieces.SPUR) > 0.01)
        return marks

    assert is_marked(fork) == [True, True]
    assert is_marked(behind) == [False, False]


def test_what_only_gold_or_jokers_pay_for_has_a_mark_of_its_own() -> None:
    """A violet frame with a gold die, not the amber one of what the dice alone pay for; told in the text too."""
    game = island_one().rolled("LAAWWW")
    own, view, scene = (
        CATAN_DICE.private(game.state, 0),
        CATAN_DICE.public(game.state),
        scene_of(game),
    )
    notes = CATAN_DICE.notes(game.state, 0)

    shown = RENDERER.hand(own, view, 0, game.asked, notes, (), scene)

    assert shown is not None
    high = prices.means_of(view).steps(hand.SLIPS, hand.SLIP[0])[0]
    row = (hand.LEFT, hand.COSTS_TOP, hand.LEFT + hand.ROOM, hand.COSTS_TOP + high)
    assert share_of(decoded(shown).crop(row), palette.LAMP) < 0.01
    assert share_of(decoded(shown).crop(row), pieces.TRADED, 40) > 0.02
    assert share_of(decoded(shown).crop(row), pieces.DIE_TINT["gold"][0]) > 0.005
    assert "Com ouro ou símbolos de troca você paga: Estrada." in shown.alt
    assert shown.alt.startswith("Dados da "), "who enlarges the picture hears what was rolled"


@pytest.mark.parametrize("island", ISLANDS)
def test_the_board_shows_what_the_dice_pay_for(island: Key) -> None:
    """A road in lamplight where there is lumber and brick; nothing where no die shows either."""

    def lit(game: DiceTable) -> float:
        box = (
            layout.LANE,
            layout.COSTS_TOP,
            layout.EDGE,
            layout.COSTS_TOP + layout.COSTS_OF_TWO[island],
        )
        shown = RENDERER.board(CATAN_DICE.public(game.state), scene_of(game))
        return share_of(decoded(shown).crop(box), palette.LAMP)

    game = island_one(2) if island == "one" else island_two(2)

    assert lit(game.rolled("LBWWWW")) > 0.02
    assert lit(game.rolled("WWWWWW")) < 0.005


def test_means_are_the_unspent_dice() -> None:
    """What has been spent pays for nothing more, and what is lacking is told by its number."""
    game = island_one().rolled("LBWGOA")
    means = prices.means_of(CATAN_DICE.public(game.state))

    assert "road" in means.paid
    assert not means.lacks("lumber", 1)
    assert means.lacks("grain", 2)
    assert not prices.Means().lacks("grain", 2)


def test_only_what_the_dice_nearly_pay_for_has_a_price() -> None:
    """All before the first roll; else what lacks a die at most, and three kinds in all."""
    told = {
        dice: prices.means_of(CATAN_DICE.public(island_one().rolled(dice).state)).kinds
        for dice in ("LBLBLB", "LLWGGO", "LLLLLL")
    }

    assert prices.Means().kinds == KINDS
    assert told["LBLBLB"] == ("road", "knight", "settlement")
    assert told["LLWGGO"] == ("road", "knight", "settlement")
    assert told["LLLLLL"] == ("road", "knight", "settlement")


def test_slips_of_what_cannot_be_built_are_lower() -> None:
    """All are as high where nothing can be; whatever they are, they fill no more than their room."""
    told = [
        prices.means_of(CATAN_DICE.public(island_one().rolled(dice).state))
        for dice in ("LBWWWW", "LLLLLL")
    ]
    some, none = [means.steps(300, 236) for means in told]

    assert some[0] > some[1] == some[2]
    assert none == (100, 100, 100)
    assert sum(some) <= 301


def test_an_exchange_is_rimmed_on_the_island_once_it_can_be_made() -> None:
    """While dice can be rolled again the prices alone tell of it."""
    x, y, _ = layout.net_of("one").edge(ISLANDS["one"].roads[0].edge)
    box = (round(x) - 60, round(y) - 60, round(x) + 60, round(y) + 60)
    rimmed = []
    for rolls in (1, 3):
        game = island_one(4).rolled("LAAWWW", rolls=rolls)
        board = decoded(RENDERER.board(CATAN_DICE.public(game.state), scene_of(game)))
        rimmed.append(share_of(board.crop(box), pieces.TRADED, 40) > 0.02)

    assert rimmed == [False, True]


def test_places_for_what_can_be_paid_for_are_lit() -> None:
    """The next road, in another way where it takes gold; nothing where the dice pay for nothing, and what is lit is seen."""
    games = [island_one().rolled(dice) for dice in ("LBLBLB", "LAAWWW", "WWWWWW")]
    views = [CATAN_DICE.public(game.state) for game in games]
    means = [prices.means_of(view) for view in views]
    boards = [RENDERER.board(view, scene_of(game)) for view, game in zip(views, games, strict=True)]

    paid, helped = (
        [one.places_for(kinds) for one, kinds in told]
        for told in (
            [(one, one.paid) for one in means],
            [(one, one.helped) for one in means],
        )
    )
    x, y, _ = layout.net_of("one").edge(ISLANDS["one"].roads[0].edge)
    box = (round(x) - 60, round(y) - 60, round(x) + 60, round(y) + 60)
    lights = (palette.LAMP, pieces.TRADED, palette.LAMP)
    lit = [
        share_of(decoded(board).crop(box), light, 40) > 0.02
        for board, light in zip(boards, lights, strict=True)
    ]

    assert {KIND_OF[place] for place in paid[0] | helped[1]} == {"road"}
    assert paid[1] == paid[2] == helped[0] == helped[2] == frozenset()
    assert lit == [True, True, False]
    assert changed_area(*[decoded(board).crop(box) for board in boards[:2]]) is not None


def test_points_without_an_order_have_a_star() -> None:
    """A bare number on Island Two could be a count; on Island One numbers tell the order as well."""
    for game, island, starred in ((island_one(), "one", False), (island_two(), "two", True)):
        net = layout.net_of(island)
        site = ISLANDS[island].settlements[-1]
        x, y = map(round, net.corner(site.corner))
        board = decoded(RENDERER.board(CATAN_DICE.public(game.state), scene_of(game)))
        seen = share_of(board.crop((x - 40, y - 40, x + 40, y + 40)), palette.STAR)
        assert (seen > 0.01) == starred


def test_a_card_tells_who_holds_an_award_and_with_how_many() -> None:
    """On wine: the own count at the left, or that of another at the right; one more knight of the holder is another card."""
    knights = [knight.id for knight in ISLANDS["two"].knights]
    top = layout.COSTS_TOP + layout.COSTS_HIGH["two"] + layout.AWARD_HIGH
    middle, far = layout.LANE + layout.LANE_WIDE // 2, layout.LANE + layout.LANE_WIDE
    shown = []
    for holder, count in ((1, 3), (1, 4), (0, 4)):
        game = island_two(4).has(holder, *knights[:count]).where(largest_army=holder)
        view = CATAN_DICE.public(game.rolled("LBA").state)
        board = decoded(RENDERER.board(view, scene_of(game)))
        shown.append(
            [board.crop((layout.LANE, top, middle, 1060)), board.crop((middle, top, far, 1060))]
        )

    wine = [[share_of(half, palette.POINTS) > 0.05 for half in halves] for halves in shown]
    assert wine == [[False, True], [False, True], [True, False]]
    assert changed_area(shown[0][1], shown[1][1]) is not None


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("island", ISLANDS)
def test_the_islands_of_few_others_lie_beside_the_large_one(island: Key, count: int) -> None:
    """Apart from each other and from the large one, within the picture; each with a sign."""
    large, places = layout.net_of(island), rivals.places_of(island, count)
    boxes = [_box_of(place.net) for place in places]

    assert len(places) == count
    for (left, top, right, foot), place in zip(boxes, places, strict=True):
        assert left > _box_of(large)[2]
        assert top > place.sign.y
        assert right <= WIDE
        assert foot < HIGH
    for (*_, foot), later in pairwise([(*box, box[3]) for box in boxes]):
        assert foot < later[1]


def _box_of(net: Lattice) -> tuple[float, float, float, float]:
    """Where the hexes of an island lie."""
    xs, ys = zip(*[net.hex(key) for key in net.hexes], strict=True)
    high = HEIGHT * net.side
    return min(xs) - net.side, min(ys) - high, max(xs) + net.side, max(ys) + high


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_have_built_stands_on_their_islands(seats: int) -> None:
    """Each further piece of another player changes that island, of whichever kind it is."""
    place = rivals.places_of("two", seats - 1)[0]
    left, top, right, foot = map(round, _box_of(place.net))
    seen = []
    for built in ((), ("p1",), ("p1", "t1"), ("p1", "t1", "kb"), ("p1", "t1", "kb", "u1")):
        game = island_two(seats).has(1, *built).rolled("LBA")
        shown = decoded(RENDERER.board(CATAN_DICE.public(game.state), scene_of(game)))
        seen.append(shown.crop((left, top, right, foot)))

    for before, after in pairwise(seen):
        assert changed_area(before, after) is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_an_award_tells_the_counts_of_few_players_and_its_holder(seats: int) -> None:
    """Everybody's own share of the card changes with the count, and lies on wine where it brings the award."""
    box = (0, 0, layout.LANE_WIDE, layout.AWARD_HIGH)
    part, words = layout.LANE_WIDE // seats, Spoken("en", LONG_NAMES[:seats], "catan-dice")
    for seat in range(seats):
        shown = []
        for count in (2, 5):
            canvas = Canvas(Image.new("RGB", box[2:]))
            counts = tuple(count if one == seat else 3 for one in range(seats))
            draw_award(canvas, box, Award("largest-army", counts, seat), 0, words)
            shown.append(canvas.image.crop((seat * part, 0, (seat + 1) * part, box[3])))
        assert changed_area(*shown) is not None
        assert share_of(shown[0], palette.POINTS) > 0.2


def test_an_award_tells_of_two_players_where_three_have_no_room() -> None:
    """On the card of the own sheet: beside the own count that of the holder only."""
    words, shown = Spoken("en", LONG_NAMES[:3], "catan-dice"), []
    for counts in ((10, 12, 11), (10, 12, 9)):
        canvas = Canvas(Image.new("RGB", (hand.AWARD_WIDE, hand.AWARD_HIGH)))
        box = (0, 0, hand.AWARD_WIDE, hand.AWARD_HIGH)
        draw_award(canvas, box, Award("longest-road", counts, 1), 0, words)
        shown.append(canvas.image)

    assert changed_area(*shown) is None


def test_dice_that_an_exchange_can_take_are_those_nothing_needs() -> None:
    """With a joker what is over for all that it would pay for; gold alone takes gold; nothing where nothing is exchanged."""

    def over(game: DiceTable) -> set[int]:
        table = game.table
        means = prices.means_of(CATAN_DICE.public(game.state))
        return {number + 1 for number in prices.over(means, table.dice, table.spent)}

    assert over(island_one().has(0, "k1").rolled("GGWLWW")) == {2, 4, 5, 6}
    assert over(island_one().rolled("LAAWWW")) == {2, 3}
    assert over(island_one().rolled("WWWWWW")) == set()


def test_only_the_last_roll_is_told() -> None:
    """What an earlier one brought is not what the dice show; what was built before it is told all the same."""
    rolls = [Rolled(0, 6, roll, ("lumber",) * 6) for roll in (1, 2, 3)]
    built = Built(1, "r0", 1)

    assert board.lasting([built, *rolls]) == (built, rolls[-1])
    assert board.lasting([built]) == (built,)


def test_only_dice_rolled_again_are_marked() -> None:
    """In aqua; after the first roll all are new, and none is."""
    game, seen = island_one().rolled("LBWGOA", rolls=2), []
    for thrown in (tuple(range(DICE)), (0, 1)):
        board = RENDERER.board(CATAN_DICE.public(game.where(thrown=thrown).state), scene_of(game))
        seen.append(share_of(decoded(board), palette.AQUA))

    assert seen[0] < 0.0005 < seen[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_board_and_own_sheet_tell_which_roll_it_is(seats: int) -> None:
    """They differ where nothing else does."""
    pictures = []
    for rolls in (1, 2):
        game = island_one(seats).rolled("WWWWWW", rolls=rolls)
        view, scene = CATAN_DICE.public(game.state), scene_of(game)
        own, notes = CATAN_DICE.private(game.state, 0), CATAN_DICE.notes(game.state, 0)
        sheet = RENDERER.hand(own, view, 0, game.asked, notes, (), scene)
        assert sheet is not None
        flag = (hand.LEFT, 0, hand.WIDE, hand.DICE_TOP - 10)
        pictures.append((decoded(RENDERER.board(view, scene)), decoded(sheet).crop(flag)))

    for before, after in zip(*pictures, strict=True):
        assert changed_area(before, after) is not None


def test_the_own_share_of_the_points_line_is_lit() -> None:
    """In amber while something is asked."""
    game = island_one(4).rolled("LBLBLB")
    own, view = CATAN_DICE.private(game.state, 0), CATAN_DICE.public(game.state)
    notes = CATAN_DICE.notes(game.state, 0)

    sheet = RENDERER.hand(own, view, 0, game.asked, notes, (), scene_of(game))

    assert sheet is not None
    line = decoded(sheet).crop((0, hand.HIGH, hand.WIDE, sheet.size[1]))
    own_share = line.crop((0, 0, hand.WIDE // 4, line.height))
    assert share_of(own_share, palette.LAMP) > 0.2
    assert share_of(line, palette.LAMP) < 0.25


def test_islets_of_several_others_lie_apart() -> None:
    """Each below its sign, within the picture."""
    for (x, y), area in zip(others.islets_of(3), others.areas_of(3), strict=True):
        assert y > area.body
        assert y + others.ISLET_HIGH <= area.y + area.high
        assert x + others.WIDE < WIDE


def test_what_stands_on_an_islet_is_counted() -> None:
    """One more knight of another player changes its islet; an award's number lies on wine."""
    knights = [knight.id for knight in ISLANDS["two"].knights]
    x, y = others.islets_of(3)[0]
    islets = []
    for count, holder in ((2, -1), (3, -1), (4, -1), (4, 1)):
        game = island_two(4).has(1, *knights[:count]).where(largest_army=holder)
        view = CATAN_DICE.public(game.rolled("LBA").state)
        shown = decoded(RENDERER.board(view, scene_of(game)))
        islets.append(shown.crop((x, y, x + others.WIDE, y + others.ISLET_HIGH)))

    for before, after in pairwise(islets):
        assert changed_area(before, after) is not None
    wine = [share_of(islet, palette.POINTS) > 0.01 for islet in islets]
    assert wine == [False, False, False, True]
