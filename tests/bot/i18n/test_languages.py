"""Languages: fallback, seat names, terms and lists, and what happens when words are missing."""

import logging
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.i18n.languages import Language, Languages, MissingWordsError
from bot.runtime.locales import LOCALES
from games.core.game import Game
from games.core.model import Key, Message, SeatName, SeatNames, Term, Terms, say
from tests.languages import LANGUAGES


class Orchard(Game[Any, Any, Any]):
    """A game with two fruits."""

    id: ClassVar[str] = "orchard"


ENGLISH = """
orchard-fruit-red-apple = Apple
    .help = Grows on a tree.
orchard-fruit-pear = Pear
orchard-fruit-plum = plum
    .counted = { $count ->
        [one] { $count } plum
       *[other] { $count } plums
    }
orchard-took = { $seat } took { $count ->
    [one] one fruit
   *[other] { $count } fruits
}: { $what }
orchard-met = { $seat } met { $other }. { $other } had: { $fruit }
    .you = Yours: { $other } had: { $fruit }
orchard-seat = { $seat }
orchard-for = For { $what }
only-english = Only here
core-you = you
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } and { $second }
core-nothing = nothing
"""

PORTUGUESE = """
orchard-fruit-red-apple = Maçã
    .help = Cresce em árvore.
orchard-fruit-pear = Pera
orchard-fruit-plum = ameixa
    .counted = { $count ->
        [one] { $count } ameixa
       *[other] { $count } ameixas
    }
orchard-took = { $seat } pegou { $what } ({ $count })
orchard-met = Encontro de { $seat } com { $other }. { $other } tinha: { $fruit }
    .you = O encontro foi seu: { $other } tinha { $fruit }
core-you = você
core-amount = { $amount }× { $label }
core-comma = { $first }, { $second }
core-and = { $first } e { $second }
core-nothing = nada
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two languages of a small game."""
    for language, text in (("en", ENGLISH), ("pt-BR", PORTUGUESE)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "orchard.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_fills_names_terms_and_amounts(folder: Path) -> None:
    """Seat names, labels and lists stand in the sentence in the reader's language."""
    message = say(
        "orchard-took",
        seat=SeatName(1),
        count=3,
        what=Terms("fruit", (("red_apple", 2), ("pear", 1))),
    )
    languages = Languages(folder, strict=True)

    english = languages.words("en", Orchard(), ("Ana", "Bruno")).say(message)
    portuguese = languages.words("pt-BR", Orchard(), ("Ana", "Bruno")).say(message)

    assert english == "Bruno took 3 fruits: 2× Apple and Pear"
    assert portuguese == "Bruno pegou 2× Maçã e Pera (3)"


def test_numbers_below_zero_have_the_sign_of_pictures(folder: Path) -> None:
    """A dash as wide as a digit; names that end like such a number stay as they are."""
    languages = Languages(folder, strict=True)
    message = say("orchard-took", seat=SeatName(0), count=-2, what=Term("fruit", "pear"))

    told = languages.words("en", Orchard(), ("Ana-2",)).say(message)

    assert told == "Ana-2 took −2 fruits: Pear"


def test_a_label_may_count_itself(folder: Path) -> None:
    """One and several of a thing whose label has an attribute for it, beside things without."""
    languages = Languages(folder, strict=True)
    for amount, english, portuguese in (
        (1, "1 plum and Pear", "1 ameixa e Pera"),
        (2, "2 plums and Pear", "2 ameixas e Pera"),
    ):
        basket = Terms("fruit", (("plum", amount), ("pear", 1)))
        assert languages.words("en", Orchard()).amounts(basket) == english
        assert languages.words("pt-BR", Orchard()).amounts(basket) == portuguese


def test_several_names_are_one_phrase(folder: Path) -> None:
    """Names in a row stand in a sentence as one."""
    words = Languages(folder, strict=True).words("en", Orchard(), ("Ana", "Bruno", "Caio"))

    told = words.say(
        say("orchard-took", seat=SeatNames((0, 2)), count=1, what=Term("fruit", "pear"))
    )

    assert told == "Ana and Caio took one fruit: Pear"


def test_term_attribute_and_empty_list(folder: Path) -> None:
    """A term is its label, an attribute is reached with a dot, an empty list is nothing."""
    words = Languages(folder, strict=True).words("pt-BR", Orchard(), ("Ana",))

    told = words.say(say("orchard-took", seat=SeatName(0), count=0, what=Terms("fruit", ())))

    assert words("orchard-fruit-red-apple.help") == "Cresce em árvore."
    assert (
        words.say(say("orchard-took", seat="x", count=1, what=Term("fruit", "pear")))
        == "x pegou Pera (1)"
    )
    assert told == "Ana pegou nada (0)"


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], ""),
        (["Ana"], "Ana"),
        (["Ana", "Bruno"], "Ana e Bruno"),
        (["Ana", "Bruno", "Caio"], "Ana, Bruno e Caio"),
    ],
)
def test_all_of(folder: Path, parts: list[str], expected: str) -> None:
    """Names in a row end with the word for and."""
    assert Languages(folder, strict=True).words("pt-BR").all_of(parts) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("costs 1", "Costs 1"),
        ("ário", "Ário"),
        ("1 food", "1 food"),
        ("A · food", "A · Food"),
        ("✓ food", "✓ Food"),
        ("AA · food", "AA · Food"),
        ("Sell: b · food", "Sell: B · food"),
        ("Sell: B · food", "Sell: B · Food"),
        ("ana leads with 3", "ana leads with 3"),
        ("Ask: ana", "Ask: ana"),
    ],
)
def test_buttons_and_menus_begin_with_a_capital_letter(
    folder: Path, text: str, expected: str
) -> None:
    """Behind a badge and a colon too; only names stay as their people write them."""
    assert Languages(folder, strict=True).words("en", None, ("ana",)).beginning(text) == expected


def test_the_reader_is_called_you(folder: Path) -> None:
    """What is said to one seat alone calls it you, with a capital letter where a sentence begins."""
    names = ("Ana", "Bruno")
    took = say("orchard-took", seat=SeatName(0), count=1, what=Terms("fruit", (("pear", 1),)))
    met = say("orchard-met", seat=SeatName(1), other=SeatName(0), fruit=Term("fruit", "pear"))
    words = Languages(folder, strict=True).words("en", Orchard(), names)

    assert words.to(0).say(took) == "You took one fruit: Pear"
    assert words.to(0).say(met) == "Bruno met you. You had: Pear"
    assert words.to(1).say(took) == "Ana took one fruit: Pear"
    assert words.say(met) == "Bruno met Ana. Ana had: Pear"
    assert [words.to(1).name(seat) for seat in (0, 1)] == ["Ana", "you"]


def test_a_message_may_have_a_wording_of_its_own_for_its_seat(folder: Path) -> None:
    """Where more than the name changes, `.you` is said to the message's `seat`, and to nobody else."""
    message = say("orchard-met", seat=SeatName(1), other=SeatName(0), fruit=Term("fruit", "pear"))
    words = Languages(folder, strict=True).words("pt-BR", Orchard(), ("Ana", "Bruno"))

    assert words.to(1).say(message) == "O encontro foi seu: Ana tinha Pera"
    assert words.to(0).say(message) == "Encontro de Bruno com você. Você tinha: Pera"


def test_things_that_name_the_reader_do_so_within_the_sentence(folder: Path) -> None:
    """A label that is a seat's name is capital alone and small in the midst of a sentence."""

    class Seated(Orchard):
        def label(self, kind: str, key: Key) -> Message:
            """Seats by their players."""
            return say("orchard-seat", seat=SeatName(int(key)))

    words = Languages(folder, strict=True).words("en", Seated(), ("Ana", "Bruno")).to(1)

    assert words.label("seat", "1") == "You"
    assert words.amounts(Terms("seat", (("0", 1), ("1", 1)))) == "Ana and you"
    assert words.say(say("orchard-for", what=Term("seat", "1"))) == "For you"


def test_missing_words_are_loud_in_tests(folder: Path) -> None:
    """A strict reader gets an error for a missing message, attribute or blank, even if English has it."""
    words = Languages(folder, strict=True).words("pt-BR", Orchard())

    for wording in ("only-english", "nowhere", "orchard-fruit-pear.help", "orchard-took"):
        with pytest.raises(MissingWordsError):
            words(wording)


def test_missing_words_are_borrowed_or_visible_in_production(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A missing message comes from English, else its id is shown; each is logged once."""
    words = Languages(folder).words("pt-BR", Orchard())

    with caplog.at_level(logging.ERROR):
        shown = [words("only-english"), words("only-english"), words("nowhere")]

    assert shown == ["Only here", "Only here", "⟦nowhere⟧"]
    assert [record.getMessage() for record in caplog.records] == [
        "Missing words: pt-BR has no only-english",
        "Missing words: pt-BR has no nowhere",
        "Missing words: en has no nowhere",
    ]


@pytest.mark.parametrize(
    ("wanted", "served"),
    [("en-GB", "en"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("ja", "en"), (None, "en")],
)
def test_nearest_language(folder: Path, wanted: str | None, served: str) -> None:
    """Discord's locales are served by the nearest language."""
    assert Languages(folder).nearest(wanted) == served


def test_an_id_in_two_files_is_refused(folder: Path) -> None:
    """Ids are unique over all files of a language."""
    (folder / "en" / "second.ftl").write_text("only-english = Twice\n", encoding="utf-8")

    with pytest.raises(MissingWordsError, match="only-english"):
        Languages(folder)


def test_a_malformed_message_is_refused(folder: Path) -> None:
    """A broken message is found when it is asked for, as often as that happens; the others are said."""
    (folder / "en" / "second.ftl").write_text("whole = Whole\nbroken = { $x\n", encoding="utf-8")
    english = Language("en", folder / "en")

    for _ in range(2):
        with pytest.raises(MissingWordsError, match="malformed"):
            english.has("broken")
    assert english.text("whole", {}) == "Whole"


def test_a_file_that_begins_with_no_message_is_refused(folder: Path) -> None:
    """Nothing but remarks stands before the first message."""
    (folder / "en" / "second.ftl").write_text("# About\n  lost\nwhole = Whole\n", encoding="utf-8")

    with pytest.raises(MissingWordsError, match="malformed at:   lost"):
        Languages(folder)


def test_a_message_reads_those_that_it_refers_to(folder: Path) -> None:
    """A message in a message, a term and the argument of a function are parsed with it."""
    (folder / "en" / "second.ftl").write_text(
        "-fruit = pear\nouter = { inner } of { $many ->\n    [one] one\n   *[other] {inner-two}\n}\n"
        "inner = A { -fruit }\ninner-two = all\n",
        encoding="utf-8",
    )

    assert Language("en", folder / "en").text("outer", {"many": 3}) == "A pear of all"


@pytest.mark.parametrize("name", ["en", "pt-BR"])
def test_every_message_can_be_read(name: str) -> None:
    """No message of either language is malformed, so each can be said."""
    language = Language(name, LOCALES / name)

    assert all(language.has(one) for one in language.ids if not one.startswith("-"))


def test_all_languages_have_the_same_messages() -> None:
    """English and Portuguese name the same messages."""
    english, portuguese = (Language(name, LOCALES / name) for name in ("en", "pt-BR"))

    assert english.ids ^ portuguese.ids == set()


def test_a_text_of_any_length_fills_a_blank() -> None:
    """Fluent refuses a message with a text of more than 2,500 letters in it: it is cut before."""
    text = LANGUAGES.words("en")("rules-nothing-found", query="x" * 10_000)

    assert "xxx…" in text
