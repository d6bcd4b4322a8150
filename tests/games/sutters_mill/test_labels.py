"""What stands on the buttons of a turn in town: whole, and saying which place and what it costs."""

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Panel, Question, Row, Select, Text
from bot.forms.plan import plan
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from games.core.model import Key
from games.sutters_mill.actions import LiftProspector, MoveProspector, PlaceProspector
from games.sutters_mill.content import CARDS, SPACES, TOWN
from games.sutters_mill.game import SUTTERS_MILL
from tests.games.sutters_mill.table import Town

NAMES = ("Ana", "Bruno")


def panel_page(town: Town, language: str) -> Panel:
    """What the active player is asked."""
    seat = town.table.active
    words = LANGUAGES.words(language, SUTTERS_MILL, NAMES).to(seat)
    notes = SUTTERS_MILL.notes(town.state, seat)

    def plain(kind: str, key: str) -> str | None:
        return REGISTRY[SUTTERS_MILL.id].renderer.emoji(kind, key)

    return plan(Question(SUTTERS_MILL, town.asked, words, notes, plain, ()), EMPTY)


def menus_of(town: Town, language: str) -> list[str]:
    """What the closed menus say."""
    return [
        block.placeholder
        for block in panel_page(town, language).blocks
        if isinstance(block, Select)
    ]


def panel_of(town: Town, language: str) -> tuple[list[str], str]:
    """The labels of all buttons, and all texts and lines of menus, of what the active player is asked."""
    blocks = panel_page(town, language).blocks
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
    assert len([label for label in labels if name in label]) >= 2


@pytest.mark.parametrize(
    ("language", "own", "foreign"),
    [
        ("en", "Remove your Ace (+11)", "Remove King (+10 for Bruno)"),
        ("pt-BR", "Resgatar Ás (sua carta, +11)", "Resgatar Rei (+10 para Bruno)"),
    ],
)
def test_a_card_to_remove_says_whose_it_is_on_its_button(
    language: str, own: str, foreign: str
) -> None:
    """It scores for its owner (D11, R43)."""
    for cards, label in (("1K 0A", own), ("0A 1K", foreign)):
        town = Town().tears_down(0).stands(0, gunshop=1, river_camp=1).stack("gunshop", cards)
        assert label in panel_of(town, language)[0]


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Which card at the Jail?"), ("pt-BR", "Qual carta na Cadeia?")],
)
def test_the_only_building_for_a_card_is_named_in_the_question(language: str, asked: str) -> None:
    """Once, above its cards (D6, D7)."""
    town = Town().stands(0, off=0, jail=1).seat(0, hand=("five", "six", "seven"))

    _, told = panel_of(town, language)

    assert told.count(asked) == 1
    assert "Place a card" not in told
    assert "Colocar uma carta" not in told


@pytest.mark.parametrize(
    ("language", "moves"),
    [("en", "Move a prospector"), ("pt-BR", "Mover um prospector de onde?")],
)
def test_no_two_buttons_are_called_alike(language: str, moves: str) -> None:
    """Who may go home may move as well: buttons of moves say so, or a menu, where a phone has less room (D8, D10)."""
    town = Town().tears_down(0).stands(0, mine_camp=1, stage=1)

    labels, _ = panel_of(town, language)

    assert len(set(labels)) == len(labels)
    assert moves in (*labels, *menus_of(town, language))


@pytest.mark.parametrize(
    ("language", "jack"), [("en", "Jack · value"), ("pt-BR", "Valete · valor")]
)
def test_a_card_whose_number_is_its_value_does_not_say_it_again(language: str, jack: str) -> None:
    """“2 · value 2” says nothing; a Jack’s name is no number (D7)."""
    town = Town().stands(0, off=0, jail=1).seat(0, hand=("five", "jack"))

    assert panel_of(town, language)[0][:2] == ["5", f"{jack} 10"]

    town.seat(0, hand=("two", "three", "four", "five", "jack"))

    assert not [line for line in panel_page(town, language).aside if line.startswith("2 – ")]


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "Place a card: Hook and Ladder, Church…"),
        ("pt-BR", "Colocar uma carta: Bombeiros, Igreja…"),
    ],
)
def test_a_closed_menu_names_as_many_buildings_as_a_phone_shows(language: str, first: str) -> None:
    """Of those where a card can be placed: the open menu lists them all (D6, D7)."""
    town = Town().stands(0, off=0, hook=1, church=1, gunshop=1, jail=1).seat(0, hand=CARDS[:7])

    assert first in menus_of(town, language)


def test_the_switch_stands_above_the_end_of_the_turn_whatever_else_may_be_done() -> None:
    """Beside nothing else: it is for the rest of the game (D1)."""
    for town in (
        Town().stands(0, river_camp=1),
        Town().stands(0, mill=1),
        Town().stands(0, mill=2, jail=1).stack("church", "0A").stack("mill", "0Q 1J"),
    ):
        assert panel_of(town, "en")[0][-2:] == ["Tear down", "End turn"]


def test_what_is_to_know_of_a_building_is_told_once_of_all_cards_placed_there() -> None:
    """Thirteen cards on two buildings: two lines say who leads (D6, D7)."""
    _, told = panel_of(Town().stands(0, mill=1, jail=1).stack("mill", "1K"), "en")

    assert told.count("Bruno leads with 10 · 1 of yours\n") == 2, "a line of cards, one of moves"


@pytest.mark.parametrize(
    ("language", "free", "one"),
    [
        ("en", "Free", "Take one home for free, or another action for 1 nugget"),
        ("pt-BR", "Grátis", "Recolher de graça, ou outra ação por 1 pepita"),
    ],
)
def test_what_a_certificate_makes_free_says_so(language: str, free: str, one: str) -> None:
    """All else costs what the question says once, above it all (R20, R55)."""
    town = Town().tears_down(0).stands(0, mill=1, hill_camp=1).stack("mill", "17 0K")
    _, told = panel_of(town, language)
    assert free not in told

    town.stack("hotel", "0A").move("hill_camp", "mine_camp")

    _, told = panel_of(town, language)
    assert told.count(f" {free} · ") == 2, "a prospector may go home from two places"
    assert f"**{one}" in told


@pytest.mark.parametrize(
    ("language", "moves", "reorders", "several"),
    [
        (
            "en",
            "Move for free, or another action for 1 nugget?",
            "Reorder for free, or another action for 2 nuggets?",
            "Another action, for free or for 2 nuggets?",
        ),
        (
            "pt-BR",
            "Mover de graça, ou outra ação por 1 pepita?",
            "Reordenar de graça, ou outra ação por 2 pepitas?",
            "Mais uma ação, de graça ou por 2 pepitas?",
        ),
    ],
)
def test_the_question_says_what_is_free_beside_what_costs(
    language: str, moves: str, reorders: str, several: str
) -> None:
    """Whoever has the certificate need not look for it in a menu (R20, R54, R57)."""
    town = Town().stands(0, mill=1, jail=1, off=1).stack("stage", "0A")

    assert f"**{moves}**" in panel_of(town.do(PlaceProspector("hill_camp")), language)[1]

    town = Town().stands(0, mill=2, jail=2, off=1).stack("church", "0A 0K")
    town.do(PlaceProspector("hill_camp")).card("mill", "5")

    assert f"**{reorders}**" in panel_of(town, language)[1]

    town = Town().stands(0, mill=2, jail=2, off=1).stack("church", "0A 0K").stack("stage", "0Q")
    town.do(PlaceProspector("hill_camp")).card("mill", "5")

    assert f"**{several}**" in panel_of(town, language)[1]


@pytest.mark.parametrize(
    ("language", "free", "paid"),
    [
        (
            "en",
            "Where does the prospector from the Jail go, for free?",
            "Where does the prospector from Sutter’s Mill go, for 1 nugget?",
        ),
        (
            "pt-BR",
            "Para onde vai o prospector da Cadeia, de graça?",
            "Para onde vai o prospector da Serraria, por 1 pepita?",
        ),
    ],
)
def test_a_move_asks_from_where_and_what_it_costs(language: str, free: str, paid: str) -> None:
    """The menu before is gone by then (D9, R30, R57)."""
    town = (
        Town()
        .stands(0, mill=1, jail=1, off=1)
        .stack("stage", "0A")
        .do(PlaceProspector("hill_camp"))
    )

    assert f"**{free}**" in panel_of(town.do(LiftProspector("jail")), language)[1]

    town.do(MoveProspector("mine_camp"), LiftProspector("mill"))

    assert f"**{paid}**" in panel_of(town, language)[1]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "1 free move"), ("pt-BR", "1 movimento grátis")]
)
def test_where_one_may_go_says_what_the_building_gives(language: str, told: str) -> None:
    """Somebody who has not learnt the symbols chooses by it; a certificate that has left the game gives nothing (R46)."""
    town = Town().stands(0, river_camp=1).stack("stage", "07 1K")
    assert f"{told} · " in panel_of(town, language)[1]

    town.lay(gone=tuple(building == "stage" for building in TOWN))

    assert told not in panel_of(town, language)[1]


@pytest.mark.parametrize(
    ("language", "at_risk"), [("en", "the points at risk"), ("pt-BR", "os pontos em risco")]
)
def test_the_rules_explain_the_estimates_of_the_pictures(language: str, at_risk: str) -> None:
    """Others' points have the sign, and are not less what stays in town."""
    words = LANGUAGES.words(language, SUTTERS_MILL, NAMES)

    told = words("sutters-mill-topic-vein.help").partition("≈")[2]

    assert at_risk in told
