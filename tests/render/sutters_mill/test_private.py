"""The private picture: what is asked stands on the places of the town that it is about."""

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.model import Key
from games.sutters_mill import actions as act
from games.sutters_mill.content import BUILDINGS, CAMPS, SPACES, TOWN
from games.sutters_mill.game import SUTTERS_MILL
from render.core import palette
from render.core.contract import Chosen, Picture
from render.core.race import HIGH as RACE
from render.sutters_mill.actions import asked, may_place
from render.sutters_mill.camp import HIGH as CAMP_SIGN
from render.sutters_mill.choices import HIGH
from render.sutters_mill.effects import EFFECTS
from render.sutters_mill.effects import PAPER as CERTIFICATE
from render.sutters_mill.hand import (
    BETWEEN,
    CARD_HIGH,
    CARD_MOST,
    CHOICE,
    HOLDING,
    LEFT,
    RISK,
    TOLD_HIGH,
    WAITING,
    WAYS,
)
from render.sutters_mill.house import BELOW, BESIDE, PLATE, SIGN, SIGN_TOP, compared
from render.sutters_mill.order import CARDS, HOUSE, WALL
from render.sutters_mill.order import LEFT as WALL_LEFT
from render.sutters_mill.order import TAGS_AT as TOTALS_AT
from render.sutters_mill.pieces import GOLD, PALE
from render.sutters_mill.renderer import SuttersMillRenderer
from render.sutters_mill.site import WIDE, Plan, area_of
from render.sutters_mill.spent import BOARD_LIGHT
from render.sutters_mill.spot import RING, STEP
from render.sutters_mill.tally import ROWS, tally
from render.sutters_mill.vocabulary import owner_of
from tests.games.sutters_mill.table import Town
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES
from tests.render.sutters_mill.setups import crowded, scene_of

RENDERER = SuttersMillRenderer()


def pictured(town: Town, chosen: tuple[Chosen, ...] = (), language: str = "en") -> Picture:
    """What the seat that is asked sees."""
    seat = town.table.active
    own, view = SUTTERS_MILL.private(town.state, seat), SUTTERS_MILL.public(town.state)
    notes = SUTTERS_MILL.notes(town.state, seat)
    scene = scene_of(town, language)
    picture = RENDERER.hand(own, view, seat, town.asked, notes, chosen, scene)
    assert picture is not None
    return picture


def test_each_house_has_its_name_in_the_colour_of_whoever_holds_it() -> None:
    """On paper where nobody holds the certificate yet."""
    held, free = (decoded(pictured(town)) for town in (Town().stack("jail", "0K 14"), Town()))
    x, y, wide, _ = area_of("jail", HOLDING)
    top = y + SIGN_TOP
    box = (x + wide // 2 - 20, top + 2, x + wide // 2 + 40, top + PLATE.high - 2)

    assert share_of(held.crop(box), palette.SEATS[owner_of(0)].full, 40) > 0.3
    assert share_of(free.crop(box), palette.SEATS[owner_of(0)].full, 40) == 0
    assert share_of(free.crop(box), palette.PAPER, 40) > 0.3


def signed_buildings(picture: Picture, plan: Plan) -> set[Key]:
    """The buildings with a green sign by the door, for a card that comes or goes."""
    image = decoded(picture)
    found = set()
    for building in TOWN:
        x, y, wide, high = area_of(building, plan)
        right, foot = x + wide - BESIDE, y + high - BESIDE
        door = (right - SIGN[0], foot - SIGN[1], right, foot)
        if share_of(image.crop(door), palette.CAN) > 0.05:
            found.add(building)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_prospector_may_go_is_seen_in_the_town(language: str) -> None:
    """Light around every name but that of the space that it leaves, and on the boardwalks; it stands in amber itself (R30)."""
    town = Town().stands(0, mill=1, jail=1).do(act.LiftProspector("mill"))

    picture = pictured(town, language=language)

    image = decoded(picture)
    assert lit_names(picture, WAYS) == set(SPACES) - {"mill"}
    assert {one for one in TOWN if boardwalk(image, one, WAYS) > 0.4} == set(TOWN) - {"mill"}
    x, y, wide, high = area_of("mill", WAYS)
    home = image.crop((x, y + high - 130, x + wide, y + high))
    assert share_of(home, palette.SEATS[0].full, 40) > 0.05
    assert share_of(home, palette.LAMP, 60) > 0.02
    assert len(picture.data) <= 400_000


def boardwalk(image: Image.Image, building: Key, plan: Plan) -> float:
    """How much of a boardwalk is amber, between prospectors and signs."""
    x, y, wide, high = area_of(building, plan)
    boards = (x + wide // 2, y + high - STEP + 2, x + wide // 2 + 40, y + high - 4)
    return share_of(image.crop(boards), palette.LAMP, 50)


def test_where_a_digger_goes_is_asked_like_the_way_of_a_prospector() -> None:
    """With light at the eight buildings, none at the camps (R10)."""
    town = Town().stands(0, river_camp=2).dig("hook")

    assert lit_names(pictured(town), CHOICE) == set(TOWN)


def test_a_turn_has_no_light_on_any_boardwalk() -> None:
    """Where nothing is asked about a place light would say nothing; what has happened stands on the board."""
    picture = pictured(Town().stands(0, river_camp=1, mill=1))
    town = Town(3).stands(0, river_camp=2).dig("hook")

    assert all(boardwalk(decoded(picture), building, HOLDING) < 0.1 for building in TOWN)
    assert lit_names(picture, HOLDING) == {"river_camp"}, "where one digs"
    assert share_of(decoded(pictured(town)), palette.AQUA, 40) < 0.001


def test_buildings_where_a_card_may_be_placed_have_a_sign() -> None:
    """Prospectors enough for one more card (R25)."""
    town = Town().stands(0, mill=1, jail=1, hotel=2).stack("jail", "07 18").stack("hotel", "02 13")

    assert signed_buildings(pictured(town), HOLDING) == {"mill", "hotel"}


def test_buildings_where_a_card_may_be_taken_have_a_sign() -> None:
    """Cards and a prospector there (R40); the church, while it is held, lights every higher stack only (R54)."""
    town = Town().tears_down(0).stands(0, mill=1, jail=1).stack("jail", "07 18")
    assert signed_buildings(pictured(town), CHOICE) == {"jail"}

    town.stack("church", "0A").stack("hook", "1K 1Q")
    assert signed_buildings(pictured(town), CHOICE) == {"jail"}
    assert lit_names(pictured(town), CHOICE) == {"mill", "jail", "hook"}


def test_a_card_is_chosen_before_the_house_that_gets_it() -> None:
    """The house large, with its stack and the place on top of it; the hand beside it, a tick on what has been chosen."""
    town = Town().stands(0, mill=1, jail=2).stack("jail", "13 0K")
    site = Chosen("site", (("jail", 1),))

    image = decoded(pictured(town, (site,)))
    ticked = decoded(pictured(town, (site, Chosen("card", (("ace", 1),)))))

    rows = [
        image.crop((WALL_LEFT + 140, low - 60, WALL_LEFT + 330, low - 20))
        for low in (WALL[1], WALL[1] - 92, WALL[1] - 184)
    ]
    colours = (palette.SEATS[owner_of(1)].full, palette.SEATS[owner_of(0)].full, palette.PAPER)
    for row, colour in zip(rows, colours, strict=True):
        assert share_of(row, colour, 40) > 0.4
    hand = image.crop(CARDS)
    assert share_of(hand, palette.SEATS[owner_of(0)].full, 40) > 0.1
    assert share_of(hand, palette.TICK) < 0.001 < share_of(ticked.crop(CARDS), palette.TICK)


def lit_names(picture: Picture, plan: Plan) -> set[Key]:
    """The spaces whose names stand in amber light: over the sign there is a strip of it."""
    image, found = decoded(picture), set()
    for space in SPACES:
        x, y, wide, _ = area_of(space, plan)
        top = y if space in CAMPS else y + SIGN_TOP
        strip = image.crop((x + wide // 4, top - RING + 3, x + wide // 2, top - 3))
        if share_of(strip, palette.LAMP, 20) > 0.4:
            found.add(space)
    return found


def held_cards(picture: Picture) -> Image.Image:
    """The strip of the cards in hand."""
    top = HOLDING.high - CARD_HIGH - BETWEEN
    return decoded(picture).crop((LEFT, top, WIDE - LEFT, top + CARD_HIGH))


def test_what_can_be_chosen_is_called_as_in_the_menu() -> None:
    """By the name on its sign, in the light: no letters, which are ranks of cards."""
    town = Town().tears_down(0).stands(0, mill=1, jail=1).stack("jail", "07 18")
    notes = SUTTERS_MILL.notes(town.state, 0)

    assert lit_names(pictured(town), CHOICE) == {"mill", "jail"}
    labels = [line.label for line in notes.lines if line.key == "jail"]
    assert labels[1:] == [None, None]


def test_names_are_not_lit_where_every_place_can_be_chosen() -> None:
    """Light tells nothing there; it does in a turn in which only some places can be chosen."""
    everywhere = pictured(Town().stands(0, off=2, mill=1))
    only_there = pictured(Town().stands(0, off=0, mill=1, jail=2))

    assert lit_names(everywhere, HOLDING) == {"river_camp"}, "where one digs"
    assert lit_names(only_there, HOLDING) == {"mill", "jail"}


def test_what_is_at_risk_stands_below_everybodys_points() -> None:
    """In red, for whoever would lose points if the game ended now (R61); not before anybody has a card in town."""

    def told(town: Town) -> list[bool]:
        image = decoded(pictured(town))
        half = image.width // 2
        row = (image.height - RISK, image.height)
        parts = [image.crop((left, row[0], left + half, row[1])) for left in (0, half)]
        return [share_of(part, palette.LACKING, 60) > 0.01 for part in parts]

    town = Town().stack("hotel", "0K")
    assert told(town.stands(0, mill=1).stands(1, jail=1)) == [True, True]
    assert told(town.stands(0, mill=1).tears_down(1).stands(1)) == [True, False]
    assert told(Town().stands(0, mill=1).stands(1, jail=1)) == [False, False]


def test_what_cannot_be_done_says_why() -> None:
    """In the question: an empty wallet after two actions (R21), nobody left to place; a move is still free."""
    town = Town().stands(0, off=0, mill=2, jail=1).stack("stage", "0K").gold(0, 1)
    town.do(act.PlaceCard("mill", "ten"), act.PlaceCard("mill", "two"))
    scene = scene_of(town, "en")
    own, view = SUTTERS_MILL.private(town.state, 0), SUTTERS_MILL.public(town.state)

    text = asked(own, view, town.asked, (), scene)

    assert "too little gold" in text
    assert "no prospector left to place" in text


def test_nothing_is_asked_that_cannot_be_paid() -> None:
    """Where only the end of the turn is left, the picture and the text say so (R23)."""
    town = Town().stands(0, mill=2).gold(0, 1)
    town.do(act.PlaceCard("mill", "ten"), act.PlaceCard("mill", "two"))
    own, view = SUTTERS_MILL.private(town.state, 0), SUTTERS_MILL.public(town.state)

    told = asked(own, view, town.asked, (), scene_of(town, "en"))

    assert told == ("The next action costs 2 nuggets and you have 0, so end your turn",)


def test_in_tear_down_no_prospector_is_short_for_a_card_to_place() -> None:
    """There is no card to remove where one stands (R40), or the only prospector there has removed one (R41)."""

    def told(town: Town) -> tuple[str, ...]:
        own, view = SUTTERS_MILL.private(town.state, 0), SUTTERS_MILL.public(town.state)
        return asked(own, view, town.asked, (), scene_of(town, "en"))

    bare = told(Town().tears_down(0).stands(0, mill=1))
    assert "no card where you have a prospector" in bare
    assert "too few prospectors at buildings to place cards" not in bare
    used = Town().tears_down(0).stands(0, mill=1).stack("mill", "0K 17").do(act.RemoveCard("mill"))
    assert "each prospector removes only 1 card a turn" in told(used)


def test_everybody_stands_in_the_line_of_points() -> None:
    """A seal for each, in the colours of the Mill, and the own gold on the flag."""
    for seats in (2, 4):
        image = decoded(pictured(Town(seats)))
        for seat in range(seats):
            share = image.width // seats
            low = image.height - RISK
            line = image.crop((share * seat, low - RACE, share * (seat + 1), low))
            assert share_of(line, palette.SEATS[owner_of(seat)].full, 40) > 0.01
        assert share_of(image.crop((20, 10, 300, 100)), GOLD, 60) > 0.02


def test_the_gold_of_every_section_is_seen() -> None:
    """What is left lies at the right end of its bed, pits at the left (R9)."""
    town = Town(2).left(river=12, hill=24, mine=24).stands(0, jail=1)
    image = decoded(pictured(town))

    def gold(camp: Key, start: float, end: float) -> float:
        x, y, wide, high = area_of(camp, HOLDING)
        box = (x + round(wide * start), y + CAMP_SIGN + 4, x + round(wide * end), y + high)
        return share_of(image.crop(box), GOLD, 40)

    assert gold("river_camp", 0, 0.4) < 0.03
    assert gold("river_camp", 0.6, 1) > 0.05
    assert min(gold("hill_camp", 0, 0.4), gold("mine_camp", 0, 0.4)) > 0.05


def pale(owner: int) -> str:
    """The ground of a card in hand that cannot be placed."""
    return palette.mixed(palette.SEATS[owner].full, palette.PAPER_SHADE, PALE)


def test_land_without_gold_says_so() -> None:
    """A dry river with a board instead of pits (R9)."""
    image = decoded(pictured(Town(2).left(river=0, hill=12, mine=24).stands(0, jail=1)))

    def seen(camp: Key, colour: str) -> float:
        x, y, wide, high = area_of(camp, HOLDING)
        return share_of(image.crop((x, y + CAMP_SIGN + 4, x + wide, y + high)), colour, 20)

    assert seen("river_camp", BOARD_LIGHT) > 0.05
    assert seen("hill_camp", BOARD_LIGHT) < 0.01


def test_the_cards_in_hand_stand_below_the_town_where_one_can_be_placed() -> None:
    """In the own colour (R25); pale where somebody must come or move there first."""
    town = Town().stands(0, mill=1)
    picture, later = pictured(town), pictured(Town().stands(0, river_camp=1))
    owner = owner_of(0)

    assert share_of(held_cards(picture), palette.SEATS[owner].full, 20) > 0.4
    assert picture.size[1] == later.size[1] == HOLDING.high + RACE + RISK
    assert share_of(held_cards(later), pale(owner), 20) > 0.4
    assert share_of(held_cards(later), palette.SEATS[owner].full, 20) < 0.01


def test_the_hand_stands_wherever_a_card_can_be_placed_in_this_turn() -> None:
    """Somebody comes or moves first: for two prices of what is left, or for one with a certificate (R20, R55, R57)."""

    def may(town: Town) -> bool:
        seat = town.table.active
        own, view = SUTTERS_MILL.private(town.state, seat), SUTTERS_MILL.public(town.state)
        return may_place(own, view, town.asked)

    def later(gold: int) -> Town:
        """The free action is done, and the card of the only building with a prospector."""
        return Town().stands(0, off=0, mill=1, river_camp=1).gold(0, gold)

    assert may(Town().stands(0, river_camp=1).gold(0, 1))
    assert not may(Town().stands(0, river_camp=1).gold(0, 0))
    assert not may(Town().stands(0, river_camp=1).seat(0, hand=()))
    assert not may(Town().tears_down(0).stands(0, mill=1))
    assert not may(Town().stands(0, river_camp=2).dig("hook"))
    for gold, is_enough in ((2, False), (3, True)):
        assert may(later(gold).do(act.PlaceCard("mill", "ten"))) == is_enough
    assert may(later(1).stack("stage", "0A").do(act.PlaceCard("mill", "ten")))


def test_few_cards_stand_beside_the_ways_out() -> None:
    """As large as many, like cards of a deck: higher than wide; the ways out take what is free beside them."""
    strip = held_cards(pictured(Town().stands(0, mill=1).seat(0, hand=("king",))))
    full = palette.SEATS[owner_of(0)].full
    columns = [
        x
        for x in range(strip.width)
        if share_of(strip.crop((x, 30, x + 1, strip.height)), full, 20) > 0.3
    ]

    assert CARD_MOST - 16 <= columns[-1] - columns[0] <= CARD_MOST
    assert CARD_MOST < CARD_HIGH
    beside = strip.crop(
        (strip.width - 200, strip.height // 2 - 20, strip.width - 10, strip.height // 2 + 20)
    )
    assert share_of(beside, palette.PAPER, 20) > 0.4


def test_the_ways_out_stand_with_the_rest_where_the_hand_is_full() -> None:
    """Then below the town all plates share a row."""
    full = Town().stands(0, off=0, mill=1, hill_camp=4)
    few = Town().stands(0, off=0, mill=1, hill_camp=4).seat(0, hand=("king",))

    assert share_of(plates(full, HOLDING), palette.PAPER, 30) > 0.1
    assert share_of(plates(few, HOLDING), palette.PAPER, 30) < 0.05


def test_a_house_tells_who_leads_it_and_how_far_behind_the_reader_is() -> None:
    """Or who comes next, where the reader leads it or has no card there."""
    assert compared(((1, 20), (2, 11), (0, 7)), 0) == ((1, 20), (0, 7))
    assert compared(((0, 20), (2, 11), (1, 7)), 0) == ((0, 20), (2, 11))
    assert compared(((1, 20), (2, 11)), 0) == ((1, 20), (2, 11))
    assert compared((), 0) == ()


def test_influence_stands_beside_the_door_with_the_leader_above() -> None:
    """Also while a prospector is on its way; nothing where no card lies, and it makes room for the sign of a card."""
    town = Town().stack("jail", "07 18").stack("hook", "19").stands(0, mill=1)

    def rows(building: Key, plan: Plan = HOLDING) -> tuple[int, ...]:
        """Whose colours fill the rows of a board."""
        x, y, wide, _ = area_of(building, plan)
        top, right = y + SIGN_TOP + PLATE.high + BELOW, x + wide - BESIDE
        found = []
        for high, _, _ in ROWS:
            row = image.crop((right - 70, top + 4, right - 4, top + high - 4))
            found += [
                seat
                for seat in (0, 1)
                if share_of(row, palette.SEATS[owner_of(seat)].full, 20) > 0.3
            ]
            top += high
        return tuple(found)

    image = decoded(pictured(town))
    assert rows("jail") == (1, 0)
    assert rows("hook") == (1,)
    assert rows("hotel") == ()
    image = decoded(pictured(town.do(act.LiftProspector("mill"))))
    assert rows("jail", WAYS) == (1, 0)
    image = decoded(pictured(Town().stack("jail", "07 18").stands(0, jail=2)))
    assert rows("jail") == ()
    assert "jail" in signed_buildings(
        pictured(Town().stack("jail", "07 18").stands(0, jail=2)), HOLDING
    )


def test_prospectors_without_room_are_one_with_their_number() -> None:
    """Between the corner and the influence; two still stand side by side."""

    def numbered(count: int) -> bool:
        town = Town().stack("mill", "1K 0Q").stands(0, mill=count)
        x, y, _, high = area_of("mill", HOLDING)
        feet = decoded(pictured(town)).crop((x + 30, y + high - 38, x + 58, y + high - 6))
        return share_of(feet, palette.NIGHT, 20) > 0.3

    assert [numbered(count) for count in (1, 2, 4)] == [False, False, True]


def test_boards_with_an_influence_are_equally_wide() -> None:
    """They stand under each other in the street."""
    assert tally(((0, 7),)).size[0] == tally(((1, 20), (0, 11))).size[0]


def test_an_empty_house_has_its_certificate_on_the_wall() -> None:
    """In the own picture too, until somebody has a card there (R58a)."""
    x, y, wide, high = area_of("jail", HOLDING)
    box = (x + wide - 60, y + SIGN_TOP + PLATE.high + 10, x + wide - 20, y + high - 30)
    free, held = (decoded(pictured(town)) for town in (Town(), Town().stack("jail", "0K 14")))

    assert share_of(free.crop(box), CERTIFICATE, 40) > 0.2
    assert share_of(held.crop(box), CERTIFICATE, 40) < 0.05


def test_houses_that_cannot_be_chosen_are_grey_but_not_dark() -> None:
    """In tear-down only those where a prospector stands keep their colour (R39)."""
    asked_for = decoded(pictured(Town().tears_down(0).stands(0, mill=1)))
    before = decoded(pictured(Town().stands(0, off=0, river_camp=1).seat(0, hand=())))

    def wall(image: Image.Image, building: Key) -> Image.Image:
        x, y, _, high = area_of(building, CHOICE)
        return image.crop((x + 10, y + SIGN_TOP + 60, x + 110, y + high - 20))

    def mean(image: Image.Image, band: int) -> float:
        return float(ImageStat.Stat(image.convert("HSV")).mean[band])

    after = {building: wall(asked_for, building) for building in ("hotel", "mill")}
    was = {building: wall(before, building) for building in ("hotel", "mill")}
    assert mean(after["hotel"], 1) < 0.7 * mean(was["hotel"], 1)
    assert mean(after["hotel"], 2) > 0.7 * mean(was["hotel"], 2)
    assert mean(after["mill"], 1) > 0.9 * mean(was["mill"], 1)


def test_prospectors_that_can_dig_stand_in_amber_light() -> None:
    """Those in the current camp, while digging is open (R7)."""

    def lit(town: Town) -> bool:
        x, y, _, high = area_of("river_camp", CHOICE)
        waiting = decoded(pictured(town)).crop((x, y + high - 10, x + 90, y + high + 10))
        return share_of(waiting, palette.LAMP, 60) > 0.02

    assert lit(Town().stands(0, river_camp=2))
    moved = Town().stands(0, off=0, river_camp=1, mill=3)
    assert not lit(moved.do(act.LiftProspector("mill"), act.MoveProspector("jail")))


def test_only_the_own_prospectors_stand_in_the_own_picture() -> None:
    """The others' are on the board."""
    alone = decoded(pictured(Town().stands(0, mill=2, jail=1)))
    joined = decoded(pictured(Town().stands(0, mill=2, jail=1).stands(1, mill=1, jail=2)))

    town = (0, 0, alone.width, HOLDING.end)
    assert ImageChops.difference(alone.crop(town), joined.crop(town)).getbbox() is None


def test_every_building_has_a_sign_for_what_it_does() -> None:
    """As many signs as effects."""
    assert set(EFFECTS) == {building.effect for building in BUILDINGS}
    assert len(set(EFFECTS.values())) == len(BUILDINGS)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_whole_decision_is_low(seats: int) -> None:
    """On a phone the buttons stand below it in the same view."""
    laid = Town(seats).stack("church", "0A").stack("mill", "0Q 1J 07").do(act.Rearrange("mill"))

    for town in (Town(seats), laid):
        wide, high = pictured(town).size
        assert high <= 0.76 * wide


def test_a_stack_laid_anew_hangs_on_its_house_with_the_place_that_is_filled_next() -> None:
    """From the bottom up, the open place in the light; beside it the cards that may lie there (D13)."""
    town = Town().stack("church", "0A").stack("mill", "0Q 1J 07").do(act.Rearrange("mill"))

    def filled(bottom: int, seat: int) -> bool:
        third = (WALL[1] - WALL[0]) // 3
        low = WALL[1] - bottom * min(third, 92)
        box = (WALL_LEFT + HOUSE // 2 - 90, low - 60, WALL_LEFT + HOUSE // 2 + 90, low - 20)
        return share_of(image.crop(box), palette.SEATS[owner_of(seat)].full, 40) > 0.4

    def left() -> list[bool]:
        shown = image.crop(CARDS)
        return [share_of(shown, palette.SEATS[owner_of(seat)].full, 40) > 0.05 for seat in (0, 1)]

    image = decoded(pictured(town))
    assert not filled(0, 1)
    assert left() == [True, True]
    town.do(act.LayNext("jack@1"))

    image = decoded(pictured(town))

    assert filled(0, 1)
    assert not filled(1, 0)
    assert left() == [True, False]


def test_cards_that_are_laid_later_lie_blank_on_the_pile() -> None:
    """So that it is seen how many come over the open place."""
    town = Town().stack("church", "0A").stack("mill", "0Q 1J 07").do(act.Rearrange("mill"))

    def blank(number: int) -> float:
        low = WALL[1] - number * 88
        middle = WALL_LEFT + HOUSE // 2
        row = image.crop((middle - 90, low - 60, middle + 90, low - 20))
        return share_of(row, palette.PAPER_SHADE, 30)

    image = decoded(pictured(town))
    assert min(blank(1), blank(2)) > 0.8
    image = decoded(pictured(town.do(act.LayNext("jack@1"))))
    assert blank(1) < 0.3
    assert blank(2) > 0.8


def test_the_influence_stands_on_the_house_whose_stack_is_laid() -> None:
    """Of all whose cards lie there: that is what the order may decide (R33, R34)."""
    town = Town(3).stack("church", "0A").stack("mill", "0Q 1J 27").do(act.Rearrange("mill"))
    image = decoded(pictured(town))
    row = (WALL_LEFT + 60, TOTALS_AT - 20, WALL_LEFT + HOUSE - 60, TOTALS_AT + 20)

    for seat in range(3):
        assert share_of(image.crop(row), palette.SEATS[owner_of(seat)].full, 40) > 0.06


def test_the_hand_stands_below_the_ways_of_a_prospector() -> None:
    """Which of its cards will come decides where one goes."""
    picture = pictured(Town().stands(0, mill=1, jail=1).do(act.LiftProspector("mill")))

    top = WAYS.end + BETWEEN
    hand = decoded(picture).crop((WIDE // 4, top, WIDE - 150, top + CARD_HIGH))
    assert share_of(hand, pale(owner_of(0)), 20) > 0.3


@pytest.mark.parametrize("cards", [3, 7, 8, 20])
def test_cards_that_are_left_stay_in_the_picture(cards: int) -> None:
    """However many lie in the stack (D13)."""
    ranks = [f"{number % 4}{2 + number // 4}" for number in range(cards)]
    town = Town(4).stack("church", "0A").stack("jail", " ".join(ranks)).do(act.Rearrange("jail"))

    image = decoded(pictured(town))

    left, top, right, low = CARDS
    assert image.width == 1000
    assert share_of(image.crop(CARDS), palette.KEYLINE, 4) > 0.01
    for box in ((right + 10, top, 1000, low), (left, low + 12, right, image.height - RACE - RISK)):
        assert share_of(image.crop(box), palette.KEYLINE, 4) < 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_town_is_light_and_drawn_the_same_every_time(language: str) -> None:
    """Twenty cards in a stack, twenty prospectors in a camp."""
    first, second = (pictured(crowded(), language=language) for _ in range(2))

    assert first.data == second.data
    assert len(first.data) <= 400_000
    assert 1 <= len(first.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_all_that_the_private_picture_shows(language: str) -> None:
    """Gold and where it comes from, all thirteen cards, prospectors, what is at stake, prices, the town, the others."""
    town = Town(3).tears_down(0).stands(0, mill=2, hill_camp=1).stands(1, off=3, jail=2)
    town.stack("jail", "1K 14").stack("mill", "07 0A 02").seat(0, saved=("queen",))
    town.left(river=20, hill=24, mine=24).seat(0, taken=(2, 0, 0)).gold(0, 5)
    found = ((1, 0, 1, 0), *town.state.secrets.found[0][1:])
    secrets = replace(town.state.secrets, found=(found, *town.state.secrets.found[1:]))
    town.state = replace(town.state, secrets=secrets)
    scene = scene_of(town, language)
    words, table = scene.words, town.table

    def text() -> list[str]:
        own, view = SUTTERS_MILL.private(town.state, 0), SUTTERS_MILL.public(town.state)
        return RENDERER.hand_text(own, view, 0, scene).split("\n")

    def called(space: Key) -> str:
        return words(f"sutters-mill-space-{space.replace('_', '-')}")

    gold, hand, lying, saved, standing, lost, prices, vein, *rest = text()
    assert f"{words('sutters-mill-counter-river.counted', count=2)} +4" in gold
    assert all(part in gold for part in (" 9 (", "+6", f"−{table.players[0].paid}"))
    assert hand.endswith(" –.")
    assert lying.count(called("mill")) == 3
    assert f"{words('sutters-mill-card-queen')} +10" in saved
    assert f"{called('mill')} (2), {called('hill_camp')} (1)" in standing
    assert "−20 " in lost
    assert "−6 " in lost
    assert "0, 1, 2, 5, 7" in prices
    assert "20" in vein
    assert [line.split(":")[0] for line in rest[:8]] == [called(building) for building in TOWN]
    assert f"{called('jail')} (2)" in rest[8]

    town.do(act.LiftProspector("mill"))
    assert any(called("mill") in line for line in set(text()) - {gold, lying, standing, *rest})
    town.do(act.MoveProspector("hill_camp"))
    assert "1, 2, 5, 7" in text()[6]
    assert "0, 1" not in text()[6]


def test_the_text_tells_what_the_church_has_laid() -> None:
    """Card by card, from the bottom (D13)."""
    town = Town().stack("church", "0A").stack("mill", "0Q 1J 07")
    town.do(act.Rearrange("mill"), act.LayNext("jack@1"))
    own, view = SUTTERS_MILL.private(town.state, 0), SUTTERS_MILL.public(town.state)
    names = scene_of(town).names

    text = RENDERER.hand_text(own, view, 0, scene_of(town, "en"))

    assert (
        f"The church reorders Sutter’s Mill. From the bottom up so far: {names[1]}’s Jack." in text
    )


def plates(town: Town, plan: Plan) -> Image.Image:
    """What stands below the town."""
    top = plan.end + BETWEEN
    return decoded(pictured(town)).crop((LEFT, top, WIDE - LEFT, top + HIGH))


def test_what_can_be_done_stands_below_the_town() -> None:
    """In amber what is asked for, on paper the way out; without gold for another action only that (R20, R23)."""
    town = Town().stands(0, off=0, mill=1, hill_camp=4).gold(0, 0)
    first = plates(town, HOLDING)
    poor = plates(town.do(act.LiftProspector("mill"), act.MoveProspector("jail")), CHOICE)

    for picture, is_open in ((first, True), (poor, False)):
        assert (share_of(picture, palette.LAMP, 30) > 0.15) == is_open
        assert share_of(picture, palette.PAPER, 30) > 0.1


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_ways_go_on_stay_in_the_picture(language: str) -> None:
    """Digging, what is free, what is paid, and the end, however long their names (R5, R55, R57)."""
    town = Town(4).tears_down(0).stands(0, river_camp=1, mill=1, jail=1)
    town.stack("hotel", "0Q").stack("stage", "0Q").stack("church", "0K 17").stack("mill", "18")
    for one in (town, Town(4).stands(0, river_camp=1, mill=1).stack("hotel", "0Q")):
        image = decoded(pictured(one, language=language))

        assert (
            share_of(image.crop((WIDE - 10, CHOICE.end, WIDE, CHOICE.high)), palette.INK, 10) < 0.01
        )


def test_prices_are_told_below_the_town_while_nothing_is_asked() -> None:
    """In a sentence, and in another what would be lost if there is anything (R20, R61)."""

    def told(town: Town) -> Image.Image:
        own, view = SUTTERS_MILL.private(town.state, 1), SUTTERS_MILL.public(town.state)
        notes = SUTTERS_MILL.notes(town.state, 1)
        picture = RENDERER.hand(own, view, 1, None, notes, (), scene_of(town))
        assert picture is not None
        top = WAITING.end + BETWEEN
        return decoded(picture).crop((LEFT, top, WIDE - LEFT, top + TOLD_HIGH))

    safe, open_to_loss = told(Town().stands(1)), told(Town().stack("jail", "1K"))
    for row in (safe, open_to_loss):
        assert share_of(row, palette.NIGHT, 20) > 0.5
    upper = (100, 8, WIDE - 100, 18)
    assert share_of(safe.crop(upper), palette.NIGHT, 20) > 0.99
    assert share_of(open_to_loss.crop(upper), palette.NIGHT, 20) < 0.95
