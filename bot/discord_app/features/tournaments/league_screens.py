"""What is shown of a league: its announcements, its state for one person, and the standings of its divisions."""

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.tournaments.parts import (
    CHECK_IN,
    JOIN,
    LONGEST,
    PEOPLE,
    SHOW,
    STANDINGS,
    WITHDRAW,
    heading,
    mark_of,
    name_of,
    number_told,
    row_of,
    signing_up,
)
from bot.discord_app.features.tournaments.results import pictures, section_of
from bot.discord_app.features.tournaments.screens import controls, tables_of_round
from bot.discord_app.layout import Attached, Part, Screen
from bot.discord_app.parts.links import moment
from bot.forms.model import Text
from bot.i18n.languages import LocaleWords
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import words_in
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.tournaments.divisions import Moves
from bot.tables.tournaments.model import PostKind, Tournament, TournamentPhase
from bot.tables.tournaments.seasons import CHECK_IN as CHECK_IN_TIME
from bot.tables.tournaments.seasons import moves_after


async def league_announcement(
    bot: BaseClient, announcement: TournamentPost, record: bytes | None
) -> Screen:
    """What is posted in the league's channel; it calls people to check in and nobody else."""
    league, season = announcement.tournament, announcement.round
    words = words_in(league.row.language)
    pings: tuple[int, ...] = ()
    parts: list[Part]
    match announcement.kind:
        case PostKind.SIGN_UP:
            controls = row_of(league, words, JOIN, WITHDRAW, PEOPLE)
            parts = [Text(_terms(league, words)), controls]
        case PostKind.CHECK_IN | PostKind.REMINDER:
            is_reminder = announcement.kind is PostKind.REMINDER
            called = [one for one in league.entrants if one.may_play and one.user_id > 0]
            pings = tuple(one.user_id for one in called if not (is_reminder and one.ready))
            told = _check_in(league, season, words)
            if is_reminder:
                told = f"{words('bot-league-reminder')} {told}"
            code = f"-# {words('bot-tournament-code', code=league.row.commitment)}"
            names = " ".join(f"<@{user_id}>" for user_id in pings)
            text = in_whole_lines(f"{heading(league, words)}\n{told}\n{code}\n{names}", LONGEST)
            newcomers = () if is_reminder else (JOIN,)
            controls = row_of(league, words, CHECK_IN, *newcomers, WITHDRAW, PEOPLE)
            parts = [Text(text), controls]
        case PostKind.SEASON:
            text = _season(league, announcement.divisions, season, words)
            parts = [Text(text), row_of(league, words, STANDINGS, PEOPLE)]
        case PostKind.STANDINGS:
            parts = [*await _standings(bot, announcement, words), row_of(league, words, STANDINGS)]
        case PostKind.SEASON_END:
            parts = await _season_end(bot, announcement, words)
            if record is not None:
                parts.append(Attached(f"league-{league.id}-{season}.json", record))
        case _:
            is_over = announcement.kind is PostKind.OVER
            told = words("bot-league-is-over" if is_over else "bot-league-is-cancelled")
            parts = [Text(f"{heading(league, words)}\n{told}")]
    return Screen(":", (*parts, Text(mark_of(announcement))), pings=pings)


def _season(
    league: Tournament, divisions: tuple[Tournament, ...], season: int, words: LocaleWords
) -> str:
    """The season that begins: until when its first round is played, the divisions and their tables."""
    row = league.row
    until = moment(min(division.row.created_at for division in divisions) + row.round_time)
    first = words("bot-tournament-round-now", round=1, rounds=row.rounds, until=until)
    lines = [heading(league, words, 1), words("bot-league-season-begun", season=season), first]
    for division in divisions:
        lines += ["", _title(division, words), *tables_of_round(division, 1, words)]
    return in_whole_lines("\n".join(lines), LONGEST)


def _terms(league: Tournament, words: LocaleWords) -> str:
    """All that is decided before anybody signs up."""
    row = league.row
    lines = [
        heading(league, words),
        words(
            "bot-league-terms",
            rounds=row.rounds,
            seats=row.seats,
            days=row.round_days,
            places=row.places,
        ),
        words("bot-league-divisions", size=row.division_size or 0, movers=row.movers),
        words("bot-tournament-sign-up-until", until=moment(row.due_at)),
        words("bot-tournament-scoring"),
        f"-# {words('bot-league-deadline', days=CHECK_IN_TIME.days)}",
        f"-# {words(f'bot-odd-{row.odd}')}",
        f"-# {words('bot-tournament-code', code=row.commitment)}",
    ]
    return "\n".join(lines)


def _check_in(league: Tournament, season: int, words: LocaleWords) -> str:
    """When the season begins, and what to do by then."""
    return words("bot-league-check-in", season=season, until=moment(league.row.due_at))


def _title(division: Tournament, words: LocaleWords) -> str:
    """The division's name as a heading."""
    return f"**{words('bot-league-division', number=division.row.division or 0)}**"


async def _standings(
    bot: BaseClient, announcement: TournamentPost, words: LocaleWords
) -> list[Part]:
    """Where all divisions stand, as pictures and as text."""
    league, divisions = announcement.tournament, announcement.divisions
    title = words("bot-league-standings", season=announcement.round)
    head = Text(f"{heading(league, words)}\n**{title}**")
    drawn = await _pictured(bot, league, divisions, title, words, None, None)
    return [head, *drawn, Text(in_whole_lines("\n".join(_lines(divisions, words)), LONGEST))]


async def _season_end(
    bot: BaseClient, announcement: TournamentPost, words: LocaleWords
) -> list[Part]:
    """Who has won each division, who moves, how all came out, and the seed of the draw."""
    league, divisions = announcement.tournament, announcement.divisions
    found = moves_after(divisions, league.row.movers)
    title = words("bot-league-season-over", season=announcement.round)
    lines = [heading(league, words), f"**{title}**"]
    for division in divisions:
        lines += _came_out(division, found, words)
    seeds = dict.fromkeys(division.row.secret.hex() for division in divisions)
    tail = [f"-# {words('bot-tournament-seed', seed=seed)}" for seed in seeds]
    result = in_whole_lines("\n".join(_lines(divisions, words)), LONGEST // 2)
    return [
        Text(in_whole_lines("\n".join(lines), LONGEST // 2)),
        *await _pictured(bot, league, divisions, title, words, None, found),
        Text("\n".join([result, *tail])),
        row_of(league, words, STANDINGS),
    ]


def _came_out(division: Tournament, found: Moves, words: LocaleWords) -> list[str]:
    """Who has won the division, and who leaves it upwards and downwards."""
    people = {one.number: one for one in division.entrants}
    order = [(one.rank, people[one.entrant]) for one in division.standings]
    told = [_title(division, words)]
    for sign, names in (
        ("🏆", [name_of(one, words) for rank, one in order if rank == 1]),
        ("▲", [name_of(one, words) for _, one in order if one.user_id in found.up]),
        ("▼", [name_of(one, words) for _, one in order if one.user_id in found.down]),
    ):
        if names:
            told.append(f"{sign} {words.all_of(names)}")
    return told


def _lines(divisions: tuple[Tournament, ...], words: LocaleWords) -> list[str]:
    """The standings of all divisions in words."""
    told = list[str]()
    for division in divisions:
        people = {one.number: one for one in division.entrants}
        told.append(_title(division, words))
        for one in division.standings:
            points = words("bot-tournament-points", points=number_told(one.points, words))
            told.append(f"{one.rank}. {name_of(people[one.entrant], words)} · {points}")
    return told


async def _pictured(
    bot: BaseClient,
    league: Tournament,
    divisions: tuple[Tournament, ...],
    title: str,
    words: LocaleWords,
    reader: int | None,
    found: Moves | None,
) -> list[Part]:
    """The divisions' crosstables; nothing before anybody has played. `found`: who moves, once that is known."""
    if not any(division.results for division in divisions):
        return []
    up, down = (found.up, found.down) if found is not None else (frozenset(), frozenset())
    sections = [
        section_of(
            division,
            words("bot-league-division", number=division.row.division or 0),
            words,
            reader,
            up,
            down,
        )
        for division in divisions
    ]
    headline = f"{league.row.name} · {title}"
    return await pictures(bot, headline, sections, f"league {league.id}", words)


async def league_standings_screen(
    bot: BaseClient,
    league: Tournament,
    divisions: tuple[Tournament, ...],
    words: LocaleWords,
    user_id: int,
) -> Screen:
    """Where all divisions of the present season stand, or of the last one."""
    title = words("bot-league-standings", season=league.row.round)
    is_over = bool(divisions) and not any(one.row.is_running for one in divisions)
    found = moves_after(divisions, league.row.movers) if is_over else None
    lines = _lines(divisions, words) or [words("bot-tournament-no-standings")]
    return Screen(
        ":",
        (
            Text(f"{heading(league, words)}\n**{title}**"),
            *await _pictured(bot, league, divisions, title, words, user_id, found),
            Text(in_whole_lines("\n".join(lines), LONGEST)),
            row_of(league, words, SHOW),
        ),
    )


def league_screen(
    league: Tournament,
    divisions: tuple[Tournament, ...],
    words: LocaleWords,
    user_id: int,
    *,
    manages: bool,
) -> Screen:
    """The league for one person: where it stands, what they are in it, and what they can do."""
    row, mine = league.row, league.of_user(user_id)
    lines = [heading(league, words), _stage(league, words)]
    if row.paused_at is not None:
        lines.append(words("bot-league-is-paused"))
    if mine is not None and row.is_running:
        lines += _own(league, divisions, user_id, words)
    rows = controls(league, mine, words, manages=manages)
    return Screen(":", (Text("\n".join(lines)), *rows))


def _stage(league: Tournament, words: LocaleWords) -> str:
    """Where it stands."""
    row = league.row
    match TournamentPhase(row.phase):
        case TournamentPhase.SIGN_UP:
            return signing_up(league, words)
        case TournamentPhase.CHECK_IN:
            return _check_in(league, row.round + 1, words)
        case TournamentPhase.PLAYING:
            return words("bot-league-season-now", season=row.round)
        case TournamentPhase.OVER:
            return words("bot-league-is-over")
        case TournamentPhase.CANCELLED:
            return words("bot-league-is-cancelled")


def _own(
    league: Tournament, divisions: tuple[Tournament, ...], user_id: int, words: LocaleWords
) -> list[str]:
    """What the reader is in it: in which division they play, whether they have checked in, wait or are out."""
    row, mine = league.row, league.of_user(user_id)
    for division in divisions:
        there = division.of_user(user_id)
        if row.phase == TournamentPhase.PLAYING and there is not None and there.is_in:
            return [words("bot-league-you-in", number=division.row.division or 0)]
    if mine is None:
        return []
    if row.phase == TournamentPhase.CHECK_IN and mine.may_play:
        return [words("bot-tournament-you-ready")] if mine.ready else []
    return [words(f"bot-tournament-you-{mine.state}")]
