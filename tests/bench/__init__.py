"""Measures: `python -m tests.bench`."""
