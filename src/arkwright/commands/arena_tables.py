"""What a tournament says, as tables for people and as one object for programs."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from arkwright.arena.match import KINDS, Result
from arkwright.arena.measure import percent
from arkwright.arena.report import Report, heading
from arkwright.arena.tally import BotTally
from arkwright.commands.tables import table_of


def show(console: Console, report: Report) -> None:
    """Print a tournament."""
    found = report.tally
    title = f"{heading(report.tournament)}: {found.games} games"
    columns = ("games won", "95 % interval", "fair share", "rating", "at least")
    table = table_of(title, ["bot"], columns)
    for name, bot in in_order(found.bots):
        table.add_row(
            name,
            percent(bot.win_share.mean),
            f"{percent(bot.win_share.low)} to {percent(bot.win_share.high)}",
            percent(bot.fair_share),
            f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
            f"{bot.rating.ordinal:.1f}",
        )
    console.print(table)
    console.print(averages(found.bots))
    if report.tournament.seats > 1:
        console.print(by_seat(found.bots, found.win_share_by_seat))
    show_failures(console, found.bots)
    length = f"{found.decisions.mean:.0f} moves a game · " if found.decisions else ""
    console.print(
        f"{found.deals} {'deal' if found.deals == 1 else 'deals'} · {length}{report.played} games "
        f"in {report.seconds:.1f} s · {report.played / report.seconds:.1f} games/s"
    )
    turns = [f"{name} {turn['mean']:.3f} s" for name, turn in report.thinking.items()]
    if turns:
        console.print(f"a turn's thinking: {', '.join(turns)}")
    if not found.balanced:
        size = report.tournament.round_size
        console.print(
            f"Not every bot was in every seat equally often: {found.games} games are no multiple "
            f"of {size}."
        )


def in_order(bots: dict[str, BotTally]) -> list[tuple[str, BotTally]]:
    """The best first."""
    return sorted(
        bots.items(), key=lambda item: -item[1].win_share.mean / (item[1].fair_share or 1)
    )


def averages(bots: dict[str, BotTally]) -> Table:
    columns = ("score", "share value", "shares", "loans taken", "loans left", "seats without loan")
    table = table_of("averages", ["bot"], columns)
    for name, bot in in_order(bots):
        table.add_row(
            name,
            f"{bot.score.mean:.1f}" if bot.score else "–",
            number(bot.share_value),
            number(bot.shares),
            number(bot.loans_taken),
            number(bot.loans),
            percent(bot.without_loan.mean) if bot.without_loan else "–",
        )
    return table


def by_seat(bots: dict[str, BotTally], together: Sequence[float]) -> Table:
    seats = [f"seat {seat + 1}" for seat in range(len(together))]
    table = table_of("games won in each seat", ["bot"], seats)
    for name, bot in in_order(bots):
        table.add_row(name, *(percent(won) for won in bot.win_share_by_seat))
    if len(bots) > 1:
        table.add_row("all", *(percent(won) for won in together), style="dim")
    return table


def show_failures(console: Console, bots: dict[str, BotTally]) -> None:
    for name, bot in bots.items():
        for kind, count in bot.failures.items():
            games = "1 game" if count == 1 else f"{count} games"
            console.print(f"{name} {KINDS[kind]} in {games}, which it lost.", style="red")


def show_game(console: Console, result: Result) -> None:
    """Print how one game ended."""
    heads = ("seat", "bot", "place", "score", "shares", "loans taken")
    table = table_of(f"game {result.game + 1}, seed {result.seed}", heads)
    columns = (result.bots, result.places, result.scores, result.shares, result.loans_taken)
    for seat, values in enumerate(zip(*columns)):
        table.add_row(str(seat + 1), *(str(value) for value in values))
    console.print(table)


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
