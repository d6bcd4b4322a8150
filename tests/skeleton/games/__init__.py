"""The reference in the place of the project's own folder of that name."""
