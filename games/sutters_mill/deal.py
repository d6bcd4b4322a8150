"""Counters dealt to fit what is known: each seat's per section, and what it has paid (section 9)."""

from itertools import combinations

from games.core.forms import Below
from games.core.multiset import drawn, minus
from games.sutters_mill.content import COUNTERS, LIMITS, SECTIONS
from games.sutters_mill.sharing import ANYTHING, Found, shared
from games.sutters_mill.state import Secrets, worth
from games.sutters_mill.views import Private, Public

AT_ONCE = 6
"""Deals at random before one is mended: most positions need one or two."""

SETTLING = 40
"""Rounds of sharing until everybody can have paid; one or two are enough but where hardly any deal fits."""

MIXING = 3
"""Further rounds, after which nothing is left of the deal that did not fit."""


def dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """Values for all counters taken, those that the viewer knows as they are; nobody has paid more than it had.

    Of the deals that fit, each is as likely as the others, a counter being one of its colour like any other.
    """
    if public.revealed:
        return Secrets(public.revealed)
    known = -1 if private is None else private.seat
    least = [
        ANYTHING if seat == known else player.paid - LIMITS.capital
        for seat, player in enumerate(public.table.players)
    ]
    found, unseen = _by_chance(public, private, below)
    for _ in range(AT_ONCE):
        if _missing(found, least) == 0:
            return Secrets(tuple(found))
        found, unseen = _by_chance(public, private, below)
    parties = [seat for seat in range(len(found)) if seat != known]
    return Secrets(tuple(_solvent(found, unseen, least, parties, below)))


def _by_chance(public: Public, private: Private | None, below: Below) -> tuple[list[Found], Found]:
    """Each counter as likely as the others, whatever has been paid; and the counters that nobody has."""
    found: list[list[tuple[int, ...]]] = [[] for _ in public.table.players]
    unseen: list[tuple[int, ...]] = []
    for section in range(len(SECTIONS)):
        stock: tuple[int, ...] = COUNTERS[section]
        if private is not None:
            stock = minus(stock, private.found[section])
        for seat, player in enumerate(public.table.players):
            if private is not None and seat == private.seat:
                found[seat].append(private.found[section])
                continue
            found[seat].append(drawn(stock, player.taken[section], below))
            stock = minus(stock, found[seat][-1])
        unseen.append(stock)
    return [_three(sections) for sections in found], _three(unseen)


def _three(sections: list[tuple[int, ...]]) -> Found:
    """The sections of one seat."""
    (a, b, c, d), (e, f, g, h), (i, j, k, m) = sections
    return ((a, b, c, d), (e, f, g, h), (i, j, k, m))


def _missing(found: list[Found], least: list[int]) -> int:
    """The nuggets that seats have paid without having had them (R21)."""
    return sum([max(0, wanted - worth(own)) for own, wanted in zip(found, least, strict=True)])


def _solvent(
    found: list[Found], unseen: Found, least: list[int], parties: list[int], below: Below
) -> list[Found]:
    """Let every two share their counters anew, the vein being one of them, by chance among the shares that miss least.

    Where everybody can pay, such a share leaves every deal that fits as likely as it was.
    """
    held = [*found, unseen]
    wanted = [*least, ANYTHING]
    pairs = list(combinations([*parties, len(found)], 2))
    mixing = MIXING
    for _ in range(SETTLING):
        for one, other in pairs:
            held[one], held[other] = shared(
                (held[one], held[other]), (wanted[one], wanted[other]), below
            )
        if _missing(held[:-1], least) == 0:
            if not mixing:
                break
            mixing -= 1
    return held[:-1]
