"""Puerto Rico's pictures and texts."""
