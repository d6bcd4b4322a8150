"""Screens without their emojis: Discord refuses a message for one emoji, which nobody needs to play.

It refuses one that was deleted, as another release of ours or the application's owner may do at any time, and now and then one
that is there (discord-api-docs 7128).
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
from msgspec import structs

from bot.discord_app.layout import Part, Screen, Ways
from bot.forms.model import Button, Row, Select

log = logging.getLogger(__name__)

T = TypeVar("T")

INVALID_FORM = 50035
"""Discord's code for whatever is wrong inside a message; its text says where."""


async def with_or_without_emojis(screen: Screen, sent: Callable[[Screen], Awaitable[T]]) -> T:
    """What comes of sending the screen, and of sending it without emojis where Discord takes one of them not.

    Raises what `sent` raises for anything else.
    """
    try:
        return await sent(screen)
    except discord.HTTPException as trouble:
        if not (_is_about_an_emoji(trouble) and any(map(_has_emoji, screen.parts))):
            raise
        log.info("sent without emojis: %s", trouble)
    return await sent(without_emojis(screen))


def without_emojis(screen: Screen) -> Screen:
    """The screen in words alone, as far as controls go: what a text names is shown by its name where it is no more."""
    return structs.replace(screen, parts=tuple(map(_plain, screen.parts)))


def _is_about_an_emoji(trouble: discord.HTTPException) -> bool:
    return trouble.code == INVALID_FORM and "emoji" in trouble.text.lower()


def _has_emoji(part: Part) -> bool:
    return _plain(part) != part if isinstance(part, Row | Ways | Select) else False


def _plain(part: Part) -> Part:
    """The part without emojis."""
    match part:
        case Row():
            return Row(tuple(_without(button) for button in part.buttons))
        case Ways():
            return Ways(
                tuple(_without(way) if isinstance(way, Button) else way for way in part.ways)
            )
        case Select():
            options = tuple(structs.replace(option, emoji=None) for option in part.options)
            return structs.replace(part, options=options)
        case _:
            return part


def _without(button: Button) -> Button:
    return structs.replace(button, emoji=None)
