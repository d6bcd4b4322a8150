"""What must be true of the code itself."""
