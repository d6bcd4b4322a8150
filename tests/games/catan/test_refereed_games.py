"""Random games with helpers, frenemies, on printed maps and at the canal: a referee that shares no code with the game.

Clauses: docs/rules/catan.md 4.7, 4.8, 6.9, 6.10; docs/rules/catan-minis.md parts C and D, 7.4, 7.5; the base game under them.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from games.catan.options import CatanOptions
from tests.games.catan.refereed import watch

CASES = [
    (3, CatanOptions(helpers=True)),
    (4, CatanOptions(board="random", helpers=True, combined=False)),
    (5, CatanOptions(helpers=True)),
    (3, CatanOptions(board="random", helpers=True, frenemies=True)),
    (4, CatanOptions(helpers=True, frenemies=True, combined=False)),
    (6, CatanOptions(helpers=True, frenemies=True)),
    (4, CatanOptions(board="corsica")),
    (6, CatanOptions(board="corsica", helpers=True)),
    (3, CatanOptions(board="newyork", erie=True)),
    (4, CatanOptions(board="newyork", erie=True, helpers=True)),
    (5, CatanOptions(board="newyork", erie=True, helpers=True, combined=False)),
    (6, CatanOptions(board="newyork", erie=True)),
]

SELDOM = {
    "TookChip", "Linked", "PlayedToken", "token traded", "named again", "KeptHand", "TookFromBank", "Demanded",
    "ReturnedCard", "MovedRoad", "SawCards", "LookedAtHand", "NamedForCaptain", "RemovedKnight", "PaidSo",
    "ExchangedHelper", "FlippedHelper", "AnsweredSpecial", "JoinedDistricts", "GotChip", "GotCard", "TookFavorCard",
    "TradedByFavor", "ReturnedToken", "AcceptedGift",
}  # fmt: skip
"""What has to happen in some of these games for them to show anything."""


@cache
def told(seats: int, options: CatanOptions) -> Counter[str]:
    """What was told in a game of the sample."""
    return watch(seats, options, "canal")


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_referee_agrees(seats: int, options: CatanOptions) -> None:
    """Who is asked and what, prices, what is told and to whom, every piece, points and the end: as the referee says."""
    seen = told(seats, options)
    assert seen["Won"] == 1
    assert options.helpers == (seen["UsedHelper"] > 0)
    assert options.frenemies == (seen["UsedFavor"] > 0)
    assert options.erie == (seen["Linked"] > 0)


def test_the_sample_shows_every_helper_chips_and_tokens() -> None:
    """What the referee agrees with in these games includes what seldom happens."""
    seen = sum((told(*case) for case in CASES), Counter[str]())
    assert set() == SELDOM - seen.keys()


def test_the_referee_shares_no_code_with_the_game() -> None:
    """It could only repeat the game's errors otherwise: of the program it knows what an event is, and nothing of CATAN."""
    here = Path(__file__).parent
    sources = [here / "printed.py", here / "referee.py", *here.glob("referee_*.py")]
    imports = {
        line.split()[1]
        for source in sources
        for line in source.read_text(encoding="utf-8").splitlines()
        if line.startswith(("from games", "import games", "from render", "from bot"))
    }
    assert imports == {"games.core.model"}
