"""Requests held against Discord's official description, and against what it leaves out."""
