"""The table service on real databases, without Discord."""
