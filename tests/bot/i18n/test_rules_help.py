"""Finding a rule by its name, and its explanation."""

from time import process_time

import pytest

from bot.i18n.rules_topics import Rules
from games.catalogue import GAMES
from tests.languages import LANGUAGES

RULES = Rules(GAMES, LANGUAGES)


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "chapel", "san-juan-card-chapel"),
        ("en", "CHAP", "san-juan-card-chapel"),
        ("en", "chpael", "san-juan-card-chapel"),
        ("en", "san-juan-card-tower", "san-juan-card-tower"),
        ("en", "poor", "san-juan-card-poor-house"),
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


@pytest.mark.parametrize(
    ("language", "game", "typed", "found"),
    [
        ("en", "san-juan", "Builder phase", "san-juan-role-builder"),
        ("pt-BR", "san-juan", "Fase de Construção", "san-juan-role-builder"),
        ("pt-BR", "san-juan", "fase do conselho", "san-juan-role-councillor"),
        ("en", "san-juan", "phase", "san-juan-topic-round"),
        ("pt-BR", "san-juan", "fase", "san-juan-topic-round"),
        ("en", "san-juan", "round", "san-juan-topic-round"),
        ("en", "san-juan", "turn", "san-juan-topic-round"),
        ("pt-BR", "san-juan", "rodada", "san-juan-topic-round"),
        ("en", "san-juan", "Round start", "san-juan-topic-hand-limit"),
        ("pt-BR", "san-juan", "início da rodada", "san-juan-topic-hand-limit"),
        ("en", "san-juan", "score", "san-juan-topic-game-end"),
        ("pt-BR", "san-juan", "pontuação", "san-juan-topic-game-end"),
        ("en", "san-juan", "end", "san-juan-topic-game-end"),
        ("pt-BR", "san-juan", "fim do jogo", "san-juan-topic-game-end"),
        ("en", "san-juan", "Trading house", "san-juan-role-trader"),
        ("pt-BR", "san-juan", "peça de comércio", "san-juan-role-trader"),
        ("en", "catan", "phase", "catan-topic-turn"),
        ("pt-BR", "catan", "turno", "catan-topic-turn"),
        ("en", "catan", "round", "catan-topic-turn"),
        ("en", "catan", "trade phase", "catan-topic-trade"),
        ("pt-BR", "catan", "fase de construção", "catan-topic-building"),
        ("en", "catan", "set-up", "catan-topic-founding"),
        ("pt-BR", "catan", "fase de fundação", "catan-topic-founding"),
        ("en", "catan", "score", "catan-topic-end"),
        ("pt-BR", "catan", "pontuação", "catan-topic-end"),
        ("pt-BR", "catan", "final", "catan-topic-end"),
        ("en", "catan", "city", "catan-topic-building"),
        ("en", "catan", "harbor", "catan-topic-trade"),
        ("en", "catan", "pontuação", "catan-topic-end"),
    ],
)
def test_finds_phases_rounds_and_scores(language: str, game: str, typed: str, found: str) -> None:
    """What people call a part of the game leads to what explains it, whatever its heading is."""
    topic = RULES.find(language, typed, game)

    assert topic is not None
    assert topic.id == found


def test_a_name_goes_before_what_a_thing_is_also_called() -> None:
    """A topic of that very name comes first."""
    assert RULES.suggestions("en", "knight", "catan")[0].id == "catan-card-knight"


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_nothing_leads_to_two_topics(language: str) -> None:
    """Within a game, another word for a thing is not that of a second one."""
    for game in GAMES:
        topics = [topic for topic in RULES.topics(language, game.id) if topic.also]
        names = [name.casefold() for topic in topics for name in {topic.name, *topic.also}]
        assert topics
        assert sorted({name for name in names if names.count(name) > 1}) == []


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
    assert crane.text.startswith("Custa 2 cartas · 1 PV\n")


def test_topics_of_one_game_do_not_repeat_its_name() -> None:
    """The game's name stands in the labels only where several games are searched."""
    assert "Crane" in [topic.label for topic in RULES.topics("en", "san-juan")]
    assert "Crane (San Juan)" in [topic.label for topic in RULES.topics("en")]


@pytest.mark.parametrize("typed", ["q" * 6_000, "ab " * 2_000, "\ufdfa" * 6_000])
def test_a_text_without_end_keeps_nobody_waiting(typed: str) -> None:
    """What is typed for suggestions comes as long as somebody likes; the program goes on answering everybody else."""
    RULES.suggestions("en", "q" * 90)
    began = process_time()

    RULES.suggestions("en", typed)
    RULES.find("pt-BR", typed)

    assert process_time() - began < 0.5
