"""Things with their article: at the beginning of a sentence, behind prepositions, and labels that have none."""

import pytest

from bot.i18n.languages import Languages
from games.catalogue import GAMES
from games.core.model import Term, Terms, say
from tests.languages import LANGUAGES

CAYLUS = next(game for game in GAMES if game.id == "caylus")

SENTENCES = """
test-at = { $seat } ficou em { THE($place) }
test-of = A renda de { THE($place) } e de { THE($other) }
test-first = { THE($place) } fechou
test-capital = Em { THE($place) }
test-plain = Sem artigo: { $place }
test-list = Ana viu { THE($places) }
test-list-at = Ana foi em { THE($places) } e volta de { THE($places) }
test-list-first = { THE($places) }: ela viu { THE($places) }
"""


@pytest.fixture
def languages(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """Portuguese with a few sentences, on labels of Caylus that differ in their gender."""
    folder = tmp_path_factory.mktemp("locales")
    for language in ("en", "pt-BR"):
        (folder / language).mkdir()
        (folder / language / "words.ftl").write_text(
            SENTENCES
            + "core-amount = { $amount }× { $label }\ncore-comma = { $first }, { $second }\n"
            + "core-and = { $first } e { $second }\n"
            + "core-contractions = em o = no, em a = na, de o = do, de os = dos\n"
            + "caylus-building-inn = Taberna\n    .the = a Taberna\n"
            + "caylus-building-stables = Estábulos\n    .the = os Estábulos\n"
            + "caylus-building-gate = Portão\n    .the = o Portão\n"
            + "caylus-building-castle = Castelo\n"
        )
    return Languages(folder, strict=True)


def spoken(languages: Languages, id: str, place: str, other: str = "gate") -> str:
    """The sentence about these buildings."""
    words = languages.words("pt-BR", CAYLUS, ("Ana",))
    return words.say(
        say(id, seat="Ana", place=Term("building", place), other=Term("building", other))
    )


@pytest.mark.parametrize(
    ("id", "place", "expected"),
    [
        ("test-at", "inn", "Ana ficou na Taberna"),
        ("test-at", "gate", "Ana ficou no Portão"),
        ("test-at", "stables", "Ana ficou em os Estábulos"),
        ("test-at", "castle", "Ana ficou em Castelo"),
        ("test-of", "stables", "A renda dos Estábulos e do Portão"),
        ("test-first", "stables", "Os Estábulos fechou"),
        ("test-capital", "inn", "Na Taberna"),
        ("test-plain", "inn", "Sem artigo: Taberna"),
    ],
)
def test_a_thing_stands_with_its_article(
    languages: Languages, id: str, place: str, expected: str
) -> None:
    """Only what the language lists is contracted; a label without an article stands as it is."""
    assert spoken(languages, id, place) == expected


def test_portuguese_contracts_all_common_prepositions() -> None:
    """The real list, as `em a Taberna` would be noticed by everybody."""
    words = LANGUAGES.words("pt-BR")

    assert "em a = na" in words("core-contractions")
    assert "por as = pelas" in words("core-contractions")


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("test-list", "Ana viu a Taberna, o Portão e Castelo"),
        (
            "test-list-at",
            "Ana foi na Taberna, no Portão e em Castelo e volta de a Taberna, do Portão e de Castelo",
        ),
        (
            "test-list-first",
            "A Taberna, o Portão e Castelo: ela viu a Taberna, o Portão e Castelo",
        ),
    ],
)
def test_things_in_a_row_have_an_article_each(languages: Languages, id: str, expected: str) -> None:
    """A label without one stands as it is; each has the preposition of the first, where that is one that contracts."""
    words = languages.words("pt-BR", CAYLUS, ("Ana",))
    places = Terms("building", (("inn", 1), ("gate", 1), ("castle", 1)))

    assert words.say(say(id, places=places)) == expected
