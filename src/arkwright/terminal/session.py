"""Playing at the prompt: the table, the question, the choices, and what may be typed."""

import contextlib
import datetime
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import arkwright
from arkwright import bots, locales
from arkwright.play import ArkwrightError, Decision, Game, Move
from arkwright.play.step import Json
from arkwright.play.title import Options
from arkwright.terminal import awards, choices, saving
from arkwright.terminal.drawing import Drawing, drawing_of
from arkwright.terminal.saving import PERSON

COMPANIES = ("Blue", "Red", "Green", "Yellow")
RECENT = 40
"""How many events `l` shows."""


def keys(drawing: Drawing) -> tuple[tuple[str, str], ...]:
    """What may be typed, and what it does."""
    one, another = drawing.EXAMPLES
    return (
        ("a number", "play that choice"),
        ("a notation", f"the same in words: {one}, {another}, done"),
        ("?", "explain this decision"),
        (f"? 12, ? {one}", "explain a move, or why it can't be made"),
        drawing.THINGS,
        ("u", "take back your last move of this turn"),
        ("f", "sale forecast: who would sell what if production came now"),
        ("t", "draw the table again"),
        ("l", "what happened lately"),
        ("q", "save and leave"),
    )


class Leave(Exception):
    """The person wants to go; the game is saved."""


def play(
    title: str,
    seats: int,
    opponents: Sequence[str],
    seed: int | None = None,
    options: Options | None = None,
    components: Json = None,
    name: str = "",
    anew: bool = False,
    console: Console | None = None,
) -> None:
    """Go on with the game that was left, or play a new one, until its end or until leaving."""
    console = console or Console(highlight=False)
    path = saving.save_file()
    try:
        found = None if anew and not path.exists() else left_game(console, path, anew)
        if found is None:
            names = seat_names(seats, name)
            options = options or {}
            game = arkwright.new(title, names, seed, components, **options)
            found = game, [PERSON, *opponents]
        Session(console, *found, path).run()
    except (EOFError, KeyboardInterrupt, Leave):
        kept = path.exists()
        console.print("\nThe game is saved; `make play` goes on with it." if kept else "")


def seat_names(seats: int, name: str) -> list[str]:
    """The person's name, or a colour for everybody."""
    if not name:
        return list(COMPANIES[:seats])
    others = [colour for colour in COMPANIES if colour.lower() != name.strip().lower()]
    return [name.strip(), *others[: seats - 1]]


def left_game(console: Console, path: Path, anew: bool) -> tuple[Game, list[str]] | None:
    """The saved game if there is one and the person wants to go on with it."""
    if not path.exists():
        return None
    try:
        game, players = saving.load(path)
    except saving.BotAway:
        if not anew:
            raise
    except ArkwrightError as error:
        aside = saving.set_aside(path)
        console.print(f"The saved game can't be read: {error}. It is kept as {aside}.")
        return None
    else:
        if not anew and wants_to_go_on(console, game):
            return game, players
    aside = saving.set_aside(path, "left")
    console.print(f"A new game, then. The one you left is kept as {aside}.")
    return None


def wants_to_go_on(console: Console, game: Game) -> bool:
    what = f"{game.title.name}, {', '.join(game.table.names)}, {len(game.played)} moves played"
    while True:
        typed = input(f"You left a game: {what}. Go on with it? [y/n] ").strip().lower()
        if typed in ("", "y", "yes"):
            return True
        if typed in ("n", "no"):
            return False
        console.print("Please answer y or n.")


class Session:
    """One sitting at the table."""

    def __init__(self, console: Console, game: Game, players: list[str], path: Path) -> None:
        self.console = console
        self.game = game
        self.players = [
            bots.settled(name, f"{game.seed}/{seat}") for seat, name in enumerate(players)
        ]
        """Who plays which seat; a bot has the same style when the game is gone on with."""
        self.path = path
        self.drawing = drawing_of(game.title.family)
        self.seat = players.index(PERSON)
        self.bots = {
            seat: self.make_bot(name, f"{game.seed}/{seat}/{len(game.played)}")
            for seat, name in enumerate(self.players)
            if name != PERSON
        }
        self.told = len(game.events)
        """How many events the person has been told."""
        self.others_acted = True
        """Whether others may have changed the table since it was drawn."""

    @property
    def names(self) -> list[str]:
        return self.game.table.names

    @property
    def title(self) -> str:
        return self.game.title.name

    def make_bot(self, name: str, seed: str) -> bots.Bot:
        """Who plays a seat of this name."""
        return bots.make(name, seed, at_table=True)

    def save(self) -> None:
        """Keep the game, so that it can be gone on with."""
        saving.save(self.path, self.game, self.players)

    def run(self) -> None:
        self.console.print(
            f"You are [bold]{self.names[self.seat]}[/]. Type ? for help, q to save and leave."
        )
        self.name_rivals()
        try:
            while not self.game.over:
                if self.game.seat == self.seat:
                    self.decide()
                else:
                    self.let_others_act()
        finally:
            if not self.game.over:
                self.save()
        self.end()

    def name_rivals(self) -> None:
        if self.bots:
            rivals = ", ".join(f"{self.names[seat]} ({self.players[seat]})" for seat in self.bots)
            self.console.print(Text(f"You play against {rivals}."))

    def let_others_act(self) -> None:
        """Let the bots play up to the person's next decision."""
        game = self.game
        with self.console.status("The others act ..."):
            while not game.over and game.seat != self.seat:
                self.let_bot_act(game.seat)
        self.others_acted = True

    def let_bot_act(self, seat: int) -> None:
        """Play what a bot chooses; where it can't, the stand-in decides."""
        game = self.game
        try:
            # A copy: what a bot of somebody's own does to the game it is given, does not count.
            game.play(self.bots[seat].choose(game.copy(), seat))
        except Exception as error:
            stuck = f"{self.names[seat]} ({self.players[seat]}) can't go on"
            self.console.print(Text(f"{stuck}: {bots.error_line(error)}"), style="yellow")
            self.bots[seat] = bots.make(bots.STAND_IN, f"{game.seed}/{seat}", at_table=True)
            self.console.print(f"From here on a {bots.STAND_IN} plays for it.")

    def decide(self) -> None:
        """Show one decision and read until a move is played."""
        self.save()
        self.tell_events(self.told)
        if self.others_acted:
            self.draw_table()
            self.others_acted = False
        moves = choices.ordered(self.game.moves, self.game.title.vocabulary)
        self.draw_decision(moves)
        before = len(self.game.played)
        while len(self.game.played) == before:
            self.answer(input("> ").strip(), moves)
        if not self.game.undoable:
            # The turn has ended: also where nobody else is asked, automated opponents have acted.
            self.others_acted = True

    def answer(self, typed: str, moves: list[Move]) -> None:
        """Do what was typed, or say in a sentence why not."""
        key, _, rest = typed.partition(" ")
        match key.lower():
            case "":
                self.console.print("Type a number, a notation, or ? for help.")
            case "?" | "h" | "help":
                self.explain(rest.strip(), moves)
            case "u" | "undo" if not rest:
                self.undo()
            case "f" | "forecast" if not rest:
                self.console.print(self.drawing.forecasts(self.game, self.seat))
            case "t" | "table" if not rest:
                self.draw_table()
                self.draw_decision(moves)
            case "l" | "log" if not rest:
                self.tell_events(max(0, len(self.game.events) - RECENT))
            case "q" | "quit" if not rest:
                raise Leave
            case _:
                self.play(typed, moves)

    def play(self, typed: str, moves: list[Move]) -> None:
        if typed.isdecimal():
            move = choices.pick(typed, moves)
            if move is None:
                self.console.print(f"There is no choice {typed}: they go from 1 to {len(moves)}.")
                return
            self.game.play(move)
            return
        try:
            self.game.play(typed)
        except ArkwrightError as error:
            self.console.print(Text(f"{error}."))

    def undo(self) -> None:
        if not self.game.undoable:
            self.console.print(
                "Nothing can be taken back: a turn that has ended stays, and so does what was "
                "revealed."
            )
            return
        self.game.undo()
        self.told = len(self.game.events)
        self.console.print(f"Taken back; {self.game.undoable} more can be.")

    def explain(self, what: str, moves: list[Move]) -> None:
        """Explain the decision, or one move: what it does, or the rule that refuses it."""
        console = self.console
        if not what:
            decision = self.game.decision
            assert decision is not None
            self.ask(decision)
            console.print(Text(locales.rule(decision, title=self.title)))
            known = Table.grid(padding=(0, 2))
            for key, does in keys(self.drawing):
                known.add_row(Text(key, style="cyan"), does)
            console.print(Padding(known, (1, 0, 0, 1)))
            return
        thing = self.drawing.effect(what, self.title)
        if thing is not None:
            console.print(Text(thing))
            return
        move = choices.pick(what, moves)
        if move is None and what.isdecimal():
            console.print(f"There is no choice {what}: they go from 1 to {len(moves)}.")
            return
        refusal = None if move is not None else self.game.why_not(what)
        if refusal is not None:
            console.print(Text(f"{what}: {refusal}."))
            return
        if move is None:
            move = self.game.title.vocabulary.parse(what)
        does = locales.move(move, self.names, title=self.title)
        console.print(Text(f"{move.text}: {does}. It can be played."))

    def tell_events(self, first: int) -> None:
        for event in self.game.events[first:]:
            line = Text("· " + locales.event(event, self.names, title=self.title))
            line.stylize("dim" if event.seat == self.seat else "")
            self.console.print(line)
        self.told = len(self.game.events)

    def draw_table(self) -> None:
        self.console.print(self.drawing.draw(self.game.view(self.seat), self.seat))

    def draw_decision(self, moves: list[Move]) -> None:
        decision = self.game.decision
        assert decision is not None
        self.console.print(Rule(style="dim"))
        self.console.print(self.drawing.purse(self.game.view(self.seat), self.seat))
        self.ask(decision)
        self.console.print(choices.draw(moves, self.title))

    def ask(self, decision: Decision) -> None:
        question = locales.question(decision, self.names, title=self.title)
        self.console.print(Text(question, style="bold"))

    def end(self) -> None:
        """The last events, the places, where the record is, and the awards."""
        self.tell_events(self.told)
        self.draw_table()
        table = Table(title="The game is over", title_justify="left")
        table.add_column("place", justify="right")
        table.add_column("company")
        table.add_column("score", justify="right")
        for standing in self.game.standings:
            style = "bold" if standing.seat == self.seat else ""
            name = locales.company(standing)
            table.add_row(str(standing.place), name, f"£{standing.score}", style=style)
        self.console.print(table)
        kept = saving.finish(self.path, self.game)
        self.console.print(f"Its record is kept as {kept}.")
        self.show_awards()

    def show_awards(self) -> None:
        """What the person has earned, which is remembered."""
        earned = self.drawing.awards(self.game)
        if not earned:
            return
        new = awards.remember(self.names[self.seat], earned, datetime.date.today())
        table = Table("award", "for", "", title="Your awards", title_justify="left")
        for award in earned:
            first = "for the first time" if award in new else ""
            table.add_row(locales.word("award", award), locales.effect("award", award), first)
        self.console.print(table)


with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (arrow keys and history at the prompt)
