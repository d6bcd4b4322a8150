"""Hills: clay mounds with a lit rim, stacks of bricks, a kiln."""

from math import cos, pi, sin

from render.core.terrain.plot import Plot

GROUND = ((0.0, "#F2B78E"), (1.0, "#D47F53"))
MOUNDS = (
    (-58, -46, 46, 44),
    (34, -54, 52, 40),
    (-8, -62, 38, 34),
    (76, -14, 34, 40),
    (-82, 8, 40, 40),
    (60, 42, 46, 40),
    (-48, 60, 50, 42),
    (16, 88, 54, 40),
)
BODY = ("#E89C72", "#E19366", "#EEA880")


def draw_hills(plot: Plot) -> None:
    """Mounds from back to front, bricks between them."""
    chance = plot.chance
    for x, y, across, tall in sorted(MOUNDS, key=lambda mound: mound[1]):
        _draw_mound(plot, x + chance.between(-7, 7), y + chance.between(-4, 4), across, tall)
    if plot.seed % 3 == 0:
        _draw_kiln(plot, 57, 34)
        _draw_stack(plot, -58, 30)
    elif plot.seed % 3 == 1:
        _draw_stack(plot, 54, 40)
        _draw_stack(plot, -30, 70)
    else:
        _draw_stack(plot, -58, 30)
        _draw_stack(plot, 34, 70)
    _draw_stack(plot, 50 if plot.seed % 2 else -42, -40)


def _draw_mound(plot: Plot, x: float, y: float, across: float, tall: float) -> None:
    """A rounded mound: dark side right, bright rim left, terraces cut by spades."""
    turns = [pi + pi * step / 16 for step in range(17)]
    outline = [(x + across * cos(turn), y + tall * sin(turn)) for turn in turns]
    plot.poly("#7A341A60", [(px + 5, py + 4) for px, py in outline])
    plot.poly(plot.chance.pick(BODY), outline)
    right = [(x + across * cos(turn), y + tall * sin(turn)) for turn in turns[9:]]
    plot.poly("#9A482680", [*right, (x + across * 0.35, y)])
    rim = [(x + (across - 2) * cos(turn), y + (tall - 2) * sin(turn)) for turn in turns[2:9]]
    plot.line("#F2B48A", 2.6, rim)
    for level in (0.34, 0.62):
        half = across * (1 - level) * 0.72
        step = [
            (x - half, y - tall * level * 0.8),
            (x, y - tall * level * 0.8 + 4),
            (x + half, y - tall * level * 0.8),
        ]
        plot.line("#98462490", 2, step)


def _draw_stack(plot: Plot, x: float, y: float) -> None:
    """Bricks laid crosswise to dry."""
    plot.oval("#6E341C66", x + 2, y + 12, 21, 5)
    for row, (count, shift) in enumerate(((3, -18), (3, -15), (2, -10))):
        top = y + 4 - row * 8.2
        for brick in range(count):
            left = x + shift + brick * 12.4
            plot.box("#6E2414", left, top, 12, 8, 1)
            plot.box("#D65F3C", left + 0.7, top + 0.7, 10.6, 6.2, 1)
            plot.box("#F6A27A", left + 0.7, top + 0.7, 10.6, 2, 1)


def _draw_kiln(plot: Plot, x: float, y: float) -> None:
    """A beehive kiln with fire in it and smoke above."""
    plot.oval("#6E341C66", x + 2, y + 16, 25, 6)
    for dx, dy, size in ((3, -32, 5), (8, -43, 7), (3, -56, 8.5)):
        plot.oval("#FFF3E480", x + dx, y + dy, size, size * 0.9)
    turns = [pi + pi * step / 12 for step in range(13)]
    dome = [(x + 22 * cos(turn), y + 16 + 40 * sin(turn)) for turn in turns]
    plot.poly("#8E3A22", dome)
    plot.poly("#B5512F", [*dome[:8], (x - 2, y + 16)])
    for row in range(4):
        half = 19 - row * 3.2
        plot.line("#6E2A17", 1.3, [(x - half, y + 8 - row * 8), (x + half, y + 8 - row * 8)])
    plot.box("#6E2A17", x - 4, y - 28, 8, 8, 1)
    plot.oval("#2E140C", x - 2, y + 14, 8.5, 10)
    plot.oval("#F79A1E", x - 2, y + 16, 5.5, 6.5)
    plot.oval("#FFE08A", x - 2, y + 18, 2.8, 3.6)
    plot.box("#C9764C", x - 24, y + 16, 48, 9)
