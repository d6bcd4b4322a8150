"""Frenemies (docs/rules/catan-minis.md part C): favors of the guilds for kindness to the neighbours."""
