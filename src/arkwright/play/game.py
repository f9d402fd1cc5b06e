"""A game in progress: the decision it stands at, its legal moves, playing and taking back."""

import random
from collections.abc import Iterable

from arkwright.play.errors import ArkwrightError, BadRecord, IllegalMove, Refusal
from arkwright.play.journal import Event
from arkwright.play.move import DONE, Move
from arkwright.play.plain import Json, plain
from arkwright.play.record import Record
from arkwright.play.step import NOBODY, AnyStep
from arkwright.play.table import AnyTable, Standing
from arkwright.play.title import Options, Title


class Decision:
    """What the game waits for: one seat, one question, and the moves that answer it."""

    __slots__ = ("moves", "seat", "step")

    def __init__(self, seat: int, step: AnyStep, moves: list[Move]) -> None:
        self.seat = seat
        self.step = step
        self.moves = moves

    @property
    def question(self) -> str:
        """The id of the question, as the sentences in locales/ know it: `hire-workers`."""
        return self.step.question()

    def __repr__(self) -> str:
        return f"<Decision: seat {self.seat}, {self.question}, {len(self.moves)} moves>"


class Game:
    """A game in progress.

    Make one with `arkwright.new`; go on from a record with `arkwright.replay`. A table whose
    agenda stands at a decision already comes with that decision's `legal` moves.
    """

    __slots__ = (
        "_floor",
        "_legal",
        "_origin",
        "components",
        "options",
        "played",
        "rules",
        "seed",
        "table",
        "title",
    )

    def __init__(
        self,
        title: Title,
        table: AnyTable,
        options: Options,
        rules: int,
        seed: int | None = None,
        components: Json = None,
        origin: Json = None,
        legal: list[Move] | None = None,
    ) -> None:
        self.title = title
        self.table = table
        self.options = options
        self.rules = rules
        """The version of the rules that the game began with."""
        self.seed = seed
        self.components = components
        self.played: list[Move] = []
        """The moves played so far."""
        self._origin = origin
        self._floor = 0
        self._legal: list[Move] = []
        if legal is None:
            self._advance()
        else:
            self._legal = legal

    # What it waits for

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.agenda

    @property
    def seat(self) -> int:
        """The seat that must decide; NOBODY when the game is over."""
        return self.table.agenda[-1].seat if self.table.agenda else NOBODY

    @property
    def moves(self) -> list[Move]:
        """Every legal move at this decision; empty when the game is over."""
        return self._legal

    @property
    def decision(self) -> Decision | None:
        """The decision the game stands at; None when it is over."""
        if not self.table.agenda:
            return None
        step = self.table.agenda[-1]
        return Decision(step.seat, step, self._legal)

    @property
    def standings(self) -> list[Standing]:
        """The seats from first to last; before the end, by what they are worth as it stands."""
        return self.table.standings()

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self.table.journal.events

    # Playing

    def play(self, move: Move | str) -> None:
        """Play a legal move, given as a value or as its notation."""
        if isinstance(move, str):
            move = self.title.vocabulary.parse(move)
        for legal in self._legal:
            if legal is move:
                break
        else:
            move = self._find(move)
        table = self.table
        reveals = table.journal.reveals
        step = table.agenda.pop()
        step.resolve(table, move)
        self.played.append(move)
        if self._advance() != step.seat or table.journal.reveals != reveals:
            self._floor = len(self.played)

    def _find(self, move: Move) -> Move:
        """The legal move that equals this one, or an error that says why there is none."""
        for legal in self._legal:
            if legal.text == move.text:
                return legal
        raise IllegalMove(move.text, self._refusal(move))

    def _advance(self) -> int:
        """Let steps that need nobody resolve themselves, up to the next decision; whose that is."""
        table = self.table
        agenda = table.agenda
        while agenda:
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop()
                step.happen(table)
                continue
            legal = step.moves(table)
            if len(legal) > 1 or legal[0] is not DONE:
                self._legal = legal
                return step.seat
            agenda.pop()
            step.resolve(table, DONE)
        self._legal = []
        return NOBODY

    def why_not(self, move: Move | str) -> Refusal | None:
        """The rule that refuses this move now; None if the move is legal."""
        if isinstance(move, str):
            try:
                move = self.title.vocabulary.parse(move)
            except IllegalMove as error:
                return error.refusal
        if any(legal.text == move.text for legal in self._legal):
            return None
        return self._refusal(move)

    def _refusal(self, move: Move) -> Refusal:
        """The rule that refuses a move that is not legal now."""
        if self.over:
            return Refusal("game-over")
        step = self.table.agenda[-1]
        return self.table.cite(step.why_not(self.table, move) or step.not_asked(move))

    # Taking back

    @property
    def undoable(self) -> int:
        """How many moves the deciding seat may take back: its own turn's, never past a reveal."""
        return len(self.played) - self._floor

    def undo(self, count: int = 1) -> None:
        """Take back the last moves of the own turn."""
        if not 0 < count <= self.undoable:
            raise ArkwrightError(
                f"{count} moves can't be taken back, only {self.undoable}: "
                "a turn that has ended or something that was revealed stays"
            )
        self._adopt(self.at(len(self.played) - count))

    def _adopt(self, other: "Game") -> None:
        self.table = other.table
        self.played = other.played
        self._legal = other._legal
        self._floor = other._floor

    def at(self, position: int) -> "Game":
        """The game as it stood after so many moves."""
        if not 0 <= position <= len(self.played):
            raise ArkwrightError(
                f"there is no position {position}: the game has {len(self.played)} moves so far"
            )
        if self.seed is None and self._origin is None:
            raise ArkwrightError("an imagined game can't go back: its deal is not kept")
        return replay_from(
            self.title,
            self.rules,
            self.table.names,
            self.seed,
            self.options,
            self.components,
            self._origin,
            self.played[:position],
        )

    # Copies, views, records

    def copy(self) -> "Game":
        """An independent game that stands the same."""
        other = Game(
            self.title,
            self.table.copy(),
            self.options,
            self.rules,
            self.seed,
            self.components,
            self._origin,
            self._legal,
        )
        other.played = self.played.copy()
        other._floor = self._floor
        return other

    def imagine(self, seat: int | None, rng: random.Random) -> "Game":
        """A copy in which everything this seat may not know is dealt anew."""
        other = self.copy()
        # It has no way back: neither seed nor origin of the real game, nor moves to take back.
        other.seed = None
        other._origin = None
        other._floor = len(other.played)
        other.table.shuffle_hidden(seat, rng)
        if other.table.agenda:
            other._legal = other.table.agenda[-1].moves(other.table)
        return other

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What this seat may see, as plain values; None is a watcher."""
        return dict(self.table.view(seat))

    def forecast(self) -> dict[str, Json]:
        """What would happen next if nobody changed anything, as plain values."""
        return dict(self.table.forecast())

    def position(self) -> Json:
        """The whole position as plain values, hidden things included."""
        return {
            "title": self.title.name,
            "rules": self.rules,
            "options": self.options.copy(),
            "components": plain(self.components),
            "table": self.table.as_json(),
        }

    @property
    def record(self) -> Record:
        """What it takes to play this game again."""
        return Record(
            self.title.name,
            self.rules,
            self.table.names.copy(),
            self.seed,
            self.options.copy(),
            [move.text for move in self.played],
            plain(self.standings if self.over else []),
            plain(self._origin),
            plain(self.components),
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to move"
        return f"<Game {self.title.name}, {len(self.played)} moves, {state}>"


def read_table(
    title: Title, rules: int, options: Options, components: Json, position: Json
) -> AnyTable:
    """The table that a position describes; it keeps nothing of it, so that it stays as it is."""
    try:
        return title.read_table(title.name, plain(position), options, components, rules)
    except ArkwrightError:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise BadRecord(f"the position can't be read: {error!r}") from None


def replay_from(
    title: Title,
    rules: int,
    names: list[str],
    seed: int | None,
    options: Options,
    components: Json,
    origin: Json,
    moves: Iterable[Move | str],
) -> Game:
    """Lay a game out, from its seed or from the position it began with, and play these moves."""
    if origin is not None:
        table = read_table(title, rules, options, components, origin)
    elif seed is not None:
        table = title.lay_out(title.name, list(names), seed, options, components, rules)
    else:
        raise BadRecord("the game has neither a seed nor a position to begin from")
    game = Game(title, table, options, rules, seed, components, origin)
    for number, move in enumerate(moves, 1):
        try:
            game.play(move)
        except IllegalMove as error:
            raise BadRecord(f"the record breaks at move {number}: {error}") from None
    return game
