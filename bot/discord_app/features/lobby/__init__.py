"""Opening a table, gathering players, choosing options, starting."""
