"""What places are made of: water, coasts, meadows, streets, fences, plants, boards and evening light.

A board is a place seen from a hill on a summer evening: one ground for the whole picture, light from the left, and the
pieces standing in it. Everything here is ground or furniture, known to no game.
"""
