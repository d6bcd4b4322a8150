"""What CATAN hides: the information table, docs/rules/catan.md §9."""

from games.catan.modules.frenemies.part import Favors
from games.catan.state import State
from games.core.flow import own_lane
from games.core.model import Seat
from tests.contract.fields import ANSWERS
from tests.contract.hidden import Hidden


def _answers(state: State, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _hand(state: State, seat: Seat) -> object:
    """Resource cards."""
    return state.secrets.players[seat].hand


def _cards(state: State, seat: Seat) -> object:
    """Unplayed cards, if there are any."""
    cards = state.secrets.players[seat].cards
    return cards if any(cards) else ()


def _fresh(state: State, seat: Seat) -> object:
    """Kinds bought this turn, if any were."""
    fresh = state.secrets.players[seat].fresh
    return fresh if any(fresh) else ()


def _ahead(state: State, seat: Seat) -> object:
    """What is answered ahead to the special building phase, if anything is."""
    ahead = state.secrets.players[seat].ahead
    return ahead if ahead != "ask" else ()


def _seen(state: State, seat: Seat) -> object:
    """Cards of the deck that the Sage shows, if it does (minis 9)."""
    seen = state.secrets.players[seat].seen
    return seen if any(seen) else ()


def _favors(state: State) -> Favors | None:
    """Kinds of favor tokens, among frenemies."""
    return next(iter(state.secrets.parts), None)


def _tokens(state: State, seat: Seat) -> object:
    """Kinds of unspent favor tokens, if there are any (minis 9)."""
    favors = _favors(state)
    return favors.held[seat] if favors is not None and any(favors.held[seat]) else ()


def _new_tokens(state: State, seat: Seat) -> object:
    """Which of them are new this turn: the active player's (minis 9)."""
    favors = _favors(state)
    if favors is None or seat != state.table.active or not any(favors.fresh):
        return ()
    return favors.fresh


def _drawn(state: State, seat: Seat) -> object:
    """The token drawn in an exchange (minis R361)."""
    favors = _favors(state)
    return favors.drawn if favors is not None and seat == state.table.active else ""


def _token_supply(state: State, seat: Seat) -> object:
    """Kinds of tokens face down, if there are any (minis 9)."""
    favors = _favors(state)
    return favors.supply if favors is not None and any(favors.supply) else ()


_HOLDING, _FAVORS = "secrets.players.", "secrets.parts.favors."

HIDDEN = (
    Hidden("resource hand", _hand, owner=True, fields=(_HOLDING + "hand",)),
    Hidden("development cards", _cards, owner=True, always=False, fields=(_HOLDING + "cards",)),
    Hidden(
        "kinds bought this turn", _fresh, owner=True, always=False, fields=(_HOLDING + "fresh",)
    ),
    Hidden("answers ahead", _ahead, owner=True, always=False, fields=(_HOLDING + "ahead",)),
    Hidden("cards of the Sage", _seen, owner=True, always=False, fields=(_HOLDING + "seen",)),
    Hidden("answers", _answers, owner=True, always=False, fields=(ANSWERS,)),
    Hidden("favor tokens", _tokens, owner=True, always=False, fields=(_FAVORS + "held",)),
    Hidden(
        "favor tokens of this turn",
        _new_tokens,
        owner=True,
        always=False,
        fields=(_FAVORS + "fresh",),
    ),
    Hidden(
        "token drawn to exchange", _drawn, owner=True, always=False, fields=(_FAVORS + "drawn",)
    ),
    Hidden("token supply", _token_supply, owner=False, always=False, fields=(_FAVORS + "supply",)),
    Hidden("deck", lambda state, seat: state.secrets.deck, owner=False, fields=("secrets.deck",)),
)

BESIDES = {
    _HOLDING + "looked": "the Noblewoman's victim knows it too: its own hand again (minis R455)",
}
"""Secret fields that no row has, and why."""
