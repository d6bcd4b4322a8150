"""Trade with the bank and between players: offered, played, told and noted (docs/rules/catan.md 6.4, 6.5)."""
