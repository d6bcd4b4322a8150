"""Tests of Caylus."""
