"""The log: lines for people, or one JSON object a line for programs."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord
from pythonjsonlogger.json import JsonFormatter

TELLS_ALL = {"aiosqlite": logging.WARNING, "discord": logging.INFO, "sqlalchemy": logging.WARNING}
"""Libraries that write down below these levels whatever passes through them: hands, secrets, what people say."""

FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def begin(level: str, form: str) -> None:
    """Write the log to the terminal as `text` or `json`, without the chatter of what we do not use or need not know."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonFormatter(
            ["asctime", "levelname", "name", "message"],
            rename_fields={"asctime": "time", "levelname": "level", "name": "logger"},
            datefmt="%Y-%m-%dT%H:%M:%S%z",
        )
        if form == "json"
        else logging.Formatter(FOR_PEOPLE)
    )
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name, least in TELLS_ALL.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(level)))
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


@contextmanager
def unheard(name: str) -> Iterator[None]:
    """Within the block that logger says nothing."""
    logger = logging.getLogger(name)
    logger.addFilter(_nothing)
    try:
        yield
    finally:
        logger.removeFilter(_nothing)


def _nothing(_record: logging.LogRecord) -> bool:
    """Lets no record pass."""
    return False
