"""Every word of every card fits where it is drawn, in both languages, and nothing is cut."""

import pytest
from PIL import ImageColor

from games.san_juan.content import CARDS, GOODS, ROLES
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.place.boards import plate_fit
from render.san_juan import card, hand, harbor, quay, strip
from render.san_juan.board import WIDE
from render.san_juan.looks import KINDS
from render.san_juan.vocabulary import effect, printed, term
from tests.render.positions import NAMES
from tests.render.spoken import LANGUAGES, Spoken

PHONE, LEGIBLE = 400, 7.4
"""Width of a picture on a phone, and the least size of letters there."""

PLATES = (*[plot.plate for _, plot in strip.PLOTS],)
MEASURES = (
    card.LARGE,
    *[hand._alone(count, room).measure for count in range(1, 14) for room in (330, 380, 560)],
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CARDS)
def test_a_card_fits_its_words(language: str, key: str) -> None:
    """Name and effect on hand cards of every size, and the name on plates of every size."""
    words = Spoken(language, NAMES)
    name = term(words, "card", key)
    cut = [measure.wide for measure in MEASURES if not card.name_fit(name, measure).fits]
    cut += [
        measure.wide
        for measure in MEASURES
        if measure.body and not card.effect_fit(effect(words, key), measure).fits
    ]
    cut += [plate.wide for plate in PLATES if not plate_fit(name, plate).fits]
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_board_can_be_read_on_a_phone(language: str) -> None:
    """At 400 pixels for the 1400 of the board no name is smaller than seven, and no line of two is taller than its plate."""
    words = Spoken(language, NAMES)
    names = [term(words, "card", key) for key in CARDS]
    small = [
        name
        for name in names
        for plate in PLATES
        if plate_fit(name, plate).size * PHONE < LEGIBLE * WIDE
    ]
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_goods_fit(language: str) -> None:
    """Role tiles hold their names on one line, the plates of up to eight crates those of goods."""
    words = Spoken(language, NAMES)
    rooms = {term(words, "role", role): harbor.ROLE_WIDE - 18 for role in ROLES}
    least = harbor.NAME_LEAST
    cut = [
        name
        for name, room in rooms.items()
        if not fit(name, Face.NAME, room, harbor.NAME_SIZE, least, 1).fits
    ]
    cut += [
        name
        for name in (term(words, "good", good) for good in GOODS)
        for wide in (quay.CRATE_WIDE, hand.ROOM // 8 - quay.GAP)
        if not plate_fit(name, quay.plate_on(wide)).fits
    ]
    assert cut == []


@pytest.mark.parametrize("row", harbor.ROWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trading_house_fits_its_words(language: str, row: harbor.Row) -> None:
    """What it tells, the word for shut, and the name of the deck beside it stand on one line each."""
    words = Spoken(language, NAMES)
    title = words("render-san-juan-trading-title")
    hidden = words("render-san-juan-trading-hidden")
    assert harbor.title_fit(title, row).fits
    assert harbor.hidden_fit(hidden).fits
    assert harbor.deck_fit(words("render-san-juan-deck")).fits


def test_the_sign_of_a_kind_leaves_the_name_free() -> None:
    """Also on a high band: between both the band is bare."""
    sizes = [hand._alone(count, room).measure for count in (2, 4) for room in range(330, 900, 30)]
    broad = [one for one in sizes if one.is_broad and not one.across]
    shown = printed(Spoken("pt-BR", NAMES), "smithy")
    band = KINDS[shown.kind].band
    for measure in broad:
        face = card.card_face(shown, "", measure)
        middle = measure.drawing + measure.band // 2
        gap = face.crop((measure.name_left - 4, middle - 20, measure.name_left - 1, middle + 20))
        assert gap.getcolors() == [(gap.width * gap.height, ImageColor.getrgb(band))]
    assert broad
