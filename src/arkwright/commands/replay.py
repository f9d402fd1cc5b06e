"""The command `replay`: recorded games, shown turn by turn or proved to end as recorded."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import arkwright
from arkwright import files, locales
from arkwright.play import ArkwrightError, BadRecord, Game, Record


def replay_records(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only prove that they end as recorded.")
    ] = False,
) -> None:
    """Show recorded games turn by turn."""
    console = Console()
    for path in file:
        record = Record.loads(files.read(path))
        try:
            game = check_record(record) if check else show_record(console, record)
        except ArkwrightError as error:
            raise BadRecord(f"{path}: {error}") from None
        if check:
            console.print(f"{path}: {described(game, record)}", highlight=False, soft_wrap=True)


def check_record(record: Record) -> Game:
    """The game of a record, which must end as the record says."""
    game = arkwright.replay(record)
    reached = game.record.standings
    if record.standings and reached != record.standings:
        ends = scores_line(reached) if game.over else "with a game that is not over"
        raise BadRecord(
            f"the record says that the game ends {scores_line(record.standings)}; it ends {ends}"
        )
    return game


def scores_line(standings: Sequence[dict[str, Any]]) -> str:
    return ", ".join(f"{s.get('name')} {s.get('score')}" for s in standings)


def described(game: Game, record: Record) -> str:
    moves = f"{len(record.moves)} moves"
    if not game.over:
        return f"{moves}, replayed; the game is not over"
    if not record.standings:
        return f"{moves}, replayed; the record does not say how the game ended"
    return f"{moves}, ends as recorded: {scores_line(record.standings)}"


def show_record(console: Console, record: Record) -> Game:
    """Print a recorded game, a paragraph for each turn."""
    last = check_record(record)
    names = last.table.names
    console.print(f"[bold]{record.title}[/] · {', '.join(names)}", highlight=False)
    game = last.at(0)
    told_events = 0

    def tell_events() -> None:
        nonlocal told_events
        for event in game.events[told_events:]:
            happened = locales.event(event, names, title=record.title)
            console.print(f"    {happened}", style="dim", markup=False)
        told_events = len(game.events)

    tell_events()
    number = 0
    while number < len(last.played):
        seat, first, turn = game.seat, number + 1, []
        while number < len(last.played) and game.seat == seat:
            turn.append(last.played[number].text)
            game.play(last.played[number])
            number += 1
            if not game.undoable:
                break  # the turn has ended, also where the same seat is asked again
        console.print(f"[bold]{first} {names[seat]}:[/] {', '.join(turn)}", highlight=False)
        tell_events()
    show_standings(console, last)
    return last


def show_standings(console: Console, game: Game) -> None:
    table = Table(title="The end" if game.over else "So far", title_justify="left")
    table.add_column("place", justify="right")
    table.add_column("company")
    table.add_column("score", justify="right")
    for standing in game.standings:
        table.add_row(str(standing.place), locales.company(standing), str(standing.score))
    console.print(table)
