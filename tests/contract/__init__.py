"""Laws that hold for every game."""
