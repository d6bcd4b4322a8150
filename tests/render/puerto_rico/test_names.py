"""Names in both languages: every building, role and effect fits where it stands; no name of the game is ever cut."""

import pytest
from PIL import Image

from games.core.forms import Decision, Offer, One
from games.core.model import Key, Notes, say
from games.puerto_rico.actions import ReturnPerson
from games.puerto_rico.content import (
    BUILDINGS,
    CIRCLES,
    COLUMN,
    COST,
    DRAFT_SPACES,
    DRAFTED,
    FOREST,
    GOODS,
    ROLES,
    TILES,
)
from games.puerto_rico.views import Place
from render.core.canvas import Canvas
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.place.boards import plate_fit
from render.puerto_rico import (
    callings,
    draft,
    island,
    market,
    offering,
    page,
    plots,
    roles,
    shop,
    stock,
    stores,
)
from render.puerto_rico.deeds import Deed, deed_of
from render.puerto_rico.options import named, options_of
from render.puerto_rico.tiles import Circle, draw_house
from render.puerto_rico.vocabulary import effect, term
from tests.render.puerto_rico.positions import NAMES, Words
from tests.render.seeing import changed_area
from tests.render.spoken import LANGUAGES

COLUMNS = {COST[kind]: COLUMN[kind] for kind in DRAFTED}
"""The column of the building table in which a cost stands."""


def words(language: str) -> Words:
    """The language."""
    return Words(language, NAMES, "puerto-rico")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_on_the_own_island(language: str) -> None:
    """On the plates of its houses, however many streets there are."""
    names = [term(words(language), "building", kind) for kind in BUILDINGS]
    for streets in (1, 2, 3):
        plate = island.Lay(4, 1, island.STREET, streets).size.lines
        assert [name for name in names if not plate_fit(name, plate).fits] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_of_the_draft_fit(language: str) -> None:
    """Names of at least 11 pixels on a phone on the plates of the lots, and what is free on every fence."""
    said, phone = words(language), 277 / 1400
    for price in DRAFT_SPACES:
        lots = sum(DRAFT_SPACES[cost] for cost in DRAFT_SPACES if COLUMNS[cost] == COLUMNS[price])
        wide = round((draft.ROOM + draft.BETWEEN) / lots) - draft.BETWEEN
        for kind in (kind for kind in DRAFTED if COST[kind] == price):
            name = term(said, "building", kind)
            plate = plate_fit(name, draft.plate_of(name, wide))
            assert plate.fits, name
            assert plate.size * phone >= 11, name
        free = said("render-puerto-rico-draft-spaces", count=1)
        sign = plate_fit(free, draft.sign_of(free, wide))
        assert sign.fits
        assert len(sign.lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_a_page_fit(language: str) -> None:
    """The name of every building, whole, and of those without expansions large, on the narrowest lot there is."""
    said, narrowest = words(language), page.ROOM // max(page.ACROSS.values())
    for kind, building in BUILDINGS.items():
        name = term(said, "building", kind)
        fitted = plate_fit(name, page.plate_of(name, narrowest))

        assert fitted.fits, name
        assert building.set != "base" or fitted.size >= page.TWO_LEAST, name
    assert set(page.ACROSS) == set(range(1, page.PAGE + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_names_of_the_shop(language: str) -> None:
    """Of all that the game without expansions has, where fronts have names; none of the others' is cut."""
    said = words(language)
    base = {kind for kind, one in BUILDINGS.items() if one.set == "base"}
    for stalls in (1, 3, 4, 8, 12):
        lay = shop.lay_of(stalls, 0, 116, 846)
        assert lay.is_named
        for kind in BUILDINGS:
            name = term(said, "building", kind)
            fitted = plate_fit(name, shop.plate_of(name, lay.wide))

            assert fitted.fits, (name, stalls)
            assert kind not in base or fitted.size >= shop.TWO_LEAST
    assert not shop.lay_of(20, 0, 116, 846).is_named
    for across in (2, 3):
        wide = shop.ROOM // across
        assert wide >= shop.TOLD
        cut = [kind for kind in BUILDINGS if not shop.told_fit(effect(said, kind), wide).fits]
        assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_market_fit(language: str) -> None:
    """The name of every building, whole, however many of them can be paid; without expansions large."""
    said = words(language)
    for stalls in (1, 5, market.NAMED, 20, 24, len(BUILDINGS) // 2 + 8):
        wide = market.ROOM // market.Lay(stalls, 0).across
        for kind, building in BUILDINGS.items():
            name = term(said, "building", kind)
            fitted = plate_fit(name, market.plate_of(name, wide))

            assert fitted.fits, (name, stalls)
            assert fitted.size >= market.TWO_LEAST or building.set != "base", name


def test_every_building_has_a_sign_of_what_it_does() -> None:
    """Those that make a good say how many of its fields they work."""
    assert {kind for kind in BUILDINGS if not deed_of(kind).icon} == set()
    assert deed_of("tobacco_storage") == Deed("tobacco", "×3")
    assert deed_of("large_market") == Deed("coin", "+2", "trader")


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_fit_on_their_cards(language: str) -> None:
    """Eight cards side by side (3.4)."""
    wide = (1364 - 7 * roles.GAP) // 8
    names = {
        role: fit(
            term(words(language), "role", role), Face.NAME, wide - 18, 40, roles.NAME_LEAST, 1
        )
        for role in ROLES
    }

    assert [role for role, fitted in names.items() if not fitted.fits] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_fit_on_the_strip(language: str) -> None:
    """The one at work with its whole name, beside the signs of seven others."""
    names = {role: term(words(language), "role", role) for role in ROLES}
    step = (1364 - roles.AT_WORK) // (len(ROLES) - 1)
    room = roles.AT_WORK - 106 - 170
    at_work = {
        role: fit(name, Face.NAME, room, roles.STRIP_NAME, roles.LEAST_NAME, 1)
        for role, name in names.items()
    }

    assert step >= roles.OTHER + roles.SEAL
    assert [role for role, fitted in at_work.items() if not fitted.fits] == []
    assert set(roles.BONUSES) == set(ROLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_an_unseen_tile_have_their_whole_words(language: str) -> None:
    """In letters of at least seven pixels on a phone."""
    said, phone = words(language), 277 / 1400
    rest = offering.ROOM - 2 * offering.SHORE - offering.SIGN_WIDE - offering.PLUS
    for key, wide in (("gift", offering.SIGN_WIDE), ("gift-later", rest)):
        text = said(f"render-puerto-rico-{key}")
        sign = fit(text, Face.NAME, wide - 24, *offering.SIGN_LETTERS, 1)
        assert sign.fits
        assert sign.size * phone >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_in_words_what_buildings_do_and_what_is_too_dear(language: str) -> None:
    """On the sign below the name, on the narrowest lots there are."""
    said, wide = words(language), page.ROOM // max(page.ACROSS.values()) - page.GAP
    reason = fit(
        said("render-puerto-rico-no-money"), Face.NAME, wide - 2 * page.COIN - 36, 48, 30, 1
    )
    told = [page.told_fit(effect(said, kind), wide) for kind in BUILDINGS]

    assert reason.fits
    assert [line.lines for line in told if not line.fits] == []
    assert max(2 * line.size * page.LEADING for line in told) <= page.STRIP


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_saved_or_left_is_said_on_one_line(language: str) -> None:
    """On the sign over the water, on the narrowest card of a role, and on the plate below a barrel."""
    said = words(language)
    card = (callings.ROOM + callings.GAP) // 4 - callings.GAP - 56
    plate = stock.GIFT_PLATE
    for key, room, (most, least) in (
        ("lost", stores.WATER - 48, stores.LETTERS),
        ("cheaper", card, (callings.SAVED, 44)),
        ("copies", plate.room, (plate.name, plate.least)),
    ):
        for count in (1, 2, 12):
            text = said(f"render-puerto-rico-{key}", count=count)
            assert fit(text, Face.NAME, room, most, least, 1).fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_fit_at_their_places(language: str) -> None:
    """Four cards side by side, where a role is chosen."""
    room = callings.room_of((callings.ROOM + callings.GAP) // 4 - callings.GAP)
    names = {role: term(words(language), "role", role) for role in ROLES}
    sizes = (callings.NAME_MOST, callings.NAME_LEAST)

    assert [
        role for role, name in names.items() if not fit(name, Face.NAME, room, *sizes, 1).fits
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_that_are_offered_have_whole_names(language: str) -> None:
    """Seven cards side by side, each called after its good."""
    wide = offering.wide_of(len(TILES)) - 2 * offering.RIM - 12
    kinds = [("good" if tile in GOODS else "tile", tile) for tile in TILES]
    names = {key: term(words(language), kind, key) for kind, key in kinds}

    assert [
        key
        for key, name in names.items()
        if not fit(name, Face.NAME, wide, offering.NAME_MOST, offering.NAME_LEAST, 1).fits
    ] == []


PAIRS = (
    ("cargo", "tobacco@ship_8"),
    ("cargo", "sugar@wharf"),
    ("sale", "tobacco@house"),
    ("sale", "coffee@post"),
    ("land", "tobacco"),
    ("land", "tobacco@colonist"),
    ("standing", "colonist@small_sugar_mill"),
    ("standing", "noble@san_juan"),
    ("barrel", "corn"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_whole_names_on_their_plots(language: str) -> None:
    """Wherever a person can be taken from, on the narrowest plots there are."""
    places = ("san_juan", *TILES, *(kind for kind in BUILDINGS if CIRCLES[kind]))
    keys = tuple(f"colonist@{place}" for place in places if place != FOREST)
    decision = Decision(0, say("puerto-rico-prompt-return"), (_asking(keys),))
    told = options_of(decision, Notes(), (), words(language))[:20]
    plate = plots.plate_of(plots.lay_of(told).wide)
    names = {one.plate for one in options_of(decision, Notes(), (), words(language))}

    assert [name for name in names if not plate_fit(name, plate).fits] == []


def _asking(keys: tuple[Key, ...]) -> Offer:
    """Whom the Black Market shall take."""
    return Offer(ReturnPerson, (One("person", keys, "standing"),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "key"), PAIRS)
def test_pairs_are_named_by_both_parts(kind: str, key: Key, language: str) -> None:
    """In words, without any sign of the key."""
    text = named(words(language), kind, key)

    assert text
    assert "@" not in text
    assert "_" not in text


@pytest.mark.parametrize("kind", ["hunting_lodge", "zoning_office", "indigo_plant"])
def test_badges_leave_name_and_people_alone(kind: Key) -> None:
    """A place has its badge at a corner, above its plate and away from everybody who stands there."""
    name, size = term(words("pt-BR"), "building", kind), island.Lay(4, 1, island.STREET, 3).size
    room = range(CIRCLES[kind])

    def drawn(badge: str | None) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (400, 180)))
        circles = [Circle("colonist", badge) for _ in room]
        draw_house(canvas, 10, 10, Place(kind, len(room)), name, size, circles)
        return canvas.image

    left, _, right, low = changed_area(drawn("E"), drawn(None)) or (0, 0, 0, 0)
    assert 0 < right - left < 80
    assert low < 10 + size.ground
    assert right < 10 + size.wide - len(room) * size.circle
