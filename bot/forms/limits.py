"""Discord's limits on messages and forms, in one place, and what of them a panel takes up."""

from bot.forms.model import Block, Panel, Row, Select, Text

COMPONENTS = 40
"""In one message, nested ones counted."""

BUTTONS = 5
"""In one row."""

OPTIONS = 25
"""In one menu."""

SELECTS, MENUS = 2, 3
"""Full menus in one message: more made real Discord answer with an error of its own; and menus that list no more together."""

ID = 100

OPTION_TEXT = 100
"""Label, description or value of an option."""

LABEL = 34
"""What a phone shows of a button: the planner's own are no longer."""

PLACEHOLDER = 150

CLOSED = 40
"""What a phone shows of a closed menu's."""

LINES = 3
"""Most lines of a phone that the buttons of a field fill; more stand in a menu."""

CHARACTERS = 4_000
"""Over all texts of one message."""

ENTRIES = 5

MODAL_TITLE = 45

ENTRY_LABEL = 45

ENTRY_PLACEHOLDER = 100

WORD = 60
"""Characters of a component's own part of its id; the rest is the table and the question number."""

PANEL_COMPONENTS = 28

PANEL_CHARACTERS = 1_600

PANEL_BYTES = 6_000
"""UTF-8, over all strings of a panel; the rest of a message is for the picture, what happened and the adapter's own buttons.

Undocumented: real Discord fails above about ten thousand for a message."""


def weight(panel: Panel) -> int:
    """Number of components, nested ones counted."""
    return sum(_components(block) for block in panel.blocks)


def size(panel: Panel) -> int:
    """UTF-8 bytes of all strings, plus what Discord adds per component and option."""
    strings = [string for block in panel.blocks for string in _strings(block)]
    return sum(len(string.encode()) for string in strings) + 12 * weight(panel)


def _components(block: Block) -> int:
    """Components of one block: a menu and a line of buttons each stand in an action row."""
    if isinstance(block, Text):
        return 1
    return 2 if isinstance(block, Select) else 1 + len(block.buttons)


def _strings(block: Block) -> list[str]:
    """All strings that travel with a block."""
    if isinstance(block, Text):
        return [block.markdown]
    if isinstance(block, Row):
        return [
            string
            for button in block.buttons
            for string in (button.word, button.label, button.emoji or "")
        ]
    lines = [
        text
        for option in block.options
        for text in (option.value, option.label, option.description, option.emoji or "")
    ]
    return [block.word, block.placeholder, *lines]
