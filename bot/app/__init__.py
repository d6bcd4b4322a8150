"""The program: the command line, health checks, and an orderly shutdown."""
