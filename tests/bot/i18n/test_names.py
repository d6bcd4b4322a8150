"""Names of people in any sentence and picture: one line, nothing unseen, no links, each told from the others."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.names import LONGEST_NAME, cleaned, told_apart
from bot.i18n.normalizing import normalized


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ana", "Ana"),
        ("  Ana   Luísa ", "Ana Luísa"),
        ("Ana\u2029Bruno", "Ana Bruno"),
        ("Ana\nBruno", "Ana Bruno"),
        ("\uf8ff", ""),
        ("\u202eanA", "anA"),
        ("A\u200bna", "Ana"),
        ("\u3164\u2800", ""),
        ("https://evil.example/x", "evil.example/x"),
        ("hthttps://tps://a.b", "a.b"),
        ("discord.gg/abc", "discord.gg abc"),
        ("/log //log AC/DC (/play)", "log log AC/DC (play)"),
        ("日本語 🎲", "日本語 🎲"),
        ("x" * 99, "x" * LONGEST_NAME),
    ],
)
def test_a_name_holds_what_can_be_seen(name: str, clean: str) -> None:
    """No breaks, no private signs (U+F8FF once read as "you"), nothing that turns the text around, no links."""
    assert cleaned(name) == clean


@given(st.text())
def test_cleaning_is_done_once(name: str) -> None:
    """What is clean stays as it is, and holds no sign of the refused categories."""
    clean = cleaned(name)

    assert cleaned(clean) == clean
    assert len(clean) <= LONGEST_NAME
    assert {unicodedata.category(sign) for sign in clean} & {
        "Cc",
        "Cf",
        "Cn",
        "Co",
        "Cs",
        "Zl",
        "Zp",
    } == set()
    assert "://" not in clean


def test_equal_names_are_told_apart() -> None:
    """A number stands behind each that reads like one before it, whatever its case and accents."""
    told = told_apart(["Ana", "ANA", "Bruno", "Aná", "Ana (2)"])

    assert told == ("Ana", "ANA (2)", "Bruno", "Aná (3)", "Ana (2) (2)")


@given(st.lists(st.text(max_size=3), max_size=6))
def test_no_two_names_read_alike(names: list[str]) -> None:
    """Whatever people are called."""
    told = told_apart(names)

    assert len({normalized(name) for name in told}) == len(names)
