"""Text fits its room: it shrinks a little, breaks in two, and only people's names are cut."""

import pytest

from render.core import fitting
from render.core.fitting import fit, fit_body, fit_person, fit_person_in_two
from render.core.lettering import Face, inked, width


def test_short_text_keeps_its_size() -> None:
    """Nothing is shrunk without need."""
    assert fit("Well", Face.NAME, 100, 32, 24) == (("Well",), 32, True)


def test_long_name_breaks_between_words() -> None:
    """The small word stays with the word after it."""
    assert fit("Torrefadora de Café", Face.NAME, 100, 32, 24).lines == ("Torrefadora", "de Café")


def test_a_name_that_cannot_fit_says_so() -> None:
    """The least size is kept and reported, so that a test of all names can fail."""
    fitted = fit("Torrefadora", Face.NAME, 20, 32, 24)

    assert (fitted.size, fitted.fits) == (24, False)


def test_running_text_stays_within_room_and_lines() -> None:
    """Every line is measured with the real font."""
    fitted = fit_body("Points for your production buildings", Face.BODY, 200, 37, 29)

    assert fitted.fits
    assert len(fitted.lines) <= 3
    assert max(width(line, Face.BODY, fitted.size) for line in fitted.lines) <= 200


def test_a_number_stays_with_what_it_counts() -> None:
    """No line ends in a number."""
    lines = fit_body("Guarde 1 carta por rodada: 1 ponto", Face.BODY, 180, 29, 23).lines

    assert [line for line in lines[:-1] if line.rsplit(" ", 1)[-1].isdigit()] == []


def test_a_persons_name_is_cut_by_letters() -> None:
    """Thirty-two wide letters end in an ellipsis and fit."""
    fitted = fit_person("W" * 32, Face.NAME, 200, 48, 34)

    assert fitted.lines[0].endswith("…")
    assert width(fitted.lines[0], Face.NAME, fitted.size) <= 200


def test_a_persons_name_takes_two_lines_before_it_is_cut() -> None:
    """It is broken after a part of it; only what is still too long ends in an ellipsis."""
    fitted = fit_person_in_two("Ana-Clara Vasconcelos", Face.NAME, 110, 46, (34, 28))
    longer = fit_person_in_two("Ana-Clara Vasconcelos Guimarães", Face.NAME, 110, 46, (34, 28))
    word = fit_person_in_two("W" * 32, Face.NAME, 110, 46, (34, 28))

    assert (fitted.lines, fitted.size) == (("Ana-Clara", "Vasconcelos"), 28)
    assert longer.lines[0] == "Ana-Clara"
    assert longer.lines[1].startswith("Vasconcelo")
    assert longer.lines[1].endswith("…")
    assert len(word.lines) == 1
    for shown in (fitted, longer, word):
        assert max(width(line, Face.NAME, shown.size) for line in shown.lines) <= 110


def test_accents_do_not_move_the_baseline() -> None:
    """A line is set by its baseline, so an accent only adds above."""
    plain, accented = inked("INDIGO", Face.NAME, 48), inked("ÍNDIGO", Face.NAME, 48)

    assert plain.top + plain.mask.height == accented.top + accented.mask.height
    assert accented.top < plain.top


def test_words_are_not_measured_one_by_one_at_sizes_that_are_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A text that needs more room than all lines have is measured as a whole only."""
    measured: list[int] = []

    def counted(text: str, face: Face, size: int) -> float:
        measured.append(size)
        return width(text, face, size)

    monkeypatch.setattr(fitting, "width", counted)
    text = "Ana gave 2 batches to the castle: 2 food, 1 wood, 1 stone and 2 cloth (8 points)"
    fitted = fit_body.__wrapped__(text, Face.NAME, 420, 60, 20, 2)

    assert 20 < fitted.size < 40
    assert max(measured.count(size) for size in range(45, 61)) <= 4
    assert measured.count(fitted.size) > 20
