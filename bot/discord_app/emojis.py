"""The application's own emojis: drawn by the renderers, kept at Discord under a name with a hash of the picture."""

import asyncio
import hashlib
import logging
import re
from collections.abc import Iterable, Mapping
from functools import partial

import discord

from bot.discord_app.retry import FAILURES
from bot.drawing.pool import DrawingPool
from bot.drawing.urgency import Urgency
from bot.game_registry import REGISTRY, draw_emojis

log = logging.getLogger(__name__)

HASHED = re.compile(r"(?P<base>[a-z0-9_]{2,24})_(?P<hash>[0-9a-f]{6})")


REFUSED_TO_ALL = {401, 403, 429}
"""Statuses that the next one would get as well."""


class Emojis:
    """What stands for a thing of a game in menus and texts; nothing before Discord has it."""

    def __init__(self) -> None:
        self._bases = {base for entry in REGISTRY.values() for base in entry.renderer.emojis()}
        self._drawn: dict[str, tuple[str, bytes]] = {}
        """Hash and picture of every base name."""
        self._ready: dict[str, discord.PartialEmoji] = {}

    def of(self, base: str | None) -> discord.PartialEmoji | None:
        """The emoji with that base name."""
        return self._ready.get(base) if base is not None else None

    def text(self, base: str | None) -> str:
        """The emoji as it is written in a text; empty before Discord has it."""
        emoji = self.of(base)
        return str(emoji) if emoji is not None else ""

    async def sync(self, client: discord.Client, drawing: DrawingPool, *, may_change: bool) -> bool:
        """Bring Discord's list up to date, and know what it holds; whether all is there that this process can bring.

        Only one process of several may change it. A failure leaves a menu without its picture, keeps no other from getting its
        own, and is logged.
        """
        try:
            await self.draw(drawing)
            wanted = {
                f"{base}_{fingerprint}": (base, picture)
                for base, (fingerprint, picture) in self._drawn.items()
            }
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            self._learn(wanted, there.values())
            if may_change:
                await self._upload(client, wanted, there)
                await self._remove_old(wanted, there.values())
        except FAILURES as error:
            log.warning("could not update the emojis: %s", error)
        return bool(self._drawn) and self._ready.keys() >= self._drawn.keys()

    async def draw(self, drawing: DrawingPool) -> None:
        """Draw them all, if that has not been done."""
        if not self._drawn:
            drawn = [
                await drawing.draw(partial(draw_emojis, game), Urgency.FILM) for game in REGISTRY
            ]
            self._drawn = {
                base: (hashlib.sha256(picture).hexdigest()[:6], picture)
                for pictures in drawn
                for base, picture in pictures.items()
            }

    def _learn(
        self, wanted: Mapping[str, tuple[str, bytes]], emojis: Iterable[discord.Emoji]
    ) -> None:
        for emoji in emojis:
            if emoji.name in wanted:
                base, _ = wanted[emoji.name]
                self._ready[base] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    async def _upload(
        self,
        client: discord.Client,
        wanted: Mapping[str, tuple[str, bytes]],
        there: Mapping[str, discord.Emoji],
    ) -> None:
        """Bring what is missing, one after the other. Raises for what Discord refuses of all of them."""
        for name, (_, picture) in wanted.items():
            if name in there:
                continue
            try:
                made = await client.create_application_emoji(name=name, image=picture)
            except discord.HTTPException as error:
                if error.status in REFUSED_TO_ALL:
                    raise
                log.warning("emoji %s is missing: %s", name, error)
            else:
                self._learn(wanted, [made])
            await asyncio.sleep(0)

    async def _remove_old(
        self, wanted: Mapping[str, tuple[str, bytes]], emojis: Iterable[discord.Emoji]
    ) -> None:
        """Delete older drawings of ours, never what somebody else put there."""
        for emoji in emojis:
            named = HASHED.fullmatch(emoji.name)
            if named and named["base"] in self._bases and emoji.name not in wanted:
                await emoji.delete()
