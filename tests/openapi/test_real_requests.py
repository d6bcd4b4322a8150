"""What discord.py really sends passes the checker: no false alarms."""

import io

import discord
import simcord
from discord import app_commands, ui

from tests.openapi.checker import official

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)


def picture(name: str) -> discord.File:
    """A file with alt text."""
    return discord.File(io.BytesIO(PIXEL), name, description="the board")


def board(name: str) -> ui.LayoutView:
    """A message of components with everything a table shows."""
    view = ui.LayoutView(timeout=None)
    item = discord.MediaGalleryItem(f"attachment://{name}", description="the board")
    options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(25)]
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="1:7:pick:", options=options, min_values=0, max_values=3
    )
    go: ui.Button[ui.LayoutView] = ui.Button(label="Go", custom_id="1:7:go:", emoji="🌽")
    rules: ui.Button[ui.LayoutView] = ui.Button(label="Rules", url="https://example.org/")
    more: ui.Button[ui.LayoutView] = ui.Button(label="More", custom_id="1:7:more:")
    view.add_item(
        ui.Container(
            ui.TextDisplay("**Ana** to move"),
            ui.MediaGallery(item),
            ui.Separator(),
            ui.Section(ui.TextDisplay("What now?"), accessory=more),
            ui.ActionRow(go, rules),
            ui.ActionRow(menu),
            accent_colour=0xE0A030,
        )
    )
    view.stop()
    return view


class Portuguese(app_commands.Translator):
    """Names for Brazil."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return "mesa" if locale is discord.Locale.brazil_portuguese else None


class Bot(discord.Client):
    """Sends each kind of request that a table needs."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="table", description="Open a table")(table)
        self.tree.command(name="later", description="Answer later")(later)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Portuguese())
        await self.tree.sync()
        await self.create_application_emoji(name="wood_3fa9c1", image=PIXEL)

    async def on_interaction(self, interaction: discord.Interaction["Bot"]) -> None:
        if interaction.type is discord.InteractionType.component:
            await pressed(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.edit_message(
                view=board("b.png"), attachments=[picture("b.png")]
            )


@app_commands.describe(seats="How many play", game="Which game")
@app_commands.choices(game=[app_commands.Choice(name="San Juan", value="san-juan")])
async def table(
    interaction: discord.Interaction[Bot],
    game: app_commands.Choice[str],
    seats: app_commands.Range[int, 2, 4] = 2,
) -> None:
    """Answers with a board, opens a thread, writes in it and in private."""
    await interaction.response.send_message(view=board("a.png"), file=picture("a.png"))
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    pinged = discord.AllowedMentions(users=[discord.Object(interaction.user.id)])
    message = await thread.send(
        view=board("c.png"), file=picture("c.png"), nonce="1:7", allowed_mentions=pinged
    )
    await message.edit(view=board("d.png"), attachments=[picture("d.png")])
    await interaction.user.send("Your hand", file=picture("hand.png"))


async def later(interaction: discord.Interaction[Bot]) -> None:
    """Thinks, answers, follows up and takes back."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(view=board("e.png"), attachments=[picture("e.png")])
    message = await interaction.followup.send("and more", ephemeral=True, wait=True)
    await message.delete()


async def pressed(interaction: discord.Interaction[Bot]) -> None:
    """Shows a modal with a text field and a menu."""
    modal = ui.Modal(title="Pay", custom_id="1:7:pay:")
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="t", max_length=3)
    options = [discord.SelectOption(label="Corn", value="corn")]
    menu: ui.Select[ui.Modal] = ui.Select(custom_id="m", options=options)
    modal.add_item(ui.Label(text="How many", component=field))
    modal.add_item(ui.Label(text="Which", component=menu))
    await interaction.response.send_modal(modal)
    modal.stop()


async def test_requests_of_discord_py_pass() -> None:
    """Commands, boards, edits, threads, direct messages, modals and deferrals have no problem."""
    async with simcord.run(Bot()) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        ana = guild.add_member(env.create_user("ana"))
        opened = await ana.slash(channel, "table", game="san-juan", seats=3)
        assert opened.response is not None
        shown = await ana.click(opened.response, custom_id="1:7:go:")
        await ana.submit_modal(shown, {"t": "2", "m": ["corn"]})
        await ana.slash(channel, "later")

        kinds = {(entry.method, entry.path.rsplit("/", 1)[-1]) for entry in env.http_requests}
        assert {("PUT", "commands"), ("POST", "callback"), ("POST", "threads")} <= kinds
        assert {("POST", "messages"), ("PATCH", "@original"), ("POST", "emojis")} <= kinds
        assert official().check_log(env.http_requests) == []
