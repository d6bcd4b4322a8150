"""Screens as components: what Discord would refuse never leaves."""

import discord
import pytest

from bot.discord_app.layout import Screen, view
from bot.forms.limits import CHARACTERS
from bot.forms.model import Text


def texts_of(screen: Screen) -> list[str]:
    """The texts as they are sent."""
    parts = view(screen).walk_children()
    return [part.content for part in parts if isinstance(part, discord.ui.TextDisplay)]


@pytest.mark.parametrize(
    ("lengths", "kept"),
    [
        ((1_500, 2_500), (1_500, 2_500)),
        ((5_000,), (4_000,)),
        ((1_400, 1_500, 200, 1_600, 350), (1_150, 1_150, 200, 1_150, 350)),
        ((10, 3_000, 3_000), (10, 1_995, 1_995)),
    ],
)
def test_all_texts_fit_into_a_message(lengths: tuple[int, ...], kept: tuple[int, ...]) -> None:
    """The longest lose their ends; a board and a table of points in words, and all that stands with them, were refused."""
    signs = "abcde"
    screen = Screen(":", tuple(Text(sign * n) for sign, n in zip(signs, lengths, strict=False)))

    sent = texts_of(screen)

    assert tuple(map(len, sent)) == kept
    assert sum(kept) <= CHARACTERS
    assert [text.endswith("…") for text in sent] == [
        a != b for a, b in zip(lengths, kept, strict=True)
    ]
