"""CATAN's pictures and texts."""
