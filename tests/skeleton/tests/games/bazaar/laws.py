"""What the laws are told about Bazaar besides its secrets; this file may be left out.

`never(case)` names the kinds of action that the seats or options of a case exclude, `UNPLAYED` clauses that no test need cite,
`RULES` the specifications that the game is held to: by default all of `docs/rules/bazaar.md`.
"""
