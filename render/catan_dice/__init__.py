"""The pictures of CATAN's dice games."""
