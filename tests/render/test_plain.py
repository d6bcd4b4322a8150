"""A game without drawings of its own: all that is known as text, badges as in the menus, a score table."""

from functools import partial
from typing import Any

import pytest

from games.catan.game import Catan
from games.core.forms import Decision, Offer, One, Split
from games.core.forms import Row as Line
from games.core.model import Notes, ScoreLine, ScoreSheet, Term, say
from games.san_juan.actions import Build, Discard
from render.core.contract import Chosen, Scene
from render.core.marks import fields_of
from render.core.plain import PlainRenderer, said
from render.core.shell import phase_of
from tests.render.catan.positions import LONG_NAMES, NAMES, walk
from tests.render.seeing import decoded
from tests.render.spoken import LANGUAGES, Spoken

GAME = Catan()
PLAIN = PlainRenderer("san-juan")


def a_scene(language: str = "en", names: tuple[str, ...] = NAMES[:4]) -> Scene:
    """A table of San Juan, since its words are short."""
    return Scene(names, Spoken(language, names), (1,))


def a_view() -> Any:
    """What everybody knows of a game of CATAN."""
    return GAME.public(walk(4, 4)[200].state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_is_a_picture(language: str) -> None:
    """As wide as all others, with who must act, all players and their fields."""
    drawn = PLAIN.board(a_view(), a_scene(language, LONG_NAMES[:4]))
    text = PLAIN.text(a_view(), a_scene(language))

    assert decoded(drawn).width == 1400
    assert 1 <= len(drawn.alt) <= 1024
    assert all(name in text for name in NAMES[:4])
    assert all(line in text for line in PLAIN.lines_of(a_view(), Spoken("en", NAMES)))


def test_values_are_told_by_their_names() -> None:
    """Tags, words and amounts; what is empty or not so is left out."""
    view = a_view()

    assert said(("small_market", 2)) == "small market, 2"
    assert said((None, False, ())) == ""
    assert "bank: " in "\n".join(PLAIN.lines_of(view, Spoken("en", NAMES)))
    assert phase_of(view) in {frame.__struct_config__.tag for frame in view.flow}


def test_pieces_have_the_badges_of_the_menus() -> None:
    """Each key of each field stands with its badge; what is chosen is told apart."""
    fields = (
        One("card", ("library", "statue"), "card"),
        Split("cards", (Line("well", 2), Line("tower", 1)), 1, 2, "card"),
    )
    decision = Decision(
        1,
        say("san-juan-prompt-build"),
        (Offer(Build, (fields[0],)), Offer(Discard, (fields[1],))),
    )
    view = a_view()
    own = GAME.private(walk(4, 4)[200].state, 1)
    draw = partial(PLAIN.hand, own, view, 1, decision, Notes())
    plain, ticked = (draw(chosen, a_scene()) for chosen in ((), (Chosen("cards", (("well", 1),)),)))
    lines = [
        line
        for field in fields_of(decision)
        for line in PLAIN._pieces(field, Notes(), (Chosen("cards", (("well", 1),)),), a_scene())
    ]

    assert plain is not None
    assert ticked is not None
    assert plain.data != ticked.data
    assert [(line.badge, line.text, line.chosen) for line in lines] == [
        ("A", "Library", 0),
        ("B", "Statue", 0),
        ("A", "Well", 1),
        ("B", "Tower", 0),
    ]


def test_lost_points_are_told_as_such() -> None:
    """A line may be negative: in the table and in its description."""
    lines = ScoreLine(Term("score", "buildings"), 12), ScoreLine(Term("card", "chapel"), -3)
    sheets = (
        ScoreSheet(0, lines),
        ScoreSheet(1, (lines[0], ScoreLine(Term("card", "chapel"), 2))),
    )
    drawn = PLAIN.score(a_view(), sheets, a_scene(names=NAMES[:2]))

    assert "Chapel −3" in drawn.alt
    assert "Chapel +2" in drawn.alt
    assert "2. Ana: 9" in drawn.alt


def test_seats_have_emojis() -> None:
    """Terms have none of their own."""
    assert PLAIN.emoji("card", "library") is None
    assert {name for name in PLAIN.emojis() if name.startswith("seal_")}
