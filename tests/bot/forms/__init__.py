"""The planner: every decision can be answered through its panels, and within Discord's limits."""
