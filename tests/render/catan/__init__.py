"""The pictures of CATAN."""
