"""What Caylus hides: nothing (docs/rules/caylus.md 9)."""

from tests.contract.hidden import Hidden

HIDDEN: tuple[Hidden, ...] = ()
