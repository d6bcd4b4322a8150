"""The documents name only what exists: files of the checkout, commands, settings and other names in capitals."""

import re
from functools import cache

import pytest

from bot.discord_app.features.catalogue import COMMANDS
from tests.architecture.tree import ROOT, files

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *files(".md", under=("docs",))]
    if path.name != "CHANGELOG.md" and "rules" not in path.parts
)
"""Not the changelog, which tells of the past, and not the rules of the games."""

FOLDERS = ("bot", "games", "render", "data", "tests", "docs", "deploy", ".ci", ".github")
ADDRESSES = {"health", "metrics"}
"""What the program answers over HTTP."""

EXAMPLES = {"HARBOUR_LIGHTS", "CHANNEL_ID", "USER_ID", "DISCORD_TOKEN", "POSTGRES_PASSWORD"}
"""Names that the reader gives."""


def quoted(page: str) -> list[str]:
    """What stands between backticks, outside of blocks."""
    text = re.sub(
        r"^```.*?^```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    return re.findall(r"`([^`\n]+)`", text)


@cache
def names() -> frozenset[str]:
    """Every name in capitals that the code, the tools and the settings know."""
    told = [path.read_text("utf-8") for path in files(".py", ".toml", ".yaml", ".service", ".js")]
    told += [(ROOT / name).read_text("utf-8") for name in (".env.example", "Makefile")]
    return frozenset(re.findall(r"\b[A-Z][A-Z_]+\b", "\n".join(told)))


@pytest.mark.parametrize("page", PAGES)
def test_every_file_named_is_there(page: str) -> None:
    """By its whole path; `*` stands for anything."""
    found = [
        word
        for part in quoted(page)
        for word in re.findall(r"(?<![\w/.])[\w.*-]+/[\w./*-]+", part)
        if word.split("/")[0] in FOLDERS and "<" not in part and "..." not in part
    ]
    missing = [word for word in found if not list(ROOT.glob(word.rstrip("/.")))]
    assert [word for word in missing if word != "deploy/.env"] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_named_can_be_typed(page: str) -> None:
    """By its English or its Portuguese name."""
    words = (ROOT / "data" / "locales" / "pt-BR" / "bot.ftl").read_text("utf-8")
    known = {command.name for command in COMMANDS} | ADDRESSES
    known |= set(re.findall(r"^bot-command-\w+ = (\S+)$", words, re.MULTILINE))
    named = {match[1] for part in quoted(page) if (match := re.match(r"/(\w+)$", part))}
    assert named - known == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_name_in_capitals_is_known(page: str) -> None:
    """Settings, constants, metrics' environment: somewhere in the code."""
    named = {word for part in quoted(page) for word in re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", part)}
    assert named - names() - EXAMPLES == set()


def test_the_readme_lists_every_command() -> None:
    """Each stands in its table."""
    rows = re.findall(r"^\| (`/.*?) \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`/(\w+)`", row)}
    assert listed == {command.name for command in COMMANDS}
