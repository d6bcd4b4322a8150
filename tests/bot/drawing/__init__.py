"""Drawing in other processes."""
