"""What happened meanwhile, told in brief."""

import pytest

from games.core.model import Event
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    DidBusiness,
    Dug,
    MovedProspector,
    PlacedCard,
    PlacedProspector,
    Rearranged,
    RemovedCard,
    TookAdventurer,
    TookCertificate,
)
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.gist import Claimed, Mined, Reordered, Saved, Walked
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


def test_a_certificate_is_told_with_the_card_that_won_it() -> None:
    """Cause and effect in one, of a rival; the reader knows their own, once others have moved."""
    card, took = PlacedCard(BENTO, "king", "mill", 0), TookCertificate(BENTO, "mill", ANA)

    assert stands(card, took) == [(Claimed(BENTO, "mill", "king", ANA), [0, 1])]
    assert stands(card, took, reader=BENTO) == []
    assert (None, [1]) in stands(card, took, Dug(CLARA, "jail", "river"), reader=BENTO)
    assert stands(card, TookCertificate(CLARA, "mill", ANA)) == []
    assert Claimed(BENTO, "mill", "king", ANA).happens_to(ANA)


def test_a_new_order_that_moves_a_certificate_of_the_reader_is_told_with_it() -> None:
    """To whoever has lost or got it; the others hear of both."""
    order = Rearranged(CLARA, "mill", ((BENTO, "king"), (ANA, "king")))
    took = TookCertificate(BENTO, "mill", ANA)

    for reader in (ANA, BENTO):
        told = Reordered(CLARA, "mill", BENTO, ANA)
        assert stands(order, took, reader=reader) == [(told, [0, 1])]
        assert told.happens_to(reader)
    assert stands(order, took, reader=CLARA) == stands(order, took, reader=3) == []


def test_the_readers_cards_that_rivals_have_saved_are_told_together() -> None:
    """With their points, which are the reader's (R44)."""
    saved = [RemovedCard(BENTO, ANA, card, "mill", 0) for card in ("king", "nine")]

    assert stands(*saved) == [(Saved(BENTO, ANA, ("king", "nine")), [0, 1])]
    assert stands(*saved, reader=CLARA) == stands(*saved, reader=BENTO) == []


def test_many_ways_of_prospectors_are_counted() -> None:
    """Of a rival, from three on: the board shows where they stand."""
    ways = [PlacedProspector(BENTO, "mill", 0), *[MovedProspector(BENTO, "mill", "jail", 1)] * 2]

    assert stands(*ways) == [(Walked(BENTO, 3), [0, 1, 2])]
    assert stands(*ways[1:]) == stands(*ways, reader=BENTO) == []


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "Bento took over Sutter’s Mill with a King",
                "You lost Sutter’s Mill to Bento, who played a King",
                "Clara reordered the cards at the Jail, and its certificate passed from Bento to you",
                "Bento removed your King and 9 (+19 for you)",
                "Bento placed or moved prospectors 4 times",
            ],
        ),
        (
            "pt-BR",
            [
                "Bento assumiu a Serraria com um Rei",
                "Você perdeu a Serraria para Bento, que jogou um Rei",
                "Clara reordenou as cartas da Cadeia, e o certificado passou de Bento para você",
                "Bento resgatou para você: Rei e 9 (+19)",
                "Bento colocou ou moveu prospectores 4 vezes",
            ],
        ),
    ],
)
def test_what_befell_the_reader_is_told_in_both_languages(
    language: str, expected: list[str]
) -> None:
    """With what it came from."""
    words = LANGUAGES.words(language, SUTTERS_MILL, NAMES).to(ANA)
    told = (
        Claimed(BENTO, "mill", "king"),
        Claimed(BENTO, "mill", "king", ANA),
        Reordered(CLARA, "jail", ANA, BENTO),
        Saved(BENTO, ANA, ("king", "nine")),
        Walked(BENTO, 4),
    )

    assert [words.say(event.words()) for event in told] == expected


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
