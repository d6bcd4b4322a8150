"""The dice games of CATAN: Island One and Island Two (docs/rules/catan-minis.md, parts A and B)."""
