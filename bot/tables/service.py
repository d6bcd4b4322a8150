"""The table service: the only entry point to tables for everything around it.

Methods take Discord ids as ints. Every method that is given a table's number raises `TableNotFound`, a `TableError`, where
there is none. "Refused" in what follows is a `TableError`: what a person or host may not do; its `message` says it kindly.
"Whoever decides" about a table that gathers is its host, or everybody at it if the host wants that.
`act`, `cancel` and `play_default` refuse with values instead, as `Outcome` lists them. All is stored when a method returns;
showing follows by the outbox.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from secrets import token_bytes
from typing import Any

from bot.db.database import Database
from bot.model.lobby import Lobby, OptionValue
from bot.model.outcomes import Accepted, Asked, Declined, TakenBack
from bot.model.people import Person
from bot.model.questions import Ask, LogPage, Position
from bot.model.table_lines import TableLine
from bot.model.tables import Absence, Backlog, TableInfo
from bot.model.votes import Ballot, Vote
from bot.tables.context import ServiceConfig, TableContext, no_failpoint
from bot.tables.game import absence, placement, play, undo
from bot.tables.game.automatic_moves import AutomaticMoves
from bot.tables.game.cancel import cancel
from bot.tables.game.followers import Following
from bot.tables.game.lessons import Lessons
from bot.tables.game.notes import NoteBook
from bot.tables.game.pause import Pausing
from bot.tables.game.seat_transfer import SeatTransfer
from bot.tables.jobs.clock import Clock
from bot.tables.jobs.expiry import Expiry
from bot.tables.jobs.outbox import Outbox
from bot.tables.jobs.retention import Retention
from bot.tables.jobs.robots import Robots
from bot.tables.jobs.uptime import Uptime
from bot.tables.jobs.weekly import Weekly
from bot.tables.leases import free_all
from bot.tables.lobby import lobby, opening
from bot.tables.lobby.invitations import Invitations
from bot.tables.lobby.managing import Managing
from bot.tables.lobby.time_control import TimeControls
from bot.tables.people.vacations import Vacations
from bot.tables.privacy import Privacy
from bot.tables.profiles import People
from bot.tables.publishing import Publisher
from bot.tables.queries import reading, records
from bot.tables.queries.backlog import backlog
from bot.tables.queries.hinting import Hints
from bot.tables.queries.leaderboards import Leaderboards
from bot.tables.queries.records import FairPlay
from bot.tables.queries.replay import Replay
from bot.tables.search_processes import Thinker
from games.core.game import Game
from games.core.model import Action, Event, Seat


class Tables:
    """All tables. `await start(publisher)` before anything else, `await close()` at the end."""

    def __init__(
        self,
        database_url: str,
        games: Mapping[str, Game[Any, Any, Any]],
        *,
        now: Callable[[], datetime],
        pace: ServiceConfig,
        thinker: Thinker,
        failpoint: Callable[[str], None] = no_failpoint,
        random_bytes: Callable[[int], bytes] = token_bytes,
    ) -> None:
        self.shared = TableContext(
            Database(database_url),
            games,
            now=now,
            pace=pace,
            failpoint=failpoint,
            random_bytes=random_bytes,
        )
        self.people = People(self.shared)
        self.privacy = Privacy(self.shared)
        self.invitations = Invitations(self.shared)
        self.notes = NoteBook(self.shared)
        self.managing = Managing(self.shared)
        self.pausing = Pausing(self.shared)
        self.past = Replay(self.shared)
        self.lessons = Lessons(self.shared)
        self.ladders = Leaderboards(self.shared)
        self.pacing = TimeControls(self.shared)
        self.handing = SeatTransfer(self.shared)
        self.following = Following(self.shared)
        self.vacations = Vacations(self.shared)
        self.outbox = Outbox(self.shared)
        self.house = Robots(self.shared, thinker)
        self.hints = Hints(self.shared, thinker)
        self.ordering = AutomaticMoves(self.shared)
        self.clock = Clock(self.shared, self.outbox, self.house, self.ordering)
        self.retention = Retention(self.shared)
        self.expiring = Expiry(self.shared)
        self.uptime = Uptime(self.shared)
        self.weekly = Weekly(self.shared)
        self.shared.listeners = (self.outbox.kick, self.clock.kick, self.house.kick)

    async def start(self, publisher: Publisher) -> None:
        """Bring the database up to date and take up what was left: unsent rows, due clocks, house moves.

        Loads no table. Raises `DatabaseRefused`.
        """
        await self.shared.database.prepare()
        if self.shared.pace.is_alone:
            await free_all(self.shared)
        await self.uptime.start()
        await self.outbox.start(publisher)
        self.clock.start()
        self.house.start()
        self.retention.start()
        self.expiring.start()

    async def close(self) -> None:
        """Stop all tasks and let the database go."""
        await self.expiring.close()
        await self.weekly.close()
        await self.retention.close()
        await self.hints.close()
        await self.house.close()
        await self.clock.close()
        await self.outbox.close()
        await self.uptime.close()
        await self.shared.database.close()

    # -- gathering ---------------------------------------------------------------------------------------------------

    async def open_lobby(
        self,
        game: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        language: str,
        seats_wanted: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        name: str | None = None,
    ) -> TableInfo:
        """Open a table; the host takes the first place. Queues the LOBBY message.

        `options` are values by field, as in `Choice`; unknown ones are refused. `name`: what its people call it, in signs that
        can stand anywhere; too long a one is cut.
        """
        return await lobby.open_lobby(
            self.shared,
            game,
            host,
            channel_id,
            guild_id,
            language,
            seats_wanted,
            options or {},
            name,
        )

    async def lobby(self, table: int) -> Lobby:
        """The table as the lobby message shows it; in any phase."""
        return await lobby.lobby(self.shared, table)

    async def join(self, table: int, person: Person) -> Lobby:
        """Take a place. Refused when full, closed to joining, or already in."""
        return await lobby.join(self.shared, table, person)

    async def leave_lobby(self, table: int, user_id: int) -> Lobby:
        """Give one's place up; the next person becomes host, the last one out closes the table. Refused to those who have none,
        and once the table has started.
        """
        return await lobby.leave(self.shared, table, user_id)

    async def add_house(self, table: int, user_id: int) -> Lobby:
        """Give a free place to a house player. For whoever decides; refused when it is full or has started."""
        return await lobby.add_house(self.shared, table, user_id)

    async def remove_house(self, table: int, user_id: int) -> Lobby:
        """Take the last house player out. For whoever decides; refused where there is none, or once it has started."""
        return await lobby.remove_house(self.shared, table, user_id)

    async def set_option(self, table: int, user_id: int, field: str, value: OptionValue) -> Lobby:
        """Choose a value of an option, as in `Choice`. For whoever decides, until it starts."""
        return await lobby.set_option(self.shared, table, user_id, field, value)

    async def set_absence(self, table: int, user_id: int, absence: Absence) -> Lobby:
        """Choose what happens by itself when somebody's time is up. For whoever decides, until it starts."""
        return await lobby.set_absence(self.shared, table, user_id, absence)

    async def set_deciders(self, table: int, user_id: int, *, everybody: bool) -> Lobby:
        """Let everybody at the table decide about it, or its host alone. For the host, until it starts."""
        return await lobby.set_deciders(self.shared, table, user_id, everybody=everybody)

    async def set_public_language(self, table: int, user_id: int, language: str) -> Lobby:
        """Choose the language of the table's public messages. For whoever decides, until it starts."""
        return await lobby.set_public_language(self.shared, table, user_id, language)

    async def set_word(self, table: int, user_id: int, word: str | None) -> Lobby:
        """Put one's own word (1 to 60 characters) into the terms, so that nobody can have known the seed before.

        For people at the table, until it starts.
        """
        return await lobby.set_word(self.shared, table, user_id, word)

    async def close_lobby(self, table: int, user_id: int) -> TableInfo:
        """Close the table before it starts. For the host; refused once the game is set up."""
        return await lobby.close(self.shared, table, user_id)

    async def start_game(self, table: int, user_id: int) -> TableInfo:
        """Close joining and post the terms; the game is set up as soon as their message has an id (phase STARTING until
        then). For whoever decides. Refused with the reason of `Lobby.hindrance`.
        """
        return await lobby.start_game(self.shared, table, user_id)

    async def rematch(self, table: int, person: Person) -> TableInfo:
        """For people of a table that is over: a new lobby with its robots, options and place, or the one asked for before."""
        return await opening.rematch(self.shared, table, person)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, table: int) -> TableInfo:
        """The table. Raises `TableNotFound`."""
        return await reading.table(self.shared, table)

    async def tables_in(self, channel_id: int) -> tuple[TableInfo, ...]:
        """Tables whose own thread this is, and unfinished ones of this channel, newest first (at most 25)."""
        return await reading.tables_in(self.shared, channel_id)

    async def last_over_in(self, channel_id: int) -> TableInfo | None:
        """The table of that channel or thread whose game was over last, for whoever wants to look back."""
        return await reading.last_over_in(self.shared, channel_id)

    async def my_tables(self, user_id: int) -> tuple[TableLine, ...]:
        """The person's unfinished tables: waiting for them first, then by due time (at most 100)."""
        return await reading.my_tables(self.shared, user_id)

    async def position(self, table: int) -> Position:
        """The public side of a game that is set up. Raises `WrongPhase` for one that is not."""
        return await reading.position(self.shared, table)

    async def ask(self, table: int, user_id: int) -> Ask:
        """What that person sees and is asked. Raises `NotYourSeat` or `WrongPhase` for people without a seat."""
        return await reading.ask(self.shared, table, user_id)

    async def ask_of_seat(self, table: int, seat: Seat) -> Ask:
        """The same by seat: for the publisher's private panel."""
        return await reading.ask_of_seat(self.shared, table, seat)

    async def happened(self, table: TableInfo, seat: Seat | None, after: int) -> LogPage:
        """What the steps after `after`, up to the given table's, told that seat (None: everybody), without steps taken back."""
        return await reading.happened(self.shared, table, seat, after)

    async def before_last_decision(self, table: TableInfo) -> int | None:
        """The step after which the last decision of a person began; None: there is none of late."""
        return await reading.before_last_decision(self.shared, table)

    async def last_events(self, table: TableInfo) -> tuple[Event, ...]:
        """Public events of the newest step that told any: what the board picture marks as the last move."""
        return await reading.last_events(self.shared, table)

    async def log(
        self, table: int, user_id: int | None, *, before: int | None = None, limit: int = 20
    ) -> LogPage:
        """A page of the log as that person may read it, the newest by default."""
        return await reading.log(self.shared, table, user_id, before, limit)

    async def record(self, table: int) -> bytes:
        """The game as a record (docs/records.md). Raises `WrongPhase` while it is not over: it shows every secret."""
        return await records.record(self.shared, table)

    async def fair_play(self, table: int) -> FairPlay:
        """Commitment and terms; secret and seed once the game is over."""
        return await records.fair_play(self.shared, table)

    # -- playing, being absent, leaving -------------------------------------------------------------------------------------

    async def act(
        self,
        table: int,
        user_id: int,
        ask: int,
        action: Action,
        draft: bytes | None = None,
        panel: int | None = None,
    ) -> Accepted:
        """Play an action as the answer to that question; what the seat is asked next begins with the draft, if there is one.

        `panel`: the direct message in which it was answered; if the seat's question is over with that, whoever calls this
        folds it, and says so with `folded`.
        """
        return await play.act(self.shared, table, user_id, ask, action, draft, panel)

    async def panel(self, table: int, seat: Seat) -> int | None:
        """The direct message that is the seat's living panel, if there is one."""
        return await reading.panel(self.shared, table, seat)

    async def folded(self, table: int, seat: Seat, message_id: int) -> None:
        """The panel in that message was folded by its reader's press."""
        await placement.folded(self.shared, table, seat, message_id)

    async def save_draft(self, table: int, user_id: int, ask: int, body: bytes) -> bool:
        """Keep the answer under construction; False: the question has gone."""
        return await play.save_draft(self.shared, table, user_id, ask, body)

    async def clear_draft(self, table: int, user_id: int) -> None:
        """Forget the answer under construction."""
        await play.clear_draft(self.shared, table, user_id)

    async def undo(self, table: int, user_id: int) -> TakenBack | Asked:
        """Take one's last step back: at once while it is unsealed and the last, or among robots; else by asking the others."""
        return await undo.undo(self.shared, table, user_id)

    async def undo_own(self, table: int, user_id: int) -> TakenBack | Ballot:
        """The same where it needs nobody's leave; else what `undo` would put to whom. Raises as it does."""
        return await undo.undo_own(self.shared, table, user_id)

    async def would_undo(self, table: int, user_id: int) -> Ballot | None:
        """What `undo` would put to whom, itself included; None: it takes an own step back at once. Raises as it does."""
        return await undo.foreseen(self.shared, table, user_id)

    async def cancel(self, table: int, user_id: int, ask: int) -> Accepted:
        """Give up the move under construction: back to where it began."""
        return await cancel(self.shared, table, user_id, ask)

    async def vote_undo(
        self, table: int, user_id: int, agree: Vote
    ) -> TakenBack | Asked | Declined:
        """Answer a request to take back; refused when there is none. Whoever plays on instead declines it, too."""
        return await undo.vote(self.shared, table, user_id, agree)

    async def leave(self, table: int, user_id: int) -> TableInfo:
        """Give one's seat in a running game to the house; the last one abandons the table. Refused to people without a seat."""
        return await absence.leave(self.shared, table, user_id)

    async def come_back(self, table: int, person: Person) -> TableInfo:
        """Take one's seat back from the house. Refused where none is kept, and when the game is over."""
        return await absence.come_back(self.shared, table, person)

    async def play_default(self, table: int, user_id: int, seat: Seat) -> Accepted:
        """Play the harmless answer for a seat whose time is up. For the other people at the table."""
        return await absence.play_default(self.shared, table, user_id, seat)

    async def give_to_house(self, table: int, user_id: int, seat: Seat) -> TableInfo:
        """Give a seat whose time is up to the house. For the other people at the table; refused before it is up."""
        return await absence.give_to_house(self.shared, table, user_id, seat)

    async def propose_abandon(self, table: int, user_id: int) -> TableInfo | Asked:
        """Propose to give the game up: all people must agree (a NOTICE about ABANDON follows). Alone it is done at once.

        Refused while another proposal is open, and to people without a seat.
        """
        return await absence.propose_abandon(self.shared, table, user_id)

    async def vote_abandon(
        self,
        table: int,
        user_id: int,
        agree: Vote,
    ) -> TableInfo | Asked | Declined:
        """Answer the proposal to give the game up. For people with a seat; refused when there is none."""
        return await absence.vote_abandon(self.shared, table, user_id, agree)

    # -- places -------------------------------------------------------------------------------------------

    async def set_thread(self, table: int, thread_id: int | None) -> None:
        """The table's own thread was made, or is gone (None). Messages that stood in it are forgotten."""
        await placement.set_thread(self.shared, table, thread_id)

    async def move(
        self, table: int, user_id: int, lost: int, channel_id: int, thread_id: int | None
    ) -> None:
        """Let a running table whose channel `lost` is gone go on elsewhere; what waited is shown there.

        For people at the table. Raises `Conflict`, `NotYourSeat` or `WrongPhase`, also when somebody else has moved it.
        """
        await placement.move(self.shared, table, user_id, lost, channel_id, thread_id)
        await self.outbox.resume(user_id=user_id, guild_id=None)

    async def refresh(self, table: int, seat: Seat | None = None) -> None:
        """Show the board (or lobby) anew, or a seat's panel: when a message was deleted."""
        await placement.refresh(self.shared, table, seat)

    async def backlog(self) -> Backlog:
        """What must be shown and is not yet, in all processes."""
        return await backlog(self.shared)

    async def resume(self, *, guild_id: int | None = None, user_id: int | None = None) -> None:
        """Try at once what was blocked in that server, or the person's panels: permissions came back, DMs were opened."""
        await self.outbox.resume(guild_id, user_id)
