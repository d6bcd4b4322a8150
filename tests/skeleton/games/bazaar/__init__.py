"""Bazaar: lots that are sold for secret bids (docs/rules/bazaar.md)."""
