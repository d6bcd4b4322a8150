"""A thing by itself: its icon and its name on a plate, in every game and language."""

from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.model import Term
from render.catalogue import RENDERERS
from render.core import plate, showcase
from render.core.fitting import first_sentences, fit
from render.core.lettering import Face, width
from render.core.plate import ROOM, SIZES, WIDE
from tests.render.positions import NAMES
from tests.render.seeing import changed_area, decoded
from tests.render.spoken import LANGUAGES, Spoken

AnyGame = Game[Any, Any, Any]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_name_has_room_on_its_plate(game: AnyGame) -> None:
    """In both languages, in large letters."""
    for language in LANGUAGES:
        words = Spoken(language, NAMES)
        names = [words.say(game.label(term.kind, term.key)) for term in game.topics]
        assert [name for name in names if not fit(name, Face.NAME, ROOM, *SIZES).fits] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_has_an_icon_has_a_picture(game: AnyGame) -> None:
    """What is explained with a picture has one, and whatever has an icon. The name is what it says."""
    words, renderer = Spoken(LANGUAGES[0], NAMES, game.id), RENDERERS[game.id]
    first = {term.kind: term for term in reversed(game.topics)}
    lessons = set(game.lessons.values())
    for term in {*first.values(), *lessons}:
        picture = renderer.thing(term.kind, term.key, words)
        if picture is None:
            assert term not in lessons
            assert renderer.emoji(term.kind, term.key) is None
        else:
            assert picture.alt.startswith(words.say(game.label(term.kind, term.key)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_is_pictured_with_more_than_a_name(game: AnyGame) -> None:
    """The picture beside a first question tells what the thing is, in whole sentences of the rules."""
    for language in LANGUAGES:
        words, renderer = Spoken(language, NAMES, game.id), RENDERERS[game.id]
        for term in set(game.lessons.values()):
            picture = renderer.thing(term.kind, term.key, words)
            name = words.say(game.label(term.kind, term.key))
            assert picture is not None
            assert len(picture.alt) > len(name) + 12, picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_thing_has_room(language: str) -> None:
    """As many sentences as fit, never a part of one: none is wider than the paper, and a plate grows for one line more."""
    for game in GAMES:
        words = Spoken(language, NAMES, game.id)
        pictured = [term for term in game.topics if _has_text(game.id, term)]
        for term in pictured:
            text = " ".join(words.explained(term.kind, term.key).split())
            is_building = term.kind == "building"
            on = showcase if is_building else plate
            told = first_sentences(text, Face.BODY, on.ROOM, on.BODY, on.LINES)
            assert told, term
            assert len(told) <= on.LINES + 1, (term, told)
            assert max(width(line, Face.BODY, on.BODY) for line in told) <= on.ROOM, (term, told)
            assert text.startswith(" ".join(told))
            assert told[-1][-1] in ".!?)", (term, told)


def _has_text(game: str, term: Term) -> bool:
    """Whether it stands on a plate, or is a building that tells what it does; cards of San Juan have words of their own."""
    if term.kind == "building":
        return True
    icon = RENDERERS[game].emoji(term.kind, term.key)
    return icon is not None and (game, term.kind) != ("san-juan", "card")


def test_a_plate_is_higher_where_more_is_told_and_low_for_a_name_alone() -> None:
    """Text never leaves the paper: five lines make it higher than none."""
    words, renderer = Spoken("en", NAMES, "catan"), RENDERERS["catan"]
    silent = Spoken("en", NAMES, "catan")
    silent.explained = lambda kind, key: ""  # type: ignore[method-assign]

    told = renderer.thing("helper", "merchant", words)
    alone = renderer.thing("helper", "merchant", silent)

    assert told is not None
    assert alone is not None
    assert alone.alt == "Merchant"
    assert alone.size[1] == plate.LOW < told.size[1]


def test_a_plate_shows_the_icon_left_and_the_name_right() -> None:
    """Two cards with icons of their own differ in both; two with the same icon in the name only."""
    words, renderer = Spoken("en", NAMES, "catan"), RENDERERS["catan"]

    def shown(kind: str, key: str) -> Any:
        picture = renderer.thing(kind, key, words)
        assert picture is not None
        assert picture.size[0] == WIDE
        return decoded(picture)

    both = changed_area(shown("card", "monopoly"), shown("card", "road_building"))
    name = changed_area(shown("card", "library"), shown("card", "university"))

    assert both is not None
    assert name is not None
    assert both[0] < WIDE / 4 < WIDE / 2 < both[2]
    assert name[0] > WIDE / 4


@pytest.mark.parametrize("id", ["caylus", "puerto-rico"])
def test_every_building_has_a_picture_of_its_own(id: str) -> None:
    """No two are alike; names have room in both languages."""
    [game] = [one for one in GAMES if one.id == id]
    buildings = [term for term in game.topics if term.kind == "building"]
    assert len(buildings) > 40
    for language in LANGUAGES:
        words = Spoken(language, NAMES, id)
        names = [words.say(game.label(term.kind, term.key)) for term in buildings]
        assert [
            name
            for name in names
            if not fit(name, Face.NAME, showcase.ROOM, *showcase.SIZES, 1).fits
        ] == []
    english = Spoken(LANGUAGES[0], NAMES, id)
    shown = [RENDERERS[id].thing(term.kind, term.key, english) for term in buildings]
    files = {picture.filename for picture in shown if picture is not None}
    assert len(files) == len(buildings)
