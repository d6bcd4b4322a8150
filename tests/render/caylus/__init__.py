"""Tests of the pictures of Caylus."""
