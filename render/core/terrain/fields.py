"""Fields: rows of ripe grain, each a shade darker at its foot."""

from math import sin

from render.core.terrain.plot import ACROSS, Plot, is_free

GROUND = ((0.0, "#E8B136"), (1.0, "#C98F1C"))
ROW = 19.0
EARS = (("#FFE387", "#E7B436"), ("#FBD867", "#DCA62B"), ("#F6CB4F", "#CF9722"))


def draw_fields(plot: Plot) -> None:
    """Rows from the horizon down, ears leaning in the wind, and what stands in the field."""
    chance = plot.chance
    for row in range(12):
        y = -92 + row * ROW
        bend = [(x, y + 5 * sin(x / 46 + plot.seed * 1.3 + row * 0.18)) for x in ACROSS]
        foot = [(x, cy + ROW * 0.9) for x, cy in reversed(bend)]
        plot.poly("#B97F1A70", [*[(x, cy + 7) for x, cy in bend], *foot])
        for step, (x, cy) in enumerate(bend):
            _draw_ear(plot, x + chance.between(-1.2, 1.2), cy + 9 + chance.between(-2, 2), step)
    if plot.seed % 3 == 0:
        draw_mill(plot, 57 if plot.seed % 2 else -57, 34)
    elif plot.seed % 3 == 1:
        _draw_stook(plot, -55, 38)
        _draw_stook(plot, 36, 60)
    for _ in range(7):
        x, y = chance.between(-70, 70), chance.between(-80, 84)
        if is_free(x, y, 50, 50):
            plot.oval("#C9372C", x, y, 2.3, 2.1)
            plot.oval("#7A1A16", x, y + 0.4, 0.9, 0.9)


def _draw_ear(plot: Plot, x: float, y: float, step: int) -> None:
    """A bent ear on its stalk."""
    light, dark = EARS[step % 3]
    lean = 1.6
    plot.line("#B98A26", 1.2, [(x, y + 8), (x + lean * 0.4, y)])
    plot.poly(dark, [(x - 2.4, y), (x + lean, y - 9.5), (x + 3.4, y - 1), (x + 0.6, y + 3)])
    plot.poly(light, [(x - 2.4, y), (x + lean, y - 9.5), (x + 0.9, y - 1), (x + 0.2, y + 2.6)])


def _draw_stook(plot: Plot, x: float, y: float) -> None:
    """Sheaves bound and leaning together."""
    plot.oval("#7A4F1070", x + 2, y + 14, 19, 5)
    plot.poly("#C98F22", [(x - 15, y + 14), (x - 5, y - 4), (x + 5, y - 4), (x + 15, y + 14)])
    plot.poly("#EFC04A", [(x - 15, y + 14), (x - 5, y - 4), (x, y - 4), (x - 1, y + 14)])
    for lean in (-11, -6, 0, 6, 11):
        plot.line("#A8731A", 1.2, [(x + lean, y + 12), (x + lean * 0.35, y - 3)])
        plot.line("#F7D873", 3.4, [(x + lean * 0.5, y - 5), (x + lean * 0.95, y - 15)])
    plot.line("#8A4A1E", 3, [(x - 5.5, y - 3), (x + 5.5, y - 3)])


def draw_mill(plot: Plot, x: float, y: float) -> None:
    """A windmill of whitewashed stone."""
    plot.oval("#7A4F1070", x + 2, y + 16, 20, 6)
    plot.poly("#F4EBD8", [(x - 12, y + 16), (x - 8, y - 16), (x + 8, y - 16), (x + 12, y + 16)])
    plot.poly("#CDBF9F", [(x + 2, y + 16), (x + 2, y - 16), (x + 8, y - 16), (x + 12, y + 16)])
    plot.poly("#A8432E", [(x - 11, y - 15), (x, y - 28), (x + 11, y - 15)])
    plot.poly("#7F2E20", [(x, y - 15), (x, y - 28), (x + 11, y - 15)])
    plot.box("#5C3A1E", x - 3.5, y + 5, 7, 11, 1)
    for dx, dy in ((1, 0.55), (-0.55, 1), (-1, -0.55), (0.55, -1)):
        tip = (x + dx * 22, y - 17 + dy * 22)
        side = (-dy * 4.5, dx * 4.5)
        root = (x + dx * 6, y - 17 + dy * 6)
        blade = [
            root,
            tip,
            (tip[0] + side[0], tip[1] + side[1]),
            (root[0] + side[0], root[1] + side[1]),
        ]
        plot.poly("#FFF9EA", blade)
        plot.line("#5C3A1E", 1.8, [(x, y - 17), tip])
    plot.oval("#5C3A1E", x, y - 17, 2.6, 2.6)
