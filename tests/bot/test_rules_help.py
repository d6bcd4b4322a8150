"""Finding a rule by its name, and its explanation."""

import pytest

from bot.locale import Languages
from bot.rules_help import Rules
from games.catalogue import GAMES

RULES = Rules(GAMES, Languages(strict=True))


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "chapel", "san-juan-card-chapel"),
        ("en", "CHAP", "san-juan-card-chapel"),
        ("en", "chpael", "san-juan-card-chapel"),
        ("en", "san-juan-card-tower", "san-juan-card-tower"),
        ("en", "mine", "san-juan-card-gold-mine"),
        ("pt-BR", "capela", "san-juan-card-chapel"),
        ("pt-BR", "aquéduto", "san-juan-card-aqueduct"),
        ("pt-BR", "San Juan", "san-juan-help"),
    ],
)
def test_finds_a_topic(language: str, typed: str, found: str) -> None:
    """Names are found whole, begun, mistyped and without accents, and by what autocomplete hands back."""
    topic = RULES.find(language, typed)

    assert topic is not None
    assert topic.id == found


def test_finds_nothing_for_nonsense() -> None:
    """What resembles no name finds nothing."""
    assert RULES.find("en", "zzzqqq") is None


def test_suggestions_fit_autocomplete() -> None:
    """Nothing typed shows the games first; at most 25, ids and labels within 100 characters."""
    shown = RULES.suggestions("pt-BR", "")

    assert shown[0].id == "san-juan-help"
    assert len(shown) == 25
    for topic in RULES.topics("pt-BR"):
        assert max(len(topic.id), len(topic.label)) <= 100


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_topic_is_explained(language: str) -> None:
    """Every topic has a text of more than a few words, short enough for one message."""
    for topic in RULES.topics(language):
        assert 20 < len(topic.text) < 3_000, topic.id


def test_of_an_unknown_game() -> None:
    """A game that is not there has no topics."""
    assert RULES.topics("en", "chess") == ()
