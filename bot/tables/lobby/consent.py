"""Who has agreed to a lobby's settings: people do when they join, and again when somebody else has changed them."""

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

_AGREED = msgspec.json.Decoder(AgreedSettings)


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
        Pending(Person(row.user_id, row.name or ""), _AGREED.decode(row.agreed))
        for row in live.seats
        if row.user_id is not None and row.agreed is not None
    )


def unless(seen: AgreedSettings, current: AgreedSettings) -> str | None:
    """What is stored with the seat of somebody who agreed to `seen`; None: that is what the table has."""
    return None if seen == current else msgspec.json.encode(seen).decode()


def asked_again(live: Live, change: Change, user_id: int, call: Call) -> Change:
    """The change of a lobby's settings by that person, after which the others have to agree.

    People who have agreed so far are notified, if the changer may notify anybody now. Settings that somebody has agreed to
    before need no new consent of theirs; whoever has not agreed does not do so by changing something else.
    """
    before, after = settings_of(live.game, live.table), settings_of(live.game, change.table)
    if before == after:
        return change

    def asked(row: SeatRow) -> SeatRow:
        if row.is_robot or (row.agreed is None and row.user_id == user_id):
            return row
        seen = before if row.agreed is None else _AGREED.decode(row.agreed)
        return structs.replace(row, agreed=unless(seen, after))

    seats = tuple(map(asked, change.seats))
    had_agreed = {row.place for row in change.seats if row.agreed is None}
    new = [row for row in seats if row.agreed is not None and row.place in had_agreed]
    changer = live.rows.of_user(user_id)
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
