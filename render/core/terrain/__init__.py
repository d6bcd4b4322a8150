"""The six terrains, each drawn into a hex of its own character."""
