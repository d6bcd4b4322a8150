"""Weekly summaries of a server."""
