"""The Helpers (docs/rules/catan-minis.md part D): ten cards with an advantage each."""
