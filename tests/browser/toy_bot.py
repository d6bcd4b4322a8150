"""A small bot that uses every kind of control the page must show."""

import asyncio
import contextlib
import io
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from bot.app.shutdown import Shutdown
from bot.playground import serve

Reply = discord.Interaction["ToyBot"]

WORDS = {
    "roll": "rolar",
    "panel": "painel",
    "dice": "dados",
    "Show every control": "Mostra todos os controles",
    "Roll some dice": "Rola alguns dados",
    "how many dice": "quantos dados",
}

LONG_SECONDS = 8.0
"""Longer than the playground waits for the bot to become idle."""

GAMES = ("san-juan", "catan", "puerto-rico", "caylus")

TEXT = """## The table
**Ana** built a *market hall* for __2__ coins, ~~three~~ and ||a secret||.
-# small words below
> a quote, with `code` and a [link](https://example.org/) and an [old table](https://discord.com/channels/1/2)
- one
  - one and a half
- two
1. first
2. second
```
code block
```
"""


class Words(app_commands.Translator):
    """Portuguese for the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return WORDS.get(string.message) if locale is discord.Locale.brazil_portuguese else None


def drawing(name: str, size: tuple[int, int] = (800, 500)) -> discord.File:
    """A picture to look at."""
    image = Image.new("RGB", size, "#2d5a4c")
    pen = ImageDraw.Draw(image)
    for step in range(6):
        left = 40 + step * (size[0] - 80) // 6
        pen.rounded_rectangle((left, 60, left + size[0] // 9, size[1] - 60), 14, fill="#f2e3c0")
    return discord.File(io.BytesIO(_png(image)), name, description="six cards on a green table")


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class ToyBot(discord.AutoShardedClient):
    """Slash commands, messages with controls, forms, private messages and threads."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.wood = discord.PartialEmoji(name="wood")

    async def setup_hook(self) -> None:
        emoji = Image.new("RGBA", (64, 64), "#00000000")
        ImageDraw.Draw(emoji).ellipse((6, 6, 58, 58), fill="#c8803a")
        made = await self.create_application_emoji(name="wood", image=_png(emoji))
        self.wood = discord.PartialEmoji(name=made.name, id=made.id)
        add_commands(self)
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_interaction(self, inter: Reply) -> None:
        """Answer buttons, menus and forms by their id."""
        if inter.type is discord.InteractionType.component:
            await self._control(inter, dict(inter.data or {}))
        elif inter.type is discord.InteractionType.modal_submit:
            await inter.response.send_message(
                f"Form: {_filled(dict(inter.data or {}))}", ephemeral=True
            )

    async def _control(self, inter: Reply, data: dict[str, object]) -> None:
        name = str(data["custom_id"])
        if name == "form":
            await inter.response.send_modal(a_form())
        elif name == "silent":
            return
        elif name == "broken":
            raise RuntimeError("a broken button")
        elif name == "slow":
            await inter.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(1.5)
            await inter.followup.send("That took a while.", ephemeral=True)
        elif name == "long":
            await inter.response.defer(ephemeral=True, thinking=True)
            await asyncio.to_thread(time.sleep, LONG_SECONDS)
            await inter.followup.send("Done at last.", ephemeral=True)
        elif name == "next":
            await inter.response.edit_message(
                view=a_panel(self.wood, "board2.png", "Second board"),
                attachments=[drawing("board2.png")],
            )
        elif name == "dm":
            await inter.response.send_message("I wrote to you.", ephemeral=True)
            await inter.user.send(view=a_private_panel(inter.user.display_name))
        elif name == "thread":
            await inter.response.defer()
            assert isinstance(inter.channel, discord.TextChannel)
            thread = await inter.channel.create_thread(
                name="Table 7", type=discord.ChannelType.public_thread
            )
            sent = await thread.send(
                f"Your turn, {inter.user.mention}!",
                allowed_mentions=discord.AllowedMentions(users=True),
            )
            await inter.user.send(f"You are called: {sent.jump_url}", view=a_link(sent.jump_url))
        else:
            chosen = data.get("values", "")
            await inter.response.send_message(
                f"{inter.user.display_name}: {name} {chosen}", ephemeral=True
            )


def add_commands(bot: ToyBot) -> None:
    """Register the slash commands."""
    said = app_commands.locale_str

    @bot.tree.command(name=said("panel"), description=said("Show every control"))
    async def panel(inter: Reply) -> None:
        await inter.response.send_message(
            view=a_panel(
                bot.wood, "board.png", TEXT + f"{inter.user.mention} {bot.wood} <t:1767300000:R>"
            ),
            file=drawing("board.png"),
        )

    @bot.tree.command(name=said("roll"), description=said("Roll some dice"))
    @app_commands.describe(dice=said("how many dice"), loud="tell everybody")
    @app_commands.rename(dice=said("dice"))
    async def roll(inter: Reply, dice: app_commands.Range[int, 1, 6], loud: bool = False) -> None:
        await inter.response.send_message(f"rolled {dice}", ephemeral=not loud)

    @bot.tree.command(name="play", description="Open a table")
    @app_commands.choices(
        seats=[app_commands.Choice(name=f"{n} seats", value=n) for n in (2, 3, 4)]
    )
    async def play(
        inter: Reply, game: str, seats: int = 2, guest: discord.User | None = None
    ) -> None:
        who = guest.mention if guest else "nobody"
        await inter.response.send_message(f"{game} for {seats} with {who}")

    @play.autocomplete("game")
    async def games(_inter: Reply, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name.title(), value=name)
            for name in GAMES
            if typed.lower() in name
        ]


def _button(label: str, name: str, **more: object) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label, custom_id=name, **more)  # type: ignore[arg-type]


def _options(count: int) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=f"Card {n}", value=str(n), description=f"costs {n}")
        for n in range(1, count + 1)
    ]


def a_panel(wood: discord.PartialEmoji, picture: str, text: str) -> ui.LayoutView:
    """One message with all controls."""
    view = ui.LayoutView(timeout=None)
    row = ui.ActionRow[ui.LayoutView]
    style = discord.ButtonStyle
    view.add_item(
        ui.Container(
            ui.Section(
                ui.TextDisplay(text),
                accessory=ui.Thumbnail(f"attachment://{picture}", description="small"),
            ),
            ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{picture}", description="six cards")
            ),
            ui.Separator(),
            row(
                _button("Next", "next", style=style.primary, emoji=wood),
                _button("Form", "form", style=style.success),
                _button("Slow", "slow", style=style.secondary),
                _button("Silent", "silent", style=style.danger),
                _button("Off", "off", disabled=True),
            ),
            row(
                _button("Write to me", "dm"),
                _button("Thread", "thread"),
                _button("Broken", "broken"),
                _button("Long", "long"),
                ui.Button(label="Rules", url="https://example.org/"),
            ),
            row(ui.Select(custom_id="one", placeholder="Pick one", options=_options(25))),
            row(
                ui.Select(
                    custom_id="some",
                    placeholder="Pick two or three",
                    min_values=2,
                    max_values=3,
                    options=_options(5),
                )
            ),
            row(ui.RoleSelect(custom_id="role", placeholder="Pick a role")),
            row(ui.UserSelect(custom_id="who", placeholder="Pick a person")),
            accent_colour=0xE0A458,
        )
    )
    view.stop()
    return view


def a_private_panel(name: str) -> ui.LayoutView:
    """A message with a button, as it comes by direct message."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"### Your hand, {name}"))
    view.add_item(ui.ActionRow(_button("Play it", "private", style=discord.ButtonStyle.success)))
    view.stop()
    return view


def a_link(url: str) -> ui.View:
    """A classic message's link button."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="To the table", url=url))
    view.stop()
    return view


def a_form() -> ui.Modal:
    """A form with a text, a menu of one and a menu of several."""
    modal = ui.Modal(title="Your answer", custom_id="answer")
    modal.add_item(
        ui.Label(
            text="Word",
            description="Three letters or more",
            component=ui.TextInput(custom_id="word", min_length=3),
        )
    )
    modal.add_item(
        ui.Label(text="One card", component=ui.Select(custom_id="card", options=_options(3)))
    )
    modal.add_item(
        ui.Label(
            text="Two cards",
            component=ui.Select(custom_id="cards", min_values=2, max_values=2, options=_options(6)),
        )
    )
    modal.stop()
    return modal


def _filled(data: dict[str, object]) -> str:
    labels = data["components"]
    assert isinstance(labels, list)
    parts = [label["component"] for label in labels]
    return ", ".join(f"{one['custom_id']}={one.get('value') or one.get('values')}" for one in parts)


@dataclass(frozen=True)
class ToySettings:
    """What the playground asks of settings."""

    playground_port: int
    data_dir: Path
    default_language: str = "en"


async def one_after_the_other(settings: ToySettings) -> None:
    """A playground, and a new one in its place for every line of the standard input, to its end."""
    is_wanted = True
    while is_wanted:
        serving = asyncio.create_task(serve(ToyBot(), settings))
        is_wanted = bool(await asyncio.to_thread(sys.stdin.readline))
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


if __name__ == "__main__":
    its_settings = ToySettings(
        int(os.environ.get("PLAYGROUND_PORT", "0")), Path(tempfile.gettempdir())
    )
    several = "--several" in sys.argv
    Shutdown().listen()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(one_after_the_other(its_settings) if several else serve(ToyBot(), its_settings))
