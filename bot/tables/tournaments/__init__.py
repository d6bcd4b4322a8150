"""Tournaments: sign-up, rounds, results. `scoring` and `pairing` are pure; `bot/tables/jobs/tournaments.py` drives it all."""
