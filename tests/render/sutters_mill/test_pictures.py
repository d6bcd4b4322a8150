"""Boards, hands and score tables of Sutter's Mill."""

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.model import Key, ScoreLine, ScoreSheet, Seat, Term
from games.sutters_mill.content import CARDS, SECTIONS, SPACES, TOWN
from games.sutters_mill.events import MovedProspector, PlacedCard
from games.sutters_mill.game import SUTTERS_MILL
from render.core import palette
from render.core.leader import GOLD as WREATH
from render.core.place.boards import plate_fit
from render.core.scoresheet import LOST_INK
from render.sutters_mill import house
from render.sutters_mill.building import (
    CARD_HIGH,
    CARDS_TOP,
    PAWN,
    PLATE,
    ROOM,
    SIDE,
    SIGN_TOP,
    TAGS,
    WALK,
    WORKED,
)
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH
from render.sutters_mill.carpentry import WIDE as FRONT_WIDE
from render.sutters_mill.effects import PAPER, poster, word_of
from render.sutters_mill.fronts import LOOKS
from render.sutters_mill.happened import happened
from render.sutters_mill.layout import BED, LEFT, PLAYERS_TOP, SECTION, corner_of
from render.sutters_mill.layout import WIDE as BOARD
from render.sutters_mill.pieces import GOLD, PITS
from render.sutters_mill.player import HEADER, SIGNS
from render.sutters_mill.player import HIGH as SIGN_HIGH
from render.sutters_mill.renderer import SuttersMillRenderer
from render.sutters_mill.score import SOURCES
from render.sutters_mill.site import WIDE as OWN
from render.sutters_mill.spent import BOARD_LIGHT
from render.sutters_mill.vocabulary import SECTION_COLOUR, term
from tests.games.sutters_mill.table import Town
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES
from tests.render.sutters_mill.setups import LONG_NAMES, crowded, scene_of

RENDERER = SuttersMillRenderer()
NOISE = 48
"""How much a pixel may differ beside a change, by the encoding alone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_is_light_and_the_same_every_time(language: str) -> None:
    """At most 400 KB, with a description that Discord takes."""
    town = crowded()
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town, language)

    board = RENDERER.board(view, scene)

    assert board.size == (1400, 1452)
    assert len(board.data) <= 400_000
    assert board.data == RENDERER.board(view, scene).data
    assert 1 <= len(board.alt) <= 1024


def test_the_last_move_is_marked() -> None:
    """In aqua: the board differs even where only the news does."""
    town = Town().stands(0, mill=1).card("mill", "K")
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town)

    assert RENDERER.board(view, scene).data != RENDERER.board(view, replace(scene, events=())).data


def test_a_lost_counter_and_a_gone_certificate_are_seen() -> None:
    """Planks over the building, a hole at the end of the vein (R46)."""
    before = Town(3).tears_down(0).stands(0, gunshop=1, mill=1).stack("gunshop", "09")
    pictures = [RENDERER.board(SUTTERS_MILL.public(before.state), scene_of(before)).data]
    before.take("gunshop")
    pictures.append(RENDERER.board(SUTTERS_MILL.public(before.state), scene_of(before)).data)

    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hand_shows_gold_prospectors_and_prices(seats: int) -> None:
    """Another picture for another wallet; the own gold stands in its text."""
    pictures = []
    for nuggets in (0, 7):
        town = Town(seats).gold(0, nuggets)
        own = SUTTERS_MILL.private(town.state, 0)
        view, scene = SUTTERS_MILL.public(town.state), scene_of(town)
        notes = SUTTERS_MILL.notes(town.state, 0)
        picture = RENDERER.hand(own, view, 0, town.asked, notes, (), scene)
        assert picture is not None
        pictures.append(picture)

    assert pictures[0].data != pictures[1].data
    assert "7" in pictures[1].alt
    assert all(len(picture.data) <= 400_000 for picture in pictures)


def test_who_is_not_asked_sees_what_he_has() -> None:
    """Without actions."""
    town = Town()
    own, view = SUTTERS_MILL.private(town.state, 1), SUTTERS_MILL.public(town.state)

    notes = SUTTERS_MILL.notes(town.state, 1)
    assert RENDERER.hand(own, view, 1, None, notes, (), scene_of(town)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_the_whole_position(language: str) -> None:
    """Vein, stacks with their owners, prospectors, counters, certificates, adventurer; gold at the end."""
    town = Town(3).stack("jail", "0K 14").stack("mill", "1A").stands(2, river_camp=1, hook=3)
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town, language)
    words = scene.words

    text = RENDERER.text(view, scene)

    for building in TOWN:
        assert words(f"sutters-mill-space-{building}") in text
    for told in (
        words("sutters-mill-label-laid", card=words("sutters-mill-card-king"), seat=LONG_NAMES[0]),
        words("sutters-mill-label-laid", card="4", seat=LONG_NAMES[1]),
        words("sutters-mill-space-river-camp"),
    ):
        assert told in text
    assert words("render-sutters-mill-text-adventurer") in text


def test_who_has_won_wears_the_wreath_whatever_the_points() -> None:
    """All may end below zero, for what they leave in town."""
    town = Town(2).stands(0, off=0, mill=5).stands(1, off=0, mill=4)
    view, sheets = SUTTERS_MILL.public(town.state), SUTTERS_MILL.scores(town.state)
    assert all(sheet.total < 0 for sheet in sheets)

    image = decoded(RENDERER.board(view, replace(scene_of(town), events=(), sheets=sheets)))

    wreathed = []
    for seat in range(2):
        left, top = LEFT + seat * SIGNS[2].step, PLAYERS_TOP + HEADER + 8
        points = image.crop((left, top, left + 400, top + 90))
        wreathed.append(share_of(points, WREATH) > 0.02)
    assert wreathed == [False, True]


def test_the_score_table_tells_lost_points() -> None:
    """Cards and prospectors left behind, with their sign."""
    town = Town(3).stands(0, off=0, mill=5).stack("mill", "0A")
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town)

    picture = RENDERER.score(view, SUTTERS_MILL.scores(town.state), scene)

    assert "11" in picture.alt
    assert "15" in picture.alt
    assert len(picture.data) <= 400_000


def test_the_winners_houses_are_lit_above_the_score() -> None:
    """In front, under flags; those of the others lie in the dark behind."""
    town = Town(2).stack("hook", "0A")
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town)
    drawn = []
    for winner in range(2):
        total = [ScoreLine(Term("score", "saved"), 5 * (seat == winner)) for seat in range(2)]
        sheets = tuple(ScoreSheet(seat, (line,)) for seat, line in enumerate(total))
        drawn.append(decoded(RENDERER.score(view, sheets, scene)).crop((600, 290, 800, 420)))

    barn = LOOKS["hook"].door
    own, other = (share_of(image, barn, 40) for image in drawn)
    assert own > 0.01 > other


KEYS = [
    *[("space", space) for space in SPACES],
    *[("counter", section) for section in SECTIONS],
    *[("card", rank) for rank in CARDS],
]


@pytest.mark.parametrize(("kind", "key"), KEYS)
def test_everything_in_a_menu_has_its_emoji(kind: str, key: Key) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def boards(*towns: Town) -> list[Image.Image]:
    """Boards without a last move."""
    return [drawn(town, scene_of(town).asked) for town in towns]


def drawn(town: Town, asked: tuple[Seat, ...]) -> Image.Image:
    """A board without a last move on which these are asked."""
    scene = replace(scene_of(town), asked=asked, events=())
    return decoded(RENDERER.board(SUTTERS_MILL.public(town.state), scene))


def part(image: Image.Image, building: Key, top: int, foot: int) -> Image.Image:
    """The rows of a front between two heights, between the posts of its porch."""
    x, y = corner_of(building)
    return image.crop((x + SIDE, y + top, x + FRONT_WIDE - SIDE, y + foot))


@pytest.mark.parametrize("building", ["mill", "stage"])
def test_four_long_sums_stay_in_their_building(building: Key) -> None:
    """Nothing is written beyond the posts of the porch; a few pixels differ by the encoding."""
    long, empty = boards(Town(4).stack(building, "02 03 14 19 25 28 36 37"), Town(4))

    x, y = corner_of(building)
    beyond = (x + FRONT_WIDE - 7, y + TAGS - 40, x + FRONT_WIDE + 6, y + CARDS_TOP)
    ink = share_of(long.crop(beyond), palette.PAPER, 40)
    assert ink <= share_of(empty.crop(beyond), palette.PAPER, 40) + 0.01


@pytest.mark.parametrize("cards", ["0K", "0K 14 25 36", "02 13 24 35 08 09 1Q 27 3A 2J"])
def test_prospectors_never_cover_cards(cards: str) -> None:
    """They stand on the boardwalk, below the stack, however long it is."""
    alone, crowded_walk = (
        Town(4).stack("hotel", cards),
        Town(4).stack("hotel", cards),
    )
    for seat in range(4):
        alone.stands(seat)
        crowded_walk.stands(seat, hotel=4)

    before, after = drawn(alone, ()), drawn(crowded_walk, ())

    rows = CARDS_TOP, CARDS_TOP + CARD_HIGH - 4
    differing = changed_area(part(before, "hotel", *rows), part(after, "hotel", *rows))
    if differing is not None:
        noise = ImageChops.difference(part(before, "hotel", *rows), part(after, "hotel", *rows))
        assert share_of(noise, palette.BLACK, NOISE) == 1


def test_the_prospectors_of_whoever_must_act_stand_in_amber_light() -> None:
    """Nobody else's, and nobody's who is not asked."""
    town = Town(3).stands(0, mill=1).stands(1, jail=1)
    (image,) = boards(town)
    view, nobody = SUTTERS_MILL.public(town.state), replace(scene_of(town), asked=(), events=())

    def lit(board: Image.Image) -> list[bool]:
        walk = (CARDS_TOP + CARD_HIGH, FRONT_HIGH)
        return [
            share_of(part(board, house, *walk), palette.LAMP, 30) > 0.01
            for house in ("mill", "jail")
        ]

    assert lit(image) == [True, False]
    assert lit(decoded(RENDERER.board(view, nobody))) == [False, False]


def test_a_house_that_is_boarded_up_stays_in_the_light() -> None:
    """Grey, but at most a quarter darker than before its certificate left the game."""
    open_house = Town(3).tears_down(0).stands(0, gunshop=1).stack("gunshop", "09")
    before, after = boards(Town(3), open_house.take("gunshop"))

    wall = (SIGN_TOP + 60, CARDS_TOP)
    bright = [
        ImageStat.Stat(part(image, "gunshop", *wall).convert("L")).mean[0]
        for image in (before, after)
    ]
    assert bright[1] > 0.75 * bright[0]


def test_who_holds_a_certificate_is_seen_on_the_roof_and_in_the_name() -> None:
    """In the holder's colour, all along the wall; nobody's before the first card (R36)."""
    held, free = boards(Town(3).stack("jail", "0K 14"), Town(3))

    x, y = corner_of("jail")
    middle, red = x + FRONT_WIDE // 2, palette.SEATS[0].full
    roof = (middle - 90, y + TAGS - 30, middle, y + TAGS + 30)
    ends = [
        (left, SIGN_TOP + y + 12, left + 24, SIGN_TOP + y + 44)
        for left in (x + SIDE + 6, x + SIDE + ROOM - 30)
    ]
    for box in (roof, *ends):
        assert share_of(held.crop(box), red, 40) > 0.15
        assert share_of(free.crop(box), red, 40) == 0


def test_a_long_turn_lights_no_more_than_two_houses() -> None:
    """Where cards have changed, else where prospectors have come; these have their own light."""
    came = [MovedProspector(0, "mill", space, 0) for space in ("jail", "hotel", "stage")]
    laid = [PlacedCard(0, "king", space, 0) for space in ("mill", "hook", "smith")]

    assert happened((*came,)).spaces == {"hotel", "stage"}
    assert happened((laid[0], *came)).spaces == {"mill"}
    assert happened((*laid, *came)).spaces == {"hook", "smith"}
    assert happened((*laid, *came)).cards == {"mill", "hook", "smith"}
    assert {space for _, space in happened((*laid, *came)).arrived} == {"jail", "hotel", "stage"}


def test_prospectors_stand_whole_before_their_house() -> None:
    """In the street, a house that the last move left alone like one that it changed."""
    town = Town(3).stands(0, mill=1).stands(1, mill=1)
    (image,) = boards(town)
    x, y = corner_of("mill")
    feet = (x + SIDE, y + WALK + PAWN // 2 - 14, x + 120, y + WALK + PAWN // 2 - 4)

    assert share_of(image.crop(feet), palette.SEATS[0].full, 60) > 0.1


def test_a_certificate_hangs_on_its_wall_until_somebody_holds_it() -> None:
    """In picture and text, with what it does; not where it has left the game (R36, R58a)."""
    free, held = Town(3), Town(3).stack("gunshop", "09")
    gone = Town(3).tears_down(0).stands(0, gunshop=1).stack("gunshop", "09").take("gunshop")
    effect = scene_of(free).words("sutters-mill-effect-spare-placing")

    paper = [
        share_of(part(image, "gunshop", CARDS_TOP, CARDS_TOP + CARD_HIGH), PAPER, 20)
        for image in boards(free, held, gone)
    ]
    texts = [
        RENDERER.text(SUTTERS_MILL.public(town.state), scene_of(town)) for town in (free, held)
    ]

    assert paper[0] > 0.2
    assert max(paper[1:]) < 0.06
    assert [effect in text for text in texts] == [True, False]


@pytest.mark.parametrize("building", TOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_certificates_fit_between_the_posts(language: str, building: Key) -> None:
    """Also with the words of those that make something free."""
    words = scene_of(Town(), language).words
    free = words("render-sutters-mill-free")

    assert poster(building, 0, word_of(building, words), free).size[0] <= ROOM - 20


def test_a_certificate_that_brings_gold_names_its_section_in_its_colour() -> None:
    """Below a nugget: the river's, the hill's and the mine's (R16)."""
    (image,) = boards(Town())
    for building, section in zip(("mill", "hook", "smith"), SECTIONS, strict=True):
        wall = part(image, building, CARDS_TOP, CARDS_TOP + CARD_HIGH)
        shares = {one: share_of(wall, SECTION_COLOUR[one][1], 16) for one in SECTIONS}
        assert max(shares, key=lambda one: shares[one]) == section
        assert shares[section] > 0.05
        assert share_of(wall, GOLD, 40) > 0.02


def test_points_that_stand_alone_are_larger() -> None:
    """All of them, until somebody holds a certificate."""
    alone, held = boards(Town(4), Town(4).stack("jail", "1K"))
    sign = (LEFT, PLAYERS_TOP + HEADER, LEFT + SIGNS[4].wide, PLAYERS_TOP + SIGN_HIGH)

    shares = [share_of(image.crop(sign), palette.POINTS, 20) for image in (alone, held)]
    assert shares[0] > 1.1 * shares[1]


def test_what_is_at_risk_stands_in_red_below_the_points() -> None:
    """While the game runs, of whoever has anything in town (R61): the text tells how much."""
    home = (
        Town(2).stands(0, mill=2, river_camp=0).stack("jail", "0K").tears_down(1).stands(1, off=0)
    )
    (image,) = boards(home)
    low = PLAYERS_TOP + HEADER + 100

    shares = [
        share_of(image.crop((left, low, left + 330, low + 40)), LOST_INK, 40)
        for left in (LEFT, LEFT + SIGNS[2].step)
    ]
    assert shares[0] > 0.05
    assert shares[1] < 0.001
    scene = scene_of(home, "en")
    text = RENDERER.text(SUTTERS_MILL.public(home.state), scene)
    told = scene.words("render-sutters-mill-text-risk", points=13)
    assert text.count("If the gold ran out now") == text.count(told) == 1


def test_with_two_players_the_hand_is_seen_as_so_many_cards() -> None:
    """One over the other: ten take more room than three."""

    def across(cards: int) -> int:
        (image,) = boards(Town(2).seat(0, hand=CARDS[:cards]))
        row = PLAYERS_TOP + HEADER + 76
        strip = image.crop((LEFT + 380, row - 2, LEFT + SIGNS[2].wide - 12, row + 2))
        return sum(
            share_of(strip.crop((x, 0, x + 1, 4)), palette.PAPER, 8) < 0.5
            for x in range(strip.width)
        )

    assert across(10) > across(3) + 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", TOWN)
def test_names_are_whole_on_their_plates(language: str, building: Key) -> None:
    """In letters of nine pixels on a phone, on the board also beside the corner of the last move."""
    name = term(scene_of(Town(), language).words, "space", building)
    for plate, across in (
        (PLATE, BOARD),
        (PLATE._replace(wide=WORKED), BOARD),
        (house.PLATE, OWN),
    ):
        line = plate_fit(name, plate)
        assert line.fits
        assert len(line.lines) == 1
        assert line.size * 277 >= 8.5 * across


def test_a_dig_lights_front_prospector_and_counter() -> None:
    """Aqua around the house, in the vein where the counter lay, and nowhere else in the street (R10)."""
    town = Town().stands(0, river_camp=1).dig("hook")
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town)

    image = decoded(RENDERER.board(view, scene))

    lit = {
        building
        for building in TOWN
        if share_of(part(image, building, SIGN_TOP, FRONT_HIGH), palette.AQUA, 40) > 0.002
    }
    assert lit == {"hook"}
    x, y = SECTION["river"].bed
    assert share_of(image.crop((x, y, x + 60, y + 74)), palette.AQUA, 60) > 0.02


def test_the_vein_empties_from_the_left() -> None:
    """The first gold taken leaves the left end bare, the last lies at the right (R9)."""
    full, half = boards(Town(2), Town(2).left(river=12, hill=24, mine=24))

    x, y = SECTION["river"].bed
    left, right = (x + 4, y, x + 200, y + 76), (x + 240, y, x + 436, y + 76)
    assert share_of(full.crop(left), GOLD, 40) > 0.1
    assert share_of(half.crop(left), GOLD, 40) < 0.01
    assert share_of(half.crop(right), GOLD, 40) > 0.1


def test_a_section_without_gold_is_land_without_pits() -> None:
    """With a board that says so; only what the last move has taken is still a pit, in aqua (R9)."""
    live, dry = boards(Town(2).left(river=12, hill=24, mine=24), Town(2).left(river=0, mine=24))
    town = Town(2).left(river=1, hill=24, mine=24).stands(0, river_camp=1).dig("hook")
    dug = decoded(RENDERER.board(SUTTERS_MILL.public(town.state), scene_of(town)))

    x, y = SECTION["river"].bed
    bed, end = (x, y, x + BED[0], y + BED[1]), (x + 400, y, x + BED[0], y + BED[1])
    assert share_of(live.crop(bed), PITS["river"][0], 20) > 0.03
    assert share_of(dry.crop(bed), PITS["river"][0], 20) < 0.002
    assert share_of(dry.crop(bed), BOARD_LIGHT, 20) > 0.05
    assert share_of(dug.crop(end), palette.AQUA, 60) > 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_table_tells_sources_of_gold_apart(language: str) -> None:
    """Start, each section, what was paid: once the counters are told (section 9)."""
    town = (
        Town(3).left(river=20, hill=24, mine=24).gold(2, 7).stack("mill", "0A").lay(left=(0, 0, 0))
    )
    town.state = replace(town.state, flow=())
    view, scene = SUTTERS_MILL.public(town.state), scene_of(town, language)
    words = scene.words

    picture = RENDERER.score(view, SUTTERS_MILL.scores(town.state), scene)

    rich = next(line for line in picture.alt.split("\n") if LONG_NAMES[2] in line and "−" in line)
    for told in (
        f"{words('render-sutters-mill-start')} +6",
        f"{words('render-sutters-mill-river')} +4",
        f"{words('render-sutters-mill-paid')} −3",
    ):
        assert told in rich
    assert len({*SOURCES.values()}) == len(SOURCES)
