"""San Juan positions for pictures, built by words: `chapel^` has tucked cards, `well*` a good on
it, `palace+` covers one card.
"""

from games.core.forms import Decision, Offer, One, Row, Split
from games.core.model import Event, Key, say
from games.san_juan.actions import Build, Discard, Pass
from games.san_juan.content import RANK, amounts
from games.san_juan.state import Pick
from games.san_juan.views import Phase, PlayerView, PrivateView, PublicView, StackView
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


def city(words: str) -> tuple[StackView, ...]:
    """A city from its buildings."""
    return tuple(
        StackView(
            (*["well"] * word.count("+"), word.rstrip("*+^")),
            good="*" in word,
            tucked="^" in word,
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
) -> PublicView:
    """What everybody knows."""
    players = tuple(
        PlayerView(hand + seat, drawn, 7, city(cities[seat]), ()) for seat in range(seats)
    )
    return PublicView(phase, 6, 1, picks, players, 32, 18, tile, (), ())


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


def own(hand: tuple[Key, ...], drawn: tuple[Key, ...] = ()) -> PrivateView:
    """What seat 1 knows besides."""
    return PrivateView(1, tuple(sorted(hand, key=RANK.__getitem__)), drawn, (), None, ())


def to_build(*kinds: Key) -> Decision:
    """Seat 1 may build one of these."""
    field = One("card", kinds, "card")
    return Decision(1, say("san-juan-prompt-build"), (Offer(Build, (field,)), Offer(Pass)))


def to_discard(hand: tuple[Key, ...], count: int) -> Decision:
    """Seat 1 must discard."""
    rows = tuple(Row(*pair) for pair in amounts(tuple(sorted(hand, key=RANK.__getitem__))))
    field = Split("cards", rows, count, count, "card")
    return Decision(1, say("san-juan-prompt-hand-limit", count=count), (Offer(Discard, (field,)),))
