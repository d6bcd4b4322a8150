"""Tests of settings, metrics and logs."""
