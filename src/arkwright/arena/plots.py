"""Pictures of a tournament: win shares, ratings, scores, each as PNG and SVG."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arkwright.arena.tally import BotTally, Tally
from arkwright.extras import extra
from arkwright.files import BadFile, reason

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, FAINT, LINE = "#2b2a28", "#8a857c", "#d9d4ca"
COLOURS = ("#2f5d73", "#b0552f", "#5f7a3a", "#8a5a83", "#b08a2e", "#46695f", "#7d4a44", "#5b5f86")
STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "xtick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "ytick.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    # The same tournament gives the same file.
    "svg.hashsalt": "arkwright",
}
WIDTH, MARGIN, ROW = 8.0, 1.5, 0.62
"""Inches: of a picture, of its words above and below, and of the row that a bot has."""

FEWEST, MOST = 10, 40
"""Bars of a score distribution."""


def check() -> None:
    """Say at once if nothing can be drawn, and not after a thousand games."""
    with extra("arena", "a picture"):
        import matplotlib  # noqa: F401


def draw(tally: Tally, folder: Path, heading: str) -> int:
    """Draw a tournament into a folder; how many files that are."""
    bots = sorted(tally.bots.items(), key=lambda item: -item[1].rating.mu)
    under = f"{heading} · {tally.games} games, {tally.deals} deals"
    written = 0
    pictures: list[tuple[str, str, Callable[[Axes, Bots], None], float]] = [
        ("win-shares", "Games won", win_shares, ROW),
        ("ratings", "Ratings", ratings, ROW),
    ]
    if any(bot.scores for _, bot in bots):
        pictures.append(("scores", "Scores", scores, 2 * ROW))
    for name, title, picture, row in pictures:
        written += paint(folder / name, f"{title}: {under}", bots, picture, row)
    return written


Bots = list[tuple[str, BotTally]]


def paint(
    path: Path, title: str, bots: Bots, picture: Callable[["Axes", Bots], None], row: float
) -> int:
    """One picture, in both forms."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, MARGIN + row * len(bots)), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        axes.set_title(title, loc="left", fontsize=11, pad=12)
        axes.set_ylim(len(bots) - 0.4, -0.6)
        axes.set_yticks(range(len(bots)), [name for name, _ in bots])
        picture(axes, bots)
        try:
            figure.savefig(path.with_suffix(".png"), dpi=160)
            figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
        except OSError as error:
            raise BadFile(f"{path} can't be drawn: {reason(error)}") from None
    return 2


def colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def say(axes: "Axes", figure: str, x: float, y: float, above: int = 9) -> None:
    """A figure above a point, on a ground of its own, so that no line runs through it."""
    ground = {"facecolor": "white", "edgecolor": "none", "pad": 1.5}
    axes.annotate(figure, (x, y), (0, above), textcoords="offset points", ha="center", bbox=ground)


def win_shares(axes: "Axes", bots: Bots) -> None:
    """A dot with its interval for each bot, and a mark at its fair share."""
    for place, (_, bot) in enumerate(bots):
        won = bot.win_share
        axes.hlines(place, 100 * won.low, 100 * won.high, color=colour(place), linewidth=3)
        axes.plot(100 * won.mean, place, "o", color=colour(place), markersize=9)
        axes.plot(100 * bot.fair_share, place, "|", color=INK, markersize=16, markeredgewidth=1.5)
        say(axes, f"{100 * won.mean:.1f} %", 100 * won.mean, place)
    axes.set_xlim(-3, 103)
    axes.grid(axis="x")
    axes.set_xlabel("% of games, with its 95 % interval; the upright stroke is the fair share")


def ratings(axes: "Axes", bots: Bots) -> None:
    """A dot with three standard deviations on each side."""
    for place, (_, bot) in enumerate(bots):
        mu, reach = bot.rating.mu, 3 * bot.rating.sigma
        axes.hlines(place, mu - reach, mu + reach, color=colour(place), linewidth=3)
        axes.plot(mu, place, "o", color=colour(place), markersize=9)
        say(axes, f"{mu:.1f}".replace("-", "−"), mu, place)
    axes.margins(x=0.06)
    axes.grid(axis="x")
    axes.set_xlabel("rating by openskill (Plackett–Luce), with three standard deviations")


def scores(axes: "Axes", bots: Bots) -> None:
    """A row of bars for each bot, and a stroke at its mean."""
    every = [score for _, bot in bots for score in bot.scores]
    low, high = min(every), max(every) + 1
    count = min(MOST, max(FEWEST, round(len(every) ** 0.5)))
    width = (high - low) / count
    for place, (_, bot) in enumerate(bots):
        bars = [0] * count
        for score in bot.scores:
            bars[int((score - low) / width)] += 1
        tallest = max(bars) or 1
        axes.bar(
            [low + width * (bar + 0.5) for bar in range(count)],
            [-0.8 * bar / tallest for bar in bars],
            width,
            bottom=place + 0.35,
            color=colour(place),
            edgecolor="white",
            linewidth=0.6,
        )
        if bot.score is not None:
            axes.vlines(bot.score.mean, place - 0.5, place + 0.35, color=INK, linewidth=1.5)
            say(axes, f"{bot.score.mean:.0f}", bot.score.mean, place - 0.5, above=3)
    axes.set_ylim(len(bots) - 0.6, -0.8)
    axes.grid(axis="x")
    axes.set_xlabel("score at the end; the stroke is the mean")
