"""What mypy is taught about the project's values, and the proof that it has learnt it."""
