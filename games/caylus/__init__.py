"""Caylus (docs/rules/caylus.md): rules, tables and words of one game."""
