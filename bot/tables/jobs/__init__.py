"""What runs beside the players: clocks, robots, expiry, weekly summaries."""
