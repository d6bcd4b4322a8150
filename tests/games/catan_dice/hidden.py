"""What the dice games hide: nothing (docs/rules/catan-minis.md, section 9)."""

HIDDEN = ()
