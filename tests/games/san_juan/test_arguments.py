"""What players of San Juan say for an answer, each in a position that makes it true and in one that does not."""

from collections.abc import Callable

import pytest

from games.core.model import Action, Key
from games.san_juan.actions import Build, Pass, PickRole, Produce, Sell, Tuck
from games.san_juan.game import SAN_JUAN
from tests.games.arguing import argued
from tests.games.san_juan.table import Table, a_game

Layout = Callable[[], Table]


def holds(table: Table, key: Key, action: Action) -> bool:
    """Whether seat 0 can say it."""
    return argued(SAN_JUAN, table.state, key, action) is not None


def owns(*kinds: Key) -> Table:
    """Seat 0 has an Indigo Plant from the start, and these."""
    return a_game().owns(0, *kinds)


def priced(tile: Key) -> Table:
    """That trading-house tile lies open."""
    return a_game().next_tile(tile).lays(tiles_seen=(tile,), tile_open=True)


SIX = ("smithy", "well", "crane", "archive", "tower")
"""Cards that pay."""

CASES: tuple[tuple[Key, Action, Layout, Action | None, Layout], ...] = (
    (
        "builds-last",
        Build("well"),
        lambda: owns(*["indigo_plant"] * 6, "well", "tower", "smithy", "crane"),
        None,
        lambda: owns(*["indigo_plant"] * 5, "well", "tower", "smithy", "crane"),
    ),
    (
        "builds-large",
        PickRole("builder"),
        lambda: a_game().hand(0, "palace", *SIX),
        None,
        lambda: a_game().hand(0, "palace", *SIX[1:]),
    ),
    (
        "others-poor",
        PickRole("builder"),
        lambda: a_game().hand(0, "well", "smithy").hand(1, "tower", "crane"),
        None,
        lambda: a_game().hand(0, "well", "smithy").hand(1, "tower", "crane", "smithy"),
    ),
    (
        "builds-cheaper",
        PickRole("builder"),
        lambda: a_game().hand(0, "tower", "well", "crane"),
        None,
        lambda: a_game().hand(0, "smithy", "well", "crane", "archive"),
    ),
    (
        "others-full",
        PickRole("producer"),
        lambda: a_game().goods(1, "indigo").goods(2, "indigo"),
        None,
        lambda: a_game().goods(1, "indigo"),
    ),
    (
        "fills-two",
        PickRole("producer"),
        lambda: owns("sugar_mill"),
        None,
        lambda: owns("sugar_mill").goods(0, "indigo"),
    ),
    (
        "sells-alone",
        PickRole("trader"),
        lambda: a_game().goods(0, "indigo"),
        None,
        lambda: a_game().goods(0, "indigo").goods(1, "indigo"),
    ),
    (
        "sells-dear",
        PickRole("trader"),
        lambda: owns("coffee_roaster").goods(0, "coffee"),
        None,
        lambda: owns("coffee_roaster").goods(0, "indigo"),
    ),
    (
        "sells-two",
        PickRole("trader"),
        lambda: owns("sugar_mill").goods(0, "indigo", "sugar"),
        None,
        lambda: owns("sugar_mill").goods(0, "indigo"),
    ),
    (
        "needs-cards",
        PickRole("councillor"),
        lambda: a_game().hand(0, "well", "tower"),
        None,
        lambda: a_game().hand(0, "well", "tower", "crane"),
    ),
    ("helps-nobody", PickRole("prospector"), a_game, PickRole("councillor"), a_game),
    (
        "full-hands",
        PickRole("trader"),
        lambda: a_game().hand(1, *SIX),
        PickRole("builder"),
        lambda: a_game().hand(1, *SIX),
    ),
    (
        "counts",
        Build("statue"),
        lambda: owns("triumphal_arch"),
        None,
        lambda: owns("guild_hall"),
    ),
    ("six", Build("palace"), a_game, Build("library"), a_game),
    ("makes-dear", Build("silver_smelter"), a_game, Build("sugar_mill"), a_game),
    (
        "makes-first",
        Build("sugar_mill"),
        lambda: owns("tobacco_storage"),
        None,
        lambda: owns("tobacco_storage", "coffee_roaster"),
    ),
    ("cheaper", Build("smithy"), a_game, Build("well"), a_game),
    ("worth", Build("hero"), a_game, Build("palace"), a_game),
    ("tucks", Tuck("well"), a_game, Build("tower"), a_game),
    (
        "saves",
        Pass(),
        lambda: a_game().hand(0, "hero", "well"),
        None,
        lambda: a_game().hand(0, "well", "tower"),
    ),
    (
        "best-tile",
        Sell((("silver", 1),)),
        lambda: priced("t5"),
        None,
        lambda: priced("t1"),
    ),
    (
        "brings",
        Sell((("silver", 1),)),
        lambda: priced("t5"),
        Sell(()),
        lambda: priced("t1"),
    ),
    (
        "produces-dear",
        Produce((("coffee", 1),)),
        a_game,
        Produce((("indigo", 1),)),
        a_game,
    ),
)


@pytest.mark.parametrize(("key", "action", "true", "other", "untrue"), CASES)
def test_it_is_said_where_it_is_true(
    key: Key, action: Action, true: Layout, other: Action | None, untrue: Layout
) -> None:
    """And not in another position, or for another answer."""
    assert holds(true(), key, action)
    assert not holds(untrue(), key, other or action)


def test_every_argument_has_a_case() -> None:
    """None is forgotten."""
    assert [case[0] for case in CASES] == [one.key for one in SAN_JUAN.arguments]
