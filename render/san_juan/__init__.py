"""San Juan's pictures and texts."""
