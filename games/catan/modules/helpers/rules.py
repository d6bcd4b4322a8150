"""The Helpers at the moments of the game (docs/rules/catan-minis.md R401-R419, R495-R497)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.catan.content import HAND_LIMIT, KNIGHT, NO_CARDS, Deck, Hand
from games.catan.frames import Acting
from games.catan.modules.helpers import actions as act
from games.catan.modules.helpers.bank import CAPTAIN, GENERAL, MAYOR
from games.catan.modules.helpers.building import EXPLORER, MENDICANT, PRIEST
from games.catan.modules.helpers.events import TookHelper
from games.catan.modules.helpers.fortune import BRIDE, SAGE
from games.catan.modules.helpers.frames import GeneralAsked, HelperUsed, MayorAsked
from games.catan.modules.helpers.hands import MERCHANT, NOBLEWOMAN
from games.catan.modules.helpers.part import HELPERS, Helpers
from games.catan.modules.helpers.using import USED_FRAMES, Use, helpers, holder, keep_helpers
from games.catan.options import CatanOptions
from games.catan.phases.building import one_more
from games.catan.rates import lowered
from games.catan.seam import Module
from games.catan.state import Board, State, Table
from games.core.flow import Course, Frames
from games.core.forms import Offer
from games.core.model import Action, Key, Seat

USES: Mapping[Key, Use] = {
    use.helper: use
    for use in (
        MERCHANT,
        MENDICANT,
        MAYOR,
        EXPLORER,
        GENERAL,
        SAGE,
        NOBLEWOMAN,
        CAPTAIN,
        PRIEST,
        BRIDE,
    )
}


def _exchanged(state: State) -> Action:
    """The first helper of the display (R508)."""
    top = state.flow[-1]
    assert isinstance(top, HelperUsed)
    part = HELPERS_MODULE.of(state.table)
    return act.ExchangeHelper(part.display[0]) if part.flipped[top.seat] else act.FlipHelper()


class HelpersModule(Module[Helpers]):
    """A helper for everybody, the others on display."""

    part = Helpers
    frames: ClassVar[Frames] = {
        **USED_FRAMES,
        **{kind: rules for use in USES.values() for kind, rules in use.frames.items()},
    }
    plays: ClassVar = {kind: play for use in USES.values() for kind, play in use.plays.items()}
    tastes: ClassVar = {
        act.PriestCity: 60,
        act.PriestSettlement: 60,
        act.TakeWithHelper: 16,
        act.KeepHand: 16,
        act.UseSage: 8,
        act.UseNoblewoman: 8,
        act.UseBride: 8,
        act.UseMerchant: 2,
    }
    defaults: ClassVar = {
        act.DeclineHelper: lambda state: act.DeclineHelper(),
        act.StopDemands: lambda state: act.StopDemands(),
        act.ExchangeHelper: _exchanged,
    }

    def begin(self, options: CatanOptions, board: Board, seats: int) -> Helpers | None:
        """Those that nobody will be dealt lie on display (R401, R404)."""
        if not options.helpers:
            return None
        return Helpers(("",) * seats, (False,) * seats, HELPERS[seats:])

    def founded(self, course: Course[State], seat: Seat) -> None:
        """The next card of the pile (R402, R403)."""
        held = self.of(course.state.table).held
        helper = HELPERS[len(held) - held.count("")]
        keep_helpers(
            course, replace(helpers(course.table), held=(*held[:seat], helper, *held[seat + 1 :]))
        )
        course.tell(TookHelper(seat, helper))

    def turn_began(self, course: Course[State]) -> None:
        """What was used up or new is not any more (R411, R412)."""
        keep_helpers(course, replace(helpers(course.table), taken=(), used=(), captain=""))

    def _offered(self, state: State, frame: Acting | None) -> Sequence[Offer]:
        """What the active player's helper offers now."""
        seat = state.table.active
        part = self.of(state.table)
        if seat in part.taken or seat in part.used:
            return ()
        return USES[part.held[seat]].offers(state, seat, frame)

    def before_roll(self, state: State) -> Sequence[Offer]:
        """Only the Robber Bride (R490)."""
        return self._offered(state, None)

    def acting(self, state: State, frame: Acting) -> Sequence[Offer]:
        """The own helper (R410)."""
        return self._offered(state, frame)

    def rolled(self, course: Course[State], number: int, served: frozenset[Seat]) -> None:
        """General and Mayor are asked at once, where they may be used at all (R437, R447, R495, R496, R507)."""
        table = course.state.table
        has_bank = any(table.bank)
        if number == 7:
            seat = holder(table, "general")
            if seat is not None:
                keeps = sum(course.state.secrets.players[seat].hand) > HAND_LIMIT
                if keeps or has_bank:
                    course.push(GeneralAsked(seat, keeps))
        else:
            seat = holder(table, "mayor")
            if seat is not None and seat not in served and has_bank:
                course.push(MayorAsked(seat))

    def rates_of_turn(self, table: Table, seat: Seat, rates: Hand) -> Hand:
        """The Captain's resource (R460)."""
        captain = self.of(table).captain
        if not captain or seat != table.active:
            return rates
        return lowered(rates, captain)

    def gone(self, table: Table) -> Deck:
        """Knights given up to the Priest (R472)."""
        return one_more(NO_CARDS, KNIGHT, self.of(table).knights_removed)


HELPERS_MODULE = HelpersModule()
