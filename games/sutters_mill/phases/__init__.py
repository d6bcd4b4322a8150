"""The parts of a turn: its start, digging, business, town (6)."""
