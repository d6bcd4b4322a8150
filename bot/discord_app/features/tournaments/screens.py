"""What is shown of a tournament: its announcements, its state for one person, its standings and its people."""

from collections.abc import Iterable
from functools import partial

from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.tournaments.parts import (
    CANCEL,
    CANCEL_SURE,
    CHECK_IN,
    CORRECT,
    CORRECT_FORM,
    CORRECT_TABLE,
    CORRECTED,
    CROSSTABLE,
    JOIN,
    LONGEST,
    PAUSE,
    PEOPLE,
    REMOVE,
    REMOVED,
    RESUME,
    SHOW,
    STANDINGS,
    WITHDRAW,
    button_of,
    heading,
    mark_of,
    name_of,
    number_told,
    row_of,
    signing_up,
)
from bot.discord_app.features.tournaments.results import crosstable, pictures, section_of
from bot.discord_app.layout import Attached, Part, Screen
from bot.discord_app.parts.links import moment
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.forms.model import Button, Entry, Modal, Option, Row, Select, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.names import told_apart
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import words_in
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.model import (
    BYE,
    Entrant,
    EntrantState,
    PostKind,
    SeatLine,
    Tournament,
    TournamentPhase,
)
from bot.tables.tournaments.rounds import least_players
from bot.tables.tournaments.scoring import (
    StandingsLine,
    competition_ranks,
    standings,
)
from render.core.ladder import Rung, Rungs, draw_ladder

PICTURED = 8
"""People in the picture of the standings, the reader besides."""


async def announcement_screen(
    bot: BaseClient, announcement: TournamentPost, record: bytes | None
) -> Screen:
    """What is posted in the tournament's channel; it calls people to check in and nobody else."""
    tournament = announcement.tournament
    words = words_in(tournament.row.language)
    parts: list[Part]
    pings: tuple[int, ...] = ()
    match announcement.kind:
        case PostKind.SIGN_UP:
            parts = [
                Text(_terms(tournament, words)),
                row_of(tournament, words, JOIN, WITHDRAW, PEOPLE),
            ]
        case PostKind.CHECK_IN:
            called = [one for one in tournament.entrants if one.may_play and one.user_id > 0]
            pings = tuple(one.user_id for one in called)
            told = words("bot-tournament-check-in-now", until=moment(tournament.row.due_at))
            names = " ".join(f"<@{user_id}>" for user_id in pings)
            text = in_whole_lines(f"{heading(tournament, words)}\n{told}\n{names}", LONGEST)
            parts = [Text(text), row_of(tournament, words, CHECK_IN, WITHDRAW, PEOPLE)]
        case PostKind.ROUND:
            parts = [
                Text(round_text(tournament, announcement.round, words)),
                row_of(tournament, words, STANDINGS, WITHDRAW),
            ]
        case PostKind.CORRECTED:
            parts = [
                Text(_correction(announcement, words)),
                row_of(tournament, words, STANDINGS),
            ]
        case PostKind.OVER:
            parts = [
                Text(_winners(tournament, words)),
                *await _crosstable(bot, tournament, words, None),
                Text(_result(tournament, words)),
                row_of(tournament, words, STANDINGS, CROSSTABLE),
            ]
            if record is not None:
                parts.append(Attached(f"tournament-{tournament.id}.json", record))
        case PostKind.CANCELLED:
            told = words("bot-tournament-is-cancelled")
            parts = [Text(f"{heading(tournament, words)}\n{told}")]
    return Screen(":", (*parts, Text(mark_of(announcement))), pings=pings)


def _terms(tournament: Tournament, words: LocaleWords) -> str:
    """All that is decided before anybody signs up."""
    row = tournament.row
    is_round_robin = row.format == TournamentFormat.ROUND_ROBIN
    lines = [
        heading(tournament, words),
        words(
            "bot-tournament-terms-round-robin" if is_round_robin else "bot-tournament-terms",
            rounds=row.rounds,
            seats=row.seats,
            days=row.round_days,
            places=row.places,
        ),
        words("bot-tournament-sign-up-until", until=moment(row.due_at)),
        words(f"bot-tournament-meets-{row.format}", seats=row.seats),
        words("bot-tournament-scoring"),
        f"-# {words('bot-tournament-deadline')}",
        f"-# {words(f'bot-odd-{row.odd}')}",
        f"-# {words('bot-tournament-code', code=row.commitment)}",
    ]
    return "\n".join(lines)


def round_text(tournament: Tournament, number: int, words: LocaleWords) -> str:
    """Who meets whom."""
    row = tournament.row
    is_final = row.format == TournamentFormat.GROUPS and number == row.rounds
    lines = [
        heading(tournament, words, number),
        words(
            "bot-tournament-final-now" if is_final else "bot-tournament-round-now",
            round=number,
            rounds=row.rounds,
            until=moment(row.due_at),
        ),
        *tables_of_round(tournament, number, words),
    ]
    return in_whole_lines("\n".join(lines), LONGEST)


def tables_of_round(tournament: Tournament, number: int, words: LocaleWords) -> list[str]:
    """A line for each table, and one for byes."""
    row, people = tournament.row, {one.number: one for one in tournament.entrants}
    lines, tables = list[str](), tournament.tables(number)
    bye = tables.pop(BYE, None)
    for table, seated in tables.items():
        names = ", ".join(name_of(people[line.entrant], words) for line in seated)
        lines.append(f"**{row.label(number, table)}** {names}")
    if bye is not None:
        names = words.all_of([name_of(people[line.entrant], words) for line in bye])
        lines.append(words("bot-tournament-bye", names=names, count=len(bye)))
    return lines


def _correction(announcement: TournamentPost, words: LocaleWords) -> str:
    """Which result was changed, to what; and who leads the tournament that is over."""
    tournament, made = announcement.tournament, (announcement.correction or 1) - 1
    corrected = tournament.corrections[made]
    lines = tournament.tables(corrected.round).get(corrected.table, ())
    at = tournament.row.label(corrected.round, corrected.table)
    told = [
        heading(tournament, words),
        words("bot-tournament-was-corrected", table=at),
        *_placed(tournament, lines, words),
    ]
    if tournament.row.phase == TournamentPhase.OVER and tournament.row.division is None:
        told.append(_won(tournament, words))
    return "\n".join(told)


def _placed(tournament: Tournament, lines: Iterable[SeatLine], words: LocaleWords) -> list[str]:
    """A line for each seat of a table that is over, the winner first."""
    people = {one.number: one for one in tournament.entrants}
    seated = tuple(lines)
    ranks = competition_ranks([line.rank or 0 for line in seated])
    ordered = sorted(zip(ranks, seated, strict=True), key=lambda placed: placed[0])
    return [f"{rank}. {name_of(people[line.entrant], words)}" for rank, line in ordered]


def _winners(tournament: Tournament, words: LocaleWords) -> str:
    """Who has won, under the tournament's name."""
    return f"{heading(tournament, words)}\n{_won(tournament, words)}"


def _won(tournament: Tournament, words: LocaleWords) -> str:
    """Who has won."""
    people = {one.number: one for one in tournament.entrants}
    first = [name_of(people[one.entrant], words) for one in tournament.standings if one.rank == 1]
    return words("bot-tournament-won", names=words.all_of(first), count=len(first))


def _result(tournament: Tournament, words: LocaleWords) -> str:
    """The standings, and the seed of the draw."""
    people = {one.number: one for one in tournament.entrants}
    lines = [_line(one, people, words) for one in tournament.standings]
    tail = f"-# {words('bot-tournament-seed', seed=tournament.row.secret.hex())}"
    return f"{in_whole_lines(chr(10).join(lines), LONGEST - len(tail))}\n{tail}"


async def standings_screen(
    bot: BaseClient, tournament: Tournament, words: LocaleWords, user_id: int
) -> Screen:
    """The standings as they are: the first in a picture, the reader's own line, and all of them."""
    people = {one.number: one for one in tournament.entrants}
    table = tournament.standings
    lines = _grouped(tournament, least_players(bot.tables.context, tournament), words)
    own = [_line(one, people, words) for one in table if people[one.entrant].user_id == user_id]
    told = [words("bot-tournament-own", line=own[0])] if own else []
    told += lines or [words("bot-tournament-no-standings")]
    head = Text(f"{heading(tournament, words)}\n**{words('bot-tournament-standings')}**")
    text = Text(in_whole_lines("\n".join(told), LONGEST))
    ties = Text(f"-# {words('bot-tournament-tie-breaks')}")
    pictured = await _pictured(bot, tournament, words, user_id)
    row = row_of(tournament, words, *([CROSSTABLE] if lines else []), SHOW)
    return Screen(":", (head, *pictured, text, ties, row))


def _grouped(tournament: Tournament, least: int, words: LocaleWords) -> list[str]:
    """The lines of the standings; by group before a final."""
    people = {one.number: one for one in tournament.entrants}
    is_over = tournament.row.phase == TournamentPhase.OVER
    divided = () if is_over else tournament.groups(least)
    if not divided:
        return [_line(one, people, words) for one in tournament.standings]
    told = list[str]()
    for number, group in enumerate(divided):
        told.append(words("bot-tournament-group", group=chr(ord("A") + number)))
        told += [_line(one, people, words) for one in standings(group, tournament.results)]
    return told


async def crosstable_screen(
    bot: BaseClient, tournament: Tournament, words: LocaleWords, user_id: int
) -> Screen:
    """Everyone's points in each round and against whom, by their places in the standings."""
    return Screen(
        ":",
        (
            Text(f"{heading(tournament, words)}\n**{words('bot-tournament-crosstable')}**"),
            *await _crosstable(bot, tournament, words, user_id),
            Text(in_whole_lines("\n".join(crosstable(tournament, words)), LONGEST)),
            Text(f"-# {words('bot-tournament-crosstable.about')}"),
            row_of(tournament, words, STANDINGS, SHOW),
        ),
    )


async def _crosstable(
    bot: BaseClient, tournament: Tournament, words: LocaleWords, reader: int | None
) -> list[Part]:
    """The first of the crosstable as a picture, and the reader; nothing before anybody has played."""
    if not tournament.results:
        return []
    whole = section_of(tournament, words("bot-tournament-crosstable"), words, reader)
    lines = [line for place, line in enumerate(whole.lines) if place < PICTURED or line.is_own]
    shown = structs.replace(whole, lines=tuple(lines))
    about = f"tournament {tournament.id}"
    return await pictures(bot, tournament.row.name, [shown], about, words)


def table_form(tournament: Tournament, words: LocaleWords) -> Modal:
    """Asks which table is meant."""
    which = "bot-league-which-table" if tournament.row.is_league else "bot-tournament-which-table"
    entry = Entry("table", words(which), longest=8)
    return Modal(f"{CORRECT_TABLE}:{tournament.id}", words("bot-tournament-correct"), (entry,))


def correcting_screen(
    tournament: Tournament, round_number: int, table: int, words: LocaleWords
) -> Screen:
    """How that table came out, and the way to change it. Raises `InvalidInput` for one without a result."""
    lines = tournament.result_of(round_number, table)
    at = f"{round_number}.{table}"
    told = [
        heading(tournament, words),
        words("bot-tournament-table-result", table=tournament.row.label(round_number, table)),
        *_placed(tournament, lines, words),
        words("bot-tournament-correct.about"),
    ]
    change = Button(f"{CORRECT_FORM}:{tournament.id}:{at}", words("bot-tournament-change"))
    back = button_of(tournament, SHOW, words)
    return Screen(":", (Text("\n".join(told)), Row((change, back))))


def correcting_form(
    tournament: Tournament, round_number: int, table: int, words: LocaleWords
) -> Modal:
    """A line for each player by seat, which begins with their place. Raises `InvalidInput` for a table without a result."""
    people = {one.number: one for one in tournament.entrants}
    seated = tournament.result_of(round_number, table)
    ranks = competition_ranks([line.rank or 0 for line in seated])
    lines = [
        f"{rank}. {people[line.entrant].name or words('bot-tournament-former')}"
        for rank, line in zip(ranks, seated, strict=True)
    ]
    entry = Entry(
        "ranks",
        words("bot-tournament-places"),
        value="\n".join(lines),
        longest=600,
        has_lines=True,
        about=words("bot-tournament-places.about"),
    )
    word = f"{CORRECTED}:{tournament.id}:{round_number}.{table}"
    return Modal(word, words("bot-tournament-correct"), (entry,))


async def _pictured(
    bot: BaseClient, tournament: Tournament, words: LocaleWords, reader: int | None
) -> list[Part]:
    """The first of the standings as a picture, and the reader; nothing before anybody has played."""
    table, people = tournament.standings, {one.number: one for one in tournament.entrants}
    if not tournament.results:
        return []
    names = told_apart(people[one.entrant].name or words("bot-tournament-former") for one in table)
    rows = tuple(
        Rung(
            name=name,
            told=words("bot-tournament-told", tables=one.played, share=round(100 * one.share)),
            rating=words("bot-tournament-points", points=number_told(one.points, words)),
            rank=words("bot-rank", rank=one.rank),
            is_own=people[one.entrant].user_id == reader,
        )
        for place, (name, one) in enumerate(zip(names, table, strict=True))
        if place < PICTURED or people[one.entrant].user_id == reader
    )
    headline = f"{tournament.row.name} · {words('bot-tournament-standings')}"
    told = [f"{row.rank} · {row.name} – {row.rating} · {row.told}" for row in rows]
    rungs = Rungs("standings", headline, rows, 0, "\n".join([headline, *told]))
    drawing = Drawing(("tournament", rungs), partial(draw_ladder, rungs))
    about = f"tournament {tournament.id}"
    return await drawn_or_told(bot, drawing, lambda: "", about, words)


def _line(one: StandingsLine, people: dict[int, Entrant], words: LocaleWords) -> str:
    """A line of the standings."""
    told = words(
        "bot-tournament-line",
        points=number_told(one.points, words),
        opponents=number_told(one.opponents, words),
        share=round(100 * one.share),
    )
    name = name_of(people[one.entrant], words)
    return f"{one.rank}. **{name}** {told}"


def people_screen(tournament: Tournament, words: LocaleWords) -> Screen:
    """Who takes part, and who is on the waitlist."""
    told = [heading(tournament, words)]
    groups = (
        ("bot-tournament-players", tournament.taking_part),
        ("bot-tournament-waitlist", tournament.waiting),
    )
    for above, people in groups:
        if people:
            names = [
                f"{name_of(one, words)} ✓"
                if _is_shown_ready(tournament, one)
                else name_of(one, words)
                for one in people
            ]
            told.append(words(above, count=len(people)))
            told += [f"{number}. {name}" for number, name in enumerate(names, 1)]
    if len(told) == 1:
        told.append(words("bot-tournament-nobody"))
    text = in_whole_lines("\n".join(told), LONGEST)
    return Screen(":", (Text(text), row_of(tournament, words, SHOW)))


def _is_shown_ready(tournament: Tournament, entrant: Entrant) -> bool:
    """Whether the list says that somebody has checked in."""
    return tournament.row.phase == TournamentPhase.CHECK_IN and entrant.ready


def state_screen(
    tournament: Tournament, words: LocaleWords, user_id: int, *, manages: bool
) -> Screen:
    """The tournament for one person: where it stands, what they are in it, and what they can do."""
    row, mine = tournament.row, tournament.of_user(user_id)
    lines = [heading(tournament, words), _stage(tournament, words)]
    if row.paused_at is not None:
        lines.append(words("bot-tournament-is-paused"))
    if mine is not None and row.is_running:
        lines.append(words(f"bot-tournament-you-{mine.state}"))
        if row.phase == TournamentPhase.CHECK_IN and mine.may_play and mine.ready:
            lines.append(words("bot-tournament-you-ready"))
    rows = controls(tournament, mine, words, manages=manages)
    return Screen(":", (Text("\n".join(lines)), *rows))


def _stage(tournament: Tournament, words: LocaleWords) -> str:
    """Where it stands."""
    row = tournament.row
    match TournamentPhase(row.phase):
        case TournamentPhase.SIGN_UP:
            return signing_up(tournament, words)
        case TournamentPhase.CHECK_IN:
            return words("bot-tournament-check-in-now", until=moment(row.due_at))
        case TournamentPhase.PLAYING:
            until = moment(row.due_at)
            return words(
                "bot-tournament-round-now", round=row.round, rounds=row.rounds, until=until
            )
        case TournamentPhase.OVER:
            return words("tables-tournament-over")
        case TournamentPhase.CANCELLED:
            return words("bot-tournament-is-cancelled")


def controls(
    tournament: Tournament, mine: Entrant | None, words: LocaleWords, *, manages: bool
) -> tuple[Row, ...]:
    """What somebody can do for themselves in a tournament or a league, and below it what a manager can."""
    row, own = tournament.row, _own_buttons(tournament, mine, words)
    if manages and row.is_running:
        pause = RESUME if row.paused_at is not None else PAUSE
        correct = [CORRECT] if row.round else []
        return own, row_of(tournament, words, pause, REMOVE, *correct, CANCEL)
    if manages and row.phase == TournamentPhase.OVER:
        return own, row_of(tournament, words, CORRECT)
    return (own,)


def _own_buttons(tournament: Tournament, mine: Entrant | None, words: LocaleWords) -> Row:
    """What somebody can do for themselves."""
    row, shown = tournament.row, list[str]()
    if row.is_running:
        is_in = mine is not None and mine.may_play
        is_removed = mine is not None and mine.state == EntrantState.REMOVED
        if is_in and row.phase == TournamentPhase.CHECK_IN and mine is not None and not mine.ready:
            shown.append(CHECK_IN)
        if is_in:
            shown.append(WITHDRAW)
        elif not is_removed:
            shown.append(JOIN)
    shown += [STANDINGS, PEOPLE] if row.round else [PEOPLE]
    return row_of(tournament, words, *shown)


def cancelling_screen(tournament: Tournament, words: LocaleWords) -> Screen:
    """What cancelling means, asked once more."""
    about = "bot-league-cancel" if tournament.row.is_league else "bot-tournament-cancel.about"
    text = f"{heading(tournament, words)}\n{words(about)}"
    return Screen(":", (Text(text), row_of(tournament, words, CANCEL_SURE, SHOW)))


def removing_form(tournament: Tournament, words: LocaleWords) -> Modal:
    """Asks for the name of whoever is to be taken out."""
    entry = Entry("name", words("bot-tournament-remove-name"), longest=100)
    return Modal(f"{REMOVED}:{tournament.id}", words("bot-tournament-remove"), (entry,))


def choosing_screen(tournaments: tuple[Tournament, ...], words: LocaleWords) -> Screen:
    """Which of the server's tournaments, or of its leagues, is meant."""
    options = tuple(
        Option(str(one.id), one.row.name, words(f"{one.row.game}-name")) for one in tournaments
    )
    is_league = tournaments[0].row.is_league
    which = words("bot-league-which" if is_league else "bot-tournament-which")
    return Screen(":", (Text(which), Select(f"{SHOW}:", which, options)))
