"""What the news and the log tell in brief."""

from games.caylus.briefs import FavorsBuilt, Gathered, Got, Unable, Unseated
from games.caylus.events import (
    Built,
    Declined,
    ExtraIncomeTaken,
    GuestCame,
    GuestLeft,
    GuestStayed,
    IncomeTaken,
    Jousted,
    Passed,
    Produced,
)
from games.caylus.game import CAYLUS
from games.caylus.royal_events import BestBuilder, CubeTaken, FavorsGained, LineChosen
from games.core.model import Event, Seat
from tests.games.caylus.laying import GREEN, RED

WOOD, CLOTH = (("wood", 1),), (("cloth", 1),)


def told(*heard: Event, reader: Seat | None = RED) -> list[Event]:
    """What these events are told as, in order."""
    stands: dict[int, Event | None] = dict(enumerate(heard))
    for event, places in CAYLUS.gist(heard, reader):
        stands |= {**dict.fromkeys(places), max(places): event}
    return [event for event in stands.values() if event is not None]


def test_a_favor_is_told_once_with_what_it_is_for() -> None:
    """To everybody: by the deed that says so, or by what was built."""
    gained = FavorsGained(GREEN, 1)
    best, jousted = BestBuilder(GREEN), Jousted(GREEN, 1, CLOTH)
    built = Built(GREEN, "s_church", 9, WOOD, 3)

    assert told(best, gained, reader=None) == [best]
    assert told(jousted, gained, reader=None) == [jousted]
    assert told(built, gained, reader=None) == [built, FavorsBuilt(GREEN, 1, "s_church")]
    assert told(Passed(RED, 1, 1), gained, reader=None) == [Passed(RED, 1, 1), gained]


def test_a_line_is_not_told_beside_what_it_brought() -> None:
    """To everybody the cube tells of the favor."""
    taken = CubeTaken(GREEN, "stone")

    assert told(LineChosen(GREEN, "resources", 2, 0, 0), taken, reader=None) == [taken]


def test_a_guest_who_sends_another_worker_stays() -> None:
    """To rivals and to everybody."""
    changed = (GuestLeft(GREEN), GuestCame(GREEN))

    assert told(*changed) == [GuestStayed(GREEN)]
    assert told(*changed, reader=None) == [GuestStayed(GREEN)]


def test_the_reader_hears_who_took_their_place_at_the_inn() -> None:
    """A rival who had to leave is not told of; everybody hears both."""
    replaced = (GuestLeft(RED), GuestCame(GREEN))

    assert told(*replaced) == [Unseated(GREEN, RED)]
    assert told(*replaced, reader=GREEN) == [GuestCame(GREEN)]
    assert told(*replaced, reader=None) == list(replaced)


def test_what_rivals_got_is_told_together_and_weighs_nothing() -> None:
    """Unlike what came to the reader."""
    got = (
        Produced(GREEN, "n_farm", CLOTH),
        Produced(RED, "n_sawmill", WOOD),
        Produced(GREEN, "n_sawmill", WOOD),
    )
    gathered = Gathered(GREEN, (*CLOTH, *WOOD))

    assert told(*got) == [Got(RED, WOOD, "n_sawmill"), gathered]
    assert CAYLUS.matters(gathered, RED) == 0


def test_what_came_from_several_buildings_names_none() -> None:
    """One source is named."""
    wood, cloth = Produced(RED, "n_sawmill", WOOD), Produced(RED, "n_farm", CLOTH)

    assert told(wood, cloth) == [Got(RED, (*WOOD, *CLOTH))]
    assert told(cloth) == [Got(RED, CLOTH, "n_farm")]


def test_income_by_buildings_is_told_with_what_all_receive() -> None:
    """The reader's money grows by both; where nothing else came, what all receive stays as it is."""
    income, extra = IncomeTaken(2), ExtraIncomeTaken(RED, 1)

    assert told(income, extra) == [Got(RED, (("denier", 3),))]
    assert told(income) == [income]
    assert told(income, extra, reader=None) == [income, extra]


def test_whoever_could_not_use_a_building_hears_why() -> None:
    """Unlike whoever chose not to, and unlike rivals."""
    poor = Declined(RED, "f_peddler", "deniers")

    assert told(poor) == [Unable(RED, "f_peddler", "deniers")]
    assert told(poor, reader=GREEN) == [poor]
    assert told(Declined(RED, "f_peddler")) == [Declined(RED, "f_peddler")]
    assert CAYLUS.matters(Unable(RED, "f_peddler", "deniers"), RED) > 0


def test_whoever_must_pass_hears_of_it() -> None:
    """They were not asked; whoever has passed by choice knows."""
    assert Passed(RED, 2, 0, "deniers").happens_to(RED)
    assert not Passed(RED, 2, 0, "deniers").happens_to(GREEN)
    assert not Passed(RED, 2, 0).happens_to(RED)
