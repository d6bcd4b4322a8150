"""What the operator may set: environment variables, or lines of `.env`.

`load` is the only door. Every problem is a `SettingsError` of one sentence that names the setting and what
it should be, and never repeats a secret.
"""

import difflib
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.model.time_control import SPEEDS, TimeControl, between
from bot.runtime.locales import LANGUAGES
from bot.runtime.worker_processes import cores

DEFAULTS: Mapping[str, str] = MappingProxyType(
    {
        "DISCORD_TOKEN": "",
        "DATABASE_URL": "",
        "DATA_DIR": "./var",
        "PLAYGROUND_PORT": "8765",
        "LOG_LEVEL": "INFO",
        "LOG_FORMAT": "text",
        "METRICS_HOST": "127.0.0.1",
        "METRICS_PORT": "",
        "DEFAULT_LANGUAGE": "en",
        "DISCORD_API_BASE": "",
        "SHARD_COUNT": "",
        "SHARD_IDS": "",
        "MOVE_HOURS": "72",
        "DEFAULT_TIME_CONTROL": "plain",
        "FASTEST_TIME_CONTROL": "lunch",
        "SLOWEST_TIME_CONTROL": "none",
        "VACATION_DAYS": "30",
        "REMINDER_HOURS": "24",
        "OFFER_HOURS": "24",
        "AUTOMATIC_MOVE_SECONDS": "15-150",
        "KEEP_DAYS": "0",
        "LOBBY_DAYS": "14",
        "GAME_DAYS": "60",
        "PERSON_LOBBIES": "5",
        "CHANNEL_LOBBIES": "15",
        "OPENING_SECONDS": "10",
        "SCAN_SECONDS": "60",
        "TABLE_CACHE": "256",
        "DRAW_PROCESSES": "auto",
        "ROBOT_SECONDS": "0.95",
        "COMMAND_GUILD": "",
    }
)
"""Every setting with its default as it is written in `.env.example`, where each is explained."""

MOST_DRAWING = 4
"""Processes that draw, unless more are asked for: each takes 150 MB."""

RENAMED: Mapping[str, str] = MappingProxyType(
    {
        "DEFAULT_PACE": "DEFAULT_TIME_CONTROL",
        "FASTEST_PACE": "FASTEST_TIME_CONTROL",
        "SLOWEST_PACE": "SLOWEST_TIME_CONTROL",
        "ORDER_SECONDS": "AUTOMATIC_MOVE_SECONDS",
        "HOUSE_SECONDS": "ROBOT_SECONDS",
    }
)
"""Names that settings had before; they still work, with a warning (`outdated`)."""

OPTIONS = frozenset(
    {
        "host",
        "passfile",
        "port",
        "prepared_statement_cache_size",
        "ssl",
        "sslmode",
        "target_session_attrs",
    }
)
"""Options that a PostgreSQL address may have behind the question mark."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")

LOG_FORMATS = ("text", "json")

T = TypeVar("T")


class SettingsError(Exception):
    """A setting is missing or malformed; the message is one sentence for the operator."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The operator's settings, checked."""

    discord_token: str | None = field(repr=False)
    """None: no Discord, the playground."""
    database_url: str = field(repr=False)
    """For SQLAlchemy, with an asynchronous driver; may hold a password."""
    data_dir: Path
    """The folder of the default database, which may not exist yet."""
    playground_port: int
    """0: any free one."""
    log_level: str
    log_format: str
    metrics_host: str
    metrics_port: int | None
    """None: no health and no figures over HTTP."""
    default_language: str
    discord_api_base: str | None
    """Instead of Discord's own address, without a slash at the end."""
    shard_count: int | None
    """None: as many as Discord recommends."""
    shard_ids: tuple[int, ...] | None
    """The shards of this process; None: all."""
    move_hours: float
    """Time for a required decision at tables with a plain time limit; 0: for ever."""
    default_time_control: TimeControl
    """Time control of a new table."""
    fastest_time_control: TimeControl
    slowest_time_control: TimeControl
    """Bounds of what the people at a table may choose besides the plain time limit."""
    vacation_days: int
    """Vacation days per person and year; 0: no vacations."""
    reminder_hours: float
    """Time until who must decide is reminded; 0: never."""
    offer_hours: float
    """Time until an offer to others that nobody takes up is withdrawn; 0: never."""
    automatic_move_seconds: tuple[float, float]
    """After a question, an automatic move is played between these two times."""
    keep_days: float
    """Time after which a table that is over is taken out of the database; 0: never."""
    lobby_days: float
    """Time after which a table at which nothing happens is closed before its game; 0: never."""
    game_days: float
    """Time after which a game at which nothing happens is given up; 0: never."""
    person_lobbies: int
    """Lobbies of one host that may be open at once; 0: any number."""
    channel_lobbies: int
    """Lobbies of one channel that may be open at once; 0: any number."""
    opening_seconds: float
    """Time after which one person may open another table."""
    scan_seconds: float
    """Period of the scan for work that another process left."""
    table_cache: int
    draw_processes: int
    """Begun as they are needed; 0: pictures are drawn in a thread."""
    robot_seconds: float
    """Thinking time of a robot for one move."""
    command_guild: int | None
    """The one server that gets the commands, during development."""


def load(environ: Mapping[str, str], dotenv_path: Path | None = None) -> Settings:
    """The settings as given: a variable of the environment goes before a line of the file.

    An empty value stands for the default. Raises `SettingsError`.
    """
    given = _current(_lines(dotenv_path) if dotenv_path is not None else {})
    given |= _current({name: environ[name] for name in (*DEFAULTS, *RENAMED) if name in environ})

    def read(name: str, reader: Callable[[str], T]) -> T:
        text = given.get(name, "").strip() or DEFAULTS[name]
        try:
            return reader(text)
        except ValueError as problem:
            raise SettingsError(f"{name} {problem}.") from None

    data_dir = read("DATA_DIR", _folder)
    fastest = read("FASTEST_TIME_CONTROL", lambda text: _time_control(text, SPEEDS))
    slower = SPEEDS[SPEEDS.index(fastest) :]
    slowest = read("SLOWEST_TIME_CONTROL", lambda text: _time_control(text, slower))
    shard_count = read("SHARD_COUNT", _optional(_whole(1, 100_000)))
    return Settings(
        discord_token=read("DISCORD_TOKEN", _optional(_token)),
        database_url=read("DATABASE_URL", _optional(_database)) or _own_database(data_dir),
        data_dir=data_dir,
        playground_port=read("PLAYGROUND_PORT", _whole(0, 65_535)),
        log_level=read("LOG_LEVEL", _one_of(LOG_LEVELS)),
        log_format=read("LOG_FORMAT", _one_of(LOG_FORMATS)),
        metrics_host=read("METRICS_HOST", _host),
        metrics_port=read("METRICS_PORT", _optional(_whole(1, 65_535))),
        default_language=read("DEFAULT_LANGUAGE", _one_of(LANGUAGES)),
        discord_api_base=read("DISCORD_API_BASE", _optional(_web_address)),
        shard_count=shard_count,
        shard_ids=read("SHARD_IDS", _optional(lambda text: _shards(text, shard_count))),
        move_hours=read("MOVE_HOURS", _number(0, 8_760)),
        default_time_control=read(
            "DEFAULT_TIME_CONTROL", lambda text: _time_control(text, between(fastest, slowest))
        ),
        fastest_time_control=fastest,
        slowest_time_control=slowest,
        vacation_days=read("VACATION_DAYS", _whole(0, 365)),
        reminder_hours=read("REMINDER_HOURS", _number(0, 8_760)),
        offer_hours=read("OFFER_HOURS", _number(0, 8_760)),
        automatic_move_seconds=read("AUTOMATIC_MOVE_SECONDS", _span(1, 3_600)),
        keep_days=read("KEEP_DAYS", _number(0, 36_500)),
        lobby_days=read("LOBBY_DAYS", _number(0, 36_500)),
        game_days=read("GAME_DAYS", _number(0, 36_500)),
        person_lobbies=read("PERSON_LOBBIES", _whole(0, 1_000)),
        channel_lobbies=read("CHANNEL_LOBBIES", _whole(0, 10_000)),
        opening_seconds=read("OPENING_SECONDS", _number(0, 86_400)),
        scan_seconds=read("SCAN_SECONDS", _number(1, 86_400)),
        table_cache=read("TABLE_CACHE", _whole(1, 1_000_000)),
        draw_processes=read("DRAW_PROCESSES", _processes),
        robot_seconds=read("ROBOT_SECONDS", _number(0.01, 60)),
        command_guild=read("COMMAND_GUILD", _optional(_discord_id)),
    )


def outdated(environ: Mapping[str, str], dotenv_path: Path | None = None) -> tuple[str, ...]:
    """One sentence for each setting that is given under a former name."""
    given = [*(_lines(dotenv_path) if dotenv_path is not None else {}), *environ]
    return tuple(
        f"{old} is called {new} now; the old name will stop working in a later version."
        for old, new in RENAMED.items()
        if old in given
    )


def _current(given: Mapping[str, str]) -> dict[str, str]:
    """The settings by their present names; a present name goes before a former one."""
    former = {RENAMED[name]: text for name, text in given.items() if name in RENAMED}
    return former | {name: text for name, text in given.items() if name not in RENAMED}


def _lines(path: Path) -> dict[str, str]:
    """The settings that the file gives; none if there is no such file."""
    given: dict[str, str] = {}
    try:
        with path.open(encoding="utf-8") as file:
            bindings = list(parse_stream(file))
    except FileNotFoundError:
        return given
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{path} cannot be read as a text file.") from None
    for binding in bindings:
        if binding.error or (binding.key is not None and binding.value is None):
            raise SettingsError(
                f"Line {binding.original.line} of {path} is not written as NAME=value."
            )
        if binding.key is not None and binding.value is not None:
            _refuse_misspelling(binding.key, path)
            given[binding.key] = binding.value
    return given


def _refuse_misspelling(name: str, path: Path) -> None:
    """Raise if `name` is almost a setting; other programs' names may share the file."""
    near = difflib.get_close_matches(name.upper(), DEFAULTS, n=1, cutoff=0.85)
    if name not in DEFAULTS and name not in RENAMED and near:
        raise SettingsError(f"{path} sets {name}, which is not a setting. Did you mean {near[0]}?")


def _optional(reader: Callable[[str], T]) -> Callable[[str], T | None]:
    """Reads None from nothing."""
    return lambda text: reader(text) if text else None


def _token(text: str) -> str:
    if not re.fullmatch(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", text, re.ASCII):
        raise ValueError(
            "does not look like a bot token (three parts with dots between them): "
            'copy it again from the page "Bot" of your application in the developer portal'
        )
    return text


def _folder(text: str) -> Path:
    path = Path(text)
    try:
        path = path.expanduser()
        path.lstat()
    except FileNotFoundError:
        return path
    except (OSError, RuntimeError, ValueError):
        raise ValueError(
            "must be a folder that this system can have, by a path it can read"
        ) from None
    if not path.is_dir():
        raise ValueError(f"must be a folder, and {text} is a file")
    return path


def _own_database(data_dir: Path, name: str = "feitoria.sqlite3") -> str:
    """The default: an SQLite file in the data folder."""
    url = URL.create("sqlite+aiosqlite", database=str(data_dir / name))
    return url.render_as_string(hide_password=False)


def for_playground(settings: Settings) -> Settings:
    """The settings with the playground's own database and no limits on lobbies.

    In the playground anybody can play every seat, so it must never open the real tables.
    """
    own = _own_database(settings.data_dir, "playground.sqlite3")
    return replace(
        settings, database_url=own, person_lobbies=0, channel_lobbies=0, opening_seconds=0
    )


def _database(text: str) -> str:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise ValueError(
            "must be an address such as postgresql://user:password@host/name or sqlite:///path/to/file"
        ) from None
    match url.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            _refuse_options(url, frozenset())
            if url.database in {None, "", ":memory:"}:
                raise ValueError(
                    "must name a file: an SQLite database in memory forgets every table"
                )
            url = url.set(drivername="sqlite+aiosqlite")
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            url = _for_asyncpg(url)
        case other:
            raise ValueError(f"must begin with postgresql:// or sqlite:///, not with {other}://")
    return url.render_as_string(hide_password=False)


def _refuse_options(url: URL, known: frozenset[str]) -> None:
    """Raise for what stands behind the question mark and is not ours to hand on."""
    strange = sorted(set(url.query) - known)
    if strange:
        raise ValueError(f"has an unknown option: {strange[0][:40]!r}")


def _for_asyncpg(url: URL) -> URL:
    """The address with asyncpg's own name for `sslmode`, which hosting companies hand out."""
    _refuse_options(url, OPTIONS)
    mode = url.query.get("sslmode")
    url = url.set(drivername="postgresql+asyncpg").difference_update_query(["sslmode"])
    return url if mode is None else url.update_query_dict({"ssl": mode})


def _host(text: str) -> str:
    if not re.fullmatch(r"[\w.:-]{1,253}", text, re.ASCII):
        raise ValueError(f"must be a host's name or address, such as 127.0.0.1, not {text!r}")
    return text


def _web_address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise ValueError("must be an address that begins with http:// or https://")
    return text.rstrip("/")


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def reader(text: str) -> str:
        for value in values:
            if value.casefold() == text.casefold():
                return value
        raise ValueError(f"must be one of {', '.join(values)}, not {text!r}")

    return reader


def _time_control(text: str, allowed: tuple[TimeControl, ...]) -> TimeControl:
    return TimeControl(_one_of(tuple(time_control.value for time_control in allowed))(text))


def _whole(least: int, most: int) -> Callable[[str], int]:
    def reader(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return reader


def _processes(text: str) -> int:
    """So many processes, or as many as the machine has cores."""
    return min(cores(), MOST_DRAWING) if text == "auto" else _whole(0, 64)(text)


def _number(least: float, most: float) -> Callable[[str], float]:
    def reader(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not least <= number <= most:  # never true of nan
            raise ValueError(f"must be a number from {least} to {most}, not {text!r}")
        return number

    return reader


def _span(least: float, most: float) -> Callable[[str], tuple[float, float]]:
    def reader(text: str) -> tuple[float, float]:
        numbers = [_number(least, most)(part) for part in text.split("-")]
        if len(numbers) != 2 or numbers[0] > numbers[1]:
            raise ValueError(f"must be two numbers such as 15-150, not {text!r}")
        return numbers[0], numbers[1]

    return reader


def _discord_id(text: str) -> int:
    if not re.fullmatch(r"[0-9]{17,20}", text):
        raise ValueError(f"must be a Discord id (17 to 20 digits), not {text!r}")
    return int(text)


def _shards(text: str, count: int | None) -> tuple[int, ...]:
    """Shard numbers out of `0,2,5-7`, each of them once and below `count`."""
    if count is None:
        raise ValueError("needs SHARD_COUNT, the number of all shards together")
    parts = [
        re.fullmatch(r"\s*([0-9]{1,6})(?:-([0-9]{1,6}))?\s*", part) for part in text.split(",")
    ]
    numbers = [
        number
        for part in parts
        if part is not None
        for number in range(int(part[1]), int(part[2] or part[1]) + 1)
    ]
    if None in parts or not numbers or len(set(numbers)) < len(numbers):
        raise ValueError(f"must list shard numbers once each, such as 0,1 or 0-3, not {text!r}")
    if max(numbers) >= count:
        raise ValueError(
            f"names shard {max(numbers)}, but SHARD_COUNT is {count} and counting starts at 0"
        )
    return tuple(sorted(numbers))
