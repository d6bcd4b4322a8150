"""What must be shown: rows written with each change, delivered in order, repeated after a crash."""
