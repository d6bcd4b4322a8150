"""The doctor's own messages: a board as a game posts it, with a picture and buttons."""

import io

import discord
from discord import ui
from PIL import Image, ImageDraw

LATE, FORM = "doctor:late", "doctor:form"


def picture(number: int) -> discord.File:
    """A picture that shows a number, named as boards are."""
    image = Image.new("RGB", (320, 120), (32, 34, 40))
    ImageDraw.Draw(image).text((20, 30), f"board {number}", fill=(240, 220, 160), font_size=48)
    stored = io.BytesIO()
    image.save(stored, "PNG")
    stored.seek(0)
    return discord.File(stored, f"board-{number}.png")


def board(number: int, *, buttons: bool = False) -> ui.LayoutView:
    """Text, the picture of that number, and buttons."""
    items: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(f"Feitoria's doctor at work: board {number}."),
        ui.MediaGallery(discord.MediaGalleryItem(f"attachment://board-{number}.png")),
    ]
    if buttons:
        items.append(
            ui.ActionRow(
                ui.Button(label="Press me first", custom_id=LATE),
                ui.Button(label="Press me second", custom_id=FORM),
            )
        )
    laid = ui.LayoutView(timeout=None)
    laid.add_item(ui.Container(*items))
    laid.stop()
    return laid


class TrialForm(ui.Modal, title="Feitoria's doctor"):
    """One line to fill in."""

    line: ui.TextInput["TrialForm"] = ui.TextInput(
        label="Write anything", custom_id="line", max_length=50
    )
