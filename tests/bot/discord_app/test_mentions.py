"""Commands in texts: mentions with Discord's ids once they are known, as they are typed before that and in the playground."""

import re
from collections.abc import Mapping

import discord
import pytest

from bot.discord_app.command_mentions import Mentions
from bot.discord_app.features.catalogue import COMMANDS
from bot.discord_app.layout import sentence, view
from bot.i18n.speech import LANGUAGES
from tests.bot.discord_app.setups import opened
from tests.bot.discord_app.world import World, text_of
from tests.bot.runtime.setups import TOKEN


class Known:
    """A command as Discord tells of it."""

    def __init__(self, name: str, id: int) -> None:
        self.name = name
        self.id = id


def knowing(ids: Mapping[str, int]) -> Mentions:
    """Mentions that know these commands' ids."""
    mentions = Mentions([command.name for command in COMMANDS])
    mentions.learn([Known(name, id) for name, id in ids.items()])  # type: ignore[misc]
    return mentions


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("look with /move.", "look with </move:5>."),
        ("**/move** and `/play`", "**</move:5>** and </play:6>"),
        ("/jogada ou /jogar", "</move:5> ou </play:6>"),
        (
            "/moves, a/move, https://x.org/move, </move:5>",
            "/moves, a/move, https://x.org/move, </move:5>",
        ),
        ("/tables is not known yet", "/tables is not known yet"),
    ],
)
def test_commands_are_mentioned_whatever_language_names_them(text: str, written: str) -> None:
    """By the name that Discord knows; nothing that only looks like one."""
    assert knowing({"move": 5, "play": 6}).written(text) == written
    assert Mentions(["move", "play"]).written(text) == text


def test_every_command_named_in_the_texts_is_one() -> None:
    """No text names a command that there is not: each becomes a mention."""
    mentions = knowing({command.name: 1 for command in COMMANDS})
    for language in LANGUAGES.names:
        words = LANGUAGES.words(language)
        for wording in ("bot-no-tables", "bot-help", "bot-unknown-control", "bot-place-not-lost"):
            text = words(wording)
            assert re.search(r"(?<![</\w])/[a-z]", text), wording
            assert not re.search(r"(?<![<\w])/[a-z]", mentions.written(text)), (language, wording)


class TestWithAToken:
    """On the real Discord."""

    @pytest.fixture
    def given_settings(self) -> dict[str, str]:
        """What tells the program that it is not the playground."""
        return {"DISCORD_TOKEN": TOKEN}

    async def test_an_answer_mentions_the_commands_that_were_synced(self, world: World) -> None:
        """The id is the one that Discord gave."""
        ana = world.person("ana", "pt-BR")
        [id] = [one.id for one in await world.bot.tree.fetch_commands() if one.name == "play"]

        shown = await ana.slash(world.channel, "tables")

        assert f"</play:{id}>" in text_of(shown.response)

    async def test_a_name_mentions_no_command(self, world: World) -> None:
        """What people are called grows by no ids: six of them in every line were more than a message may hold."""
        ana = world.person("ana")
        lobby = await opened(world, ana, name="/log /log //log-/log /play")

        assert "log log log-log play" in text_of(lobby)


def test_a_text_is_sent_plain_that_its_mentions_would_make_too_long() -> None:
    """Discord takes 4,000 characters in all: commands are then written as they are typed."""
    short, long = "see /move", " ".join(["/move"] * 600)
    written = knowing({"move": 2**60}).written

    def sent(text: str) -> list[str]:
        parts = view(sentence(text), written).walk_children()
        return [part.content for part in parts if isinstance(part, discord.ui.TextDisplay)]

    assert sent(short) == [f"see </move:{2**60}>"]
    assert sent(long) == [long]


async def test_the_playground_says_commands_as_they_are_typed(world: World) -> None:
    """Its page knows no mentions of commands."""
    ana = world.person("ana", "pt-BR")

    shown = await ana.slash(world.channel, "tables")

    assert "/jogar" in text_of(shown.response)
