"""What the laws are told about the dice games."""

from tests.contract.particulars import Rules

RULES = (Rules("catan-minis", only=("R101-R299", "E1-E13")),)
