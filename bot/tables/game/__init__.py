"""A running game: playing, undoing, leaving, and everything else that changes it."""
