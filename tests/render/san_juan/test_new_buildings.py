"""The New Buildings in the pictures: the Cathedral in the middle, the customs good, cards under Bank and Harbor."""

import pytest

from games.core.forms import Decision, Offer, One, Row, Split
from games.core.model import Note, Notes, say
from games.san_juan.actions import Build, Pass, Sell
from games.san_juan.content import KINDS, kinds
from games.san_juan.frames import Paying
from games.san_juan.options import SanJuanOptions
from render.core.art import drawing
from render.san_juan.board import draw_board
from render.san_juan.hand import draw_hand
from render.san_juan.renderer import SanJuanRenderer
from render.san_juan.text import board_text, dense_text, hand_text
from tests.render.positions import HAND, LONG_NAMES, a_scene, a_view, own
from tests.render.seeing import decoded
from tests.render.spoken import LANGUAGES

NEW = [kind for kind in KINDS if kind not in kinds(SanJuanOptions())]
CITIES = (
    "indigo_plant* guard_room office hut inn customs_office* bank^ harbor^",
    "indigo_plant goldsmith park residence cathedral tower well crane",
    "indigo_plant customs_office sugar_mill",
    "indigo_plant inn",
)


def test_every_new_building_has_a_drawing_of_its_own() -> None:
    """Eleven kinds, all different (§3.2)."""
    drawn = {str(drawing("buildings", kind)["draw"]) for kind in NEW}

    assert len(drawn) == len(NEW) == 11


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_with_the_expansion_are_drawn(seats: int, language: str) -> None:
    """With the longest names, not too heavy, the Cathedral there or gone."""
    scene = a_scene(language, seats=seats, names=LONG_NAMES)
    with_it = draw_board(a_view(seats, cities=CITIES, middle=("cathedral",)), scene)
    without = draw_board(a_view(seats, cities=CITIES, middle=()), scene)

    assert with_it.data != without.data
    assert len(with_it.data) <= 400_000
    assert decoded(with_it).size == with_it.size
    assert with_it.size[1] <= 1490


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_middle_is_told_while_the_cathedral_lies_there(language: str) -> None:
    """In sentences and in short, for who cannot see the picture."""
    scene = a_scene(language)
    name = scene.words("san-juan-card-cathedral")
    there = a_view(middle=("cathedral",))

    assert name in board_text(there, scene)
    assert name in dense_text(there, scene)
    assert name not in board_text(a_view(middle=()), scene)


def to_build_cathedral() -> tuple[Decision, Notes]:
    """Seat 1 may build the Cathedral or a card of its hand."""
    field = One("card", ("library", "cathedral"), "card")
    decision = Decision(1, say("san-juan-prompt-build"), (Offer(Build, (field,)), Offer(Pass)))
    return decision, Notes((Note("card", "cathedral", cost=6), Note("card", "library", cost=5)))


@pytest.mark.parametrize("count", [0, 1, 6, 12, 20])
def test_the_cathedral_lies_beside_a_hand_of_any_size(count: int) -> None:
    """With its badge, under a heading of its own."""
    decision, notes = to_build_cathedral()
    hand = (HAND * 4)[:count]
    view = a_view(middle=("cathedral",))
    drawn = draw_hand(own(hand), view, 1, decision, notes, (), a_scene("pt-BR"))
    plain = draw_hand(own(hand), view, 1, None, Notes(), (), a_scene("pt-BR"))

    assert drawn.data != plain.data
    assert drawn.size[1] <= 1240
    assert len(drawn.data) <= 400_000


def test_the_cathedral_under_construction_is_shown() -> None:
    """While its builder chooses the cards that pay."""
    view = a_view(middle=("cathedral",))
    paying = own(HAND, unfinished=(Paying("cathedral", None, (), 4),))
    drawn = draw_hand(paying, view, 1, None, Notes(), (), a_scene())

    assert drawn.data != draw_hand(own(HAND), view, 1, None, Notes(), (), a_scene()).data


def test_the_customs_good_can_be_chosen_in_the_picture() -> None:
    """It has a sticker like every good, and an emoji in the menus."""
    rows = (Row("indigo", 1), Row("customs_good", 1))
    field = Split("goods", rows, 0, 2, "good")
    decision = Decision(
        1, say("san-juan-prompt-sell", count=2, harbor="no"), (Offer(Sell, (field,)),)
    )
    notes = Notes((Note("goods", "indigo", gain=1), Note("goods", "customs_good", gain=2)))
    drawn = draw_hand(own(HAND), a_view(), 1, decision, notes, (), a_scene())

    assert decoded(drawn).size == drawn.size
    assert SanJuanRenderer().emoji("good", "customs_good") == "customs_good"
    assert "customs_good" in SanJuanRenderer().emojis()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_under_bank_and_harbor_are_told_to_their_owner(language: str) -> None:
    """Faces where they are known, a number where nobody knows them (§9)."""
    scene = a_scene(language)
    tucked = (("bank", ("hero",)),)
    text = hand_text(own(HAND, tucked=tucked, unseen=(("harbor", 3),)), a_view(), 1, scene)

    assert scene.words("san-juan-card-hero") in text
    *_, harbor, _goods, points = text.split("\n")
    assert scene.words("san-juan-card-harbor") in harbor
    assert "3" in harbor
    city = a_view().points(1)
    assert points == scene.words("render-san-juan-text-hand-points", count=city + 4)
