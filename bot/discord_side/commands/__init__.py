"""Slash commands: what can be done without a button at hand."""

from typing import Any

from discord import app_commands

from bot.discord_side.commands.away import vacation
from bot.discord_side.commands.general import (
    about,
    help_,
    language,
    notifications,
    privacy,
    teaching,
)
from bot.discord_side.commands.inviting import invite, waitlist
from bot.discord_side.commands.leaving import leave
from bot.discord_side.commands.managing import manage
from bot.discord_side.commands.opening import play
from bot.discord_side.commands.quiet import quiet
from bot.discord_side.commands.reading import board, digest, log, replay, rules, tables
from bot.discord_side.commands.resuming import resume
from bot.discord_side.commands.seat import hand, hint, move, note, orders, undo
from bot.discord_side.commands.setting_up import setup
from bot.discord_side.commands.standing import leaderboard, scores, stats

COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    play,
    move,
    tables,
    digest,
    invite,
    waitlist,
    hand,
    note,
    orders,
    board,
    undo,
    hint,
    log,
    replay,
    rules,
    leaderboard,
    stats,
    scores,
    leave,
    resume,
    language,
    notifications,
    quiet,
    vacation,
    teaching,
    about,
    privacy,
    setup,
    manage,
    help_,
)
"""The most wanted first: in this order they are registered, and the playground shows them."""
