"""The laws of `test_redealing`: every game dealt wrongly in one way is caught, though its deal fits its own views."""

from collections.abc import Callable
from hashlib import sha256
from types import ModuleType
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from games.core.forms import sample
from games.core.game import Game
from games.core.model import Seat
from games.core.rng import Rng
from tests.contract import test_redealing as laws
from tests.contract import test_secrecy
from tests.contract.fields import ANSWERS
from tests.contract.frequencies import Dealer, columns, number_of, own_secrets, secrets_in
from tests.contract.hidden import Hidden
from tests.contract.particulars import hidden_of, module_of
from tests.contract.redealing import redealt
from tests.contract.setups import dealt
from tests.contract.sightings import Sighting
from tests.contract.subjects import Case, cases

SECRETIVE = sorted(name for name in laws.GAMES if hidden_of(name))
"""Games that hide something."""

every_secretive_game = pytest.mark.parametrize("game", SECRETIVE)
every_game = pytest.mark.parametrize("game", sorted(laws.GAMES))

PROBES = 60
"""Deals that tell which places of a position vary."""

HALF = "a"
"""Which half of the kinds is counted."""

SPECTATOR: Seat | None = None


def position_of(game: str) -> tuple[Sighting, list[str]]:
    """A position of the game in which what lies in two places at least varies for a spectator, and these places."""
    for one in laws.looked_at(game):
        lying = columns(one.case, one.state, SPECTATOR, redealt, "probe", PROBES)
        places = [place for place, values in lying.items() if len(_numbers(values)) > 1]
        if len(places) > 1:
            return one, places
    raise AssertionError("nothing varies")


def _numbers(values: list[Any]) -> set[int]:
    """How many pieces of half the kinds."""
    return {number_of(value, HALF) for value in values}


def number_in(case: Case, state: Any, place: str) -> int:
    """The same in one place of a state."""
    return next(number_of(value, HALF) for _, at, value in secrets_in(case, state) if at == place)


def in_place(one: Sighting, _places: list[str]) -> Dealer:
    """A spectator is dealt what is true of one seat; the rest fits it."""
    owned = [row for row in hidden_of(one.case.game.id) if row.owner]
    seat = next(seat for row in owned for seat in range(one.case.seats) if row.of(one.state, seat))

    def dealer(case: Case, state: Any, viewer: Seat | None, name: str) -> Any:
        assert viewer is SPECTATOR
        return dealt(case, state, seat, name)

    return dealer


def best(worth: Callable[[Case, Any], int]) -> Dealer:
    """The best of a few fair deals."""

    def dealer(case: Case, state: Any, viewer: Seat | None, name: str) -> Any:
        deals = [dealt(case, state, viewer, f"{name}/{deal}") for deal in range(4)]
        return max(deals, key=lambda twin: worth(case, twin))

    return dealer


def correlated(_one: Sighting, places: list[str]) -> Dealer:
    """The numbers in two places are both odd or both even."""

    def is_alike(case: Case, state: Any) -> int:
        here, there = (number_in(case, state, place) for place in places[:2])
        return (here + there + 1) % 2

    return best(is_alike)


def biased(_one: Sighting, places: list[str]) -> Dealer:
    """One place is given much of half the kinds."""
    return best(lambda case, state: number_in(case, state, places[0]))


@every_secretive_game
@pytest.mark.parametrize("wrong", [in_place, correlated, biased])
def test_a_deal_that_favours_anything_is_caught(
    game: str, wrong: Callable[[Sighting, list[str]], Dealer]
) -> None:
    """True cards left in place, a deal in which two places go together, one that prefers some cards."""
    one, places = position_of(game)

    with pytest.raises(AssertionError, match="too often or too seldom"):
        laws.check_frequencies(one, SPECTATOR, wrong(one, places))


def with_field(one: Any, path: list[str], true: Any) -> Any:
    """The dealt value with a field as it is in the true one."""
    if isinstance(one, tuple):
        pairs = zip(one, true, strict=True)
        return tuple([with_field(held, path, wanted) for held, wanted in pairs])
    name, *rest = path
    if not hasattr(one, name):
        return with_field(one, rest, true)  # the tag of a struct
    held = getattr(true, name)
    return replace(one, **{name: with_field(getattr(one, name), rest, held) if rest else held})


FORGOTTEN = [
    (name, field)
    for name in SECRETIVE
    for field in sorted(own_secrets(laws.GAMES[name]))
    if field != ANSWERS
]


@pytest.mark.parametrize(("game", "field"), FORGOTTEN)
def test_a_field_that_is_not_dealt_is_named(game: str, field: str) -> None:
    """Each field of each state: left as it is, it is found, and no other."""

    def forgetful(case: Case, state: Any, viewer: Seat | None, name: str) -> Any:
        return with_field(dealt(case, state, viewer, name), field.split("."), state)

    assert field in laws.never_dealt(game, forgetful, is_seated=False, attempts=1)


@every_game
def test_a_new_field_of_the_state_has_to_be_classified(game: str) -> None:
    """No game gets a secret that its information table does not know."""
    old = laws.GAMES[game]
    state_type = msgspec.defstruct("More", [("more", int, 0)], bases=(old.state_type,), frozen=True)
    wider: Any = type("Wider", (type(old),), {"state_type": state_type})

    with pytest.raises(AssertionError, match=r"nobody says who may see .*more"):
        laws.check_fields(wider())


@every_secretive_game
def test_a_row_without_its_field_is_stale(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was renamed or taken out is named."""
    stale = Hidden("gone", lambda state, seat: (), owner=True, fields=("secrets.gone",))
    module = module_of(game, "hidden")
    assert isinstance(module, ModuleType)
    monkeypatch.setattr(module, "HIDDEN", (*hidden_of(game), stale))

    with pytest.raises(AssertionError, match=r"none of the state's secret fields.*gone"):
        laws.check_fields(laws.GAMES[game])


def gossiping(case: Case) -> Case:
    """The public view tells a little of the secrets, and the game's deal sees to it that it fits."""
    old = type(case.game)
    view_type = msgspec.defstruct(
        "Gossip", [("gossip", int, 0)], bases=(case.game.public_type,), frozen=True, kw_only=True
    )

    def public(self: Game[Any, Any, Any], state: Any) -> Any:
        view = old.public(self, state)
        known = {name: getattr(view, name) for name in view.__struct_fields__}
        return view_type(**known, gossip=tell(state))

    def deal(self: Game[Any, Any, Any], view: Any, private: Any, rng: Rng) -> Any:
        for attempt in range(200):
            seed = sha256(rng.seed + bytes([attempt])).digest()
            state = old.deal(self, view, private, Rng(seed))
            if tell(state) == view.gossip:
                return state
        raise AssertionError("no deal fits the gossip")

    def tell(state: Any) -> int:
        secrets = [value for _, _, value in secrets_in(case, state)]
        return crc32(repr(secrets).encode()) & 1 if state.flow else 0

    leaking: Any = type("Gossiping", (old,), {"public": public, "deal": deal})
    return Case(leaking(), case.seats, case.options)


@every_secretive_game
def test_a_leak_in_the_view_is_caught(game: str) -> None:
    """Though every position that the game deals itself fits it."""
    one, _ = position_of(game)
    case = gossiping(one.case)

    with pytest.raises(AssertionError, match="public gives something away"):
        laws.test_views_are_the_same_in_a_redealt_state(case)


def test_a_game_that_deals_what_it_tells_passes_the_older_laws() -> None:
    """Which is why there is a second way to deal."""
    case = gossiping(next(case for case in cases() if case.game.id == "toy" and case.seats == 3))

    test_secrecy.test_views_are_the_same_in_a_state_dealt_from_them(case)
    test_secrecy.test_what_is_hidden_varies(case)


@every_game
def test_a_table_that_is_not_shown_as_it_is_is_caught(game: str) -> None:
    """What no row calls hidden has to lie open."""
    case = next(case for case in cases() if case.game.id == game)
    old = type(case.game)

    def public(self: Game[Any, Any, Any], state: Any) -> Any:
        return replace(old.public(self, state), flow=())

    hiding: Any = type("Hiding", (old,), {"public": public})

    with pytest.raises(AssertionError, match="not shown as it is"):
        laws.test_fields_that_are_not_secret_lie_open(Case(hiding(), case.seats, case.options))


@every_secretive_game
def test_a_redealer_that_asks_the_game_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two ways to deal that share their mistakes are one."""
    module = module_of(game, "redeal")
    assert isinstance(module, ModuleType)
    monkeypatch.setattr(module, "borrowed", sample, raising=False)

    with pytest.raises(AssertionError):
        laws.test_redealers_share_no_code_with_their_game(game)
