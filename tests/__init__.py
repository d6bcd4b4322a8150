"""Tests of everything; the tree mirrors the project's."""
