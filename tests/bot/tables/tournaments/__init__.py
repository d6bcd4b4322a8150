"""Tournaments, without Discord."""
