"""Tests of the pictures of Sutter's Mill."""
