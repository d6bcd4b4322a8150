"""The phases of a round: what each frame asks, what an answer does, how it goes on."""
