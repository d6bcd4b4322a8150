"""Whether a panel or a form keeps to Discord's limits."""

from collections import defaultdict

from bot.forms.limits import (
    BUTTONS,
    ENTRIES,
    ENTRY_LABEL,
    ENTRY_PLACEHOLDER,
    ID,
    LABEL,
    MENUS,
    MODAL_TITLE,
    OPTION_TEXT,
    OPTIONS,
    PANEL_BYTES,
    PANEL_CHARACTERS,
    PANEL_COMPONENTS,
    PLACEHOLDER,
    SELECTS,
    WORD,
    size,
    weight,
)
from bot.forms.model import Block, Entry, Modal, Option, Panel, Row, Select, Text


def violations(panel: Panel) -> list[str]:
    """What Discord would refuse, or what leaves no room for the adapter's part; empty when the panel is fine."""
    found = [problem for block in panel.blocks for problem in _block_violations(block)]
    characters = sum(len(block.markdown) for block in panel.blocks if isinstance(block, Text))
    words = [word for block in panel.blocks for word in _words(block)]
    selects = [block for block in panel.blocks if isinstance(block, Select)]
    lines = sum(len(select.options) for select in selects)
    return found + _over(
        ("components", weight(panel), PANEL_COMPONENTS),
        ("characters of text", characters, PANEL_CHARACTERS),
        ("bytes", size(panel), PANEL_BYTES),
        ("menus", len(selects), MENUS),
        ("lines of menus", lines, SELECTS * OPTIONS),
        ("equal words", len(words) - len(set(words)), 0),
        ("buttons that look alike and do different things", _ambiguous(panel), 0),
    )


def modal_violations(modal: Modal) -> list[str]:
    """What Discord would refuse of a form."""
    names = [entry.name for entry in modal.entries]
    found = [problem for entry in modal.entries for problem in _entry_violations(entry)]
    found += _least(
        ("entries of a form", len(modal.entries)),
        ("characters of a form's title", len(modal.title)),
    )
    return found + _over(
        ("entries of a form", len(modal.entries), ENTRIES),
        ("characters of a form's title", len(modal.title), MODAL_TITLE),
        ("characters of a form's word", len(modal.word), WORD),
        ("equal entries", len(names) - len(set(names)), 0),
    )


def _block_violations(block: Block) -> list[str]:
    """What is wrong with one block."""
    if isinstance(block, Text):
        return _least(("characters of a text", len(block.markdown)))
    if isinstance(block, Row):
        found = _least(("buttons of a row", len(block.buttons))) + _over(
            ("buttons of a row", len(block.buttons), BUTTONS)
        )
        for button in block.buttons:
            found += _least((f"characters on button {button.word}", len(button.label)))
            found += _over(
                (f"characters on button {button.word}", len(button.label), LABEL),
                (f"characters of word {button.word}", len(button.word), WORD),
            )
        return found
    return _select_violations(block)


def _select_violations(select: Select) -> list[str]:
    """What is wrong with a menu."""
    values = [option.value for option in select.options]
    chosen = sum(option.chosen for option in select.options)
    found = [problem for option in select.options for problem in _option_violations(option)]
    found += _least(("options of a menu", len(values)), ("most of a menu", select.most))
    return found + _over(
        ("options of a menu", len(values), OPTIONS),
        ("characters of a placeholder", len(select.placeholder), PLACEHOLDER),
        (f"characters of word {select.word}", len(select.word), WORD),
        ("equal values of a menu", len(values) - len(set(values)), 0),
        ("most of a menu", select.most, len(values)),
        ("least of a menu", select.least, select.most),
        ("ticked options of a menu", chosen, select.most),
    )


def _option_violations(option: Option) -> list[str]:
    """What is wrong with a line of a menu."""
    return _least(
        ("characters of an option", len(option.label)), ("characters of a value", len(option.value))
    ) + _over(
        (f"characters of option {option.value}", len(option.label), OPTION_TEXT),
        (f"characters describing option {option.value}", len(option.description), OPTION_TEXT),
        (f"characters of value {option.value}", len(option.value), OPTION_TEXT),
    )


def _entry_violations(entry: Entry) -> list[str]:
    """What is wrong with a line of a form."""
    return _least(
        ("characters of an entry's label", len(entry.label)),
        ("characters of an entry's name", len(entry.name)),
    ) + _over(
        (f"characters of entry {entry.name}", len(entry.label), ENTRY_LABEL),
        (f"characters of placeholder {entry.name}", len(entry.placeholder), ENTRY_PLACEHOLDER),
        (f"characters of name {entry.name}", len(entry.name), ID),
        (f"characters in entry {entry.name}", len(entry.value), entry.longest),
    )


def _over(*measures: tuple[str, int, int]) -> list[str]:
    """(what, how many, limit): the ones above their limit."""
    return [
        f"{amount} {what}, at most {limit}" for what, amount, limit in measures if amount > limit
    ]


def _least(*measures: tuple[str, int]) -> list[str]:
    """(what, how many): the ones that are missing."""
    return [f"no {what}" for what, amount in measures if amount < 1]


def _ambiguous(panel: Panel) -> int:
    """How many looks buttons of different offers share below the same text: a word begins with its offer, up to the point."""
    offers = defaultdict[tuple[int, str, str | None], set[str]](set)
    for place, block in enumerate(panel.blocks):
        heading = sum(isinstance(one, Text) for one in panel.blocks[:place])
        for button in block.buttons if isinstance(block, Row) else ():
            offers[heading, button.label, button.emoji].add(button.word.partition(".")[0])
    return sum(len(alike) > 1 for alike in offers.values())


def _words(block: Block) -> list[str]:
    """The words in a block: they become ids, of which none may stand twice in a message."""
    if isinstance(block, Select):
        return [block.word]
    return [button.word for button in block.buttons] if isinstance(block, Row) else []
