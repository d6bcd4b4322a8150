"""Tournaments: `/tournament`, what its buttons do, and the announcements."""
