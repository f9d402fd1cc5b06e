"""A lesson played along a way: what the learner does, with rivals that do what the lesson says."""

from collections.abc import Sequence

from arkwright import bots
from arkwright.lessons import guide, library, rival
from arkwright.lessons.guide import LessonNote
from arkwright.lessons.lesson import Lesson
from arkwright.play import ArkwrightError, Game

LEARNER = "Ada"
SEED = "7"


def all_lessons() -> list[Lesson]:
    return list(library.known().values())


class Played:
    """A lesson as it went: its game, and every note that was shown, once."""

    def __init__(self, lesson: Lesson, way: Sequence[str], name: str = "the way") -> None:
        self.lesson = lesson
        self.name = name
        self.notes: list[LessonNote] = []
        self.done: list[str] = []
        self.game: Game = lesson.begin(LEARNER)
        rivals = rival.Rival(lesson, bots.make(lesson.rivals.then, SEED))
        left = list(way)
        while not self.game.over and (left or self.game.seat != lesson.seat):
            if self.game.seat == lesson.seat:
                self.read()
                self.play(left.pop(0))
            else:
                self.game.play(rivals.choose(self.game.copy(), self.game.seat))
        self.read()

    def play(self, move: str) -> None:
        try:
            self.game.play(move)
        except ArkwrightError as error:
            raise AssertionError(f"{self.lesson.file}, {self.name}: {error}") from None

    def read(self) -> None:
        """Read the note, and confirm it until it waits for a move."""
        while True:
            note = guide.note(self.lesson, self.game, self.lesson.seat, self.done)
            if not self.notes or (note.says, note.own_way) != (
                self.notes[-1].says,
                self.notes[-1].own_way,
            ):
                self.notes.append(note)
            if not note.reads:
                return
            self.done.append(note.step)

    @property
    def now(self) -> LessonNote:
        return guide.note(self.lesson, self.game, self.lesson.seat, self.done)

    @property
    def steps(self) -> list[str]:
        """The steps that were reached."""
        return [reached.step for reached in self.now.reached]

    def said(self, step: str) -> LessonNote:
        """The note of a step."""
        return next(note for note in self.notes if note.step == step)


def ways(lesson: Lesson) -> list[tuple[str, tuple[str, ...]]]:
    """Every way that a lesson names, with what it is called."""
    return [
        ("the shown way", lesson.shown),
        *((f"other way {n}", way) for n, way in enumerate(lesson.others, 1)),
        *((f"wrong way {n}", way) for n, way in enumerate(lesson.wrong, 1)),
    ]


PLAYED: dict[tuple[str, str], Played] = {}


def played(lesson: Lesson, name: str) -> Played:
    """A lesson along one of its ways, which is played once."""
    key = f"{lesson.title}/{lesson.id}", name
    if key not in PLAYED:
        PLAYED[key] = Played(lesson, dict(ways(lesson))[name], name)
    return PLAYED[key]


def all_played(lesson: Lesson) -> list[Played]:
    return [played(lesson, name) for name, _ in ways(lesson)]
