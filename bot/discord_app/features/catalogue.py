"""All commands, and what every control does."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.discord_app.features import answering as answering_feature
from bot.discord_app.features import automatic_moves as automatic_moves_feature
from bot.discord_app.features import channel as channel_feature
from bot.discord_app.features import fair_play as fair_play_feature
from bot.discord_app.features import follow as follow_feature
from bot.discord_app.features import hint as hint_feature
from bot.discord_app.features import invite as invite_feature
from bot.discord_app.features import language as language_feature
from bot.discord_app.features import leave as leave_feature
from bot.discord_app.features import lessons as lessons_feature
from bot.discord_app.features import manage as manage_feature
from bot.discord_app.features import notes as notes_feature
from bot.discord_app.features import notifications as notifications_feature
from bot.discord_app.features import privacy as privacy_feature
from bot.discord_app.features import quiet_hours as quiet_hours_feature
from bot.discord_app.features import rules as rules_feature
from bot.discord_app.features import seat_transfer as seat_transfer_feature
from bot.discord_app.features import table_list as table_list_feature
from bot.discord_app.features import undo as undo_feature
from bot.discord_app.features import vacation as vacation_feature
from bot.discord_app.features.automatic_moves import orders
from bot.discord_app.features.channel import board, resume
from bot.discord_app.features.daily import presses as daily_presses
from bot.discord_app.features.daily.commands import daily
from bot.discord_app.features.digest import digest
from bot.discord_app.features.end import presses as end_presses
from bot.discord_app.features.help import about, help_
from bot.discord_app.features.hint import hint
from bot.discord_app.features.invite import invite, waitlist
from bot.discord_app.features.language import language
from bot.discord_app.features.leave import leave
from bot.discord_app.features.lessons import teaching
from bot.discord_app.features.lobby import presses as lobby_presses
from bot.discord_app.features.lobby import time_control as lobby_time_control
from bot.discord_app.features.lobby.commands import play
from bot.discord_app.features.manage import manage
from bot.discord_app.features.notes import note
from bot.discord_app.features.notifications import notifications
from bot.discord_app.features.play import calls
from bot.discord_app.features.play import presses as play_presses
from bot.discord_app.features.play.commands import hand, log, move
from bot.discord_app.features.privacy import privacy
from bot.discord_app.features.puzzle import presses as puzzle_presses
from bot.discord_app.features.quiet_hours import quiet
from bot.discord_app.features.ratings.commands import leaderboard, scores, stats
from bot.discord_app.features.replay import film as film_feature
from bot.discord_app.features.replay import steps as replay_steps
from bot.discord_app.features.replay.steps import replay
from bot.discord_app.features.review import presses as review_presses
from bot.discord_app.features.review.presses import review
from bot.discord_app.features.rules import rules
from bot.discord_app.features.setup import presses as setup_presses
from bot.discord_app.features.setup.commands import setup
from bot.discord_app.features.table_list import tables
from bot.discord_app.features.tournaments import presses as tournament_presses
from bot.discord_app.features.tournaments.commands import tournament
from bot.discord_app.features.tournaments.league_commands import league
from bot.discord_app.features.undo import undo
from bot.discord_app.features.vacation import vacation
from bot.discord_app.route import Route

COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    play,
    move,
    tables,
    digest,
    invite,
    waitlist,
    tournament,
    league,
    daily,
    hand,
    note,
    orders,
    board,
    undo,
    hint,
    log,
    replay,
    review,
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

_FEATURES = (
    answering_feature,
    automatic_moves_feature,
    calls,
    channel_feature,
    daily_presses,
    end_presses,
    fair_play_feature,
    film_feature,
    follow_feature,
    hint_feature,
    invite_feature,
    language_feature,
    leave_feature,
    lessons_feature,
    lobby_presses,
    lobby_time_control,
    manage_feature,
    notes_feature,
    notifications_feature,
    play_presses,
    privacy_feature,
    puzzle_presses,
    quiet_hours_feature,
    replay_steps,
    review_presses,
    rules_feature,
    seat_transfer_feature,
    setup_presses,
    table_list_feature,
    tournament_presses,
    undo_feature,
    vacation_feature,
)

ROUTES: Mapping[str, Route] = {
    verb: route for feature in _FEATURES for verb, route in feature.ROUTES.items()
}
"""What every control does, by the verb in its custom id."""
