"""A tiny game that uses everything the kernel can do: "Pebbles".

Each round all seats may hide pebbles of their hand in secret and name a colour they favour; then each seat in turn
draws, builds, shows or rests; a wish may be cheered. Buildings score, hidden pebbles of the favoured colour score.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from games.core.flow import (
    Course,
    own_lane,
    public_flow,
    secretly_done,
    with_own_lane,
)
from games.core.forms import Decision, One, Some, Split
from games.core.game import Game, Json, Options
from games.core.model import (
    Action,
    Key,
    Message,
    Note,
    Notes,
    ScoreLine,
    ScoreSheet,
    Seat,
    Step,
    Term,
    say,
)
from games.core.orders import Rule, always
from games.core.rng import Chance, Rng
from tests.games.core.toy_phases import FLOW, change, cost_of, free_places
from tests.games.core.toy_values import (
    COLOURS,
    OF_EACH,
    PLACES,
    ROUNDS,
    Build,
    Cheer,
    Draw,
    Pile,
    Player,
    PublicPlayer,
    Rest,
    Rounds,
    ToyAction,
    ToyEvent,
    ToyFrame,
    ToyOptions,
    ToyPrivate,
    ToyPublic,
    ToyState,
    drawn,
    minus,
    pile,
    plus,
    size,
)


def _first(decision: Decision) -> Action:
    """The first answer of the first offer."""
    offer = decision.offers[0]
    values: list[object] = []
    for field in offer.fields:
        match field:
            case One():
                values.append(field.keys[0])
            case Some():
                values.append(field.keys[: field.least])
            case Split():
                values.append(_least(field))
    return offer.action(*values)


def _least(field: Split) -> Pile:
    """The first pieces, as few as may be."""
    left = field.least
    amounts: dict[Key, int] = {}
    for row in field.rows:
        amounts[row.key] = min(row.most, left)
        left -= amounts[row.key]
    return pile(amounts)


def _with_cheers(old: Json) -> Json:
    """Schema 1 knew no cheers: nobody has cheered."""
    players = [{**player, "cheers": 0} for player in old["players"]]
    return {**old, "players": players}


class Toy(Game[ToyState, ToyPublic, ToyPrivate]):
    """The rules of Pebbles."""

    id = "toy"
    seats = range(2, 5)
    schema = 2
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: _with_cheers}
    options = ToyOptions
    state_type = ToyState
    public_type = ToyPublic
    private_type = ToyPrivate
    action_type = ToyAction
    event_type = ToyEvent
    topics = (Term("colour", "red"),)
    places = frozenset({"place"})
    flow = FLOW
    rules: ClassVar[Mapping[Key, Rule]] = {
        "draw": Rule(at=frozenset({"toy-prompt-turn"}), answer=always(Draw())),
        "rest": Rule(at=frozenset({"toy-prompt-turn"}), answer=always(Rest())),
        "cheer": Rule(at=frozenset({"toy-prompt-cheer"}), answer=always(Cheer())),
    }

    def check(self, seats: int, options: Options) -> Message | None:
        """Four seats play the short game."""
        assert isinstance(options, ToyOptions)
        if seats == 4 and options.length == "long":
            return say("toy-refused-long")
        return super().check(seats, options)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[ToyState]:
        """Three pebbles for each seat, out of the bag."""
        assert isinstance(options, ToyOptions)
        bag = pile(dict.fromkeys(COLOURS, OF_EACH))
        rounds = (Rounds(ROUNDS[options.length]),)
        course = Course(ToyState(rng, rounds, options, bag, (), (Player(()),) * seats))
        for seat in range(seats):
            for _ in range(3):
                colour = drawn(course.state.bag, course.below)
                course.change(bag=minus(course.state.bag, ((colour, 1),)))
                change(course, seat, hand=plus(course.state.players[seat].hand, ((colour, 1),)))
        return self.flow.begin(course)

    def default(self, state: ToyState, seat: Seat, rng: Rng) -> Action | None:
        """Nothing, or the least."""
        decision = self.decision(state, seat)
        return _first(decision) if decision is not None and decision.required else None

    def notes(self, state: ToyState, seat: Seat) -> Notes:
        """What places cost, or why they are not offered."""
        decision = self.decision(state, seat)
        if decision is None or not any(offer.action is Build for offer in decision.offers):
            return Notes()
        free = free_places(state)
        hand = size(state.players[seat].hand)
        lines = []
        for place in PLACES:
            refused = say("toy-note-taken") if place not in free else None
            if refused is None and cost_of(place) > hand:
                refused = say("toy-note-dear")
            lines.append(Note("place", place, cost=cost_of(place), refused=refused))
        return Notes(tuple(lines))

    def public(self, state: ToyState) -> ToyPublic:
        """Counts, buildings, cheers."""
        players = tuple(
            [
                PublicPlayer(size(one.hand), size(one.hidden), one.built, one.cheers)
                for one in state.players
            ]
        )
        return ToyPublic(
            public_flow(state.flow), state.options, size(state.bag), size(state.discard), players
        )

    def private(self, state: ToyState, seat: Seat) -> ToyPrivate:
        """One's own pebbles and favourite."""
        player = state.players[seat]
        own = tuple(
            [
                frame
                for frame in state.flow
                if frame.unfinished and getattr(frame, "seat", None) == seat
            ]
        )
        return ToyPrivate(
            seat, player.hand, player.hidden, player.favour, own_lane(state.flow, seat), own
        )

    def deal(self, public: ToyPublic, private: ToyPrivate | None, rng: Rng) -> ToyState:
        """The unseen pebbles dealt anew."""
        chance = Chance(rng)
        known = plus(private.hand, private.hidden) if private else ()
        unseen = minus(pile(dict.fromkeys(COLOURS, OF_EACH)), known)

        def take(count: int) -> Pile:
            nonlocal unseen
            taken: Pile = ()
            for _ in range(count):
                piece = ((drawn(unseen, chance.below), 1),)
                taken, unseen = plus(taken, piece), minus(unseen, piece)
            return taken

        players = []
        for seat, seen in enumerate(public.players):
            if private is not None and seat == private.seat:
                dealt = Player(
                    private.hand, private.hidden, private.favour, seen.built, seen.cheers
                )
            else:
                favour = COLOURS[chance.below(len(COLOURS))]
                dealt = Player(take(seen.hand), take(seen.hidden), favour, seen.built, seen.cheers)
            players.append(dealt)
        discard = take(public.discard)
        own = private.lane if private else None
        flow: tuple[ToyFrame, ...] = with_own_lane(public.flow, own)
        state = ToyState(rng, flow, public.options, unseen, discard, tuple(players))
        others = secretly_done(flow, private.seat if private else None)
        state = self.flow.answered_by_chance(state, others, chance.below)
        unfinished = private.unfinished if private else ()
        return replace(state, rng=chance.rng, flow=state.flow + unfinished)

    def scores(self, state: ToyState) -> tuple[ScoreSheet, ...]:
        """Buildings by their cost, hidden pebbles of the favourite, cheers break ties."""
        sheets = []
        for seat, player in enumerate(state.players):
            built = sum(cost_of(place) for place, _ in player.built)
            lines = (
                ScoreLine(Term("score", "built"), built),
                ScoreLine(Term("score", "hidden"), dict(player.hidden).get(player.favour, 0)),
            )
            sheets.append(
                ScoreSheet(seat, lines, (ScoreLine(Term("score", "cheers"), player.cheers),))
            )
        return tuple(sheets)


TOY = Toy()
