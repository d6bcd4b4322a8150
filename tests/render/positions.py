"""San Juan positions for pictures, built by words: `chapel^` has tucked cards, `well*` a good on
it, `palace+` covers one card.
"""

from games.core.forms import Decision, Offer, One, Row, Split
from games.core.model import Event, Key, say
from games.san_juan.actions import Build, Discard, Pass
from games.san_juan.content import RANK, amounts
from games.san_juan.frames import (
    Advising,
    AnyFrame,
    BuilderPhase,
    Producing,
    RoleChoice,
    Selling,
    StartingHands,
    Tucking,
    UnfinishedFrame,
)
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import Pick, Player, Stack, Table
from games.san_juan.views import Phase, Private, Public
from render.core.contract import Scene
from tests.render.spoken import Spoken

NAMES = ("Ana", "Bruno", "Carla", "Davi")
LONG_NAMES = (
    "Maximiliana Albuquerque de Souza",
    "Jo",
    "Wolfgang Amadeus Mozart de Salzb",
    "ÉÇã_gamer_2009",
)
CITIES = (
    "indigo_plant* sugar_mill smithy tobacco_storage* well coffee_roaster quarry market_hall",
    "indigo_plant chapel^ tobacco_storage* prefecture statue black_market archive library",
    "indigo_plant coffee_roaster* tower silver_smelter* trading_post crane guild_hall+ sugar_mill",
    "indigo_plant* gold_mine carpenter poor_house victory_column hero triumphal_arch",
)
HAND = ("indigo_plant", "silver_smelter", "market_hall", "library", "statue", "guild_hall")


FLOWS: dict[Phase, tuple[AnyFrame, ...]] = {
    "starting_hand": (RoleChoice(), StartingHands(())),
    "round_start": (RoleChoice(), Tucking(())),
    "role_choice": (RoleChoice(),),
    "builder": (RoleChoice(), BuilderPhase((1,))),
    "producer": (RoleChoice(), Producing(())),
    "trader": (RoleChoice(), Selling(())),
    "councillor": (RoleChoice(), Advising(())),
    "finished": (),
}
"""A flow that stands in each phase."""


def city(words: str) -> tuple[Stack, ...]:
    """A city from its buildings."""
    return tuple(
        Stack(
            (*["well"] * word.count("+"), word.rstrip("*+^")),
            good="*" in word,
            tucked=("chapel",) if "^" in word else (),
        )
        for word in words.split()
    )


def a_view(
    seats: int = 4,
    phase: Phase = "builder",
    *,
    cities: tuple[str, ...] = CITIES,
    tile: Key | None = None,
    drawn: int = 0,
    hand: int = 4,
    picks: tuple[Pick, ...] = (Pick(1, "councillor", False), Pick(0, "builder", False)),
    middle: tuple[Key, ...] | None = None,
) -> Public:
    """What everybody knows; with a `middle` the expansion is played."""
    players = tuple(Player(city(cities[seat])) for seat in range(seats))
    seen = () if tile is None else (tile,)
    options = SanJuanOptions(expansion=middle is not None)
    table = Table(options, players, 1, 6, picks, seen, tile is not None, middle or ())
    hands = tuple(hand + seat for seat in range(seats))
    return Public(FLOWS[phase], table, hands, (drawn,) * seats, 32, 18)


def a_scene(
    language: str = "en",
    *,
    seats: int = 4,
    asked: tuple[int, ...] = (1,),
    events: tuple[Event, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> Scene:
    """A table in that language."""
    return Scene(names[:seats], Spoken(language, names), asked, events)


def own(
    hand: tuple[Key, ...],
    drawn: tuple[Key, ...] = (),
    *,
    seat: int = 1,
    tucked: tuple[tuple[Key, tuple[Key, ...]], ...] = (),
    unseen: tuple[tuple[Key, int], ...] = (),
    unfinished: tuple[UnfinishedFrame, ...] = (),
) -> Private:
    """What the seat knows besides."""
    cards = tuple(sorted(hand, key=RANK.__getitem__))
    return Private(
        seat=seat, hand=cards, drawn=drawn, tucked=tucked, unseen=unseen, unfinished=unfinished
    )


def to_build(*kinds: Key) -> Decision:
    """Seat 1 may build one of these."""
    field = One("card", kinds, "card")
    return Decision(1, say("san-juan-prompt-build"), (Offer(Build, (field,)), Offer(Pass)))


def to_discard(hand: tuple[Key, ...], count: int) -> Decision:
    """Seat 1 must discard."""
    rows = tuple(Row(*pair) for pair in amounts(tuple(sorted(hand, key=RANK.__getitem__))))
    field = Split("cards", rows, count, count, "card")
    return Decision(1, say("san-juan-prompt-hand-limit", count=count), (Offer(Discard, (field,)),))
