"""The kernel, proved on a toy game."""
