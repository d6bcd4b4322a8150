"""Corsica and New York (docs/rules/catan.md 6.9)."""
