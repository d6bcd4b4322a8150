"""Frenemies in pictures and as text: the strip below the board, the own tokens in private."""

import sys

import pytest
from msgspec.structs import replace
from PIL import Image

from games.catan.modules.frenemies.actions import UseFavor
from games.catan.modules.frenemies.part import GUILDS
from games.catan.state import State
from games.core.model import Seat
from render.catan import additions, development, strip
from render.catan.board import draw_board
from render.catan.choices import Marks, marks_of
from render.catan.development import Group
from render.catan.favors import guilds_of
from render.catan.hand import draw_hand
from render.catan.lattice import LOOKS, SEA_WIDE
from render.catan.score import draw_score
from render.catan.stage import MAP_WIDE
from render.catan.strip import Room, sections_of
from render.catan.text import board_text, hand_text
from render.catan.vocabulary import owner_of
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Picture
from tests.games.catan.befriending import Tokens, befriended, counts, four, part, with_part
from tests.games.catan.positions import BLUE, RED, Position, does, empty_island
from tests.games.catan.setups import built, contact
from tests.render.catan.positions import GAME, LONG_NAMES, NOTES, Moment, scene_of
from tests.render.catan.setups import Letters, letters, too_small
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES

__all__ = ["letters"]

LIMIT = 400_000
ROOM = Room(MAP_WIDE, SEA_WIDE - MAP_WIDE)
OWN: Tokens = {"traders": 2, "road_builders": 1, "scholars": 1, "master_builders": 2}


def new_token() -> State:
    """Red holds these tokens, the shovel since this turn; and two cards."""
    position = with_part(four(OWN, {"merchants": 3}).holding(RED, ore=1, wool=1), fresh=1)
    parts = (replace(position.state.secrets.parts[0], fresh=counts({"road_builders": 1})),)
    return replace(position.state, secrets=replace(position.state.secrets, parts=parts))


def board(state: State, language: str = "en") -> Picture:
    """The public picture, with long names."""
    return draw_board(GAME.public(state), scene_of(Moment(state, ()), language, LONG_NAMES))


def hand(state: State, seat: Seat, language: str = "en") -> Picture:
    """That seat's picture, with long names."""
    own, decision = GAME.private(state, seat), GAME.decision(state, seat)
    scene = scene_of(Moment(state, ()), language, LONG_NAMES)
    return draw_hand(own, GAME.public(state), seat, decision, NOTES, (), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_lies_below_the_board(language: str) -> None:
    """Table 9: as high as it needs, light enough to send, legible on a phone; none without the module."""
    six = befriended(empty_island(6), *[{"traders": 1}] * 6, spent={"scholars": 12})
    joined = built(contact().with_roads(RED, "G2-H2"), RED, "F2-G2").state
    for state, look in ((six.state, "expanded"), (joined, "base")):
        view = GAME.public(state)
        picture = board(state, language)
        assert picture.size == (1400, LOOKS[look].high + additions.strip_high(view))
        assert len(picture.data) <= LIMIT
        strip = decoded(picture).crop((0, LOOKS[look].high, 1400, picture.size[1]))
        tiles = strip.crop((0, additions.PAD, 1400, additions.PAD + additions.tile_high(view)))
        for seat in range(len(view.table.players)):  # a seal tells whose each is
            assert share_of(tiles, palette.SEATS[owner_of(view, seat)].full, 40) > 0.002
    plain = GAME.public(empty_island(6).state)
    assert additions.strip_high(plain) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_on_a_phone(language: str, letters: Letters) -> None:
    """Numbers, names and what the guilds do."""
    joined = built(contact().with_roads(RED, "G2-H2"), RED, "F2-G2").state
    strip = draw_board(GAME.public(joined), scene_of(Moment(joined, ()), language))
    words = scene_of(Moment(joined, ()), language).words
    new = {words("render-catan-token-supply")}
    assert not too_small({text: letters[text] for text in new} | _padding(letters), strip)
    letters.clear()
    for seat in (RED, BLUE):
        picture = hand(new_token(), seat, language)
        effects = {words(f"render-catan-favor-{key}") for key in ("exchange", "gift")}
        shown = {text: size for text, size in letters.items() if text in effects or " " in text}
        assert not too_small(shown | _padding(letters), picture)
        letters.clear()


def _padding(letters: Letters) -> Letters:
    """Enough other texts for the check that something was written at all."""
    large = {text: size for text, size in letters.items() if size >= 40}
    return large | {f"padding {number}": sys.maxsize for number in range(20)}


def test_numbers_are_public_and_kinds_are_not() -> None:
    """Table 9: another number changes the strip, other kinds of tokens do not, and the owner sees them."""
    one = four({"traders": 1, "scholars": 2})
    other = four({"merchants": 1, "master_builders": 2})
    more = four({"traders": 1, "scholars": 3})
    assert board(one.state).data == board(other.state).data
    assert changed_area(decoded(board(one.state)), decoded(board(more.state))) is not None
    for seat, is_same in ((RED, False), (BLUE, True)):
        same = hand(one.state, seat).data == hand(other.state, seat).data
        assert same is is_same


def test_spent_tokens_and_chips_are_seen() -> None:
    """R350, R355: the guild table and the chip change the strip below the board and nothing on the island."""
    before = four({"master_builders": 2})
    after = does(before, RED, UseFavor("master_builders")).state
    area = changed_area(decoded(board(before.state)), decoded(board(after)))
    assert area is not None
    assert area[3] > LOOKS["base"].high


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_tokens_stand_in_the_hand(language: str) -> None:
    """A card for each guild: number, whether it can be used, what has to wait for the next turn (R315)."""
    state = new_token()
    view, own = GAME.public(state), GAME.private(state, RED)
    marks = marks_of(GAME.decision(state, RED), ())
    shown = guilds_of(own, own.parts[0], view, marks)
    assert [(one.held, one.is_open, one.is_waiting) for one in shown] == [
        (2, True, False),
        (0, False, False),
        (1, False, True),
        (1, False, False),
        (2, True, False),
    ]
    for seat in (RED, BLUE):
        picture = hand(state, seat, language)
        assert len(picture.data) <= LIMIT
    names = [
        [
            one.name
            for one in sections_of(ROOM, GAME.private(of, RED), GAME.public(of), marks, "", scene)
        ]
        for scene in (scene_of(Moment(state, ()), language),)
        for of in (state, Position(state).changed(parts=()).state)
    ]
    assert ["favors" in one for one in names] == [True, False]


def test_trades_that_are_left_are_told() -> None:
    """R310, R351: on the Traders' card, even without a token left; the user's other favors wait for the next turn."""
    start = four({"traders": 1, "master_builders": 2}, {"scholars": 2}).holding(RED, ore=2)
    used = does(start, RED, UseFavor("traders")).state
    own, view = GAME.private(used, RED), GAME.public(used)
    assert guilds_of(own, own.parts[0], view, Marks())[0].tag == "trades-2"
    assert guilds_of(own, own.parts[0], view, Marks())[4].is_waiting
    other = GAME.private(used, BLUE)
    shown = guilds_of(other, other.parts[0], view, Marks())
    assert (shown[0].tag, shown[3].is_waiting) == ("", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_says_all_of_it(language: str) -> None:
    """The position as text is complete: guild table, supply, tokens, chips, joined districts; own kinds in private."""
    state = built(contact().with_roads(RED, "G2-H2"), RED, "F2-G2").state
    scene = scene_of(Moment(state, ()), language)
    view = GAME.public(state)
    told = board_text(view, scene)
    assert "Ana I2" in told
    assert "Bruno E2" in told
    for number in (part(state).supply, 12):
        assert str(number) in told
    private = hand_text(GAME.private(new_token(), RED), GAME.public(new_token()), RED, scene)
    for guild in ("traders", "scholars", "master_builders"):
        name = scene.words(f"catan-guild-{guild.replace('_', '-')}")
        assert name in private
        assert f" {name}" not in told
    assert private.count(scene.words("catan-guild-road-builders")) == 2
    assert len(GUILDS) == 5


def test_chips_stand_in_the_score_table() -> None:
    """R355, R380: a row of their own for the points of chips."""
    near = with_part(four({"master_builders": 2}), chips=(8, 1, 0, 0))
    state = does(near, RED, UseFavor("master_builders")).state
    sheets = GAME.scores(state)
    assert {line.label.key: line.points for line in sheets[BLUE].lines}["chips"] == 1
    scene = scene_of(Moment(state, ()))
    picture = draw_score(GAME.public(state), sheets, scene)
    assert scene.words("catan-score-chips").split(" (")[0] in picture.alt


def test_the_tick_of_a_favor_leaves_its_sign_in_sight() -> None:
    """It stands on the corner of those that can be used."""
    state = new_token()
    own, view = GAME.private(state, RED), GAME.public(state)
    drawn = []
    for usable in ((), ("traders", "master_builders")):
        canvas = Canvas(Image.new("RGB", (SEA_WIDE, 120)))
        strip.favors_section(ROOM, own, view, Marks(guilds=usable)).draw(canvas, 20)
        drawn.append(canvas.image)
    wide = (ROOM.wide - 2 * strip.MARGIN - 20) // 5
    middle = ROOM.x + strip.MARGIN + wide // 2
    sign = (middle - 16, 20 + 24, middle + 8, 20 + 48)

    assert changed_area(*drawn) is not None
    assert drawn[0].crop(sign).tobytes() == drawn[1].crop(sign).tobytes()


def test_cards_and_favors_have_no_letters(letters: Letters) -> None:
    """These are for places alone: an A in a picture means one thing."""
    hand(new_token(), RED, "en")

    assert "0/1" in letters
    assert not {"A", "B"} & set(letters)


@pytest.mark.parametrize("room", [320, 150])
def test_the_tick_of_a_small_card_leaves_its_sign_in_sight(room: int) -> None:
    """It stands on its corner, however narrow the card is."""
    drawn = []
    for is_open in (False, True):
        canvas = Canvas(Image.new("RGB", (360, 120)))
        groups = Group("knight", 1, is_open), Group("monopoly", 1)
        development.draw_small(canvas, (10, 30), room, 70, groups)
        drawn.append(canvas.image)

    assert changed_area(*drawn) is not None
    assert drawn[0].crop((18, 48, 50, 92)).tobytes() == drawn[1].crop((18, 48, 50, 92)).tobytes()
