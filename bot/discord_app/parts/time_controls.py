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
        _time_controls(lobby, words),
        Text(f"**{words('bot-absence')}**\n{words('bot-absence.about')}"),
        Select("absence", words("bot-absence"), absence),
        Row((Button("all-options:", words("bot-options.back"), "secondary"),)),
    )
    return Screen(f"{lobby.table.id}:", parts)


def absence_told(table: TableInfo, words: LocaleWords) -> str:
    """What happens when somebody's time is up."""
    return f"{words('bot-absence')}: {words(f'bot-absence-{table.absence}')}"


def _time_controls(lobby: Lobby, words: LocaleWords) -> Select:
    """The menu of the table's pace: what the operator allows, and what is set."""
    chosen = lobby.table.time_control
    offered = [
        time_control
        for time_control in TimeControl
        if time_control in lobby.time_controls or time_control is chosen
    ]
    options = tuple(
        Option(
            time_control.value,
            _time_control_name(lobby, time_control, words),
            time_control_about(time_control, words),
            chosen=time_control is chosen,
        )
        for time_control in offered
    )
    return Select("tempo", words("bot-tempo"), options)


def _time_control_name(lobby: Lobby, time_control: TimeControl, words: LocaleWords) -> str:
    """What a pace is called."""
    if time_control is TimeControl.PLAIN:
        return words("bot-tempo-plain", pace=_plain_pace(lobby, words))
    return words(f"bot-tempo-{time_control}")


def time_control_about(time_control: TimeControl, words: LocaleWords) -> str:
    """The bank of a pace in figures; empty where there is none."""
    bank = TIME_BANKS.get(time_control)
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
    return pace_with(lobby, lobby.table.time_control, words)


def pace_with(lobby: Lobby, time_control: TimeControl, words: LocaleWords) -> str:
    """How much time people have with that time control."""
    if time_control is TimeControl.PLAIN:
        return _plain_pace(lobby, words)
    name, about = words(f"bot-tempo-{time_control}"), time_control_about(time_control, words)
    return f"{name} ({about})" if about else name


def _plain_pace(lobby: Lobby, words: LocaleWords) -> str:
    """How long a move may take where there are no banks."""
    hours = lobby.move_hours
    if not hours:
        return words("bot-pace-endless")
    unit, count = ("days", hours / 24) if hours % 24 == 0 else ("hours", hours)
    return words(f"bot-pace-{unit}", count=int(count) if count.is_integer() else f"{count:g}")
