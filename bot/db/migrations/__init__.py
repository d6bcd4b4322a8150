"""Steps of the stored shape, run in the process at every start (Alembic)."""
