"""What happened meanwhile, told in brief."""

import pytest

from games.core.model import Event
from games.puerto_rico.events import (
    MoneyGained,
    PointsShown,
    Produced,
    Sold,
    Stored,
)
from games.puerto_rico.game import PUERTO_RICO
from tests.languages import LANGUAGES

NAMES = ["Ana", "Bento", "Clara", "Davi", "Elisa"]

CORN = (("corn", 1),)


def told(*heard: Event, reader: int | None = 0, language: str = "en") -> list[str]:
    """What stands for all of them, to Ana or to everybody."""
    words = LANGUAGES.words(language, PUERTO_RICO, NAMES).to(reader)
    return [words.say(one.words()) for one, _ in PUERTO_RICO.gist(heard, reader) if one is not None]


def test_what_became_of_the_reader_is_one_sentence() -> None:
    """Goods, doubloons and losses, of which there may be any two."""
    produced, lost = Produced(0, (("corn", 1), ("coffee", 2))), Stored(0, CORN, (("coffee", 1),))
    money, sold = MoneyGained(0, 2, "factory"), Sold(0, "corn", 1)

    assert told(produced, money, sold, lost) == [
        "You produced 1 corn and 2 coffee, got 3 doubloons and lost 1 barrel"
    ]
    assert told(produced, lost) == ["You produced 1 corn and 2 coffee and lost 1 barrel"]
    assert told(produced, money, language="pt-BR") == [
        "Você produziu 1 milho e 2 cafés e ganhou 2 dobrões"
    ]
    assert told(sold, lost, language="pt-BR") == ["Você ganhou 1 dobrão e perdeu 1 barril"]
    assert told(produced, Produced(1, CORN)) == []


@pytest.mark.parametrize("reader", [0, None])
def test_everybody_hears_what_all_had_in_chips(reader: int | None) -> None:
    """The most first."""
    shown = PointsShown(1, 18), PointsShown(2, 33), PointsShown(3, 29)

    assert told(*shown, reader=reader) == ["Clara had 33 VP in chips, Davi 29 and Bento 18"]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("rivals", [1, 2, 3, 4])
def test_any_number_of_rivals_has_its_words(rivals: int, language: str) -> None:
    """All are named."""
    shown = [PointsShown(seat, 9) for seat in range(rivals + 1)]

    [line] = told(*shown, language=language)

    assert all(name in line for name in NAMES[1 : rivals + 1])
