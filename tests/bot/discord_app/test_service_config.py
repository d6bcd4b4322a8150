"""What the operator sets reaches the service."""

from dataclasses import fields
from typing import get_type_hints

from bot.discord_app.client import service_config
from bot.model.time_control import TimeControl
from bot.runtime.settings import Settings, load
from bot.tables.context import ServiceConfig

SET = {
    "MOVE_HOURS": "50",
    "REMINDER_HOURS": "20",
    "OFFER_HOURS": "7",
    "VACATION_DAYS": "9",
    "PERSON_LOBBIES": "3",
    "CHANNEL_LOBBIES": "4",
    "OPENING_SECONDS": "6",
    "KEEP_DAYS": "90",
    "ROBOT_SECONDS": "2",
    "TABLE_CACHE": "11",
    "SLOWEST_TIME_CONTROL": "day",
}


def test_a_setting_of_the_service_has_one_name() -> None:
    """As it is set, so the service has it; with the same type, which the copying does not check."""
    settings = load(SET)
    config = service_config(settings)
    shared = {one.name for one in fields(Settings)} & {*ServiceConfig.__struct_fields__} - {
        "scan_seconds"
    }
    own, theirs = get_type_hints(Settings), get_type_hints(ServiceConfig)

    assert {"move_hours", "person_lobbies", "robot_seconds", "keep_days"} <= shared
    assert {name: getattr(config, name) for name in shared} == {
        name: getattr(settings, name) for name in shared
    }
    assert [name for name in sorted(shared) if own[name] != theirs[name]] == []


def test_what_is_made_of_several_settings() -> None:
    """Time controls between the bounds; a process that is alone scans for nobody's leftovers."""
    alone, one_of_two = (
        load(SET),
        load({**SET, "SHARD_IDS": "0", "SHARD_COUNT": "2", "DATABASE_URL": "postgresql://a/b"}),
    )

    assert service_config(alone).time_controls == (
        TimeControl.PLAIN,
        TimeControl.LUNCH,
        TimeControl.EVENING,
        TimeControl.DAY,
    )
    assert service_config(alone).cache == 11
    assert service_config(alone).scan_seconds is None
    assert service_config(one_of_two).scan_seconds == one_of_two.scan_seconds
