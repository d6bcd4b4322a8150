"""Discord: the client, its commands, the answers to presses, what messages show and how they get there.

The folder is not called `discord`: `from discord import ...` means the library, everywhere.
"""
