"""Leaderboards, statistics and best scores."""
