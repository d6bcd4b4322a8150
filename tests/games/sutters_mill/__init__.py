"""Tests of Sutter's Mill (docs/rules/sutters-mill.md)."""
