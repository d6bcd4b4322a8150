"""Mountains: faceted peaks with snow, back to front."""

from render.core.terrain.plot import Plot

GROUND = ((0.0, "#9EA7B7"), (1.0, "#667288"))
PEAKS = (
    (-62, -34, 46, 52),
    (52, -36, 54, 56),
    (-4, -46, 50, 50),
    (84, 6, 44, 58),
    (-86, 14, 42, 60),
    (66, 58, 52, 62),
    (-60, 62, 54, 64),
    (4, 98, 62, 50),
    (-30, 108, 40, 36),
    (50, 108, 44, 40),
)
STONES = (("#8490A6", "#58657E"), ("#7A859D", "#4D5A73"), ("#8D98AC", "#606C85"))


def draw_mountains(plot: Plot) -> None:
    """Peaks by depth, firs at their feet, in some a mine."""
    chance = plot.chance
    for x, y, across, tall in sorted(PEAKS, key=lambda peak: peak[1]):
        _draw_peak(plot, x + chance.between(-6, 6), y, across, tall * chance.between(0.92, 1.08))
    if plot.seed % 3 == 0:
        _draw_mine(plot, -56, 40)
    for x, y in ((-76, 40), (74, 44), (-20, 88), (30, 84), (-34, 92)):
        if chance.share() < 0.75:
            _draw_fir(plot, x + chance.between(-5, 5), y + chance.between(-3, 3))


def _draw_peak(plot: Plot, x: float, foot: float, across: float, tall: float) -> None:
    """Two faces, a broken ridge between them, snow with a ragged hem."""
    light, dark = plot.chance.pick(STONES)
    lean = plot.chance.between(-6, 6)
    top = (x + lean, foot - tall)
    ridge = [top, (x + 4, foot - tall * 0.66), (x - 3, foot - tall * 0.4), (x + 5, foot)]
    left, right = (x - across, foot), (x + across, foot)
    plot.poly(
        "#4F5C7640", [(top[0] + 3, top[1] + 3), (right[0] + 6, foot + 2), (left[0] + 4, foot + 2)]
    )
    plot.poly(dark, [*ridge, right])
    plot.poly(light, [*ridge, left])
    plot.poly(
        "#FFFFFF30",
        [
            top,
            (x - across * 0.45, foot - tall * 0.42),
            (x - across * 0.3, foot - tall * 0.2),
            (x - 4, foot - tall * 0.5),
        ],
    )
    plot.poly(
        "#46526C38", [(x + across * 0.42, foot - tall * 0.5), right, (x + across * 0.5, foot)]
    )

    def on(side: int, share: float, drop: float) -> tuple[float, float]:
        """A point of the snow's hem: so far out to a side, dropping so far."""
        edge = across * drop * 0.92
        return top[0] + side * edge * share, top[1] + tall * drop * 0.95

    hem_left = [on(-1, 1.0, 0.34), on(-1, 0.62, 0.28), on(-1, 0.42, 0.44), on(-1, 0.1, 0.3)]
    hem_right = [on(1, 0.12, 0.42), on(1, 0.5, 0.28), on(1, 0.62, 0.42), on(1, 1.0, 0.32)]
    plot.poly("#FFFFFF", [top, *hem_left, (ridge[1][0], top[1] + tall * 0.26)])
    plot.poly("#DCE5F2", [top, (ridge[1][0], top[1] + tall * 0.26), *hem_right])


def _draw_fir(plot: Plot, x: float, base: float) -> None:
    plot.oval("#3A465C60", x + 1, base, 8, 3)
    for low, peak, half in ((0, 16, 8), (8, 25, 6)):
        plot.poly("#2A6446", [(x, base - peak), (x + half, base - low), (x, base - low + 1.5)])
        plot.poly("#41855B", [(x, base - peak), (x, base - low + 1.5), (x - half, base - low)])


def _draw_mine(plot: Plot, x: float, y: float) -> None:
    """A timbered entrance with a cart of ore before it."""
    plot.poly(
        "#20222B",
        [(x - 12, y + 14), (x - 12, y - 8), (x, y - 14), (x + 12, y - 8), (x + 12, y + 14)],
    )
    for bar in ([(x - 12, y + 14), (x - 12, y - 9)], [(x + 12, y + 14), (x + 12, y - 9)]):
        plot.line("#8A5A30", 4.4, bar)
    plot.line("#A8733F", 5, [(x - 15, y - 9), (x + 15, y - 9)])
    plot.line("#5E6A80", 2, [(x - 5, y + 26), (x - 4, y + 10)])
    plot.line("#5E6A80", 2, [(x + 9, y + 26), (x + 6, y + 10)])
    plot.poly(
        "#57C7D9", [(x - 6, y + 9), (x - 2, y + 3), (x + 3, y + 6), (x + 8, y + 3), (x + 11, y + 9)]
    )
    plot.poly("#4A4F5C", [(x - 9, y + 8), (x + 13, y + 8), (x + 10, y + 20), (x - 6, y + 20)])
    for wheel in (-3, 8):
        plot.oval("#20222B", x + wheel, y + 21, 4, 4)
        plot.oval("#9AA6BA", x + wheel, y + 21, 1.5, 1.5)
