"""What heads the panel of a question."""

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Question, Text
from bot.forms.plan import plan
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import Table, a_game

NAMES = ("Ana", "Bruno", "Carla")


def told(table: Table, language: str) -> tuple[str, tuple[str, ...]]:
    """The first line of what the Builder is asked, and what stands below the picture."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES).to(0)
    decision = SAN_JUAN.decision(table.state, 0)
    assert decision is not None
    notes = SAN_JUAN.notes(table.state, 0)

    def plain(kind: str, key: str) -> str | None:
        return REGISTRY[SAN_JUAN.id].renderer.emoji(kind, key)

    panel = plan(Question(SAN_JUAN, decision, words, notes, plain, ()), EMPTY)
    first = panel.blocks[0]
    assert isinstance(first, Text)
    return first.markdown.split("\n")[0], panel.aside


@pytest.mark.parametrize(
    ("language", "asked", "nothing"),
    [
        ("en", "**Build one building or pass**", "**You can’t build anything now, so pass**"),
        ("pt-BR", "**Construa ou passe**", "**Você não pode construir nada agora; passe**"),
    ],
)
def test_who_can_only_pass_is_not_asked_to_build(language: str, asked: str, nothing: str) -> None:
    """The heading says that nothing can be built, once, and only to the seat itself (R30)."""
    poor = a_game(3).hand(0, "palace").hand(1, "palace", "hero").pick("builder")
    rich = a_game(3).hand(0, "smithy", "hero").hand(1, "palace", "hero").pick("builder")

    assert told(rich, language)[0] == asked
    assert told(poor, language)[0] == nothing
    assert not any("pass" in line for line in told(poor, language)[1])
