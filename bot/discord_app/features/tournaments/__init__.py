"""Tournaments and leagues: `/tournament`, `/league`, what their buttons do, and the announcements."""
