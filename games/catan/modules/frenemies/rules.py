"""Frenemies at the moments of the game (docs/rules/catan-minis.md R301-R380, R490-R508)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.catan.content import SCENARIOS, Hand
from games.catan.frames import Acting, AnyFrame
from games.catan.hands import only, place_of
from games.catan.modules.frenemies import actions as act
from games.catan.modules.frenemies import tokens
from games.catan.modules.frenemies.districts import (
    DISTRICT_FRAMES,
    founded_homes,
    joined_by_founding,
    new_joints,
    reward_road,
)
from games.catan.modules.frenemies.favors import FAVOR_FRAMES, FAVOR_PLAYS, favor_offers
from games.catan.modules.frenemies.frames import DrawingOrder, GiftOffered, TokenReturning
from games.catan.modules.frenemies.gifts import GIFT_FRAMES, GIFT_PLAYS, gift_offers
from games.catan.modules.frenemies.part import (
    GUILDS,
    NO_TOKENS,
    PRICES,
    Favors,
    Frenemies,
    OwnFavors,
    all_tokens,
)
from games.catan.options import CatanOptions
from games.catan.secretive import SecretModule, keep
from games.catan.state import CITY, NOBODY, Board, State, Table
from games.catan.views import Public
from games.core.flow import Course, Frames
from games.core.forms import Below, Offer
from games.core.keys import first_of
from games.core.model import Action, Key, Message, Note, Seat, say
from games.core.multiset import Counts, drawn, drawn_one, minus, with_one

GOAL = 11
"""Points that win (R380)."""

TOKEN_WORTH = 0.22
"""What a token is worth to a house player, in points."""

FAVOR_WORTH = 0.12
"""What it is worth besides that its guild's favor can be paid."""


def _returned(state: State) -> Action:
    """The token that was drawn (R508)."""
    return act.ReturnToken(tokens.favors(state).drawn)


def _next_to_draw(state: State) -> Action:
    """Clockwise from the builder (R508)."""
    top = state.flow[-1]
    assert isinstance(top, DrawingOrder)
    return act.DrawFirst(str(top.left[0]))


def _guild(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What the guild's favor is."""
    return Note(field, key, detail=say(f"catan-guild-{key.replace('_', '-')}.effect"))


def _gift(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of that card the giver holds."""
    held = state.secrets.players[seat].hand[place_of(first_of(key))]
    return Note(field, key, detail=say("catan-note-own", count=held))


class FrenemiesModule(SecretModule[Frenemies, Favors, OwnFavors]):
    """Favor tokens for kindness, and what the guilds do for them."""

    part = Frenemies
    secret = Favors
    own = OwnFavors
    frames: ClassVar[Frames] = {**FAVOR_FRAMES, **GIFT_FRAMES, **DISTRICT_FRAMES}
    plays: ClassVar = {**FAVOR_PLAYS, **GIFT_PLAYS}
    tastes: ClassVar = {
        act.UseFavor: 24,
        act.FavorTrade: 4,
        act.OfferGift: 2,
        act.AcceptGift: 16,
        act.WithdrawGift: 0,
    }
    defaults: ClassVar = {
        act.RefuseGift: lambda state: act.RefuseGift(),
        act.ReturnToken: _returned,
        act.DrawFirst: _next_to_draw,
    }
    notes: ClassVar = {"guild": _guild, "gift": _gift}

    def refused(self, options: CatanOptions, seats: int) -> Message | None:
        """Not with the scenarios, which need the same chips (R503)."""
        is_scenario = options.board in SCENARIOS or options.erie
        return say("catan-refused-frenemies") if options.frenemies and is_scenario else None

    def begin(self, options: CatanOptions, board: Board, seats: int) -> Frenemies | None:
        """All tokens face down; nobody has any (R302, R303)."""
        if not options.frenemies:
            return None
        return Frenemies(sum(all_tokens(seats)), (0,) * seats, (0,) * seats)

    def hidden(self, table: Table) -> Favors:
        """All tokens lie in the supply (R302)."""
        seats = len(table.players)
        return Favors(all_tokens(seats), (NO_TOKENS,) * seats)

    def known(self, table: Table, secrets: Favors, seat: Seat) -> OwnFavors:
        """The own tokens (9)."""
        if seat != table.active:
            return OwnFavors(secrets.held[seat], NO_TOKENS)
        return OwnFavors(secrets.held[seat], secrets.fresh, secrets.drawn)

    def dealt(self, public: Public, seat: Seat, own: OwnFavors | None, below: Below) -> Favors:
        """The tokens that are not on the guild table nor the viewer's own, by chance."""
        table = public.table
        part = self.of(table)
        supply = minus(all_tokens(len(table.players)), part.spent)
        if own is not None:
            supply = minus(supply, own.held)
        held = []
        for other, count in enumerate(part.tokens):
            if own is not None and other == seat:
                held.append(own.held)
            else:
                got = drawn(supply, count, below)
                supply = minus(supply, got)
                held.append(got)
        if own is not None and seat == table.active:
            return Favors(supply, tuple(held), own.fresh, own.drawn)
        fresh = drawn(_seen_this_turn(table, part, held[table.active], below), part.fresh, below)
        is_returning = bool(public.flow) and isinstance(public.flow[-1], TokenReturning)
        token = GUILDS[drawn_one(fresh, below)] if is_returning else ""
        return Favors(supply, tuple(held), fresh, token)

    def before_roll(self, state: State) -> Sequence[Offer]:
        """Favor action and gift (R312)."""
        return _offered(state)

    def acting(self, state: State, frame: Acting) -> Sequence[Offer]:
        """The same, while trading as while building (R312)."""
        return _offered(state)

    def began(self, course: Course[State]) -> None:
        """Districts have their names; what hangs together by the founding counts as joined (R304, R340)."""
        table = course.state.table
        tokens.put(
            course,
            replace(
                tokens.frenemies(course.state.table),
                homes=founded_homes(table),
                joined=joined_by_founding(table),
            ),
        )

    def turn_began(self, course: Course[State]) -> None:
        """Favor action and gift are open again, no token is new, unused trades have lapsed (R310, R311, R315, R351)."""
        if self.of(course.state.table).fresh:
            keep(course, replace(tokens.favors(course.state), fresh=NO_TOKENS))
        tokens.put(
            course,
            replace(
                tokens.frenemies(course.state.table),
                fresh=0,
                has_acted=False,
                trades=0,
                gift="",
                asked=(),
                has_given=False,
                has_returned=False,
            ),
        )

    def road_laid(self, course: Course[State], seat: Seat, path: int) -> None:
        """Districts may be joined; the founding earns nothing (R304, R343)."""
        if course.state.table.turn:
            reward_road(course, seat, path)

    def robbed(self, course: Course[State], seat: Seat, *, has_stolen: bool) -> None:
        """A token where the robber hurts nobody (R320-R326)."""
        if not has_stolen and _is_harmless(course.state.table, seat, course.state.table.robber):
            tokens.draw(course, seat, 1)

    def open_cards(self, frame: AnyFrame, table: Table) -> Mapping[Seat, Hand]:
        """A gift stays in the giver's hand until it is answered (R337)."""
        if not isinstance(frame, GiftOffered):
            return {}
        return {table.active: only(place_of(frame.resource), 1)}

    def points(self, table: Table, seat: Seat) -> tuple[tuple[Key, int], ...]:
        """A point for each chip (R355)."""
        return (("chips", self.of(table).chips[seat]),)

    def goal(self, table: Table, goal: int) -> int:
        """Eleven (R380)."""
        return GOAL

    def marks_on(self, table: Table, seat: Seat, path: int) -> list[Key]:
        """That a road there would join districts."""
        part = self.of(table)
        return ["favors"] if part.homes and new_joints(table, part, seat, path) else []

    def marks_in(self, table: Table, seat: Seat, place: int) -> list[Key]:
        """That the robber would earn a token there."""
        if not _is_harmless(table, seat, place):
            return []
        return ["favor_unstolen" if _owners(table, place) else "favor"]

    def worth(self, state: State, seat: Seat) -> float:
        """Tokens, more where they pay for a favor."""
        held = tokens.favors(state).held[seat]
        paid = sum([have // price for have, price in zip(held, PRICES, strict=True)])
        return TOKEN_WORTH * sum(held) + FAVOR_WORTH * paid


FRENEMIES = FrenemiesModule()


def _seen_this_turn(table: Table, part: Frenemies, held: Counts, below: Below) -> Counts:
    """Tokens that the active player can have drawn this turn: those held, and the one that went back (R361).

    Whether that was a new one is for its owner to know, and somebody may have drawn it since.
    """
    if not part.has_returned:
        return held
    elsewhere = minus(minus(all_tokens(len(table.players)), part.spent), held)
    return with_one(held, drawn_one(elsewhere, below))


def _offered(state: State) -> Sequence[Offer]:
    """Favors and gifts of the active player."""
    offers = favor_offers(state)
    offers += gift_offers(state)
    return offers


def _owners(table: Table, place: int) -> set[Seat]:
    """Who builds at the hex."""
    corners = table.board.geometry.corners_of_hex[place]
    return {table.buildings[at] % CITY for at in corners if table.buildings[at] != NOBODY}


def _is_harmless(table: Table, seat: Seat, place: int) -> bool:
    """Whether the robber there earns a token if nothing is stolen (R321-R324)."""
    owners = _owners(table, place)
    return not owners or (table.board.terrains[place] == "desert" and bool(owners - {seat}))
