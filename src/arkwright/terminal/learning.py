"""A lesson at the prompt: the session of any game, with notes between the decisions."""

import re
from collections.abc import Mapping

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from arkwright import locales
from arkwright.bots import Bot
from arkwright.lessons import guide, rival
from arkwright.lessons.guide import LessonNote
from arkwright.lessons.lesson import DO, Lesson
from arkwright.play import Move
from arkwright.play.errors import Fact
from arkwright.terminal import places, progress
from arkwright.terminal.drawing import figures, grid, pounds
from arkwright.terminal.progress import Progress
from arkwright.terminal.saving import PERSON
from arkwright.terminal.session import COMPANIES, Leave, Session

PARAGRAPH = "  "
"""What a blank line of a message reads as."""
BOLD = re.compile(r"\*([^*]+)\*")
HYPHEN = re.compile(r"(?<!\w)(£?)-(?=\d)")
"""What the format of numbers writes for a minus."""
COMPARED = ("price", "sold", "income", "profit", "steps", "portfolio")


def learn(
    lesson: Lesson, name: str = "", anew: bool = False, console: Console | None = None
) -> None:
    """Go on with a lesson where it was left, or begin it, until its game ends or until leaving."""
    console = console or Console(highlight=False)
    kept = progress.load(lesson)
    if kept is None or kept.game is None or anew:
        game = lesson.begin(name.strip() or COMPANIES[0])
        kept = Progress(game, [], 0, kept is not None and kept.over)
    session = Learning(console, lesson, kept)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        again = f"arkwright learn {lesson.title} {lesson.id}"
        console.print(f"\nThe lesson is kept; `{again}` goes on with it.")


class Learning(Session):
    """One sitting at a lesson's table."""

    def __init__(self, console: Console, lesson: Lesson, kept: Progress) -> None:
        assert kept.game is not None
        self.lesson = lesson
        self.done = list(kept.done)
        self.was_over = kept.over
        self.shown = ""
        """The sentence of the note that was told last."""
        players = [lesson.bot for _ in lesson.table.seats]
        players[lesson.seat] = PERSON
        super().__init__(console, kept.game, players, progress.lesson_file(lesson))

    @property
    def note(self) -> LessonNote:
        return guide.note(self.lesson, self.game, self.seat, self.done)

    def make_bot(self, name: str, seed: str) -> Bot:
        return rival.make(name, seed, at_table=True)

    def save(self) -> None:
        note = self.note
        self.was_over = self.was_over or note.over
        progress.save(self.lesson, self.game, self.done, note, self.was_over)

    def name_rivals(self) -> None:
        rivals = [self.names[seat] for seat in self.bots]
        if rivals:
            follow = "follows" if len(rivals) == 1 else "follow"
            self.console.print(Text(f"{' and '.join(rivals)} {follow} the lesson."))
        self.console.print("At a note, [cyan]show[/], [cyan]why[/] and [cyan]another way[/] help.")

    def decide(self) -> None:
        """Read what is to be read, then decide as in any game."""
        self.tell_events(self.told)
        note = self.read_on()
        if note.met:
            self.tell_judgement(note)
            # There is nothing more to play.
            raise Leave
        super().decide()

    def read_on(self) -> LessonNote:
        """Tell every note that is to be read; the one after them waits for a move, if for any."""
        while (note := self.note).reads:
            self.tell(note)
            self.confirm(note)
        return note

    def confirm(self, note: LessonNote) -> None:
        """Wait until a note was read; its choice can be taken back as long as it speaks of it."""
        retry = note.retry is not None and not self.game.over
        offered = [word for word, there in (("why", note.why), ("again", retry)) if there]
        prompt = " or ".join(["Enter goes on", *offered])
        while True:
            match input(f"{prompt}> ").strip().lower():
                case "":
                    self.done.append(note.step)
                    return
                case "why":
                    self.say_why(note)
                case "again" if retry and note.retry is not None:
                    self.take_back(note.retry, note.step)
                    return
                case "q":
                    raise Leave

    def take_back(self, position: int, step: str) -> None:
        """Take the table back to a choice of this lesson, and read again what follows it."""
        reached = self.note.reached
        kept = {one.step for one in reached if one.position < position}
        self.done = [id for id in self.done if id in kept and id != step]
        self.game = self.game.at(position)
        self.told = len(self.game.events)
        self.others_acted = True

    def draw_decision(self, moves: list[Move]) -> None:
        super().draw_decision(moves)
        note = self.note
        if note.over:
            return
        if note.says != self.shown:
            self.tell(note)
        elif not note.own_way:
            self.console.print(Text(f"{self.head(note)} · {self.said(note, 'title')}", style="dim"))

    def answer(self, typed: str, moves: list[Move]) -> None:
        match typed.lower():
            case "show":
                self.show(self.note)
            case "why":
                self.say_why(self.note)
            case "another way" if self.note.kind == DO:
                self.done.append(self.note.step)
                self.tell(self.note)
            case "another way":
                self.console.print("Here every way is yours.")
            case _:
                super().answer(typed, moves)

    def show(self, note: LessonNote) -> None:
        shown = ", ".join(note.shows)
        self.console.print(Text(shown or "There is nothing to show: decide as you like."))

    def say_why(self, note: LessonNote) -> None:
        why = self.said(note, "why") if note.why else ""
        section = f"({note.rule})" if note.rule else ""
        self.console.print(Text(f"{why} {section}".strip() or "There is no more to say here."))

    def tell(self, note: LessonNote) -> None:
        """A note as it stands in the margin."""
        self.shown = note.says
        self.console.print(Rule(Text(self.head(note), style="bold"), align="left", style="bold"))
        if note.own_way:
            self.console.print(self.sentence("client-learn-own-way"))
            return
        self.console.print(Text(self.said(note, "kicker"), style="italic"))
        self.console.print(Text(self.said(note, "title"), style="bold"))
        for paragraph in self.said(note).split(PARAGRAPH):
            self.console.print(in_bold(paragraph))
        if note.letters:
            self.console.print(places.legend(note.letters, self.names, self.seat, self.title))
        if note.compare:
            self.console.print(self.compared(note))
        todo, *further = self.said(note, "todo").split(PARAGRAPH)
        if todo:
            self.console.print(Text(f"→ {todo}", style="magenta"))
        for paragraph in further:
            self.console.print(Text(f"  {paragraph}", style="dim"))

    def head(self, note: LessonNote) -> str:
        name = self.sentence(f"lesson-{self.lesson.id}")
        return f"{name} · step {note.number} of {note.count}"

    def said(self, note: LessonNote, attribute: str = "") -> str:
        return self.sentence(note.says, note.facts, attribute)

    def sentence(
        self, id: str, facts: Mapping[str, Fact] | None = None, attribute: str = ""
    ) -> str:
        """A sentence as it reads here, with the minus of the tables; nothing if there is none."""
        found = locales.sentence(id, facts, names=self.names, attribute=attribute, title=self.title)
        return HYPHEN.sub(r"−\1", found or "")

    def compared(self, note: LessonNote) -> object:
        """What the choice brought, and what others would have brought."""
        table = grid(*figures(*COMPARED))
        for row in note.compare:
            table.add_row(
                pounds(row.value),
                str(row.sold),
                pounds(row.income),
                pounds(row.profit),
                str(row.steps),
                pounds(row.portfolio),
                style="bold" if row.own else "",
            )
        return table

    def tell_judgement(self, note: LessonNote) -> None:
        """Whether an exercise has reached its goal, and each part of it."""
        for number, goal in enumerate(note.met, 1):
            said = self.sentence(f"lesson-{self.lesson.id}-goal-{number}")
            self.console.print(Text(f"{'✓' if goal.holds else '✗'} {said or goal.condition}"))
        reached = all(goal.holds for goal in note.met)
        self.console.print(
            "You have reached the goal."
            if reached
            else "The goal is not reached; begin it anew with --new."
        )

    def end(self) -> None:
        """What is still to be read, and whether the goal is reached; then as in any game."""
        self.tell_events(self.told)
        note = self.read_on()
        if note.met:
            self.tell_judgement(note)
        super().end()
        progress.save(self.lesson, self.game, self.done, self.note, True)


def in_bold(text: str) -> Text:
    """Words between stars as bold ones."""
    found = Text()
    for place, part in enumerate(BOLD.split(text)):
        found.append(part, style="bold" if place % 2 else "")
    return found
