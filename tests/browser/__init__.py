"""The playground and its page, in a real browser."""
