"""The command `arkwright`: play, simulate, replay, look at components; serve is elsewhere."""

import json
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

import arkwright
from arkwright import bots, files, locales
from arkwright.arena import Outcome, Plan, Summary, simulate, summarise
from arkwright.arena.simulation import Range
from arkwright.cardgame.awards import AWARDS
from arkwright.commands import arena, dataset, strength, train
from arkwright.commands.options import (
    DEFAULT_TITLE,
    ComponentsOption,
    JsonOption,
    OptionsOption,
    SeatsOption,
    SeedOption,
    TitleOption,
    chosen_options,
)
from arkwright.play import CERTAINTIES, ArkwrightError, BadRecord, BadSetup, Game, Record
from arkwright.server.operating import commands

BAD_INPUT = 2


class House(TyperGroup):
    """All commands; what a person got wrong is told in one sentence."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ArkwrightError as error:
            print(f"arkwright: {error}", file=sys.stderr)  # noqa: T201
            raise typer.Exit(BAD_INPUT) from None


app = typer.Typer(
    cls=House,
    name="arkwright",
    help="The Arkwright family of board games, by the exact rules. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if show:
        Console().print(f"arkwright {arkwright.__version__}", highlight=False)
        raise typer.Exit


def bots_for(names: str, seats: int) -> list[str]:
    """A bot for each of so many seats: one name for all, or one name each."""
    listed = [bots.bring(name.strip()) for name in names.split(",")]
    if len(listed) == 1:
        return listed * seats
    if len(listed) != seats:
        raise BadSetup(f"name one bot for all seats or one for each of the {seats}: {names}")
    return listed


OF_THE_TERMINAL = (
    "title",
    "seats",
    "opponents",
    "seed",
    "option",
    "components",
    "name",
    "new",
)
"""What is said of a game before it begins; in the browser that is asked there."""


def is_given(context: typer.Context, parameter: str) -> bool:
    """Whether somebody gave this on the command line."""
    source = context.get_parameter_source(parameter)
    return source is not None and source.name == "COMMANDLINE"


@app.command()
def play(
    context: typer.Context,
    title: TitleOption = DEFAULT_TITLE,
    seats: SeatsOption = None,
    opponents: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays the other seats, one name or one each: a grade such as clerk, with a "
            "style such as tycoon/shipper, or your own package.module:Class.",
        ),
    ] = "clerk",
    bot: commands.BotOption = None,
    seed: SeedOption = None,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    name: Annotated[str, typer.Option("--name", help="The name of your company.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Begin anew without asking.")] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In the terminal, as with any option above.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only say where to open the browser.")
    ] = False,
) -> None:
    """Play in the browser, against bots or with whoever sits here; or in the terminal."""
    if not terminal and not any(is_given(context, option) for option in OF_THE_TERMINAL):
        commands.play_in_browser(not no_browser, bot)
        return
    from arkwright import terminal as room

    commands.brought(bot)

    kind = arkwright.find_title(title)
    count = max(kind.seats) if seats is None else seats
    kind.seat_names(count)
    room.play(
        title,
        count,
        bots_for(opponents, count - 1),
        seed=seed,
        options=chosen_options(title, option),
        components=files.read_toml(components) if components else None,
        name=name,
        anew=new,
    )


@app.command("simulate")
def simulate_games(
    title: TitleOption = DEFAULT_TITLE,
    seats: SeatsOption = None,
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays: one name, or one for each seat, by commas.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games.")] = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    as_json: JsonOption = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Write each game's record.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
    ] = None,
) -> None:
    """Let bots play many games."""
    kind = arkwright.find_title(title)
    count = max(kind.seats) if seats is None else seats
    kind.seat_names(count)
    plan = Plan(
        title,
        tuple(bots_for(bot, count)),
        dict(chosen_options(title, option)),
        files.read_toml(components) if components else None,
    )
    if save is not None:
        files.make_folder(save)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    begin = time.perf_counter()
    with progress:
        task = progress.add_task("games", total=games)

        def came_in(outcome: Outcome) -> None:
            if save is not None:
                files.write(save / f"{title}-{count}-{outcome.seed:012x}.json", outcome.record)
            progress.advance(task)

        outcomes = simulate(plan, games, seed, workers, save is not None, came_in)
    seconds = time.perf_counter() - begin
    summary = summarise(outcomes)
    if as_json:
        report = as_object(plan, bot, seed, workers, seconds, summary)
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show_summary(plan, bot, seconds, summary)
        if save is not None:
            Console().print(f"{games} records are in {save}.", highlight=False)


def as_object(
    plan: Plan, bot: str, seed: int, workers: int | None, seconds: float, summary: Summary
) -> dict[str, Any]:
    """The result of a simulation as plain values."""
    return {
        "title": plan.title,
        "seats": plan.seats,
        "bot": bot,
        "options": plan.options,
        "games": summary.games,
        "seed": seed,
        "workers": workers or os.cpu_count() or 1,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds),
        "scores": {
            **asdict(summary.scores),
            "winner_mean": summary.winner_mean,
            "by_seat": summary.score_by_seat,
        },
        "wins_by_seat": summary.wins_by_seat,
        "share_values": asdict(summary.share_values) if summary.share_values else None,
        "shares": asdict(summary.shares) if summary.shares else None,
        "loans": asdict(summary.loans) if summary.loans else None,
        "length": asdict(summary.length),
    }


def show_summary(plan: Plan, bot: str, seconds: float, summary: Summary) -> None:
    console = Console()
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    heading = f"{plan.title}, {plan.seats} seats, {bot}: {games}"
    table = Table(title=heading, title_justify="left")
    table.add_column("")
    for column in ("mean", "lowest", "highest"):
        table.add_column(column, justify="right")
    rows: list[tuple[str, Range | None]] = [
        ("score", summary.scores),
        ("share value", summary.share_values),
        ("shares", summary.shares),
        ("loans", summary.loans),
        ("moves in a game", summary.length),
    ]
    for name, numbers in rows:
        if numbers is not None:
            table.add_row(name, f"{numbers.mean:.1f}", str(numbers.min), str(numbers.max))
    console.print(table)
    seats = Table(title="by seat", title_justify="left")
    seats.add_column("seat")
    seats.add_column("bot")
    seats.add_column("mean score", justify="right")
    seats.add_column("games won", justify="right")
    for seat, name in enumerate(plan.bots):
        won = 100 * summary.wins_by_seat[seat] / summary.games
        score = f"{summary.score_by_seat[seat]:.1f}"
        seats.add_row(str(seat + 1), name, score, f"{won:.1f} %")
    console.print(seats)
    console.print(
        f"winner's mean score {summary.winner_mean:.1f} · {summary.decisions:,} decisions in "
        f"{seconds:.1f} s · {summary.decisions / seconds:,.0f} decisions/s",
        highlight=False,
    )


@app.command("replay")
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
        ends = told(reached) if game.over else "with a game that is not over"
        raise BadRecord(
            f"the record says that the game ends {told(record.standings)}; it ends {ends}"
        )
    return game


def told(standings: list[dict[str, Any]]) -> str:
    return ", ".join(f"{s.get('name')} {s.get('score')}" for s in standings)


def described(game: Game, record: Record) -> str:
    moves = f"{len(record.moves)} moves"
    if not game.over:
        return f"{moves}, replayed; the game is not over"
    if not record.standings:
        return f"{moves}, replayed; the record does not say how the game ended"
    return f"{moves}, ends as recorded: {told(record.standings)}"


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
            told = locales.event(event, names, title=record.title)
            console.print(f"    {told}", style="dim", markup=False)
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


@app.command("awards")
def list_awards(
    name: Annotated[str, typer.Argument(metavar="NAME", help="One player only.")] = "",
) -> None:
    """List the awards earned in the solo game."""
    from arkwright.terminal import awards

    console = Console(highlight=False)
    players = awards.everybody()
    if name:
        players = {name: awards.earned_by(name)}
    if not any(players.values()):
        who = f"{name} has no" if name else "Nobody has an"
        console.print(f"{who} award yet: beat both opponents of the solo game.", markup=False)
        return
    for player, earned in players.items():
        title = escape(f"{player}: {len(earned)} of {len(AWARDS)} awards")
        table = Table(title=title, title_justify="left")
        for column in ("award", "for", "first earned"):
            table.add_column(column)
        for award in AWARDS:
            does = locales.effect("award", award)
            table.add_row(locales.word("award", award), does, earned.get(award, "–"))
        console.print(table)


@app.command("components")
def list_components(
    title: Annotated[str, typer.Argument(metavar="TITLE")] = DEFAULT_TITLE,
    certainty: Annotated[
        list[str] | None, typer.Option("--certainty", help="Only these; repeatable.")
    ] = None,
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """List every printed number with its certainty and source."""
    kind = arkwright.find_title(title)
    for name in certainty or []:
        if name not in CERTAINTIES:
            known = ", ".join(CERTAINTIES)
            raise BadSetup(f"there is no certainty {name!r}; there are: {known}")
    corrections = files.read_toml(components) if components else None
    found = kind.sheet(corrections).components()
    found = [c for c in found if not certainty or c.certainty in certainty]
    if as_json:
        listed = [
            {"name": c.name, "values": c.values, "certainty": c.certainty, "source": c.source}
            for c in found
        ]
        typer.echo(json.dumps({"title": title, "components": listed}, ensure_ascii=False))
        return
    table = Table(title=f"{title}: every printed number", title_justify="left")
    for column in ("component", "numbers", "certainty", "source"):
        table.add_column(column, overflow="fold")
    styles = {"stated": "bold", "public": "", "inferred": "italic", "reconstructed": "yellow"}
    for entry in found:
        numbers = "\n".join(f"{name}: {shown(value)}" for name, value in entry.values.items())
        table.add_row(
            entry.name, numbers, entry.certainty, entry.source, style=styles[entry.certainty]
        )
    console = Console()
    console.print(table)
    counts = [(name, sum(c.certainty == name for c in found)) for name in CERTAINTIES]
    console.print(", ".join(f"{n} {name}" for name, n in counts if n), highlight=False)


def shown(value: Any) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)


@app.command("editions")
def compare_editions(
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print it as Markdown, for a paper.")
    ] = False,
    language: Annotated[
        str, typer.Option("--language", help="By default that of this computer, if it is spoken.")
    ] = "",
) -> None:
    """Compare the editions of the board game, rule by rule and number by number."""
    from arkwright.terminal import editions

    if language and language not in locales.languages():
        known = ", ".join(locales.languages())
        raise BadSetup(f"there is no language {language!r}; there are: {known}")
    spoken = language or language_here()
    if as_markdown:
        typer.echo(editions.markdown(spoken), nl=False)
        return
    console = Console(highlight=False)
    console.print(editions.said("edition-note", spoken), "\n", markup=False)
    for table in editions.tables(spoken):
        console.print(table)


def language_here() -> str:
    """The language that the environment asks for; English if it is not spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "").partition("_")[0]
        if wanted in locales.languages():
            return wanted
    return locales.ENGLISH


@app.command("titles")
def list_titles() -> None:
    """List the games that can be played."""
    table = Table()
    for column in ("title", "seats", "options (the first value is the default)"):
        table.add_column(column)
    for name in arkwright.titles():
        title = arkwright.find_title(name)
        options = [f"{o.name} = {' | '.join(o.values)}" for o in title.options.values()]
        table.add_row(name, " ".join(str(n) for n in title.seats), "\n".join(options) or "none")
    Console().print(table)
    Console().print(f"bots: {', '.join(bots.names())}", highlight=False)
    Console().print(f"styles, as in tycoon/shipper: {', '.join(bots.STYLES)}", highlight=False)


app.add_typer(arena.app)
app.add_typer(strength.app)
app.add_typer(dataset.app)
app.add_typer(train.app)
app.add_typer(commands.app)
