"""Who has agreed to a lobby's settings: people do when they join, and again when somebody else has changed them."""

from collections.abc import Iterable

import msgspec
from msgspec import structs

from bot.db.rows import SeatRow, TableRow
from bot.db.state_cache import AnyGame
from bot.model.errors import Conflict, LimitReached, Unavailable
from bot.model.lobby import AgreedSettings, Pending
from bot.model.people import Person
from bot.model.tables import Absence
from bot.model.time_control import TimeControl
from bot.tables.cooldown import Call
from bot.tables.game.change import Change, Live
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from games.core.codec import codec
from games.core.fair import option_values
from games.core.model import say


class _Earlier(AgreedSettings, frozen=True, omit_defaults=True):
    """What is stored with the seat of somebody who has still to agree: the settings to which they agreed before."""

    changed_by: tuple[int, ...] = ()
    """The places of those who have changed something since then."""


_AGREED = msgspec.json.Decoder(AgreedSettings)

_EARLIER = msgspec.json.Decoder(_Earlier)


def settings_of(game: AnyGame, row: TableRow) -> AgreedSettings:
    """The table's settings that matter to everybody at it."""
    return AgreedSettings(
        option_values(codec(game).options(row.options)),
        TimeControl(row.time_control),
        Absence(row.absence),
        row.rated,
        row.all_decide,
    )


def pending(live: Live) -> tuple[Pending, ...]:
    """Who has still to agree to the table's settings."""
    return tuple(
        Pending(_person(row), _AGREED.decode(row.agreed), _changers(live, row.agreed))
        for row in live.seats
        if row.user_id is not None and row.agreed is not None
    )


def _changers(live: Live, stored: str) -> tuple[Person, ...]:
    """Who has changed what that seat had agreed to."""
    places = _EARLIER.decode(stored).changed_by
    return tuple(_person(row) for row in live.seats if row.place in places)


def _person(row: SeatRow) -> Person:
    """Who sits there."""
    assert row.user_id is not None
    return Person(row.user_id, row.name or "")


def unless(
    seen: AgreedSettings, current: AgreedSettings, changed_by: Iterable[int] = ()
) -> str | None:
    """What is stored with the seat of somebody who agreed to `seen`; None: that is what the table has."""
    if seen == current:
        return None
    earlier = _Earlier(**structs.asdict(seen), changed_by=tuple(sorted(set(changed_by))))
    return msgspec.json.encode(earlier).decode()


def without(seats: Iterable[SeatRow], gone: SeatRow) -> tuple[SeatRow, ...]:
    """The others' seats when that person leaves the lobby: none names as a changer whoever has their place next."""
    return tuple(_unnamed(row, gone.place) for row in seats if row.place != gone.place)


def _unnamed(row: SeatRow, place: int) -> SeatRow:
    """The seat, of whose settings nobody at that place is said to have changed any."""
    if row.agreed is None:
        return row
    earlier = _EARLIER.decode(row.agreed)
    others = tuple([one for one in earlier.changed_by if one != place])
    stored = msgspec.json.encode(structs.replace(earlier, changed_by=others)).decode()
    return structs.replace(row, agreed=stored)


def asked_again(live: Live, change: Change, user_id: int, call: Call) -> Change:
    """The change of a lobby's settings by that person, after which the others have to agree.

    People who have agreed so far are notified, if the changer may notify anybody now. Settings that somebody has agreed to
    before need no new consent of theirs; whoever has not agreed does not do so by changing something else.
    """
    before, after = settings_of(live.game, live.table), settings_of(live.game, change.table)
    if before == after:
        return change

    changer = live.rows.of_user(user_id)
    by = () if changer is None else (changer.place,)

    def asked(row: SeatRow) -> SeatRow:
        is_own = row.user_id == user_id
        if row.is_robot or (row.agreed is None and is_own):
            return row
        if row.agreed is None:
            return structs.replace(row, agreed=unless(before, after, by))
        earlier = _EARLIER.decode(row.agreed).changed_by + (() if is_own else by)
        return structs.replace(row, agreed=unless(_AGREED.decode(row.agreed), after, earlier))

    seats = tuple(map(asked, change.seats))
    had_agreed = {row.place for row in change.seats if row.agreed is None}
    new = [row for row in seats if row.agreed is not None and row.place in had_agreed]
    change = structs.replace(change, seats=seats)
    if not new or changer is None or not _may_call(call):
        return change
    people = " ".join(str(row.user_id) for row in new)
    notice = say("bot-settings-changed", people=people, by=changer.name or "")
    show = Show(Kind.NOTICE, notice=notice, about=About.CHANGED)
    return structs.replace(change, shows=(*change.shows, show))


def _may_call(call: Call) -> bool:
    """Whether the others may be notified, which is counted then."""
    try:
        call.make()
    except LimitReached:
        return False
    return True


def refuse_unseen(live: Live, code: str | None) -> None:
    """Raise `Conflict` for a press on a message that shows other settings than the table's."""
    if code is not None and code != settings_of(live.game, live.table).code:
        raise Conflict(say("tables-settings-changed"))


def refuse_before_consent(live: Live) -> None:
    """Raise `Unavailable` while somebody has still to agree."""
    missing = pending(live)
    if missing:
        people = ", ".join(one.person.name for one in missing)
        raise Unavailable(say("tables-not-agreed", people=people))
