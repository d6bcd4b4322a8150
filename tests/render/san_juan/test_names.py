"""Every word of every card fits where it is drawn, in both languages, and nothing is cut."""

import pytest

from games.san_juan.content import CARDS, GOODS, ROLES
from render.core.fitting import fit
from render.core.lettering import Face
from render.san_juan import card, centre, tile
from render.san_juan.board import GRIDS, WIDE
from render.san_juan.vocabulary import effect, term
from tests.render.positions import NAMES
from tests.render.spoken import LANGUAGES, Spoken

PHONE, LEGIBLE = 400, 9
"""Width of a picture on a phone, and the least size of letters there."""

MEASURES = (card.LARGE, card.MIDDLE, card.SMALL, card.TINY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CARDS)
def test_a_card_fits_its_words(language: str, key: str) -> None:
    """Name and effect on hand cards of every size, and the name on city tiles of every size."""
    words = Spoken(language, NAMES)
    name = term(words, "card", key)
    cut = [measure.wide for measure in MEASURES if not card.name_fit(name, measure).fits]
    cut += [
        measure.wide
        for measure in MEASURES
        if measure.has_effect and not card.effect_fit(effect(words, key), measure).fits
    ]
    cut += [seats for seats, grid in GRIDS.items() if not tile.name_fit(name, grid.tile).fits]
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_board_can_be_read_on_a_phone(language: str) -> None:
    """At 400 pixels for the 1400 of the board no name is smaller than nine."""
    words = Spoken(language, NAMES)
    names = [term(words, "card", key) for key in CARDS]
    small = [
        name
        for name in names
        for grid in GRIDS.values()
        if tile.name_fit(name, grid.tile).size * PHONE < LEGIBLE * WIDE
    ]
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_goods_fit(language: str) -> None:
    """Role tiles and goods cells hold their names on one line."""
    words = Spoken(language, NAMES)
    rooms = {term(words, "role", role): centre.ROLE_WIDE - 18 for role in ROLES}
    rooms |= {term(words, "good", good): 194 for good in GOODS}
    least = centre.NAME_LEAST
    cut = [
        name
        for name, room in rooms.items()
        if not fit(name, Face.NAME, room, centre.NAME_SIZE, least, 1).fits
    ]
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_closed_tile_fits_its_label(language: str) -> None:
    """Title and hint of the trading-house tile stand on one line each."""
    words = Spoken(language, NAMES)
    title = fit(words("render-san-juan-trading-title"), Face.NAME, 244, 44, 32, 1)
    hint = fit(words("render-san-juan-trading-closed"), Face.NOTE, 244, 32, 24, 1)
    assert (title.fits, hint.fits) == (True, True)
