"""Buttons, menus and lines begin with a capital letter, whatever they begin with in the middle of a sentence."""

from msgspec.structs import replace

from bot.forms.model import Block, Option, PanelWords, Row, Select, Text


def capitalized(block: Block, words: PanelWords) -> Block:
    """The block with capital letters where its labels, descriptions and lines begin."""
    match block:
        case Row(buttons):
            return Row(
                tuple(replace(button, label=words.beginning(button.label)) for button in buttons)
            )
        case Select():
            options = tuple(_option(option, words) for option in block.options)
            return replace(block, placeholder=words.beginning(block.placeholder), options=options)
        case Text(markdown):
            lines = (words.beginning(line) for line in markdown.split("\n"))
            return replace(block, markdown="\n".join(lines))


def _option(option: Option, words: PanelWords) -> Option:
    """The line of a menu."""
    label, description = words.beginning(option.label), words.beginning(option.description)
    return replace(option, label=label, description=description)
