"""CATAN by Klaus Teuber: the base game for 3-4 and for 5-6 players. Rules: docs/rules/catan.md."""
