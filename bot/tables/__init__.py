"""The table service: tables, seats, moves, clocks and what must be shown, kept in a database. It knows no Discord.

Read `model` (the values), then `service` (what can be done); docs/storage.md tells how it is kept.
"""
