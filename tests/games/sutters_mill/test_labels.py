"""What stands on the buttons of a turn in town: whole, and saying which place and what it costs."""

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Question, Row, Select, Text
from bot.forms.plan import plan
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from games.core.model import Key
from games.sutters_mill.content import SPACES, TOWN
from games.sutters_mill.game import SUTTERS_MILL
from tests.games.sutters_mill.table import Town

NAMES = ("Ana", "Bruno")


def panel_of(town: Town, language: str) -> tuple[list[str], str]:
    """The labels of all buttons, and all texts and lines of menus, of what the active player is asked."""
    seat = town.table.active
    words = LANGUAGES.words(language, SUTTERS_MILL, NAMES)
    notes = SUTTERS_MILL.notes(town.state, seat)

    def plain(kind: str, key: str) -> str | None:
        return REGISTRY[SUTTERS_MILL.id].renderer.emoji(kind, key)

    blocks = plan(Question(SUTTERS_MILL, town.asked, words, notes, plain, ()), EMPTY).blocks
    labels = [one.label for block in blocks if isinstance(block, Row) for one in block.buttons]
    told = [block.markdown for block in blocks if isinstance(block, Text)]
    menus = [block for block in blocks if isinstance(block, Select)]
    told += [f" {one.description}" for menu in menus for one in menu.options]
    return labels, "\n".join(told)


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("space", SPACES)
def test_a_label_names_its_place_whole(space: Key, language: str) -> None:
    """However long the place is called (D8, D10, D11, D12)."""
    town = Town().tears_down(0).stands(0, **{space: 2})
    if space in TOWN:
        town.stack(space, "07 1K").stack("church" if space != "church" else "mill", "0A")
    words = LANGUAGES.words(language, SUTTERS_MILL, NAMES)
    name = words(f"sutters-mill-space-{space.replace('_', '-')}")

    labels, _ = panel_of(town, language)

    assert not [label for label in labels if label.endswith("…")]
    assert len(set(labels)) == len(labels)
    ways = 2 if space not in TOWN else 3
    assert len([label for label in labels if name in label]) >= ways


@pytest.mark.parametrize(
    ("language", "free", "one"),
    [("en", "Free", "Costs 1 nugget"), ("pt-BR", "Grátis", "Custa 1 pepita")],
)
def test_a_price_of_nothing_is_called_free(language: str, free: str, one: str) -> None:
    """The first action of a turn, then the second one (R20)."""
    town = Town().tears_down(0).stands(0, mill=1, hill_camp=1).stack("mill", "07 1K")
    _, told = panel_of(town, language)
    assert told.count(f" {free} · ") == 4
    assert one not in told

    town.move("hill_camp", "mine_camp")

    _, told = panel_of(town, language)
    assert told.count(f" {one} · ") == 4


@pytest.mark.parametrize(
    ("language", "told"), [("en", "1 free move"), ("pt-BR", "1 movimento grátis")]
)
def test_where_one_may_go_says_what_the_building_gives(language: str, told: str) -> None:
    """Somebody who has not learnt the symbols chooses by it; a certificate that has left the game gives nothing (R46)."""
    town = Town().stands(0, river_camp=1).stack("stage", "07 1K")
    assert f"{told} · " in panel_of(town, language)[1]

    town.lay(gone=tuple(building == "stage" for building in TOWN))

    assert told not in panel_of(town, language)[1]
