"""What the program can do without for a while is tried again until it is done, less and less often."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord refuses, or cannot be reached."""

FIRST, LONGEST = 60.0, 3_600.0
"""Seconds between two tries."""


async def persistently(work: Callable[[], Awaitable[bool]]) -> None:
    """Do it until it says that it is done."""
    wait = FIRST
    while not await work():
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST)
