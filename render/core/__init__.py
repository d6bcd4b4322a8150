"""The drawing kit that every game's renderer shares."""
