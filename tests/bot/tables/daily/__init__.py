"""The daily challenge, without Discord."""
