"""The Erie canal, a variant of New York (docs/rules/catan.md 6.10)."""
