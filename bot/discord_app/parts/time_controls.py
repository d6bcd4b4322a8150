"""How much time the people at a table have, and what happens when it is up: as they choose it in the lobby."""

from datetime import timedelta

from bot.discord_app.layout import Screen
from bot.forms.model import Button, Option, Row, Select, Text
from bot.i18n.languages import LocaleWords
from bot.model.lobby import Lobby
from bot.model.tables import Absence, TableInfo
from bot.model.time_control import TIME_BANKS, TimeControl

DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)


def pace_screen(lobby: Lobby, words: LocaleWords) -> Screen:
    """The private message in which a player chooses both."""
    absence = tuple(
        Option(str(kind), words(f"bot-absence-{kind}"), chosen=kind is lobby.table.absence)
        for kind in Absence
    )
    parts = (
        Text(f"### {words('bot-tempo')}\n{words('bot-tempo.about')}"),
        _tempos(lobby, words),
        Text(f"**{words('bot-absence')}**\n{words('bot-absence.about')}"),
        Select("absence", words("bot-absence"), absence),
        Row((Button("all-options:", words("bot-options.back"), "secondary"),)),
    )
    return Screen(f"{lobby.table.id}:", parts)


def pace_told(lobby: Lobby, words: LocaleWords) -> str:
    """What is chosen, in two lines."""
    return f"{pace_of(lobby, words)}\n{absence_told(lobby.table, words)}"


def absence_told(table: TableInfo, words: LocaleWords) -> str:
    """What happens when somebody's time is up."""
    return f"{words('bot-absence')}: {words(f'bot-absence-{table.absence}')}"


def _tempos(lobby: Lobby, words: LocaleWords) -> Select:
    """The menu of the table's pace: what the operator allows, and what is set."""
    chosen = lobby.table.tempo
    offered = [tempo for tempo in TimeControl if tempo in lobby.time_controls or tempo is chosen]
    options = tuple(
        Option(
            tempo.value,
            _tempo_name(lobby, tempo, words),
            tempo_about(tempo, words),
            chosen=tempo is chosen,
        )
        for tempo in offered
    )
    return Select("tempo", words("bot-tempo"), options)


def _tempo_name(lobby: Lobby, tempo: TimeControl, words: LocaleWords) -> str:
    """What a pace is called."""
    if tempo is TimeControl.PLAIN:
        return words("bot-tempo-plain", pace=_plain_pace(lobby, words))
    return words(f"bot-tempo-{tempo}")


def tempo_about(tempo: TimeControl, words: LocaleWords) -> str:
    """The bank of a pace in figures; empty where there is none."""
    bank = TIME_BANKS.get(tempo)
    if bank is None:
        return ""
    unit, one = ("days", DAY) if bank.first >= DAY else ("minutes", MINUTE)
    return words(
        f"bot-tempo-{unit}",
        first=bank.first // one,
        increment=bank.increment // one,
        most=bank.most // one,
    )


def pace_of(lobby: Lobby, words: LocaleWords) -> str:
    """How much time people have."""
    tempo = lobby.table.tempo
    if tempo is TimeControl.PLAIN:
        return _plain_pace(lobby, words)
    name, about = words(f"bot-tempo-{tempo}"), tempo_about(tempo, words)
    return f"{name} ({about})" if about else name


def _plain_pace(lobby: Lobby, words: LocaleWords) -> str:
    """How long a move may take where there are no banks."""
    hours = lobby.move_hours
    if not hours:
        return words("bot-pace-endless")
    unit, count = ("days", hours / 24) if hours % 24 == 0 else ("hours", hours)
    return words(f"bot-pace-{unit}", count=int(count) if count.is_integer() else f"{count:g}")
