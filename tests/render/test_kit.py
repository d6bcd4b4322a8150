"""What several games draw alike: ribbons, numbers with their signs, cards to choose from, players' areas, the table."""

import pytest
from msgspec import structs
from PIL import Image

from games.catan.events import Rolled, TurnBegan
from games.core.model import ScoreLine, ScoreSheet, Term
from render.core import art, palette, players, ribbon, table
from render.core.canvas import Canvas
from render.core.faces import Number, draw_beside
from render.core.lettering import Face, font, inked, width
from render.core.names import Vocabulary, names_of, shortened
from render.core.numerals import MINUS, gained, signed
from render.core.ribbon import Sentence
from render.core.status import FLAGS, _shared_out, headline, told
from tests.render.positions import LONG_NAMES, a_scene
from tests.render.seeing import changed_area, share_of


def a_canvas(wide: int = 1400, high: int = 300) -> Canvas:
    """A table to draw on."""
    return Canvas(table.ground(wide, high))


def test_a_last_move_that_is_too_long_ends_in_an_ellipsis() -> None:
    """Two lines within the bar, however much has happened."""
    line = ribbon._fit_note("Maximiliana placed 2 people on corn, " * 12, 520)

    assert len(line.lines) == 2
    assert line.lines[1].endswith("…")
    assert max(width(part, Face.NOTE, line.size) for part in line.lines) <= 520


def test_nothing_leaves_the_bar() -> None:
    """A word that is wider than the room is cut, too."""
    canvas, bare = a_canvas(), a_canvas()
    ribbon.bar(canvas)
    ribbon.bar(bare)
    endless = "W" * 60 + " " + "W" * 60 + " W"
    ribbon.said(canvas, [Sentence(endless, endless)], 700, 1100)
    area = changed_area(canvas.image, bare.image)

    assert area is not None
    assert area[0] >= 700
    assert area[2] <= 1100
    assert ribbon.TOP <= area[1] <= area[3] <= ribbon.TOP + ribbon.HIGH


def test_long_names_are_shortened_before_a_ribbon_is_small() -> None:
    """By their first part, or by letters; never where another name begins like that."""
    text = f"{LONG_NAMES[0]}, Jo and Wwwwwwwwwwwwwwwwwwww build"
    names = (LONG_NAMES[0], "Jo", "Wwwwwwwwwwwwwwwwwwww")

    assert shortened(text, names) == "Maximiliana…, Jo and Wwwwwwwwwww… build"
    assert shortened(text, (*names, "Maximiliana Silva")) == text.replace(names[2], "Wwwwwwwwwww…")
    crowd = f"{LONG_NAMES[0]}, {LONG_NAMES[2]} e Bartholomew Featherstonehaugh constroem ou passam"
    everybody = (LONG_NAMES[0], LONG_NAMES[2], "Bartholomew Featherstonehaugh")
    room = 480
    assert ribbon._fit_title(crowd, room, ()).size < 26
    assert ribbon._fit_title(crowd, room, everybody).size >= 34


@pytest.mark.parametrize(("room", "is_told"), [(700, True), (240, False)])
def test_a_question_stays_large(room: int, is_told: bool) -> None:
    """How things stand is told after it only where all of that is large."""
    alone, more = a_canvas(), a_canvas()
    ribbon.note(alone, "Place a worker or pass", 100, 100 + room)
    ribbon.note(
        more, "Place a worker or pass", 100, 100 + room, ("Next worker: 2 deniers", "you have 5")
    )

    assert (changed_area(alone.image, more.image) is not None) is is_told


def test_a_question_of_many_parts_tells_those_that_stay_large() -> None:
    """What does not fit is told by the message; the question itself always stands."""
    parts = (
        "Act in town or end the turn",
        "nobody at the camp to dig",
        "too few prospectors to place",
    )
    brief, whole = a_canvas(), a_canvas()
    ribbon.note(brief, parts[0], 100, 380)
    ribbon.note(whole, ribbon.PART.join(parts), 100, 380)

    assert changed_area(brief.image, whole.image) is None


WHOLE = "Maximiliana moved the provost 3 spaces back to space 18 for 3 deniers"
BRIEF = "Maximiliana moved the provost to space 18"


@pytest.mark.parametrize(("room", "told"), [(900, WHOLE), (500, BRIEF)])
def test_the_last_move_is_told_in_fewer_words_rather_than_small(room: int, told: str) -> None:
    """In brief where all of it has no room."""
    line = ribbon._said_fit([Sentence(WHOLE, BRIEF)], 0, room, (), ribbon.SAID_LEAST)

    assert " ".join(line.lines) == told
    assert line.size >= ribbon.SAID_LEAST


def test_the_last_move_is_cut_where_it_can_rest() -> None:
    """Where even its fewer words have no room."""
    text = "Ana placed a worker at the Stables; Bartholomew gained 1 point: the first"
    line = ribbon._said_fit([Sentence(text, text)], 0, 460, (), ribbon.SAID_LEAST)

    assert " ".join(line.lines) == text.partition(";")[0]


def test_further_sentences_are_told_only_in_large_letters() -> None:
    """The first comes first, however much has happened."""
    sentences = [Sentence(f"{name} sold 1 indigo for 1 card", "") for name in LONG_NAMES[:2]]
    narrow, wide = (ribbon._said_fit(sentences, 0, room, (), 44) for room in (560, 1200))

    assert LONG_NAMES[1] not in " ".join(narrow.lines)
    assert LONG_NAMES[1] in " ".join(wide.lines)


def test_the_round_gives_way_to_the_last_move() -> None:
    """Then the flag does, as far as it is clear on two lines."""
    scene, title = a_scene(seats=4), "Ana and Bruno prepare for the round"
    short, long = (Sentence(text, text) for text in ("Ana passed", f"{WHOLE} and 2 workers"))

    def shared(text: str, said: Sentence) -> tuple[int, str]:
        canvas = a_canvas()
        end = float(ribbon.end_of(canvas))
        return _shared_out(canvas, [], text, "Round 3", end, said, scene.names)

    assert shared("Ana builds", short)[1] == "Round 3"
    most, tail = shared(title, long)
    assert (most < FLAGS[0], tail) == (True, "")


def test_all_players_are_not_named_one_by_one() -> None:
    """Whom the ribbon waits for is to be seen where it is everybody; of two both have names."""
    pair, all_ = (a_scene(asked=asked) for asked in ((0, 2), (2, 0, 1, 3)))

    assert headline(pair, "san-juan", "trader") == "Ana and Carla sell"
    assert headline(all_, "san-juan", "trader") == "All players sell"


def test_nothing_is_a_ghost_and_a_dash() -> None:
    """A count of 0 is no number; others are as wide as their digits (art: no bold zero)."""
    look = Number(50, 42)
    drawn = {count: a_canvas(400, 100) for count in (0, 1, 10)}
    wide = {
        count: draw_beside(canvas, 20, 50, "corn", count, look) for count, canvas in drawn.items()
    }

    assert wide[1] < wide[10]
    assert drawn[0].image.tobytes() != drawn[1].image.tobytes()


def test_lost_points_have_a_dash() -> None:
    """One sign everywhere, and a gain has a plus."""
    assert [signed(points) for points in (3, 0, -2)] == ["3", "0", "−2"]
    assert [gained(points) for points in (3, 0, -2)] == ["+3", "0", "−2"]


@pytest.mark.parametrize("face", Face)
def test_every_face_has_the_sign_of_lost_points(face: Face) -> None:
    """The mathematical minus is missing in both: they draw the dash for it."""
    assert bytes(font(face, 40).getmask("–")) != bytes(font(face, 40).getmask("\ufffe"))
    assert inked(f"{MINUS}2", face, 40) == inked("–2", face, 40)
    assert width(MINUS, face, 40) == width("–", face, 40)


def test_a_players_area_is_amber_while_the_player_must_act() -> None:
    """The longest name and an office stay within the room of the header."""
    area = players.Area(20, 20, 640, 200, 60)
    lit, dark = a_canvas(700, 260), a_canvas(700, 260)
    for canvas, is_lit in ((lit, True), (dark, False)):
        players.draw_bare(canvas, area, 0)
        if is_lit:
            players.draw_light(canvas, area)
        owner = players.Owner(0, LONG_NAMES[0], is_lit, office="governor")
        end = players.draw_owner(canvas, area, owner, 300)

        assert end <= area.x + 300 + 12
    assert share_of(lit.image, palette.LAMP) > share_of(dark.image, palette.LAMP) + 0.1


def test_high_tables_are_cut_from_few_sizes() -> None:
    """Of any height, the same bytes every time."""
    heights = (300, 1240, 1241, 1500, 1704)

    assert [table.ground(700, high).size for high in heights] == [(700, high) for high in heights]
    assert (
        table.ground(700, 1500).tobytes()
        == table.ground(700, 1560).crop((0, 0, 700, 1500)).tobytes()
    )
    assert isinstance(table.ground(700, 300), Image.Image)


def test_things_are_called_by_kind_and_key() -> None:
    """Keys of two parts, too; several players are one phrase."""
    term, scene = Vocabulary("san-juan"), a_scene()

    assert term.id("land", "corn@colonist") == "san-juan-land-corn-colonist"
    assert term(scene.words, "card", "guild_hall") == "Guild Hall"
    assert names_of(scene, (0, 1, 2)) == "Ana, Bruno and Carla"


def test_the_ribbon_does_not_repeat_whose_turn_it_is() -> None:
    """Its lead says whose turn it is: what is told beside it is what was done."""
    rolled = a_scene(events=(TurnBegan(1), Rolled(1, (3, 4))))

    (sentence,) = told(rolled)
    assert sentence.whole == rolled.words.say(Rolled(1, (3, 4)).words())
    assert told(a_scene(events=(TurnBegan(1),))) == []


def test_an_end_names_who_won_and_shows_final_points() -> None:
    """A finished game that ended early names nobody; the winners are in amber, with the points of the score table."""
    label = Term("score", "buildings")
    totals = enumerate((7, 9, 9))
    sheets = tuple(ScoreSheet(seat, (ScoreLine(label, points),)) for seat, points in totals)
    over = a_scene(seats=3, asked=())
    won = structs.replace(over, sheets=sheets)

    assert headline(over, "san-juan", "finished") == over.words("render-game-over")
    assert headline(won, "san-juan", "finished") == over.words(
        "render-wins", names=names_of(over, (1, 2)), count=2, points=9
    )
    assert (over.lit, won.lit, a_scene(asked=(2,)).lit) == ((), (1, 2), (2,))
    assert [won.total(seat, 3) for seat in range(3)] == [7, 9, 9]
    assert over.total(0, 3) == 3


@pytest.mark.parametrize("name", ["pawn", "knight"])
def test_shades_of_a_piece_are_of_its_owners_colour(name: str) -> None:
    """Translucent ones too: on blue those of red would be purple."""
    blue = art.tinted(name, 1, 128)

    assert share_of(blue.colour, palette.SEATS[1].full, 12) > 0.05
    assert share_of(blue.colour, "#633D78", 12) < 0.001
