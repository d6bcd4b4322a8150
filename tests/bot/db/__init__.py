"""The database and what is kept of it in memory."""
