"""The pictures of Caylus."""
