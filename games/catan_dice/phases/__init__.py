"""The two states of a turn: rolling, then building (6.1)."""
