"""San Juan, second edition (docs/rules/san-juan.md): base game for two to four seats.

Read `content`, `state`, `views`, then `phases` in the order of a round.
"""
