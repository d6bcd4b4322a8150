"""What screens of tournaments and leagues share: their controls, headings, names and numbers."""

from bot.discord_app.parts.links import moment
from bot.forms.model import Button, Row
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.tournaments.model import Entrant, Tournament

LONGEST = 3_200
"""Characters of a long list."""

JOIN, WITHDRAW, CHECK_IN = "tournament-join", "tournament-withdraw", "tournament-check-in"
STANDINGS, PEOPLE, SHOW = "tournament-standings", "tournament-people", "tournament-show"
PAUSE, RESUME = "tournament-pause", "tournament-resume"
CANCEL, CANCEL_SURE = "tournament-cancel", "tournament-cancel-sure"
REMOVE, REMOVED = "tournament-remove", "tournament-removed"
CROSSTABLE = "tournament-crosstable"
CORRECT, CORRECT_TABLE = "tournament-correct", "tournament-correct-table"
CORRECT_FORM, CORRECTED = "tournament-correct-form", "tournament-corrected"

OF_DIVISION = frozenset({STANDINGS, CROSSTABLE})
"""What the buttons of a division show of it; all others lead to its league."""


def mark_of(announcement: TournamentPost) -> str:
    """The last line of an announcement, by which it is told from all others, in the language that it keeps."""
    row = announcement.tournament.row
    wording = "bot-league-post" if row.is_league else "bot-tournament-post"
    told = words_in(row.language)(wording, id=row.id, number=announcement.number)
    return f"-# {told}"


def heading(tournament: Tournament, words: LocaleWords, number: int | None = None) -> str:
    """Its name, the division, and what is played: in that round, or in all."""
    row = tournament.row
    games = row.games if number is None else (row.game_of(number),)
    division = () if row.division is None else (words("bot-league-division", number=row.division),)
    told = (escaped(row.name), *division, words.all_of(words(f"{one}-name") for one in games))
    return f"### {' · '.join(told)}"


def signing_up(tournament: Tournament, words: LocaleWords) -> str:
    """How many have signed up, and until when others can."""
    row, count = tournament.row, len(tournament.taking_part)
    until = words("bot-tournament-sign-up-until", until=moment(row.due_at))
    return f"{words('bot-tournament-count', count=count, places=row.places)} {until}"


def number_told(value: float, words: LocaleWords) -> str:
    """With one digit behind the point where there is any."""
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace(".", words("bot-tournament-point"))


def name_of(entrant: Entrant, words: LocaleWords) -> str:
    """What the entrant is called."""
    return escaped(entrant.name) if entrant.name else words("bot-tournament-former")


def row_of(tournament: Tournament, words: LocaleWords, *verbs: str) -> Row:
    """A row of these buttons."""
    return Row(tuple(button_of(tournament, verb, words) for verb in verbs))


def button_of(tournament: Tournament, verb: str, words: LocaleWords) -> Button:
    """The way in is green, the way to end it all is red."""
    row = tournament.row
    target = row.id if row.league_id is None or verb in OF_DIVISION else row.league_id
    word, label = f"{verb}:{target}", words(f"bot-{verb}")
    if row.is_league and words.has(f"bot-{verb}.league"):
        label = words(f"bot-{verb}.league")
    if verb in {JOIN, CHECK_IN}:
        return Button(word, label, "success")
    return Button(word, label, "danger" if verb in {CANCEL, CANCEL_SURE} else "secondary")
