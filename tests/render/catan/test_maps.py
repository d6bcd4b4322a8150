"""The printed maps: paths, localities, chips, the canal and what players have of them."""

from math import cos, hypot, radians, sin

import pytest
from msgspec.structs import replace

from games.catan.content import chart
from games.catan.modules.erie.part import Erie
from games.catan.modules.scenario.part import Scenario
from games.catan.views import Public
from render.catan import chartmap, naming, panel, seaside
from render.catan.board import draw_board, map_counts
from render.catan.hand import draw_hand
from render.catan.happened import Happened
from render.catan.lattice import LOOKS, SEA_WIDE, lattice
from render.catan.panel import Well, race_of, tells
from render.catan.text import board_text
from render.core import encode, palette
from render.core.canvas import Canvas
from render.core.lettering import Face, width
from tests.games.catan.maps import bare
from tests.games.catan.positions import Position
from tests.render.catan.positions import GAME, LONG_NAMES, NOTES, Moment, scene_of, walk
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

MAPS = pytest.mark.parametrize("board", ["corsica", "newyork"])

LIMIT = 400_000


def seen(position: Position) -> Public:
    """What everybody sees."""
    return GAME.public(position.state)


def drawn(position: Position) -> Canvas:
    """The board picture of the position."""
    moment = Moment(position.state, ())
    return Canvas(decoded(draw_board(seen(position), scene_of(moment))).convert("RGB"))


@MAPS
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_a_picture_of_a_good_size(board: str, seats: int, language: str) -> None:
    """From the founding to the end, board and hand: light enough to send, with the longest names."""
    moments = walk(seats, seats, board)
    for moment in (moments[0], moments[len(moments) // 2], moments[-1]):
        view, scene = GAME.public(moment.state), scene_of(moment, language, LONG_NAMES)
        picture = draw_board(view, scene)
        assert len(picture.data) <= LIMIT
        assert picture.size[0] == 1400
        assert picture.size[1] >= LOOKS[board].high
        for decision in GAME.pending(moment.state):
            own = GAME.private(moment.state, decision.seat)
            hand = draw_hand(own, view, decision.seat, decision, NOTES, (), scene)
            assert len(hand.data) <= LIMIT


@MAPS
def test_everything_on_a_map_lies_in_the_picture(board: str) -> None:
    """Corners, plaques and names stay beside the ribbon above, the panels on the right and the edges."""
    places, on = lattice(board), bare(board).state.table.board.chart
    for x, y in places.corners:
        assert 20 < x < places.look.wide - 20
        assert 100 < y < places.look.high - 10
    for path, _ in on.reds:
        x, y = chartmap.plaque_middle(board, path)
        assert places.look.harbor < x < places.look.wide - places.look.harbor
        assert 84 + places.look.harbor / 2 < y < places.look.high - places.look.harbor


@MAPS
def test_towns_can_be_read_and_hide_nothing(board: str) -> None:
    """Large enough on a phone, a letter's edge apart from numbers, plaques, paths and each other, nearest to their own house;
    those for which there is no such place are left out.
    """
    places, on = lattice(board), bare(board).state.table.board.chart
    size = naming.town_size(board)
    assert size * 277 / 1400 >= 8
    boxes, sea = {}, naming.Box(0, 100, places.look.wide, places.look.high)
    for label, middle in naming.town_places(board).items():
        corner = on.net.corner_of[label]
        wide = width(on.names[corner], Face.NAME, size)
        boxes[corner] = naming.around(middle, wide, size * 0.7)
    assert 10 <= len(boxes) < len(on.names)
    things = [naming.around(middle, 70, 70) for middle in places.tokens]
    things += [naming.around(chartmap.plaque_middle(board, path), 70, 70) for path, _ in on.reds]
    roads = [naming.around(places.paths[path], 30, 30) for path in on.ways]
    houses = [
        naming.around((x, y - 12), 46, 46) for x, y in (places.corners[at] for at in on.sites)
    ]
    things += [*roads, *houses]
    for corner, box in boxes.items():
        assert sea.shared(box) == box.shared(box)
        others = [other for at, other in boxes.items() if at != corner]
        assert sum(box.shared(other) for other in [*things, *others]) < 200, on.names[corner]
        distance = {at: box.away(*places.corners[at]) for at in on.sites}
        assert min(distance, key=distance.__getitem__) == corner, on.names[corner]


@MAPS
@pytest.mark.parametrize("language", LANGUAGES)
def test_waters_have_their_names_where_there_is_nothing_else(board: str, language: str) -> None:
    """Seas, lakes and rivers: off the land, the signs in the sea and the names of towns."""
    words, places, on = Spoken(language, ()), lattice(board), chart(board)
    size = naming.town_size(board)
    look = places.look
    left, top, across = chartmap.CARTOUCHE_BESIDE if look.is_wide else chartmap.CARTOUCHE
    bank = seaside.BANK_BELOW if look.is_wide else look.high - seaside.BANK_HIGH - 16
    signs = [
        naming.Box(0, 0, seaside.DICE_MAP + seaside.DICE_WIDE, seaside.TOP + seaside.DICE_HIGH),
        naming.Box(left, top, left + across, top + chartmap.CARTOUCHE_HIGH),
        naming.Box(0, bank, 170, bank + seaside.BANK_HIGH),
    ]
    panels = [panel.places_of(seats, look.high, is_on_sea=look.is_wide) for seats in (3, 6)]
    signs += [naming.Box(x, y, x + w, y + h) for column in panels for x, y, w, h in column]
    sea = naming.Box(0, 100, look.wide, look.high)
    towns = [
        naming.around(middle, width(on.names[on.net.corner_of[label]], Face.NAME, size), 27)
        for label, middle in naming.town_places(board).items()
    ]
    for water in naming.WATERS[board]:
        wide = width(words(f"render-catan-water-{water.key}"), Face.NOTE, water.size)
        turned = radians(water.rise)
        for step in range(-4, 5):
            x = water.middle[0] + step / 8 * wide * cos(turned)
            y = water.middle[1] - step / 8 * wide * sin(turned)
            letter = naming.around((x, y), water.size * 0.4, water.size * 0.4)
            assert sea.shared(letter) == letter.shared(letter)
            assert not any(letter.shared(other) for other in [*signs, *towns]), water.key
            assert all(hypot(x - hx, y - hy) > places.look.side * 0.87 for hx, hy in places.hexes)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_players_on_the_sea_hide_nothing(seats: int) -> None:
    """Where New York has the whole width their panels lie off the land, its plaques and the names of its towns."""
    places, on = lattice("newyork"), chart("newyork")
    size = naming.town_size("newyork")
    sea = naming.Box(0, 104, places.look.wide, places.look.high)
    shown = [
        naming.around(middle, width(on.names[on.net.corner_of[label]], Face.NAME, size), size)
        for label, middle in naming.town_places("newyork").items()
    ]
    reach = 2 * places.look.harbor
    discs = [chartmap.plaque_middle("newyork", path) for path, _ in on.reds]
    shown += [naming.around(middle, reach, reach) for middle in discs]
    panels = panel.places_of(seats, places.look.high, is_on_sea=True)
    boxes = [naming.Box(x, y, x + wide, y + high) for x, y, wide, high in panels]

    assert len(boxes) == seats
    for place, box in enumerate(boxes):
        assert sea.shared(box) == box.shared(box)
        assert not any(box.shared(other) for other in [*boxes[:place], *shown])
        assert all(box.away(*middle) > places.look.side for middle in places.hexes)


def test_a_taken_chip_leaves_its_crossroads(monkeypatch: pytest.MonkeyPatch) -> None:
    """R197: the place changes, and nothing beside it but the count and the player's wells."""
    monkeypatch.setattr(encode, "MOST_BYTES", 10**7)  # else both may be compressed differently
    start = bare("corsica")
    corner = start.net.corner_of["K2"]
    chips = tuple(sorted(set(start.state.table.board.chart.chips) - {corner}))
    taken = start.changed(parts=(Scenario(chips, (1, 0, 0, 0)),))
    before, after = drawn(start).image, drawn(taken).image
    x, y = lattice("corsica").corners[corner]
    box = (round(x - 30), round(y - 34), round(x + 30), round(y + 30))
    wine = (
        share_of(before.crop(box), palette.POINTS, 40),
        share_of(after.crop(box), palette.POINTS, 40),
    )
    assert wine[0] > 0.2 > wine[1]
    area = changed_area(
        before.crop((340, 0, SEA_WIDE, before.height)), after.crop((340, 0, SEA_WIDE, after.height))
    )
    assert area is not None
    assert area[2] - area[0] < 90


def test_the_canal_shows_only_where_it_is_played() -> None:
    """R210: water between the towns, and the supply in the cartouche."""
    without, with_it = bare("newyork"), bare("newyork", erie=True)
    x, y = lattice("newyork").corners[with_it.net.corner_of["I1"]]
    box = (round(x), round(y - 30), round(x + 500), round(y + 40))
    water = [share_of(drawn(one).image.crop(box), chartmap.WATER, 30) for one in (without, with_it)]
    assert water[1] > water[0] + 0.01
    assert map_counts(seen(with_it)) == (("vp", 12), ("chip", 9), ("canal", 12))
    assert map_counts(seen(bare("newyork", 5))) == (("vp", 10),)


def test_players_show_what_they_race_for_and_canal_tokens() -> None:
    """R210: road, knights, and the tokens that can be spent; chips are in the points, and all of it stands in the text."""
    position = bare("newyork", erie=True).with_roads(0, "B1-C1", "G1-H1")
    part = next(one for one in position.state.table.parts if isinstance(one, Erie))
    view = seen(position.changed(parts=(replace(part, tokens=(3, 0, 0, 0)),)))
    race = race_of(view, 0, Happened())
    assert [(well.icon, well.amount) for well in race] == [("road", 1), ("army", 0), ("canal", 3)]
    assert [well.icon for well in race_of(seen(bare("corsica", 6)), 0, Happened())] == [
        "road",
        "army",
    ]


def test_of_many_players_only_what_matters_is_counted() -> None:
    """An award, what takes it with one more, and tokens; of five or six players other counts are left to the text."""
    view = seen(bare("newyork", 5))
    first, second, *others = view.table.players
    racing = (replace(first, road_length=5), replace(second, road_length=4), *others)
    taken = replace(view, table=replace(view.table, players=racing, longest_road=0))
    ahead = replace(view, table=replace(view.table, players=racing))

    assert tells(Well("road", 5, is_award=True), taken)
    assert not tells(Well("road", 4), taken)
    assert tells(Well("road", 4), ahead)
    assert not tells(Well("road", 3), ahead)
    assert tells(Well("army", 2), ahead)
    assert not tells(Well("army", 1), ahead)
    assert tells(Well("canal", 1), ahead)
    assert not tells(Well("canal", 0), ahead)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_said_whole(language: str) -> None:
    """Every locality, red path and chip, the points to win and the canal tokens."""
    position = bare("newyork", erie=True)
    text = board_text(seen(position), scene_of(Moment(position.state, ()), language))
    on = position.state.table.board.chart
    for corner, name in on.names.items():
        assert f"{position.net.corners[corner]} {name}" in text
    for path, _ in on.reds:
        assert position.net.paths[path] in text
    for corner in on.chips:
        assert position.net.corners[corner] in text
    assert " 12." in text
