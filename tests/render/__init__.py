"""Pictures and texts of positions."""
