"""Acting in town: prospectors and cards come, go and move (6.4)."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One, verb
from games.core.model import Action, Key, Message, Seat, Term, say
from games.core.multiset import with_one
from games.sutters_mill import actions as act
from games.sutters_mill.content import PLACE, SPACES
from games.sutters_mill.events import (
    MovedProspector,
    Passed,
    PlacedCard,
    PlacedProspector,
    RemovedCard,
    RemovedProspector,
    Switched,
)
from games.sutters_mill.frames import InTown, Moving, Rearranging, TurnStart
from games.sutters_mill.phases.digging import DIG, can_dig, current_camp, play_dig
from games.sutters_mill.phases.papers import examine, lose_certificate
from games.sutters_mill.phases.turns import end_turn, go_on_in_town, is_ended
from games.sutters_mill.state import Card, Player, State, Table, Turn, wallet
from games.sutters_mill.town import (
    cards_placeable,
    cards_removable,
    has_free_special,
    is_free,
    next_price,
    rearrangeable,
)

_SWITCH = Offer(act.Switch, confirm=True)
_END = Offer(act.EndTurn)
_PLACE = Offer(act.PlaceProspector, (One("space", SPACES, "space"),))
_START = say("sutters-mill-prompt-turn")
_ACT = say("sutters-mill-prompt-act")
_SALVAGE = {digs: say("sutters-mill-prompt-salvage", digs=digs) for digs in ("yes", "no")}
_FREE: Mapping[type[Action], Key] = {
    act.PlaceProspector: "free_prospector",
    act.RemoveProspector: "free_prospector",
    act.LiftProspector: "free_move",
    act.Rearrange: "rearrange",
}
"""Effects that make an action of town free (R54, R55, R57)."""

Flowing = TurnStart | InTown


def asked_turn(state: State, _frame: TurnStart) -> tuple[Decision, ...]:
    """The switch, digging, or an action of town (D1, D2, D4)."""
    table = state.table
    offers = [DIG] if can_dig(table) else []
    offers += _town_offers(state)
    if table.own.phase == "build_up":
        offers.append(_SWITCH)
    asked, subject = (*offers, _END), current_camp(table)
    return (Decision(table.active, _asks(table), asked, stands=_stands(state), subject=subject),)


def _asks(table: Table) -> Message:
    """What a turn begins with: by the phase, and whether there is anybody in the current camp (R8)."""
    digs = can_dig(table)
    if table.own.phase == "tear_down":
        return _SALVAGE["yes" if digs else "no"]
    return _START if digs else _ACT


def asked_town(state: State, _frame: InTown) -> tuple[Decision, ...]:
    """The next action of town, or the end of the turn (D4); asked also where the wallet leaves nothing else (R23)."""
    offers = (*_town_offers(state), _END)
    price = next_price(state.table)
    free = _free(state.table, offers)
    prompt = say("sutters-mill-prompt-town", price=-1 if price is None else price, free=free)
    return (Decision(state.table.active, prompt, offers, stands=_stands(state)),)


def _free(table: Table, offers: tuple[Offer, ...]) -> Key:
    """The only action that a certificate makes free now; `several`, or `none`. All see it, unlike the gold (Q25)."""
    actions = [offer.action for offer in offers]
    free = [one for one in actions if one in _FREE and is_free(table, _FREE[one])]
    return verb(free[0]) if len(free) == 1 else "several" if free else "none"


def _stands(state: State) -> Message:
    """What the next action costs, and the gold there is; the seat alone reads it."""
    price = next_price(state.table)
    gold = wallet(state, state.table.active)
    if price is None:
        return say("sutters-mill-stands-all-done", gold=gold)
    if price > gold and not has_free_special(state.table):
        return say("sutters-mill-stands-nothing", price=price, gold=gold)
    return say("sutters-mill-stands-price", price=price, gold=gold)


def _town_offers(state: State) -> list[Offer]:
    """What the phase, the board and the wallet allow (R19, R21, R22)."""
    table = state.table
    price = next_price(table)
    is_paid = price is not None and price <= wallet(state, table.active)
    comes_or_goes = is_paid or is_free(table, "free_prospector")
    if table.own.phase == "build_up":
        offers = _building_up(table, is_paid=is_paid, comes=comes_or_goes)
    else:
        offers = _tearing_down(table, is_paid=is_paid, goes=comes_or_goes)
    on_board = _stood_on(table.own)
    if on_board and (is_paid or is_free(table, "free_move")):
        offers.append(_from(act.LiftProspector, "origin", on_board))
    stacks = rearrangeable(table)
    if stacks and on_board:
        offers.append(_from(act.Rearrange, "stack", stacks))
    return offers


def _building_up(table: Table, *, is_paid: bool, comes: bool) -> list[Offer]:
    """A card or a prospector comes (C, D)."""
    own = table.own
    offers: list[Offer] = []
    buildings = cards_placeable(table) if is_paid and own.hand else ()
    if buildings:
        offers.append(_placing(buildings, own.hand))
    if own.off_board and comes:
        offers.append(_PLACE)
    return offers


def _tearing_down(table: Table, *, is_paid: bool, goes: bool) -> list[Offer]:
    """A card or a prospector goes (F, G)."""
    offers: list[Offer] = []
    buildings = cards_removable(table) if is_paid else ()
    if buildings:
        offers.append(_from(act.RemoveCard, "top", buildings))
    if table.own.on_board and goes:
        offers.append(_from(act.RemoveProspector, "post", _stood_on(table.own)))
    return offers


def _stood_on(player: Player) -> tuple[Key, ...]:
    """Spaces where the player has prospectors."""
    return tuple([SPACES[place] for place, count in enumerate(player.prospectors) if count])


@lru_cache(1 << 12)
def _placing(buildings: tuple[Key, ...], hand: tuple[Key, ...]) -> Offer:
    """Any card of the hand on any of these buildings (D6, D7)."""
    return Offer(act.PlaceCard, (One("site", buildings, "space"), One("card", hand, "card")))


@lru_cache(1 << 12)
def _from(action: type[act.AnyAction], name: str, spaces: tuple[Key, ...]) -> Offer:
    """The action with one of these spaces."""
    return Offer(action, (One(name, spaces, "space"),))


def play_switch(course: Course[State], _frame: TurnStart, seat: Seat, _action: act.Switch) -> None:
    """Tear-down for the rest of the game; the hand leaves it (R3, R4, R6)."""
    cards = len(course.table.own.hand)
    course.change_player(seat, phase="tear_down", hand=())
    course.change_table(is_quiet=False)
    course.tell(Switched(seat, cards))


def play_end(course: Course[State], frame: Flowing, seat: Seat, _action: act.EndTurn) -> None:
    """The turn is over; before any action it was a pass (R19, R23)."""
    if isinstance(frame, TurnStart):
        course.tell(Passed(seat))
    end_turn(course)


def _pay(course: Course[State], seat: Seat, effect: Key = "") -> int:
    """Use up the effect that makes the action free, or pay the marginal price (R20, R22, R55, R57): the price."""
    table = course.table
    turn = table.turn
    if effect and is_free(table, effect):
        course.change_table(turn=_turn(table, used=(*turn.used, effect)))
        return 0
    price = next_price(table)
    assert price is not None
    course.change_table(turn=_turn(table, paid_actions=turn.paid_actions + 1))
    if price:
        course.change_player(seat, paid=table.players[seat].paid + price)
    return price


def _turn(table: Table, **fields: object) -> Turn:
    """The turn with other values."""
    turn: Any = table.turn
    changed: Turn = replace(turn, **fields)
    return changed


def play_place(
    course: Course[State], _frame: Flowing, seat: Seat, action: act.PlaceProspector
) -> None:
    """One more prospector on the board (R24)."""
    price = _pay(course, seat, "free_prospector")
    own = course.table.own
    placed = with_one(own.prospectors, PLACE[action.space])
    course.change_player(seat, prospectors=placed, off_board=own.off_board - 1)
    course.change_table(is_quiet=False)
    course.tell(PlacedProspector(seat, action.space, price))
    go_on_in_town(course)


def play_card(course: Course[State], _frame: Flowing, seat: Seat, action: act.PlaceCard) -> None:
    """A card on top of the stack (R26)."""
    price = _pay(course, seat)
    hand = tuple([rank for rank in course.table.own.hand if rank != action.card])
    course.change_player(seat, hand=hand)
    place = PLACE[action.site]
    stacks = list(course.table.stacks)
    stacks[place] = (*stacks[place], Card(seat, action.card))
    course.change_table(stacks=tuple(stacks), is_quiet=False)
    course.tell(PlacedCard(seat, action.card, action.site, price))
    examine(course, place)
    go_on_in_town(course)


def play_lift(
    course: Course[State], frame: Flowing, _seat: Seat, action: act.LiftProspector
) -> None:
    """Ask where to (D9)."""
    course.push(Moving(action.origin))


def asked_move(state: State, frame: Moving) -> tuple[Decision, ...]:
    """Any other space (R30)."""
    field = One("space", _ELSEWHERE[frame.origin], "space")
    offers = (Offer(act.MoveProspector, (field,)),)
    table = state.table
    price = 0 if is_free(table, "free_move") else next_price(table)
    assert price is not None
    origin = Term("space", frame.origin)
    prompt = say("sutters-mill-prompt-move", origin=origin, price=price)
    return (Decision(table.active, prompt, offers),)


_ELSEWHERE = {origin: tuple([space for space in SPACES if space != origin]) for origin in SPACES}


def play_move(course: Course[State], frame: Moving, seat: Seat, action: act.MoveProspector) -> None:
    """The prospector goes there; that brings no counter (R30, R31)."""
    price = _pay(course, seat, "free_move")
    lifted = with_one(course.table.own.prospectors, PLACE[frame.origin], -1)
    course.change_player(seat, prospectors=with_one(lifted, PLACE[action.space]))
    course.tell(MovedProspector(seat, frame.origin, action.space, price))
    go_on_in_town(course)


def play_remove(
    course: Course[State], _frame: Flowing, seat: Seat, action: act.RemoveProspector
) -> None:
    """The prospector leaves the game (R39)."""
    price = _pay(course, seat, "free_prospector")
    left = with_one(course.table.own.prospectors, PLACE[action.post], -1)
    course.change_player(seat, prospectors=left)
    course.change_table(is_quiet=False)
    course.tell(RemovedProspector(seat, action.post, price))
    if not is_ended(course):
        go_on_in_town(course)


def play_take(course: Course[State], _frame: Flowing, seat: Seat, action: act.RemoveCard) -> None:
    """The top card is saved for its owner (R40, R43); the last one takes certificate and a counter with it (R46)."""
    price = _pay(course, seat)
    place = PLACE[action.top]
    stacks = list(course.table.stacks)
    card = stacks[place][-1]
    stacks[place] = stacks[place][:-1]
    removed = with_one(course.table.turn.removed, place)
    course.change_table(
        stacks=tuple(stacks), turn=_turn(course.table, removed=removed), is_quiet=False
    )
    saved = course.table.players[card.seat].saved
    course.change_player(card.seat, saved=(*saved, card.rank))
    course.tell(RemovedCard(seat, card.seat, card.rank, action.top, price))
    if not stacks[place]:
        lose_certificate(course, place)
    examine(course, place)
    if not is_ended(course):
        go_on_in_town(course)


def play_rearrange(
    course: Course[State], _frame: Flowing, _seat: Seat, action: act.Rearrange
) -> None:
    """Ask for the new order (D13)."""
    course.push(Rearranging(action.stack))


_TOWN_PLAYS: Mapping[type[Action], Callable[..., None]] = {
    act.PlaceProspector: play_place,
    act.PlaceCard: play_card,
    act.LiftProspector: play_lift,
    act.RemoveProspector: play_remove,
    act.RemoveCard: play_take,
    act.Rearrange: play_rearrange,
    act.EndTurn: play_end,
}

TURN_START = Asking(asked_turn, {**_TOWN_PLAYS, act.Switch: play_switch, act.Dig: play_dig})
IN_TOWN = Asking(asked_town, _TOWN_PLAYS)
MOVING = Asking(asked_move, {act.MoveProspector: play_move})
