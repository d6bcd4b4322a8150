"""The board picture: every state of a position can be seen, and the same position is the same file."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from games.san_juan.content import CARDS, TILES
from games.san_juan.events import Built, RolePicked
from games.san_juan.state import Pick
from games.san_juan.views import PublicView
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.san_juan.board import _role, draw_board
from render.san_juan.centre import draw_role
from render.san_juan.vocabulary import term
from tests.render.positions import CITIES, LONG_NAMES, NAMES, a_scene, a_view
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
    assert 1000 <= drawn.size[1] <= 1240
    assert len(drawn.data) <= LIMIT
    assert decoded(drawn).size == drawn.size
    assert 1 <= len(drawn.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_description_keeps_every_player(language: str) -> None:
    """Where the cities do not fit Discord's 1,024 characters, all counts still do."""
    full = " ".join(["coffee_roaster*"] * 12)
    view = a_view(cities=(full, full, full, full))
    alt = draw_board(view, a_scene(language, names=LONG_NAMES)).alt

    assert len(alt) <= 1024
    assert [name for name in LONG_NAMES if f"{name}: 12" not in alt] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_of_full_cities_names_their_buildings(language: str) -> None:
    """At the end of a game the buildings matter more than prices and piles."""
    kinds = list(CARDS)
    cities = tuple(" ".join(kinds[start : start + 12]) for start in (0, 5, 10, 16))
    scene = a_scene(language, asked=())
    alt = draw_board(a_view(phase="finished", cities=cities), scene).alt

    words = scene.words
    built = {kind for city in cities for kind in city.split()}
    assert [kind for kind in built if term(words, "card", kind) not in alt] == []


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
        draw_role(canvas, 0, _role(a_view(picks=picks), scene, "builder"))
        tiles.append(canvas.image.tobytes())

    assert tiles[0] == tiles[1]
    assert tiles[2] != tiles[3]


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
    "covered": (("palace", *CITIES[1:]), ("palace+", *CITIES[1:])),
    "covered twice": (("palace+", *CITIES[1:]), ("palace++", *CITIES[1:])),
    "tucked": (("chapel", *CITIES[1:]), ("chapel^", *CITIES[1:])),
    "built": (("indigo_plant", *CITIES[1:]), ("indigo_plant well", *CITIES[1:])),
    "kind": (("well", *CITIES[1:]), ("crane", *CITIES[1:])),
}


@pytest.mark.parametrize("state", STATES)
def test_every_state_of_a_tile_can_be_seen(state: str) -> None:
    """What differs in the position differs in the picture."""
    one, other = (draw_board(a_view(cities=cities), a_scene()).data for cities in STATES[state])

    assert one != other


OTHERS: dict[str, tuple[PublicView, Scene]] = {
    "tile": (a_view(tile=TILES[0]), a_scene()),
    "other tile": (a_view(tile=TILES[1]), a_scene()),
    "phase": (a_view(phase="producer"), a_scene()),
    "hands": (a_view(hand=3), a_scene()),
    "drawn": (a_view(drawn=2), a_scene()),
    "picks": (a_view(picks=(Pick(0, "builder", False),)), a_scene()),
    "language": (a_view(), a_scene("pt-BR")),
    "names": (a_view(), a_scene(names=LONG_NAMES)),
}


def test_every_public_fact_can_be_seen() -> None:
    """Tile, phase, hands, picks, names and language: no two of these pictures are alike."""
    files = [draw_board(view, scene).data for view, scene in OTHERS.values()]
    files.append(draw_board(a_view(), a_scene()).data)

    assert len(set(files)) == len(files)


def test_a_full_city_and_a_finished_game_are_drawn() -> None:
    """Twelve buildings each, more than twelve after a last Builder phase of several."""
    full = " ".join(["indigo_plant"] * 12)
    view = a_view(phase="finished", cities=(full, full, full, full), picks=())

    assert len(draw_board(view, a_scene(asked=())).data) <= LIMIT
