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
    if not await work():
        await again(work)


async def again(work: Callable[[], Awaitable[bool]]) -> None:
    """It has just failed: do it later, until it says that it is done."""
    wait = FIRST
    while True:
        await asyncio.sleep(wait)
        if await work():
            return
        wait = min(2 * wait, LONGEST)
