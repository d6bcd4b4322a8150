"""Desert: pale dunes; where no number lies there is an oasis to look at."""

from math import sin

from render.core.terrain.plot import ACROSS, Plot

GROUND = ((0.0, "#F7E6B8"), (1.0, "#E4C888"))
DUNES = (("#EFD9A2", -52, 12, 0.4), ("#E8CE92", -8, 15, 2.2), ("#DFC281", 40, 13, 4.4))


def draw_desert(plot: Plot) -> None:
    """Bands of dunes, a pool with palms, cacti and stones."""
    chance = plot.chance
    for colour, height, swell, phase in DUNES:
        crest = [(x, height + swell * sin(x / 34 + phase + plot.seed)) for x in ACROSS]
        plot.poly(colour, [*crest, (90, 112), (-90, 112)])
        plot.line("#FFF3D2", 2.6, crest)
        plot.line("#C9A76480", 1.8, [(x + 6, cy + 12) for x, cy in crest[5:22]])
        plot.line("#C9A76460", 1.8, [(x, cy + 21) for x, cy in crest[10:27]])
    for _ in range(5):
        x, y = chance.between(-62, 62), chance.between(-70, 84)
        plot.oval("#A88A54", x + 1, y + 1.6, 5, 3)
        plot.oval("#D6B87E", x, y, 4.6, 3)
    _draw_pool(plot, 34, 40)
    _draw_palm(plot, 56, 34, 44, 9)
    _draw_palm(plot, 22, 30, 36, -7)
    _draw_cactus(plot, -54, -22, 1.0)
    _draw_cactus(plot, -34, 70, 0.72)


def _draw_pool(plot: Plot, x: float, y: float) -> None:
    plot.oval("#B99A5C", x, y + 1.5, 34, 15)
    plot.oval("#8DBB5A", x, y, 33, 14)
    plot.oval("#2F8FA8", x, y + 1, 27, 10.5)
    plot.oval("#59BBCB", x - 3, y - 0.5, 20, 6.5)
    plot.line("#D8F5F5", 1.6, [(x - 14, y - 1), (x - 2, y - 1)])


def _draw_palm(plot: Plot, x: float, base: float, high: float, lean: float) -> None:
    """A bent trunk and seven fronds."""
    trunk = [(x + lean * (step / 8) ** 1.6, base - high * step / 8) for step in range(9)]
    plot.line("#6B4423", 5.4, trunk)
    plot.line("#A8733F", 2.4, [(px - 1, py) for px, py in trunk])
    tx, ty = trunk[-1]
    for dx, dy in ((-22, 6), (-20, -6), (-10, -15), (4, -17), (15, -12), (22, -1), (18, 11)):
        bend = (tx + dx * 0.55, ty + dy * 0.55 - 5)
        plot.poly("#2E7D46", [(tx, ty), bend, (tx + dx, ty + dy + 3), (bend[0] + 1, bend[1] + 7)])
        plot.poly("#56A85C", [(tx, ty), bend, (tx + dx, ty + dy + 3), (bend[0], bend[1] + 3)])
    plot.oval("#8A4A1E", tx - 2, ty + 3, 3, 3)
    plot.oval("#8A4A1E", tx + 3, ty + 3, 3, 3)


def _draw_cactus(plot: Plot, x: float, base: float, size: float) -> None:
    plot.oval("#A88A5480", x + 4 * size, base, 15 * size, 4 * size)
    arms = (
        [(x, base), (x, base - 40 * size)],
        [
            (x, base - 14 * size),
            (x + 13 * size, base - 14 * size),
            (x + 13 * size, base - 27 * size),
        ],
        [
            (x, base - 20 * size),
            (x - 12 * size, base - 20 * size),
            (x - 12 * size, base - 31 * size),
        ],
    )
    for arm in arms:
        plot.line("#1F6648", 9 * size, arm)
    for arm in arms:
        plot.line("#3B9468", 4.4 * size, [(px - 1.6 * size, py) for px, py in arm])
