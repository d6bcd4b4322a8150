"""The rules of San Juan, clause by clause."""
