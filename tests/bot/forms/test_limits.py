"""The checker of Discord's limits finds what Discord would refuse."""

import pytest

from bot.forms.model import Block, Button, Entry, Modal, Option, Panel, Row, Select, Text
from bot.forms.phone import within
from bot.i18n.shortening import shortened
from tests.bot.forms.violations import modal_violations, violations

BUTTON = Button("do:it", "Do it")

OPTION = Option("one", "One")


def button(**fields: str) -> Row:
    """A row of one button."""
    return Row((Button(**{"word": "do:it", "label": "Do it", **fields}),))  # type: ignore[arg-type]


def select(*options: Option, least: int = 1, most: int = 1, placeholder: str = "Choose") -> Select:
    """A menu."""
    return Select("pick:one", placeholder, options, least, most)


def numbered(count: int) -> tuple[Option, ...]:
    """That many options."""
    return tuple(Option(str(number), f"Option {number}") for number in range(count))


def test_a_fine_panel() -> None:
    """Nothing is found where nothing is wrong."""
    assert violations(Panel((Text("Hello"), Row((BUTTON,)), select(*numbered(25), most=25)))) == []


@pytest.mark.parametrize(
    ("blocks", "found"),
    [
        ((Text(""),), "no characters of a text"),
        ((Text("x" * 1_601),), "characters of text"),
        ((Row(()),), "no buttons of a row"),
        ((Row(tuple(Button(f"do:{n}", "Do") for n in range(6))),), "6 buttons of a row, at most 5"),
        (tuple(Row((Button(f"do:{n}", "Do"),)) for n in range(15)), "30 components"),
        ((button(label="x" * 81),), "81 characters on button"),
        ((button(label=""),), "no characters on button"),
        ((button(word="do:" + "x" * 60),), "63 characters of word"),
        ((Row((BUTTON, BUTTON)),), "1 equal words"),
        ((select(),), "no options of a menu"),
        ((select(*numbered(26)),), "26 options of a menu"),
        ((select(OPTION, OPTION),), "1 equal values"),
        ((select(OPTION, most=2),), "2 most of a menu, at most 1"),
        ((select(*numbered(3), least=2),), "2 least of a menu, at most 1"),
        ((select(OPTION, placeholder="x" * 151),), "151 characters of a placeholder"),
        ((select(Option("one", "x" * 101)),), "101 characters of option one"),
        ((select(Option("one", "")),), "no characters of an option"),
        ((select(Option("one", "One", "x" * 101)),), "101 characters describing"),
        ((select(Option("x" * 101, "One")),), "101 characters of value"),
        (
            (select(Option("a", "A", chosen=True), Option("b", "B", chosen=True)),),
            "2 ticked options",
        ),
        (tuple(Select(f"pick:{n}", "Choose", (OPTION,)) for n in range(4)), "4 menus, at most 3"),
        (
            tuple(Select(f"pick:{n}", "Choose", numbered(17)) for n in range(3)),
            "51 lines of menus, at most 50",
        ),
        (
            (Text("ç" * 1_500), select(*[Option(str(n), "ç" * 80) for n in range(25)])),
            "bytes, at most 6000",
        ),
        (
            (Row((Button("do:move.mill", "A"), Button("do:lift.mill", "A"))),),
            "1 buttons that look alike and do different things",
        ),
    ],
)
def test_finds_what_is_wrong_with_a_panel(blocks: tuple[Block, ...], found: str) -> None:
    """Every limit is checked."""
    problems = violations(Panel(blocks))

    assert any(found in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("modal", "found"),
    [
        (Modal("typed:x", "Title", ()), "no entries"),
        (Modal("typed:x", "", (Entry("a", "A"),)), "no characters of a form's title"),
        (Modal("typed:x", "x" * 46, (Entry("a", "A"),)), "46 characters of a form's title"),
        (Modal("typed:" + "x" * 60, "Title", (Entry("a", "A"),)), "66 characters of a form's word"),
        (Modal("typed:x", "Title", tuple(Entry(str(n), "A") for n in range(6))), "6 entries"),
        (Modal("typed:x", "Title", (Entry("a", "A"), Entry("a", "B"))), "1 equal entries"),
        (Modal("typed:x", "Title", (Entry("a", "x" * 46),)), "46 characters of entry a"),
        (Modal("typed:x", "Title", (Entry("a", ""),)), "no characters of an entry's label"),
        (Modal("typed:x", "Title", (Entry("a", "A", "x" * 101),)), "101 characters of placeholder"),
        (
            Modal("typed:x", "Title", (Entry("a", "A", value="12345", longest=4),)),
            "5 characters in entry",
        ),
        (Modal("typed:x", "Title", (Entry("x" * 101, "A"),)), "101 characters of name"),
    ],
)
def test_finds_what_is_wrong_with_a_form(modal: Modal, found: str) -> None:
    """Every limit of forms is checked."""
    problems = modal_violations(modal)

    assert any(found in problem for problem in problems), problems


def test_shortened() -> None:
    """A text is cut with an ellipsis only where it is too long."""
    assert shortened("Coffee Roaster", 14) == "Coffee Roaster"
    assert shortened("Coffee Roaster", 8) == "Coffee…"


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("You drew: Tower, Inn", "You drew: Tower, Inn"),
        ("• You drew: Silver Smelter, 2× Chapel and Hero", "• You drew: Silver Smelter…"),
        ("• You drew: Well, Crane, 2× Coffee Roaster", "• You drew: Well, Crane…"),
        ("• You placed a worker at the Merchants’ Guild", "• You placed a worker…"),
        ("• Dan placed a worker at the Inn; you gained 1 PP", "• Dan placed a worker at the Inn…"),
        ("• The order is Ana, Bo. On the Road: Farm, Inn", "• The order is Ana, Bo…"),
        ("• Dan built the Inn on 9 (+4 PP) for 1 cloth", "• Dan built the Inn on 9 (+4 PP)…"),
        ("**Carla moved the provost 2 spaces back**", "**Carla moved the provost 2 spaces…**"),
        (
            "• The new turn order is Maximiliano, Ana and Bruno",
            "• The new turn order is Maximiliano…",
        ),
    ],
)
def test_a_line_for_a_phone_is_cut_between_things(line: str, kept: str) -> None:
    """No thing of a list is cut in two, and no little word is left at the end."""
    assert within(line, 1) == kept


def test_a_cut_leaves_no_row_empty() -> None:
    """Rather the last thing of the list goes in part."""
    line = (
        "• You drew: Silver Smelter, the Goldsmith’s Workshop, and from below the Merchants’ Guild"
    )
    assert within(line, 2) == "• You drew: Silver Smelter, the Goldsmith’s Workshop…"
    line = (
        "• You saw: Chapel, the Goldsmith’s Workshop on top of the Merchants’ Guild, two rows long"
    )
    assert within(line, 2).startswith("• You saw: Chapel, the Goldsmith’s Workshop")
