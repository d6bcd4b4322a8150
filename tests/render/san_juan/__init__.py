"""Pictures and texts of San Juan."""
