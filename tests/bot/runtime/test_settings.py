"""The operator's settings: defaults, precedence, and one sentence for every mistake."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values
from sqlalchemy.engine import make_url

from bot.model.time_control import TimeControl
from bot.runtime.settings import (
    DEFAULTS,
    RENAMED,
    Settings,
    SettingsError,
    for_playground,
    load,
    outdated,
)
from bot.runtime.worker_processes import cores
from tests.bot.runtime.setups import TOKEN

EXAMPLE = Path(__file__).parents[3] / ".env.example"


def dotenv(folder: Path, text: str) -> Path:
    """A `.env` with this text."""
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_names_every_setting_with_its_default() -> None:
    """`.env.example` lists all settings, no other, each with exactly its default, in order."""
    assert list(dotenv_values(EXAMPLE).items()) == list(DEFAULTS.items())


def test_the_example_explains_every_setting() -> None:
    """Before every setting, or the pair of settings it belongs to, stands a comment."""
    blocks = EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n")
    assert [block for block in blocks if not block.startswith("# ")] == []


def test_every_setting_has_its_field() -> None:
    """The fields of `Settings` are the names of the settings in small letters."""
    assert {field.name for field in fields(Settings)} == {name.lower() for name in DEFAULTS}


def test_the_example_as_it_stands_means_the_defaults() -> None:
    """Copying the example to `.env` changes nothing."""
    assert load({}, EXAMPLE) == load({})


def test_defaults() -> None:
    """Without any setting there is no token, and an SQLite file in ./var."""
    assert load({}) == Settings(
        discord_token=None,
        database_url="sqlite+aiosqlite:///var/feitoria.sqlite3",
        data_dir=Path("var"),
        playground_port=8765,
        log_level="INFO",
        log_format="text",
        metrics_host="127.0.0.1",
        metrics_port=None,
        default_language="en",
        discord_api_base=None,
        shard_count=None,
        shard_ids=None,
        move_hours=72.0,
        default_time_control=TimeControl.PLAIN,
        fastest_time_control=TimeControl.LUNCH,
        slowest_time_control=TimeControl.NONE,
        vacation_days=30,
        reminder_hours=24.0,
        offer_hours=24.0,
        automatic_move_seconds=(15.0, 150.0),
        keep_days=0,
        lobby_days=14.0,
        game_days=60.0,
        person_lobbies=5,
        channel_lobbies=15,
        opening_seconds=10.0,
        scan_seconds=60.0,
        table_cache=256,
        draw_processes=min(cores(), 4),
        robot_seconds=0.95,
        command_guild=None,
    )


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    """A variable that is set wins, even an empty one, which stands for the default."""
    path = dotenv(tmp_path, "TABLE_CACHE=10\nDRAW_PROCESSES=4\nSCAN_SECONDS=7\n")

    settings = load({"TABLE_CACHE": "20", "SCAN_SECONDS": ""}, path)

    assert (settings.table_cache, settings.draw_processes, settings.scan_seconds) == (20, 4, 60.0)


@pytest.mark.parametrize(("there", "drawing"), [(1, 1), (3, 3), (64, 4)])
def test_as_many_processes_draw_as_there_are_cores(
    monkeypatch: pytest.MonkeyPatch, there: int, drawing: int
) -> None:
    """At most four, for each has its own memory of pieces."""
    monkeypatch.setattr("bot.runtime.settings.cores", lambda: there)

    assert load({}).draw_processes == drawing


def test_a_missing_file_is_no_problem(tmp_path: Path) -> None:
    """Without a `.env` the defaults hold."""
    assert load({}, tmp_path / ".env") == load({})


def test_other_programs_may_share_the_file(tmp_path: Path) -> None:
    """A name that resembles no setting is left alone."""
    assert load({}, dotenv(tmp_path, "POSTGRES_PASSWORD=x\n")) == load({})


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgresql://ana:p%40ss@db/feitoria", "postgresql+asyncpg://ana:p%40ss@db/feitoria"),
        ("postgres://db/feitoria", "postgresql+asyncpg://db/feitoria"),
        ("postgresql+asyncpg://db:5433/x", "postgresql+asyncpg://db:5433/x"),
        ("postgresql://db/x?sslmode=require", "postgresql+asyncpg://db/x?ssl=require"),
        (
            "postgresql://postgres:@/x?host=/tmp/pg",
            "postgresql+asyncpg://postgres:@/x?host=%2Ftmp%2Fpg",
        ),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite+aiosqlite:////srv/games.db", "sqlite+aiosqlite:////srv/games.db"),
    ],
)
def test_database_addresses_get_their_asynchronous_driver(given: str, url: str) -> None:
    """What hosting companies and manuals write is accepted."""
    assert load({"DATABASE_URL": given}).database_url == url


def test_the_default_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    """DATA_DIR moves the SQLite file, whatever signs its path has."""
    folder = tmp_path / "my games #1"

    url = make_url(load({"DATA_DIR": str(folder)}).database_url)

    assert (url.drivername, url.database) == (
        "sqlite+aiosqlite",
        f"{folder}/feitoria.sqlite3",
    )


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("DEFAULT_LANGUAGE", "PT-br", "pt-BR"),
        ("LOG_LEVEL", "debug", "DEBUG"),
        ("MOVE_HOURS", "0", 0.0),
        ("MOVE_HOURS", "0.5", 0.5),
        ("DISCORD_API_BASE", "https://proxy.example/api/v10/", "https://proxy.example/api/v10"),
        ("COMMAND_GUILD", "123456789012345678", 123456789012345678),
        ("SLOWEST_TIME_CONTROL", "Two-Days", TimeControl.TWO_DAYS),
        ("DEFAULT_TIME_CONTROL", "plain", TimeControl.PLAIN),
        ("DISCORD_TOKEN", TOKEN, TOKEN),
    ],
)
def test_values_are_read(name: str, text: str, value: object) -> None:
    """Each kind of value is read from its text."""
    assert getattr(load({name: text}), name.lower()) == value


@pytest.mark.parametrize(
    ("text", "shards"), [("0", (0,)), ("3, 1", (1, 3)), ("0-2,7", (0, 1, 2, 7))]
)
def test_shards_of_this_process(text: str, shards: tuple[int, ...]) -> None:
    """Shards are listed one by one or as ranges."""
    assert load({"SHARD_COUNT": "8", "SHARD_IDS": text}).shard_ids == shards


MISTAKES = [
    {"DISCORD_TOKEN": "Bot abc"},
    {"DISCORD_TOKEN": "1234567890"},
    {"DATABASE_URL": "mysql://db/x"},
    {"DATABASE_URL": "feitoria.db"},
    {"DATABASE_URL": "postgresql://ana:secret-word@db:port/x"},
    {"DATABASE_URL": "sqlite://"},
    {"DATABASE_URL": "sqlite:///:memory:"},
    {"DATABASE_URL": "sqlite:///x.sqlite3?mode=ro"},
    {"DATABASE_URL": "postgresql://db/x?connect_timeout=3"},
    {"DATA_DIR": __file__},
    {"DATA_DIR": "~nobody_of_that_name/var"},
    {"DATA_DIR": "a\0b"},
    {"DATA_DIR": "x" * 5_000},
    {"PLAYGROUND_PORT": "http"},
    {"PLAYGROUND_PORT": "65536"},
    {"PLAYGROUND_PORT": "-1"},
    {"LOG_LEVEL": "LOUD"},
    {"DEFAULT_LANGUAGE": "pt"},
    {"DISCORD_API_BASE": "proxy.example/api"},
    {"DISCORD_API_BASE": "ftp://proxy.example/api"},
    {"SHARD_COUNT": "0"},
    {"SHARD_IDS": "0"},
    {"SHARD_COUNT": "2", "SHARD_IDS": "2"},
    {"SHARD_COUNT": "2", "SHARD_IDS": "0,0"},
    {"SHARD_COUNT": "2", "SHARD_IDS": "1-0"},
    {"SHARD_COUNT": "2", "SHARD_IDS": "0,"},
    {"MOVE_HOURS": "-1"},
    {"MOVE_HOURS": "nan"},
    {"DEFAULT_TIME_CONTROL": "quick"},
    {"FASTEST_TIME_CONTROL": "day", "DEFAULT_TIME_CONTROL": "lunch"},
    {"FASTEST_TIME_CONTROL": "plain"},
    {"FASTEST_TIME_CONTROL": "week", "SLOWEST_TIME_CONTROL": "day"},
    {"VACATION_DAYS": "366"},
    {"REMINDER_HOURS": "a day"},
    {"REMINDER_HOURS": "inf"},
    {"OFFER_HOURS": "-24"},
    {"AUTOMATIC_MOVE_SECONDS": "30"},
    {"AUTOMATIC_MOVE_SECONDS": "150-15"},
    {"AUTOMATIC_MOVE_SECONDS": "0-15"},
    {"AUTOMATIC_MOVE_SECONDS": "15-soon"},
    {"SCAN_SECONDS": "0"},
    {"TABLE_CACHE": "0"},
    {"TABLE_CACHE": "1.5"},
    {"DRAW_PROCESSES": "-1"},
    {"DRAW_PROCESSES": "many"},
    {"ROBOT_SECONDS": "0"},
    {"COMMAND_GUILD": "my server"},
]


@pytest.mark.parametrize(
    "given", MISTAKES, ids=lambda given: "+".join(f"{k}={v}"[:40] for k, v in given.items())
)
def test_a_mistake_is_one_sentence_that_names_the_setting(given: dict[str, str]) -> None:
    """The operator reads which setting is wrong and what it should be, on one line."""
    with pytest.raises(SettingsError) as raised:
        load(given)

    sentence = str(raised.value)
    assert re.fullmatch(
        r"(DISCORD|DATA|PLAYGROUND|LOG|DEFAULT|SHARD|MOVE|REM|SCAN|TABLE|DRAW|ROBOT|COMM|OFFER|AUTOMATIC|FAST|SLOW"
        r"|VACATION)\w+ .+\.",
        sentence,
    )
    assert sentence.split(" ", 1)[0] == list(given)[-1]
    assert raised.value.__cause__ is None


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DATABASE_URL"])
def test_secrets_are_not_repeated(name: str) -> None:
    """Neither an error nor the settings' own text shows a token or a password."""
    with pytest.raises(SettingsError) as raised:
        load({name: "mysql://ana:hush-hush@db/x"})
    assert "hush" not in str(raised.value)

    text = repr(load({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql://ana:hush-hush@db/x"}))
    assert "hush" not in text
    assert TOKEN not in text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "LOG_LEVEL=INFO\nDISCORD_TOEKN=x\n",
            "{} sets DISCORD_TOEKN, which is not a setting. Did you mean DISCORD_TOKEN?",
        ),
        ("log_level=INFO\n", "{} sets log_level, which is not a setting. Did you mean LOG_LEVEL?"),
        ("LOG_LEVEL=INFO\nwhat is this\n", "Line 2 of {} is not written as NAME=value."),
        ("LOG_LEVEL\n", "Line 1 of {} is not written as NAME=value."),
    ],
)
def test_mistakes_in_the_file(tmp_path: Path, text: str, sentence: str) -> None:
    """A misspelt name and a line that is none are told with the file's name."""
    path = dotenv(tmp_path, text)
    with pytest.raises(SettingsError) as raised:
        load({}, path)
    assert str(raised.value) == sentence.format(path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """A `.env` in another encoding is told, not guessed at."""
    path = tmp_path / ".env"
    path.write_bytes("LOG_LEVEL=INFO".encode("utf-16"))
    with pytest.raises(SettingsError, match=r"\.env cannot be read as a text file\.$"):
        load({}, path)


def test_the_playground_has_a_database_of_its_own() -> None:
    """Whoever forgets the token does not open the real tables to everybody who reaches the page."""
    settings = load({"DATABASE_URL": "postgresql://db/feitoria", "DATA_DIR": "there"})

    own = for_playground(settings)
    assert own.database_url == "sqlite+aiosqlite:///there/playground.sqlite3"
    assert (own.person_lobbies, own.channel_lobbies, own.opening_seconds) == (0, 0, 0)


@pytest.mark.parametrize(
    ("old", "text", "value"),
    [
        ("DEFAULT_PACE", "day", TimeControl.DAY),
        ("FASTEST_PACE", "evening", TimeControl.EVENING),
        ("SLOWEST_PACE", "week", TimeControl.WEEK),
        ("ORDER_SECONDS", "20-30", (20.0, 30.0)),
        ("HOUSE_SECONDS", "3", 3.0),
    ],
)
def test_a_former_name_still_works_with_a_warning(
    tmp_path: Path, old: str, text: str, value: object
) -> None:
    """In the environment and in the file; the sentence names the new one."""
    new = RENAMED[old]
    path = dotenv(tmp_path, f"{old}={text}\n")

    for environ, file in (({old: text}, None), ({}, path)):
        assert getattr(load(environ, file), new.lower()) == value
        [sentence] = outdated(environ, file)
        assert sentence.startswith(f"{old} is called {new} now")


def test_a_present_name_goes_before_a_former_one(tmp_path: Path) -> None:
    """In one place; the environment still goes before the file, whatever name it uses."""
    both = {"HOUSE_SECONDS": "3", "ROBOT_SECONDS": "4"}
    assert load(both).robot_seconds == 4
    assert load({"HOUSE_SECONDS": "3"}, dotenv(tmp_path, "ROBOT_SECONDS=4\n")).robot_seconds == 3


def test_present_names_warn_of_nothing() -> None:
    """Every former name stands for a setting there is."""
    assert outdated(DEFAULTS) == ()
    assert set(RENAMED.values()) < set(DEFAULTS)
