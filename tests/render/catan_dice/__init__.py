"""Tests of the dice games' pictures."""
