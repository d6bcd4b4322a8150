"""The phases of Puerto Rico: what each frame asks, what answers do, and the order in which effects come (7.5)."""
