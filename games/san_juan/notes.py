"""What a person may want to know while choosing: prices, gains, and why something is not offered."""

from games.core.forms import Decision, Field, Split
from games.core.keys import first_of
from games.core.model import Key, Message, Note, Notes, Seat, SeatName, Term, Terms, say
from games.san_juan.actions import Build, Pass, PickRole, Place, Sell
from games.san_juan.content import CARDS, COST, GOOD_OF, LIMITS, POINTS, PRICES, PRIVILEGES, ROLES
from games.san_juan.costs import (
    Builder,
    builder_of,
    legal_places,
    market_goods,
    means,
    places,
    remaining,
)
from games.san_juan.frames import BuilderPhase, ChoosingPlace
from games.san_juan.phases.construction import place_key
from games.san_juan.phases.councillor import cards_kept
from games.san_juan.phases.roles import decides_on_library, library_works
from games.san_juan.state import Player, State

_OWNED = say("san-juan-refused-owned")
_CRANE = say("san-juan-refused-crane")
_EQUAL = say("san-juan-refused-equal")
_ENDS = say("san-juan-detail-ends")

_HELPERS = {"producer": "aqueduct", "trader": "trading_post"}
"""Buildings that make it one good more (B11, B17)."""


def notes_on(state: State, decision: Decision) -> Notes:
    """The notes on the seat's decision."""
    seat = decision.seat
    kind = decision.offers[0].action
    if kind is PickRole:
        return Notes(_on_roles(state, seat))
    if kind in (Build, Pass):
        return Notes(_on_buildings(state, seat))
    if kind is Place:
        return Notes(_on_places(state, seat))
    fields = decision.offers[0].fields
    if kind is Sell:
        return Notes(_on_prices(state, fields[0]))
    active = state.table.players[seat].active
    cards = [field for field in fields if field.kind == "card"]
    return Notes(tuple([note for field in cards for note in _sorted(field, active)]))


def _on_roles(state: State, seat: Seat) -> tuple[Note, ...]:
    """What each privilege brings, and who has taken a role."""
    takers = {pick.role: pick.seat for pick in state.table.picks}
    lines = []
    for role in ROLES:
        taker = takers.get(role)
        refused = None if taker is None else _taken_by(taker, seat)
        lines.append(Note("role", role, detail=_privilege_of(state, seat, role), refused=refused))
    return tuple(lines)


def _taken_by(taker: Seat, seat: Seat) -> Message:
    """Who has the role, told to the seat: with two players it may be its own first pick (R26)."""
    if taker == seat:
        return say("san-juan-refused-role-own")
    return say("san-juan-refused-role", seat=SeatName(taker))


def _privilege_of(state: State, seat: Seat, role: Key) -> Message:
    """What the role would bring the seat; both numbers where the Library is a choice (D7)."""
    more = _HELPERS.get(role) in state.table.players[seat].active
    plain, doubled = [count + more for count in PRIVILEGES[role]]
    kept = {"keep": cards_kept(state.table.players[seat])} if role == "councillor" else {}
    told = f"san-juan-privilege-{role}"
    if decides_on_library(state.table, seat):
        return say(f"{told}-or-library", count=plain, doubled=doubled, **kept)
    return say(told, count=doubled if library_works(state.table, seat) else plain, **kept)


def _on_buildings(state: State, seat: Seat) -> tuple[Note, ...]:
    """Every kind of the hand, and what lies in the middle, with its price, in a new place unless only the Crane makes it
    payable (R36), or why it cannot be built. Goods of the Black Market are part of the price, as they are lost too (R34).
    """
    builder = builder_of(state, seat)
    return tuple([_on_building(state, builder, card) for card in builder.choices])


def _on_building(state: State, builder: Builder, card: Key) -> Note:
    """One kind of the hand, called by its name: where nothing can be built there is no field that names it."""
    group, name = Term("sort", CARDS[card].sort), say(f"san-juan-card-{card.replace('_', '-')}")
    player = builder.player
    if card in player.active:
        return Note("card", card, group, refused=_OWNED, label=name)
    costs = {over: remaining(builder, card, over) for over in legal_places(player, card)}
    fresh, within = costs[None], means(builder.hand, card)
    missing = {over: cost - market_goods(player, over) - within for over, cost in costs.items()}
    payable = [cost for over, cost in costs.items() if missing[over] <= 0]
    refused = None if payable else _too_dear(min(missing.values()))
    cheapest = min(payable or costs.values())
    if refused is not None or cheapest == fresh:
        where = "-ends" if refused is None and _ends(state, builder, card) else ""
        return Note("card", card, group, cheapest, None, described(card, where), refused, name)
    if missing[None] > 0:
        only = described(card, "-over-only")
        return Note("card", card, group, cost=cheapest, detail=only, label=name)
    cheaper = described(card, "-over-cheaper", cost=cheapest)
    return Note("card", card, group, cost=fresh, detail=cheaper, label=name)


def _ends(state: State, builder: Builder, card: Key) -> bool:
    """Whether building the card makes this the last phase (R95): it can only stand in a new place, and is the seat's last."""
    return places(builder, card) == (None,) and _is_last(state, builder.player)


def _is_last(state: State, player: Player) -> bool:
    """Whether a building in a new place is the player's last, and the first at the table that is somebody's last."""
    phase = state.flow[1]
    assert isinstance(phase, BuilderPhase)
    return not phase.is_last and len(player.city) == LIMITS.buildings - 1


def _too_dear(missing: int) -> Message | None:
    """How many cards are missing; None when none is."""
    return say("san-juan-refused-cost", count=missing) if missing > 0 else None


def _on_places(state: State, seat: Seat) -> tuple[Note, ...]:
    """Every place with the price there, what is lost, or why it cannot be used."""
    frame = state.flow[-1]
    assert isinstance(frame, ChoosingPlace)
    builder = builder_of(state, seat)
    player = builder.player
    offered = places(builder, frame.card)
    legal = tuple(legal_places(player, frame.card))
    lines = []
    for over in (None, *range(len(player.city))):
        key = place_key(player, over)
        if over not in legal:
            top = first_of(key)
            lines.append(Note("place", key, refused=_CRANE if top == "crane" else _EQUAL))
            continue
        cost = remaining(builder, frame.card, over)
        missing = cost - market_goods(player, over) - means(builder.hand, frame.card)
        refused = None if over in offered else _too_dear(missing)
        ends = over is None and _is_last(state, player)
        detail = _ENDS if ends else _lost(player, over)
        lines.append(Note("place", key, cost=cost, detail=detail, refused=refused))
    return tuple(lines)


def _lost(player: Player, over: int | None) -> Message | None:
    """The good that covering the stack would lose (R36)."""
    if over is None or not player.city[over].good:
        return None
    good = GOOD_OF[player.city[over].cards[-1]]
    return say("san-juan-detail-good-lost", good=Terms("good", ((good, 1),)))


def _on_prices(state: State, field: Field) -> tuple[Note, ...]:
    """What each good brings today."""
    prices = PRICES[state.table.tiles_seen[-1]]
    assert isinstance(field, Split)
    return tuple([Note("goods", row.key, gain=prices[row.key]) for row in field.rows])


def _sorted(field: Field, active: tuple[Key, ...]) -> tuple[Note, ...]:
    """Each card under the heading of its sort, with the numbers printed on it, or that its twin stands and bars it (R32)."""
    keys = tuple([row.key for row in field.rows]) if isinstance(field, Split) else field.keys
    return tuple(
        [
            Note(
                field.name,
                key,
                Term("sort", CARDS[key].sort),
                detail=_twin(key) if key in active else printed(key, _effect(key)),
            )
            for key in keys
        ]
    )


def _twin(card: Key) -> Message:
    """What it would cost, and that one stands already."""
    return say("san-juan-printed-owned", cost=COST[card])


def printed(card: Key, effect: Term | None = None) -> Message:
    """The numbers on a card, and what it does if wanted; buildings that score at the end have a star in place of points."""
    told, blanks = "san-juan-printed", {"cost": COST[card], "points": POINTS[card]}
    if is_star(card):
        told, blanks = f"{told}-six", {"cost": COST[card]}
    if effect is None:
        return say(told, **blanks)
    return say(f"{told}-effect", **blanks, effect=effect)


def described(card: Key, where: str = "", **cost: int) -> Message:
    """Points and effect of a card whose price is told apart; `where` says that a place is part of that price."""
    if is_star(card):
        return say(f"san-juan-building-six{where}", effect=_effect(card), **cost)
    return say(f"san-juan-building{where}", points=POINTS[card], effect=_effect(card), **cost)


def is_star(card: Key) -> bool:
    """Whether its points come at the end of the game."""
    return CARDS[card].sort in ("six", "cathedral")


def _effect(card: Key) -> Term:
    """What a card does, in the few words of the hand card."""
    return Term("effect", card)
