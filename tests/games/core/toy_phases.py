"""What the toy game asks when, and what the answers do."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.flow import (
    Answering,
    Asking,
    Course,
    Flow,
    Frame,
    Simultaneous,
    lane,
)
from games.core.forms import Decision, Offer, One, Row, Some, Split
from games.core.model import (
    Action,
    Key,
    Seat,
    say,
)
from tests.games.core.toy_values import (
    COLOURS,
    COSTS,
    DRAWS,
    PLACES,
    AskFavour,
    AskHow,
    AskWhich,
    Began,
    Build,
    Built,
    Cheer,
    Cheered,
    Decide,
    Draw,
    Drew,
    Favour,
    Hidden,
    Hide,
    Hiding,
    Paint,
    Painting,
    Pay,
    Paying,
    Pile,
    Rest,
    Rounds,
    Show,
    Shown,
    ToyState,
    Turn,
    Wish,
    Wished,
    Wishing,
    drawn,
    minus,
    pile,
    plus,
    size,
)

Toying = Course[ToyState]


def change(course: Toying, seat: Seat, **fields: object) -> None:
    """Give what a seat has new values."""
    players = course.state.players
    changed = replace(players[seat], **fields)
    course.change(players=(*players[:seat], changed, *players[seat + 1 :]))


def cost_of(place: Key) -> int:
    """Pebbles to pay for building there."""
    return COSTS[place.split("@")[0]]


def free_places(state: ToyState) -> tuple[Key, ...]:
    """Places where nobody has built."""
    taken = {place for player in state.players for place, _ in player.built}
    return tuple([place for place in PLACES if place not in taken])


def _of_hand(hand: Pile, least: int, most: int) -> Split:
    """Pebbles of a hand."""
    rows = tuple([Row(colour, amount) for colour, amount in hand])
    return Split("pebbles", rows, least, most, "colour")


def _resume_rounds(course: Toying, frame: Rounds) -> bool:
    """Begin the next round, or end the game."""
    if not frame.left:
        course.pop()
        return True
    seats = range(len(course.state.players))
    first = frame.number % len(seats)
    order = [*seats[first:], *seats[:first]]
    course.tell(Began(frame.number + 1))
    course.swap(Rounds(frame.left - 1, frame.number + 1), *[Turn(seat) for seat in reversed(order)])
    if course.state.options.hiding:
        course.push(Hiding(tuple([lane(seat, AskHow(), AskFavour()) for seat in order])))
    return True


def _ask_how(state: ToyState, place: Any, frame: AskHow) -> Decision:
    """Whether to hide pebbles."""
    hows = ("none", "some") if state.players[place.seat].hand else ("none",)
    return Decision(place.seat, say("toy-prompt-how"), (Offer(Decide, (One("how", hows, "how"),)),))


def _then_which(state: ToyState, place: Any, frame: AskHow, action: Decide) -> tuple[Frame, ...]:
    """Ask which, if any."""
    return (AskWhich(),) if action.how == "some" else ()


def _ask_which(state: ToyState, place: Any, frame: AskWhich) -> Decision:
    """Which pebbles to hide."""
    hand = state.players[place.seat].hand
    return Decision(
        place.seat,
        say("toy-prompt-which"),
        (Offer(Hide, (_of_hand(hand, 1, min(2, size(hand))),)),),
    )


def _ask_favour(state: ToyState, place: Any, frame: AskFavour) -> Decision:
    """Which colour to favour."""
    return Decision(
        place.seat, say("toy-prompt-favour"), (Offer(Favour, (One("colour", COLOURS, "colour"),)),)
    )


def _resolve_hiding(course: Toying, frame: Hiding) -> None:
    """Hide in turn order."""
    for place in frame.lanes:
        player = course.state.players[place.seat]
        for answer in place.answers:
            if isinstance(answer, Hide):
                player = replace(
                    player,
                    hand=minus(player.hand, answer.pebbles),
                    hidden=plus(player.hidden, answer.pebbles),
                )
                course.tell(Hidden(place.seat, size(answer.pebbles)))
            elif isinstance(answer, Favour):
                player = replace(player, favour=answer.colour)
        change(course, place.seat, hand=player.hand, hidden=player.hidden, favour=player.favour)


_REST = Offer(Rest)
_CHEER = (Offer(Cheer),)


def _ask_turn(state: ToyState, frame: Turn) -> tuple[Decision, ...]:
    """What to do next."""
    hand = state.players[frame.seat].hand
    offers = [_REST]
    if frame.draws and state.bag:
        offers.append(Offer(Draw))
    places = tuple([place for place in free_places(state) if cost_of(place) <= size(hand)])
    if places:
        offers.append(Offer(Build, (One("place", places, "place"),), confirm=True))
    if frame.shows and hand:
        colours = tuple([colour for colour, _ in hand])
        offers.append(Offer(Show, (Some("colours", colours, 0, min(2, len(colours)), "colour"),)))
    return (Decision(frame.seat, say("toy-prompt-turn", draws=frame.draws), tuple(offers)),)


def _play_draw(course: Toying, frame: Turn, seat: Seat, action: Draw) -> None:
    """Draw; the first one brings a wish."""
    colour = drawn(course.state.bag, course.below)
    course.change(bag=minus(course.state.bag, ((colour, 1),)))
    change(course, seat, hand=plus(course.state.players[seat].hand, ((colour, 1),)))
    course.tell(Drew(seat))
    course.whisper(Drew(seat, colour), seat)
    course.sealed = True
    course.swap(replace(frame, draws=frame.draws - 1))
    if frame.draws == DRAWS and course.state.bag:
        course.push(Wishing(seat))


def _play_show(course: Toying, frame: Turn, seat: Seat, action: Show) -> None:
    """Show colours."""
    course.tell(Shown(seat, action.colours))
    course.swap(replace(frame, shows=0))


def _play_build(course: Toying, frame: Turn, seat: Seat, action: Build) -> None:
    """Begin a building; nothing is told."""
    course.push(Paying(seat, action.place))


def _play_rest(course: Toying, frame: Turn, seat: Seat, action: Rest) -> None:
    """End the turn."""
    course.pop()


def _play_cheer(course: Toying, frame: Wishing, seat: Seat, action: Cheer) -> None:
    """Cheer."""
    change(course, seat, cheers=course.state.players[seat].cheers + 1)
    course.tell(Cheered(seat))
    course.swap(replace(frame, cheered=(*frame.cheered, seat)))


def _ask_wish(state: ToyState, frame: Wishing) -> tuple[Decision, ...]:
    """Which colour to wish for."""
    return (
        Decision(
            frame.seat, say("toy-prompt-wish"), (Offer(Wish, (One("colour", COLOURS, "colour"),)),)
        ),
    )


def _may_cheer(state: ToyState, frame: Wishing) -> tuple[Decision, ...]:
    """The others may cheer once."""
    others = [seat for seat in range(len(state.players)) if seat != frame.seat]
    prompt = say("toy-prompt-cheer")
    return tuple(
        [
            Decision(seat, prompt, _CHEER, required=False)
            for seat in others
            if seat not in frame.cheered
        ]
    )


def _play_wish(course: Toying, frame: Wishing, seat: Seat, action: Wish) -> None:
    """Take the pebble, if there is one: the bag has told something."""
    found = min(1, dict(course.state.bag).get(action.colour, 0))
    taken = pile({action.colour: found})
    course.change(bag=minus(course.state.bag, taken))
    change(course, seat, hand=plus(course.state.players[seat].hand, taken))
    course.tell(Wished(seat, action.colour, found))
    course.sealed = True
    course.pop()


def _ask_pay(state: ToyState, frame: Paying) -> tuple[Decision, ...]:
    """With which pebbles to pay."""
    cost = cost_of(frame.place)
    offer = Offer(Pay, (_of_hand(state.players[frame.seat].hand, cost, cost),))
    return (Decision(frame.seat, say("toy-prompt-pay", cost=cost), (offer,)),)


def _play_pay(course: Toying, frame: Paying, seat: Seat, action: Pay) -> None:
    """Remember the payment."""
    course.swap(Painting(seat, frame.place, action.pebbles))


def _ask_paint(state: ToyState, frame: Painting) -> tuple[Decision, ...]:
    """Which colour the building gets."""
    return (
        Decision(
            frame.seat,
            say("toy-prompt-paint"),
            (Offer(Paint, (One("colour", COLOURS, "colour"),)),),
        ),
    )


def _play_paint(course: Toying, frame: Painting, seat: Seat, action: Paint) -> None:
    """Finish the building and tell it."""
    player = course.state.players[seat]
    built = (*player.built, (frame.place, action.colour))
    change(course, seat, hand=minus(player.hand, frame.pebbles), built=built)
    course.change(discard=plus(course.state.discard, frame.pebbles))
    course.tell(Built(seat, frame.place, action.colour))
    course.pop()


_TURN: dict[type[Action], Callable[..., None]] = {
    Draw: _play_draw,
    Show: _play_show,
    Build: _play_build,
    Rest: _play_rest,
}


FLOW = Flow[ToyState](
    {
        Rounds: Asking(resume=_resume_rounds),
        Hiding: Simultaneous(_resolve_hiding),
        AskHow: Answering(_ask_how, _then_which),
        AskWhich: Answering(_ask_which),
        AskFavour: Answering(_ask_favour),
        Turn: Asking(_ask_turn, _TURN),
        Wishing: Asking(_ask_wish, {Wish: _play_wish, Cheer: _play_cheer}, chances=_may_cheer),
        Paying: Asking(_ask_pay, {Pay: _play_pay}),
        Painting: Asking(_ask_paint, {Paint: _play_paint}),
    }
)
