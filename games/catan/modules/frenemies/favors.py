"""The one favor action of a turn: a favor of a guild, or the exchange of a token (R310, R350-R363)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec.structs import replace

from games.catan.awards import end_if_won
from games.catan.content import CARDS, RESOURCES
from games.catan.events import BuiltRoad
from games.catan.hands import only, pay, place_of, take
from games.catan.modules.frenemies import tokens
from games.catan.modules.frenemies.actions import (
    ExchangeToken,
    FavorRoad,
    FavorTrade,
    ReturnToken,
    TakeFavorCard,
    UseFavor,
)
from games.catan.modules.frenemies.events import (
    DrewForExchange,
    GotCard,
    GotChip,
    GotThisCard,
    ReturnedThisToken,
    ReturnedToken,
    TookFavorCard,
    TradedByFavor,
    UsedFavor,
)
from games.catan.modules.frenemies.frames import (
    MerchantsFavor,
    RoadBuildersFavor,
    TokenReturning,
)
from games.catan.modules.frenemies.part import GUILDS, PRICES
from games.catan.phases.building import keep_card, top_card
from games.catan.phases.roads import free_paths, lay_road
from games.catan.secretive import keep
from games.catan.state import State
from games.catan.trade.offers import Kinds, kinds_of
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Action, Key, Seat, say
from games.core.multiset import Counts, with_one

TRADES = 2
"""Cards that the Traders exchange for one token (R351)."""

_EXCHANGE = Offer(ExchangeToken)


def favor_offers(state: State) -> list[Offer]:
    """What the active player can still do in the way of favors (R310, R312)."""
    part = tokens.frenemies(state.table)
    seat = state.table.active
    offers = []
    if part.tokens[seat] and not part.has_acted:
        guilds = _payable(state, seat)
        if guilds:
            offers.append(_favor_offer(guilds))
        if part.supply:
            offers.append(_EXCHANGE)
    if part.trades:
        deals = _deals(state, seat)
        if deals:
            offers.append(Offer(FavorTrade, (One("deal", deals, "swap"),)))
    return offers


@lru_cache(maxsize=32)
def _favor_offer(guilds: tuple[Key, ...]) -> Offer:
    """The offer of a favor of one of these."""
    return Offer(UseFavor, (One("guild", guilds, "guild"),))


def _payable(state: State, seat: Seat) -> tuple[Key, ...]:
    """Guilds whose favor the seat can pay for and that would have an effect (R315, R350)."""
    enough = _affordable(tokens.usable(state))
    return tuple([guild for guild in enough if _HAS_EFFECT[guild](state, seat)]) if enough else ()


@lru_cache(maxsize=1024)
def _affordable(held: Counts) -> tuple[Key, ...]:
    """Guilds that these tokens are enough for."""
    prices = zip(GUILDS, held, PRICES, strict=True)
    return tuple([guild for guild, have, price in prices if have >= price])


def _deals(state: State, seat: Seat) -> tuple[Key, ...]:
    """What the seat may exchange at the bank, a card for a card (R351)."""
    return _swaps(kinds_of(state.secrets.players[seat].hand), kinds_of(state.table.bank))


@lru_cache(maxsize=1024)
def _swaps(hand: Kinds, bank: Kinds) -> tuple[Key, ...]:
    """The same of these kinds."""
    return tuple(
        [
            Pair(give, take).key
            for give, is_held in zip(RESOURCES, hand, strict=True)
            for take, is_there in zip(RESOURCES, bank, strict=True)
            if is_held and is_there and give != take
        ]
    )


_HAS_EFFECT: Mapping[Key, Callable[[State, Seat], bool]] = {
    "traders": lambda state, seat: bool(_deals(state, seat)),
    "merchants": lambda state, seat: any(state.table.bank),
    "road_builders": lambda state, seat: bool(free_paths(state.table, seat)),
    "scholars": lambda state, seat: any(state.secrets.deck),
    "master_builders": lambda state, seat: True,
}


def play_favor(course: Course[State], frame: object, seat: Seat, action: UseFavor) -> None:
    """Pay, and the effect takes place at once (R350)."""
    tokens.spend(course, seat, action.guild)
    course.tell(UsedFavor(seat, action.guild))
    _EFFECTS[action.guild](course, seat)


def _scholars(course: Course[State], seat: Seat) -> None:
    """The top card of the deck; it may win (R354)."""
    card = top_card(course)
    keep_card(course, seat, card)
    course.tell(GotCard(seat, sum(course.state.secrets.deck)))
    course.whisper(GotThisCard(seat, CARDS[card]), seat)
    course.sealed = True
    end_if_won(course)


def _master_builders(course: Course[State], seat: Seat) -> None:
    """A Catan chip; it may win (R355-R357)."""
    chips = tokens.frenemies(course.state.table).chips
    tokens.put(course, replace(tokens.frenemies(course.state.table), chips=with_one(chips, seat)))
    course.tell(GotChip(seat))
    end_if_won(course)


_EFFECTS: Mapping[Key, Callable[[Course[State], Seat], None]] = {
    "traders": lambda course, seat: tokens.put(
        course, replace(tokens.frenemies(course.state.table), trades=TRADES)
    ),
    "merchants": lambda course, seat: course.push(MerchantsFavor()),
    "road_builders": lambda course, seat: course.push(RoadBuildersFavor()),
    "scholars": _scholars,
    "master_builders": _master_builders,
}


def play_trade(course: Course[State], frame: object, seat: Seat, action: FavorTrade) -> None:
    """A card for a card; the other trade is kept for later in the turn (R351)."""
    given, taken = [only(place_of(key), 1) for key in Pair.parse(action.deal)]
    pay(course, seat, given)
    take(course, seat, taken)
    tokens.put(
        course,
        replace(
            tokens.frenemies(course.state.table),
            trades=tokens.frenemies(course.state.table).trades - 1,
        ),
    )
    course.tell(TradedByFavor(seat, given, taken))


def merchants_asked(state: State, frame: MerchantsFavor) -> tuple[Decision, ...]:
    """Which card of the bank to take (R352)."""
    kinds = tuple([key for key, count in zip(RESOURCES, state.table.bank, strict=True) if count])
    offer = Offer(TakeFavorCard, (One("resource", kinds, "resource"),))
    return (Decision(state.table.active, say("catan-prompt-favor-card"), (offer,)),)


def play_taking(
    course: Course[State], frame: MerchantsFavor, seat: Seat, action: TakeFavorCard
) -> None:
    """The card comes into the hand (R352)."""
    course.pop()
    take(course, seat, only(place_of(action.resource), 1))
    course.tell(TookFavorCard(seat, action.resource))


def road_asked(state: State, frame: RoadBuildersFavor) -> tuple[Decision, ...]:
    """Where the free road shall lie (R353)."""
    seat = state.table.active
    offer = Offer(FavorRoad, (One("path", free_paths(state.table, seat), "path"),))
    return (Decision(seat, say("catan-prompt-favor-road"), (offer,)),)


def play_road(
    course: Course[State], frame: RoadBuildersFavor, seat: Seat, action: FavorRoad
) -> None:
    """The road lies, and may win (R353, R497)."""
    course.pop()
    path = course.state.table.board.geometry.path_of[action.path]
    lay_road(course, seat, path, BuiltRoad(seat, action.path))
    end_if_won(course)


def play_exchange(course: Course[State], frame: object, seat: Seat, action: ExchangeToken) -> None:
    """A token is drawn and looked at (R361, R362)."""
    tokens.put(course, replace(tokens.frenemies(course.state.table), has_acted=True))
    course.tell(DrewForExchange(seat))
    got = tokens.take(course, seat, 1)
    keep(course, replace(tokens.favors(course.state), drawn=GUILDS[got.index(1)]))
    course.push(TokenReturning())


def returning_asked(state: State, frame: TokenReturning) -> tuple[Decision, ...]:
    """Which token goes back, the new one allowed; asked also where there is only one kind (R361, R507)."""
    seat = state.table.active
    held = zip(GUILDS, tokens.favors(state).held[seat], strict=True)
    field = One("guild", tuple([guild for guild, count in held if count]), "guild")
    return (Decision(seat, say("catan-prompt-return-token"), (Offer(ReturnToken, (field,)),)),)


def play_returning(
    course: Course[State], frame: TokenReturning, seat: Seat, action: ReturnToken
) -> None:
    """It goes back face down, nobody else learns which (R361, R363)."""
    course.pop()
    tokens.put_back(course, seat, action.guild)
    course.tell(ReturnedToken(seat))
    course.whisper(ReturnedThisToken(seat, action.guild), seat)


FAVOR_PLAYS: Mapping[type[Action], Callable[..., None]] = {
    UseFavor: play_favor,
    ExchangeToken: play_exchange,
    FavorTrade: play_trade,
}

FAVOR_FRAMES: Frames = {
    MerchantsFavor: Asking(merchants_asked, {TakeFavorCard: play_taking}),
    RoadBuildersFavor: Asking(road_asked, {FavorRoad: play_road}),
    TokenReturning: Asking(returning_asked, {ReturnToken: play_returning}),
}
