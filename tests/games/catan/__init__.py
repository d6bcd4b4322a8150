"""The rules of CATAN, clause by clause."""
