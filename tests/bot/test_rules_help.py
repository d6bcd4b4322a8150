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


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "guindaste", ["san-juan-card-crane"]),
        ("pt-BR", "Crane", ["san-juan-card-crane"]),
        ("en", "crane", ["san-juan-card-crane"]),
        ("pt-BR", "capitão", []),
        ("en", "trade post", ["san-juan-card-trading-post"]),
    ],
)
def test_suggests_what_is_meant_and_nothing_else(
    language: str, typed: str, found: list[str]
) -> None:
    """Names of every language count; what only resembles another word is not offered."""
    assert [topic.id for topic in RULES.suggestions(language, typed, "san-juan")] == found


def test_a_card_is_explained_with_its_numbers() -> None:
    """Cost and points stand before the text."""
    crane = RULES.find("pt-BR", "guindaste")
    assert crane is not None
    assert crane.text.startswith("custo 2 · 1 PV\n")


def test_topics_of_one_game_do_not_repeat_its_name() -> None:
    """The game's name stands in the labels only where several games are searched."""
    assert "Crane" in [topic.label for topic in RULES.topics("en", "san-juan")]
    assert "Crane (San Juan)" in [topic.label for topic in RULES.topics("en")]


def test_the_topics_of_a_game_are_listed_by_kind() -> None:
    """A row for the chapters, one for the roles, one for the cards, without the game itself."""
    chapters, roles, cards = RULES.listed("en", "san-juan")
    assert chapters[0] == "Round and roles"
    assert roles[0] == "Builder"
    assert cards[-1] == "Palace"
