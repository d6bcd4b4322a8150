"""What happened meanwhile, told in brief."""

import pytest

from games.core.model import Event
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    DidBusiness,
    Dug,
    PlacedCard,
    TookAdventurer,
    TookCertificate,
)
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.gist import Mined
from tests.languages import LANGUAGES

ANA, BENTO, CLARA = range(3)

NAMES = ["Ana", "Bento", "Clara"]


def stands(*heard: Event, reader: int | None = ANA) -> list[tuple[Event | None, list[int]]]:
    """What stands for these events, and for which of them."""
    return [(event, list(places)) for event, places in SUTTERS_MILL.gist(heard, reader)]


@pytest.mark.parametrize(
    ("heard", "told"),
    [
        (
            [TookCertificate(BENTO, "mill", ANA), TookCertificate(CLARA, "mill", BENTO)],
            TookCertificate(CLARA, "mill", ANA),
        ),
        (
            [TookCertificate(BENTO, "mill", CLARA), TookCertificate(CLARA, "mill", BENTO)],
            None,
        ),
        ([TookCertificate(BENTO, "mill", ANA), TookCertificate(ANA, "mill", BENTO)], None),
        (
            [TookCertificate(BENTO, "mill"), TookCertificate(ANA, "mill", BENTO)],
            TookCertificate(ANA, "mill"),
        ),
        (
            [TookCertificate(ANA, "mill", BENTO), TookCertificate(BENTO, "mill", ANA)],
            TookCertificate(BENTO, "mill", ANA),
        ),
        (
            [TookCertificate(BENTO, "mill", ANA), CertificateGone("mill", BENTO)],
            CertificateGone("mill", ANA),
        ),
        (
            [TookCertificate(BENTO, "mill", CLARA), CertificateGone("mill", BENTO)],
            CertificateGone("mill", CLARA),
        ),
        ([TookAdventurer(ANA), AdventurerFree(ANA)], None),
        ([TookAdventurer(BENTO, ANA), AdventurerFree(BENTO)], AdventurerFree(ANA)),
        ([AdventurerFree(BENTO), TookAdventurer(CLARA)], TookAdventurer(CLARA, BENTO)),
    ],
)
def test_what_changed_hands_twice_is_told_by_what_came_of_it(
    heard: list[Event], told: Event | None
) -> None:
    """Who has it now, and from whom: the reader, if they had it; nothing where nothing has changed."""
    assert stands(*heard) == [(told, [0, 1])]
    assert stands(*heard, reader=None) == []


def test_what_changed_hands_once_is_told_as_it_was() -> None:
    """Each building's certificate is looked at by itself."""
    assert stands(TookCertificate(BENTO, "mill", ANA), TookCertificate(BENTO, "jail")) == []
    assert stands(TookAdventurer(ANA)) == []


def test_gold_of_rivals_is_counted() -> None:
    """By digging and by business, of each rival; the reader knows their own."""
    dug = [Dug(BENTO, "mill", "river"), Dug(BENTO, "mill", "river"), Dug(CLARA, "jail", "river")]
    business = DidBusiness(BENTO, (("river", 1), ("hill", 2)))

    assert stands(*dug, PlacedCard(BENTO, "ace", "mill", 0), business) == [
        (Mined(BENTO, 5), [0, 1, 4]),
        (Mined(CLARA, 1), [2]),
    ]
    assert stands(*dug, reader=CLARA) == [(Mined(BENTO, 2), [0, 1])]


def test_counters_are_told_in_both_languages() -> None:
    """One, or their number."""
    told = {
        (language, count): LANGUAGES.words(language, SUTTERS_MILL, NAMES)
        .to(ANA)
        .say(Mined(BENTO, count).words())
        for language in ("en", "pt-BR")
        for count in (1, 4)
    }

    assert list(told.values()) == [
        "Bento took 1 counter",
        "Bento took 4 counters",
        "Bento pegou 1 marcador",
        "Bento pegou 4 marcadores",
    ]
