"""The closest calls of each game, which its last message may tell: found in the events, and nothing that is not one."""

from games.catan import events as catan
from games.catan import story as of_catan
from games.catan_dice import events as dice
from games.catan_dice import story as of_dice
from games.caylus import events as caylus
from games.caylus import royal_events as royal
from games.caylus import story as of_caylus
from games.core.model import Event, Key, ScoreLine, ScoreSheet, SeatName, SeatNames, Term
from games.core.story import Fact, Story
from games.puerto_rico import events as puerto_rico
from games.puerto_rico import story as of_puerto_rico
from games.san_juan import events as san_juan
from games.san_juan import story as of_san_juan
from games.sutters_mill import events as sutters_mill
from games.sutters_mill import story as of_sutters_mill
from games.sutters_mill.content import TOWN


def played(*events: Event, points: tuple[int, ...] = (9, 5), ends_it: bool = False) -> Story:
    """A game with these events; the first seat ends it, or nobody does."""
    sheets = tuple(
        ScoreSheet(seat, (ScoreLine(Term("score", "all"), own),), ends_it=ends_it and not seat)
        for seat, own in enumerate(points)
    )
    return Story(events, sheets)


def of(facts: tuple[Fact, ...], id: str) -> list[dict[str, object]]:
    """What is told with that message."""
    return [dict(fact.message.args) for fact in facts if fact.message.id == id]


def test_caylus_tells_a_tie_for_most_batches() -> None:
    """The order in the castle decided (R80), and the round with the most batches is told; no tie, no fact."""
    nothing: tuple[tuple[str, int], ...] = ()

    def round_(number: int, *given: tuple[int, int]) -> tuple[Event, ...]:
        batches = [royal.BatchesGiven(seat, count, nothing, 3) for seat, count in given]
        return (caylus.RoundBegan(number, ()), *batches, royal.BestBuilder(given[0][0]))

    small, large = round_(1, (0, 1), (1, 1)), round_(2, (1, 2), (0, 2), (2, 1))

    [told] = of(of_caylus.facts(played(*small, *large, points=(1, 2, 3))), "caylus-fact-race")
    assert told == {"seat": SeatName(1), "others": SeatNames((0,)), "count": 2, "round": 2}
    alone = played(*round_(1, (1, 2), (0, 1)))
    assert of(of_caylus.facts(alone), "caylus-fact-race") == []


def test_puerto_rico_tells_who_took_the_last_space() -> None:
    """Only where the ship is full, and somebody else lost barrels of its good (R62, R68)."""
    id = "puerto-rico-fact-last-space"

    def phase(*loads: int, good: str = "corn") -> Story:
        loaded = [
            puerto_rico.Loaded(seat % 2, (("corn", count),), 5, count)
            for seat, count in enumerate(loads)
        ]
        return played(*loaded, puerto_rico.Stored(0, ((good, 3),), ()))

    [told] = of(of_puerto_rico.facts(phase(2, 3)), id)
    assert told["seat"] == SeatName(1)
    assert (told["other"], told["count"]) == (SeatName(0), 3)
    assert of(of_puerto_rico.facts(phase(2, 2)), id) == [], "there was room"
    assert of(of_puerto_rico.facts(phase(5)), id) == [], "their own barrels"
    assert of(of_puerto_rico.facts(phase(2, 3, good="sugar")), id) == []
    sailed = played(*phase(2, 3).events[:2], puerto_rico.ShipSailed(5, "corn"), phase().events[0])
    assert of(of_puerto_rico.facts(sailed), id) == []


def test_san_juan_tells_who_was_one_building_short() -> None:
    """Every city begins with its Indigo Plant (S4)."""
    built = [san_juan.Built(seat, "smithy", None, 1, ()) for seat in [0] * 11 + [1] * 10]
    story = played(*built, san_juan.LastBuilding(0))

    [told] = of(of_san_juan.facts(story), "san-juan-fact-race")
    assert told == {"seat": SeatName(0), "others": SeatNames((1,))}
    fewer = played(*built[:-1], san_juan.LastBuilding(0))
    assert of(of_san_juan.facts(fewer), "san-juan-fact-race") == []


def test_catan_tells_an_award_that_decided_the_game() -> None:
    """Taken from somebody else, and without it the winner would not have been ahead, or have won in that turn (R142, R155)."""
    taken = (catan.LongestRoad(1, 5), catan.TurnBegan(0), catan.LongestRoad(0, 6))
    army = (catan.LargestArmy(1, 3), catan.TurnBegan(0), catan.LargestArmy(0, 4))

    def told(*events: Event, points: tuple[int, int]) -> list[Fact]:
        facts = of_catan.facts(played(*events, points=points, ends_it=True))
        return [fact for fact in facts if "decided" in fact.message.id]

    assert [one.message.id for one in told(*taken, points=(10, 8))] == ["catan-fact-decided-road"]
    assert [one.message.id for one in told(*army, points=(10, 9))] == ["catan-fact-decided-army"]
    assert told(*taken, catan.TurnBegan(0), points=(10, 7)) == []
    [late] = told(*taken, points=(10, 7))
    assert late.weight > 90, "it ended the game in that turn: told before robberies and rolls"
    assert told(catan.LongestRoad(0, 5), points=(10, 9)) == [], "taken from nobody"
    gone = (*taken, catan.LostLongestRoad(0))
    assert told(*gone, points=(10, 9)) == []


def test_catan_says_which_awards_and_cities_a_victory_is_made_of() -> None:
    """The awards in the line that ends it (R160); who alone built most cities, three at least."""

    def ended(*awards: Key) -> str:
        lines = tuple([ScoreLine(Term("score", key), 2) for key in ("cities", *awards)])
        ending = of_catan.ending(Story((catan.Won(0, 10),), (ScoreSheet(0, lines),)))
        assert ending is not None
        return ending.id

    assert ended() == "catan-ending"
    assert ended("longest_road") == "catan-ending-road"
    assert ended("largest_army") == "catan-ending-army"
    assert ended("longest_road", "largest_army") == "catan-ending-road-army"

    cities = [catan.BuiltCity(seat, "C3") for seat in (0, 0, 0, 1, 1)]
    [told] = of(of_catan.facts(played(*cities)), "catan-fact-cities")
    assert (told["seat"], told["count"]) == (SeatName(0), 3)
    assert of(of_catan.facts(played(*cities[1:])), "catan-fact-cities") == []


def test_the_dice_tell_how_near_the_next_title_was() -> None:
    """Alone; a best turn is told only where it was more than one piece, which is the largest gain already (R162)."""
    [told] = of(of_dice.facts(played(points=(59,))), "catan-dice-fact-title")
    assert told["points"] == 1
    assert of(of_dice.facts(played(points=(60,))), "catan-dice-fact-title") == []
    assert of(of_dice.facts(played(points=(59, 3))), "catan-dice-fact-title") == []
    pieces = (dice.Built(0, "c7", 7), dice.Scored(0, 7, 7))
    assert of(of_dice.facts(played(*pieces)), "catan-dice-fact-best") == []
    more = (*pieces, dice.Built(1, "s3", 3), dice.Built(1, "c7", 7), dice.Scored(1, 10, 10))
    assert of(of_dice.facts(played(*more)), "catan-dice-fact-best")


def test_the_mill_tells_a_certificate_that_was_taken_by_a_hair() -> None:
    """By a tie-break, or by one point; the stacks are built anew from what was placed, removed and rearranged (R32-R34)."""
    space, other = TOWN[0], TOWN[1]

    def place(seat: int, rank: str, where: str = space) -> Event:
        return sutters_mill.PlacedCard(seat, rank, where, 0)

    def took(seat: int) -> Event:
        return sutters_mill.TookCertificate(seat, space)

    one = (place(0, "nine"), took(0), place(1, "ten"), took(1))
    tie = (
        place(0, "five"),
        place(0, "five"),
        took(0),
        place(1, "ten", other),
        place(1, "ten"),
        took(1),
    )
    clear = (place(0, "five"), took(0), place(1, "ten"), took(1))
    removed = (
        place(0, "ten"),
        took(0),
        place(1, "ten"),
        place(0, "two"),
        sutters_mill.RemovedCard(1, 0, "two", space, 0),
        sutters_mill.Rearranged(1, space, ((1, "ten"), (0, "ten"))),
        took(1),
    )

    assert of(of_sutters_mill.facts(played(*one)), "sutters-mill-fact-one-more")
    [told] = of(of_sutters_mill.facts(played(*tie)), "sutters-mill-fact-tie")
    assert (told["seat"], told["other"], told["sum"]) == (SeatName(1), SeatName(0), 10)
    assert not of(of_sutters_mill.facts(played(*clear)), "sutters-mill-fact-one-more")
    [told] = of(of_sutters_mill.facts(played(*removed)), "sutters-mill-fact-tie")
    assert told["sum"] == 10
    gone = played(*one[:2], sutters_mill.CertificateGone(space), *one[2:])
    assert not of(of_sutters_mill.facts(gone), "sutters-mill-fact-one-more")
