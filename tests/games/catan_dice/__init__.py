"""Tests of the dice games (docs/rules/catan-minis.md, parts A and B)."""
