"""Pasture: light rolling meadows with sheep."""

from math import cos, pi, sin

from render.core.terrain.plot import ACROSS, Plot, is_free

GROUND = ((0.0, "#C6E886"), (1.0, "#A0D264"))
BANDS = (("#BCE27A", -58, 10, 0.9), ("#AEDA6E", -8, 13, 2.4), ("#9DD060", 44, 11, 4.1))
PLACES = ((-46, -56), (44, -58), (-60, 10), (60, 4), (-30, 64), (32, 62), (2, 82))
PETALS = ("#FFFFFF", "#FFE27A", "#F7B5C8")


def draw_pasture(plot: Plot) -> None:
    """Hills, tufts and flowers, then the sheep from back to front."""
    chance = plot.chance
    for colour, height, swell, phase in BANDS:
        shift = phase + plot.seed
        crest = [(x, height + swell * sin(x / 38 + shift)) for x in ACROSS]
        plot.poly("#6FA23E55", [*[(x, cy - 3) for x, cy in crest], (90, 110), (-90, 110)])
        plot.poly(colour, [*crest, (90, 110), (-90, 110)])
    for _ in range(34):
        _draw_tuft(plot, chance.between(-82, 82), chance.between(-84, 90))
    for _ in range(20):
        x, y = chance.between(-78, 78), chance.between(-80, 88)
        if is_free(x, y):
            plot.oval(chance.pick(PETALS), x, y, 2.1, 2.1)
            plot.oval("#E8A92E", x, y, 0.8, 0.8)
    if plot.seed % 3 == 1:
        _draw_fence(plot)
    skipped = (plot.seed * 3) % len(PLACES)
    flock = [place for at, place in enumerate(PLACES) if at not in {skipped, (skipped + 3) % 7}]
    for x, y in flock:
        side = 1 if chance.share() < 0.5 else -1
        draw_sheep(plot, x + chance.between(-5, 5), y + chance.between(-4, 4), side)


def _draw_tuft(plot: Plot, x: float, y: float) -> None:
    if not is_free(x, y):
        return
    for lean in (-4, 0, 4):
        plot.line("#5F9A36", 1.5, [(x + lean * 0.4, y), (x + lean, y - 6 + abs(lean) * 0.3)])


def _draw_fence(plot: Plot) -> None:
    """Rails and posts along the lower left."""
    posts = [(-84 + step * 14, 36 + step * 7.5) for step in range(6)]
    for drop in (-11, -5):
        plot.line("#8A5A30", 2.4, [(x, y + drop) for x, y in posts])
    for x, y in posts:
        plot.line("#5C3A1E", 3.6, [(x, y), (x, y - 15)])
        plot.line("#A8733F", 1.6, [(x - 0.6, y - 1), (x - 0.6, y - 14)])


def draw_sheep(plot: Plot, x: float, y: float, side: int) -> None:
    """A fleece of curls, a dark head, four legs."""
    plot.oval("#3F702A66", x + 1, y + 11, 17, 4.5)
    for leg in (-8, -3, 4, 9):
        plot.line("#2E2A28", 2.8, [(x + leg, y + 4), (x + leg, y + 11)])
    curls = [(x + 12 * cos(turn * pi / 4), y + 7 * sin(turn * pi / 4)) for turn in range(8)]
    for cx, cy in curls:
        plot.oval("#B9B3A2", cx, cy + 1.4, 6.2, 5.6)
    plot.oval("#D9D3C4", x, y + 1.5, 13, 8)
    for cx, cy in curls:
        plot.oval("#FFFCF2", cx - 0.8, cy - 1.4, 5.4, 4.8)
    plot.oval("#FFFCF2", x - 1, y - 1.5, 12, 7)
    head = x + side * 16
    plot.oval("#2E2A28", head, y - 1, 5.4, 6.2)
    plot.oval("#2E2A28", head - side * 5, y - 4.5, 3.4, 2.0)
    plot.oval("#FFFCF2", head - side * 1.5, y - 6.4, 3.6, 2.6)
    plot.oval("#FFFFFF", head + side * 1.8, y - 2, 1.1, 1.2)
