"""Lists that are longer than a message: whole lines, each with its link."""

import re

import pytest

from bot.discord_app.parts.table_list import LONGEST, tables_screen
from bot.forms.model import Text
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import words_in
from bot.model.table_lines import TableLine
from bot.model.tables import Phase

LINE = re.compile(r"- \[[^\]]+\]\(https://discord\.com/channels/\d+/\d+/\d+\) – \*\*[^*]+\*\*")


@pytest.mark.parametrize("tables", [3, 40])
def test_no_link_of_a_list_is_cut(tables: int) -> None:
    """A hundred tables may be listed, and a link that lost its end was shown as its raw address."""
    lines = [
        TableLine(number, "san-juan", Phase.PLAYING, 2**62, 2**62, 2**62 + number, True, True, None)
        for number in range(tables)
    ]
    [told, *_] = tables_screen(lines, words_in("en")).parts

    assert isinstance(told, Text)
    assert len(told.markdown) <= LONGEST
    head, *listed = told.markdown.split("\n")
    assert head.startswith("### ")
    if tables == 40:
        assert listed.pop() == "…"
        assert 10 < len(listed) < tables
    else:
        assert len(listed) == tables
    assert all(LINE.fullmatch(line) for line in listed)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("one\ntwo\nsix", "one\ntwo\nsix"),
        ("one\ntwo\nsixteen", "one\ntwo\n…"),
        ("one\ntwo\n\nsixteen", "one\ntwo\n…"),
        ("fourteen letters", "fourteen l…"),
    ],
)
def test_a_line_stays_whole_or_goes(text: str, kept: str) -> None:
    """A single one is cut."""
    assert in_whole_lines(text, 11) == kept
