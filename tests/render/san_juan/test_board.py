"""The board picture: every state of a position can be seen, and the same position is the same file."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Literal

import pytest
from msgspec.structs import replace
from PIL import Image

from games.san_juan.content import CARDS, GOOD_OF, PRICES, ROLES, TILES
from games.san_juan.events import Built, RolePicked, Sold
from games.san_juan.state import Pick
from games.san_juan.views import Phase, Public
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.san_juan.board import TOWNS, _panel, _role, _standing, board_alt, draw_board, news
from render.san_juan.happened import Happened
from render.san_juan.harbor import OPEN, draw_role, role_face
from render.san_juan.plot import Standing, draw_built
from render.san_juan.roles import role_scene
from render.san_juan.text import known_points
from render.san_juan.town import Panel
from render.san_juan.town import draw_board as draw_sign
from render.san_juan.vocabulary import printed, term
from tests.render.positions import CITIES, LONG_NAMES, NAMES, a_scene, a_view, city
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES

LIMIT = 400_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """1400 wide, not much higher than a phone shows, and light enough to send."""
    asked = tuple(range(seats))
    scene = a_scene(language, seats=seats, asked=asked, names=LONG_NAMES)
    drawn = draw_board(a_view(seats, "trader", tile=TILES[3], drawn=5), scene)

    assert drawn.size[0] == 1400
    assert 1000 <= drawn.size[1] <= 1490
    assert len(drawn.data) <= LIMIT
    assert decoded(drawn).size == drawn.size
    assert 1 <= len(drawn.alt) <= 1024


GOODS = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")


def full_cities() -> tuple[str, ...]:
    """Twelve buildings for each of four players, all kinds among them, with all goods that they can hold."""
    kinds = [f"{kind}*" if kind in GOODS else kind for kind in CARDS]
    return tuple(" ".join(kinds[start : start + 12]) for start in (0, 5, 10, 16))


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_of_full_cities_is_complete(language: str, names: tuple[str, ...]) -> None:
    """Within 1,024 characters: turn, Governor, roles, prices, piles, every hand, building and good."""
    picks = (Pick(0, "builder", False), Pick(1, "producer", True), Pick(2, "trader", False))
    view = a_view(phase="trader", cities=full_cities(), tile=TILES[3], picks=picks)
    scene = a_scene(language, asked=(0, 3), names=names)
    alt = board_alt(view, scene)

    assert len(alt) <= 1024
    head, *players = alt.split("\n")
    assert all(fact in head for fact in ("6", "1-2-2-2-3", "32", "18"))
    turn, governor = (scene.words(f"render-san-juan-dense-{mark}") for mark in ("turn", "governor"))
    for seat, line in enumerate(players):
        marks, _, rest = line.removeprefix(names[seat]).partition(":")
        assert (turn in marks) is (seat in scene.asked)
        assert (governor in marks) is (seat == view.table.governor)
        taken = {pick.role for pick in picks if term(scene.words, "role", pick.role) in marks}
        assert taken == {pick.role for pick in picks if pick.seat == seat}
        assert f"{4 + seat}/7" in rest
        built = rest.split(": ")[-1].split(", ")
        assert built == [
            term(scene.words, "card", kind.rstrip("*")) + "*" * kind.endswith("*")
            for kind in full_cities()[seat].split()
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_that_cannot_hold_the_cities_keeps_all_else(language: str) -> None:
    """Longer names than any deck allows at four players: hands, turn, roles and piles are still told."""
    words = a_scene(language).words
    longest = sorted(CARDS, key=lambda kind: len(term(words, "card", kind)), reverse=True)[:12]
    view = a_view(cities=(" ".join(f"{kind}+^" for kind in longest),) * 4)
    alt = board_alt(view, a_scene(language, names=LONG_NAMES))

    assert len(alt) <= 1024
    assert [name for name in LONG_NAMES if f"{name}: 12" not in alt] == []
    assert "32" in alt


def test_a_name_that_a_role_tile_would_cut_gives_way_to_a_larger_seal() -> None:
    """No half names: two long names of one seat give the same tile, two short ones do not."""
    picks = (Pick(0, "builder", False),)
    scenes = [
        a_scene(names=(name, *NAMES[1:]))
        for name in ("House 1 (calm)", "House 1 (bold)", "Eva", "Ada")
    ]
    tiles = []
    for scene in scenes:
        canvas = Canvas(Image.new("RGB", (400, 400)))
        draw_role(canvas, 0, _role(a_view(picks=picks), scene, "builder", Happened()), OPEN)
        tiles.append(canvas.image.tobytes())

    assert tiles[0] == tiles[1]
    assert tiles[2] != tiles[3]


def test_free_roles_are_painted_and_those_that_are_over_are_not() -> None:
    """Each role in colours of its own."""
    skies = [role_scene(role, 100, 60).getpixel((1, 1)) for role in ROLES]
    faces = [
        role_face("builder", "Builder", standing).getpixel((20, 14))
        for standing in ("free", "spent")
    ]

    assert len({*skies}) == len(ROLES)
    assert faces[0] != faces[1]


@pytest.mark.parametrize("standing", ["free", "in play", "spent"])
def test_a_role_has_its_name(standing: Literal["free", "in play", "spent"]) -> None:
    """Also when it is over: strangers missed it."""
    faces = [role_face("builder", name, standing).tobytes() for name in ("One", "Another")]

    assert faces[0] != faces[1]


def test_a_board_under_the_lamp_keeps_its_colour_behind_the_name() -> None:
    """The name stands on the player's own colour, the counts on amber."""
    town = TOWNS[2][0][0]
    for seat in range(4):
        shares = []
        for is_lit in (False, True):
            canvas = Canvas(Image.new("RGB", (town.wide, 100)))
            draw_sign(canvas, 0, 10, Panel(seat, "Ana", 3, 4, is_lit=is_lit), town)
            left = canvas.image.crop((90, 14, 150, 60))
            right = canvas.image.crop((300, 14, 500, 60))
            header = palette.SEATS[seat].header
            shares.append((share_of(left, header), share_of(right, palette.LAMP)))

        assert shares[0][0] > 0.2
        assert shares[0][1] == 0
        assert shares[1][0] > 0.2
        assert shares[1][1] > 0.9


def test_before_an_empty_producer_stands_faintly_which_good_belongs_there() -> None:
    """Of every producer another one, and none as a full crate does."""
    plot = TOWNS[2][0][0].plot
    painted = []
    for key in GOODS:
        for is_laden in (False, True):
            canvas = Canvas(Image.new("RGB", (plot.wide + 40, plot.high + 40), palette.PAPER))
            card = printed(a_scene().words, "indigo_plant")
            draw_built(canvas, 20, 20, card, Standing(GOOD_OF[key], is_laden), plot)
            painted.append(canvas.image.tobytes())

    assert len({*painted}) == 2 * len(GOODS)


def test_the_same_position_is_the_same_file() -> None:
    """Also when several threads draw at once."""
    with ThreadPoolExecutor(4) as pool:
        files = set(pool.map(lambda _: draw_board(a_view(), a_scene()).data, range(6)))

    assert len(files) == 1


def test_amber_shows_who_must_act() -> None:
    """More seats that must act are more amber; without any there is only the role in play."""
    none, one, three = (
        share_of(decoded(draw_board(a_view(), a_scene(asked=asked))), palette.LAMP)
        for asked in ((), (1,), (0, 1, 3))
    )

    assert none < one / 2
    assert one < three


def test_aqua_marks_the_last_move_only() -> None:
    """A building put up by the last move is ringed."""
    view = a_view()
    quiet = decoded(draw_board(view, a_scene()))
    marked = decoded(draw_board(view, a_scene(events=(Built(0, "market_hall", None, 3, ()),))))

    assert share_of(quiet, palette.AQUA) == 0
    assert share_of(marked, palette.AQUA) > 0.001


def test_the_prospectors_tile_is_marked_once_it_is_over() -> None:
    """A role that was carried out at once is ringed in aqua."""
    view = a_view(phase="role_choice", picks=(Pick(0, "prospector", False),))
    scene = a_scene(events=(RolePicked(0, "prospector", False),))

    assert share_of(decoded(draw_board(view, scene)), palette.AQUA) > 0.001


STATES = {
    "good": (("indigo_plant", *CITIES[1:]), ("indigo_plant*", *CITIES[1:])),
    "tucked": (("chapel", *CITIES[1:]), ("chapel^", *CITIES[1:])),
    "built": (("indigo_plant", *CITIES[1:]), ("indigo_plant well", *CITIES[1:])),
    "kind": (("well", *CITIES[1:]), ("crane", *CITIES[1:])),
}


@pytest.mark.parametrize("state", STATES)
def test_every_state_of_a_tile_can_be_seen(state: str) -> None:
    """What differs in the position differs in the picture."""
    one, other = (draw_board(a_view(cities=cities), a_scene()).data for cities in STATES[state])

    assert one != other


def test_a_good_shows_its_price_while_the_trading_house_is_open() -> None:
    """On the house, not only on the tile; none where no good lies."""
    laden, bare = ("indigo_plant*", *CITIES[1:]), ("indigo_plant", *CITIES[1:])
    told = []
    for cities in (laden, bare):
        for tile in (None, TILES[0]):
            view = a_view(cities=cities, tile=tile)
            card, standing = _standing(
                view.table.players[0].city[0], view, a_scene(), (0, 0), Happened()
            )
            assert card.key == "indigo_plant"
            told.append(standing.price)

    assert told == [None, PRICES[TILES[0]]["indigo"], None, None]


@pytest.mark.parametrize("key", ["cathedral", "palace"])
def test_what_a_house_counts_is_seen_in_a_town(key: str) -> None:
    """On its board; above its name where it has one."""
    plot = TOWNS[2][0][0].plot
    painted = []
    for bonus in (2, 4):
        canvas = Canvas(Image.new("RGB", (plot.wide + 40, plot.high + 40), palette.PAPER))
        standing = Standing(bonus=bonus)
        draw_built(canvas, 20, 20, printed(a_scene().words, key), standing, plot)
        painted.append(canvas.image.tobytes())

    assert painted[0] != painted[1]


WORK: dict[Phase, str] = {
    "builder": "smithy",
    "producer": "well",
    "trader": "market_hall",
    "councillor": "prefecture",
    "round_start": "tower",
}
"""A house that works in each phase."""


@pytest.mark.parametrize("phase", WORK)
def test_a_house_says_what_it_brings_in_the_phase_in_which_it_works(phase: Phase) -> None:
    """In the others only when that is."""
    for key, other in product(WORK.values(), WORK):
        told = _standing(city(key)[0], a_view(phase=other), a_scene(), (0, 0), Happened())[1]
        assert told.is_at_work == (WORK[other] == key)

    plot = TOWNS[4][1][0].plot
    painted = []
    for is_at_work in (False, True):
        canvas = Canvas(Image.new("RGB", (plot.wide + 40, plot.high + 40), palette.PAPER))
        standing = Standing(is_at_work=is_at_work)
        draw_built(canvas, 20, 20, printed(a_scene().words, WORK[phase]), standing, plot)
        painted.append(share_of(canvas.image, palette.LAMP))

    assert painted[0] < painted[1]


def with_table(view: Public, **fields: object) -> Public:
    """The view with other facts on the table."""
    return replace(view, table=replace(view.table, **fields))


OTHERS: dict[str, tuple[Public, Scene]] = {
    "tile": (a_view(tile=TILES[0]), a_scene()),
    "other tile": (a_view(tile=TILES[1]), a_scene()),
    "phase": (a_view(phase="producer"), a_scene()),
    "hands": (a_view(hand=3), a_scene()),
    "picks": (a_view(picks=(Pick(0, "builder", False),)), a_scene()),
    "governor": (with_table(a_view(), governor=2), a_scene()),
    "draw pile": (replace(a_view(), draw_pile=31), a_scene()),
    "round": (with_table(a_view(), round=7), a_scene()),
    "round start": (a_view(phase="round_start"), a_scene()),
    "asked": (a_view(), a_scene(asked=(2,))),
    "language": (a_view(), a_scene("pt-BR")),
    "names": (a_view(), a_scene(names=LONG_NAMES)),
}


def test_every_public_fact_can_be_seen() -> None:
    """Tile, phase, hands, deck, round, Governor, picks, names: no two of these pictures are alike."""
    files = [draw_board(view, scene).data for view, scene in OTHERS.values()]
    files.append(draw_board(a_view(), a_scene()).data)

    assert len(set(files)) == len(files)


def test_with_cards_under_buildings_points_are_a_least() -> None:
    """Their owner has at least what all see, until the game is over."""
    view = a_view(cities=("chapel", "well", "well", "well"))
    first, *others = view.table.players
    stack = replace(first.city[0], tucked=("chapel",))
    tucked = with_table(view, players=(replace(first, city=(stack,)), *others))

    over = replace(tucked, tucked=(1, 0, 0, 0))
    told = [known_points(one, a_scene(), 0).is_least for one in (view, tucked, over)]
    assert told == [False, True, False]


def test_a_full_city_and_a_finished_game_are_drawn() -> None:
    """Twelve buildings each, more than twelve after a last Builder phase of several."""
    full = " ".join(["indigo_plant"] * 12)
    view = a_view(phase="finished", cities=(full, full, full, full), picks=())

    assert len(draw_board(view, a_scene(asked=())).data) <= LIMIT


def test_who_sold_something_is_told_first() -> None:
    """The ribbon has no room for all: what came to nothing is told last."""
    sold = (Sold(0, (), 0), Sold(1, (("indigo", 1),), 1), Sold(2, (), 0))
    told = [sentence.whole for sentence in news(a_scene(events=sold))]

    assert told == ["Bruno sold 1 indigo for 1 card", "Ana sold nothing", "Carla sold nothing"]


def test_nobody_has_the_wreath_whom_hidden_cards_may_have_passed() -> None:
    """Cards under a Chapel count at the end: where there are any, only their owner can lead for certain."""
    scene, hidden = a_scene(), a_view()
    known = a_view(cities=tuple(city.replace("^", "") for city in CITIES))
    owner = next(seat for seat, city in enumerate(CITIES) if "^" in city)
    first = max(range(4), key=known.points)

    assert first != owner
    assert _panel(known, scene, first, Happened()).is_leading
    assert not any(_panel(hidden, scene, seat, Happened()).is_leading for seat in range(4))
