"""The way from any older schema to that of 0.1, one module per step. Nothing is added here."""
