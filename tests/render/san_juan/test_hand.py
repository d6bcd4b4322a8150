"""The hand picture: the badges of the menus, what is chosen, what cannot be had."""

from itertools import cycle, islice

import pytest
from PIL import Image

from games.core.badges import badges
from games.core.forms import Decision, Offer, One, Row, Split
from games.core.model import Note, Notes, Term, say
from games.san_juan.actions import (
    Deposit,
    Pay,
    PickRole,
    Place,
    Sell,
    Swap,
    Tuck,
    TuckNothing,
)
from games.san_juan.content import CARDS, GOOD_OF, KINDS, ROLES
from games.san_juan.frames import Paying
from render.core import palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen
from render.core.halo import PAYABLE
from render.core.lettering import Face, width
from render.core.marks import Mark, Piece
from render.core.race import HIGH as RACE
from render.core.ribbon import is_large
from render.san_juan.card import effect_fit, name_fit, name_of, slim
from render.san_juan.choices import OWNED, CardMark, card_field, marked_cards, pieces_of
from render.san_juan.crypt import CARD, VAULT_LEFT, WORTH, Crypt
from render.san_juan.crypt import HIGH as CRYPT_HIGH
from render.san_juan.hand import (
    LEFT,
    MARGIN,
    MOST_BESIDE,
    ROOM,
    TALLER,
    TALLEST,
    TOP,
    WIDE,
    Section,
    _alone,
    _beside,
    _keys_of,
    _laid_out,
    _sections,
    draw_hand,
)
from render.san_juan.heading import goods_beside, goods_wide, told_goods
from render.san_juan.piles import Pile, piles_of
from render.san_juan.quay import GAP, TRADING, Goods, kinds_of
from render.san_juan.roles import brought
from render.san_juan.strip import LARGE, ROLE_GAP, Places, Roles
from render.san_juan.text import goods_of
from render.san_juan.tray import COUNT, INSET, OFFICE, Tray
from render.san_juan.tray import GAP as APART
from render.san_juan.tray import LEFT as TRAY_LEFT
from render.san_juan.vocabulary import effect, printed
from tests.render.positions import (
    CITIES,
    HAND,
    NAMES,
    a_scene,
    a_view,
    city,
    own,
    to_build,
    to_discard,
)
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

PRODUCERS = [kind for kind, card in CARDS.items() if card.sort == "production"]
WORDS = Spoken("en", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 6, 7, 12, 13, 20, 21, 30])
def test_a_hand_of_any_size_is_drawn(count: int, language: str) -> None:
    """From nothing to thirty cards, each with a badge, not too heavy; up to twenty of them hardly higher than wide."""
    hand = tuple(islice(cycle(KINDS), count))
    decision = to_discard(hand, 1) if hand else None
    drawn = draw_hand(own(hand), a_view(), 1, decision, Notes(), (), a_scene(language))

    assert drawn.size[0] == WIDE
    wide, high = drawn.size
    most = TALLER if 0 < count <= MOST_BESIDE else TALLEST
    assert high - RACE * wide / 1000 <= (most * wide if count <= 20 else 1240) + 1
    assert len(drawn.data) <= 400_000
    assert decoded(drawn).size == drawn.size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("most", "name", "does"), [(3, 12, 9), (6, 9, 7), (8, 9, 6)])
def test_a_hand_is_read_on_a_phone(most: int, name: int, does: int, language: str) -> None:
    """In a picture 277 pixels wide no letters are smaller than these, whatever the card; most are larger."""
    words = Spoken(language, NAMES)
    measure = _alone(most, round(TALLEST * WIDE) - MARGIN - TOP).measure
    names = [name_fit(printed(words, key).name, measure).size for key in CARDS]
    effects = [effect_fit(effect(words, key), measure).size for key in CARDS]

    assert min(names) * 277 >= name * WIDE
    assert min(effects) * 277 >= does * WIDE


@pytest.mark.parametrize("count", range(2, 9))
def test_the_house_on_a_card_is_no_sliver(count: int) -> None:
    """Its drawing takes the whole width of a card, or a third of it and the whole height."""
    measure = _alone(count, round(TALLEST * WIDE) - MARGIN - TOP).measure

    assert measure.drawing * 277 >= 27 * WIDE
    assert not measure.across or measure.across >= measure.wide / 3


def test_the_same_hand_is_the_same_file() -> None:
    """Pictures can be remembered by what they show."""
    files = {
        draw_hand(own(HAND), a_view(), 1, to_discard(HAND, 2), Notes(), (), a_scene()).data
        for _ in range(3)
    }
    assert len(files) == 1


def test_equal_cards_have_badges_of_their_own_in_a_discard() -> None:
    """The badges on the cards are those of the menu, in the same order."""
    hand = ("indigo_plant", "well", "well", "palace")
    field = card_field(to_discard(hand, 2))
    assert field is not None

    marks = marked_cards(hand, field, Notes(), (), WORDS)

    assert [mark.badge for mark in marks] == [badge for badge, _ in badges(field)]


def test_equal_cards_share_a_badge_where_a_kind_is_chosen() -> None:
    """A menu of kinds has one entry for both."""
    decision = to_build("well", "palace")

    marks = marked_cards(("well", "well", "palace"), card_field(decision), Notes(), (), WORDS)

    assert [mark.badge for mark in marks] == ["A", "A", "B"]


def test_copies_beyond_what_can_be_taken_share_a_badge() -> None:
    """Where one card is kept, the menu lists a kind once, though two are there; no letter is left out."""
    hand = ("well", "well", "palace")

    marks = marked_cards(hand, card_field(to_discard(hand, 1)), Notes(), (), WORDS)

    assert [mark.badge for mark in marks] == ["A", "A", "B"]


def test_a_hand_card_is_not_taken_for_the_equal_card_just_drawn() -> None:
    """Only the cards drawn are offered; the equal card in the hand behind them has no badge."""
    field = card_field(to_discard(("well", "crane"), 1))

    marks = marked_cards(("well", "crane", "well"), field, Notes(), (), WORDS)

    assert [mark.badge for mark in marks] == ["A", "B", None]


def test_only_as_many_copies_as_chosen_are_ticked() -> None:
    """Two wells in hand, one of them chosen."""
    hand = ("well", "well", "palace")
    chosen = (Chosen("cards", (("well", 1),)),)

    marks = marked_cards(hand, card_field(to_discard(hand, 2)), Notes(), chosen, WORDS)

    assert [mark.is_chosen for mark in marks] == [True, False, False]


def test_what_cannot_be_built_is_dim_and_says_why() -> None:
    """The reason comes from the notes."""
    refused = say("san-juan-refused-cost", count=2)
    notes = Notes((Note("card", "palace", refused=refused), Note("card", "well", cost=1)))

    well, palace = marked_cards(("well", "palace"), card_field(to_build("well")), notes, (), WORDS)

    assert (well.is_dim, well.price) == (False, 1)
    assert (palace.badge, palace.is_dim, palace.missing) == (None, True, 2)


def test_what_stands_already_has_a_lock() -> None:
    """Where others can be built, and where nothing can."""
    refused = say("san-juan-refused-owned")
    notes = Notes((Note("card", "chapel", refused=refused), Note("card", "tower", refused=refused)))

    for field in (card_field(to_build("well")), None):
        marks = marked_cards(("chapel", "tower"), field, notes, (), WORDS)

        assert all(mark.is_owned and mark.is_dim and mark.tag is None for mark in marks)

    hand = ("chapel", "tower", "well")
    locked, free = (
        draw_hand(own(hand), a_view(), 1, to_build("well"), told, (), a_scene())
        for told in (notes, Notes())
    )
    assert locked.data != free.data


def test_equal_cards_lie_in_a_pile() -> None:
    """With how many they are, or how many of them are chosen; the one being built lies apart."""
    marks = [CardMark("A", is_chosen=True), CardMark("A"), CardMark("B"), CardMark(is_built=True)]
    piles = piles_of(("well", "well", "palace", "palace"), marks, new=1)

    assert [(pile.key, pile.number, pile.chosen) for pile in piles] == [
        ("well", 2, 1),
        ("palace", 1, 0),
        ("palace", 1, 0),
    ]
    assert [pile.told for pile in piles] == ["1/2", "", ""]
    assert [pile.new for pile in piles] == [1, 0, 0]
    assert piles[0].mark.is_chosen
    assert Pile("well", CardMark("A"), 3).told == "×3"


@pytest.mark.parametrize("count", [0, 1, 5, 16])
def test_a_crypt_has_a_place_for_the_next_card(count: int) -> None:
    """Within its vault, however many lie there, and clear of what they are worth."""
    crypt = Crypt("chapel", ["well"] * count, (), 1, LEFT, ROOM)

    assert VAULT_LEFT + 66 + count * crypt.step + CARD[0] <= ROOM - WORTH - 32
    assert crypt.points == (count, count + 1)


def test_a_bank_tells_what_the_chosen_cards_are_worth() -> None:
    """Before and after; with none chosen it tells of the first."""
    for laid, points in (((), (2, 3)), (("well", "crane", "crane"), (2, 5))):
        assert Crypt("bank", ("well", None), laid, 4, LEFT, ROOM).points == points


@pytest.mark.parametrize(
    ("kind", "places"), [(OFFICE, 1), (OFFICE, 2), *[("city_hall", cost) for cost in range(1, 10)]]
)
def test_a_tray_has_room_for_all_cards(kind: str, places: int) -> None:
    """Between the building and the number at its end, and no higher than it is itself."""
    tray = Tray(printed(WORDS, kind), (), places, LEFT, ROOM)
    wide, high = tray.card
    step = wide + APART + (wide + 40 if tray.is_swap else 0)

    assert places * step - APART <= ROOM - TRAY_LEFT - COUNT - 2 * INSET
    assert 40 <= wide < high <= tray.high - 40


def _paid(chosen: tuple[tuple[str, int], ...]) -> Tray:
    """The tray beside the Library while four cards are paid for it."""
    rows = (Row("well", 2), Row("palace", 1), Row("tower", 3))
    field = Split("cards", rows, 4, 4, "card")
    prompt = say("san-juan-prompt-pay", card=Term("card", "library"), count=4)
    paying = own(HAND, unfinished=(Paying("library", None, (), 4),))
    decision = Decision(1, prompt, (Offer(Pay, (field,)),))
    shown = _beside(paying, decision, (Chosen("cards", chosen),) if chosen else (), WORDS)
    assert isinstance(shown, Tray)
    return shown


def test_a_payment_lies_beside_the_building() -> None:
    """A place for every card, and in it what is chosen so far."""
    assert _paid(()).building == printed(WORDS, "library")
    assert [
        (tray.laid, tray.places) for tray in (_paid(()), _paid((("well", 2), ("tower", 1))))
    ] == [
        ((), 4),
        (("well", "well", "tower"), 4),
    ]


def test_what_is_paid_for_lies_in_no_hand() -> None:
    """The tray shows it; it is no card to choose."""
    decision = Decision(
        1,
        say("san-juan-prompt-pay", card=Term("card", "library"), count=1),
        (Offer(Pay, (Split("cards", (Row("well", 1), Row("crane", 1)), 1, 1, "card"),)),),
    )
    paying = own(("well", "crane", "library"), unfinished=(Paying("library", None, (), 1),))
    (section,) = _sections(paying, (), decision, Notes(), (), a_scene())

    assert {pile.key for pile in section.piles} == {"well", "crane", "library"}
    assert {pile.key for pile in section.without_built().piles} == {"well", "crane"}


def test_an_office_shows_what_it_swaps() -> None:
    """As many places as cards may go, with those chosen."""
    field = Split("cards", (Row("well", 2), Row("tower", 1)), 1, 2, "card")
    decision = Decision(1, say("san-juan-prompt-swap", count=2), (Offer(Swap, (field,)),))
    shown = _beside(own(HAND), decision, (Chosen("cards", (("tower", 1),)),), WORDS)

    assert isinstance(shown, Tray)
    assert shown.building == printed(WORDS, OFFICE)
    assert (shown.laid, shown.places) == (("tower",), 2)


def test_a_bank_takes_cards_as_they_are_chosen() -> None:
    """In its vault."""
    field = Split("cards", (Row("well", 2), Row("tower", 1)), 1, 3, "card")
    prompt = say("san-juan-prompt-tuck", building="bank")
    decision = Decision(1, prompt, (Offer(Deposit, (field,)),))
    shown = _beside(own(HAND), decision, (Chosen("cards", (("well", 2),)),), WORDS)

    assert isinstance(shown, Crypt)
    assert (shown.laid, shown.has_next) == (("well", "well"), True)


def test_discards_have_places_beside_their_pile() -> None:
    """As many as must go, with those chosen; a very large hand takes the room itself."""
    chosen = (Chosen("cards", (("statue", 1),)),)
    shown = _beside(own(HAND), to_discard(HAND, 2), chosen, WORDS)
    crowd = tuple(islice(cycle(KINDS), MOST_BESIDE + 1))

    assert isinstance(shown, Tray)
    assert (shown.building, shown.laid, shown.places) == (None, ("statue",), 2)
    assert _beside(own(crowd), to_discard(crowd, 2), (), WORDS) is None
    assert _beside(own(HAND), to_build(*HAND), (), WORDS) is None


@pytest.mark.parametrize("count", range(1, 14))
def test_places_to_build_on_are_as_large_as_there_is_room(count: int) -> None:
    """Fewer ones are larger, and all of them leave half of the picture to the hand."""
    pieces = [Piece("new", Mark("A"))] * count
    places = Places(pieces, city(CITIES[0]), WORDS, ROOM)

    assert places.columns * places.plot.wide <= ROOM
    assert places.high <= 0.6 * WIDE
    assert (places.plot is LARGE) is (count <= 8)


def test_goods_that_can_be_made_say_how_many_each_is() -> None:
    """One more of them, where their producers stand; nothing when they pay, or where they are many."""
    for count in (1, 2, 3):
        pieces = [Piece(good, Mark("A")) for good in list(GOOD_OF.values())[:count]]
        pictures = []
        for is_made in (False, True):
            goods = Goods(pieces, WORDS, LEFT, ROOM, is_made=is_made)
            canvas = Canvas(Image.new("RGB", (WIDE, goods.high)))
            goods.draw(canvas, 0)
            pictures.append(share_of(canvas.image, palette.NIGHT))
        assert (pictures[1] > pictures[0] + 0.004) is (count < 3)


def test_equal_goods_stand_in_one_crate() -> None:
    """With how many they are, or how many of them are chosen."""
    chosen, plain = Mark("A", is_chosen=True), Mark("A")
    pieces = [Piece("indigo", chosen), Piece("indigo", plain), Piece("silver", Mark("B"))]
    kinds = kinds_of(pieces)

    assert [(kind.piece.key, kind.number, kind.chosen) for kind in kinds] == [
        ("indigo", 2, 1),
        ("silver", 1, 0),
    ]
    assert [kind.told for kind in kinds] == ["1/2", ""]
    assert kinds_of([Piece("indigo", plain)] * 3)[0].told == "×3"


def test_the_question_about_a_chapel_shows_it() -> None:
    """With the cards under it, which only their owner sees."""
    decision = Decision(
        1,
        say("san-juan-prompt-tuck", building="chapel"),
        (Offer(Tuck, (One("card", HAND, "card"),)), Offer(TuckNothing)),
    )
    empty, one = (
        draw_hand(own(HAND, tucked=tucked), a_view(), 1, decision, Notes(), (), a_scene())
        for tucked in ((), (("chapel", ("well",)),))
    )
    box = (LEFT + VAULT_LEFT, TOP, WIDE, TOP + CRYPT_HIGH)

    assert changed_area(decoded(empty).crop(box), decoded(one).crop(box)) is not None


def test_cards_drawn_to_an_archive_lie_with_the_hand() -> None:
    """In one grid by their letters: any of them may be thrown."""
    hand, drawn = ("well", "crane", "palace"), ("tower", "well")
    decision = to_discard(hand + drawn, 2)
    sections = _sections(own(hand, drawn), (), decision, Notes(), (), a_scene())

    assert len(sections) == 1
    assert sections[0].heading is None
    piles = sections[0].piles
    assert [pile.mark.badge for pile in piles] == ["A", "B", "C", "D"]
    assert {pile.key for pile in piles if pile.new} == {"tower", "well"}


def drawn_and_held(drawn: int, held: int) -> list[Section]:
    """So many cards drawn, and so many in hand, all of kinds of their own."""
    kinds = list(CARDS)
    piles = [Pile(kind, CardMark("A")) for kind in kinds[: drawn + held]]
    return [Section("Drawn", piles[:drawn]), Section("Hand", piles[drawn:])]


@pytest.mark.parametrize("held", [1, 4, 7, 9, 12])
@pytest.mark.parametrize("drawn", [2, 3, 4, 5])
def test_cards_drawn_lie_a_little_larger_above_the_hand(drawn: int, held: int) -> None:
    """Each row as broad as it has room for, but no card in hand broader than those drawn; all say what they do."""
    room = round(TALLER * WIDE) - MARGIN - TOP
    choice, hand = _laid_out(drawn_and_held(drawn, held), room)

    assert hand.measure.high <= choice.measure.high < 1.3 * hand.measure.high
    assert hand.measure.wide <= choice.measure.wide
    for laid, count, least in ((choice, drawn, 2), (hand, held, choice.columns)):
        assert laid.measure.body > 0
        rows = -(-count // laid.columns)
        assert laid.columns == max(least, -(-count // rows))
        assert laid.columns * laid.measure.wide > 0.93 * ROOM


@pytest.mark.parametrize("high", range(140, 340, 20))
@pytest.mark.parametrize("wide", [181, 233, 312, 475])
def test_no_letter_hides_the_points_of_an_upright_card(wide: int, high: int) -> None:
    """They stand below it."""
    measure = slim(wide, high)
    if not measure.is_broad:
        assert 7 + tokens.badge("A", measure.badge).size[1] <= measure.drawing - 4 - measure.shield


def test_a_crowded_hand_is_told_by_names_below_the_cards_drawn() -> None:
    """These keep the words."""
    room = round(TALLER * WIDE) - MARGIN - TOP
    choice, hand = _laid_out(drawn_and_held(9, 16), room)

    assert choice.measure.body > 0 == hand.measure.body


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counts", [(4, 6), (5, 10), (4, 12), (9, 16)])
def test_no_name_is_cut_beside_cards_drawn(counts: tuple[int, int], language: str) -> None:
    """On cards drawn and on those in hand."""
    words = Spoken(language, NAMES)
    room = round(TALLER * WIDE) - MARGIN - TOP
    for laid in _laid_out(drawn_and_held(*counts), room):
        for kind in CARDS:
            card, does = printed(words, kind), effect(words, kind)
            assert name_of(card, laid.measure).fits, kind
            assert not laid.measure.body or effect_fit(does, laid.measure).fits, kind


def test_a_price_as_printed_needs_no_tag() -> None:
    """The plaque says it already."""
    notes = Notes((Note("card", "well", cost=2),))

    (mark,) = marked_cards(("well",), card_field(to_build("well")), notes, (), WORDS)

    assert (mark.tag, mark.price) == (None, None)


def test_a_price_that_only_holds_over_a_building_says_so() -> None:
    """A card that only the Crane makes payable, and one that it makes cheaper (R36)."""
    only = say("san-juan-building-over-only", points=1, effect=Term("effect", "well"))
    cheaper = say(
        "san-juan-building-over-cheaper", points=2, effect=Term("effect", "tower"), cost=0
    )
    notes = Notes(
        (Note("card", "well", cost=0, detail=only), Note("card", "tower", cost=3, detail=cheaper))
    )
    field = card_field(to_build("well", "tower"))

    well, tower = marked_cards(("well", "tower"), field, notes, (), WORDS)

    assert (well.price, well.tag) == (0, WORDS("render-san-juan-only"))
    assert tower.tag == WORDS("render-san-juan-cheaper", cost=0)


def test_reasons_are_shown_when_nothing_can_be_built() -> None:
    """A seat that can only pass sees why."""
    notes = Notes((Note("card", "palace", refused=say("san-juan-refused-cost", count=2)),))

    (mark,) = marked_cards(("palace",), None, notes, (), WORDS)

    assert mark.is_dim


def test_the_card_being_built_is_no_payment() -> None:
    """One of two wells is being built: the other one keeps its badge."""
    payment = to_discard(("well", "palace"), 1)

    marks = marked_cards(
        ("well", "well", "palace"), card_field(payment), Notes(), (), WORDS, "well"
    )

    assert [(mark.is_built, mark.badge) for mark in marks] == [
        (True, None),
        (False, "A"),
        (False, "B"),
    ]


def test_equal_goods_share_a_badge() -> None:
    """Two indigo and one silver: A twice, and B, with their prices."""
    field = Split("goods", (Row("indigo", 2), Row("silver", 1)), 0, 2, "good")
    notes = Notes((Note("goods", "indigo", gain=1), Note("goods", "silver", gain=3)))

    pieces = pieces_of(field, notes, (), WORDS)

    assert [(piece.key, piece.mark.badge, piece.mark.tag) for piece in pieces] == [
        ("indigo", "A", "+1"),
        ("indigo", "A", "+1"),
        ("silver", "B", "+3"),
    ]


def test_roles_say_what_they_bring() -> None:
    """The numbers of the notes: two of them where the Library is a choice."""
    field = One("role", ("builder", "trader", "prospector"), "role")
    notes = Notes(
        (
            Note("role", "builder", detail=say("san-juan-privilege-builder", count=1)),
            Note(
                "role",
                "trader",
                detail=say("san-juan-privilege-trader-or-library", count=2, doubled=3),
            ),
        )
    )

    pieces = pieces_of(field, notes, (), WORDS)

    assert [piece.mark.tag for piece in pieces] == ["1", "2/3", None]


@pytest.mark.parametrize("role", ROLES)
def test_what_a_role_brings_fits_its_tile(role: str) -> None:
    """With and without the Library, where all five hang side by side; the Library makes another label."""
    wide = Roles([Piece(role, Mark("A"))] * 5, WORDS, ROOM).step - ROLE_GAP
    told = [brought(role, tag, wide - 16) for tag in ("5", "5/8")]

    assert max(one.wide for one in told) <= wide - 16
    assert min(one.size for one in told) >= 36
    assert [bool(one.doubled) for one in told] == [False, True]


def test_what_can_be_paid_for_is_lit_where_something_else_cannot() -> None:
    """Green light around it; none where all can be, and none around what is discarded."""
    short = Note("card", "palace", refused=say("san-juan-refused-cost", count=2))
    paid = tuple(Note("card", key, cost=CARDS[key].cost) for key in ("well", "tower"))
    asked = (
        (("well", "tower", "palace"), to_build("well", "tower"), Notes((*paid, short))),
        (("well", "tower"), to_build("well", "tower"), Notes(paid)),
        (("well", "tower"), to_discard(("well", "tower"), 1), Notes()),
    )
    green = [
        share_of(
            decoded(draw_hand(own(cards), a_view(), 1, decision, notes, (), a_scene())), PAYABLE, 8
        )
        for cards, decision, notes in asked
    ]

    assert green[0] > 0.003
    assert max(green[1:]) < 0.0005


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_and_a_green_price_are_explained(language: str) -> None:
    """Each once, on one line below the cards."""
    words = Spoken(language, NAMES)
    marks = [CardMark(is_owned=True), CardMark("A", price=2), CardMark("B", price=3), CardMark("C")]

    keys = _keys_of(marks, words)

    assert [text for _, text in keys] == [words(OWNED), words("render-san-juan-price-now")]
    assert _keys_of(marks[3:], words) == []
    assert sum(width(text, Face.NOTE, 38) + 90 for _, text in keys) < WIDE


def test_the_own_goods_stand_beside_the_question() -> None:
    """Each kind with how many there are of how many places where a role is picked, those there are beside other questions."""
    homes = "indigo_plant* indigo_plant coffee_roaster chapel silver_smelter*"
    towns = [(CITIES[0], homes, *CITIES[2:]), (CITIES[0], "chapel", *CITIES[2:])]
    ribbon = (300, 20, 900, 90)
    for question in ("roles", "build"):
        laden, bare = (
            draw_hand(
                own(HAND), a_view(cities=cities), 1, QUESTIONS[question], Notes(), (), a_scene()
            )
            for cities in towns
        )
        assert "Your goods: 1 Indigo, 1 Silver." in laden.alt
        assert "Your goods" not in bare.alt
        assert changed_area(decoded(laden).crop(ribbon), decoded(bare).crop(ribbon)) is not None

    told = [("indigo", 1, 2), ("coffee", 0, 1), ("silver", 1, 1)]
    assert goods_of(city(homes)) == told
    fields = [One("role", ROLES, "role"), None, One("good", ("indigo",), "good")]
    assert [goods_beside(city(homes), field) for field in fields] == [
        told,
        [("indigo", 1, 1), ("silver", 1, 1)],
        (),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", ["role", "role-or-library"])
def test_goods_leave_room_for_the_question(prompt: str, language: str) -> None:
    """However many there are: first of each kind only one is shown, then none of the empty ones, last nothing."""
    text = Spoken(language, NAMES)(f"san-juan-prompt-{prompt}")
    homes = [f"{kind}{laden}" for kind in PRODUCERS for laden in ("*", "")]
    goods, rooms = goods_of(city(" ".join(homes))), (2000, 600, 200)
    told = [told_goods(goods, text, room, WIDE, may_break=True) for room in rooms]

    assert [one.laden for one in told[0]] == 5 * [1, 0]
    assert len({one.good for one in told[1]}) == len(told[1])
    for shown, room in zip(told, rooms, strict=True):
        if shown:
            assert is_large(text, room - goods_wide(shown), WIDE)


def test_goods_break_only_the_questions_that_they_matter_to() -> None:
    """Elsewhere they stand beside a question only where it stays on its line."""
    text, room = "Pay 2 cards for the Market Hall", 560
    goods = goods_of(city("indigo_plant* coffee_roaster*"))

    assert told_goods(goods, text, room, WIDE, may_break=True)
    assert not told_goods(goods, text, room, WIDE, may_break=False)
    assert told_goods(goods, text, room + 200, WIDE, may_break=False)


QUESTIONS = {
    "build": to_build(*HAND[:4]),
    "discard": to_discard(HAND, 2),
    "roles": Decision(
        1, say("san-juan-prompt-role"), (Offer(PickRole, (One("role", ROLES, "role"),)),)
    ),
    "goods": Decision(
        1,
        say("san-juan-prompt-sell", count=2, harbor="no"),
        (Offer(Sell, (Split("goods", (Row("indigo", 2), Row("silver", 1)), 0, 2, "good"),)),),
    ),
    "places": Decision(
        1,
        say("san-juan-prompt-build"),
        (Offer(Place, (One("place", ("new", "indigo_plant@1", "chapel@2"), "place"),)),),
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_shows_badges(question: str) -> None:
    """A picture with a question has more amber than the same hand without one."""
    asked, quiet = (
        decoded(draw_hand(own(HAND), a_view(), 1, decision, Notes(), (), a_scene()))
        for decision in (QUESTIONS[question], None)
    )
    with_badges, without = (
        share_of(image.crop((0, 110, *image.size)), palette.LAMP) for image in (asked, quiet)
    )

    assert with_badges > without + 0.001


def test_amber_ribbon_only_when_asked() -> None:
    """Whose turn it is can be seen in the hand too."""
    asked, quiet = (
        decoded(draw_hand(own(HAND), a_view(), 1, decision, Notes(), (), a_scene()))
        for decision in (to_build("well"), None)
    )
    ribbon = (0, 0, 1000, 104)

    assert share_of(asked.crop(ribbon), palette.LAMP) > 0.1
    assert share_of(quiet.crop(ribbon), palette.LAMP) == 0


def test_cards_drawn_and_the_card_being_built_are_shown() -> None:
    """Each of these changes the picture."""
    paying = own(HAND, unfinished=(Paying("library", None, (), 4),))
    views = (own(HAND), own(HAND, ("well", "well", "crane")), paying)

    files = {draw_hand(view, a_view(), 1, None, Notes(), (), a_scene()).data for view in views}

    assert len(files) == 3


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("price", [None, "+2"])
def test_goods_stand_within_the_quay(count: int, price: str | None) -> None:
    """All crates side by side, right of the trading house where it is there."""
    pieces = [Piece(good, Mark("A", tag=price)) for good in list(GOOD_OF.values())[:count]]
    goods = Goods(pieces, WORDS, LEFT, ROOM)
    begin = LEFT + TRADING[0] + 16 if goods.has_trading else LEFT

    assert goods.has_trading <= (price is not None)
    assert begin <= goods.start
    assert goods.start + count * goods.step <= LEFT + ROOM
    assert goods.step > GAP
