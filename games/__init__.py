"""The rules of the games: pure, deterministic, without Discord, clock or files."""
