"""Forest: firs close together, darkest of all terrains."""

from render.core.terrain.plot import Plot, is_free

GROUND = ((0.0, "#2E6A36"), (1.0, "#184426"))
GREENS = (
    ("#428C4A", "#286238"),
    ("#31743F", "#1F5332"),
    ("#245E37", "#17432A"),
    ("#2A6840", "#1A4A30"),
)
BUSHES = (("#7DB85A", "#5B9A49"), ("#5FA653", "#468A45"))
STORY_ROW = 9
ROW = 15.5
COLUMN = 20.0


def draw_forest(plot: Plot) -> None:
    """Firs row by row, the nearest last, with a clearing for the token."""
    chance = plot.chance
    rows = [-92 + ROW * row for row in range(13)]
    story = _STORIES.get(plot.seed % 3)
    story_x = -53 if plot.seed % 2 else 53
    for row, y in enumerate(rows):
        if row == STORY_ROW and story is not None:
            story(plot, story_x, 36)
        for column in range(-5, 6):
            x = column * COLUMN + (row % 2) * COLUMN / 2 + chance.between(-4, 4)
            base, high = y + chance.between(-4, 4), chance.between(38, 52)
            if not is_free(x, base - 16, 43, 50):
                continue
            if story is not None and abs(x - story_x) < 27 and 22 < base < 88:
                continue
            if chance.share() < 0.11:
                _draw_bush(plot, x, base)
            else:
                _draw_fir(plot, x, base, high)


def _draw_fir(plot: Plot, x: float, base: float, high: float) -> None:
    """Three tiers, lit from the left."""
    light, dark = plot.chance.pick(GREENS)
    half = high * 0.27
    plot.oval("#12301F70", x + 2, base, half * 1.1, 4)
    plot.box("#5A3B24", x - 2, base - 7, 4, 8)
    for tier, (foot, top, share) in enumerate(
        ((0.1, 0.58, 1.0), (0.34, 0.8, 0.78), (0.58, 1.0, 0.55))
    ):
        low, peak, reach = base - high * foot, base - high * top, half * share
        plot.poly(dark, [(x, peak), (x + reach, low), (x, low + 3)])
        plot.poly(light, [(x, peak), (x, low + 3), (x - reach, low)])
        if tier < 2:
            plot.poly(
                "#0F2A1C40", [(x - reach * 0.5, low - 6), (x + reach * 0.6, low - 6), (x, low - 2)]
            )


def _draw_bush(plot: Plot, x: float, base: float) -> None:
    light, dark = plot.chance.pick(BUSHES)
    plot.oval("#12301F70", x + 2, base, 12, 4)
    plot.box("#5A3B24", x - 2, base - 9, 4, 9)
    plot.oval(dark, x + 1, base - 19, 11, 13)
    plot.oval(light, x - 2, base - 21, 8, 9.5)


def _draw_logs(plot: Plot, x: float, y: float) -> None:
    """A pile of felled trunks beside a stump."""
    plot.oval("#12301F80", x + 2, y + 11, 27, 7)
    for dx, dy in ((-12, 4), (2, 4), (-5, -6)):
        plot.line("#5C3A1E", 11.5, [(x + dx, y + dy), (x + dx + 17, y + dy)])
        plot.line("#8A5A30", 8, [(x + dx, y + dy - 1), (x + dx + 16, y + dy - 1)])
        plot.oval("#E8C48A", x + dx, y + dy, 5, 5.2)
        plot.oval("#C08A4C", x + dx, y + dy, 2.4, 2.6)


def _draw_hut(plot: Plot, x: float, y: float) -> None:
    """A forester's hut with a red roof."""
    plot.oval("#12301F80", x + 2, y + 14, 25, 6)
    plot.box("#8A5A30", x - 16, y - 6, 32, 20)
    plot.box("#6B4423", x + 4, y - 6, 12, 20)
    plot.box("#F2C75C", x - 11, y, 8, 8)
    plot.box("#3A2414", x + 5, y + 1, 7, 13)
    plot.poly("#B5452F", [(x - 21, y - 4), (x - 9, y - 22), (x + 9, y - 22), (x + 21, y - 4)])
    plot.poly("#8A3022", [(x, y - 4), (x + 2, y - 22), (x + 9, y - 22), (x + 21, y - 4)])


_STORIES = {0: _draw_logs, 1: _draw_hut}
"""What stands in the clearing, by the landscape's number."""
