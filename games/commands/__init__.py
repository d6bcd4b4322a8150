"""What `python -m games` can do: list games, play random ones, record, replay and verify."""
